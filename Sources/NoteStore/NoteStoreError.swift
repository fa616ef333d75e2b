import NoteVocabulary
import SQLite

/// Why a library could not be opened, read or written.
package enum NoteStoreError: Error, Hashable, Sendable {
  /// There is no file.
  case missing
  /// There is a library where one was to be made.
  case exists
  /// The file is something else; why one can tell.
  case notALibrary(String)
  /// A later program made it, in a format that this one does not know.
  case newer(format: Int64)
  case readOnly
  /// Another program is writing, for longer than one waits.
  case busy
  /// Another program is connected, and has switched the file to a write-ahead log.
  case keptInWAL
  case diskFull
  /// The file holds what libnotes never writes; what that is.
  case damaged(String)
  /// A text that was to be taken back was changed since, in the same place.
  case changedSince(NoteID)
  /// A backup is of another library.
  case foreign
  /// Anything else; in SQLite's words.
  case failed(String)

  init(_ error: SQLiteError) {
    self =
      switch error.reason {
      case .missing: .missing
      case .cannotOpen, .diskFailed, .other: .failed(error.message)
      case .notADatabase: .notALibrary("it is not a database")
      case .busy: .busy
      case .keptInWAL: .keptInWAL
      case .readOnly: .readOnly
      case .diskFull: .diskFull
      case .damaged, .mismatch, .constraint: .damaged(error.message)
      }
  }
}

/// Does what asks SQLite, and makes its refusal an error of the store.
func asking<Answer>(
  _ work: () throws(SQLiteError) -> Answer
) throws(NoteStoreError) -> Answer {
  do throws(SQLiteError) {
    return try work()
  } catch {
    throw NoteStoreError(error)
  }
}
