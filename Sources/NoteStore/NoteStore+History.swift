import History
import NoteVocabulary
import SQLite

/// Looking back.
extension NoteStore {
  /// Every version of a note, in order.
  package func versions(of id: NoteID) throws(NoteStoreError) -> [Version] {
    try asking { () throws(SQLiteError) in
      guard let n = try number(of: id) else { return [] }
      return try revisions(of: n).map(\.version).sorted()
    }
  }

  /// The text a version set; nothing if no such version is known here.
  package func text(ofVersion id: ContentID) throws(NoteStoreError) -> NoteText? {
    try asking { () throws(SQLiteError) in try text(keptAs: id) }
  }

  /// What is kept of a note beside its text; nothing if there is no such note.
  package func present(of id: NoteID) throws(NoteStoreError) -> Present? {
    try asking { () throws(SQLiteError) in
      guard let n = try number(of: id) else { return nil }
      return Present(of: try revisions(of: n))
    }
  }
}
