import History
import SQLite

/// The rows that hold the texts of one note. The text of the newest head stands in `body`, in full,
/// and is changed in place; the version that comes after another keeps the way back to it.
///
///     version   1        2        3           text of 2 = text of 3, gone back by 3's way
///     back      –    ◄── to 1 ◄── to 2        text of 1 = that, gone back by 2's way
///     body                        text of 3
///
/// A version that comes from elsewhere and is not the newest has its text in `value`, until one
/// comes that replaces it. So every text stands in full in one place, or a later row leads back to
/// it.
struct TextRows {
  private let store: NoteStore
  private let body: KeptText?
  /// The row that leads back to each row.
  private let leading: [Int64: Int64]

  init(of n: Int64, in store: NoteStore) throws(SQLiteError) {
    self.store = store
    body = try store.body(of: n)
    var leading: [Int64: Int64] = [:]
    let rows = try store.connection.rows(
      """
      select back_of, seq from version
      where note = ? and field = 'text' and back_of is not null
      """, .integer(n))
    while try rows.next() { leading[try rows.integer(0)] = try rows.integer(1) }
    self.leading = leading
  }

  /// The text of a version; nothing if it is not known here, or was dropped for good.
  func text(of id: ContentID) throws(SQLiteError) -> [UInt8]? {
    let rows = try store.connection.rows(
      "select seq, hash is not null from version where id = ? and field = 'text'", .blob(id.bytes))
    guard try rows.next(), try rows.integer(1) == 0 else { return nil }
    return try text(ofRow: rows.integer(0))
  }

  func text(ofRow wanted: Int64) throws(SQLiteError) -> [UInt8] {
    // The ways from the first text that stands in full, the last one first.
    var ways: [[UInt8]] = []
    var place = wanted
    while true {
      if let body, body.row == place { return try TextRows.text(ways, from: body.text) }
      if case .text(let full) = try store.connection.cell(
        "select value from version where seq = ?", .integer(place))
      {
        return try TextRows.text(ways, from: full)
      }
      // Later rows lead back to earlier ones, so this comes to an end.
      guard let next = leading[place], next > place else {
        throw SQLiteError.damage("a text has no later one to lean on")
      }
      switch try store.connection.cell("select back from version where seq = ?", .integer(next)) {
      case .text(let full)?: return try TextRows.text(ways, from: full)
      case .blob(let way)?: ways.append(way)
      case .null?, .integer?, .real?, nil: throw SQLiteError.damage("a way back is not in order")
      }
      place = next
    }
  }

  private static func text(_ ways: [[UInt8]], from full: [UInt8]) throws(SQLiteError) -> [UInt8] {
    var text = full
    for way in ways.reversed() {
      guard let before = BackDelta.text(before: text, by: way) else {
        throw SQLiteError.damage("a way back does not fit")
      }
      text = before
    }
    return text
  }
}

/// A text that stands in full.
struct KeptText {
  /// The row of the version whose text it is.
  let row: Int64
  let text: [UInt8]
  /// Whether this row leads back to another.
  var leadsBack: Bool = false
}

extension NoteStore {
  /// What stands in `body` for a note.
  func body(of n: Int64) throws(SQLiteError) -> KeptText? {
    let rows = try connection.rows("select head, text from body where note = ?", .integer(n))
    guard try rows.next() else { return nil }
    return KeptText(row: try rows.integer(0), text: try rows.text(1))
  }
}
