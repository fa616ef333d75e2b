import CSQLite
import Commonplace
import NoteVocabulary
import TestSupport
import Testing

/// A library for one test, and a clock that goes by hand.
final class TestLibrary {
  let folder: TemporaryFolder
  let library: Library
  private var generator = SystemRandomNumberGenerator()
  var now = Moment(milliseconds: 1_772_355_600_000)

  var path: Path { Path(folder.bytes("library")) }

  init() throws {
    folder = try TemporaryFolder()
    library = try Library.make(at: Path(folder.bytes("library")), using: &generator)
  }

  @discardableResult
  func add(_ text: String) throws -> Note {
    now.milliseconds += 60_000
    let id = try library.add(NoteText(text), at: now, using: &generator)
    return try library.note(named: id.digits)
  }

  func edit(_ note: Note, to text: String) throws {
    now.milliseconds += 60_000
    try library.edit(note, to: NoteText(text), at: now)
  }

  func titles(_ query: String) throws -> [String] {
    try library.notes(fitting: Query(words: query), countMax: 100).map(\.title)
  }
}

@Suite struct `A library` {
  private let test: TestLibrary
  private var library: Library { test.library }

  init() throws { test = try TestLibrary() }

  @Test func `gives a note back as it was added`() throws {
    let note = try test.add("# Walden\n\nA *pond*. #books/american #essays")
    #expect(note.title == "Walden")
    #expect(note.tags == ["books/american", "essays"])
    #expect(note.created == test.now && note.modified == test.now)
    #expect(note.folder == nil && note.trashed == nil && note.book == nil && !note.isPinned)
    #expect(try library.text(of: note).shown == "# Walden\n\nA *pond*. #books/american #essays")
  }

  @Test func `finds a note by the beginning of its id, by its title, and as the last one`() throws {
    let note = try test.add("# Walden")
    #expect(try library.note(named: try library.shortID(of: note)) == note)
    #expect(try library.note(named: note.id.digits.uppercased()) == note)
    #expect(try library.note(named: "walden") == note)
    #expect(try library.note(named: "@last") == note)
  }

  @Test func `says which notes a name may mean`() throws {
    let ids = [try test.add("# Walden"), try test.add("# Walden")]
    let error = #expect(throws: LibraryError.self) { try library.note(named: "Walden") }
    let listed = try ids.map { "\(try library.shortID(of: $0)) Walden" }.joined(separator: ", ")
    #expect(error?.message == "'Walden' names 2 notes: \(listed)")
  }

  @Test func `takes a short word for a title, never for an id`() throws {
    let note = try test.add("# Fig")
    #expect(throws: LibraryError.self) {
      try library.note(named: String(note.id.digits.prefix(3)))
    }
  }

  @Test(arguments: [
    ("memory", ["In the title: Memory", "In the text"]),
    ("MÉMORY", ["In the title: Memory", "In the text"]),
    ("mem*", ["In the title: Memory", "In the text"]), ("title:memory", ["In the title: Memory"]),
    ("#method", ["In the text"]), ("tag:METHOD/sub", ["In the text"]), ("#meth", []),
    ("\"a memory that\"", ["In the text"]), ("\"that memory a\"", []),
    ("memory method", ["In the text"]),
    ("読書", ["書"]), ("書", ["書"]), ("don’t", ["書"]), ("zyzzyva", []),
  ])
  func `finds notes by words and tags`(query: String, titles: [String]) throws {
    try test.add("# 書\n\n読書する。 Don't.")
    try test.add("# In the text\n\na memory that fades #method/sub")
    try test.add("# In the title: Memory")
    #expect(try test.titles(query) == titles)
  }

  @Test(arguments: ["", " ", ".", "\"", "\"\""])
  func `shows every note to whoever asks for nothing`(query: String) throws {
    try test.add("# One")
    try test.add("# Two")
    #expect(try test.titles(query) == ["Two", "One"])
  }

  @Test func `shows where the words stand`() throws {
    let filling = String(repeating: "and so on ", count: 40)
    try test.add("# A title\n\n\(filling) a *wonderful* memory, \(filling)")
    let found = try library.findings(
      fitting: Query(words: "WONDERFUL mem*"), countMax: 1)
    let snippet = try #require(found.first?.snippet)
    #expect(snippet.text.hasPrefix("… ") && snippet.text.hasSuffix(" …"))
    let marked = snippet.marks.map { String(decoding: Array(snippet.text.utf8)[$0], as: UTF8.self) }
    #expect(marked == ["wonderful", "memory"])
    #expect(snippet.text.utf8.count < 140)
  }

  @Test func `refuses a note that is too long`() throws {
    var generator = SystemRandomNumberGenerator()
    let text = NoteText(Array(repeating: 32, count: NoteText.countMax + 1))
    let error = #expect(throws: LibraryError.self) {
      try library.add(text, at: test.now, using: &generator)
    }
    #expect(error?.message == "the text is too long for a note, which has 16777216 bytes at most")
  }

  @Test func `says so when another program keeps it in its own way`() throws {
    var other: OpaquePointer?
    try #require(sqlite3_open(test.folder.path("library"), &other) == SQLITE_OK)
    defer { sqlite3_close(other) }
    try #require(sqlite3_exec(other, "pragma journal_mode = wal", nil, nil, nil) == SQLITE_OK)
    try #require(sqlite3_exec(other, "select * from item", nil, nil, nil) == SQLITE_OK)
    let error = #expect(throws: LibraryError.self) { try Library(at: test.path, for: .writing) }
    #expect(
      error?.message == "cannot open '\(test.path.shown)': another program keeps it open in WAL "
        + "mode, and it is not safe to write then")
    #expect(throws: Never.self) { try Library(at: test.path, for: .reading).notes(countMax: 1) }
  }
}
