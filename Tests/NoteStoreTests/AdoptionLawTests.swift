import History
import NoteStore
import NoteVocabulary
import Testing

@Suite struct `Whatever other programs write` {
  private let library: TestLibrary

  init() throws { library = try TestLibrary() }

  @Test func `leads to what follows from what is kept, and to what they saw`() throws {
    var generator = SystemRandomNumberGenerator()
    let other = try library.outside()
    for minute in 0..<Int64(40) {
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        // What is refused is refused as a whole.
        try? other.run(statement(using: &generator))
      }
      if minute % 3 == 0 {
        try library.write("fig \(minute) #fruit", as: TestLibrary.id(UInt8(minute % 5 + 1)))
      }
      let seen = try present(in: other)
      try library.store.adoptOutsideEdits(at: Moment(milliseconds: 4_000_000_000_000 + minute))
      let kept = try present(in: other)
      #expect(kept == seen)
      #expect(try library.store.outsideEditCount() == 0)
      guard minute % 5 == 0 else { continue }
      let derived = try library.derived()
      try library.store.deriveAnew(at: Moment(milliseconds: 4_000_000_000_000 + minute))
      #expect(try library.derived() == derived)
    }
  }

  /// What others see that they may write: a row for each note, without those in the trash and their
  /// tags, and with tags in one spelling.
  private func present(in other: OtherProgram) throws -> [String] {
    try other.texts(
      """
      select id || '|' || text || '|' || coalesce(folder, '-') || '|' || pinned || '|'
        || (select group_concat(tag, ' ') from (
          select distinct replace(lower(tag), 'É', 'é') tag from note_tag where note = id and by_hand = 1 order by 1))
      from note where trashed is null order by id
      """)
  }

  private func statement(using generator: inout some RandomNumberGenerator) -> String {
    let id = TestLibrary.id(UInt8.random(in: 1...7, using: &generator)).digits
    let word = ["fig", "plum", "pear"].randomElement(using: &generator) ?? ""
    let tag =
      ["a", "A/b", "a/B", "a/b/c", "fruit", "Fruit/dry", "é", "É"]
      .randomElement(using: &generator) ?? ""
    let folder = ["'Box'", "'Shelf'", "null"].randomElement(using: &generator) ?? ""
    let statements = [
      "insert into note(id, text) values ('\(id)', '\(word)')",
      "insert into note(id, text, folder, pinned) values ('\(id)', '\(word) #\(tag)', \(folder), 1)",
      "update note set text = text || ' \(word) #\(tag)' where id = '\(id)'",
      "update note set text = '\(word)' where id = '\(id)'",
      "update note set folder = \(folder), pinned = 1 - pinned where id = '\(id)'",
      "update note set trashed = case when trashed is null then 'now' end where id = '\(id)'",
      "update note set title = 'x', modified = 'y' where id = '\(id)'",
      "delete from note where id = '\(id)'",
      "insert into note_tag(note, tag) values ('\(id)', '\(tag)')",
      "delete from note_tag where note = '\(id)' and tag = '\(tag)' and by_hand = 1",
      "update note_tag set tag = '\(tag)' where note = '\(id)' and by_hand = 1",
      "delete from note_tag where note = '\(id)'",
    ]
    return statements.randomElement(using: &generator) ?? ""
  }
}
