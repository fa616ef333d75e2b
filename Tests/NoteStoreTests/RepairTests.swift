import History
import NoteStore
import NoteVocabulary
import SQLite
import TestSupport
import Testing

/// Whatever other programs do to what is derived: it is noticed, and made again as it was.
@Suite struct `A repair` {
  private let library: TestLibrary

  init() throws {
    library = try TestLibrary()
    var generator = SystemRandomNumberGenerator()
    try library.live(for: 80, using: &generator)
  }

  /// The tables and views that are derived, and the tables FTS5 keeps for its own.
  private static let tables = [
    "item", "tag", "item_tag", "note_branch", "folder", "book", "prompt", "note_words_data",
    "note_words_idx", "note_words_docsize", "note_words_config",
  ]

  /// One thing done at random to what is derived.
  private func deed(using generator: inout some RandomNumberGenerator) throws -> String {
    let other = try library.outside()
    let table = Self.tables.randomElement(using: &generator) ?? ""
    let row = "(select rowid from \(table) order by random() limit 1)"
    switch Int.random(in: 0..<7, using: &generator) {
    case 0 where !Self.isKeyed(table): return "delete from \(table) where rowid = \(row)"
    case 0, 1: return "delete from \(table)"
    case 2:
      let columns = try other.texts("select name from pragma_table_info('\(table)')")
      let column = columns.randomElement(using: &generator) ?? ""
      let change =
        [
          "\(column) = \(column) + 1", "\(column) = 'fig'", "\(column) = x'01'", "\(column) = null",
        ].randomElement(using: &generator) ?? ""
      return "update or ignore \(table) set \(change)"
    case 3:
      return [
        "insert into item(n, title, pinned, created, modified) values (99, '', 0, '', '')",
        "insert into tag(name, folded) values ('fig', 'fig')",
        "insert into folder values ('fig')",
        "insert into book values (99, 'fig', null, null)",
        "insert into note_words(rowid, text) values (1, 'fig')",
        "insert into note_words(note_words, rowid, text) values ('delete', 1, 'fig')",
        "insert into note_words(note_words) values ('delete-all')",
        "insert into note_words(note_words, rank) values ('pgsz', 100)",
        "insert into note_words_data values (99, x'01')",
      ].randomElement(using: &generator) ?? ""
    case 4: return "drop table \(table)"
    case 5:
      return [
        "drop view note", "drop view note_source", "drop trigger note_insert",
        "drop index item_modified", "drop table note_words", "drop view note_tag",
      ].randomElement(using: &generator) ?? ""
    default:
      return
        "drop view note; create table note(id, text); alter table \(table) rename to fig; drop table fig"
    }
  }

  private static func isKeyed(_ table: String) -> Bool {
    ["item_tag", "note_branch", "folder", "note_words_idx", "note_words_config"].contains(table)
  }

  /// What other programs see of it; how it is made; nothing where it cannot be read.
  private func seen() -> [String]? {
    guard let other = try? library.outside(),
      let schema = try? other.texts("select sql from sqlite_schema where sql is not null"),
      let sizes = try? other.texts("select hex(sz) from note_words_docsize order by id"),
      let settings = try? other.texts("select k || ' ' || v from note_words_config"),
      let totals = try? other.texts("select hex(block) from note_words_data where id = 1"),
      let rows = try? library.derived(),
      let found = try? other.texts(
        "select rowid from note_words where note_words match 'fig or plum' order by rowid")
    else { return nil }
    return (schema + sizes + settings + totals + rows + found).sorted()
  }

  @Test func `makes again what is derived, whatever was done to it`() throws {
    var generator = SystemRandomNumberGenerator()
    var noticed = 0
    let kept = try library.kept()
    let whole = try #require(seen())
    let path = library.folder.bytes("library")
    for _ in 0..<60 {
      let deeds = try (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        try deed(using: &generator)
      }
      // What cannot be done is not.
      for deed in deeds { try? library.outside().run(deed) }
      let isChanged = seen() != whole
      let store = try NoteStore(openingAt: path, for: .writing, deriving: Toy.derivation)
      let damages = try store.check { _ in }.damages
      if isChanged {
        noticed += 1
        #expect(!damages.isEmpty, "\(deeds)")
      }
      #expect(damages.allSatisfy { $0.kind.layer != .kept }, "\(deeds) \(damages)")
      try store.repair(at: TestLibrary.moment(99))
      #expect(try store.check { _ in }.damages == [], "\(deeds)")
      #expect(seen() == whole, "\(deeds)")
      #expect(try library.kept() == kept, "\(deeds)")
    }
    #expect(noticed > 20)
  }
}
