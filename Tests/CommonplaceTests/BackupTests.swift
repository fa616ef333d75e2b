import Commonplace
import Foundation
import NoteVocabulary
import TestSupport
import Testing

@Suite struct `An automatic backup` {
  private let folder: TemporaryFolder
  private let library: Library
  private static let start: Int64 = 1_772_355_600_000

  init() throws {
    folder = try TemporaryFolder()
    var generator = SystemRandomNumberGenerator()
    library = try Library.make(at: Path(folder.bytes("library")), using: &generator)
  }

  private func moment(_ minute: Int64) -> Moment {
    Moment(milliseconds: Self.start + minute * 60_000)
  }

  private func add(_ count: Int, minute: Int64 = 0) throws -> [Note] {
    var generator = SystemRandomNumberGenerator()
    var notes: [Note] = []
    for number in 0..<count {
      let id = try library.add(NoteText("fig \(number)"), at: moment(minute), using: &generator)
      notes.append(try library.note(named: id.digits))
    }
    return notes
  }

  private func reasons() throws -> [String] {
    try Library.backups(of: library.path).map(\.reason)
  }

  private func backUpIfDue(minute: Int64) {
    library.backUpIfDue(at: moment(minute)) { Day(number: Int($0.milliseconds / 86_400_000)) }
  }

  @Test func `is made once a day, when something was written`() throws {
    backUpIfDue(minute: 0)
    #expect(try reasons() == [])
    _ = try add(1)
    backUpIfDue(minute: 1)
    backUpIfDue(minute: 2)
    #expect(try reasons() == ["daily"])
    backUpIfDue(minute: 24 * 60)
    #expect(try reasons() == ["daily", "daily"])
  }

  @Test func `is made before an import, but not of nothing, and not for a trial`() throws {
    let file = SourceFile(
      name: Array("a.md".utf8), at: Path("a.md"), contents: Array("plum".utf8))
    _ = try library.importMarkdown([file], at: moment(0))
    #expect(try reasons() == [])
    var files = [file].makeIterator()
    _ = try library.importMarkdown(at: moment(1), isTrial: true) { files.next() }
    #expect(try reasons() == [])
    _ = try library.importMarkdown([file], at: moment(2))
    #expect(try reasons() == ["import"])
    // It does not hold what was imported: that of the day is still due.
    backUpIfDue(minute: 3)
    #expect(try reasons() == ["daily", "import"])
  }

  @Test func `is made before a change of more than fifty notes, and before it is undone`() throws {
    let notes = try add(51)
    library.begin("pin")
    try library.pin(Array(notes.prefix(50)), at: moment(1))
    #expect(try reasons() == [])
    library.begin("delete")
    try library.delete(notes, at: moment(2))
    #expect(try reasons() == ["change"])
    _ = try library.undo(at: moment(3))
    #expect(try reasons() == ["change", "change"])
  }

  @Test func `is made before a repair`() throws {
    _ = try add(1)
    try library.repair(at: moment(1))
    #expect(try reasons() == ["repair"])
  }

  @Test func `that fails is told, and keeps nothing from being done`() throws {
    try folder.write([], to: "library.backups")
    let notes = try add(51)
    #expect(try library.delete(notes, at: moment(2)).count == 51)
    backUpIfDue(minute: 3)
    let notices = library.takeNotices()
    #expect(notices.count == 2)
    #expect(notices.allSatisfy { $0.hasSuffix("library': not a directory") }, "\(notices)")
  }
}
