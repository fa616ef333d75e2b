import CSQLite

/// What SQLite refused to do, and why.
package struct SQLiteError: Error, Hashable, Sendable {
  /// SQLite's extended result code.
  package let code: Int32
  /// SQLite's own words.
  package let message: String
  /// The statement as it was written, never the values bound to it: they are someone's notes.
  package let statement: String?

  package init(code: Int32, message: String, statement: String? = nil) {
    self.code = code
    self.message = message
    self.statement = statement
  }

  /// The kinds of refusal that ask for different words.
  package enum Reason: Hashable, Sendable, CaseIterable {
    case busy
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
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_READONLY, SQLITE_PERM: .readOnly
    case SQLITE_CANTOPEN: .cannotOpen
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
