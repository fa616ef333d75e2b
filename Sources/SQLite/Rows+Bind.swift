import CSQLite

extension Rows {
  /// Gives the `?`s their values, in order. SQLite copies them.
  func bind(_ cells: [Cell]) throws(SQLiteError) {
    let asked = unsafe sqlite3_bind_parameter_count(handle)
    precondition(Int(asked) == cells.count, "as many values as there are ? in: \(sql)")
    for (index, cell) in cells.enumerated() {
      let code = bind(cell, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw shelf.error(code, sql: sql) }
    }
  }

  private func bind(_ cell: Cell, at place: Int32) -> Int32 {
    let copy = unsafe libnotes_transient()
    switch cell {
    case .null:
      return unsafe sqlite3_bind_null(handle, place)
    case .integer(let number):
      return unsafe sqlite3_bind_int64(handle, place, number)
    case .real(let number):
      return unsafe sqlite3_bind_double(handle, place, number)
    case .text(let bytes) where bytes.isEmpty:
      // An empty array may have no address, and no address would mean null.
      return unsafe sqlite3_bind_text(handle, place, "", 0, copy)
    case .text(let bytes):
      return unsafe bytes.withUnsafeBytes { buffer in
        unsafe sqlite3_bind_text64(
          handle, place, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
          UInt64(buffer.count), copy, UInt8(SQLITE_UTF8))
      }
    case .blob(let bytes) where bytes.isEmpty:
      return unsafe sqlite3_bind_zeroblob(handle, place, 0)
    case .blob(let bytes):
      return unsafe bytes.withUnsafeBytes { buffer in
        unsafe sqlite3_bind_blob64(handle, place, buffer.baseAddress, UInt64(buffer.count), copy)
      }
    }
  }
}
