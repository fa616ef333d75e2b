import History
import NoteStore
import NoteVocabulary
import Testing

@Suite struct `What other programs wrote` {
  private let library: TestLibrary
  private let fig = TestLibrary.id(1)
  private let plum = TestLibrary.id(2)

  init() throws {
    library = try TestLibrary()
    try library.write("fig #fruit", as: fig)
    try library.set(.tag("dry"), of: fig, to: .truth(true))
    try library.set(.folder("shelf"), of: .library, to: .truth(true))
    try library.set(.folder, of: fig, to: .text("shelf"))
    try library.write("plum", as: plum)
  }

  private func outside(_ sql: String) throws { try library.outside().run(sql) }

  /// The next writing, long after.
  @discardableResult
  private func adopt() throws -> [Notice] {
    library.store.notices = []
    try library.store.adoptOutsideEdits(at: Moment(milliseconds: 4_000_000_000_000))
    #expect(try library.store.outsideEditCount() == 0)
    let derived = try library.derived()
    try library.store.deriveAnew(at: Moment(milliseconds: 4_000_000_000_000))
    #expect(try library.derived() == derived)
    return library.store.notices
  }

  private func outsideFields(of note: NoteID) throws -> [String] {
    let versions = try library.store.versions(of: note)
    return versions.filter { $0.author == .outside }.map(\.field.name).sorted()
  }

  @Test func `becomes versions, field by field`() throws {
    try outside(
      """
      update note set text = 'figs #fruit', folder = 'Box', pinned = 1,
        created = '2020-02-03T04:05:06+01:00' where text like 'fig%'
      """)
    #expect(try library.store.outsideEditCount() == 1)
    #expect(try adopt() == [])
    let note = try #require(try library.store.note(fig))
    #expect(note.title == "figs #fruit" && note.folder == "Box" && note.isPinned)
    #expect(note.created.utc == "2020-02-03T03:05:06Z" && note.trashed == nil)
    #expect(note.tags == ["dry", "fruit"])
    #expect(try outsideFields(of: fig) == ["folder", "meta:created", "pinned", "text"])
    let versions = try library.store.versions(of: fig).filter { $0.field == .text }
    #expect(versions.map(\.reason) == [.edit, .outside])
    #expect(versions.last?.parents == versions.first.map { [$0.id] })
    #expect(try library.store.text(ofVersion: versions[0].id)?.shown == "fig #fruit")
    let folders = try library.outside().texts("select name from folder order by name")
    #expect(folders == ["Box", "shelf"])
  }

  @Test func `is found by its words, and no longer by those it had`() throws {
    try outside("update note set text = 'quince' where text like 'fig%'")
    try outside("insert into note(text) values ('medlar')")
    try outside("delete from note where text = 'plum'")
    try adopt()
    #expect(try library.ids(holding: "fig") == [])
    #expect(try library.ids(holding: "quince") == [fig])
    #expect(try library.ids(holding: "medlar").count == 1)
    #expect(try library.ids(holding: "plum") == [])
  }

  @Test func `may be a new note, of which the text is enough`() throws {
    try outside("insert into note(text) values ('medlar #fruit')")
    try adopt()
    let note = try #require(try library.store.notes(titled: "medlar #fruit", countMax: 1).first)
    #expect(note.folder == nil && !note.isPinned && note.trashed == nil && note.tags == ["fruit"])
    #expect(try outsideFields(of: note.id) == ["text"])
    #expect(try library.store.text(of: note.id)?.shown == "medlar #fruit")
  }

  @Test func `may be a new note with all that is known of it`() throws {
    try outside(
      """
      insert into note(id, text, folder, pinned, created, trashed, title, modified)
      values ('\(TestLibrary.id(3).digits)', 'medlar', 'Box', 1, '2001-01-01', 'gone', 'x', 'y')
      """)
    #expect(try adopt() == [])
    let note = try #require(try library.store.note(TestLibrary.id(3)))
    #expect(note.title == "medlar" && note.folder == "Box" && note.isPinned)
    #expect(note.created.utc == "2001-01-01T00:00:00Z" && note.trashed != nil)
  }

