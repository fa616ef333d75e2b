import History
import NoteVocabulary
import SQLite
import Testing

@testable import NoteStore

@Suite struct `A file that other programs rebuilt` {
  private let library: TestLibrary
  private let fig = TestLibrary.id(1)
  private let plum = TestLibrary.id(2)

  init() throws {
    library = try TestLibrary()
    try library.write("fig #fruit", as: fig)
    try library.set(.tag("dry"), of: fig, to: .truth(true))
    try library.write("plum", as: plum)
  }

  private func outside(_ sql: String) throws { try library.outside().run(sql) }

  private func isWhole() throws -> Bool {
    try Schema.isWhole(in: Connection(to: library.folder.bytes("library"), .reading))
  }

  @Test func `is told from one that libnotes alone has written`() throws {
    let counter = "select value from local where key = 'counter'"
    func isKnown() throws -> Bool {
      let connection = try Connection(to: library.folder.bytes("library"), .reading)
      return try connection.cell(counter) == .integer(try connection.changeCounter())
    }
    #expect(try isKnown())
    _ = try library.store.beginSession(
      selection: "all", on: Day(number: 1), of: [], at: TestLibrary.moment(1))
    #expect(try isKnown())
    try library.store.deriveAnew(at: TestLibrary.moment(2))
    #expect(try isKnown())
    try outside("vacuum")
    #expect(try isKnown() == false)
    #expect(try library.store.isWrittenByOthers() == false)
    try library.write("plums", as: plum, minute: 3)
    #expect(try isKnown())
    let small = try TestLibrary()
    let connection = try Connection(to: small.folder.bytes("library"), .reading)
    let made = try connection.cell(counter)
    #expect(try made == .integer(connection.changeCounter()))
  }

  @Test func `is compared with every statement of the schema`() throws {
    #expect(try isWhole())
    let connection = try Connection(to: library.folder.bytes("library"), .reading)
    var names: Set<String> = []
    let rows = try connection.rows(
      "select name from sqlite_schema where sql is not null and name not like 'note_words_%'")
    while try rows.next() { names.insert(try rows.string(0)) }
    #expect(names == Set(Schema.objects.map(\.name)))
    #expect(Set(Schema.objects.map(\.part)) == [.kept, .local, .derived])
  }

  @Test(arguments: [
    "drop trigger note_update",
    "drop trigger note_tag_delete; create trigger note_tag_delete instead of delete on note_tag begin select 1; end",
    "drop view note; create table note(id, title, text)",
    "drop view note_tag",
    "drop index item_title",
    "drop table item",
    "drop table item; create table item(n integer primary key, fruit text)",
    "drop table item_tag; drop table prompt; drop table book",
    "drop table note_words",
    "drop table note_words; create table note_words(x)",
    "drop table outside_edit",
    "alter table item add column colour text; insert into outside_edit(n, what) select n, 'x' from item",
    "drop table outside_edit; drop table item; drop view note_source",
  ])
  func `is put right by the next writing`(sql: String) throws {
    let before = try library.derived()
    try outside(sql)
    #expect(try isWhole() == false)
    #expect(try library.store.isWrittenByOthers())
    library.store.notices = []
    try library.store.adoptOutsideEdits(at: TestLibrary.moment(1_000_000))
    #expect(try isWhole())
    #expect(try library.derived() == before)
    #expect(try library.store.isWrittenByOthers() == false)
    #expect(try library.store.versions(of: plum).count == 1)
    try outside("update note set pinned = 1; delete from note_tag where tag = 'dry'")
    #expect(try library.store.outsideEditCount() == 2)
  }

  @Test func `says without its triggers that it cannot be written`() throws {
    try outside("drop trigger note_update")
    #expect(
      throws: OtherProgram.Refusal(message: "cannot modify note because it is a view")
    ) {
      try outside("update note set text = 'x'")
    }
  }

  @Test func `is compared note by note where nobody noted what was changed`() throws {
    try outside(
      """
      drop trigger note_update;
      update item set text = 'damson', pinned = 1 where title = 'plum';
      insert into item_tag select t, (select n from item where title = 'plum'), 'fruit', 0, 1
        from tag where folded = 'fruit';
      delete from item where title like 'fig%';
      delete from item_tag where name = 'dry';
      """)
    try library.store.adoptOutsideEdits(at: TestLibrary.moment(1_000_000))
    let damson = try #require(try library.store.note(plum))
    #expect(damson.title == "damson" && damson.isPinned && damson.tags == ["fruit"])
    // What is missing was lost, not deleted.
    let note = try #require(try library.store.note(fig))
    #expect(note.trashed == nil && note.tags == ["dry", "fruit"])
    let derived = try library.derived()
    try library.store.deriveAnew(at: TestLibrary.moment(1_000_001))
    #expect(try library.derived() == derived)
  }

  @Test func `keeps what others wrote when it is derived anew`() throws {
    try outside("update note set text = 'damson' where text = 'plum'")
    try library.store.deriveAnew(at: TestLibrary.moment(1_000_000))
    #expect(try library.store.text(of: plum)?.shown == "damson")
    #expect(try library.ids(holding: "damson") == [plum])
    #expect(try library.ids(holding: "plum") == [])
  }

  @Test func `keeps what others wrote when a program derives more`() throws {
    try outside("update note set text = 'damson' where text = 'plum'")
    try outside(
      "delete from note where text like 'fig%'; update local set value = 0 where key = 'derivation'"
    )
    try library.write("medlar", as: TestLibrary.id(3))
    #expect(try library.store.text(of: plum)?.shown == "damson")
    #expect(try library.ids(holding: "damson") == [plum])
    #expect(try library.store.note(fig)?.trashed != nil)
  }

  @Test func `gets back the header that a dump loses`() throws {
    try outside("pragma application_id = 0; pragma user_version = 0;")
    try library.write("plums", as: plum, minute: 3)
    let header = try library.outside().texts(
      """
      select application_id || ' ' || user_version
      from pragma_application_id, pragma_user_version
      """)
    #expect(header == ["\(0x4C4E_4F54) 1000"])
  }
}
