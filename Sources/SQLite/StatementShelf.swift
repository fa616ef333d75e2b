import CSQLite

/// The statements of one connection that nobody uses at the moment, by their text.
///
/// Preparing costs more than running a small statement, so each is prepared once. The number of
/// different texts is bounded by the program: values are never written into a text.
///
///     places   [ text ─ statement ] [ – ] [ text ─ statement ] …      the one used last, of those
///     others   text ─ statement                                       that share a place
@safe final class StatementShelf {
  let connection: OpaquePointer
  private var places: [Place]
  private var others: [String: OpaquePointer] = unsafe [:]

  @safe private struct Place {
    var sql = ""
    var handle: OpaquePointer?
  }

  /// More than the texts that one command uses.
  private static let placeCount = 128

  init(of connection: OpaquePointer) {
    unsafe self.connection = unsafe connection
    places = Array(repeating: Place(), count: StatementShelf.placeCount)
  }

  deinit {
    for place in places { unsafe sqlite3_finalize(place.handle) }
    unsafe others.values.forEach { handle in unsafe sqlite3_finalize(handle) }
    // The `v2` close waits for statements still in use, so the order of `deinit`s does not matter.
    unsafe sqlite3_close_v2(connection)
  }

  func take(_ sql: String) throws(SQLiteError) -> Rows {
    let place = StatementShelf.place(of: sql)
    if places[place].sql == sql, let handle = unsafe places[place].handle {
      unsafe places[place].handle = nil
      return unsafe Rows(of: handle, sql: sql, shelf: self)
    }
    if let handle = unsafe others.removeValue(forKey: sql) {
      return unsafe Rows(of: handle, sql: sql, shelf: self)
    }
    return try prepared(sql)
  }

  private func prepared(_ sql: String) throws(SQLiteError) -> Rows {
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
    let place = StatementShelf.place(of: sql)
    if let old = unsafe places[place].handle {
      let twin = unsafe others.updateValue(old, forKey: places[place].sql)
      unsafe sqlite3_finalize(twin)
    }
    places[place].sql = sql
    unsafe places[place].handle = unsafe handle
  }

  /// Where a text is looked for first: by its length and some of its bytes, because reading all of
  /// them at each use would cost as much as a small statement.
  private static func place(of sql: String) -> Int {
    let bits = unsafe sql.utf8.withContiguousStorageIfAvailable { bytes in
      var bits = bytes.count
      for step in 0..<min(bytes.count, 16) {
        bits = bits &* 31 &+ Int(unsafe bytes[step * bytes.count / 16])
      }
      return bits
    }
    return ((bits ?? 0) ^ (bits ?? 0) >> 7) & (placeCount - 1)
  }

  func error(_ code: Int32, sql: String?) -> SQLiteError {
    let message = unsafe String(cString: sqlite3_errmsg(connection))
    return SQLiteError(code: code, message: message, statement: sql)
  }
}