  @Test func `moves a note to the trash where it was deleted, and back`() throws {
    try outside("delete from note where text = 'plum'")
    try adopt()
    #expect(try library.store.note(plum)?.trashed != nil)
    #expect(try library.store.text(of: plum)?.shown == "plum")
    try outside("update note set text = 'plums' where text = 'plum'")
    try adopt()
    #expect(try library.store.note(plum)?.title == "plums")
    #expect(try library.store.note(plum)?.trashed != nil)
    try outside("update note set trashed = null")
    try adopt()
    #expect(try library.store.note(plum)?.trashed == nil)
    #expect(try library.ids(holding: "plums") == [plum])
  }

  @Test func `is one change of a note where it was deleted and added again`() throws {
    try outside("delete from note where text = 'plum'")
    try outside("insert into note(id, text) values ('\(plum.digits)', 'damson')")
    try adopt()
    #expect(try library.store.note(plum)?.trashed == nil)
    #expect(try outsideFields(of: plum) == ["meta:created", "text"])
    #expect(try library.ids(holding: "damson") == [plum])
  }

  @Test func `is nothing where a note came and went`() throws {
    let before = try library.derived()
    try outside(
      """
      insert into note(text) values ('medlar');
      insert into note_tag(note, tag) select id, 'dry' from note where text = 'medlar';
      delete from note where text = 'medlar';
      """)
    #expect(try adopt() == [])
    #expect(try library.derived() == before)
  }

  @Test func `sets tags and takes them away`() throws {
    try outside(
      """
      delete from note_tag where tag = 'dry';
      insert into note_tag(note, tag) select id, 'Stone/Plum' from note where text = 'plum';
      insert into note_tag(note, tag) select id, 'FRUIT' from note;
      """)
    #expect(try adopt() == [])
    #expect(try library.store.note(fig)?.tags == ["fruit"])
    #expect(try library.store.note(plum)?.tags == ["fruit", "Stone/Plum"])
    let names = try library.outside().texts("select name || notes from tag order by 1")
    #expect(names == ["Stone/Plum1", "Stone1", "fruit2"])
    #expect(try outsideFields(of: fig) == ["tag:dry", "tag:fruit"])
  }

  @Test func `leaves no tag that came and went`() throws {
    let before = try library.derived()
    try outside("insert into note_tag(note, tag) values ('\(plum.digits)', 'Stone/Plum')")
    try outside("delete from note_tag where tag = 'Stone/Plum'")
    #expect(try adopt() == [])
    #expect(try library.derived() == before)
  }

  @Test func `is put back where it follows from the text`() throws {
    let before = try library.derived()
    try outside("update note set title = 'Much better', modified = '1999-01-01T00:00:00Z'")
    #expect(try adopt() == [])
    #expect(try library.derived() == before)
    #expect(try outsideFields(of: fig) == [])
  }

  @Test(arguments: [
    ("folder = 'no folder has spaces'", OutsideRefusal.folder("no folder has spaces")),
    ("folder = cast(x'ff' as text)", .folder("\u{FFFD}")),
    ("created = 'yesterday'", .created("yesterday")),
    ("created = ''", .created("")),
  ])
  func `is put back where no note can be so, and told`(set: String, refusal: OutsideRefusal) throws
  {
    let before = try library.derived()
    try outside("update note set \(set), pinned = 1 where text = 'plum'")
    #expect(try adopt() == [.putBack(refusal, plum)])
    #expect(try library.store.note(plum)?.isPinned == true)
    try outside("update note set pinned = 0 where text = 'plum'")
    try adopt()
    #expect(try library.derived() == before)
  }

