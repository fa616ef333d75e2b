import History
import NoteVocabulary
import SQLite

/// A library in its one file: what is kept for ever, and what is derived from it.
///
///     write { … } ──► A kept ──► Derivation ──► C derived ──► read by everyone
///
/// Both are written in one transaction, so C is always what follows from A.
package final class NoteStore {
  let connection: Connection
  let derivation: Derivation
  /// Which copy of the library this is.
  package internal(set) var replica: AuthorID
  /// Where it is kept which file is which copy; nothing: copies are not noticed.
  let registry: CopyRegistry?
  /// What the reader has typed; the transactions to come are parts of it.
  var command = Command(words: nil)
  /// What the reader should know of the file, of transactions that are on the disk.
  package var notices: [Notice] = []
  /// The same of the transaction that is going on.
  var noticesToCome: [Notice] = []
  /// Whether a transaction of this store is on the disk.
  package internal(set) var hasWritten: Bool = false

  package enum Access: Hashable, Sendable {
    case reading
    case writing
  }

  /// Opens the library at `path`, given as bytes.
  package init(
    openingAt path: [UInt8], for access: Access, deriving derivation: Derivation,
    knownTo registry: CopyRegistry? = nil
  ) throws(NoteStoreError) {
    let mode: Connection.Access =
      switch access {
      case .reading: .reading
      case .writing: .writing
      }
    connection = try NoteStore.connection(to: path, mode)
    self.derivation = derivation
    self.registry = registry
    replica = try NoteStore.recognised(connection)
  }

  /// Makes a library at `path`, where there is no file or an empty one.
  package static func make(
    at path: [UInt8], deriving derivation: Derivation, knownTo registry: CopyRegistry? = nil,
    using generator: inout some RandomNumberGenerator
  ) throws(NoteStoreError) -> NoteStore {
    let library = AuthorID.random(using: &generator)
    let replica = AuthorID.random(using: &generator)
    let connection = try connection(to: path, .creating)
    try connection.transaction(refused: NoteStoreError.init) { () throws(NoteStoreError) in
      try refuseUsed(connection)
      try asking { () throws(SQLiteError) in
        try Schema.make(in: connection)
        let rows: [(String, Cell)] = [
          ("format", .text(Schema.formatName)), ("library", .blob(library.bytes)),
          ("replica", .blob(replica.bytes)), ("clock", 0),
          ("derivation", .integer(derivation.number)),
        ]
        for (key, value) in rows {
          try connection.run("insert into local(key, value) values (?, ?)", .text(key), value)
        }
        let file = FileName(library: library, replica: replica, nonce: nil)
        if let nonce = registry?.nonce(after: file),
          registry?.announce(nonce, of: file) == true
        {
          try connection.run("insert into local(key, value) values ('nonce', ?)", .blob(nonce))
        }
        try connection.run(
          "insert into local(key, value) values ('counter', ?)",
          .integer(try connection.changeCounter() + 1))
      }
    }
    return try NoteStore(
      openingAt: path, for: .writing, deriving: derivation, knownTo: registry)
  }

  static func connection(
    to path: [UInt8], _ access: Connection.Access
  ) throws(NoteStoreError) -> Connection {
    do throws(SQLiteError) {
      return try Connection(to: path, access)
    } catch {
      throw NoteStoreError(error)
    }
  }

  /// Only an empty file becomes a library.
  private static func refuseUsed(_ connection: borrowing Connection) throws(NoteStoreError) {
    let used = try asking { () throws(SQLiteError) in
      try connection.cell("select exists (select 1 from sqlite_schema)") == 1
    }
    guard used else { return }
    _ = try recognised(connection)
    throw .exists
  }

  /// The replica a library file says it is; throws when the file is not a library.
  static func recognised(_ connection: borrowing Connection) throws(NoteStoreError)
    -> AuthorID
  {
    let (named, format, known) = try asking {
      () throws(SQLiteError) -> (Bool, Int64, Bool) in
      let named = try connection.cell("pragma application_id") == .integer(Schema.applicationID)
      let format = try connection.cell("pragma user_version")
      let known = try connection.cell(
        "select exists (select 1 from sqlite_schema where type = 'table' and name = 'local')")
      guard case .integer(let number) = format else { return (named, 0, known == 1) }
      return (named, number, known == 1)
    }
    guard known else {
      throw .notALibrary(named ? "its tables are missing" : "it holds no notes table")
    }
    // A dump and a restoration lose the header; the table keeps the name.
    guard named || local("format", in: connection) == .text(Schema.formatName) else {
      throw .notALibrary("it holds no notes table")
    }
    guard format < Schema.format + 1000 else { throw .newer(format: format) }
    guard case .blob(let bytes) = local("replica", in: connection), let replica = AuthorID(bytes)
    else { throw .damaged("it does not say which copy it is") }
    return replica
  }

  private static func local(_ key: String, in connection: borrowing Connection) -> Cell? {
    try? connection.cell("select value from local where key = ?", .text(key))
  }

  /// One of this file's own settings.
  func local(_ key: String) throws(SQLiteError) -> Cell? {
    try connection.cell("select value from local where key = ?", .text(key))
  }

  func setLocal(_ key: String, to value: Cell) throws(SQLiteError) {
    try connection.run(
      """
      insert into local(key, value) values (?1, ?2)
      on conflict (key) do update set value = ?2
      """, .text(key), value)
  }
}
