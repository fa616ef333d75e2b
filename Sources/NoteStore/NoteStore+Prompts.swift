import History
import NoteVocabulary
import SQLite

/// A prompt as the library knows it.
package struct KeptPrompt: Hashable, Sendable {
  package let key: ContentID
  package let note: NoteID
  package let kind: Prompt.Kind
  /// Its bytes in the text of the note.
  package let range: Range<Int>
  /// Equal for prompts of the note that give each other away.
  package let passage: Int
  /// Nothing for a new prompt: one never answered.
  package let schedule: PromptSchedule?
  package let isSuspended: Bool
  /// Not asked before this day.
  package let buried: Day?
  package let isFlagged: Bool
}

extension NoteStore {
  /// The prompts of notes outside the trash, in the order of the notes and their texts.
  package func prompts() throws(NoteStoreError) -> [KeptPrompt] {
    try asking { () throws(SQLiteError) in
      try prompts(
        in: connection.rows(
          NoteStore.selectPrompts("i.trashed is null") + " order by p.note, p.start"))
    }
  }

  /// The prompts of one note, in the order of its text.
  package func prompts(of note: NoteID) throws(NoteStoreError) -> [KeptPrompt] {
    try asking { () throws(SQLiteError) in
      try prompts(
        in: connection.rows(
          NoteStore.selectPrompts("k.id = ?") + " order by p.start", .text(note.digits)))
    }
  }

  /// The prompt with this key; nothing if no note asks it.
  package func prompt(_ key: ContentID) throws(NoteStoreError) -> KeptPrompt? {
    try asking { () throws(SQLiteError) in
      try prompts(in: connection.rows(NoteStore.selectPrompts("p.key = ?"), .blob(key.bytes))).first
    }
  }

  private static func selectPrompts(_ condition: String) -> String {
    """
    select p.key, k.id, p.kind, p.start, p.length, p.passage,
      p.due, p.stability, p.difficulty, p.reviewed, p.reviews, p.lapses,
      p.suspended, p.buried, p.flag
    from prompt p
    join note_key k on k.n = p.note
    join item i on i.n = p.note
    where \(condition)
    """
  }

  private func prompts(in rows: borrowing Rows) throws(SQLiteError) -> [KeptPrompt] {
    var prompts: [KeptPrompt] = []
    while try rows.next() {
      guard let key = ContentID(try rows.blob(0)), let note = NoteID(digits: try rows.string(1)),
        let kind = Prompt.Kind(rawValue: try rows.string(2)),
        case let start = Int(try rows.integer(3)), case let length = Int(try rows.integer(4)),
        case let known = 0...NoteText.countMax, known.contains(start), known.contains(length)
      else { throw SQLiteError.damage("a prompt is not in order") }
      prompts.append(
        KeptPrompt(
          key: key, note: note, kind: kind, range: start..<start + length,
          passage: Int(try rows.integer(5)), schedule: try schedule(in: rows),
          isSuspended: try rows.integer(12) == 1,
          buried: try rows.integerIfAny(13).map { Day(number: Int($0)) },
          isFlagged: try rows.integer(14) == 1))
    }
    return prompts
  }

  private func schedule(in rows: borrowing Rows) throws(SQLiteError) -> PromptSchedule? {
    guard let due = try rows.integerIfAny(6) else { return nil }
    return PromptSchedule(
      due: Day(number: Int(due)), stability: try rows.real(7), difficulty: try rows.real(8),
      reviewed: Day(number: Int(try rows.integer(9))), reviews: Int(try rows.integer(10)),
      lapses: Int(try rows.integer(11)))
  }
}
