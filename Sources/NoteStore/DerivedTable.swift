/// A derived table, and what of its rows follows from what is kept: numbers that are this file's
/// own do not, and are replaced by what they stand for.
struct DerivedTable: Hashable, Sendable {
  let name: String
  /// The rows; `$` stands for the schema. The first column is the number of a note, or null.
  let rows: String

  /// All but the index of words, whose rows are words.
  static let all: [DerivedTable] = [
    DerivedTable(
      name: "item",
      rows: "select n, title, folder, pinned, created, modified, trashed, text from $.item"),
    DerivedTable(name: "conflict", rows: "select note, field, heads from $.conflict"),
    DerivedTable(
      name: "tag",
      // What other programs make up is theirs until it is taken up.
      rows: """
        select null, t.name, t.folded, p.folded, t.notes, t.oldest, t.since
        from $.tag t
        left join $.tag p on p.t = t.parent
        where substr(t.folded, 1, 1) <> char(1) or not exists (select 1 from main.outside_edit)
        """),
    DerivedTable(
      name: "item_tag",
      rows: """
        select x.note, t.folded, x.name, x.in_text, x.by_hand
        from $.item_tag x
        left join $.tag t on t.t = x.tag
        """),
    DerivedTable(
      name: "note_branch",
      rows: """
        select x.note, t.folded
        from $.note_branch x
        left join $.tag t on t.t = x.tag
        """),
    DerivedTable(name: "folder", rows: "select null, cast(name as blob) from $.folder"),
    DerivedTable(name: "book", rows: "select note, title, author, year from $.book"),
    DerivedTable(
      name: "prompt",
      rows: """
        select note, key, kind, start, length, passage, due, stability, difficulty, reviewed,
          reviews, lapses, suspended, buried, flag
        from $.prompt
        """),
  ]

  /// The rows that stand in one schema and not in another.
  func rows(in schema: String, notIn other: String) -> String {
    let here = rows.replacing("$.", with: schema + ".")
    let there = rows.replacing("$.", with: other + ".")
    return "\(here) except \(there)"
  }
}

extension String {
  fileprivate func replacing(_ mark: String, with word: String) -> String {
    var result = ""
    var rest = self[...]
    while let place = rest.firstIndex(of: "$"), rest[place...].hasPrefix(mark) {
      result += rest[..<place] + word
      rest = rest[place...].dropFirst(mark.count)
    }
    return result + rest
  }
}
