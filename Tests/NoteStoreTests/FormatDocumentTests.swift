import Foundation
import History
import NoteVocabulary
import SQLite
import Testing

@testable import NoteStore

@Suite struct `The document of the format` {
  private let text: String
  private let library: TestLibrary

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    text = try String(
      contentsOf: root.appending(path: "Sources/NoteStore/FORMAT.md"), encoding: .utf8)
    library = try TestLibrary()
  }

  /// What is said of a table: its section, else its line.
  private func passage(on table: String) -> Substring {
    for section in text.split(separator: "\n### ").dropFirst() {
      let heading = section.prefix { $0 != "\n" }
      if heading.contains("`\(table)`") {
        return section.firstRange(of: "\n## ").map { section[..<$0.lowerBound] } ?? section
      }
    }
    let derived = text.components(separatedBy: "## C. Derived").last ?? ""
    return derived.split(separator: "\n").first { $0.hasPrefix("| `\(table)` |") } ?? ""
  }

  @Test func `names every table, view and column`() throws {
    let connection = try Connection(to: library.folder.bytes("library"), .reading)
    var silent: [String] = []
    for object in Schema.objects where ["table", "view"].contains(object.kind) {
      let passage = passage(on: object.name)
      if passage.isEmpty { silent.append(object.name) }
      guard object.name != "note_source" else { continue }
      let columns = try columns(of: object, connection)
      #expect(!columns.isEmpty)
      for column in columns where !passage.contains("`\(column)`") {
        silent.append("\(object.name).\(column)")
      }
    }
    #expect(silent == [])
  }

  private func columns(
    of object: Schema.Object, _ connection: borrowing Connection
  ) throws -> [String] {
    // Our connections look into no view; its columns stand in its statement.
    guard object.kind == "table" else {
      return object.sql.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix(")") }
        .map { $0.drop { $0 == " " }.prefix { $0.isLetter || $0 == "_" } }
        .filter { !$0.isEmpty }.map(String.init)
    }
    var columns: [String] = []
    let rows = try connection.rows("select name from pragma_table_info(?)", .text(object.name))
    while try rows.next() { columns.append(try rows.string(0)) }
    return columns
  }

  /// What stands in the table of the example behind a label.
  private func example(_ label: String) throws -> String {
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("| \(label) | ") })
    let cell = line.dropFirst(label.count + 5).dropLast(2)
    return String(cell.filter { $0 != "`" })
  }

  @Test func `gives an example whose hashes are right`() throws {
    let note = try #require(NoteID(digits: try example("note")))
    let time = try example("time")
    let bits = try #require(Int64(time.prefix { $0.isNumber }))
    #expect(Stamp(bits: bits).moment.utc == "2026-11-20T09:00:00Z")
    #expect(time.hasSuffix("that is " + UInt64(bits).bigEndian.hexadecimal))
    #expect(AuthorID.outside.bytes.hexadecimal == (try example("author")))
    let value = Value.text("# Walden\n")
    #expect(value.hash.hexadecimal == (try example("hash of the value")))
    let version = Version(
      of: Field(name: try example("field")), in: note, to: value, after: [],
      at: Stamp(bits: bits), by: .outside, why: Version.Reason(rawValue: try example("reason")))
    #expect(version.id.digits == (try example("**id**")))
  }

  @Test func `says in which format libraries are`() {
    #expect(text.contains("now \(Schema.format) |"))
    #expect(text.contains("`\(Schema.formatName)`"))
    #expect(text.contains("0x" + String(Schema.applicationID, radix: 16).uppercased()))
  }

  @Test func `names what triggers refuse as they do`() {
    for message in ["a note with this id exists"] {
      #expect(text.contains(message) && Schema.script.contains(message))
    }
  }

  @Test func `lets a program write what is kept and leave the rest`() throws {
    let note = TestLibrary.id(1)
    let (first, second) = (Array("fig and plum #fruit".utf8), Array("fig and pear #fruit".utf8))
    let start = Stamp(at: TestLibrary.moment(1))
    let old = Version(
      of: .text, in: note, to: .text(first), after: [], at: start, by: .outside, why: .edit)
    let new = Version(
      of: .text, in: note, to: .text(second), after: [old.id], at: Stamp(bits: start.bits + 1),
      by: .outside, why: .edit)
    // The way back: 8 bytes from the beginning, "plum", 7 bytes from the end.
    let way = [8, 7] + Array("plum".utf8)
    try library.outside().run(
      """
      begin immediate;
      insert into note_key(id) values ('\(note.digits)');
      insert into author(id) values (x'\(AuthorID.outside.bytes.hexadecimal)');
      insert into version(id, note, field, parents, seen, time, author, reason)
        select x'\(old.id.digits)', n, 'text', x'', x'', \(start.bits), a, 'edit'
        from note_key, author;
      insert into version(id, note, field, parents, seen, time, author, reason, back_of, back)
        select x'\(new.id.digits)', n, 'text', x'\(old.id.digits)', x'', \(start.bits + 1), a,
          'edit', (select max(seq) from version), x'\(way.hexadecimal)'
        from note_key, author;
      insert into body(note, head, text)
        select n, (select max(seq) from version), 'fig and pear #fruit' from note_key;
      update local set value = 0 where key = 'derivation';
      commit;
      """)
    try library.write("quince", as: TestLibrary.id(2), minute: 5)
    #expect(try library.ids(holding: "pear") == [note])
    #expect(try library.store.note(note)?.tags == ["fruit"])
    #expect(try library.store.text(ofVersion: old.id)?.bytes == first)
    #expect(try library.store.versions(of: note).map(\.id) == [old.id, new.id])
  }
}

extension UInt64 {
  /// 16 digits, the bytes as they stand in memory.
  fileprivate var hexadecimal: String {
    withUnsafeBytes(of: self) { Array($0).hexadecimal }
  }
}
