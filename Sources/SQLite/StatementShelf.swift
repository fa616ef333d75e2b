import CSQLite

/// The statements of one connection that nobody uses at the moment, by their text.
///
/// Preparing costs more than running a small statement, so each is prepared once. The number of
/// different texts is bounded by the program: values are never written into a text.
@safe final class StatementShelf {
  let connection: OpaquePointer
  private var idle: [String: OpaquePointer] = unsafe [:]

  init(of connection: OpaquePointer) {
    unsafe self.connection = unsafe connection
  }

  deinit {
    unsafe idle.values.forEach { handle in unsafe sqlite3_finalize(handle) }
    // The `v2` close waits for statements still in use, so the order of `deinit`s does not matter.
    unsafe sqlite3_close_v2(connection)
  }

  func take(_ sql: String) throws(SQLiteError) -> Rows {
    if let handle = unsafe idle.removeValue(forKey: sql) {
      return unsafe Rows(of: handle, sql: sql, shelf: self)
    }
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(
      connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK else { throw error(code, sql: sql) }
    guard let handle = unsafe prepared else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "nothing to do", statement: sql)
    }
    return unsafe Rows(of: handle, sql: sql, shelf: self)
  }

  func putBack(_ handle: OpaquePointer, sql: String) {
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
    if let twin = unsafe idle.updateValue(handle, forKey: sql) { unsafe sqlite3_finalize(twin) }
  }

  func error(_ code: Int32, sql: String?) -> SQLiteError {
    let message = unsafe String(cString: sqlite3_errmsg(connection))
    return SQLiteError(code: code, message: message, statement: sql)
  }
}
