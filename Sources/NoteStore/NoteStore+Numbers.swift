import History
import NoteVocabulary
import SQLite

/// Inside the file notes and authors are numbers, which are shorter than names.
extension NoteStore {
  /// The number of a note in this file; nothing if it is not known here.
  func number(of note: NoteID) throws(SQLiteError) -> Int64? {
    guard
      case .integer(let number) = try connection.cell(
        "select n from note_key where id = ?", .text(note.digits))
    else { return nil }
    return number
  }

  /// The number of a note, which it gets if it has none.
  func numberMade(for note: NoteID) throws(SQLiteError) -> Int64 {
    if let number = try number(of: note) { return number }
    try connection.run("insert into note_key(id) values (?)", .text(note.digits))
    return connection.lastRow
  }

  func numberMade(for author: AuthorID) throws(SQLiteError) -> Int64 {
    if case .integer(let number) = try connection.cell(
      "select a from author where id = ?", .blob(author.bytes))
    {
      return number
    }
    try connection.run("insert into author(id) values (?)", .blob(author.bytes))
    return connection.lastRow
  }

  func id(ofNumber n: Int64) throws(SQLiteError) -> NoteID {
    guard
      case .text(let digits) = try connection.cell(
        "select id from note_key where n = ?", .integer(n)),
      let id = NoteID(digits: String(decoding: digits, as: UTF8.self))
    else { throw SQLiteError.damage("note \(n) has no name") }
    return id
  }
}
