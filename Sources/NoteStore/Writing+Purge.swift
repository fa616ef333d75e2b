import History
import NoteVocabulary
import SQLite

/// Removing the words of a note in the trash for good. The rows of its versions stay, with their
/// names, parents and the hashes of what they held: what follows from them can still be checked.
extension Writing {
  /// False where the note is not in the trash, or gone already.
  package mutating func purge(_ note: NoteID) throws(NoteStoreError) -> Bool {
    do throws(SQLiteError) {
      guard let n = try store.number(of: note), let old = try store.keptNote(n),
        old.present.trashed != nil
      else { return false }
      change(n, from: old)
      let purge = Purge(of: note, holding: try store.revisions(of: n))
      try store.insert(Mark(.purge, purge.content, at: time, by: store.replica))
      try store.carryOut(purge, ofNote: n)
      return true
    } catch {
      throw NoteStoreError(error)
    }
  }
}

extension NoteStore {
  /// Drops the values that a purge names, if it holds.
  fileprivate func carryOut(_ purge: Purge, ofNote n: Int64) throws(SQLiteError) {
    let revisions = try revisions(of: n)
    guard purge.holds(for: Present(of: revisions)) else { return }
    let named = Set(purge.versions)
    // Every hash first: the way back to a text leads over others.
    var hashes: [(id: ContentID, hash: [UInt8])] = []
    for revision in revisions where named.contains(revision.version.id) {
      let isText = revision.version.field == .text
      let text = isText ? try text(keptAs: revision.version.id) : nil
      guard let value = text.map({ Value.text($0.bytes) }) ?? revision.value else { continue }
      hashes.append((revision.version.id, value.hash))
    }
    try connection.run("delete from body where note = ?", .integer(n))
    for (id, hash) in hashes {
      try connection.run(
        "update version set value = null, back_of = null, back = null, hash = ? where id = ?",
        .blob(hash), .blob(id.bytes))
    }
    try shortenCommands(onNote: n)
  }

  /// What was typed may hold words of the note: only the names of the commands stay.
  private func shortenCommands(onNote n: Int64) throws(SQLiteError) {
    try connection.run(
      """
      update command set words = substr(words, 1, instr(words || ' ', ' ') - 1)
      where c in (
        select r.c from version v join command_row r on v.seq between r.first and r.last
        where v.note = ? and r.kind = 'version')
      """, .integer(n))
  }

  /// Makes the index of words anew, so that no word of a purged note is left in the file.
  package func forgetDeletedWords() throws(NoteStoreError) {
    try connection.transaction(refused: NoteStoreError.init) { () throws(NoteStoreError) in
      try asking { () throws(SQLiteError) in
        try connection.run("insert into note_words(note_words) values ('optimize')")
      }
    }
  }

  /// The notes that went to the trash before a moment, those that have been there longest first.
  package func notes(trashedBefore moment: Moment, countMax: Int) throws(NoteStoreError) -> [Note] {
    try asking { () throws(SQLiteError) in
      try notes(
        numbered: numbers(
          "select n from item where trashed < ? order by trashed, n limit ?",
          [.text(moment.utc), .integer(countMax)]))
    }
  }
}
