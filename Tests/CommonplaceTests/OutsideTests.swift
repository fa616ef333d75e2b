import CSQLite
import Commonplace
import Foundation
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

  @Test func `holds what a program wrote that was killed while it kept a log`() throws {
    let sql = """
      pragma journal_mode = wal; pragma wal_autocheckpoint = 0;
      insert into note(text) values ('# Emma');
      """
    try outside(sql) {
      // What such a program leaves: the file as it was, and beside it a log that nobody keeps.
      for end in ["", "-wal"] {
        try test.folder.write(try test.folder.contents(of: "library\(end)"), to: "killed\(end)")
      }
    }
    let path = Path(test.folder.bytes("killed"))
    let library = try Library(at: path, for: .writing, on: Occasion(at: test.now))
    #expect(try titles(in: library) == ["Emma"])
    #expect(try test.folder.contents(of: "killed")[18...19] == [1, 1])
    #expect(!FileManager.default.fileExists(atPath: test.folder.path("killed-wal")))
  }

  @Test func `takes back what they wrote like a command`() throws {
    try outside("insert into note(text) values ('# Emma'); update note set pinned = 1")
    let library = try open(for: .writing)
    #expect(try titles(in: library) == ["Emma"])
    _ = try library.undo(at: test.now)
    #expect(try titles(in: library) == [])
    #expect(try library.note(named: "Walden").isPinned == false)
    _ = try library.redo(at: test.now)
    #expect(try titles(in: library) == ["Emma"])
    #expect(try library.note(named: "Walden").isPinned)
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
