import History
import NoteVocabulary
import SQLite

/// The versions of one note that are saved. They are found from the last to the first and written from
/// the first to the last; meanwhile their texts wait on the disk.
struct SavedVersions {
  private let store: NoteStore
  private var found: [SavedVersion] = []
  private(set) var hasText: Bool = false

  init(in store: NoteStore) { self.store = store }

  var count: Int { found.count }

  mutating func add(_ saved: SavedVersion) throws(SQLiteError) {
    guard case .text(let text) = saved.value else {
      found.append(saved)
      return
    }
    hasText = true
    try store.connection.run(
      "insert into temp.saved_text(seq, text) values (?, ?)", .integer(saved.seq), .text(text))
    found.append(SavedVersion(seq: saved.seq, version: saved.version, value: .text([])))
  }

  /// Writes them. A parent that is lost is marked as such: nobody has to wait for it.
  func write(_ lastTime: inout Int64) throws(SQLiteError) {
    let known = Set(found.map(\.version.id))
    for saved in found.reversed() {
      let n = try store.numberMade(for: saved.version.note)
      switch saved.value {
      case .text:
        guard
          case .text(let text) = try store.connection.cell(
            "select text from temp.saved_text where seq = ?", .integer(saved.seq))
        else { throw SQLiteError.damage("a saved text is gone") }
        try store.insert(saved.version, text: NoteText(text), note: n)
      case .value(let value): try store.insert(saved.version, value, note: n)
      case .dropped(let hash):
        try store.insertRow(saved.version, .null, note: n)
        try store.connection.run(
          "update version set hash = ? where id = ?", .blob(hash), .blob(saved.version.id.bytes))
      }
      lastTime = max(lastTime, saved.version.time.bits)
      for parent in saved.version.parents where !known.contains(parent) {
        try store.insert(
          Mark(.lost, parent.bytes, at: saved.version.time, by: saved.version.author))
      }
    }
    try store.connection.run("delete from temp.saved_text")
  }
}
