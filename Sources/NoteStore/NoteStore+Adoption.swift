import History
import NoteVocabulary
import SQLite

/// Something about the file that its reader should know.
package enum Notice: Hashable, Sendable {
  /// The file is a copy, and has taken a name of its own.
  case copy
  /// Another program wrote what no note can be.
  case putBack(OutsideRefusal, NoteID)
  /// Another program changed a note whose versions cannot be read.
  case unreadable(NoteID)
  /// A backup that was due could not be made; why.
  case noBackup(NoteStoreError)
}

/// Taking up what other programs wrote.
extension NoteStore {
  /// How many notes other programs changed that were not taken up yet.
  package func outsideEditCount() throws(NoteStoreError) -> Int {
    try asking { () throws(SQLiteError) in
      guard
        case .integer(let count) = try connection.cell(
          "select count(distinct n) from outside_edit")
      else { return 0 }
      return Int(count)
    }
  }

  /// Takes up what other programs wrote, if they did, in a step of its own. `waiting` is how long
  /// others may go on writing meanwhile, where that is not to be as long as ever.
  package func adoptOutsideEdits(
    at now: Moment, waiting milliseconds: Int32? = nil
  ) throws(NoteStoreError) {
    if let milliseconds { connection.wait(milliseconds: milliseconds) }
    guard try isWrittenByOthers() else { return }
    try change(at: now) {}
  }

  /// Whether other programs left something to take up.
  package func isWrittenByOthers() throws(NoteStoreError) -> Bool {
    try asking(hasOutsideEdits)
  }

  private func hasOutsideEdits() throws(SQLiteError) -> Bool {
    let known = try connection.cell(
      "select exists (select 1 from sqlite_schema where name = 'outside_edit')")
    guard known == 1 else { return true }
    if try connection.cell("select exists (select 1 from outside_edit)") == 1 { return true }
    guard try isCounterForeign() else { return false }
    return try isSchemaForeign()
  }

  /// Inside a transaction, before anything else: takes up what other programs wrote, and brings the
  /// derived tables up to it and to this program.
  func takeUp(at now: Moment) throws(NoteStoreError) {
    let isChanged = try asking(putTablesRight)
    let (isOlder, hasEdits) = try asking { () throws(SQLiteError) in
      (
        try isDerivationOlder(),
        try connection.cell("select exists (select 1 from outside_edit)") == 1
      )
    }
    guard isChanged || isOlder || hasEdits else { return }
    try asCommand(NoteStore.adoptionWords) { () throws(NoteStoreError) in
      var adoption = Adoption(in: self, at: now)
      if hasEdits { try adoption.takeNoted() }
      if isChanged { try adoption.takeAll() }
      if isChanged || isOlder { try asking(deriveAll) } else { try adoption.finish() }
    }
  }

  /// What the list of commands calls it.
  static let adoptionWords: String = "changes by other programs"

  /// Looks at the tables if someone else wrote the file. True where those derived must be made anew.
  private func putTablesRight() throws(SQLiteError) -> Bool {
    guard try isCounterForeign() else { return false }
    try Schema.restoreHeader(in: connection)
    guard try isSchemaForeign() else { return false }
    try Schema.makeMissingLocals(in: connection)
    return true
  }

  /// Remembers how often the file was written when the transaction is done.
  func sign() throws(SQLiteError) {
    try setLocal("counter", to: .integer(try connection.changeCounter() + 1))
  }

  /// Whether the file was written since this program did so last.
  private func isCounterForeign() throws(SQLiteError) -> Bool {
    try local("counter") != .integer(try connection.changeCounter())
  }

  /// Whether tables, views or triggers were changed. What a later program derives is not known here.
  private func isSchemaForeign() throws(SQLiteError) -> Bool {
    guard case .integer(let number) = try local("derivation"), number > derivation.number else {
      return try !Schema.isWhole(in: connection)
    }
    return false
  }
}
