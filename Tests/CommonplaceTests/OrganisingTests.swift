import Commonplace
import NoteVocabulary
import TestSupport
import Testing

@Suite struct `Organising notes` {
  private let test: TestLibrary
  private var library: Library { test.library }

  init() throws { test = try TestLibrary() }

  private func again(_ note: Note) throws -> Note { try library.note(named: note.id.digits) }

  @Test func `pins notes and unpins them, and says which changed`() throws {
    let (one, two) = (try test.add("one"), try test.add("two"))
    #expect(try library.pin([one], at: test.now) == [one])
    #expect(try library.pin([try again(one), two], at: test.now) == [two])
    #expect(try library.notes(countMax: 10).allSatisfy(\.isPinned))
    #expect(try library.unpin([try again(one)], at: test.now).count == 1)
    #expect(try !again(one).isPinned && again(two).isPinned)
  }

  @Test func `moves notes to the trash and back, and changes nothing else of them`() throws {
    let note = try test.add("# Walden\n\nA pond. #books")
    try library.pin([note], at: test.now)
    test.now.milliseconds += 60_000
    #expect(try library.delete([try again(note)], at: test.now).count == 1)
    #expect(try test.titles("pond").isEmpty && test.titles("#books").isEmpty)
    #expect(try library.trash().map(\.id) == [note.id])
    #expect(try again(note).trashed == test.now)
    #expect(try library.note(named: "walden").trashed == test.now, "its title still names it")
    #expect(try library.delete([try again(note)], at: test.now).isEmpty, "it is there already")
    #expect(try library.takeBack([try again(note)], at: test.now).count == 1)
    #expect(try test.titles("pond") == ["Walden"] && library.trash().isEmpty)
    #expect(try again(note).isPinned && again(note).modified == note.modified)
  }

  @Test func `adds a note with all that is known of it`() throws {
    var generator = SystemRandomNumberGenerator()
    let draft = NewNote(
      NoteText("# Emma #novels"), tags: ["#reading/ slow ", "novels"], folder: " Books / Novels",
      isPinned: true, meta: ["author": "Jane Austen", "year": "1815"])
    let id = try library.add(draft, at: test.now, using: &generator)
    let note = try library.note(named: id.digits)
    #expect(note.tags == ["novels", "reading/slow"] && note.isPinned)
    #expect(note.folder == "Books/Novels")
    #expect(note.book?.attribution == "Emma #novels, Jane Austen (1815)")
  }

  @Test(arguments: [
    (NewNote(NoteText("x"), tags: ["#/"]), "no tag can be named '#/'"),
    (NewNote(NoteText("x"), tags: [String(repeating: "a", count: 201)]), "no tag can be named"),
    (NewNote(NoteText("x"), tags: ["a\u{1B}b"]), "no tag can be named"),
    (NewNote(NoteText("x"), folder: "a/b/c"), "no folder can be named 'a/b/c'"),
    (NewNote(NoteText("x"), folder: " "), "no folder can be named ' '"),
  ])
  func `refuses names that cannot be, and adds nothing`(draft: NewNote, message: String) throws {
    var generator = SystemRandomNumberGenerator()
    let error = #expect(throws: LibraryError.self) {
      try library.add(draft, at: test.now, using: &generator)
    }
    #expect(error?.message.hasPrefix(message) == true)
    #expect(try library.notes(countMax: 10).isEmpty)
  }

  @Test(arguments: [
    ("one", "one\n\nmore"), ("one\n", "one\n\nmore"), ("one\n\n", "one\n\nmore"), ("", "more"),
  ])
  func `puts more text below a note`(text: String, longer: String) throws {
    let note = try test.add(text.isEmpty ? "x" : text)
    if text.isEmpty { try test.edit(note, to: "") }
    try library.append(NoteText("more"), to: try again(note), at: test.now)
    #expect(try library.text(of: note).shown == longer)
  }
}