  @Test func `is put back where no tag can be so, and told`() throws {
    let before = try library.derived()
    try outside("insert into note_tag(note, tag) values ('\(plum.digits)', 'no tag')")
    #expect(try adopt() == [.putBack(.tag("no tag"), plum)])
    #expect(try library.derived() == before)
  }

  @Test func `is put back where it went past the triggers with a text too long`() throws {
    let before = try library.derived()
    try outside(
      """
      update item set text = cast(zeroblob(40000000) as text) where title = 'plum';
      insert into note_key(id) values ('\(TestLibrary.id(9).digits)');
      insert into item select max(n), '', null, 0, '', '', null, cast(zeroblob(40000000) as text)
        from note_key;
      insert into outside_edit(n, what) select n, 'nothing' from item order by n;
      insert into outside_edit(n, what) values (99999, 'nothing');
      """)
    let refusal = OutsideRefusal.longText(count: 40_000_000)
    #expect(try adopt() == [.putBack(refusal, plum), .putBack(refusal, TestLibrary.id(9))])
    #expect(try library.derived() == before)
    #expect(try library.store.note(TestLibrary.id(9)) == nil)
  }

  @Test func `leaves the library's own note alone`() throws {
    try outside(
      """
      insert into item select n, 'x', null, 0, '', '', null, 'mine' from note_key
        where id = '\(NoteID.library.digits)';
      insert into outside_edit(n, what) select n, 'insert' from note_key;
      """)
    #expect(try adopt() == [])
    #expect(try library.store.versions(of: .library).allSatisfy { $0.author != .outside })
  }

  @Test func `takes the time it was written at, but none to come`() throws {
    try outside(
      "insert into note(text) values ('medlar'); insert into note(text) values ('quince')")
    try outside("update outside_edit set at = '2030-01-02T03:04:05.678Z' where e = 1")
    try outside("update outside_edit set at = '2999-01-01T00:00:00.000Z' where e = 2")
    library.store.notices = []
    try library.store.adoptOutsideEdits(at: Moment(milliseconds: 2_000_000_000_000))
    let times = try ["medlar", "quince"].map { title in
      try library.store.notes(titled: title, countMax: 1).first?.modified.utc
    }
    #expect(times == ["2030-01-02T03:04:05Z", "2033-05-18T03:33:20Z"])
  }

  @Test func `is taken up before anything else is written, as a command of its own`() throws {
    try outside("update note set text = 'damson' where text = 'plum'")
    library.store.begin("add medlar")
    try library.write("medlar", as: TestLibrary.id(3))
    #expect(try library.ids(holding: "damson") == [plum])
    let commands = try library.outside().texts("select words from command order by c")
    #expect(commands.suffix(2) == ["changes by other programs", "add medlar"])
  }

  @Test func `stays where a write fails, and is taken up by the next`() throws {
    try outside("update note set text = 'damson' where text = 'plum'")
    #expect(throws: NoteStoreError.exists) {
      try library.store.write(at: TestLibrary.start) { _ throws(NoteStoreError) in throw .exists }
    }
    #expect(try library.store.outsideEditCount() == 1)
    try adopt()
    #expect(try library.store.text(of: plum)?.shown == "damson")
  }

  @Test func `waits where the versions of its note cannot be read`() throws {
    try outside(
      """
      update note set text = 'damson' where text = 'plum';
      update note set text = 'figs' where text like 'fig%';
      update version set parents = x'00' where note = (select n from item where title = 'plum');
      """)
    library.store.notices = []
    try library.store.adoptOutsideEdits(at: TestLibrary.moment(10))
    #expect(library.store.notices == [.unreadable(plum)])
    #expect(try library.store.outsideEditCount() == 1)
    #expect(try library.ids(holding: "figs") == [fig])
    try outside("update version set parents = x'' where parents = x'00'")
    #expect(try adopt() == [])
    #expect(try library.store.text(of: plum)?.shown == "damson")
  }
}
