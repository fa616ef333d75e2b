import NoteVocabulary
import Testing

@Suite struct `Another program` {
  private let library: TestLibrary
  private let other: OtherProgram
  private let fig = TestLibrary.id(1)

  init() throws {
    library = try TestLibrary()
    try library.write("fig #fruit", as: fig)
    try library.set(.tag("dry"), of: fig, to: .truth(true))
    other = try library.outside()
  }

  @Test func `reads its own writing at once`() throws {
    try other.run(
      """
      insert into note(text) values ('plum');
      update note set text = 'figs', pinned = 1 where text like 'fig%';
      insert into note_tag(note, tag) select id, 'Stone/Plum' from note where text = 'plum';
      """)
    let notes = try other.texts("select text || pinned from note order by 1")
    #expect(notes == ["figs1", "plum0"])
    #expect(
      try other.texts("select tag from note_tag order by 1") == ["Stone/Plum", "dry", "fruit"])
    #expect(try library.store.versions(of: fig).filter { $0.field == .text }.count == 1)
  }

  @Test func `takes tags away, and writes them in another way`() throws {
    try other.run("update note_tag set tag = 'dried' where tag = 'dry'")
    #expect(try other.texts("select tag from note_tag order by 1") == ["dried", "fruit"])
    try other.run("delete from note_tag where tag = 'dried'")
    #expect(try other.texts("select tag from note_tag") == ["fruit"])
  }

  @Test func `sets a tag once, however often it says so`() throws {
    try other.run(
      """
      insert into note_tag(note, tag) select id, 'FRUIT' from note;
      insert into note_tag(note, tag) select id, '#Übung' from note;
      insert or ignore into note_tag(note, tag) select id, 'Übung' from note;
      """)
    let rows = try other.texts("select tag || by_hand from note_tag order by 1")
    #expect(rows == ["dry1", "fruit1", "Übung1"])
  }

  @Test(arguments: [
    ("insert into note default values", "text must be text"),
    ("insert into note(text) values (null)", "text must be text"),
    ("insert into note(text) values (x'00ff')", "text must be text"),
    ("update note set text = null", "text must be text"),
    (
      "insert into note(text) values (cast(zeroblob(16777217) as text))",
      "a note has at most 16777216 bytes"
    ),
    (
      "update note set text = cast(zeroblob(16777217) as text)",
      "a note has at most 16777216 bytes"
    ),
    (
      "insert into note(id, text) values ('fig', 'x')",
      "id must be 32 hexadecimal digits, in lower case, or left out"
    ),
    (
      "insert or replace into note(id, text) values (upper(hex(zeroblob(15))) || 'AA', 'x')",
      "id must be 32 hexadecimal digits, in lower case, or left out"
    ),
    (
      "insert into note(id, text) values (lower(hex(zeroblob(16))), 'x')",
      "the note with this id belongs to the library"
    ),
    ("insert into note(id, text) select id, 'x' from note", "a note with this id exists"),
    (
      "insert or replace into note(id, text) select id, 'x' from note", "a note with this id exists"
    ),
    (
      "insert into note(id, text) select id, 'x' from note where true on conflict do nothing",
      "cannot UPSERT a view"
    ),
    ("update note set id = 'x'", "the id of a note never changes"),
    (
      "insert into note(text, pinned) values ('x', 'yes')",
      "cannot store TEXT value in INTEGER column item.pinned"
    ),
    ("insert into note_tag(note, tag) values ('x', 'y')", "there is no note with this id"),
    (
      "insert into note_tag(note, tag) select id, '#/' from note",
      "a tag is a name such as books/novels"
    ),
    (
      "insert into note_tag(note, tag) select id, null from note",
      "a tag is a name such as books/novels"
    ),
    (
      "delete from note_tag where tag = 'fruit'",
      "this tag stands in the text of the note: change the text"
    ),
  ])
  func `is refused what no note can be, in a line that says why`(sql: String, message: String)
    throws
  {
    #expect(throws: OtherProgram.Refusal(message: message)) { try other.run(sql) }
    #expect(try other.texts("select text from note") == ["fig #fruit"])
    #expect(try other.texts("select what from outside_edit") == [])
  }
}
