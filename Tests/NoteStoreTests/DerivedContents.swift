import SQLite
import TestSupport

extension TestLibrary {
  /// Everything in the derived tables, without the numbers that are this file's own, and without the
  /// columns named.
  func derived(without columns: Set<String> = []) throws -> [String] {
    var lines: [String] = []
    let connection = try Connection(to: folder.bytes("library"), .reading)
    try connection.script(
      "create virtual table temp.places using fts5vocab(main, note_words, instance)")
    for (name, sql) in TestLibrary.derivedTables {
      let rows = try connection.rows(sql)
      while try rows.next() {
        var line = name
        for column in 0..<rows.columnCount where !columns.contains(rows.name(column)) {
          line += " \(rows.cell(column))"
        }
        lines.append(line)
      }
    }
    return lines.sorted()
  }

  private static let derivedTables: [(name: String, sql: String)] = [
    ("item", "select * from item"), ("book", "select * from book"),
    ("folder", "select * from folder"), ("conflict", "select * from conflict"),
    (
      "tag",
      """
      select t.name, t.folded, p.folded, t.notes, t.oldest, t.since
      from tag t left join tag p on p.t = t.parent
      """
    ),
    (
      "item_tag",
      "select t.folded, x.note, x.name, x.in_text, x.by_hand from item_tag x join tag t on t.t = x.tag"
    ),
    ("note_branch", "select t.folded, x.note from note_branch x join tag t on t.t = x.tag"),
    (
      "prompt",
      """
      select note, key, kind, start, length, passage, due, stability, difficulty, reviewed,
        reviews, lapses, suspended, buried, flag from prompt
      """
    ),
    ("words", "select term, doc, col, offset from temp.places"),
  ]
}
