import History
import NoteVocabulary
import SQLite

/// Writing what a note asks.
extension NoteStore {
  /// Writes the prompts of a note that has none, with what the answers to them add up to.
  func insertPrompts(
    _ n: Int64, _ note: KeptNote, _ places: [PromptPlace], after answers: [Answer]
  ) throws(SQLiteError) {
    let answers = Dictionary(grouping: answers, by: \.prompt)
    let hasWishes = note.present.hasWishes
    var occurrences: [ContentID: Int] = [:]
    for place in places {
      let first = place.key(in: note.id, occurrence: 0)
      let occurrence = occurrences[first, default: 0]
      occurrences[first] = occurrence + 1
      let key = occurrence == 0 ? first : place.key(in: note.id, occurrence: occurrence)
      try connection.run(
        """
        insert into prompt(
          note, key, kind, start, length, passage, reviews, lapses, suspended, flag)
        values (?, ?, ?, ?, ?, ?, 0, 0, 0, 0)
        """, .integer(n), .blob(key.bytes), .text(place.kind.rawValue),
        .integer(place.range.lowerBound), .integer(place.range.count), .integer(place.passage))
      if let answers = answers[key] {
        try write(derivation.schedule(key, answers.sorted()), for: key)
      }
      if hasWishes { try write(wishesOf: note.present, for: key) }
    }
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
}
