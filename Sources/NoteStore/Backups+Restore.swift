import NoteVocabulary
import SQLite

/// Going back to a backup.
extension Backups {
  /// What became of the library that was there.
  package enum Before: Hashable, Sendable {
    /// There was none.
    case nothing
    case saved(StoredBackup)
    /// It was damaged; its file is kept as it was.
    case keptAside([UInt8])
  }

  /// Puts a copy of a backup in the place of the library, when what is there now has been saved.
  ///
  ///     backup ──copy──► library.sqlite.restoring ──check──► rename ──► library.sqlite
  ///                                                  └ the library is locked, and saved
  package func restore(
    _ backup: [UInt8], at now: Moment, deriving derivation: Derivation
  ) throws(NoteStoreError) -> Before {
    let new = library + Array(".restoring".utf8)
    Files.remove(new)
    defer { Files.remove(new) }
    try copy(backup, to: new)
    let id = try checked(new, derivation)
    guard Files.size(of: library) != nil else {
      try refusing { () throws(Files.Refusal) in try Files.rename(new, to: library) }
      return .nothing
    }
    return try Files.reading(library) { source throws(NoteStoreError) in
      guard let connection = try locked(against: id) else {
        return .keptAside(try replaceDamaged(by: new, of: source, at: now))
      }
      defer { try? connection.run("rollback") }
      let before: Before
      do throws(NoteStoreError) {
        before = .saved(try make(of: source, at: now, for: .restore))
      } catch {
        guard case .damaged = error else { throw error }
        return .keptAside(try replaceDamaged(by: new, of: source, at: now))
      }
      try refusing { () throws(Files.Refusal) in try Files.rename(new, to: library) }
      return before
    }
  }

  private func copy(_ backup: [UInt8], to new: [UInt8]) throws(NoteStoreError) {
    guard Files.realPath(of: backup) != library else { throw .failed("it is the library itself") }
    for ending in Backups.journals where Files.size(of: backup + Array(ending.utf8)) ?? 0 > 0 {
      throw .failed("it is being written, or was left in the middle of it")
    }
    try Files.reading(backup) { source throws(NoteStoreError) in
      try refusing { () throws(Files.Refusal) in try Files.copy(source, to: new) }
    }
  }

  /// The library a backup is of; throws where what was written in it is damaged.
  private func checked(
    _ path: [UInt8], _ derivation: Derivation
  ) throws(NoteStoreError) -> [UInt8]? {
    let store = try NoteStore(openingAt: path, for: .reading, deriving: derivation)
    let check = try store.check { _ in }
    if check.damages.contains(where: { $0.kind.layer != .derived }) {
      throw .damaged("some of its notes are not as they were written")
    }
    return try store.libraryID()
  }

  /// The library with nobody else at it; nothing where it cannot be read. Throws where it is another
  /// one than the backup is of.
  private func locked(against id: [UInt8]?) throws(NoteStoreError) -> Connection? {
    do throws(NoteStoreError) {
      let connection = try NoteStore.connection(to: library, .writing)
      connection.wait(milliseconds: Backups.patienceMilliseconds)
      let (own, isFree) = try asking { () throws(SQLiteError) in
        try connection.run("begin exclusive")
        return (try connection.cell("select value from local where key = 'library'"), true)
      }
      guard case .blob(let own) = own, isFree else { return nil }
      guard own == id else { throw .foreign }
      return connection
    } catch {
      switch error {
      case .damaged, .notALibrary, .failed: return nil
      default: throw error
      }
    }
  }

  /// What is damaged is kept beside the backups, with the journal that may belong to it.
  private func replaceDamaged(
    by new: [UInt8], of source: borrowing Files.Source, at now: Moment
  ) throws(NoteStoreError) -> [UInt8] {
    let (_, path) = try free(from: now, for: .restore)
    let kept = path + Array(".damaged".utf8)
    try refusing { () throws(Files.Refusal) in
      try Files.copy(source, to: kept)
      // It would be applied to what takes the place of the library.
      for ending in Backups.journals where Files.size(of: library + Array(ending.utf8)) != nil {
        try Files.rename(library + Array(ending.utf8), to: kept + Array(ending.utf8))
      }
      try Files.rename(new, to: library)
    }
    return kept
  }

  /// Another program that is writing is soon done, or is at work for longer than a reader waits.
  private static let patienceMilliseconds: Int32 = 1000

  private static let journals = ["-journal", "-wal"]
}

extension NoteStore {
  /// Which library this is a copy of.
  func libraryID() throws(NoteStoreError) -> [UInt8]? {
    try asking { () throws(SQLiteError) in
      if case .blob(let id) = try local("library") { id } else { nil }
    }
  }
}
