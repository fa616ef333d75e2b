import NoteVocabulary
import SQLite

/// Putting right what can be put right without guessing: all that follows from what is kept.
extension NoteStore {
  /// Makes the derived tables anew, and the indexes of what is kept, in one transaction. What is kept
  /// stays as it is, but for what other programs wrote through the views: that is taken up before
  /// its only trace goes.
  ///
  /// Not to be done to a file whose pages are damaged: what is written there may lie upon others.
  package func repair(at now: Moment) throws(NoteStoreError) {
    noticesToCome = []
    try connection.transaction(refused: NoteStoreError.init) { () throws(NoteStoreError) in
      try asking { () throws(SQLiteError) in
        try Schema.restoreHeader(in: connection)
        try Schema.makeMissingLocals(in: connection)
      }
      if try asking(hasReadableOutsideEdits) {
        try asCommand(NoteStore.adoptionWords) { () throws(NoteStoreError) in
          var adoption = Adoption(in: self, at: now)
          try adoption.takeNoted()
        }
      }
      try asking { () throws(SQLiteError) in
        try deriveAll()
        for object in Schema.objects where object.part != .derived && object.kind == "table" {
          // Where a row is damaged, its index cannot be made; that is told by a check.
          try? connection.run("reindex \(object.name)")
        }
        try sign()
      }
    }
    notices += noticesToCome
  }

  private func hasReadableOutsideEdits() throws(SQLiteError) -> Bool {
    let edits = try connection.cell("select exists (select 1 from outside_edit)")
    let tables = try connection.cell(
      """
      select count(*) from sqlite_schema
      where type = 'table' and name in ('item', 'item_tag', 'tag')
      """)
    return edits == 1 && tables == 3
  }
}
