import History
import NoteVocabulary
import SQLite

/// The texts of notes. The newest stands in `body`, in full, and is changed in place; the version
/// that replaces another keeps the way back to it.
///
///     version   1        2        3           text of 2 = text of 3, gone back by 3's way
///     back      –    ◄── to 1 ◄── to 2        text of 1 = that, gone back by 2's way
///     body                        text of 3
extension NoteStore {
  /// A text is kept in full at every so many versions, so that the way back is never longer.
  static let fullTextEvery: Int64 = 16

  /// Adds a version of the text of a note and makes it the one that is shown.
  func insert(_ version: Version, text: NoteText, note n: Int64) throws(SQLiteError) {
    precondition(version.field == .text, "only texts stand in body")
    guard try insertRow(version, .null, note: n) else { return }
    let seq = connection.lastRow
    let rows = try connection.rows("select head, text from body where note = ?", .integer(n))
    if try rows.next() {
      let old = try rows.text(1)
      let earlier = try connection.cell(
        "select count(*) from version where note = ? and field = 'text' and back is not null",
        .integer(n))
      let isFull =
        if case .integer(let count) = earlier {
          count % NoteStore.fullTextEvery == NoteStore.fullTextEvery - 1
        } else { true }
      try connection.run(
        "update version set back_of = ?, back = ? where seq = ?", .integer(try rows.integer(0)),
        isFull ? .text(old) : .blob(BackDelta.bytes(from: text.bytes, backTo: old)), .integer(seq))
    }
    try connection.run(
      """
      insert into body(note, head, text) values (?1, ?2, ?3)
      on conflict (note) do update set head = ?2, text = ?3
      """, .integer(n), .integer(seq), .text(text.bytes))
  }

  /// The text of a version, worked out from the newest one; nothing if it is not known here.
  func text(keptAs id: ContentID) throws(SQLiteError) -> NoteText? {
    guard
      case .integer(let wanted) = try connection.cell(
        "select seq from version where id = ? and field = 'text'", .blob(id.bytes))
    else { return nil }
    // The row whose `back` gives this text; then the row whose back gives that one's … until one
    // holds its text in full, or is the newest.
    var way: [[UInt8]] = []
    var place = wanted
    while true {
      if case .text(let full) = try connection.cell(
        "select text from body where head = ? and note = (select note from version where seq = ?1)",
        .integer(place))
      {
        return try NoteStore.text(goingBack: way, from: full)
      }
      let rows = try connection.rows(
        """
        select seq, back from version
        where note = (select note from version where seq = ?1) and field = 'text' and back_of = ?1
        """, .integer(place))
      guard try rows.next() else { throw SQLiteError.damage("a text has no later one to lean on") }
      switch rows.cell(1) {
      case .text(let full): return try NoteStore.text(goingBack: way, from: full)
      case .blob(let delta): way.append(delta)
      case .null, .integer, .real: throw SQLiteError.damage("a way back is not in order")
      }
      let next = try rows.integer(0)
      // Children come after parents, so the way is never longer than there are versions.
      guard next > place else { throw SQLiteError.damage("a way back leads in a circle") }
      place = next
    }
  }

  private static func text(goingBack way: [[UInt8]], from full: [UInt8]) throws(SQLiteError)
    -> NoteText
  {
    var text = full
    for delta in way.reversed() {
      guard let before = BackDelta.text(before: text, by: delta) else {
        throw SQLiteError.damage("a way back does not fit")
      }
      text = before
    }
    return NoteText(text)
  }
}
