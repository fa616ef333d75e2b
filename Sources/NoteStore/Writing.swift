import History
import NoteVocabulary
import SQLite

/// One transaction in which notes are written. What follows from them is derived once, at its end.
package struct Writing {
  let store: NoteStore
  /// When everything of this transaction is written.
  package let time: Stamp
  /// The notes that changed: the words that stood in the index for them, if they did.
  private var changed: [Int64: Words?] = [:]
  var newNotes = NewNotes()

  init(_ store: NoteStore, at time: Stamp) {
    self.store = store
    self.time = time
  }

  /// Who writes a version, when, and why.
  package struct Origin: Sendable {
    let author: AuthorID?
    let time: Stamp?
    let reason: Version.Reason

    /// This copy of the library, now.
    package static func here(_ reason: Version.Reason) -> Origin {
      Origin(author: nil, time: nil, reason: reason)
    }

    /// The import of a source, which may know when it was written.
    package static func source(_ kind: String, at moment: Moment?) -> Origin {
      Origin(
        author: .source(kind), time: moment.map { Stamp(at: $0) }, reason: .imported)
    }

    /// Another program.
    static func outside(at time: Stamp) -> Origin {
      Origin(author: .outside, time: time, reason: .outside)
    }
  }

  /// Writes the text of a note, which may be a new one. False if that is its text already.
  @discardableResult
  package mutating func setText(
    of note: NoteID, to text: NoteText, by origin: Origin
  ) throws(NoteStoreError) -> Bool {
    do throws(SQLiteError) {
      try newNotes.endFilling(in: store)
      let n = try store.numberMade(for: note)
      let old = try store.keptNote(n)
      guard old?.text != text else { return false }
      change(n, from: old)
      let version = version(
        .text, of: note, to: .text(text.bytes), after: old?.replaced ?? [], by: origin)
      try store.insert(version, text: text, note: n)
      return true
    } catch {
      throw NoteStoreError(error)
    }
  }

  /// Sets any field of a note but its text. False if it is set to that already.
  @discardableResult
  package mutating func set(
    _ field: Field, of note: NoteID, to value: Value, by origin: Origin
  ) throws(NoteStoreError) -> Bool {
    precondition(field != .text, "texts are set by setText")
    do throws(SQLiteError) {
      try newNotes.endFilling(in: store)
      let n = try store.numberMade(for: note)
      let old = try store.keptNote(n)
      let present = if let old { old.present } else { Present(of: try store.revisions(of: n)) }
      guard !present.says(field, value) else { return false }
      change(n, from: old)
      let seen = field == .state ? present.headIDs(of: .text) : []
      let version = version(
        field, of: note, to: value, after: present.headIDs(of: field), seeing: seen, by: origin)
      try store.insert(version, value, note: n)
      return true
    } catch {
      throw NoteStoreError(error)
    }
  }

  /// Keeps what is known of a note whose text is not at hand in this transaction any more.
  mutating func change(_ n: Int64, from old: KeptNote?) {
    guard changed.index(forKey: n) == nil else { return }
    changed.updateValue(old.map { store.derivation.reading($0).words }, forKey: n)
  }

  func version(
    _ field: Field, of note: NoteID, to value: Value, after parents: [ContentID],
    seeing seen: [ContentID] = [], by origin: Origin
  ) -> Version {
    Version(
      of: field, in: note, to: value, after: parents, seen: seen, at: origin.time ?? time,
      by: origin.author ?? store.replica, why: origin.reason)
  }

  /// Brings the derived tables up to what was written.
  mutating func finish() throws(NoteStoreError) {
    try makeFolders()
    do throws(SQLiteError) {
      try newNotes.finish(in: store)
      try deriveChanged()
    } catch {
      throw NoteStoreError(error)
    }
  }

  private mutating func deriveChanged() throws(SQLiteError) {
    let numbers = changed.keys.sorted()
    // FTS5 sorts what it is given by number: all deletions in order, then all insertions in order,
    // is several times faster than a mixture.
    for n in numbers {
      if let words = changed[n] ?? nil { try store.delete(words, note: n) }
    }
    try store.derive(numbers)
  }
}

extension NoteStore {
  /// Does `work` in one transaction: it is written as a whole, and on the disk, or not at all.
  package func write<Answer>(
    at now: Moment, _ work: (inout Writing) throws(NoteStoreError) -> Answer
  ) throws(NoteStoreError) -> Answer {
    try change(at: now) { () throws(NoteStoreError) in
      let time = try asking { () throws(SQLiteError) in try nextStamp(at: now) }
      var writing = Writing(self, at: time)
      let answer = try work(&writing)
      try writing.finish()
      return answer
    }
  }

  /// The same for what cannot be taken back: it is no command.
  package func writeForGood<Answer>(
    at now: Moment, _ work: (inout Writing) throws(NoteStoreError) -> Answer
  ) throws(NoteStoreError) -> Answer {
    let before = command
    command.isForGood = true
    defer { command = before }
    return try write(at: now, work)
  }

  /// The time to write with, later than all before it.
  func nextStamp(at now: Moment) throws(SQLiteError) -> Stamp {
    guard case .integer(let last) = try local("clock") else {
      throw SQLiteError.damage("the clock is missing")
    }
    let stamp = Stamp(bits: last).next(at: now)
    try setLocal("clock", to: .integer(stamp.bits))
    return stamp
  }
}
