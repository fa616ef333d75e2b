import History
import NoteVocabulary
import SQLite

/// Answers to prompts. One is never taken out: a mark says that it does not count.
extension NoteStore {
  /// How many marks may undo each other in turn: more than a reader would ever press keys.
  static let undoneDepthMax = 1000

  /// Keeps an answer, and gives it.
  package func record(
    _ grade: Grade, to prompt: ContentID, of note: NoteID, on day: Day,
    taking milliseconds: Int64, at now: Moment
  ) throws(NoteStoreError) -> Answer {
    try change(at: now) { () throws(NoteStoreError) in
      try asking { () throws(SQLiteError) in
        let answer = Answer(
          to: prompt, of: note, grade: grade, on: day, taking: milliseconds,
          at: try nextStamp(at: now), by: replica)
        let n = try numberMade(for: note)
        try connection.run(
          """
          insert into review(id, note, prompt, time, author, grade, day, took)
          values (?, ?, ?, ?, ?, ?, ?, ?)
          """, .blob(answer.id.bytes), .integer(n), .blob(prompt.bytes),
          .integer(answer.time.bits), .integer(try numberMade(for: replica)),
          .integer(grade.rawValue), .integer(day.number), .integer(milliseconds))
        try deriveSchedule(of: prompt, note: n)
        return answer
      }
    }
  }

  /// Makes an answer, or a mark, not count. Gives the mark that says so.
  package func undo(
    _ id: ContentID, on prompt: ContentID, of note: NoteID, at now: Moment
  ) throws(NoteStoreError) -> Mark {
    try change(at: now) { () throws(NoteStoreError) in
      try asking { () throws(SQLiteError) in
        let mark = Mark(.undone, id.bytes, at: try nextStamp(at: now), by: replica)
        try insert(mark)
        try deriveSchedule(of: prompt, note: try numberMade(for: note))
        return mark
      }
    }
  }

  func insert(_ mark: Mark) throws(SQLiteError) {
    try connection.run(
      "insert or ignore into mark(id, kind, time, author, content) values (?, ?, ?, ?, ?)",
      .blob(mark.id.bytes), .text(mark.kind.name), .integer(mark.time.bits),
      .integer(try numberMade(for: mark.author)), .blob(mark.content))
  }

  /// The answers of a day that count, in order.
  package func answers(on day: Day) throws(NoteStoreError) -> [Answer] {
    try asking { () throws(SQLiteError) in
      try countingAnswers(
        in: connection.rows(NoteStore.selectAnswers("r.day = ?"), .integer(day.number)))
    }
  }

  /// Whether a prompt was answered on an earlier day.
  package func wasAnswered(
    _ prompt: ContentID, of note: NoteID, before day: Day
  ) throws(NoteStoreError) -> Bool {
    try asking { () throws(SQLiteError) in
      guard let n = try number(of: note) else { return false }
      return try countingAnswers(of: n).contains { $0.prompt == prompt && $0.day < day }
    }
  }

  /// The answers to the prompts of a note that count, in order.
  func countingAnswers(of n: Int64) throws(SQLiteError) -> [Answer] {
    try countingAnswers(
      in: connection.rows(NoteStore.selectAnswers("r.note = ?"), .integer(n)))
  }

  private static func selectAnswers(_ condition: String) -> String {
    """
    select r.id, r.prompt, r.grade, r.day, r.took, r.time, a.id, k.id
    from review r
    join author a on a.a = r.author
    join note_key k on k.n = r.note
    where \(condition)
    """
  }

  private func countingAnswers(in rows: borrowing Rows) throws(SQLiteError) -> [Answer] {
    var answers: [Answer] = []
    while try rows.next() {
      guard let id = ContentID(try rows.blob(0)), let prompt = ContentID(try rows.blob(1)),
        let grade = Grade(rawValue: Int(try rows.integer(2))),
        let author = AuthorID(try rows.blob(6)), let note = NoteID(digits: try rows.string(7))
      else { throw SQLiteError.damage("an answer is not in order") }
      guard try counts(id) else { continue }
      answers.append(
        Answer(
          to: prompt, of: note, grade: grade, on: Day(number: Int(try rows.integer(3))),
          taking: try rows.integer(4), at: Stamp(bits: try rows.integer(5)), by: author))
    }
    return answers.sorted()
  }

  /// Whether an answer or a mark counts: no mark that counts says otherwise.
  func counts(_ id: ContentID, depth: Int = 0) throws(SQLiteError) -> Bool {
    guard depth < NoteStore.undoneDepthMax else { return true }
    let rows = try connection.rows(
      "select id from mark where kind = ? and content = ?", .text(Mark.Kind.undone.name),
      .blob(id.bytes))
    while try rows.next() {
      guard let mark = ContentID(try rows.blob(0)) else { continue }
      if try counts(mark, depth: depth + 1) { return false }
    }
    return true
  }

  func deriveSchedule(
    of prompt: ContentID, note n: Int64
  ) throws(SQLiteError) {
    let answers = try countingAnswers(of: n).filter { $0.prompt == prompt }
    try write(derivation.schedule(prompt, answers), for: prompt)
  }
}
