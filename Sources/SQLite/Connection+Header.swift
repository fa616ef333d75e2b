import CSQLite

/// What the header of a database file says.
extension Connection {
  /// How often the file was written: every transaction of anyone adds one. 0 for an empty file.
  package func changeCounter() throws(SQLiteError) -> Int64 {
    var bytes: [UInt8] = [0, 0, 0, 0]
    let code = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe libnotes_read_file(handle, buffer.baseAddress, 4, 24)
    }
    guard code == SQLITE_OK || code == Connection.shortRead else {
      throw SQLiteError(code: code, message: "the header cannot be read")
    }
    return bytes.reduce(0) { $0 << 8 | Int64($1) }
  }

  /// What `xRead` answers behind the end of a file: it has filled up with zeros.
  private static let shortRead: Int32 = SQLITE_IOERR | (2 << 8)
}
