import SQLite

/// The rows that are found on the pages of a damaged library, told apart by what they look like:
/// nobody knows any more which table they belong to. They wait in temporary tables of the library
/// that is made of them.
///
///     page rows ──► a version? a text? a name? ──► found_version, found_body, found_note …
///
/// A row may be found more than once, also as it was before a change. Whatever fits its id is right.
enum FoundRows {
  /// What tells the rows of a table, or the entries of an index.
  struct Shape: Sendable {
    let table: String
    let columns: String
    let columnCount: Int
    /// The statement that keeps such a row.
    let insert: String
    let isIndex: Bool
    let looksSo: @Sendable ([Cell]) -> Bool

    init(
      table: String, columns: String, isIndex: Bool,
      looksSo: @escaping @Sendable ([Cell]) -> Bool
    ) {
      self.table = table
      self.columns = columns
      self.isIndex = isIndex
      self.looksSo = looksSo
      columnCount = columns.split(separator: ",").count
      let places = Array(repeating: "?", count: columnCount).joined(separator: ", ")
      insert = "insert into temp.\(table) values (\(places))"
    }
  }

  static let shapes: [Shape] = [
    Shape(
      table: "found_version",
      columns:
        "seq integer, id blob, note integer, field text, parents blob, seen blob, time integer, "
        + "author integer, reason text, value any, back_of integer, back any, hash blob",
      isIndex: false
    ) { cells in
      cells.count >= 13 && cells[0] == .null && cells[1].isID && cells[2].isInteger
        && cells[3].isText && cells[4].isIDs && cells[5].isIDs && cells[6].isInteger
        && cells[7].isInteger && cells[8].isText && (cells[10].isInteger || cells[10] == .null)
    },
    Shape(
      table: "found_body", columns: "note integer, head integer, text text", isIndex: false
    ) { cells in
      cells.count == 3 && cells[0] == .null && cells[1].isInteger && cells[2].isText
    },
    Shape(table: "found_note", columns: "n integer, id text", isIndex: false) { cells in
      cells.count == 2 && cells[0] == .null && cells[1].isNoteName
    },
    Shape(table: "found_author", columns: "a integer, id blob", isIndex: false) { cells in
      cells.count == 2 && cells[0] == .null && cells[1].isID
    },
    Shape(
      table: "found_review",
      columns: "seq integer, id blob, note integer, prompt blob, time integer, author integer, "
        + "grade integer, day integer, took integer",
      isIndex: false
    ) { cells in
      cells.count == 9 && cells[0] == .null && cells[1].isID && cells[2].isInteger && cells[3].isID
        && cells[4...].allSatisfy(\.isInteger)
    },
    Shape(
      table: "found_mark",
      columns: "seq integer, id blob, kind text, time integer, author integer, content blob",
      isIndex: false
    ) { cells in
      cells.count == 6 && cells[0] == .null && cells[1].isID && cells[2].isText
        && cells[3].isInteger && cells[4].isInteger && cells[5].isBlob
    },
    Shape(
      table: "found_item",
      columns: "n integer, title text, folder text, pinned integer, created text, modified text, "
        + "trashed text, text text",
      isIndex: false
    ) { cells in
      cells.count == 8 && cells[0] == .null && cells[1].isText && cells[3].isInteger
        && cells[4].isText && cells[5].isText
    },
    // The entries of indexes end with the number of their row: they know names that are lost.
    Shape(table: "found_pair", columns: "id blob, number integer", isIndex: true) { cells in
      cells.count == 2 && cells[0].isID && cells[1].isInteger
    },
    Shape(table: "found_name", columns: "id text, n integer", isIndex: true) { cells in
      cells.count == 2 && cells[0].isNoteName && cells[1].isInteger
    },
    Shape(table: "found_place", columns: "note integer, field text, seq integer", isIndex: true) {
      cells in
      cells.count == 3 && cells[0].isInteger && cells[1].isText && cells[2].isInteger
    },
    Shape(table: "found_local", columns: "key text, value any", isIndex: true) { cells in
      cells.count == 2 && (cells[0] == "library" || cells[0] == "replica") && cells[1].isID
    },
  ]

  static func makeTables(in connection: borrowing Connection) throws(SQLiteError) {
    for shape in shapes {
      try connection.script("create table temp.\(shape.table)(\(shape.columns)) strict")
    }
    try connection.script(
      "create table temp.saved_text(seq integer primary key, text text not null) strict")
  }

  /// Keeps a row, if it looks like one of ours.
  static func take(
    _ row: PageRows.Row, into connection: borrowing Connection
  ) throws(SQLiteError) {
    guard
      let shape = shapes.first(where: { shape in
        shape.isIndex == (row.number == nil) && shape.looksSo(row.cells)
      })
    else { return }
    var cells = row.cells
    if let number = row.number { cells[0] = .integer(number) }
    do throws(SQLiteError) {
      let rows = try connection.rows(
        shape.insert, binding: Array(cells.prefix(shape.columnCount)))
      while try rows.next() {}
    } catch {
      // A column of another type: it was no row of ours.
      guard error.reason == .constraint else { throw error }
    }
  }

  /// Sorts what was found, for looking it up.
  static func makeIndexes(in connection: borrowing Connection) throws(SQLiteError) {
    try connection.script(
      """
      create index temp.found_version_note on found_version(note, seq);
      create index temp.found_body_note on found_body(note);
      create index temp.found_pair_number on found_pair(number);
      create index temp.found_place_note on found_place(note);
      create index temp.found_item_n on found_item(n);
      insert into temp.found_note(n, id) select n, id from temp.found_name;
      create index temp.found_note_n on found_note(n);
      create index temp.found_author_a on found_author(a);
      """)
  }
}

extension Cell {
  fileprivate var isInteger: Bool { if case .integer = self { true } else { false } }
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
  fileprivate var isBlob: Bool { if case .blob = self { true } else { false } }
  fileprivate var isID: Bool {
    if case .blob(let bytes) = self { bytes.count == 16 } else { false }
  }
  fileprivate var isIDs: Bool {
    if case .blob(let bytes) = self { bytes.count % 16 == 0 } else { false }
  }
  fileprivate var isNoteName: Bool {
    guard case .text(let bytes) = self, bytes.count == 32 else { return false }
    return bytes.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
