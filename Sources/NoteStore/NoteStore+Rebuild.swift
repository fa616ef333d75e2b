import History
import NoteVocabulary
import SQLite

/// Deriving everything anew. Words of a single note may be missing or doubled after other programs
/// wrote; nothing of this reads the derived tables.
extension NoteStore {
  /// Makes the derived tables again from what is kept.
  package func deriveAnew(at now: Moment) throws(NoteStoreError) {
    try change(at: now) { () throws(NoteStoreError) in try asking(deriveAll) }
  }

  /// Whether the next transaction makes the derived tables anew.
  package func willDeriveAnew() throws(NoteStoreError) -> Bool {
    try asking(isDerivationOlder)
  }

  /// Whether a program derived the tables that derived less than this one.
  func isDerivationOlder() throws(SQLiteError) -> Bool {
    guard case .integer(let number) = try local("derivation") else { return true }
    return number < derivation.number
  }

  func deriveAll() throws(SQLiteError) {
    try Schema.remakeDerived(in: connection)
    var numbers: [Int64] = []
    let rows = try connection.rows("select n from note_key order by n")
    while try rows.next() { numbers.append(try rows.integer(0)) }
    try derive(numbers)
    try setLocal("derivation", to: .integer(derivation.number))
  }
}
