import History
import NoteVocabulary
import SQLite

/// A command that wrote something.
package struct KeptCommand: Hashable, Sendable {
  package let number: Int64
  package let time: Stamp
  /// What the reader typed, shortened.
  package let words: String
  package let kind: Kind

  package enum Kind: String, Sendable {
    case done = "do"
    /// It took one back.
    case undone = "undo"
    /// It did one again that was taken back.
    case redone = "redo"
  }
}

/// Keeping which rows a command wrote.
///
///     words typed ──► transaction, transaction … ──► one command, all its rows ──► undo
extension NoteStore {
  /// The command that is being done.
  struct Command {
    /// Nothing where nobody typed: then every transaction is a command of its own.
    let words: String?
    var kind: KeptCommand.Kind = .done
    var undoes: Int64?
    /// What it does cannot be taken back, and is not kept here.
    var isForGood: Bool = false
    /// Its number, once it has written something.
    var number: Int64?
  }

  /// So many commands can be undone, and some more until the next thinning.
  static let commandsMin: Int64 = 1000
  private static let thinnedEvery: Int64 = 64
  /// So much of what was typed is kept: enough to know it again.
  static let wordsMax: Int = 80

  /// Begins a command: what is written from here on is taken back together.
  package func begin(_ words: String) {
    command = Command(words: String(words.prefix(NoteStore.wordsMax)))
  }

  /// Does `work` in one transaction, as a part of the command that was begun.
  func change<Answer>(
    at now: Moment, _ work: () throws(NoteStoreError) -> Answer
  ) throws(NoteStoreError) -> Answer {
    var number = command.number
    let answer = try transaction(at: now) { () throws(NoteStoreError) in
      let before = try asking(lastRows)
      let answer = try work()
      try asking { () throws(SQLiteError) in number = try keepRows(since: before) }
      return answer
    }
    // A transaction that went back has no number to go on with.
    command.number = command.words == nil ? nil : number
    return answer
  }

  /// Does `work` inside a transaction, as a command of its own with these words.
  func asCommand(
    _ words: String, _ work: () throws(NoteStoreError) -> Void
  ) throws(NoteStoreError) {
    let going = command
    command = Command(words: words)
    defer { command = going }
    let before = try asking(lastRows)
    try work()
    _ = try asking { () throws(SQLiteError) in try keepRows(since: before) }
  }

  /// The tables whose rows a command writes.
  private static let tables: [String] = ["version", "review", "mark"]

  /// The last row of each table.
  private func lastRows() throws(SQLiteError) -> [Int64] {
    var rows: [Int64] = []
    for table in NoteStore.tables {
      guard case .integer(let last) = try connection.cell("select max(seq) from \(table)") else {
        rows.append(0)
        continue
      }
      rows.append(last)
    }
    return rows
  }

  /// Keeps which rows have come to the tables; gives the number of the command, if it has one.
  private func keepRows(since before: [Int64]) throws(SQLiteError) -> Int64? {
    guard !command.isForGood else { return command.number }
    let after = try lastRows()
    // What takes a command back is one even where there was nothing to do.
    guard after != before || command.undoes != nil else { return command.number }
    let number = if let number = command.number { number } else { try insertCommand() }
    for (table, (before, after)) in zip(NoteStore.tables, zip(before, after))
    where after > before {
      try connection.run(
        "insert into command_row(c, kind, first, last) values (?, ?, ?, ?)", .integer(number),
        .text(table), .integer(before + 1), .integer(after))
    }
    return number
  }

  private func insertCommand() throws(SQLiteError) -> Int64 {
    try connection.run(
      """
      insert into command(time, words, kind, undoes)
      values ((select value from local where key = 'clock'), ?, ?, ?)
      """, .text(command.words ?? ""), .text(command.kind.rawValue),
      command.undoes.map { .integer($0) } ?? .null)
    let number = connection.lastRow
    if let undone = command.undoes {
      try connection.run(
        "update command set undone_by = ? where c = ?", .integer(number), .integer(undone))
    }
    if number % NoteStore.thinnedEvery == 0 { try thinCommands() }
    return number
  }

  /// Forgets the oldest commands.
  private func thinCommands() throws(SQLiteError) {
    guard
      case .integer(let first) = try connection.cell(
        "select c from command where kind = 'do' order by c desc limit 1 offset ?",
        .integer(NoteStore.commandsMin - 1))
    else { return }
    for table in ["command_row", "command"] {
      try connection.run("delete from \(table) where c < ?", .integer(first))
    }
  }

  /// The command that `undo` would take back: the last that was not.
  package func commandToUndo() throws(NoteStoreError) -> KeptCommand? {
    try asking { () throws(SQLiteError) in
      try command(where: "kind in ('do', 'redo') and undone_by is null")
    }
  }

  /// The command that `redo` would do again: the one taken back last, if none was done since.
  package func commandToRedo() throws(NoteStoreError) -> KeptCommand? {
    try asking { () throws(SQLiteError) in
      try command(
        where: """
          kind = 'undo' and undone_by is null
          and c > (select coalesce(max(c), 0) from command where kind = 'do')
          """)
    }
  }

  private func command(where condition: String) throws(SQLiteError) -> KeptCommand? {
    let rows = try connection.rows(
      "select c, time, words, kind from command where \(condition) order by c desc limit 1")
    guard try rows.next(), let kind = KeptCommand.Kind(rawValue: try rows.string(3)) else {
      return nil
    }
    return KeptCommand(
      number: try rows.integer(0), time: Stamp(bits: try rows.integer(1)),
      words: try rows.string(2), kind: kind)
  }

  /// The notes whose versions or answers a command wrote, in the order of their numbers.
  package func notes(changedBy command: KeptCommand) throws(NoteStoreError) -> [NoteID] {
    try asking { () throws(SQLiteError) in
      var ids: [NoteID] = []
      for n in try numbers(changedBy: command) { ids.append(try id(ofNumber: n)) }
      return ids
    }
  }

  private func numbers(changedBy command: KeptCommand) throws(SQLiteError) -> [Int64] {
    try numbers(
      """
      select x.note from command_row r join version x on x.seq between r.first and r.last
      where r.c = ?1 and r.kind = 'version'
      union
      select x.note from command_row r join review x on x.seq between r.first and r.last
      where r.c = ?1 and r.kind = 'review'
      """, [.integer(command.number)])
  }
}
