import History
import NoteVocabulary
import SQLite

/// What was saved of a damaged library, and what was not.
package struct Salvage: Hashable, Sendable {
  package internal(set) var notes: Int = 0
  package internal(set) var versions: Int = 0
  package internal(set) var answers: Int = 0
  package internal(set) var marks: Int = 0
  package internal(set) var lostAnswers: Int = 0
  package internal(set) var lostMarks: Int = 0
  /// The notes of which versions are lost.
  package internal(set) var losses: [Loss] = []

  package struct Loss: Hashable, Sendable {
    /// Nothing where not even its name is known.
    package let note: NoteID?
    /// Its title now, or as it was; empty where it is not known.
    package let title: String
    package let kept: Int
    package let lost: Int
  }

  package var lostVersions: Int { losses.reduce(0) { $0 + $1.lost } }
}

extension NoteStore {
  /// Makes a library at `new`, where there is nothing yet, of everything in the damaged file at
  /// `damaged` that is as it was written. That file is only read, and not by SQLite: page by page,
  /// whatever tree a page belonged to. What is kept is what fits its id.
  package static func salvage(
    _ damaged: [UInt8], to new: [UInt8], at now: Moment, deriving derivation: Derivation,
    using generator: inout some RandomNumberGenerator, saying progress: (Double) -> Void
  ) throws(NoteStoreError) -> Salvage {
    guard Files.size(of: new) == nil else { throw .exists }
    let partial = new + Array(".partial".utf8)
    Files.remove(partial)
    defer { Files.remove(partial) }
    let salvage = try Files.reading(damaged) { source throws(NoteStoreError) in
      guard let size = source.size else { throw .notALibrary("it is no file") }
      let store = try make(at: partial, deriving: derivation, using: &generator)
      return try store.fill(at: now, progress) { () throws(NoteStoreError) in
        try store.find(in: source, size, journal: damaged + Array("-journal".utf8)) {
          progress(0.4 * $0)
        }
      }
    }
    guard salvage.versions > 0 else { throw .notALibrary("no version of a note is in it") }
    try refusing { () throws(Files.Refusal) in try Files.rename(partial, to: new) }
    return salvage
  }

  /// Keeps what is found in a file, and in the journal of a transaction that was broken off.
  private func find(
    in source: borrowing Files.Source, _ size: Int64, journal path: [UInt8],
    _ progress: (Double) -> Void
  ) throws(NoteStoreError) {
    let pages = PageRows(fileSize: size, usualPageSize: 8192) { source.bytes(at: $0, count: $1) }
    try asking { () throws(SQLiteError) in
      try pages.forEach(by: { source.bytes(at: $0, count: $1) }, saying: progress) {
        row throws(SQLiteError) in
        try FoundRows.take(row, into: connection)
      }
    }
    guard Files.size(of: path) ?? 0 > 0 else { return }
    try Files.reading(path) { journal throws(NoteStoreError) in
      try asking { () throws(SQLiteError) in
        try pages.forEach(
          inJournalOf: journal.size ?? 0, read: { journal.bytes(at: $0, count: $1) },
          by: { source.bytes(at: $0, count: $1) }
        ) { row throws(SQLiteError) in
          try FoundRows.take(row, into: connection)
        }
      }
    }
  }

  /// Fills an empty library with what `find` finds, in one transaction.
  private func fill(
    at now: Moment, _ progress: (Double) -> Void, _ find: () throws(NoteStoreError) -> Void
  ) throws(NoteStoreError) -> Salvage {
    try asking { () throws(SQLiteError) in
      // As much as the damaged file held is gathered there.
      try connection.run("pragma temp_store = file")
    }
    return try connection.transaction(refused: NoteStoreError.init) { () throws(NoteStoreError) in
      try asking { () throws(SQLiteError) in try FoundRows.makeTables(in: connection) }
      try find()
      return try asking { () throws(SQLiteError) in
        try FoundRows.makeIndexes(in: connection)
        var salvaging = Salvaging(into: self)
        try salvaging.run { progress(0.4 + 0.4 * $0) }
        try deriveAll()
        try sign()
        progress(1)
        return try salvaging.report()
      }
    }
  }
}
