import History
import NoteVocabulary
import SQLite

/// Writing texts that do not simply follow the one that is shown.
extension Writing {
  /// Writes a text whose writer had seen these versions, and not what came after them: it then
  /// stands beside that, and both are shown as one text where that can be had.
  package mutating func setText(
    of note: NoteID, to text: NoteText, after seen: [ContentID], by origin: Origin
  ) throws(NoteStoreError) {
    do throws(SQLiteError) {
      try newNotes.endFilling(in: store)
      let n = try store.numberMade(for: note)
      change(n, from: try store.keptNote(n))
      let version = version(.text, of: note, to: .text(text.bytes), after: seen, by: origin)
      try store.insert(version, text: text, note: n)
    } catch {
      throw NoteStoreError(error)
    }
  }

  /// Writes the text that takes the place of all that are kept of a note in conflict. False if it is
  /// in none and this is its text.
  @discardableResult
  package mutating func resolve(
    _ note: NoteID, to text: NoteText, by origin: Origin
  ) throws(NoteStoreError) -> Bool {
    let old = try asking { () throws(SQLiteError) in
      try newNotes.endFilling(in: store)
      return try store.keptNote(try store.numberMade(for: note))
    }
    guard let old, old.isInConflict else { return try setText(of: note, to: text, by: origin) }
    try setText(of: note, to: text, after: old.present.headIDs(of: .text), by: origin)
    return true
  }

  /// Takes in a version that was written on another copy, and whose parents are here. False if it
  /// is here already.
  @discardableResult
  package mutating func take(
    _ version: Version, settingTo value: Value
  ) throws(NoteStoreError) -> Bool {
    guard version.id(ofValueHashed: value.hash) == version.id else {
      throw .damaged("a version does not say what its name says")
    }
    do throws(SQLiteError) {
      try newNotes.endFilling(in: store)
      let n = try store.numberMade(for: version.note)
      guard try !store.knows(version.id) else { return false }
      change(n, from: try store.keptNote(n))
      switch (version.field, value) {
      case (.text, .text(let bytes)): try store.insert(version, text: NoteText(bytes), note: n)
      case (.text, .nothing), (.text, .number): throw SQLiteError.damage("a text is none")
      case (_, _): try store.insert(version, value, note: n)
      }
      try store.setClock(toSeen: version.time, at: time)
      return true
    } catch {
      throw NoteStoreError(error)
    }
  }
}

extension NoteStore {
  /// A clock that is farther ahead is not believed.
  private static let aheadMillisecondsMax: Int64 = 24 * 60 * 60 * 1000

  fileprivate func knows(_ id: ContentID) throws(SQLiteError) -> Bool {
    try connection.cell("select exists (select 1 from version where id = ?)", .blob(id.bytes)) == 1
  }

  /// Whatever is written here after a version has been seen has a later time than it.
  fileprivate func setClock(toSeen time: Stamp, at now: Stamp) throws(SQLiteError) {
    guard case .integer(let last) = try local("clock"), last < time.bits,
      time.moment.milliseconds - now.moment.milliseconds <= NoteStore.aheadMillisecondsMax
    else { return }
    try setLocal("clock", to: .integer(time.bits))
  }
}
