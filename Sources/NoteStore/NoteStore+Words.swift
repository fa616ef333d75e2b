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
    let isBeginning: Bool

    /// Nothing without words. `isBeginning` finds whatever begins with the last word.
    package init?(_ words: [String], isBeginning: Bool = false) {
      guard !words.isEmpty else { return nil }
      self.words = words
      self.isBeginning = isBeginning
    }

    /// As FTS5 reads it: whatever stands between quotation marks is a word to it.
    var match: String {
      let quoted = words.joined(separator: " ").split(separator: "\"").joined(separator: " ")
      return "\"\(quoted)\"" + (isBeginning ? "*" : "")
    }
  }

  /// The notes outside the trash that hold every phrase: pinned ones first, then the best matches.
  package func notes(
    holding phrases: [Phrase], countMax: Int
  ) throws(NoteStoreError) -> [Note] {
    guard !phrases.isEmpty else { return [] }
    return try asking { () throws(SQLiteError) in
      var numbers: [Int64] = []
      let rows = try connection.rows(
        """
        select i.n
        from note_words
        join item i on i.n = note_words.rowid
        where note_words match ? and i.trashed is null
        order by i.pinned desc, bm25(note_words, 8, 4, 4, 4, 1), i.n desc
        limit ?
        """, .text(phrases.map(\.match).joined(separator: " ")), .integer(countMax))
      while try rows.next() { numbers.append(try rows.integer(0)) }
      return try notes(numbered: numbers)
    }
  }
}
