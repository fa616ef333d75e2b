import History
import NoteStore
import NoteVocabulary

/// A note to add, and what is known of it beside its text.
public struct NewNote: Hashable, Sendable {
  public var text: NoteText
  /// Set by hand, beside those in the text.
  public var tags: [String]
  /// The folder to put it in, which is made if there is none.
  public var folder: String?
  public var isPinned: Bool
  /// What is known of it, by key: `author`, `year`, `isbn` …
  public var meta: [String: String]

  public init(
    _ text: NoteText, tags: [String] = [], folder: String? = nil, isPinned: Bool = false,
    meta: [String: String] = [:]
  ) {
    self.text = text
    self.tags = tags
    self.folder = folder
    self.isPinned = isPinned
    self.meta = meta
  }

  /// Its fields beside the text; throws where a tag or a folder cannot have that name.
  func fields() throws(LibraryError) -> [(Field, Value)] {
    var fields: [(Field, Value)] = []
    for tag in tags { fields.append((.tag(try TagSpelling.required(tag)), .truth(true))) }
    if let folder {
      fields.append((.folder, .text(try FolderSpelling.required(folder))))
    }
    if isPinned { fields.append((.pinned, .truth(true))) }
    for (key, value) in meta.sorted(by: { $0.key < $1.key }) {
      fields.append((.meta(key), .text(value)))
    }
    return fields
  }
}

extension Writing {
  /// Sets fields of a note; a folder that is not there yet is made. False if all were set so.
  mutating func set(
    _ fields: [(Field, Value)], of note: NoteID, by origin: Origin
  ) throws(NoteStoreError) -> Bool {
    var changed = false
    for (field, value) in fields {
      if try set(field, of: note, to: value, by: origin) { changed = true }
      guard field == .folder, let path = value.string else { continue }
      try set(.folder(path), of: .library, to: .truth(true), by: origin)
    }
    return changed
  }
}
