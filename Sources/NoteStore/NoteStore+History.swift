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

  /// Every version of a note with its value; texts come without theirs.
  package func revisions(of id: NoteID) throws(NoteStoreError) -> [Revision] {
    try asking { () throws(SQLiteError) in
      guard let n = try number(of: id) else { return [] }
      return try revisions(of: n)
    }
  }

  /// The text a version set; nothing if no such version is known here.
  package func text(ofVersion id: ContentID) throws(NoteStoreError) -> NoteText? {
    try asking { () throws(SQLiteError) in try text(keptAs: id) }
  }

  /// The text a note had before a version of it was written; nothing where that was the first.
  package func text(before id: ContentID) throws(NoteStoreError) -> NoteText? {
    try asking { () throws(SQLiteError) in
      let rows = try connection.rows(
        "select note, parents from version where id = ?", .blob(id.bytes))
      guard try rows.next() else { return nil }
      let parents = try ContentID.list(in: rows.blob(1))
      return try text(shownBy: parents, note: try rows.integer(0))
    }
  }

  /// What is kept of a note beside its text; nothing if there is no such note.
  package func present(of id: NoteID) throws(NoteStoreError) -> Present? {
    try asking { () throws(SQLiteError) in
      guard let n = try number(of: id) else { return nil }
      return Present(of: try revisions(of: n))
    }
  }
}
