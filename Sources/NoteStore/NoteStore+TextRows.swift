import History
import NoteVocabulary
import SQLite

/// Writing the rows that hold texts.
extension NoteStore {
  /// A text is kept in full at every so many versions, so that the way back is never longer.
  static let fullTextEvery: Int = 16

  /// Adds a version of the text of a note, whose parents are here. It may be one that others have
  /// gone past, or gone another way than, in the meantime.
  func insert(_ version: Version, text: NoteText, note n: Int64) throws(SQLiteError) {
    precondition(version.field == .text, "only texts stand in body")
    guard try insertRow(version, .null, note: n) else { return }
    let row = connection.lastRow
    guard let body = try body(of: n) else { return try setBody(of: n, to: row, text.bytes) }
    let newest = try newestHead(of: n, after: version)
    if newest == version.id {
      let last = try line(up: version.parents, behind: body)
      try lead(from: row, text.bytes, backTo: last)
      return try setBody(of: n, to: row, text.bytes)
    }
    try connection.run(
      "update version set value = ? where seq = ?", .text(text.bytes), .integer(row))
    if try version.parents.contains(id(ofVersion: body.row)) {
      // Whoever wrote it had an earlier time than a head it has not seen: that one is the newest.
      try lead(from: row, text.bytes, backTo: body)
      try moveToBody(newest, note: n)
    } else if let parent = try standing(version.parents).first {
      try lead(from: row, text.bytes, backTo: parent)
      try clearValue(of: parent.row)
    }
  }

  /// The newest head of a text, one of whose versions this is.
  private func newestHead(
    of n: Int64, after version: Version
  ) throws(SQLiteError) -> ContentID {
    let latest = try connection.cell(
      "select max(time) from version where note = ? and field = 'text' and id <> ?", .integer(n),
      .blob(version.id.bytes))
    // What is later than all others is nobody's parent.
    if case .integer(let time) = latest, time < version.time.bits { return version.id }
    return try textVersions(of: n).heads.last?.id ?? version.id
  }

  private func setBody(of n: Int64, to row: Int64, _ text: [UInt8]) throws(SQLiteError) {
    try connection.run(
      """
      insert into body(note, head, text) values (?1, ?2, ?3)
      on conflict (note) do update set head = ?2, text = ?3
      """, .integer(n), .integer(row), .text(text))
  }

  /// Makes a version that stands elsewhere the one whose text is in `body`.
  private func moveToBody(_ id: ContentID, note n: Int64) throws(SQLiteError) {
    guard
      case .integer(let row) = try connection.cell(
        "select seq from version where id = ?", .blob(id.bytes))
    else { throw SQLiteError.damage("a head is missing") }
    try setBody(of: n, to: row, try TextRows(of: n, in: self).text(ofRow: row))
    try clearValue(of: row)
    // No way needs to lead back to it any more.
    try connection.run(
      """
      update version set back_of = null, back = null
      where note = ? and field = 'text' and back_of = ?
      """, .integer(n), .integer(row))
  }

  /// Makes parents that stand in full lead back one to the other, the first to what was in `body`;
  /// gives the last.
  private func line(
    up parents: [ContentID], behind body: KeptText
  ) throws(SQLiteError) -> KeptText {
    var last = body
    for parent in try standing(parents) where parent.row > last.row && !parent.leadsBack {
      try lead(from: parent.row, parent.text, backTo: last)
      try clearValue(of: parent.row)
      last = parent
    }
    return last
  }

  /// Keeps with a row how to get from its text to that of an earlier one.
  private func lead(
    from row: Int64, _ text: [UInt8], backTo earlier: KeptText
  ) throws(SQLiteError) {
    let isFull = try waysBehind(earlier.row) >= NoteStore.fullTextEvery - 1
    let way = BackDelta.bytes(from: text, backTo: earlier.text)
    try connection.run(
      "update version set back_of = ?, back = ? where seq = ?", .integer(earlier.row),
      isFull ? .text(earlier.text) : .blob(way), .integer(row))
  }

  /// How many ways lead on from a row, one after the other, until a text stands in full.
  private func waysBehind(_ row: Int64) throws(SQLiteError) -> Int {
    var count = 0
    var place = row
    while count < NoteStore.fullTextEvery {
      let rows = try connection.rows(
        "select back_of, typeof(back) = 'blob' from version where seq = ?", .integer(place))
      guard try rows.next(), try rows.integer(1) == 1, let next = try rows.integerIfAny(0) else {
        break
      }
      count += 1
      place = next
    }
    return count
  }

  /// Those of some versions whose text stands in their own row, in the order of the rows.
  private func standing(_ ids: [ContentID]) throws(SQLiteError) -> [KeptText] {
    var standing: [KeptText] = []
    for id in ids {
      let rows = try connection.rows(
        "select seq, value, back_of is not null from version where id = ? and value is not null",
        .blob(id.bytes))
      guard try rows.next() else { continue }
      standing.append(
        KeptText(
          row: try rows.integer(0), text: try rows.text(1), leadsBack: try rows.integer(2) == 1))
    }
    return standing.sorted { $0.row < $1.row }
  }

  private func clearValue(of row: Int64) throws(SQLiteError) {
    try connection.run("update version set value = null where seq = ?", .integer(row))
  }

  private func id(ofVersion row: Int64) throws(SQLiteError) -> ContentID {
    guard
      case .blob(let bytes) = try connection.cell(
        "select id from version where seq = ?", .integer(row)),
      let id = ContentID(bytes)
    else { throw SQLiteError.damage("the version a text stands for is missing") }
    return id
  }
}
