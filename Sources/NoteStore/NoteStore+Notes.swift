import History
import NoteVocabulary
import SQLite

/// Reading notes.
extension NoteStore {
  /// The note with this id; nothing if there is none.
  package func note(_ id: NoteID) throws(NoteStoreError) -> Note? {
    try asking { () throws(SQLiteError) in
      guard let n = try number(of: id) else { return nil }
      return try note(numbered: n)
    }
  }

  /// The note this file has this number for; nothing if there is none any more.
  package func note(number n: Int64) throws(NoteStoreError) -> Note? {
    try asking { () throws(SQLiteError) in try note(numbered: n) }
  }

  /// All notes outside the trash: pinned ones first, then those changed last.
  package func notes(countMax: Int) throws(NoteStoreError) -> [Note] {
    try asking { () throws(SQLiteError) in
      try notes(
        numbered: numbers(
          """
          select n from item where trashed is null
          order by pinned desc, modified desc, n desc limit ?
          """, [.integer(countMax)]))
    }
  }

  /// The notes whose id begins with these digits, in order of their ids.
  package func notes(
    beginningWith digits: String, countMax: Int
  ) throws(NoteStoreError) -> [Note] {
    try asking { () throws(SQLiteError) in
      // `g` follows every hexadecimal digit.
      try notes(
        numbered: numbers(
          """
          select k.n from note_key k join item i on i.n = k.n
          where k.id >= ?1 and k.id < ?1 || 'g' order by k.id limit ?2
          """, [.text(digits), .integer(countMax)]))
    }
  }

  /// The notes with this title, in any case of its Latin letters: those outside the trash, else
  /// those in it.
  package func notes(titled title: String, countMax: Int) throws(NoteStoreError) -> [Note] {
    try asking { () throws(SQLiteError) in
      for place in ["trashed is null", "trashed is not null"] {
        let found = try numbers(
          "select n from item where title = ? collate nocase and \(place) order by n limit ?",
          [.text(title), .integer(countMax)])
        if !found.isEmpty { return try notes(numbered: found) }
      }
      return []
    }
  }

  /// The notes in the trash, those moved there last first.
  package func trashedNotes() throws(NoteStoreError) -> [Note] {
    try asking { () throws(SQLiteError) in
      try notes(
        numbered: numbers(
          "select n from item where trashed is not null order by trashed desc, n desc", []))
    }
  }

  /// The number of the note that came last; 0 where there is none.
  package func lastNumber() throws(NoteStoreError) -> Int64 {
    try asking { () throws(SQLiteError) in
      guard case .integer(let last) = try connection.cell("select max(n) from note_key") else {
        return 0
      }
      return last
    }
  }

  /// Whether a note outside the trash has this title and this text, of those up to a number. Of very
  /// many notes with one title some are looked at.
  package func holds(
    _ text: NoteText, titled title: String, upTo last: Int64
  ) throws(NoteStoreError) -> Bool {
    try asking { () throws(SQLiteError) in
      try connection.cell(
        """
        select exists (
          select 1
          from (
            select n from item where title = ?1 collate nocase and trashed is null and n <= ?2
            limit 100) i
          join body b on b.note = i.n
          where b.text = ?3)
        """, .text(title), .integer(last), .text(text.bytes)) == 1
    }
  }

  /// The note this copy of the library wrote last.
  package func noteWrittenLast() throws(NoteStoreError) -> Note? {
    try asking { () throws(SQLiteError) in
      try notes(
        numbered: numbers(
          """
          select v.note from version v join item i on i.n = v.note
          where v.author = (select a from author where id = ?) or v.reason = 'import'
          order by v.seq desc limit 1
          """, [.blob(replica.bytes)])
      ).first
    }
  }

  /// How many digits of an id are enough to name one note, at least four.
  package func shortestUniqueDigits(of id: NoteID) throws(NoteStoreError) -> Int {
    try asking { () throws(SQLiteError) in
      var shared = 0
      for sql in [
        "select id from note_key where id < ? order by id desc limit 1",
        "select id from note_key where id > ? order by id limit 1",
      ] {
        guard case .text(let neighbour) = try connection.cell(sql, .text(id.digits)) else {
          continue
        }
        let same = zip(neighbour, id.digits.utf8).prefix { $0 == $1 }.count
        shared = max(shared, same)
      }
      return min(max(4, shared + 1), id.digits.utf8.count)
    }
  }

  func notes(numbered numbers: [Int64]) throws(SQLiteError) -> [Note] {
    var notes: [Note] = []
    for n in numbers {
      if let note = try note(numbered: n) { notes.append(note) }
    }
    return notes
  }

  func numbers(_ sql: String, _ cells: [Cell]) throws(SQLiteError) -> [Int64] {
    let rows = try connection.rows(sql, binding: cells)
    var numbers: [Int64] = []
    while try rows.next() { numbers.append(try rows.integer(0)) }
    return numbers
  }

  private func note(numbered n: Int64) throws(SQLiteError) -> Note? {
    let rows = try connection.rows(
      """
      select k.id, i.title, i.folder, i.pinned, i.created, i.modified, i.trashed,
        b.title, b.author, b.year, b.status
      from item i
      join note_key k on k.n = i.n
      left join book b on b.note = i.n
      where i.n = ?
      """, .integer(n))
    guard try rows.next() else { return nil }
    guard let id = NoteID(digits: try rows.string(0)) else {
      throw SQLiteError.damage("note \(n) has no name")
    }
    let trashed = try rows.stringIfAny(6)
    let bookTitle = try rows.stringIfAny(7)
    let author = try rows.stringIfAny(8)
    let year = try rows.integerIfAny(9).map { Int($0) }
    let status = try rows.stringIfAny(10)
    return Note(
      id: id, title: try rows.string(1), tags: try tagNames(of: n),
      folder: try rows.stringIfAny(2), isPinned: try rows.integer(3) == 1,
      created: try moment(rows.string(4)), modified: try moment(rows.string(5)),
      trashed: trashed == nil ? nil : try moment(trashed ?? ""),
      book: bookTitle.map { Book(title: $0, author: author, year: year, status: status) })
  }

  private func tagNames(of n: Int64) throws(SQLiteError) -> [String] {
    var names: [String] = []
    let rows = try connection.rows(
      """
      select t.name from item_tag x join tag t on t.t = x.tag where x.note = ? order by t.folded
      """, .integer(n))
    while try rows.next() { names.append(try rows.string(0)) }
    return names
  }

  private func moment(_ text: String) throws(SQLiteError) -> Moment {
    guard let moment = Moment(utc: text) else {
      throw SQLiteError.damage("'\(text)' is not a point in time")
    }
    return moment
  }
}
