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

  /// Opens the library at `path`.
  public convenience init(at path: Path, for access: Access) throws(LibraryError) {
    let mode: NoteStore.Access =
      switch access {
      case .reading: .reading
      case .writing: .writing
      }
    let store: NoteStore
    do throws(NoteStoreError) {
      store = try NoteStore(openingAt: path.bytes, for: mode, deriving: Reading.derivation)
    } catch {
      throw LibraryError(error, trying: .open, path)
    }
    self.init(store, at: path)
  }

  /// Makes a library at `path`, where there is nothing yet.
  public static func make(
    at path: Path, using generator: inout some RandomNumberGenerator
  ) throws(LibraryError) -> Library {
    do throws(NoteStoreError) {
      let store = try NoteStore.make(
        at: path.bytes, deriving: Reading.derivation, using: &generator)
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
