import History
import NoteVocabulary
import SQLite

/// What can be said of a library file as a whole.
package struct Figures: Hashable, Sendable {
  /// Which library it is: the same in all its copies.
  package let library: AuthorID
  /// Which of the copies it is.
  package let replica: AuthorID
  package let format: Int64
  package let derivation: Int64
  /// In bytes.
  package let size: Int64
  package let notes: Int64
  package let trashed: Int64
  package let versions: Int64
  package let answers: Int64
  package let prompts: Int64
  package let tags: Int64
  package let books: Int64
}

extension NoteStore {
  package func figures() throws(NoteStoreError) -> Figures {
    try asking { () throws(SQLiteError) in
      guard case .blob(let bytes) = try local("library"), let library = AuthorID(bytes) else {
        throw SQLiteError.damage("it does not say which library it is")
      }
      return Figures(
        library: library, replica: replica, format: try number("pragma user_version"),
        derivation: try number("select value from local where key = 'derivation'"),
        size: try number("pragma page_count") * number("pragma page_size"),
        notes: try number("select count(*) from item where trashed is null"),
        trashed: try number("select count(*) from item where trashed is not null"),
        versions: try number("select count(*) from version"),
        answers: try number("select count(*) from review"),
        prompts: try number("select count(*) from prompt"),
        tags: try number("select count(*) from tag"),
        books: try number("select count(*) from book"))
    }
  }

  private func number(_ sql: String) throws(SQLiteError) -> Int64 {
    if case .integer(let number) = try connection.cell(sql) { number } else { 0 }
  }
}
