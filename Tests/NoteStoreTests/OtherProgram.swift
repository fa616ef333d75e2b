import CSQLite
import Testing

/// Another program: SQLite as it is, without any of our settings.
final class OtherProgram {
  private var handle: OpaquePointer?

  init(path: String) throws {
    try #require(sqlite3_open(path, &handle) == SQLITE_OK)
  }

  deinit { sqlite3_close(handle) }

  /// The first column of each row, as text.
  @discardableResult
  func texts(_ sql: String) throws -> [String] {
    var statement: OpaquePointer?
    try require(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    var texts: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      if let text = sqlite3_column_text(statement, 0) { texts.append(String(cString: text)) }
    }
    try require(sqlite3_errcode(handle) == SQLITE_DONE)
    return texts
  }

  /// Many statements.
  func run(_ sql: String) throws {
    try require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
  }

  struct Refusal: Error, Hashable {
    let message: String
  }

  private func require(_ isDone: Bool) throws {
    guard isDone else { throw Refusal(message: String(cString: sqlite3_errmsg(handle))) }
  }
}

extension TestLibrary {
  /// Its file, in the hands of another program.
  func outside() throws -> OtherProgram { try OtherProgram(path: folder.path("library")) }
}
