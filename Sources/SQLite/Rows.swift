import CSQLite

/// The rows of an answer. One is lent at a time: it is read until the next is asked for.
///
///     let rows = try connection.rows("select id, name from fruit")
///     while try rows.next() { names[try rows.integer(0)] = try rows.string(1) }
///
/// Columns count from 0. What is asked for must be what stands there: a column of another type
/// throws, because a file may have been written by anyone.
///
/// Inside is a prepared statement, taken from its connection's shelf and put back at the end.
/// While one is in use, asking for the same text gives a second one: rows are never shared.
///
///     shelf ── take(sql) ──► Rows ── bind, next, next … ── deinit ──► shelf
@safe package struct Rows: ~Copyable {
  let handle: OpaquePointer
  let sql: String
  let shelf: StatementShelf

  init(of handle: OpaquePointer, sql: String, shelf: StatementShelf) {
    unsafe self.handle = unsafe handle
    self.sql = sql
    self.shelf = shelf
  }

  deinit {
    unsafe shelf.putBack(handle, sql: sql)
  }

  /// Goes to the next row; false when there is none.
  package func next() throws(SQLiteError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw shelf.error(code, sql: sql)
    }
  }

  /// How many columns each row has.
  package var columnCount: Int32 { unsafe sqlite3_column_count(handle) }

  /// What a column is called.
  package func name(_ column: Int32) -> String {
    unsafe sqlite3_column_name(handle, column).map { unsafe String(cString: $0) } ?? "?"
  }

  package func integer(_ column: Int32) throws(SQLiteError) -> Int64 {
    guard case SQLITE_INTEGER = type(of: column) else { throw mismatch(column, "a whole number") }
    return unsafe sqlite3_column_int64(handle, column)
  }

  package func real(_ column: Int32) throws(SQLiteError) -> Double {
    switch type(of: column) {
    case SQLITE_FLOAT, SQLITE_INTEGER: return unsafe sqlite3_column_double(handle, column)
    default: throw mismatch(column, "a number")
    }
  }

  package func text(_ column: Int32) throws(SQLiteError) -> [UInt8] {
    guard case SQLITE_TEXT = type(of: column) else { throw mismatch(column, "text") }
    return bytes(column)
  }

  /// Text for showing: bytes that are not UTF-8 become U+FFFD.
  package func string(_ column: Int32) throws(SQLiteError) -> String {
    String(decoding: try text(column), as: UTF8.self)
  }

  package func blob(_ column: Int32) throws(SQLiteError) -> [UInt8] {
    guard case SQLITE_BLOB = type(of: column) else { throw mismatch(column, "bytes") }
    return bytes(column)
  }

  /// Reads text where it lies, without a copy of it.
  package func withText<Answer>(
    _ column: Int32, _ work: (Span<UInt8>) -> Answer
  ) throws(SQLiteError) -> Answer {
    guard case SQLITE_TEXT = type(of: column) else { throw mismatch(column, "text") }
    let start = unsafe sqlite3_column_blob(handle, column)
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe work(
      UnsafeRawBufferPointer(start: start, count: count).bindMemory(to: UInt8.self).span)
  }

  package func isNull(_ column: Int32) -> Bool { type(of: column) == SQLITE_NULL }

  package func integerIfAny(_ column: Int32) throws(SQLiteError) -> Int64? {
    isNull(column) ? nil : try integer(column)
  }
  package func realIfAny(_ column: Int32) throws(SQLiteError) -> Double? {
    isNull(column) ? nil : try real(column)
  }
  package func stringIfAny(_ column: Int32) throws(SQLiteError) -> String? {
    isNull(column) ? nil : try string(column)
  }
  package func textIfAny(_ column: Int32) throws(SQLiteError) -> [UInt8]? {
    isNull(column) ? nil : try text(column)
  }
  package func blobIfAny(_ column: Int32) throws(SQLiteError) -> [UInt8]? {
    isNull(column) ? nil : try blob(column)
  }

  /// Whatever stands there.
  package func cell(_ column: Int32) -> Cell {
    switch type(of: column) {
    case SQLITE_INTEGER: .integer(unsafe sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: .real(unsafe sqlite3_column_double(handle, column))
    case SQLITE_TEXT: .text(bytes(column))
    case SQLITE_BLOB: .blob(bytes(column))
    default: .null
    }
  }

  private func type(of column: Int32) -> Int32 { unsafe sqlite3_column_type(handle, column) }

  private func bytes(_ column: Int32) -> [UInt8] {
    // The pointer must be asked for before the length: asking may convert the value.
    guard let start = unsafe sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  private func mismatch(_ column: Int32, _ expected: String) -> SQLiteError {
    SQLiteError(
      code: SQLITE_MISMATCH, message: "column \(column) (\(name(column))) is not \(expected)",
      statement: sql)
  }
}
