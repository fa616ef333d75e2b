import NoteVocabulary
import SQLite

/// The index of words. FTS5 keeps no text of its own here, so whoever takes words out must say
/// exactly which were put in: they are worked out again from what is kept.
extension NoteStore {
  func insert(_ words: Words, note n: Int64) throws(SQLiteError) {
    try connection.run(
      "insert into note_words(rowid, title, tags, book, author, text) values (?, ?, ?, ?, ?, ?)",
      .integer(n), .text(words.title), .text(words.tags), .text(words.book),
      .text(words.author), .text(words.text))
  }

  func delete(_ words: Words, note n: Int64) throws(SQLiteError) {
    try connection.run(
      """
      insert into note_words(note_words, rowid, title, tags, book, author, text)
      values ('delete', ?, ?, ?, ?, ?, ?)
      """, .integer(n), .text(words.title), .text(words.tags), .text(words.book),
      .text(words.author), .text(words.text))
  }

  /// Words that stand side by side: one as a rule; several where an alphabet writes no spaces, and
  /// between quotation marks.
  package struct Phrase: Hashable, Sendable {
    let words: [String]
    let part: Query.Part?
    let isBeginning: Bool

    /// Nothing without words. `isBeginning` finds whatever begins with the last word.
    package init?(_ words: [String], in part: Query.Part? = nil, isBeginning: Bool = false) {
      guard !words.isEmpty else { return nil }
      self.words = words
      self.part = part
      self.isBeginning = isBeginning
    }

    /// As FTS5 reads it: whatever stands between quotation marks is a word to it.
    var match: String {
      let quoted = words.joined(separator: " ").split(separator: "\"").joined(separator: " ")
      let column = part.map { "\($0.rawValue) : " } ?? ""
      return "\(column)\"\(quoted)\"" + (isBeginning ? "*" : "")
    }
  }

  /// The notes outside the trash that hold every phrase and have every tag, given folded, or one
  /// below it: pinned ones first, then the best matches, or without phrases those changed last.
  package func notes(
    holding phrases: [Phrase], tagged tags: [String], countMax: Int
  ) throws(NoteStoreError) -> [Note] {
    let found = try numbers(holding: phrases, tagged: tags, countMax: countMax)
    return try asking { () throws(SQLiteError) in try notes(numbered: found) }
  }

  /// The same, by the numbers that this file has for them: all of a large library fit into memory.
  package func numbers(
    holding phrases: [Phrase], tagged tags: [String], countMax: Int
  ) throws(NoteStoreError) -> [Int64] {
    // Beside `match`, a note's tags must be looked up one by one: `in (select …)` is many times
    // slower.
    let isTagged = """
      exists (
        select 1 from note_branch x join tag t on t.t = x.tag where x.note = i.n and t.folded = ?)
      """
    let conditions = ["i.trashed is null"] + tags.map { _ in isTagged }
    let wanted = conditions.joined(separator: " and ")
    let tagCells = tags.map { Cell.text($0) }
    return try asking { () throws(SQLiteError) in
      guard !phrases.isEmpty else {
        return try numbers(
          """
          select i.n from item i where \(wanted)
          order by i.pinned desc, i.modified desc, i.n desc limit ?
          """, tagCells + [.integer(countMax)])
      }
      let match = Cell.text(phrases.map { "(\($0.match))" }.joined(separator: " AND "))
      return try numbers(
        """
        select i.n
        from note_words
        join item i on i.n = note_words.rowid
        where note_words match ? and \(wanted)
        order by i.pinned desc, bm25(note_words, 8, 4, 4, 4, 1), i.n desc
        limit ?
        """, [match] + tagCells + [.integer(countMax)])
    }
  }
}
