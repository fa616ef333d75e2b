import History
import NoteVocabulary
import SQLite

/// Deriving everything anew. Words of a single note may be missing or doubled after other programs
/// wrote; nothing of this reads the derived tables.
extension NoteStore {
  /// Makes the derived tables again from what is kept.
  package func deriveAnew() throws(NoteStoreError) {
    try connection.transaction(refused: NoteStoreError.init) { () throws(NoteStoreError) in
      try asking(deriveAll)
    }
  }

  func deriveAnewIfOlder() throws(SQLiteError) {
    guard case .integer(let number) = try local("derivation"), number >= derivation.number else {
      try deriveAll()
      return
    }
  }

  private func deriveAll() throws(SQLiteError) {
    try Schema.remakeDerived(in: connection)
    var tags = ChangedTags()
    var last: Int64 = 0
    while case .integer(let n) = try connection.cell(
      "select n from note_key where n > ? order by n limit 1", .integer(last))
    {
      last = n
      guard let note = try keptNote(n) else {
        try deriveLibrary(n)
        continue
      }
      try insert(try derive(n, note, tags: &tags), note: n)
    }
    try settle(tags)
    try setLocal("derivation", to: .integer(derivation.number))
  }
}
