import History
import NoteStore
import NoteVocabulary
import SQLite
import TestSupport
import Testing

@Suite struct `A check` {
  private let library: TestLibrary

  init() throws { library = try TestLibrary() }

  private func kinds() throws -> Set<FileDamage.Kind> {
    Set(try library.store.check { _ in }.damages.map(\.kind))
  }

  /// A note of some versions with a tag, a folder and a question that was answered, and a second
  /// note.
  private func fill() throws {
    let id = TestLibrary.id(1)
    for minute in 0..<20 {
      try library.write("fig \(minute) #fruit\nQ: sweet?", as: id, minute: Int64(minute))
    }
    try library.set(.folder, of: id, to: .text("shelf"), minute: 20)
    let prompt = try #require(try library.store.prompts().first)
    let answer = try library.store.record(
      .good, to: prompt.key, of: id, on: Day(number: 9), taking: 900,
      at: TestLibrary.moment(21))
    _ = try library.store.undo(answer.id, on: prompt.key, of: id, at: TestLibrary.moment(22))
    try library.write("plum", as: TestLibrary.id(2), minute: 23)
  }

  @Test func `finds nothing wrong with what libnotes wrote`() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<3 {
      try library.live(for: 60, using: &generator)
      let check = try library.store.check { _ in }
      #expect(check.damages == [])
      #expect(check.isDerivedCompared && check.isWordOrderKnown)
      #expect(check.versions > 20)
    }
  }

  @Test func `finds nothing wrong with an empty library`() throws {
    #expect(try library.store.check { _ in }.damages == [])
  }

  @Test func `tells how far it is, never backwards`() throws {
    try fill()
    var told: [Double] = []
    _ = try library.store.check { told.append($0) }
    #expect(told == told.sorted() && told.first == 0 && told.last == 1)
  }

  @Test func `leaves alone what it is done to`() throws {
    try fill()
    let before = try library.folder.contents(of: "library")
    _ = try library.store.check { _ in }
    #expect(try library.folder.contents(of: "library") == before)
  }

  @Test func `looks at a file that may only be read, but for the order of its words`() throws {
    try fill()
    let store = try NoteStore(
      openingAt: library.folder.bytes("library"), for: .reading, deriving: Toy.derivation)
    let check = try store.check { _ in }
    #expect(check.damages == [])
    #expect(!check.isWordOrderKnown)
  }

  @Test(arguments: [
    ("update version set value = 'box' where field = 'folder'", FileDamage.Kind.versionID),
    ("update version set time = time + 1 where seq = 3", .versionID),
    ("update version set reason = 'outside' where seq = 3", .versionID),
    ("update version set field = 'meta:folder' where field = 'folder'", .versionID),
    ("update version set hash = zeroblob(32), value = null where field = 'folder'", .versionID),
    ("update version set back = x'000000' where seq = 5", .text),
    ("update version set back = null where seq = 5", .text),
    ("update version set back_of = 2 where seq = 5", .versionID),
    ("update version set back_of = null, back = null where seq = 5", .text),
    ("update version set parents = x'00' where seq = 5", .version),
    ("update version set seen = x'00' where seq = 5", .version),
    ("update version set author = 99 where seq = 5", .version),
    ("update version set seq = -seq where seq = 20", .parent),
    ("delete from version where seq = 1", .parent),
    ("delete from version where seq = 10", .parent),
    ("delete from version where seq = 20", .body),
    ("update body set text = text || '.' where note = 1", .versionID),
    ("update body set head = 19 where note = 1", .body),
    ("delete from body", .body),
    ("update note_key set id = 'f' || substr(id, 2)", .versionID),
    ("delete from note_key where n = 1", .nameless),
    ("update author set id = zeroblob(16)", .versionID),
    ("delete from author", .version),
    ("update review set grade = 1", .answer),
    ("update review set grade = 9", .answer),
    ("update review set day = day + 1", .answer),
    ("delete from note_key where n = 1; delete from version", .nameless),
    ("update mark set content = zeroblob(16)", .mark),
    ("update mark set kind = 'done'", .mark),
    ("drop index version_note", .schema),
    ("drop table mark", .unreadable),
    ("pragma ignore_check_constraints = 1; update note_key set id = 'fig' where n = 2", .nameless),
  ])
  func `notices what was done to what is kept`(sql: String, kind: FileDamage.Kind) throws {
    try fill()
    #expect(try kinds() == [])
    try library.outside().run(sql)
    #expect(try kinds().contains(kind))
  }

  @Test func `names the notes that are damaged, and counts the rest`() throws {
    for number in 1...UInt8(9) { try library.write("fig \(number)", as: TestLibrary.id(number)) }
    try library.outside().run("update body set text = text || '.' where note > 1")
    let damage = try #require(try library.store.check { _ in }.damages.first)
    #expect(damage.count == 8)
    #expect(damage.places.count == FileDamage.placesMax)
    #expect(damage.places.first == .note(TestLibrary.id(2), title: "fig 2"))
  }

  @Test func `does not call it damage when other programs have written`() throws {
    try fill()
    let other = try library.outside()
    try other.run(
      """
      insert into note(text) values ('pear');
      update note set text = 'figs', folder = 'box' where title like 'fig%';
      insert into note_tag(note, tag) select id, 'dry' from note where title = 'plum';
      delete from note where title = 'plum';
      """)
    let check = try library.store.check { _ in }
    #expect(check.damages == [])
    #expect(check.outsideEdits == 3)
  }

  @Test func `does not compare what follows by other rules`() throws {
    try fill()
    try library.outside().run(
      "update local set value = 2 where key = 'derivation'; update item set title = 'x'")
    let check = try library.store.check { _ in }
    #expect(check.damages == [])
    #expect(!check.isDerivedCompared)
  }

  @Test func `tells what SQLite says of rows from what it says of pages`() throws {
    try fill()
    try library.outside().run(
      """
      pragma writable_schema = on;
      update sqlite_schema set sql = replace(sql, '(note, field)', '(note, time)')
      where name = 'version_note';
      pragma schema_version = 99;
      """)
    #expect(try kinds().isSuperset(of: [.index, .schema]))
    #expect(try !kinds().contains(.structure))
  }
}
