import SQLite

/// The names there are of tags, folders and books.
extension NoteStore {
  /// The tags of notes outside the trash, in order.
  package func tagNames() throws(NoteStoreError) -> [String] {
    try names("select name from tag where notes > 0 order by folded")
  }

  /// The folders there are, in order.
  package func folderNames() throws(NoteStoreError) -> [String] {
    try names("select name from folder order by name")
  }

  /// The titles of books, each once, in order.
  package func bookTitles() throws(NoteStoreError) -> [String] {
    try names("select distinct title from book order by title")
  }

  private func names(_ sql: String) throws(NoteStoreError) -> [String] {
    try asking { () throws(SQLiteError) in
      var names: [String] = []
      let rows = try connection.rows(sql)
      while try rows.next() { names.append(try rows.string(0)) }
      return names
    }
  }
}
