import History
import NoteStore
import NoteVocabulary
import SQLite
import TestSupport
import Testing

@Suite struct `The texts of a note` {
  private let library: TestLibrary
  private let id = TestLibrary.id(1)

  init() throws { library = try TestLibrary() }

  @Test(arguments: [[], [0xff, 0xfe], Array("fig\0plum".utf8), Array("ä\r\n".utf8)])
  func `come back byte by byte`(bytes: [UInt8]) throws {
    _ = try library.store.write(at: TestLibrary.start) { writing throws(NoteStoreError) in
      try writing.setText(of: id, to: NoteText(bytes), by: .here(.edit))
    }
    #expect(try library.store.text(of: id)?.bytes == bytes)
  }

  @Test func `are not written again when nothing changed`() throws {
    #expect(try library.write("fig", as: id))
    #expect(try library.write("fig", as: id, minute: 1) == false)
    #expect(try library.store.versions(of: id).count == 1)
  }

  @Test func `are all kept`() throws {
    var generator = SystemRandomNumberGenerator()
    var texts: [String] = []
    var text = ""
    for minute in 0..<100 {
      text = Toy.changed(text, using: &generator) + String(minute)
      texts.append(text)
      try library.write(text, as: id, minute: Int64(minute))
    }
    let versions = try library.store.versions(of: id)
    #expect(versions.map(\.time) == versions.map(\.time).sorted())
    #expect(try versions.map { try library.store.text(ofVersion: $0.id)?.shown } == texts)
  }

  @Test func `are named by what they say`() throws {
    for minute in 0..<40 { try library.write("fig \(minute)", as: id, minute: Int64(minute)) }
    for version in try library.store.versions(of: id) {
      let text = try #require(try library.store.text(ofVersion: version.id))
      let named = Version(
        of: .text, in: id, to: .text(text.bytes), after: version.parents, at: version.time,
        by: version.author, why: version.reason)
      #expect(named == version)
    }
  }

  @Test func `cost an edit what it changed`() throws {
    var words = (0..<2000).map { "word\($0)" }
    try library.write(words.joined(separator: " "), as: id)
    for edit in 0..<15 {
      words[edit * 100] = "another"
      try library.write(words.joined(separator: " "), as: id, minute: Int64(edit + 1))
    }
    let connection = try Connection(to: library.folder.bytes("library"), .reading)
    let longest = try connection.cell("select max(length(back)) from version")
    #expect(longest == 12)
  }

  @Test func `are written as a whole or not at all`() throws {
    struct Interruption: Error {}
    #expect(throws: NoteStoreError.busy) {
      try library.store.write(at: TestLibrary.start) { writing throws(NoteStoreError) in
        try writing.setText(of: id, to: NoteText("fig"), by: .here(.edit))
        throw .busy
      }
    }
    #expect(try library.store.note(id) == nil)
    #expect(try library.ids(holding: "fig") == [])
  }
}

extension Toy {
  /// The text with a piece somewhere cut out and another put in.
  static func changed(_ text: String, using generator: inout some RandomNumberGenerator) -> String {
    let from = Int.random(in: 0...text.count, using: &generator)
    let to = Int.random(in: from...min(text.count, from + 5), using: &generator)
    let word = ["fig ", "plum ", "#fruit ", "\nQ: why?\n", "ä", ""].randomElement(using: &generator)
    return String(text.prefix(from)) + (word ?? "") + String(text.dropFirst(to))
  }
}
