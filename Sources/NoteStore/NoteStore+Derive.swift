import History
import NoteVocabulary
import SQLite

/// Writing what follows from a note into the derived tables.
extension NoteStore {
  /// Everything that follows from these notes, whose words are not in the index. The numbers
  /// ascend: out of order, FTS5 sorts in what it holds at each of them.
  func derive(_ numbers: [Int64]) throws(SQLiteError) {
    try derive(numbers) { words throws(SQLiteError) in
      for (n, words) in words { try insert(words, note: n) }
    }
  }

  /// The same with another place for the words, which come many notes at a time.
  func derive(
    _ numbers: [Int64], indexing index: ([(n: Int64, words: Words)]) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    var tags = ChangedTags()
    var waiting: [(n: Int64, words: Words)] = []
    var waitingBytes = 0
    for n in numbers {
      guard let note = try keptNote(n) else {
        try deriveNothing(n, tags: &tags)
        continue
      }
      let words = try derive(n, note, tags: &tags)
      waiting.append((n, words))
      waitingBytes += words.text.count
      guard waitingBytes > NewNotes.wordBytesMax else { continue }
      try index(waiting)
      waiting.removeAll()
      waitingBytes = 0
    }
    try index(waiting)
    try settle(tags)
  }

  /// Where there is no text there is no note, such as where its words were removed for good: only
  /// the library's own has something to say then.
  private func deriveNothing(_ n: Int64, tags: inout ChangedTags) throws(SQLiteError) {
    try connection.run("delete from item where n = ?", .integer(n))
    try connection.run("delete from conflict where note = ?", .integer(n))
    try connection.run("delete from book where note = ?", .integer(n))
    try connection.run("delete from prompt where note = ?", .integer(n))
    try deleteTags(n, changed: &tags)
    if try id(ofNumber: n) == .library {
      try deriveFolders(Present(of: try revisions(of: n)))
    }
  }

  /// Everything that follows from a note but its words; gives those.
  private func derive(
    _ n: Int64, _ note: KeptNote, tags: inout ChangedTags
  ) throws(SQLiteError) -> Words {
    let derived = derivation.reading(note)
    try writeItem(n, note, title: derived.title)
    try writeConflict(n, note)
    try writeBook(n, derived.book)
    try writeTags(n, note, derived.tags, changed: &tags)
    try connection.run("delete from prompt where note = ?", .integer(n))
    try insertPrompts(
      n, note, derived.prompts, after: derived.prompts.isEmpty ? [] : try countingAnswers(of: n))
    return derived.words
  }

  private func writeItem(_ n: Int64, _ note: KeptNote, title: String) throws(SQLiteError) {
    try connection.run("delete from item where n = ?", .integer(n))
    try insertItem(n, note, title: title)
  }

  func insertItem(_ n: Int64, _ note: KeptNote, title: String) throws(SQLiteError) {
    let present = note.present
    try connection.run(
      """
      insert into item(n, title, folder, pinned, created, modified, trashed, text)
      values (?, ?, ?, ?, ?, ?, ?, ?)
      """, .integer(n), .text(title), .textIfAny(present.folder),
      .integer(present.isPinned ? 1 : 0), .text(present.created.utc),
      .text(present.modified.utc), .textIfAny(present.trashed?.utc),
      note.standsInBody ? .null : .text(note.text.bytes))
  }

  private func writeConflict(_ n: Int64, _ note: KeptNote) throws(SQLiteError) {
    try connection.run("delete from conflict where note = ?", .integer(n))
    guard note.isInConflict else { return }
    try connection.run(
      "insert into conflict(note, field, heads) values (?, ?, ?)", .integer(n),
      .text(Field.text.name), .blob(note.present.textHeads.flatMap(\.id.bytes)))
  }

  private func writeBook(_ n: Int64, _ book: Book?) throws(SQLiteError) {
    try connection.run("delete from book where note = ?", .integer(n))
    try insertBook(n, book)
  }

  func insertBook(_ n: Int64, _ book: Book?) throws(SQLiteError) {
    guard let book else { return }
    try connection.run(
      "insert into book(note, title, author, year, status) values (?, ?, ?, ?, ?)",
      .integer(n), .text(book.title), .textIfAny(book.author), .integerIfAny(book.year),
      .textIfAny(book.status))
  }

  /// Which folders there are: fields of the library's own note.
  private func deriveFolders(_ present: Present) throws(SQLiteError) {
    try connection.run("delete from folder")
    for (field, heads) in present.heads {
      guard let path = field.name(after: "folder"), heads.last?.value?.isTrue ?? false else {
        continue
      }
      try connection.run("insert or ignore into folder(name) values (?)", .text(path))
    }
  }
}
