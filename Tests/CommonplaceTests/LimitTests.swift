import Commonplace
import NoteVocabulary
import Testing

/// What has an end: each limit, and one beyond.
@Suite struct `A limit` {
  private let test: TestLibrary
  private var library: Library { test.library }

  init() throws { test = try TestLibrary() }

  private func added(_ note: NewNote) throws -> Note {
    var generator = SystemRandomNumberGenerator()
    let id = try library.add(note, at: test.now, using: &generator)
    return try library.note(named: id.digits)
  }

  @Test(arguments: ["x", "é", "読", "👩‍👩‍👧‍👦"])
  func `of a title is 1,000 bytes that are shown, cut between letters`(letter: String) throws {
    let long = String(repeating: letter, count: 2000)
    let count = 1000 / letter.utf8.count
    for title in [
      try added(NewNote(NoteText("# \(long)\n\ntext"))).title,
      try added(NewNote(NoteText(long))).title,
      try added(NewNote(NoteText("text"), meta: ["title": long])).title,
    ] {
      #expect(title == String(repeating: letter, count: count))
    }
    let longest = String(long.prefix(count))
    #expect(try added(NewNote(NoteText("# \(longest)"))).title == longest)
  }

  @Test func `of a tag is 200 bytes`() throws {
    for letter in ["x", "é", "読"] {
      let longest = String(repeating: letter, count: 200 / letter.utf8.count)
      #expect(try added(NewNote(NoteText("text"), tags: [longest])).tags == [longest])
      #expect(throws: LibraryError.self) {
        try added(NewNote(NoteText("text"), tags: [longest + letter]))
      }
    }
    let inText = String(repeating: "x", count: 199)
    #expect(try added(NewNote(NoteText("#\(inText)"))).tags == [inText])
    #expect(try added(NewNote(NoteText("#\(inText)x"))).tags == [])
  }

  @Test func `of a tag is 16 levels`() throws {
    let levels = (1...17).map { "l\($0)" }
    let deepest = levels.prefix(16).joined(separator: "/")
    let deeper = levels.joined(separator: "/")
    #expect(try added(NewNote(NoteText("text"), tags: [deepest])).tags == [deepest])
    #expect(throws: LibraryError.self) { try added(NewNote(NoteText("text"), tags: [deeper])) }
    #expect(try added(NewNote(NoteText("#\(deeper) #\(deepest)"))).tags == [deepest])
  }

  @Test func `of a folder is 200 bytes and two levels`() throws {
    let longest = "a/" + String(repeating: "x", count: 198)
    #expect(try added(NewNote(NoteText("text"), folder: longest)).folder == longest)
    for folder in [longest + "x", "a/b/c"] {
      #expect(throws: LibraryError.self) { try added(NewNote(NoteText("text"), folder: folder)) }
    }
  }
}
