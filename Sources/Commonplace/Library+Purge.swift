import NoteStore
import NoteVocabulary

/// Removing notes for good. This cannot be undone; backups hold the notes until they are thinned.
extension Library {
  /// So many days a note stays in the trash.
  public static let trashDays: Int = 30
  /// At most so many notes go by their age at once, so that nobody waits for it.
  private static let purgedByAgeMax: Int = 100

  /// Removes notes in the trash for good, and gives those that were.
  @discardableResult
  public func purge(_ notes: [Note], at now: Moment) throws(LibraryError) -> [Note] {
    if let note = notes.first(where: { $0.trashed == nil }) {
      throw LibraryError(
        "'\(note.title)' is not in the trash",
        hint: "'libnotes delete \(try shortID(of: note))' moves it there")
    }
    let gone = try remove(notes, at: now)
    guard !gone.isEmpty else { return [] }
    try writing { () throws(NoteStoreError) in try store.forgetDeletedWords() }
    return gone
  }

  /// Removes for good what has been in the trash for longer than `trashDays`; gives those notes.
  @discardableResult
  public func purgeOldTrash(at now: Moment) throws(LibraryError) -> [Note] {
    let days = Int64(Library.trashDays)
    let moment = Moment(milliseconds: now.milliseconds - days * 86_400_000)
    let notes = try asking { () throws(NoteStoreError) in
      try store.notes(trashedBefore: moment, countMax: Library.purgedByAgeMax)
    }
    return notes.isEmpty ? [] : try remove(notes, at: now)
  }

  private func remove(_ notes: [Note], at now: Moment) throws(LibraryError) -> [Note] {
    try writing { () throws(NoteStoreError) in
      try store.writeForGood(at: now) { writing throws(NoteStoreError) in
        var gone: [Note] = []
        for note in notes where try writing.purge(note.id) { gone.append(note) }
        return gone
      }
    }
  }
}
