import History
import NoteVocabulary
import SQLite

/// Writing what follows from a note into the derived tables.
extension NoteStore {
  /// So many bytes of words are gathered before they go into the index. FTS5 sorts in what it holds
  /// whenever a statement of another kind needs to be undone as a whole, and that is most of them:
  /// word by word in between, an import takes three times as long.
  private static let wordBytesMax = 4 << 20

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
      guard waitingBytes > NoteStore.wordBytesMax else { continue }
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
    try connection.run("delete from book where note = ?", .integer(n))
    try connection.run("delete from prompt where note = ?", .integer(n))
    try writeTags(n, [], isLive: false, changed: &tags)
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
    try writeBook(n, derived.book)
    try writeTags(n, derived.tags, isLive: note.present.trashed == nil, changed: &tags)
    try writePrompts(n, note, derived.prompts)
    return derived.words
  }

  private func writeItem(_ n: Int64, _ note: KeptNote, title: String) throws(SQLiteError) {
    let present = note.present
    try connection.run(
      """
      insert or replace into item(n, title, folder, pinned, created, modified, trashed)
      values (?, ?, ?, ?, ?, ?, ?)
      """, .integer(n), .text(title), .textIfAny(present.folder),
      .integer(present.isPinned ? 1 : 0), .text(present.created.utc),
      .text(present.modified.utc), .textIfAny(present.trashed?.utc))
  }

  private func writeBook(_ n: Int64, _ book: Book?) throws(SQLiteError) {
    guard let book else {
      try connection.run("delete from book where note = ?", .integer(n))
      return
    }
    try connection.run(
      "insert or replace into book(note, title, author, year, status) values (?, ?, ?, ?, ?)",
      .integer(n), .text(book.title), .textIfAny(book.author), .integerIfAny(book.year),
      .textIfAny(book.status))
  }

  private func writePrompts(
    _ n: Int64, _ note: KeptNote, _ places: [PromptPlace]
  ) throws(SQLiteError) {
    try connection.run("delete from prompt where note = ?", .integer(n))
    guard !places.isEmpty else { return }
    let answers = Dictionary(grouping: try countingAnswers(of: n), by: \.prompt)
    var occurrences: [ContentID: Int] = [:]
    for place in places {
      let first = place.key(in: note.id, occurrence: 0)
      let occurrence = occurrences[first, default: 0]
      occurrences[first] = occurrence + 1
      let key = place.key(in: note.id, occurrence: occurrence)
      let schedule = derivation.schedule(key, answers[key, default: []].sorted())
      try insertPrompt(key, at: place, note: n)
      if schedule != nil { try write(schedule, for: key) }
      if note.present.hasWishes { try write(wishesOf: note.present, for: key) }
    }
  }

  private func insertPrompt(
    _ key: ContentID, at place: PromptPlace, note n: Int64
  ) throws(SQLiteError) {
    try connection.run(
      """
      insert into prompt(note, key, kind, start, length, passage, reviews, lapses, suspended, flag)
      values (?, ?, ?, ?, ?, ?, 0, 0, 0, 0)
      """, .integer(n), .blob(key.bytes), .text(place.kind.rawValue),
      .integer(place.range.lowerBound), .integer(place.range.count), .integer(place.passage))
  }

  func write(_ schedule: PromptSchedule?, for key: ContentID) throws(SQLiteError) {
    try connection.run(
      """
      update prompt
      set due = ?, stability = ?, difficulty = ?, reviewed = ?, reviews = ?, lapses = ?
      where key = ?
      """, .integerIfAny(schedule?.due.number), .realIfAny(schedule?.stability),
      .realIfAny(schedule?.difficulty), .integerIfAny(schedule?.reviewed.number),
      .integer(schedule?.reviews ?? 0), .integer(schedule?.lapses ?? 0), .blob(key.bytes))
  }

  func write(wishesOf present: Present, for key: ContentID) throws(SQLiteError) {
    let buried: Cell =
      if case .number(let day) = present.wish(.buried, for: key) { .integer(day) } else { .null }
    try connection.run(
      "update prompt set suspended = ?, buried = ?, flag = ? where key = ?",
      .integer(present.wish(.suspended, for: key) == nil ? 0 : 1), buried,
      .integer(present.wish(.flag, for: key) == nil ? 0 : 1), .blob(key.bytes))
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
