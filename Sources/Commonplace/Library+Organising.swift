import History
import NoteStore
import NoteVocabulary

/// Pinning notes, and moving them to the trash and back. Each gives the notes that changed.
extension Library {
  @discardableResult
  public func pin(_ notes: [Note], at now: Moment) throws(LibraryError) -> [Note] {
    try set(.pinned, of: notes.filter { !$0.isPinned }, to: .truth(true), at: now)
  }

  @discardableResult
  public func unpin(_ notes: [Note], at now: Moment) throws(LibraryError) -> [Note] {
    try set(.pinned, of: notes.filter(\.isPinned), to: .truth(false), at: now)
  }

  /// Moves notes to the trash. All else of them stays as it is.
  @discardableResult
  public func delete(_ notes: [Note], at now: Moment) throws(LibraryError) -> [Note] {
    try set(.state, of: notes.filter { $0.trashed == nil }, to: .text("trash"), at: now)
  }

  /// Takes notes out of the trash.
  @discardableResult
  public func takeBack(_ notes: [Note], at now: Moment) throws(LibraryError) -> [Note] {
    try set(.state, of: notes.filter { $0.trashed != nil }, to: .text("live"), at: now)
  }

  /// The notes in the trash, those moved there last first.
  public func trash() throws(LibraryError) -> [Note] {
    try asking { () throws(NoteStoreError) in try store.trashedNotes() }
  }

  /// Sets a field of notes in one step; gives the notes.
  private func set(
    _ field: Field, of notes: [Note], to value: Value, at now: Moment
  ) throws(LibraryError) -> [Note] {
    guard !notes.isEmpty else { return [] }
    backUp(beforeChanging: notes.count, at: now)
    try writing { () throws(NoteStoreError) in
      try store.write(at: now) { writing throws(NoteStoreError) in
        for note in notes { try writing.set(field, of: note.id, to: value, by: .here(.tags)) }
      }
    }
    return notes
  }
}
