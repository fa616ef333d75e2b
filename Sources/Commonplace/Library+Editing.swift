import History
import NoteStore
import NoteVocabulary

/// The text of a note as a reader begins to change it.
public struct TextToEdit: Hashable, Sendable {
  public let text: NoteText
  let shown: ShownText?

  init(_ shown: ShownText?) {
    text = shown?.text ?? NoteText("")
    self.shown = shown
  }
}

/// What became of a text that a reader has changed.
public enum EditOutcome: Hashable, Sendable {
  /// The reader has changed nothing.
  case unchanged
  /// It is the text of the note now.
  case saved
  /// The note was changed in the meantime too: its text is both now.
  case merged
  /// The note was changed in the meantime in the same place. The reader's text is shown now, the
  /// other is kept beside it.
  case conflict
}

/// A text of a note in conflict.
public struct ConflictingText: Hashable, Sendable {
  public let text: NoteText
  /// When it was written, by whom, and whether it is the one that is shown.
  public let version: PastVersion
}

/// Changing the texts of notes.
///
///     let before = try library.textToEdit(of: note)
///     …                                              the reader writes; so may others
///     switch try library.edit(note, from: before, to: text, at: now) { … }
extension Library {
  /// The text of a note, to be given back with what the reader made of it.
  public func textToEdit(of note: Note) throws(LibraryError) -> TextToEdit {
    try refuseTrashed(note)
    return try asking { () throws(NoteStoreError) in
      TextToEdit(try store.shownText(of: note.id))
    }
  }

  /// Saves what a reader made of a text. Nothing that was written in the meantime is overwritten.
  public func edit(
    _ note: Note, from before: TextToEdit, to text: NoteText, at now: Moment
  ) throws(LibraryError) -> EditOutcome {
    guard text.bytes.count <= NoteText.countMax else { throw .tooLong(text) }
    try refuseTrashed(note)
    guard text != before.text else { return .unchanged }
    return try writing { () throws(NoteStoreError) in
      try store.write(at: now) { writing throws(NoteStoreError) in
        let shown = try store.shownText(of: note.id)
        guard let seen = before.shown, let shown, shown.text != text, shown.text != seen.text else {
          try writing.setText(of: note.id, to: text, by: .here(.edit))
          return .saved
        }
        try writing.setText(of: note.id, to: text, after: seen.replaced, by: .here(.edit))
        let isInConflict = try store.shownText(of: note.id)?.isInConflict ?? false
        return isInConflict ? .conflict : .merged
      }
    }
  }

  /// Gives a note another text, whatever it is now. False if that is its text already.
  @discardableResult
  public func edit(_ note: Note, to text: NoteText, at now: Moment) throws(LibraryError) -> Bool {
    guard text.bytes.count <= NoteText.countMax else { throw .tooLong(text) }
    try refuseTrashed(note)
    return try writing { () throws(NoteStoreError) in
      try store.write(at: now) { writing throws(NoteStoreError) in
        try writing.setText(of: note.id, to: text, by: .here(.edit))
      }
    }
  }

  /// What is in the trash is only read.
  func refuseTrashed(_ note: Note) throws(LibraryError) {
    let now = try asking { () throws(NoteStoreError) in try store.note(note.id) }
    guard now?.trashed != nil else { return }
    throw LibraryError(
      "'\(note.title)' is in the trash",
      hint: "'libnotes trash restore \(try shortID(of: note))' takes it out")
  }

  /// Puts more text below that of a note, with a blank line between.
  public func append(
    _ text: NoteText, to note: Note, at now: Moment
  ) throws(LibraryError) {
    try refuseTrashed(note)
    let longer = try writing { () throws(NoteStoreError) -> NoteText? in
      try store.write(at: now) { writing throws(NoteStoreError) in
        // Read while no one else can write.
        let longer = NoteText(
          Library.joined(try store.text(of: note.id)?.bytes ?? [], text.bytes))
        guard longer.bytes.count <= NoteText.countMax else { return longer }
        try writing.setText(of: note.id, to: longer, by: .here(.edit))
        return nil
      }
    }
    if let longer { throw .tooLong(longer) }
  }

  /// Two texts with a blank line between them; nothing stands before the first line of a text.
  private static func joined(_ text: [UInt8], _ more: [UInt8]) -> [UInt8] {
    guard !text.isEmpty else { return more }
    let newlines = text.reversed().prefix { $0 == 10 }.count
    return text + Array(repeating: 10, count: max(0, 2 - newlines)) + more
  }

  /// The texts of a note that was changed in several places in ways that cannot all be had, the one
  /// that is shown last; none where it is in no conflict.
  public func conflicts(of note: Note) throws(LibraryError) -> [ConflictingText] {
    let heads = try asking { () throws(NoteStoreError) -> [String] in
      guard let shown = try store.shownText(of: note.id), shown.isInConflict else { return [] }
      return shown.heads.map(\.id.digits)
    }
    guard !heads.isEmpty else { return [] }
    var texts: [ConflictingText] = []
    for version in try history(of: note).reversed() where heads.contains(version.id) {
      guard let text = try text(of: version) else { continue }
      texts.append(ConflictingText(text: text, version: version))
    }
    return texts
  }
}
