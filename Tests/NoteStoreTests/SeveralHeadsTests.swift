import History
import NoteStore
import NoteVocabulary
import SQLite
import TestCorpora
import TestSupport
import Testing

/// A version that another copy wrote.
struct ForeignText: Sendable {
  let version: Version
  let text: String

  init(
    _ text: String, of note: NoteID, after parents: [ForeignText] = [], minute: Int64,
    by author: String = "another copy"
  ) {
    self.init(text, of: note, after: parents.map(\.version.id), minute: minute, by: author)
  }

  init(
    _ text: String, of note: NoteID, after parents: [ContentID], minute: Int64,
    by author: String = "another copy"
  ) {
    self.text = text
    version = Version(
      of: .text, in: note, to: .text(text), after: parents,
      at: Stamp(at: TestLibrary.moment(minute)), by: .source(author), why: .edit)
  }
}

extension TestLibrary {
  @discardableResult
  func take(_ foreign: ForeignText, minute: Int64 = 500) throws -> Bool {
    try store.write(at: TestLibrary.moment(minute)) { writing throws(NoteStoreError) in
      try writing.take(foreign.version, settingTo: .text(foreign.text))
    }
  }

  func shown(_ id: NoteID) throws -> String? { try store.text(of: id)?.shown }

  /// The heads of the text of a note, the last one shown where there is a conflict.
  func heads(_ id: NoteID) throws -> [ContentID] {
    try store.versions(of: id).filter { $0.field == .text }.heads.map(\.id)
  }
}

@Suite struct `A note with several heads` {
  private let library: TestLibrary
  private let id = TestLibrary.id(1)

  init() throws { library = try TestLibrary() }

  private func conflicts() throws -> Cell? {
    try Connection(to: library.folder.bytes("library"), .reading)
      .cell("select count(*) from conflict")
  }

  private func view(_ column: String = "text") throws -> [String] {
    try OtherProgram(path: library.folder.path("library")).texts("select \(column) from note")
  }

  /// A base here, and one text of each of two copies after it.
  private func forked(_ base: String, _ here: String, _ there: String) throws {
    try library.write(base, as: id, minute: 1)
    let start = try library.heads(id)
    try library.write(here, as: id, minute: 2)
    try library.take(ForeignText(there, of: id, after: start, minute: 3))
  }

