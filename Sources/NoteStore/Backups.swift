import NoteVocabulary
import SQLite

/// The backups of a library: copies of its file, in a folder beside it.
package struct Backups: Hashable, Sendable {
  /// The library, without links: a backup lies beside the file, wherever it is named from.
  let library: [UInt8]
  package let folder: [UInt8]

  package init(of library: [UInt8]) {
    self.library = Files.realPath(of: library)
    folder = self.library + Array(".backups".utf8)
  }

  /// Those there are, the newest first.
  package func list() throws(NoteStoreError) -> [StoredBackup] {
    try named(try refusing { () throws(Files.Refusal) in try Files.names(in: folder) })
  }

  private func named(_ names: [[UInt8]]) throws(NoteStoreError) -> [StoredBackup] {
    names.compactMap { name in
      let size = Files.size(of: folder + [UInt8(ascii: "/")] + name)
      return size.flatMap { StoredBackup(named: name, in: folder, size: $0) }
    }.sorted { ($0.moment, $0.name) > ($1.moment, $1.name) }
  }

  /// Copies a library that nobody can write meanwhile, and looks at the copy; then thins the backups.
  func make(
    of source: borrowing Files.Source, at now: Moment, for reason: StoredBackup.Reason
  ) throws(NoteStoreError) -> StoredBackup {
    let (moment, path) = try free(from: now, for: reason)
    // Under another name until it is whole: whatever has the name of a backup is one.
    let partial = path + Backups.partialEnding
    try refusing { () throws(Files.Refusal) in
      Files.remove(partial)
      try Files.copy(source, to: partial)
    }
    do throws(NoteStoreError) {
      try Backups.verify(partial)
      try refusing { () throws(Files.Refusal) in try Files.rename(partial, to: path) }
    } catch {
      Files.remove(partial)
      throw error
    }
    thin()
    return StoredBackup(path: path, moment: moment, reason: reason, size: Files.size(of: path) ?? 0)
  }

  /// A name that no backup has yet, and its moment.
  func free(
    from now: Moment, for reason: StoredBackup.Reason
  ) throws(NoteStoreError) -> (Moment, [UInt8]) {
    try refusing { () throws(Files.Refusal) in try Files.makeFolder(folder) }
    var moment = now
    for _ in 0..<Backups.sameSecondMax {
      let path = folder + Array("/\(StoredBackup.name(at: moment, for: reason))".utf8)
      if Files.size(of: path) == nil { return (moment, path) }
      moment.milliseconds += 1000
    }
    throw .failed("there are too many backups of this minute")
  }

  private static let sameSecondMax = 60
  private static let partialEnding = Array(".partial".utf8)

  /// Whether a copy is a whole library.
  private static func verify(_ path: [UInt8]) throws(NoteStoreError) {
    let connection = try NoteStore.connection(to: path, .reading)
    _ = try NoteStore.recognised(connection)
    let answer = try asking { () throws(SQLiteError) in
      try connection.cell("pragma quick_check(1)")
    }
    guard case .text(let words) = answer, words == Array("ok".utf8) else {
      throw .damaged("its copy is not whole")
    }
  }

  /// Removes the backups that need not stay, and what a backup that was broken off has left.
  private func thin() {
    guard let names = try? Files.names(in: folder), let backups = try? named(names) else { return }
    let kept = Set(Thinning.kept(backups, librarySize: Files.size(of: library) ?? 0))
    for backup in backups where !kept.contains(backup) { Files.remove(backup.path) }
    for name in names where name.suffix(Backups.partialEnding.count) == Backups.partialEnding[...] {
      Files.remove(folder + [UInt8(ascii: "/")] + name)
    }
  }
}

extension NoteStore {
  /// Makes a backup of the library as it is on the disk. Nobody can write it meanwhile.
  @discardableResult
  package func backUp(
    to backups: Backups, at now: Moment, for reason: StoredBackup.Reason
  ) throws(NoteStoreError) -> StoredBackup {
    // Opened before the lock and closed after it: see `Files.Source`.
    try Files.reading(backups.library) { source throws(NoteStoreError) in
      try asking { () throws(SQLiteError) in
        try connection.run("begin")
        // The lock is taken by the first statement that reads.
        _ = try connection.cell("select count(*) from sqlite_schema")
      }
      defer { try? connection.run("rollback") }
      guard
        try asking({ () throws(SQLiteError) in try connection.cell("pragma journal_mode") })
          != "wal"
      else { throw .busy }
      return try backups.make(of: source, at: now, for: reason)
    }
  }

  /// Whether there is nothing in the library that a backup could save.
  package func isEmpty() throws(NoteStoreError) -> Bool {
    try asking { () throws(SQLiteError) in
      try connection.cell("select exists (select 1 from version)") == 0
    }
  }
}

extension Files {
  /// Does `work` with a file that is open for reading all the while.
  static func reading<Answer>(
    _ path: [UInt8], _ work: (borrowing Source) throws(NoteStoreError) -> Answer
  ) throws(NoteStoreError) -> Answer {
    let source = try refusing { () throws(Refusal) in try Source(path) }
    return try work(source)
  }
}

/// Does what asks the system, and makes its refusal an error of the store.
func refusing<Answer: ~Copyable>(
  _ work: () throws(Files.Refusal) -> Answer
) throws(NoteStoreError) -> Answer {
  do throws(Files.Refusal) {
    return try work()
  } catch {
    throw NoteStoreError(error)
  }
}

extension NoteStoreError {
  init(_ refusal: Files.Refusal) {
    self =
      switch refusal.kind {
      case .missing: .missing
      case .full: .diskFull
      case .existing, .other: .failed(refusal.words)
      }
  }
}
