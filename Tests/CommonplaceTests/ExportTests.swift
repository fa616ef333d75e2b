import Commonplace
import History
import NoteVocabulary
import TestCorpora
import TestSupport
import Testing

@Suite struct `Exporting Markdown` {
  private let test: TestLibrary
  private let other: TestLibrary

  init() throws {
    test = try TestLibrary()
    other = try TestLibrary()
    // Moving house takes a day.
    other.now.milliseconds += 86_400_000
  }

  private func file(of note: Note) throws -> SourceFile {
    SourceFile(
      name: Array("anything.md".utf8), at: Path("anything.md"),
      contents: try test.library.markdown(of: note))
  }

  /// Takes a note to the other library; gives it there.
  private func carried(_ note: Note) throws -> Note {
    other.now.milliseconds += 60_000
    let report = try other.library.importMarkdown([file(of: note)], at: other.now)
    let isWhole = report.added == 1 && report.notUnderstood == [] && report.refused == []
    let written = String(decoding: try file(of: note).contents, as: UTF8.self)
    try #require(isWhole, "\(report): \(written)")
    return try other.library.note(named: note.id.digits)
  }

  @Test func `makes the same note in another library`() throws {
    for seed in 0..<UInt64(200) {
      var generator = SeededGenerator(seed: seed)
      let new = RandomNote.make(&generator)
      test.now.milliseconds += 61_234
      let id = try test.library.add(new, at: test.now, using: &generator)
      let note = try test.library.note(named: id.digits)
      let twin = try carried(note)
      var expected = note
      // An import is no change.
      expected.modified = note.created
      try #require(twin == expected, "seed \(seed)")
      #expect(try other.library.text(of: twin) == new.text, "seed \(seed)")
      // The same way back changes nothing.
      let back = try test.library.importMarkdown([file(of: note)], at: test.now)
      #expect(back.unchanged == 1, "seed \(seed)")
      #expect(
        try other.library.markdown(of: twin) == test.library.markdown(of: note), "seed \(seed)")
    }
  }

  @Test(arguments: NastyString.all)
  func `gives back any text`(nasty: NastyString) throws {
    var generator = SeededGenerator(seed: 1)
    let id = try test.library.add(NoteText(nasty.bytes), at: test.now, using: &generator)
    let note = try test.library.note(named: id.digits)
    #expect(try test.library.text(of: note).bytes == nasty.bytes)
    let twin = try carried(note)
    #expect(try other.library.text(of: twin).bytes == nasty.bytes)
    #expect(twin.title == note.title && twin.tags == note.tags)
  }

  @Test func `tells notes of the same words apart`() throws {
    let notes = [try test.add("same"), try test.add("same")]
    let files = try notes.map { try file(of: $0) }
    #expect(try other.library.importMarkdown(files, at: other.now).added == 2)
  }

  @Test func `writes again what no one understood`() throws {
    let front = "# remark\n\nnested:\n  key: value\nno colon\n"
    let source = SourceFile(
      name: Array("a.md".utf8), at: Path("a.md"),
      contents: Array("---\nstatus: reading\n\(front)---\ntext".utf8))
    #expect(try test.library.importMarkdown([source], at: test.now).added == 1)
    let written = try test.library.markdown(of: test.library.note(named: "text"))
    #expect(String(decoding: written, as: UTF8.self).contains("\n\n\(front)---\n\ntext"))
  }

  @Test func `keeps names that no tag and no folder can have`() throws {
    let long = String(repeating: "x", count: 201)
    let source = SourceFile(
      name: Array("a.md".utf8), at: Path("a.md"),
      contents: Array("---\ntags: [a, \(long)]\nfolder: a/b/c/\(long)\n---\ntext".utf8))
    let report = try test.library.importMarkdown([source], at: test.now)
    #expect(report.refused.map(\.name) == [long, "a/b/c/\(long)"])
    let note = try test.library.note(named: "text")
    #expect(note.tags == ["a"] && note.folder == nil)
    let written = String(decoding: try test.library.markdown(of: note), as: UTF8.self)
    #expect(written.contains("\nmeta:folder: a/b/c/\(long)\nmeta:tags: [\(long)]\ntags: [a]\n"))
  }
}

/// Notes with anything that can be known of them.
private enum RandomNote {
  static func make(_ generator: inout SeededGenerator) -> NewNote {
    var text: [UInt8] = []
    for _ in 0..<generator.number(below: 4) {
      text += generator.one(of: NastyString.all).bytes
      text += Array(generator.one(of: ["\n", "---\n", "\r\n", " #tag ", "# A title\n", ""]).utf8)
    }
    return NewNote(
      NoteText(text), tags: names(&generator), folder: generator.one(of: [nil, "Books", "A: b/c"]),
      isPinned: generator.happens(percent: 30), meta: meta(&generator))
  }

  private static func names(_ generator: inout SeededGenerator) -> [String] {
    (0..<generator.number(below: 4)).map { _ in
      generator.one(of: ["books", "a: b", "x, y", "[z]", "É", "#x", "yes", "-", "two words", "a/b"])
    }
  }

  private static func meta(_ generator: inout SeededGenerator) -> [String: String] {
    var meta: [String: String] = [:]
    for _ in 0..<generator.number(below: 5) {
      let strings = [generator.one(of: NastyString.all), generator.one(of: NastyString.all)]
      guard let key = strings[0].string, let value = strings[1].string else { continue }
      meta[generator.one(of: ["author", "title", "year", "created", "id", key])] = value
    }
    return meta
  }
}
