import History
import NoteVocabulary
import SQLite

/// Makes a library of the rows that were found in a damaged one: whatever fits its id is kept.
struct Salvaging {
  private let store: NoteStore
  private var salvage = Salvage()
  /// The numbers of authors in the damaged file, and who they may be.
  private var authors: [Int64: [AuthorID]] = [:]
  private var losses: [(n: Int64, note: NoteID?, kept: Int, lost: Int)] = []
  private var lastTime: Int64 = 0

  init(into store: NoteStore) { self.store = store }

  mutating func run(_ progress: (Double) -> Void) throws(SQLiteError) {
    let notes = try store.numbers(
      "select note from temp.found_version union select note from temp.found_place", [])
    for (place, n) in notes.enumerated() {
      try save(n)
      progress(Double(place) / Double(notes.count))
    }
    try saveAnswers()
    try saveMarks()
    try store.setLocal("clock", to: .integer(lastTime))
    if let id = try store.connection.cell(
      "select value from temp.found_local where key = 'library'")
    {
      try store.setLocal("library", to: id)
    }
  }

  /// What was done. The library is derived by now, and knows the titles of its notes.
  func report() throws(SQLiteError) -> Salvage {
    var salvage = salvage
    for (n, note, kept, lost) in losses {
      salvage.losses.append(
        Salvage.Loss(note: note, title: try title(n, note), kept: kept, lost: lost))
    }
    return salvage
  }

  private func title(_ n: Int64, _ note: NoteID?) throws(SQLiteError) -> String {
    let kept = try store.connection.cell(
      "select i.title from item i join note_key k on k.n = i.n where k.id = ?",
      .text(note?.digits ?? ""))
    let found = try store.connection.cell(
      "select title from temp.found_item where n = ? limit 1", .integer(n))
    guard case .text(let title) = kept ?? found else { return "" }
    return String(decoding: title, as: UTF8.self)
  }

  /// The versions of a note, the last first: each may keep the way back to the text of an earlier one.
  private mutating func save(_ n: Int64) throws(SQLiteError) {
    var names = try self.names(of: n)
    var saved = SavedVersions(in: store)
    var texts = try TextCandidates(of: n, in: store)
    var numbers: Set<Int64> = []
    let rows = try FoundVersion.rows(of: n, in: store)
    var group: [FoundVersion] = []
    while true {
      let row = try rows.next() ? try FoundVersion(rows) : nil
      if let first = group.first, row?.seq != first.seq {
        numbers.insert(first.seq)
        if let version = try fitting(group, &names, &texts) { try saved.add(version) }
        group = []
      }
      guard let row else { break }
      group.append(row)
    }
    numbers.formUnion(
      try store.numbers("select seq from temp.found_place where note = ?", [.integer(n)]))
    try saved.write(&lastTime)
    salvage.versions += saved.count
    if saved.hasText { salvage.notes += 1 }
    let lost = numbers.count - saved.count
    if lost > 0 { losses.append((n, names.count == 1 ? names.first : nil, saved.count, lost)) }
  }

  /// What the rows of one number say, if it fits their id. `names` shrinks to the right one.
  private mutating func fitting(
    _ rows: [FoundVersion], _ names: inout [NoteID], _ texts: inout TextCandidates
  ) throws(SQLiteError) -> SavedVersion? {
    var found: SavedVersion?
    let candidates = texts.take(rows)
    search: for row in rows {
      for name in names {
        for author in try authors(row.author) {
          let version = row.version(of: name, by: author)
          if let value = row.value(of: version, among: candidates) {
            found = SavedVersion(seq: row.seq, version: version, value: value)
            names = [name]
            break search
          }
        }
      }
    }
    for row in rows { texts.goBack(from: row, candidates) }
    return found
  }

  private func names(of n: Int64) throws(SQLiteError) -> [NoteID] {
    let rows = try store.connection.rows(
      "select distinct id from temp.found_note where n = ?", .integer(n))
    var names: [NoteID] = []
    while try rows.next() {
      if let name = NoteID(digits: try rows.string(0)) { names.append(name) }
    }
    return names
  }

  /// Who an author may be. Where the row is lost, any name that an index has for the number, else the
  /// library itself or another program.
  private mutating func authors(_ a: Int64) throws(SQLiteError) -> [AuthorID] {
    if let known = authors[a] { return known }
    var found: [AuthorID] = []
    for table in ["found_author where a", "found_pair where number"] where found.isEmpty {
      let rows = try store.connection.rows("select distinct id from temp.\(table) = ?", .integer(a))
      while try rows.next() {
        if let author = AuthorID(try rows.blob(0)) { found.append(author) }
      }
    }
    if found.isEmpty {
      let replica = try store.connection.cell(
        "select value from temp.found_local where key = 'replica'")
      if case .blob(let bytes) = replica, let author = AuthorID(bytes) { found.append(author) }
      found.append(.outside)
    }
    authors[a] = found
    return found
  }

  private mutating func saveAnswers() throws(SQLiteError) {
    let rows = try store.connection.rows(
      """
      select distinct id, note, prompt, time, author, grade, day, took from temp.found_review
      order by seq
      """)
    while try rows.next() {
      guard let answer = try answer(rows) else {
        salvage.lostAnswers += 1
        continue
      }
      try store.connection.run(
        """
        insert or ignore into review(id, note, prompt, time, author, grade, day, took)
        values (?, ?, ?, ?, ?, ?, ?, ?)
        """, .blob(answer.id.bytes), .integer(try store.numberMade(for: answer.note)),
        .blob(answer.prompt.bytes), .integer(answer.time.bits),
        .integer(try store.numberMade(for: answer.author)), .integer(answer.grade.rawValue),
        .integer(answer.day.number), .integer(answer.milliseconds))
      salvage.answers += store.connection.changedRows
      lastTime = max(lastTime, answer.time.bits)
    }
  }

  private mutating func answer(_ rows: borrowing Rows) throws(SQLiteError) -> Answer? {
    guard let prompt = ContentID(try rows.blob(2)),
      let grade = Grade(rawValue: Int(try rows.integer(5)))
    else { return nil }
    for note in try names(of: rows.integer(1)) {
      for author in try authors(rows.integer(4)) {
        let answer = Answer(
          to: prompt, of: note, grade: grade, on: Day(number: Int(try rows.integer(6))),
          taking: try rows.integer(7), at: Stamp(bits: try rows.integer(3)), by: author)
        if try answer.id.bytes == rows.blob(0) { return answer }
      }
    }
    return nil
  }

  private mutating func saveMarks() throws(SQLiteError) {
    let rows = try store.connection.rows(
      "select distinct id, kind, time, author, content from temp.found_mark order by seq")
    while try rows.next() {
      var isFound = false
      for author in try authors(rows.integer(3)) {
        let mark = Mark(
          Mark.Kind(name: try rows.string(1)), try rows.blob(4),
          at: Stamp(bits: try rows.integer(2)), by: author)
        guard try mark.id.bytes == rows.blob(0) else { continue }
        try store.insert(mark)
        lastTime = max(lastTime, mark.time.bits)
        isFound = true
      }
      if isFound { salvage.marks += 1 } else { salvage.lostMarks += 1 }
    }
  }
}
