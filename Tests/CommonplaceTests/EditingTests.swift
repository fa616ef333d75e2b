import Commonplace
import NoteVocabulary
import TestSupport
import Testing

@Suite struct `A note that a reader edits` {
  private let test: TestLibrary
  private let note: Note
  private var library: Library { test.library }

  init() throws {
    test = try TestLibrary()
    note = try test.add("# Walden\n\nA pond.\n\nDeep.\n")
  }

  /// Begins to edit; gives what saves a text.
  private func beginning() throws -> (String) throws -> EditOutcome {
    let before = try library.textToEdit(of: note)
    return { text in
      test.now.milliseconds += 60_000
      return try library.edit(note, from: before, to: NoteText(text), at: test.now)
    }
  }

  private var text: String { get throws { try library.text(of: note).shown } }

  @Test func `is saved`() throws {
    let save = try beginning()
    #expect(try save("# Walden\n\nA pond.\n") == .saved)
    #expect(try text == "# Walden\n\nA pond.\n")
  }

  @Test func `is not written where nothing was changed`() throws {
    let save = try beginning()
    try test.edit(note, to: "# Walden\n")
    #expect(try save("# Walden\n\nA pond.\n\nDeep.\n") == .unchanged)
    #expect(try text == "# Walden\n")
    #expect(try library.history(of: note).count == 2)
  }

  @Test func `is merged with what changed in the meantime`() throws {
    let save = try beginning()
    try test.edit(note, to: "# Walden\n\nA wide pond.\n\nDeep.\n")
    #expect(try save("# Walden\n\nA pond.\n\nDeep.\n\n#essays\n") == .merged)
    #expect(try text == "# Walden\n\nA wide pond.\n\nDeep.\n\n#essays\n")
    #expect(try test.titles("wide #essays") == ["Walden"])
    #expect(try library.conflicts(of: note) == [])
  }

  @Test func `is kept beside what changed in the meantime in the same place`() throws {
    let save = try beginning()
    try test.edit(note, to: "# Walden\n\nA wide pond.\n\nDeep.\n")
    #expect(try save("# Walden\n\nA small pond.\n\nDeep.\n") == .conflict)
    #expect(try text == "# Walden\n\nA small pond.\n\nDeep.\n")
    #expect(try test.titles("wide") == ["Walden"] && test.titles("small") == ["Walden"])
    let texts = try library.conflicts(of: note)
    #expect(
      texts.map(\.text.shown) == [
        "# Walden\n\nA wide pond.\n\nDeep.\n", "# Walden\n\nA small pond.\n\nDeep.\n",
      ])
    #expect(texts.map(\.version.isShown) == [false, true])
    #expect(texts.map(\.version.time.milliseconds).last == test.now.milliseconds)
    #expect(Set(texts.map(\.version.copyID)).count == 1)
  }

  @Test func `never asks one reader's question with another's answer`() throws {
    let pair = "Q: Who lived there?\nA: Thoreau,\nfor two years,\nalone.\n"
    try test.edit(note, to: pair)
    let save = try beginning()
    try test.edit(note, to: "Q: Who never lived there?\nA: Thoreau,\nfor two years,\nalone.\n")
    #expect(try save("Q: Who lived there?\nA: Thoreau,\nfor two years,\nwith ants.\n") == .conflict)
  }

  @Test func `is in conflict until what is shown is what the other says`() throws {
    let save = try beginning()
    try test.edit(note, to: "# Walden\n\nA wide pond.\n\nDeep.\n")
    _ = try save("# Walden\n\nA small pond.\n\nDeep.\n")
    let other = try #require(try library.conflicts(of: note).first)
    test.now.milliseconds += 60_000
    #expect(try library.restore(other.version, of: note, at: test.now))
    #expect(try library.conflicts(of: note) == [])
    #expect(try text == "# Walden\n\nA wide pond.\n\nDeep.\n")
  }

  @Test func `is saved once where someone else wrote the same`() throws {
    let save = try beginning()
    try test.edit(note, to: "# Walden\n")
    #expect(try save("# Walden\n") == .saved)
    #expect(try library.history(of: note).count == 2)
  }

  @Test func `is given back whole by undo`() throws {
    let save = try beginning()
    let meantime = "# Walden\n\nA wide pond.\n\nDeep.\n"
    try test.edit(note, to: meantime)
    _ = try save("# Walden\n\nA pond.\n\nDeep.\n\n#essays\n")
    _ = try library.undo(at: test.now)
    #expect(try text == meantime)
  }

  @Test func `takes what two readers append`() throws {
    let other = try Library(at: test.path, for: .writing)
    try library.append(NoteText("One."), to: note, at: test.now)
    try other.append(NoteText("Two."), to: note, at: test.now)
    #expect(try text == "# Walden\n\nA pond.\n\nDeep.\n\nOne.\n\nTwo.")
  }

  @Test func `is too long where it has more than 16 MB`() throws {
    let long = String(repeating: "x", count: NoteText.countMax)
    let save = try beginning()
    #expect(throws: LibraryError.self) { try save(long + "x") }
    #expect(throws: LibraryError.self) {
      try library.append(NoteText(long), to: note, at: test.now)
    }
    #expect(try library.history(of: note).count == 1)
  }
}