  @Test func `is shown as one text, found by the words of all`() throws {
    try forked("fig\n", "fig\nplum\n", "fig\npear #fruit\n")
    #expect(try library.shown(id) == "fig\nplum\npear #fruit\n")
    #expect(try view() == ["fig\nplum\npear #fruit\n"])
    #expect(try library.store.note(id)?.tags == ["fruit"])
    for word in ["fig", "plum", "pear"] { #expect(try library.ids(holding: word) == [id]) }
    #expect(try library.ids(holding: "plum", "pear") == [id])
    #expect(try library.heads(id).count == 2)
    #expect(try conflicts() == 0)
  }

  @Test func `becomes one head with the next edit, and not before`() throws {
    try forked("fig\n", "fig\nplum\n", "fig\npear\n")
    #expect(try library.write("fig\nplum\npear\n", as: id, minute: 4) == false)
    #expect(try library.heads(id).count == 2)
    #expect(try library.write("fig\nplum\npear\nmelon\n", as: id, minute: 5))
    #expect(try library.heads(id).count == 1)
    #expect(try library.shown(id) == "fig\nplum\npear\nmelon\n")
  }

  @Test func `shows the newest text where they cannot all be had, and is found by all`() throws {
    try forked("fig\n", "plum\n", "pear\n")
    #expect(try library.shown(id) == "pear\n")
    #expect(try view() == ["pear\n"])
    #expect(try conflicts() == 1)
    for word in ["plum", "pear"] { #expect(try library.ids(holding: word) == [id]) }
    #expect(try library.ids(holding: "fig") == [])
  }

  @Test func `keeps the other text when the one that is shown is changed`() throws {
    try forked("fig\n", "plum\n", "pear\n")
    #expect(try library.write("pears\n", as: id, minute: 4))
    #expect(try library.heads(id).count == 2)
    #expect(try library.shown(id) == "pears\n")
    #expect(try library.ids(holding: "plum") == [id])
    #expect(try library.ids(holding: "pear") == [])
  }

  @Test func `is in conflict until all heads are resolved`() throws {
    try forked("fig\n", "plum\n", "pear\n")
    let isWritten = try library.store.write(at: TestLibrary.moment(4)) {
      writing throws(NoteStoreError) in
      try writing.resolve(id, to: NoteText("pear\n"), by: .here(.edit))
    }
    #expect(isWritten)
    #expect(try library.heads(id).count == 1)
    #expect(try library.shown(id) == "pear\n")
    #expect(try conflicts() == 0)
    #expect(try library.ids(holding: "plum") == [])
  }

  @Test func `is not in conflict any more when what is shown says what the others say`() throws {
    try forked("fig\n", "plum\n", "pear\n")
    try library.write("plum\n", as: id, minute: 4)
    #expect(try conflicts() == 0)
    #expect(try library.shown(id) == "plum\n")
  }

  @Test func `is not in the trash when one of them was not seen there`() throws {
    try library.write("fig\n", as: id, minute: 1)
    let start = try library.heads(id)
    try library.set(.state, of: id, to: .text("trash"), minute: 2)
    #expect(try library.ids(holding: "fig") == [])
    try library.take(ForeignText("fig\nplum\n", of: id, after: start, minute: 1))
    #expect(try library.ids(holding: "plum") == [id])
    #expect(try library.store.note(id)?.trashed == nil)
  }

  @Test func `keeps both texts where they have nothing in common`() throws {
    try library.take(ForeignText("fig\n", of: id, minute: 1))
    try library.take(ForeignText("plum\n", of: id, minute: 2))
    #expect(try library.shown(id) == "plum\n")
    #expect(try conflicts() == 1)
  }

  @Test func `takes a version in once, and none that does not say what its name says`() throws {
    let text = ForeignText("fig\n", of: id, minute: 1)
    #expect(try library.take(text))
    #expect(try library.take(text) == false)
    #expect(throws: NoteStoreError.damaged("a version does not say what its name says")) {
      try library.store.write(at: TestLibrary.moment(2)) { writing throws(NoteStoreError) in
        try writing.take(text.version, settingTo: .text("plum\n"))
      }
    }
  }

  @Test func `is written later than whatever was taken in, unless that is from far ahead`() throws {
    try library.take(ForeignText("fig\n", of: id, minute: 600), minute: 2)
    try library.write("figs\n", as: id, minute: 3)
    let last = try #require(try library.store.versions(of: id).last)
    #expect(last.time > Stamp(at: TestLibrary.moment(600)))
    let other = TestLibrary.id(2)
    try library.take(ForeignText("plum\n", of: other, minute: 10_000_000), minute: 4)
    try library.write("plums\n", as: other, minute: 5)
    let times = try library.store.versions(of: other).map(\.time)
    #expect(times.first.map { $0 < Stamp(at: TestLibrary.moment(700)) } == true)
    #expect(try library.shown(other) == "plums\n")
  }

  @Test func `had, before each version, the text its writer saw`() throws {
    try forked("fig\n", "fig\nplum\n", "fig\npear\n")
    try library.write("fig\nplum\npear\nmelon\n", as: id, minute: 5)
    let last = try #require(try library.store.versions(of: id).last)
    #expect(try library.store.text(before: last.id)?.shown == "fig\nplum\npear\n")
  }

  @Test func `keeps the other text when a change of the one that is shown is taken back`() throws {
    try library.write("fig\n\nplum\n\npear\n", as: id, minute: 1)
    let start = try library.heads(id)
    library.store.begin("edit")
    try library.write("figs\n\nplum\n\npear\n", as: id, minute: 2)
    let command = try #require(try library.store.commandToUndo())
    let here = try library.heads(id)
    library.store.begin("what others wrote")
    try library.take(ForeignText("figs\n\nplum\n\npears\n", of: id, after: here, minute: 4))
    try library.take(ForeignText("fig\n\nplum\n\nmelon\n", of: id, after: start, minute: 3))
    #expect(try library.store.takeBack(command, at: TestLibrary.moment(5)).isEmpty)
    #expect(try library.shown(id) == "fig\n\nplum\n\npears\n")
    #expect(try library.ids(holding: "melon") == [id])
    #expect(try conflicts() == 1)
  }
}
