import SQLite

/// What stands for a note in the tables that other programs write through the views.
struct OutsideRow {
  /// Null where it is the text that is kept.
  let text: Cell
  let folder: Cell
  let pinned: Cell
  let created: Cell
  let trashed: Cell
  /// Those set by hand.
  let tags: [Cell]

  /// The row of a note; nothing where it was deleted. Tables that have lost their columns count as
  /// damage.
  static func row(
    _ n: Int64, in connection: borrowing Connection
  ) throws(SQLiteError) -> OutsideRow? {
    do throws(SQLiteError) {
      return try OutsideRow(of: n, in: connection)
    } catch {
      throw error.reason == .other ? .damage(error.message) : error
    }
  }

  private init?(of n: Int64, in connection: borrowing Connection) throws(SQLiteError) {
    let rows = try connection.rows(
      "select text, folder, pinned, created, trashed from item where n = ?", .integer(n))
    guard try rows.next() else { return nil }
    text = rows.cell(0)
    folder = rows.cell(1)
    pinned = rows.cell(2)
    created = rows.cell(3)
    trashed = rows.cell(4)
    var tags: [Cell] = []
    let tagRows = try connection.rows(
      "select name from item_tag where note = ? and by_hand = 1", .integer(n))
    while try tagRows.next() { tags.append(tagRows.cell(0)) }
    self.tags = tags
  }
}

extension Cell {
  /// The text; nothing where it is none, or not UTF-8.
  var string: String? {
    if case .text(let bytes) = self { String(validating: bytes, as: UTF8.self) } else { nil }
  }

  /// Something to show, however long and whatever it is.
  var shown: String {
    switch self {
    case .null: "nothing"
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let bytes): String(String(decoding: bytes.prefix(320), as: UTF8.self).prefix(80))
    case .blob(let bytes): "\(bytes.count) bytes"
    }
  }
}
