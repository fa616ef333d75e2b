import History
import NoteStore
import NoteVocabulary

/// Adding and reading notes.
extension Library {
  /// Adds a note and gives its id.
  @discardableResult
  public func add(
    _ note: NewNote, at now: Moment, using generator: inout some RandomNumberGenerator
  ) throws(LibraryError) -> NoteID {
    guard note.text.bytes.count <= NoteText.countMax else { throw .tooLong(note.text) }
    let fields = try note.fields()
    return try writing { () throws(NoteStoreError) in
      try store.write(at: now) { writing throws(NoteStoreError) in
        var id = NoteID.random(using: &generator)
        while try !writing.isFree(id) { id = NoteID.random(using: &generator) }
        try writing.add(id, note.text, by: .here(.edit), fields: fields, by: .here(.edit))
        return id
      }
    }
  }

  /// Adds a text as a note and gives its id.
  @discardableResult
  public func add(
    _ text: NoteText, at now: Moment, using generator: inout some RandomNumberGenerator
  ) throws(LibraryError) -> NoteID {
    try add(NewNote(text), at: now, using: &generator)
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
      "the text is too long for a note, which has \(NoteText.countMax) bytes at most",
      hint: "divide it into several notes")
  }
}
