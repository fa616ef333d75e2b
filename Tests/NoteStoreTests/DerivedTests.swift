import History
import NoteStore
import NoteVocabulary
import SQLite
import TestSupport
import Testing

@Suite struct `The derived tables` {
  private let library: TestLibrary

  init() throws { library = try TestLibrary() }

  @Test func `are what follows from what is kept, whatever was done`() throws {
    var generator = SystemRandomNumberGenerator()
    let texts = try library.live(for: 150, using: &generator)
    let written = try library.derived()
    #expect(written.count > 50)
    try library.store.deriveAnew(at: TestLibrary.moment(1000))
    #expect(try library.derived() == written)
    for (number, text) in texts {
      #expect(try library.store.text(of: TestLibrary.id(number))?.shown == text)
    }
  }

  @Test func `are made again by the next writing of a program that derives more`() throws {
    try library.write("fig", as: TestLibrary.id(1))
    let louder = Derivation(
      number: 2,
      reading: { note in
        var derived = Toy.reading(note)
        derived.title = derived.title.uppercased()
        return derived
      }, schedule: Toy.schedule, spelling: Toy.spelling)
    let store = try NoteStore(
      openingAt: library.folder.bytes("library"), for: .writing, deriving: louder)
    #expect(try store.note(TestLibrary.id(1))?.title == "fig")
    _ = try store.write(at: TestLibrary.moment(1)) { writing throws(NoteStoreError) in
      try writing.setText(of: TestLibrary.id(2), to: NoteText("plum"), by: .here(.edit))
    }
    #expect(try store.note(TestLibrary.id(1))?.title == "FIG")
    #expect(try library.ids(holding: "fig") == [TestLibrary.id(1)])
  }

  @Test func `hold the words of the text as it is now`() throws {
    try library.write("fig\nplum", as: TestLibrary.id(1))
    try library.write("fig\npear", as: TestLibrary.id(1), minute: 1)
    #expect(try library.ids(holding: "plum") == [])
    #expect(try library.ids(holding: "pear") == [TestLibrary.id(1)])
    #expect(try library.ids(holding: "pear", "fig") == [TestLibrary.id(1)])
    #expect(try library.ids(holding: "pear", "plum") == [])
  }

  @Test func `find no note in the trash, and find it again when it is back`() throws {
    let id = TestLibrary.id(1)
    try library.write("fig #fruit", as: id)
    try library.set(.state, of: id, to: .text("trash"), minute: 1)
    #expect(try library.ids(holding: "fig") == [])
    #expect(try library.store.notes(countMax: 10) == [])
    #expect(try library.store.note(id)?.trashed == TestLibrary.moment(1))
    try library.set(.state, of: id, to: .text("live"), minute: 2)
    #expect(try library.ids(holding: "fig") == [id])
  }

  @Test(arguments: ["\"", "fig*", "fig OR plum", "title:fig", "-", "NEAR(fig", "", "^fig"])
  func `are asked for words, never in the language of FTS5`(word: String) throws {
    try library.write("fig", as: TestLibrary.id(1))
    #expect(throws: Never.self) { try library.ids(holding: word) }
  }

  @Test func `show the best matches first, after those that are pinned`() throws {
    try library.write("one\nfig and much else that is not about it", as: TestLibrary.id(1))
    try library.write("fig\nfig", as: TestLibrary.id(2))
    try library.write("three\nmuch that is not about it, at the end a fig", as: TestLibrary.id(3))
    try library.set(.pinned, of: TestLibrary.id(3), to: .truth(true))
    #expect(try library.ids(holding: "fig") == [3, 2, 1].map { TestLibrary.id($0) })
  }

  @Test func `are read by any program that knows SQLite`() throws {
    try library.write("Fig\nsweet and dry #fruit", as: TestLibrary.id(1))
    var lines: [String] = []
    try others { connection in
      lines = try connection.texts("select title || '|' || text from note")
      lines += try connection.texts(
        "select title from note_words where note_words match 'sweet'")
    }
    #expect(lines == ["Fig|Fig\nsweet and dry #fruit", "Fig"])
  }

  /// Another program: SQLite as it is, without any of our settings.
  private func others(_ work: (OtherProgram) throws -> Void) throws {
    try work(OtherProgram(path: library.folder.path("library")))
  }
}
