import History
import NoteStore
import NoteVocabulary
import SQLite
import TestCorpora
import Testing

/// `modified` stays, and a note that undo puts back into the trash was put there then.
private let timesOfUndo: Set<String> = ["modified", "trashed"]

@Suite struct `Undo` {
  private let library: TestLibrary

  init() throws { library = try TestLibrary() }

  /// Begins a command and does something at random to one or more of eight notes.
  private func act(
    _ minute: Int64, using generator: inout some RandomNumberGenerator
  ) throws {
    library.store.begin("command \(minute)")
    for _ in 0...Int.random(in: 0...2, using: &generator) {
      let number = UInt8.random(in: 1...8, using: &generator)
      let id = TestLibrary.id(number)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1:
        // What is in the trash is only read.
        guard try library.store.note(id)?.trashed == nil else { continue }
        let text = try library.store.text(of: id)?.shown ?? ""
        try library.write(Toy.changed(text, using: &generator), as: id, minute: minute)
      case 2:
        let name = ["Fruit", "fruit/dry", "a/b/c"].randomElement(using: &generator) ?? ""
        try library.set(.tag(name), of: id, to: .truth(.random(using: &generator)), minute: minute)
      case 3:
        let state = Bool.random(using: &generator) ? "trash" : "live"
        try library.set(.state, of: id, to: .text(state), minute: minute)
      case 4:
        try library.set(.folder("shelf \(number)"), of: .library, to: .truth(true), minute: minute)
        try library.set(.folder, of: id, to: .text("shelf \(number)"), minute: minute)
      case 5:
        try library.set(
          .pinned, of: id, to: .truth(.random(using: &generator)), minute: minute)
      default:
        guard let prompt = try library.store.prompts().randomElement(using: &generator) else {
          continue
        }
        let answer = try library.store.record(
          .good, to: prompt.key, of: prompt.note, on: Day(number: Int(minute)), taking: 900,
          at: TestLibrary.moment(minute))
        guard Bool.random(using: &generator) else { continue }
        _ = try library.store.undo(
          answer.id, on: prompt.key, of: prompt.note, at: TestLibrary.moment(minute))
      }
    }
  }

  private func undo(_ minute: Int64) throws -> Bool {
    guard let command = try library.store.commandToUndo() else { return false }
    #expect(try library.store.takeBack(command, at: TestLibrary.moment(minute)).isEmpty)
    return true
  }

  private func redo(_ minute: Int64) throws -> Bool {
    guard let command = try library.store.commandToRedo() else { return false }
    #expect(try library.store.takeBack(command, at: TestLibrary.moment(minute)).isEmpty)
    return true
  }

  private func present() throws -> [String] { try library.derived(without: timesOfUndo) }

  /// What the derived tables say now and did not say then, and the other way round.
  private func changes(since state: [String]) throws -> [String] {
    Set(try present()).symmetricDifference(state).sorted()
  }

  @Test(arguments: 1...8)
  func `gives back what was there before each command, and redo what was after`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for number in UInt8(1)...8 {
      try library.write("Q: note \(number)?\nand more\n", as: TestLibrary.id(number))
    }
    // A command that changes nothing is no step.
    var states = [try present()]
    var minute: Int64 = 1
    while states.count < 40 {
      let last = try library.store.commandToUndo()
      try act(minute, using: &generator)
      if try library.store.commandToUndo() != last { states.append(try present()) }
      minute += 1
    }
    for state in states.reversed().dropFirst() {
      #expect(try undo(minute))
      let changes = try changes(since: state)
      #expect(changes == [])
      minute += 1
    }
    for state in states.dropFirst() {
      #expect(try redo(minute))
      let changes = try changes(since: state)
      #expect(changes == [])
      minute += 1
    }
    #expect(try redo(minute) == false)
    let written = try library.derived()
    try library.store.deriveAnew(at: TestLibrary.moment(100_000))
    #expect(try library.derived() == written)
  }

  @Test func `keeps the last thousand commands, and not many more`() throws {
    let connection = try Connection(to: library.folder.bytes("library"), .writing)
    try connection.script(
      """
      with recursive c(n) as (select 1 union all select n + 1 from c where n < 1300)
      insert into command(time, words, kind) select n, 'command ' || n, 'do' from c;
      insert into command_row(c, kind, first, last) select c, 'version', 1, 1 from command;
      """)
    for minute in Int64(0)..<64 {
      try library.set(.pinned, of: TestLibrary.id(1), to: .truth(minute % 2 == 0), minute: minute)
    }
    for table in ["command", "command_row"] {
      guard case .integer(let count) = try connection.cell("select count(*) from \(table)") else {
        continue
      }
      #expect((1_000..<1_064).contains(count), "\(table)")
    }
  }

  @Test func `leaves what was set to something else since, and says so`() throws {
    let id = TestLibrary.id(1)
    try library.write("fig", as: id)
    library.store.begin("move")
    try library.set(.folder, of: id, to: .text("one"), minute: 1)
    let command = try #require(try library.store.commandToUndo())
    library.store.begin("move again")
    try library.set(.folder, of: id, to: .text("two"), minute: 2)
    let left = try library.store.takeBack(command, at: TestLibrary.moment(3))
    #expect(left.map(\.note) == [id] && left.map(\.field) == [.folder])
    #expect(try library.store.note(id)?.folder == "two")
  }
}
