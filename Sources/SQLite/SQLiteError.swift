import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What SQLite refused to do, and why.
package struct SQLiteError: Error, Hashable, Sendable {
  /// SQLite's extended result code.
  package let code: Int32
  /// SQLite's own words; where a file could not be opened, the system's.
  package let message: String
  /// What the system said when a file could not be opened, else 0.
  package let systemCode: Int32
  /// The statement as it was written, never the values bound to it: they are someone's notes.
  package let statement: String?

  package init(code: Int32, message: String, systemCode: Int32 = 0, statement: String? = nil) {
    self.code = code
    self.message = message
    self.systemCode = systemCode
    self.statement = statement
  }

  /// Why the file of a connection could not be opened.
  init(opening connection: OpaquePointer, code: Int32) {
    let systemCode = unsafe sqlite3_system_errno(connection)
    let message =
      systemCode == 0
      ? unsafe String(cString: sqlite3_errmsg(connection))
      : unsafe String(cString: strerror(systemCode))
    self.init(code: code, message: message, systemCode: systemCode)
  }

  /// Another program is connected, and has switched the file to a write-ahead log.
  static let keptInWAL = SQLiteError(
    code: SQLITE_BUSY | (255 << 8), message: "another program keeps a write-ahead log open")

  /// What a reader of tables throws when they hold what is never written into them.
  package static func damage(_ message: String) -> SQLiteError {
    SQLiteError(code: SQLITE_CORRUPT, message: message)
  }

  /// The kinds of refusal that ask for different words.
  package enum Reason: Hashable, Sendable, CaseIterable {
    case missing
    case busy
    case keptInWAL
    case readOnly
    case cannotOpen
    case notADatabase
    case damaged
    case diskFull
    case diskFailed
    case constraint
    case mismatch
    case other
  }

  /// Why, by the primary part of the code.
  package var reason: Reason {
    switch code & 0xff {
    case _ where code == SQLiteError.keptInWAL.code: .keptInWAL
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_READONLY, SQLITE_PERM: .readOnly
    case SQLITE_CANTOPEN: systemCode == ENOENT ? .missing : .cannotOpen
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_CORRUPT: .damaged
    case SQLITE_FULL: .diskFull
    case SQLITE_IOERR: .diskFailed
    case SQLITE_CONSTRAINT: .constraint
    case SQLITE_MISMATCH: .mismatch
    default: .other
    }
  }
}
