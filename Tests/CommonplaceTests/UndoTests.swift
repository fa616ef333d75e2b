import Commonplace
import NoteVocabulary
import SQLite
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

  /// Edits as another run of the program does, whose command is not the one that is taken back.
  private func editElsewhere(_ note: Note, to text: String) throws {
    try library.edit(note, to: NoteText(text), at: later())
    let file = try Connection(to: test.path.bytes, .writing)
    try file.run("delete from command_row where c = (select max(c) from command)")
    try file.run("delete from command where c = (select max(c) from command)")
  }

  @Test func `keeps what another place of the text got since`() throws {
    let note = try test.add("one\n\ntwo\n\nthree\n")
    library.begin("edit one")
    try test.edit(note, to: "ONE\n\ntwo\n\nthree\n")
    library.begin("merged")
    try editElsewhere(note, to: "ONE\n\ntwo\n\nTHREE\n")
    #expect(try library.undo(at: later())?.command.words == "edit one")
    #expect(try library.text(of: note).shown == "one\n\ntwo\n\nTHREE\n")
    #expect(try library.redo(at: later())?.command.words == "edit one")
    #expect(try library.text(of: note).shown == "ONE\n\ntwo\n\nTHREE\n")
  }

  @Test func `is refused as a whole where a text was changed since in the same place`() throws {
    let (note, other) = (try test.add("one\n"), try test.add("other\n"))
    library.begin("edit both")
    try test.edit(other, to: "OTHER\n")
    try test.edit(note, to: "ONE\n")
    library.begin("merged")
    try editElsewhere(note, to: "eins\n")
    let error = #expect(throws: LibraryError.self) { try library.undo(at: later()) }
    #expect(
      error?.message == "cannot undo 'edit both': 'eins' was changed since, in the same place")
    #expect(try library.text(of: note).shown == "eins\n")
    #expect(try library.text(of: other).shown == "OTHER\n")
    #expect(try library.commandToUndo()?.words == "edit both")
  }

  @Test func `is not done in the trash, where notes are only read`() throws {
    let note = try test.add("one")
    let first = try library.history(of: note)[0]
    try library.delete([note], at: later())
    #expect(throws: LibraryError.self) { try library.textToEdit(of: note) }
    #expect(throws: LibraryError.self) { try library.edit(note, to: NoteText("x"), at: later()) }
    #expect(throws: LibraryError.self) { try library.append(NoteText("x"), to: note, at: later()) }
    #expect(throws: LibraryError.self) { try library.restore(first, of: note, at: later()) }
    #expect(try library.text(of: note).shown == "one")
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
