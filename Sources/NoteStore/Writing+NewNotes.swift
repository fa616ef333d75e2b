import History
import NoteVocabulary
import SQLite

extension Writing {
  /// Whether an id belongs to no note. Where it does, that note can be looked at.
  package mutating func isFree(_ note: NoteID) throws(NoteStoreError) -> Bool {
    do throws(SQLiteError) {
      if let ids = newNotes.ids {
        if !ids.contains(note) { return true }
      } else if try store.number(of: note) == nil {
        return true
      }
      try newNotes.endFilling(in: store)
      return false
    } catch {
      throw NoteStoreError(error)
    }
  }

  /// Adds a note whose id is free, with all that is known of it: as if each field were set, but
  /// nothing is looked up. `reading` derives from it what the library would, where that is at hand.
  package mutating func add(
    _ note: NoteID, _ text: NoteText, by origin: Origin, fields: [(Field, Value)],
    by fieldOrigin: Origin, reading: ((KeptNote) -> Derived)? = nil
  ) throws(NoteStoreError) {
    do throws(SQLiteError) {
      try store.connection.run("insert into note_key(id) values (?)", .text(note.digits))
      let n = store.connection.lastRow
      var revisions = [
        try insertFirst(.text, .text(text.bytes), of: note, n, keeping: .null, by: origin)
      ]
      try store.connection.run(
        "insert into body(note, head, text) values (?, ?, ?)", .integer(n),
        .integer(store.connection.lastRow), .text(text.bytes))
      for (field, value) in fields where value != .nothing && !revisions.sets(field) {
        revisions.append(
          try insertFirst(field, value, of: note, n, keeping: Cell(value), by: fieldOrigin))
      }
      let kept = KeptNote(id: note, text: text, present: Present(ofFirst: revisions))
      try derive(n, kept, reading.map { $0(kept) } ?? store.derivation.reading(kept))
    } catch {
      throw NoteStoreError(error)
    }
    for (field, value) in fields where field == .folder {
      if let path = value.string { newNotes.folders[path] = fieldOrigin }
    }
  }

  /// Makes the folders of the new notes, where there are none.
  mutating func makeFolders() throws(NoteStoreError) {
    for (path, origin) in newNotes.folders.sorted(by: { $0.key < $1.key }) {
      try set(.folder(path), of: .library, to: .truth(true), by: origin)
    }
    newNotes.folders = [:]
  }

  private mutating func derive(
    _ n: Int64, _ kept: KeptNote, _ derived: Derived
  ) throws(SQLiteError) {
    try store.insertItem(n, kept, title: derived.title)
    try store.insertBook(n, derived.book)
    try store.insertTags(n, kept, derived.tags, changed: &newNotes.tags)
    try store.insertPrompts(n, kept, derived.prompts, after: [])
    try newNotes.take(n, kept.id, derived.words, in: store)
  }

  /// The first version of a field of a note that is new.
  private mutating func insertFirst(
    _ field: Field, _ value: Value, of note: NoteID, _ n: Int64, keeping cell: Cell,
    by origin: Origin
  ) throws(SQLiteError) -> Revision {
    let version = version(field, of: note, to: value, after: [], by: origin)
    let author: Int64
    if let known = newNotes.authors[version.author] {
      author = known
    } else {
      author = try store.numberMade(for: version.author)
      newNotes.authors[version.author] = author
    }
    try store.connection.run(
      """
      insert into version(id, note, field, parents, seen, time, author, reason, value)
      values (?, ?, ?, x'', x'', ?, ?, ?, ?)
      """, .blob(version.id.bytes), .integer(n), .text(field.name),
      .integer(version.time.bits), .integer(author), .text(version.reason.rawValue), cell)
    return Revision(version, field == .text ? nil : value)
  }
}

extension [Revision] {
  fileprivate func sets(_ field: Field) -> Bool { contains { $0.version.field == field } }
}
