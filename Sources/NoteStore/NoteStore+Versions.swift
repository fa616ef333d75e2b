import History
import NoteVocabulary
import SQLite

/// Reading and writing versions. Nothing here changes a row that stands.
extension NoteStore {
  /// Every version of a note; texts come without their value.
  func revisions(of n: Int64) throws(SQLiteError) -> [Revision] {
    try revisions(of: n, in: connection.rows(NoteStore.selectVersions(""), .integer(n)))
  }

  /// Every version of the text of a note.
  func textVersions(of n: Int64) throws(SQLiteError) -> [Version] {
    let rows = try connection.rows(
      NoteStore.selectVersions("and v.field = 'text'"), .integer(n))
    return try revisions(of: n, in: rows).map(\.version)
  }

  private static func selectVersions(_ condition: String) -> String {
    """
    select v.id, v.field, v.parents, v.seen, v.time, a.id, v.reason, v.value, v.hash is not null
    from version v
    join author a on a.a = v.author
    where v.note = ? \(condition)
    """
  }

  private func revisions(
    of n: Int64, in rows: consuming Rows
  ) throws(SQLiteError) -> [Revision] {
    let note = try id(ofNumber: n)
    var revisions: [Revision] = []
    while try rows.next() {
      let field = Field(name: try rows.string(1))
      guard let id = ContentID(try rows.blob(0)), let author = AuthorID(try rows.blob(5)) else {
        throw SQLiteError.damage("a version of note \(note.digits) is not in order")
      }
      let version = Version(
        id: id, field: field, note: note, parents: try ContentID.list(in: rows.blob(2)),
        seen: try ContentID.list(in: rows.blob(3)), time: Stamp(bits: try rows.integer(4)),
        author: author, reason: Version.Reason(rawValue: try rows.string(6)))
      let isDropped = try rows.integer(8) == 1
      let isKeptElsewhere = field == .text || isDropped
      revisions.append(Revision(version, isKeptElsewhere ? nil : try Value(rows.cell(7))))
    }
    return revisions
  }

  /// What is kept of a note now; nothing where it has no text.
  func keptNote(_ n: Int64) throws(SQLiteError) -> KeptNote? {
    guard let body = try body(of: n) else { return nil }
    let revisions = try revisions(of: n)
    let present = Present(of: revisions)
    let id = try id(ofNumber: n)
    guard present.textHeads.count > 1 else {
      return KeptNote(id: id, text: NoteText(body.text), present: present)
    }
    let texts = revisions.map(\.version).filter { $0.field == .text }
    guard let shown = try shownText(n, of: texts) else { return nil }
    var others: [NoteText] = []
    if shown.isInConflict {
      for head in shown.heads.dropLast() {
        if let other = try text(keptAs: head.id) { others.append(other) }
      }
    }
    return KeptNote(
      id: id, text: shown.text, present: present, isInConflict: shown.isInConflict,
      others: others, standsInBody: shown.text.bytes == body.text)
  }

  /// Adds a version of anything but a text. A version that is here already stays as it is.
  func insert(_ version: Version, _ value: Value, note n: Int64) throws(SQLiteError) {
    precondition(version.field != .text, "texts have a table of their own")
    try insertRow(version, Cell(value), note: n)
  }

  /// Adds the row of a version; false where it is here already.
  @discardableResult
  func insertRow(_ version: Version, _ value: Cell, note n: Int64) throws(SQLiteError) -> Bool {
    try connection.run(
      """
      insert or ignore into version(id, note, field, parents, seen, time, author, reason, value)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .blob(version.id.bytes), .integer(n), .text(version.field.name),
      .blob(version.parents.flatMap(\.bytes)), .blob(version.seen.flatMap(\.bytes)),
      .integer(version.time.bits), .integer(try numberMade(for: version.author)),
      .text(version.reason.rawValue), value)
    return connection.changedRows > 0
  }
}
