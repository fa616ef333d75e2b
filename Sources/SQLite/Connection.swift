import CSQLite

/// An open database file: closed once, when it is let go.
///
///     let connection = try Connection(to: path, .writing)
///     try connection.run("insert into fruit(name) values (?)", "fig")
///     let rows = try connection.rows("select name from fruit")
///     while try rows.next() { names.append(try rows.string(0)) }
///
/// Values are always bound, never written into a statement's text.
@safe package struct Connection: ~Copyable {
  let handle: OpaquePointer
  let shelf: StatementShelf

  /// What the file is opened for.
  package enum Access: Hashable, Sendable {
    case reading
    case writing
    /// Makes the file if there is none.
    case creating
  }

  /// Opens the file at `path`, given as bytes, with the settings of `secure`.
  package init(to path: [UInt8], _ access: Access) throws(SQLiteError) {
    self = try Connection.opened(path, access)
  }

  /// The shelf closes the connection: whatever happens afterwards, it is closed once.
  private init(of shelf: StatementShelf) {
    self.shelf = shelf
    unsafe handle = unsafe shelf.connection
  }

  /// Does what a statement says, and expects no answer.
  package func run(_ sql: String, _ cells: Cell...) throws(SQLiteError) {
    let rows = try shelf.take(sql)
    try rows.bind(cells)
    while try rows.next() {}
  }

  /// The rows of an answer, lent one by one.
  package func rows(_ sql: String, _ cells: Cell...) throws(SQLiteError) -> Rows {
    try rows(sql, binding: cells)
  }

  /// The same with a list of values.
  package func rows(_ sql: String, binding cells: [Cell]) throws(SQLiteError) -> Rows {
    let rows = try shelf.take(sql)
    try rows.bind(cells)
    return rows
  }

  /// The first cell of the first row; nothing if there is no row.
  package func cell(_ sql: String, _ cells: Cell...) throws(SQLiteError) -> Cell? {
    let rows = try shelf.take(sql)
    try rows.bind(cells)
    return try rows.next() ? rows.cell(0) : nil
  }

  /// Does many statements, written one after the other.
  package func script(_ sql: String) throws(SQLiteError) {
    let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw shelf.error(code, sql: nil) }
  }

  /// The number of the row inserted last.
  package var lastRow: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

  /// How many rows the last statement changed.
  package var changedRows: Int { Int(unsafe sqlite3_changes64(handle)) }

  /// Whether a transaction is open.
  package var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  private static func opened(_ path: [UInt8], _ access: Access) throws(SQLiteError) -> Connection {
    let path = plain(path)
    guard !isNoFile(at: path) else {
      throw SQLiteError(code: SQLITE_CANTOPEN, message: "it is no file")
    }
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | access.flags
    let code = unsafe path.withUnsafeBytes { bytes in
      unsafe sqlite3_open_v2(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), &opened, flags, nil)
    }
    guard let handle = unsafe opened else {
      throw SQLiteError(code: SQLITE_NOMEM, message: "out of memory")
    }
    let connection = unsafe Connection(of: StatementShelf(of: handle))
    guard code == SQLITE_OK else { throw unsafe SQLiteError(opening: handle, code: code) }
    try connection.secure(for: access)
    return connection
  }

  /// The path with its end mark, and nothing in it that SQLite would not take for a file: names
  /// such as `:memory:` and `file:x` mean files here.
  private static func plain(_ path: [UInt8]) -> [UInt8] {
    (path.first == UInt8(ascii: "/") ? path : Array("./".utf8) + path) + [0]
  }
}

extension Connection.Access {
  fileprivate var flags: Int32 {
    switch self {
    case .reading: SQLITE_OPEN_READONLY
    case .writing: SQLITE_OPEN_READWRITE
    case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
  }
}
