import NoteStore
import NoteVocabulary

/// What can be said of a library as a whole.
public struct LibraryFigures: Hashable, Sendable {
  /// Which library it is, the same in all its copies; and which of the copies this is.
  public let libraryID: String
  public let copyID: String
  /// The format of the file: `1.0`.
  public let format: String
  /// In bytes.
  public let size: Int
  public let notes: Int
  public let trashed: Int
  public let versions: Int
  public let answers: Int
  public let prompts: Int
  public let tags: Int
  public let books: Int
}

extension Library {
  public func figures() throws(LibraryError) -> LibraryFigures {
    let figures = try asking { () throws(NoteStoreError) in try store.figures() }
    return LibraryFigures(
      libraryID: figures.library.bytes.hexadecimal, copyID: figures.replica.bytes.hexadecimal,
      format: "\(figures.format / 1000).\(figures.format % 1000)", size: Int(figures.size),
      notes: Int(figures.notes), trashed: Int(figures.trashed), versions: Int(figures.versions),
      answers: Int(figures.answers), prompts: Int(figures.prompts), tags: Int(figures.tags),
      books: Int(figures.books))
  }
}
