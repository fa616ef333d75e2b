import NoteStore
import NoteVocabulary

/// Backups: copies of the library as it was, in a folder beside it.
extension Library {
  public struct Backup: Hashable, Sendable {
    public let path: Path
    public let made: Moment
    /// `asked`, `daily`, or what it was made before: `import`, `change`, `restore`, `update`,
    /// `repair`.
    public let reason: String
    /// In bytes.
    public let size: Int64

    /// What follows the last slash.
    public var name: String { String(decoding: path.name, as: UTF8.self) }

    init(_ backup: StoredBackup) {
      path = Path(backup.path)
      made = backup.moment
      reason = backup.reason.rawValue
      size = backup.size
    }
  }

  /// A change of more notes is preceded by a backup.
  static let changedNotesMax: Int = 50

  /// The backups of the library at a path, the newest first. There need be no library any more.
  public static func backups(of path: Path) throws(LibraryError) -> [Backup] {
    do throws(NoteStoreError) {
      return try Backups(of: path.bytes).list().map { Backup($0) }
    } catch {
      throw LibraryError(error, trying: .backUp, path)
    }
  }

  /// Makes a backup now.
  public func backUp(at now: Moment) throws(LibraryError) -> Backup {
    do throws(NoteStoreError) {
      return Backup(try store.backUp(to: Backups(of: path.bytes), at: now, for: .asked))
    } catch {
      throw LibraryError(error, trying: .backUp, path)
    }
  }

  /// Makes the backup of the day, if there is none yet and something was written. To be called when
  /// the answer is out: nobody waits for it then. Where it cannot be made, a notice says so.
  public func backUpIfDue(at now: Moment, dayOf day: (Moment) -> Day) {
    guard store.hasWritten else { return }
    // One made before something else does not hold what was written by it.
    let newest = (try? Backups(of: path.bytes).list())?.first { backup in
      backup.reason == .daily || backup.reason == .asked
    }
    if let newest, day(newest.moment) >= day(now) { return }
    backUp(before: .daily, at: now)
  }

  /// Makes a backup before something that changes much. Where it cannot be made, that is done all
  /// the same, and a notice says so.
  func backUp(before reason: StoredBackup.Reason, at now: Moment) {
    do throws(NoteStoreError) {
      guard try !store.isEmpty() else { return }
      try store.backUp(to: Backups(of: path.bytes), at: now, for: reason)
    } catch {
      store.notices.append(.noBackup(error))
    }
  }

  /// The same before a change of so many notes, if they are many.
  func backUp(beforeChanging count: Int, at now: Moment) {
    if count > Library.changedNotesMax { backUp(before: .change, at: now) }
  }
}

/// Going back to a backup.
extension Library {
  /// What became of the library that was there.
  public enum Replaced: Hashable, Sendable {
    /// There was none.
    case nothing
    case saved(Backup)
    /// It was damaged; its file is kept as it was.
    case keptAside(Path)
  }

  /// Puts a backup in the place of the library at a path. What is there now is saved before.
  public static func restore(
    _ backup: Path, at path: Path, now: Moment
  ) throws(LibraryError) -> Replaced {
    do throws(NoteStoreError) {
      let before = try Backups(of: path.bytes).restore(
        backup.bytes, at: now, deriving: Reading.derivation)
      switch before {
      case .nothing: return .nothing
      case .saved(let backup): return .saved(Backup(backup))
      case .keptAside(let path): return .keptAside(Path(path))
      }
    } catch {
      throw LibraryError(error, trying: .restore, backup)
    }
  }
}
