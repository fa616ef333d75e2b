import History
import NoteStore
import NoteVocabulary

/// What a note was at some time: one change of one part of it.
public struct PastVersion: Hashable, Sendable {
  /// 32 hexadecimal digits.
  public let id: String
  /// `text`, `folder`, `tag books` …
  public let field: String
  public let time: Moment
  /// `edit`, `import`, `outside`, `tags` or `undo`.
  public let reason: String
  /// Which copy of the library wrote it; nothing where an import or another program did.
  public let copyID: String?
  /// Whether it is what the note says now.
  public let isShown: Bool
  /// What it was set to; nothing for a text, and where it was set to nothing.
  public let value: String?

  var isText: Bool { field == Field.text.name }
}

/// Looking back at what a note was.
extension Library {
  /// All that a note ever was, the newest first.
  public func history(of note: Note) throws(LibraryError) -> [PastVersion] {
    try asking { () throws(NoteStoreError) in
      guard let present = try store.present(of: note.id) else { return [] }
      return try store.revisions(of: note.id).sorted { $0.version > $1.version }.map { revision in
        PastVersion(revision, isShown: present.headIDs(of: revision.version.field).last)
      }
    }
  }

  /// The text a version gave to a note; nothing where it is not a text, or was removed for good.
  public func text(of version: PastVersion) throws(LibraryError) -> NoteText? {
    guard version.isText, let id = ContentID(digits: version.id) else { return nil }
    return try asking { () throws(NoteStoreError) in try store.text(ofVersion: id) }
  }

  /// What a version of the text changed, word by word; nothing for other versions.
  public func changes(by version: PastVersion) throws(LibraryError) -> [WordChange] {
    guard let id = ContentID(digits: version.id), let new = try text(of: version) else { return [] }
    let before = try asking { () throws(NoteStoreError) in try store.text(before: id) }
    return WordChange.changes(from: before?.bytes ?? [], to: new.bytes)
  }

  /// The version of a note whose id begins with some digits, at least four.
  public func version(
    _ digits: String, of note: Note
  ) throws(LibraryError) -> PastVersion {
    let history = try history(of: note)
    let wanted = digits.lowercased()
    let found =
      wanted.count < Library.idDigitsMin ? [] : history.filter { $0.id.hasPrefix(wanted) }
    guard let version = found.first else {
      throw LibraryError(
        "no version '\(digits)' of '\(note.title)'",
        hint: "'libnotes history \(try shortID(of: note))' shows its versions")
    }
    guard found.count == 1 else {
      throw LibraryError(
        "'\(digits)' names \(found.count) versions", hint: "type more digits of its id")
    }
    return version
  }

  /// Makes a note again what it was, as a new version. False if it is that already.
  @discardableResult
  public func restore(
    _ version: PastVersion, of note: Note, at now: Moment
  ) throws(LibraryError) -> Bool {
    guard let id = ContentID(digits: version.id) else { return false }
    try refuseTrashed(note)
    if version.isText {
      guard let text = try text(of: version) else {
        throw LibraryError("the text of version '\(version.id.prefix(8))' was removed for good")
      }
      return try writing { () throws(NoteStoreError) in
        try store.write(at: now) { writing throws(NoteStoreError) in
          try writing.setText(of: note.id, to: text, by: .here(.edit))
        }
      }
    }
    let revisions = try asking { () throws(NoteStoreError) in try store.revisions(of: note.id) }
    guard let revision = revisions.first(where: { $0.version.id == id }) else { return false }
    return try writing { () throws(NoteStoreError) in
      try store.write(at: now) { writing throws(NoteStoreError) in
        try writing.set(
          [(revision.version.field, revision.value ?? .nothing)], of: note.id, by: .here(.tags))
      }
    }
  }
}

extension PastVersion {
  fileprivate init(_ revision: Revision, isShown shown: ContentID?) {
    let version = revision.version
    id = version.id.digits
    field = version.field.name.split(separator: ":", maxSplits: 1).joined(separator: " ")
    time = version.time.moment
    reason = version.reason.rawValue
    copyID =
      switch version.reason {
      case .edit, .tags, .undo: version.author.bytes.hexadecimal
      default: nil
      }
    isShown = version.id == shown
    value =
      switch revision.value {
      case nil, .nothing?: nil
      case .number(let number)?: String(number)
      case .text(let bytes)?: String(decoding: bytes, as: UTF8.self)
      }
  }
}
