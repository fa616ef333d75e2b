import History
import NoteStore
import NoteVocabulary

/// Adding and reading notes.
extension Library {
  /// Adds a note and gives its id.
  @discardableResult
  public func add(
    _ text: NoteText, at now: Moment, using generator: inout some RandomNumberGenerator
  ) throws(LibraryError) -> NoteID {
    guard text.bytes.count <= NoteText.countMax else { throw .tooLong(text) }
    let id = NoteID.random(using: &generator)
    try writing { () throws(NoteStoreError) in
      try store.write(at: now) { writing throws(NoteStoreError) in
        _ = try writing.setText(of: id, to: text, by: .here(.edit))
      }
    }
    return id
  }

  /// The text of a note.
  public func text(of note: Note) throws(LibraryError) -> NoteText {
    try asking { () throws(NoteStoreError) in try store.text(of: note.id) } ?? NoteText("")
  }

  /// All notes outside the trash: pinned ones first, then those changed last.
  public func notes(countMax: Int) throws(LibraryError) -> [Note] {
    try asking { () throws(NoteStoreError) in try store.notes(countMax: countMax) }
  }

  /// The shortest digits that name a note, at least four.
  public func shortID(of note: Note) throws(LibraryError) -> String {
    let count = try asking { () throws(NoteStoreError) in
      try store.shortestUniqueDigits(of: note.id)
    }
    return String(note.id.digits.prefix(count))
  }
}

extension LibraryError {
  static func tooLong(_ text: NoteText) -> LibraryError {
    LibraryError(
      "a note of \(text.bytes.count) bytes is too long: \(NoteText.countMax) at most",
      hint: "divide it into several notes")
  }
}
