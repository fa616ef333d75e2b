import Commonplace
import NoteVocabulary
import TestSupport
import Testing

@Suite struct `A setting` {
  private let test: TestLibrary
  private var library: Library { test.library }

  init() throws { test = try TestLibrary() }

  @Test func `is what is usual, until it is set, and again when that is taken back`() throws {
    #expect(try library.value(of: .count) == "20")
    try library.set(.count, to: "7", at: test.now)
    #expect(try library.value(of: .count) == "7")
    try library.set(.count, to: nil, at: test.now)
    #expect(try library.value(of: .count) == "20")
  }

  @Test(arguments: [
    (Setting.count, "0", "it can be 1 to 1000"), (.count, "many", "it can be 1 to 1000"),
    (.order, "due first", "it can be gain, due, random, hardest or gentle"),
    (.snippets, "", "it can be on or off"),
  ])
  func `is never what it cannot be`(setting: Setting, value: String, hint: String) throws {
    let error = #expect(throws: LibraryError.self) {
      try library.set(setting, to: value, at: test.now)
    }
    #expect(error?.hint == hint)
    #expect(try library.value(of: setting) == setting.usual)
  }

  @Test func `says how many prompts a review asks`() throws {
    try test.add((1...9).map { "Q: \($0)?\nA: yes\n\n" }.joined())
    try library.set(.count, to: "3", at: test.now)
    #expect(try library.review(on: Day(number: 20_000), at: test.now).count == 3)
    try library.set(.new, to: "2", at: test.now)
    try library.set(.count, to: "4", at: test.now)
    #expect(try library.review(on: Day(number: 20_001), at: test.now).count == 2)
  }
}

@Suite struct `The front page` {
  @Test func `counts what is there, and lists what is at hand`() throws {
    let test = try TestLibrary()
    let library = test.library
    var generator = SystemRandomNumberGenerator()
    _ = try library.add(
      NewNote(
        NoteText("# Emma #novels"), folder: "Books/Novels",
        meta: ["author": "Jane Austen", "status": "reading"]),
      at: test.now, using: &generator)
    _ = try library.add(
      NewNote(NoteText("# Desk"), folder: "Books", isPinned: true), at: test.now, using: &generator)
    try test.add("Q: Who?\nA: I. #novels/old #people")
    try library.delete([try test.add("gone #people")], at: test.now)
    let page = try library.frontPage(on: Day(number: 20_000))
    #expect(page.noteCount == 3 && page.trashCount == 1 && page.unsortedCount == 1)
    #expect(page.pinned.map(\.title) == ["Desk"] && page.pinnedCount == 1)
    #expect(page.reading.map(\.book?.author) == ["Jane Austen"] && page.readingCount == 1)
    #expect(page.folders.map(\.name) == ["Books", "Books/Novels"])
    #expect(page.folders.map(\.count) == [2, 1])
    #expect(page.tags.map(\.name) == ["novels", "people"] && page.tags.map(\.count) == [2, 1])
    #expect(page.tagCount == 3 && page.dueCount == 0)
    #expect(try library.figures().notes == 3)
  }
}

@Suite struct `The history of a note` {
  private let test: TestLibrary
  private var library: Library { test.library }

  init() throws { test = try TestLibrary() }

  @Test func `holds every version, and any of them can be had again`() throws {
    let note = try test.add("one")
    for text in ["one two", "two", "two three"] { try test.edit(note, to: text) }
    test.now.milliseconds += 1
    try library.pin([note], at: test.now)
    let history = try library.history(of: note)
    #expect(history.map(\.field) == ["pinned", "text", "text", "text", "text"])
    #expect(history.map(\.isShown) == [true, true, false, false, false])
    #expect(
      try history.dropFirst().map { try library.text(of: $0)?.shown }
        == ["two three", "two", "one two", "one"])
    let second = try library.version(String(history[3].id.prefix(6)), of: note)
    #expect(try library.restore(second, of: note, at: test.now))
    #expect(try library.text(of: note).shown == "one two")
    #expect(try library.restore(second, of: note, at: test.now) == false)
    #expect(try library.history(of: note).count == 6)
    #expect(throws: LibraryError.self) { try library.version("00000000", of: note) }
    #expect(throws: LibraryError.self) { try library.version("0", of: note) }
  }

  @Test func `says which words came and which went`() throws {
    let note = try test.add("It was the best of times.\nIt was.\n")
    try test.edit(note, to: "It was the worst of times,\nit was.\n")
    let history = try library.history(of: note)
    let changes = try library.changes(by: history[0]).map { change in
      let text = String(decoding: change.text, as: UTF8.self)
      return switch change.kind {
      case .kept: text
      case .added: "+\(text)"
      case .removed: "-\(text)"
      }
    }
    #expect(
      changes == [
        "It was the ", "-best", "+worst", " of ", "-times.", "+times,", "\n", "-It", "+it",
        " was.\n",
      ])
    #expect(try library.changes(by: history[1]).map(\.kind) == [.added])
  }
}
