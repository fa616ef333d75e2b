import History
import NoteVocabulary
import SQLite

/// Makes versions of what other programs wrote.
///
///     other program ──► note, note_tag ──► item, item_tag, outside_edit
///                                              │ compared with what is kept
///                                              ▼
///                                versions by "outside" ──► derived as always
///
/// The triggers of the views only say which notes to look at. Nothing they say is believed: what
/// happened is what differs.
struct Adoption {
  private let store: NoteStore
  private let now: Moment
  private var writing: Writing

  init(in store: NoteStore, at now: Moment) {
    self.store = store
    self.now = now
    // Each note is written at the time another program wrote it, not at this one.
    writing = Writing(store, at: Stamp(at: now))
  }

  /// Takes up the notes that other programs changed through the views.
  mutating func takeNoted() throws(NoteStoreError) {
    let noted = try asking(noted)
    try asking { () throws(SQLiteError) in try store.connection.run("delete from outside_edit") }
    for (n, when) in noted {
      do throws(NoteStoreError) {
        try take(n, at: Moment(utc: when) ?? now, isNoted: true)
      } catch {
        guard case .damaged = error else { throw error }
        try leave(n, when)
      }
    }
  }

  /// Takes up whatever differs, where nobody can say which notes were changed. What is missing then
  /// was lost with its table, and is not taken away.
  mutating func takeAll() throws(NoteStoreError) {
    let numbers = try asking { () throws(SQLiteError) in
      try store.numbers("select n from note_key order by n", [])
    }
    for n in numbers {
      do throws(NoteStoreError) {
        try take(n, at: now, isNoted: false)
      } catch {
        guard case .damaged = error else { throw error }
      }
    }
  }

  /// Brings the derived tables up to it.
  mutating func finish() throws(NoteStoreError) {
    try writing.finish()
    // Tags that a trigger made up have no notes any more.
    try asking { () throws(SQLiteError) in
      try store.connection.run("delete from tag where folded < char(2)")
    }
  }

  private func noted() throws(SQLiteError) -> [(n: Int64, when: String)] {
    var noted: [(n: Int64, when: String)] = []
    let rows = try store.connection.rows(
      """
      select o.n, min(o.at) from outside_edit o join note_key k on k.n = o.n
      group by o.n order by min(o.e)
      """)
    while try rows.next() { noted.append((try rows.integer(0), try rows.string(1))) }
    return noted
  }

  /// What cannot be taken up because its note cannot be read waits until it can.
  private func leave(_ n: Int64, _ when: String) throws(NoteStoreError) {
    try asking { () throws(SQLiteError) in
      try store.connection.run(
        "insert into outside_edit(n, what, at) values (?, 'wait', ?)", .integer(n), .text(when))
      store.notice(.unreadable(try store.id(ofNumber: n)))
    }
  }

  private mutating func take(
    _ n: Int64, at when: Moment, isNoted: Bool
  ) throws(NoteStoreError) {
    let (id, old, row) = try asking { () throws(SQLiteError) -> (NoteID, KeptNote?, OutsideRow?) in
      (
        try store.id(ofNumber: n), try store.keptNote(n),
        try OutsideRow.row(n, in: store.connection)
      )
    }
    // The library's own note is nobody's to write.
    if isNoted || id == .library { writing.change(n, from: old) }
    guard id != .library else { return }
    guard let row else {
      guard isNoted, let old, old.present.trashed == nil else { return }
      return try write(.deletion, to: id, at: stamp(at: when))
    }
    let born = old == nil ? try stamp(at: when) : nil
    let change = OutsideChange(
      to: row, from: old, born: born?.moment, losesTags: isNoted,
      spelling: store.derivation.spelling)
    for refusal in change.refusals { store.notice(.putBack(refusal, id)) }
    guard !change.isEmpty else { return }
    let time = if let born { born } else { try stamp(at: when) }
    try write(change, to: id, at: time)
  }

  private mutating func write(
    _ change: OutsideChange, to note: NoteID, at stamp: Stamp
  ) throws(NoteStoreError) {
    let origin = Writing.Origin.outside(at: stamp)
    if let text = change.text { try writing.setText(of: note, to: text, by: origin) }
    for (field, value) in change.fields {
      try writing.set(field, of: note, to: value, by: origin)
      // Whoever names a folder means that there is one.
      guard field == .folder, let path = value.string else { continue }
      try writing.set(.folder(path), of: .library, to: .truth(true), by: origin)
    }
  }

  /// When it was done, as the triggers say, but never later than now.
  private func stamp(at when: Moment) throws(NoteStoreError) -> Stamp {
    try asking { () throws(SQLiteError) in try store.nextStamp(at: min(when, now)) }
  }
}
