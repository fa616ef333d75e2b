import NoteVocabulary
import SQLite

/// Filling a library that is empty, or nearly.
///
/// An index of many notes is made faster, and takes less room, from all of them at once than note
/// by note; and words are sorted faster in a few large pieces.
extension NoteStore {
  /// The indexes that can wait.
  private static let lateIndexes: [Schema.Object] = Schema.indexes(
    of: ["note_key", "version", "item", "item_tag", "note_branch", "prompt"])

  /// Memory for pages and for words, beyond what a command usually has.
  private static let fillingCacheKB = 24_000
  private static let fillingWordBytes = 24 << 20

  func noteCount() throws(SQLiteError) -> Int {
    guard case .integer(let count) = try connection.cell("select count(*) from note_key") else {
      return 0
    }
    return Int(count)
  }

  func beginFilling() throws(SQLiteError) -> Set<NoteID> {
    var ids: Set<NoteID> = []
    let rows = try connection.rows("select id from note_key")
    while try rows.next() {
      if let id = NoteID(digits: try rows.string(0)) { ids.insert(id) }
    }
    for index in NoteStore.lateIndexes { try connection.run("drop index \(index.name)") }
    try connection.script("pragma cache_size = -\(NoteStore.fillingCacheKB)")
    try setWords("hashsize", to: NoteStore.fillingWordBytes)
    // Pieces are not merged while more come.
    try setWords("automerge", to: 0)
    return ids
  }

  func endFilling() throws(SQLiteError) {
    for index in NoteStore.lateIndexes { try connection.run(index.sql) }
    try setWords("hashsize", to: 8 << 20)
    try setWords("automerge", to: 4)
    try connection.script("pragma cache_size = -8000")
  }

  private func setWords(_ option: String, to value: Int) throws(SQLiteError) {
    try connection.run(
      "insert into note_words(note_words, rank) values (?, ?)", .text(option), .integer(value))
  }
}
