import Commonplace
import NoteVocabulary
import TestSupport
import Testing

@Suite struct `Taking commands back` {
  private let test: TestLibrary
  private var library: Library { test.library }

  init() throws { test = try TestLibrary() }

  private func again(_ note: Note) throws -> Note { try library.note(named: note.id.digits) }

  private func later() -> Moment {
    test.now.milliseconds += 60_000
    return test.now
  }

  @Test func `goes back over every kind of change, one by one, and forward again`() throws {
    library.begin("add Walden")
    let note = try test.add("# Walden\n\nA pond.")
    library.begin("edit Walden")
    try test.edit(note, to: "# Walden\n\nA deep pond.")
    library.begin("pin Walden")
    try library.pin([note], at: later())
    library.begin("delete Walden")
    try library.delete([again(note)], at: later())

    #expect(try library.commandToUndo()?.words == "delete Walden")
    #expect(try library.commandToUndo()?.notes == [note.id])
    #expect(try library.undo(at: later())?.left == [])
    #expect(try again(note).trashed == nil && again(note).isPinned)
    #expect(try library.undo(at: later())?.command.words == "pin Walden")
    #expect(try !again(note).isPinned)
    #expect(try library.undo(at: later())?.command.words == "edit Walden")
    #expect(try library.text(of: note).shown == "# Walden\n\nA pond.")
    #expect(try library.undo(at: later())?.command.words == "add Walden")
    #expect(try again(note).trashed != nil && library.notes(countMax: 9).isEmpty)
    #expect(try library.undo(at: later()) == nil)

    for words in ["add Walden", "edit Walden", "pin Walden", "delete Walden"] {
      #expect(try library.redo(at: later())?.command.words == words)
    }
    #expect(try library.redo(at: later()) == nil)
    #expect(try again(note).trashed != nil && again(note).isPinned)
    #expect(try library.text(of: note).shown == "# Walden\n\nA deep pond.")
    #expect(try library.undo(at: later())?.command.words == "delete Walden")
    #expect(try again(note).trashed == nil)
  }

  @Test func `forgets what could be done again when something else is done`() throws {
    let note = try test.add("one")
    library.begin("edit")
    try test.edit(note, to: "two")
    _ = try library.undo(at: later())
    library.begin("pin")
    try library.pin([note], at: later())
    #expect(try library.commandToRedo() == nil)
  }

  @Test func `takes all of one command back together`() throws {
    library.begin("one command")
    let notes = [try test.add("one"), try test.add("two")]
    #expect(try library.commandToUndo()?.notes == notes.map(\.id))
    _ = try library.undo(at: later())
    #expect(try library.notes(countMax: 9).isEmpty && library.trash().count == 2)
  }

  @Test func `keeps what another place of the text got since`() throws {
    let note = try test.add("one\n\ntwo\n\nthree\n")
    library.begin("edit one")
    try test.edit(note, to: "ONE\n\ntwo\n\nthree\n")
    let other = try Library(at: test.path, for: .writing)
    let first = try library.commandToUndo()
    try other.edit(note, to: NoteText("ONE\n\ntwo\n\nTHREE\n"), at: later())
    // The other's edit came last, and goes first.
    #expect(try library.commandToUndo() != first)
    _ = try library.undo(at: later())
    #expect(try library.text(of: note).shown == "ONE\n\ntwo\n\nthree\n")
    _ = try library.redo(at: later())
    #expect(try library.text(of: note).shown == "ONE\n\ntwo\n\nTHREE\n")
  }

  @Test func `takes the answers of a review back, and schedules are as before`() throws {
    let note = try test.add("Q: Who?\nA: I.\n\nQ: Where?\nA: Here.")
    let before = try library.prompts(of: note)
    library.begin("review")
    let day = Day(number: 20_000)
    var review = try library.review(on: day, at: later())
    while let question = try review.question() {
      try review.answer(question, .good, taking: 1, at: later())
    }
    let after = try library.prompts(of: note)
    #expect(after.allSatisfy { $0.reviews == 1 } && after.count == 2)
    #expect(try library.commandToUndo()?.words == "review")
    _ = try library.undo(at: later())
    #expect(try library.prompts(of: note) == before)
    _ = try library.redo(at: later())
    #expect(try library.prompts(of: note) == after)
  }
}
