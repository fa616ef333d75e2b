import History
import NoteStore
import NoteVocabulary

/// A reader's library: notes in one file, found at once, and asked about before they are forgotten.
///
///     let library = try Library(at: path, for: .writing)
///     let id = try library.add(NoteText("# Walden …"), at: now, using: &generator)
///     for note in try library.notes(fitting: query, countMax: 50) { … }
///
/// It never prints, and never asks for the time or a random number: both are arguments.
public final class Library {
  let store: NoteStore
  /// Where its file lies.
  public let path: Path

  public enum Access: Hashable, Sendable {
    case reading
    case writing
  }

  /// Opens the library at `path`. With an occasion, what other programs wrote is taken up, for
  /// reading only if the file can be written just now.
  public convenience init(
    at path: Path, for access: Access, on occasion: Occasion? = nil
  ) throws(LibraryError) {
    do throws(NoteStoreError) {
      switch (access, occasion) {
      case (.reading, let occasion?): self.init(try Library.fresh(path, on: occasion), at: path)
      case (.reading, nil): self.init(try Library.opened(path, .reading), at: path)
      case (.writing, _):
        self.init(try Library.opened(path, .writing, occasion?.registry), at: path)
      }
    } catch {
      throw LibraryError(error, trying: .open, path)
    }
    guard access == .writing, let occasion else { return }
    if try asking({ () throws(NoteStoreError) in try store.willDeriveAnew() }) {
      backUp(before: .update, at: occasion.now)
    }
    try writing { () throws(NoteStoreError) in try store.adoptOutsideEdits(at: occasion.now) }
  }

  private static func opened(
    _ path: Path, _ access: NoteStore.Access, _ registry: CopyRegistry? = nil
  ) throws(NoteStoreError) -> NoteStore {
    try NoteStore(
      openingAt: path.bytes, for: access, deriving: Reading.derivation, knownTo: registry)
  }

  /// Opened for reading, when what other programs wrote was taken up if it could be.
  private static func fresh(
    _ path: Path, on occasion: Occasion
  ) throws(NoteStoreError) -> NoteStore {
    if let store = try openedIfFresh(path) { return store }
    var notices: [Notice] = []
    do throws(NoteStoreError) {
      let writer = try opened(path, .writing, occasion.registry)
      try writer.adoptOutsideEdits(at: occasion.now, waiting: patienceMilliseconds)
      notices = writer.notices
    } catch {
      // Whatever refuses it: what stands there can be read.
    }
    let store = try opened(path, .reading)
    store.notices = notices
    return store
  }

  /// Nothing where other programs wrote. It is closed then: while we read, a file that was left in
  /// WAL cannot be turned back.
  private static func openedIfFresh(_ path: Path) throws(NoteStoreError) -> NoteStore? {
    let store = try opened(path, .reading)
    return try store.isWrittenByOthers() ? nil : store
  }

  /// A reader waits so long for another program to finish its writing.
  private static let patienceMilliseconds: Int32 = 500

  /// Makes a library at `path`, where there is nothing yet.
  public static func make(
    at path: Path, on occasion: Occasion? = nil,
    using generator: inout some RandomNumberGenerator
  ) throws(LibraryError) -> Library {
    do throws(NoteStoreError) {
      let store = try NoteStore.make(
        at: path.bytes, deriving: Reading.derivation, knownTo: occasion?.registry,
        using: &generator)
      return Library(store, at: path)
    } catch {
      throw LibraryError(error, trying: .make, path)
    }
  }

  private init(_ store: NoteStore, at path: Path) {
    self.store = store
    self.path = path
  }

  /// Asks the store, and makes its refusal an error in the reader's words.
  func asking<Answer>(
    _ work: () throws(NoteStoreError) -> Answer
  ) throws(LibraryError) -> Answer {
    do throws(NoteStoreError) {
      return try work()
    } catch {
      throw LibraryError(error, trying: .read, path)
    }
  }

  /// Writes, and makes a refusal an error in the reader's words.
  func writing<Answer>(
    _ work: () throws(NoteStoreError) -> Answer
  ) throws(LibraryError) -> Answer {
    do throws(NoteStoreError) {
      return try work()
    } catch {
      throw LibraryError(error, trying: .write, path)
    }
  }
}
