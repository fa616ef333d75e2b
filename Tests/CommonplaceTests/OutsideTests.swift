import CSQLite
import Commonplace
import NoteVocabulary
import TestSupport
import Testing

@Suite struct `A library that other programs write` {
  private let test: TestLibrary

  init() throws {
    test = try TestLibrary()
    try test.add("# Walden")
  }

  private func outside(_ sql: String, then look: () throws -> Void = {}) throws {
    var other: OpaquePointer?
    try #require(sqlite3_open(test.folder.path("library"), &other) == SQLITE_OK)
    defer { sqlite3_close(other) }
    try #require(sqlite3_exec(other, sql, nil, nil, nil) == SQLITE_OK)
    try look()
  }

  private func open(for access: Library.Access) throws -> Library {
    try Library(at: test.path, for: access, on: Occasion(at: test.now))
  }

  private func titles(in library: Library) throws -> [String] {
    try library.notes(fitting: Query(words: "emma"), countMax: 10).map(\.title)
  }

  @Test(arguments: [Library.Access.reading, .writing])
  func `shows what they wrote once it is opened`(access: Library.Access) throws {
    try outside("insert into note(text) values ('# Emma')")
    let library = try open(for: access)
    #expect(try titles(in: library) == ["Emma"])
    #expect(try library.outsideEdits() == 0)
    #expect(library.takeNotices() == [])
  }

  @Test func `counts what they wrote where it cannot be written`() throws {
    let sql = """
      insert into note(text) values ('# Emma'); update note set pinned = 1;
      pragma journal_mode = wal; select * from item;
      """
    try outside(sql) {
      let library = try open(for: .reading)
      #expect(try titles(in: library) == [])
      #expect(try library.outsideEdits() == 2)
    }
    #expect(try titles(in: try open(for: .reading)) == ["Emma"])
  }

  @Test func `is not written for a reader when there is nothing to take up`() throws {
    let before = try test.folder.contents(of: "library")
    _ = try open(for: .reading)
    _ = try open(for: .writing)
    #expect(try test.folder.contents(of: "library") == before)
  }

  @Test func `tells each thing it put back once`() throws {
    try outside("update note set folder = 'a/b/c'")
    let library = try open(for: .reading)
    let id = try library.shortID(of: library.note(named: "Walden"))
    #expect(
      library.takeNotices() == [
        "put back the folder another program gave note '\(id)': no folder can be named 'a/b/c'"
      ])
    #expect(library.takeNotices() == [])
    #expect(try open(for: .reading).takeNotices() == [])
  }
}
