import Commonplace
import Foundation
import NoteVocabulary
import TestSupport
import Testing

/// Strings that programs stumble over, through the program itself.
@Suite struct `A strange string` {
  private let reader: TestReader

  init() throws { reader = try TestReader() }

  /// Blank texts are no notes.
  private static let texts = NastyString.all.filter { nasty in
    !nasty.bytes.allSatisfy { $0 == 32 || (9...13).contains($0) }
  }

  /// What a command line can hold.
  private static let words = NastyString.all.filter { !$0.bytes.contains(0) && !$0.bytes.isEmpty }

  @Test func `goes through standard input, 'show', 'export' and 'import' unchanged`() throws {
    var ids: [(NastyString, String)] = []
    for nasty in Self.texts {
      let id = try reader.libnotes("add", "-", input: nasty.bytes)
      #expect(try reader.program.run("show", "\(id)").output == nasty.bytes, "\(nasty)")
      ids.append((nasty, id))
    }
    let library = try reader.opened(for: .reading)
    for (nasty, id) in ids {
      let note = try library.note(named: id)
      #expect(try library.text(of: note).bytes == nasty.bytes, "\(nasty)")
      try reader.folder.write(library.markdown(of: note), to: "\(id).md")
    }
    let other = try TestReader()
    try other.libnotes("import", "\(reader.folder.url.path)")
    try other.libnotes("check")
    let there = try other.opened(for: .reading)
    for (nasty, id) in ids {
      #expect(try there.text(of: there.note(named: id)).bytes == nasty.bytes, "\(nasty)")
    }
  }

  @Test func `is a note as a word of a command line, too`() throws {
    var ids: [(NastyString, String)] = []
    for nasty in Self.words where Self.texts.contains(nasty) && nasty.bytes != [45] {
      ids.append((nasty, try reader.libnotes("add", "--", Program.Word(nasty.bytes))))
    }
    let library = try reader.opened(for: .reading)
    for (nasty, id) in ids {
      #expect(try library.text(of: library.note(named: id)).bytes == nasty.bytes, "\(nasty)")
    }
  }

  @Test func `is no note where it is blank`() throws {
    for nasty in NastyString.all where !Self.texts.contains(nasty) {
      let ended = try reader.program.run("add", "-", input: nasty.bytes)
      #expect(ended.isRefusal, "\(nasty): \(ended.shownErrors)")
    }
  }

  @Test(arguments: [["--tag"], ["--folder"], ["--book", "Emma", "--author"]])
  func `is a name, or is refused and nothing has changed`(options: [String]) throws {
    try reader.libnotes("init")
    let other = try TestReader()
    var taken = 0
    for nasty in Self.words {
      let before = try reader.folder.contents(of: "library.sqlite")
      let options = options.map { Program.Word($0) }
      let ended = try reader.program.run(["add", "note"] + options + [Program.Word(nasty.bytes)])
      guard ended.status == 0 else {
        #expect(ended.isRefusal, "\(nasty): \(ended.shownErrors)")
        #expect(try reader.folder.contents(of: "library.sqlite") == before, "\(nasty)")
        continue
      }
      taken += 1
      let id = ended.shownOutput.trimmingCharacters(in: .newlines)
      let file = try reader.program.run("export", Program.Word(id)).output
      let source = SourceFile(name: [], at: Path("note"), contents: file)
      let there = try other.openedOrMade()
      _ = try there.importMarkdown([source], at: Moment(milliseconds: 0))
      let (one, twin) = (try reader.opened().note(named: id), try there.note(named: id))
      #expect(one.tags == twin.tags && one.folder == twin.folder, "\(nasty)")
      #expect(one.book == twin.book && one.title == twin.title, "\(nasty)")
    }
    #expect(taken > 90, "\(taken) names")
  }

  @Test func `is looked for, and named, without a trace of another language`() throws {
    try reader.libnotes("add", "# A plain note\n\nwith plain words")
    for nasty in NastyString.languages + NastyString.escapes {
      for command in ["search", "show"] {
        let ended = try reader.program.run(Program.Word(command), "--", Program.Word(nasty.bytes))
        #expect(ended.status == 0 || ended.status == 1 || ended.isRefusal, "\(nasty)")
        let errors = ended.shownErrors.lowercased()
        #expect(!errors.contains("fts5") && !errors.contains("sql"), "\(nasty): \(errors)")
      }
    }
    let library = try reader.opened(for: .reading)
    for string in NastyString.all.compactMap(\.string) {
      #expect(throws: Never.self) {
        try library.notes(fitting: Query(words: string), countMax: 10)
      }
    }
  }
}

extension TestReader {
  func openedOrMade() throws -> Library {
    guard FileManager.default.fileExists(atPath: folder.path("library.sqlite")) else {
      var generator = SystemRandomNumberGenerator()
      return try Library.make(at: library, using: &generator)
    }
    return try opened()
  }
}
