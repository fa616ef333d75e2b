import History
import NoteVocabulary
import SQLite

/// Holds every kept row against its id: the hash of what it says.
struct KeptCheck {
  /// What cannot be relied on to say what follows from it.
  struct Damaged {
    var notes: Set<Int64> = []
    var hasMarks: Bool = false
  }

  let store: NoteStore
  var check: Check
  private(set) var damaged = Damaged()

  init(_ store: NoteStore, _ check: Check) {
    self.store = store
    self.check = check
  }

  /// Looks at everything that is kept.
  mutating func run(_ progress: (Double) -> Void) throws(SQLiteError) {
    let last = try store.connection.cell("select max(n) from note_key")
    let rows = try store.connection.rows("select n, id from note_key order by n")
    while try rows.next() {
      let n = try rows.integer(0)
      guard let id = NoteID(digits: try rows.string(1)) else {
        add(.nameless, n)
        continue
      }
      do throws(SQLiteError) {
        try look(at: n, id)
      } catch {
        guard error.isDamage else { throw error }
        add(.version, n)
      }
      if n % 100 == 0, case .integer(let last) = last { progress(Double(n) / Double(max(last, 1))) }
    }
    try lookForNameless()
    try lookAtAnswers()
    try lookAtMarks()
  }

  /// The versions of a note, and its newest text.
  private mutating func look(at n: Int64, _ id: NoteID) throws(SQLiteError) {
    var texts = TextsGoingBack(of: n, in: store)
    let body = try texts.begin()
    var seen: [Version] = []
    var places: [ContentID: (field: Field, seq: Int64)] = [:]
    for seq in try store.numbers("select seq from version where note = ?", [.integer(n)])
      .sorted(by: >)
    {
      check.versions += 1
      guard let row = try KeptVersion(seq, of: id, in: store) else {
        add(.version, n)
        continue
      }
      if let kind = try texts.damage(of: row) { add(kind, n) }
      seen.append(row.version)
      places[row.version.id] = (row.version.field, seq)
    }
    if seen.contains(where: { $0.field == .text }) { check.notes += 1 }
    for version in seen {
      for parent in version.parents where try !isParent(parent, of: version, places) {
        add(.parent, n)
      }
    }
    if !texts.isNewest(body, of: seen, places.mapValues(\.seq)) { add(.body, n) }
  }

  /// A parent is a version of the same field of the same note, and came before; or is known to be
  /// lost.
  private func isParent(
    _ parent: ContentID, of version: Version, _ places: [ContentID: (field: Field, seq: Int64)]
  ) throws(SQLiteError) -> Bool {
    guard let place = places[parent], let own = places[version.id] else {
      return try store.connection.cell(
        "select exists (select 1 from mark where kind = ? and content = ?)",
        .text(Mark.Kind.lost.name), .blob(parent.bytes)) == 1
    }
    return place.field == version.field && place.seq < own.seq
  }

  /// Rows of notes that have no name.
  private mutating func lookForNameless() throws(SQLiteError) {
    for table in ["version", "body", "review"] {
      let count = try store.connection.cell(
        "select count(*) from \(table) x where x.note not in (select n from note_key)")
      if case .integer(let count) = count, count > 0 {
        check.add(.nameless, .words(table), count: Int(count))
      }
    }
  }

  private mutating func lookAtAnswers() throws(SQLiteError) {
    let rows = try store.connection.rows(
      """
      select r.id, r.prompt, r.grade, r.day, r.took, r.time, a.id, k.id, r.note
      from review r
      left join author a on a.a = r.author
      left join note_key k on k.n = r.note
      """)
    while try rows.next() {
      check.answers += 1
      guard !rows.isNull(7) else { continue }
      guard let answer = Answer(keptIn: rows), rows.cell(0) == .blob(answer.id.bytes) else {
        add(.answer, try rows.integer(8))
        continue
      }
    }
  }

  private mutating func lookAtMarks() throws(SQLiteError) {
    let rows = try store.connection.rows(
      """
      select m.id, m.kind, m.time, a.id, m.content
      from mark m left join author a on a.a = m.author
      """)
    while try rows.next() {
      guard let mark = Mark(keptIn: rows), rows.cell(0) == .blob(mark.id.bytes) else {
        damaged.hasMarks = true
        check.add(.mark)
        continue
      }
    }
  }

  private mutating func add(_ kind: FileDamage.Kind, _ n: Int64) {
    damaged.notes.insert(n)
    check.add(kind, store.place(ofNote: n))
  }
}

extension Answer {
  /// The answer a row says; nothing where it is not as libnotes writes it.
  fileprivate init?(keptIn rows: borrowing Rows) {
    guard case .blob(let promptCell) = rows.cell(1), case .integer(let gradeCell) = rows.cell(2),
      case .integer(let day) = rows.cell(3), case .integer(let took) = rows.cell(4),
      case .integer(let time) = rows.cell(5), case .blob(let authorCell) = rows.cell(6),
      case .text(let noteCell) = rows.cell(7), let prompt = ContentID(promptCell),
      let grade = Grade(rawValue: Int(gradeCell)), let author = AuthorID(authorCell),
      let note = NoteID(digits: String(decoding: noteCell, as: UTF8.self))
    else { return nil }
    self.init(
      to: prompt, of: note, grade: grade, on: Day(number: Int(day)), taking: took,
      at: Stamp(bits: time), by: author)
  }
}

extension Mark {
  /// The mark a row says; nothing where it is not as libnotes writes it.
  fileprivate init?(keptIn rows: borrowing Rows) {
    guard case .text(let kind) = rows.cell(1), case .integer(let time) = rows.cell(2),
      case .blob(let authorCell) = rows.cell(3), case .blob(let content) = rows.cell(4),
      let author = AuthorID(authorCell)
    else { return nil }
    self.init(
      Mark.Kind(name: String(decoding: kind, as: UTF8.self)), content, at: Stamp(bits: time),
      by: author)
  }
}

extension NoteStore {
  /// A note for a report, by whatever of it can be read.
  func place(ofNote n: Int64) -> FileDamage.Place {
    guard let id = try? id(ofNumber: n) else { return .words("note \(n)") }
    guard
      case .text(let title)? = try? connection.cell(
        "select title from main.item where n = ?", .integer(n))
    else { return .note(id, title: "") }
    return .note(id, title: String(decoding: title, as: UTF8.self))
  }
}
