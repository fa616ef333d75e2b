import Foundation
import History
import NoteStore
import NoteVocabulary
import SQLite
import TestCorpora
import TestSupport
import Testing

@Suite struct `A salvage` {
  private static let isLong = ProcessInfo.processInfo.environment["LIBNOTES_LONG"] != nil

  private let library: TestLibrary
  private let seed: UInt64 = .random(in: 0...UInt64.max)

  init() throws {
    library = try TestLibrary(seed: seed)
    var generator = SeededGenerator(seed: seed)
    try library.live(for: 30, using: &generator)
    try fill(using: &generator)
    let asking = TestLibrary.id(90)
    try library.write("pear\nQ: when?", as: asking, minute: 200)
    let prompt = try #require(try library.store.prompts(of: asking).first)
    _ = try library.store.record(
      .good, to: prompt.key, of: asking, on: Day(number: 9), taking: 900,
      at: TestLibrary.moment(201))
  }

  /// Sixty notes, each written six times; one of them is long.
  private func fill(using generator: inout SeededGenerator) throws {
    for round in 0..<Int64(6) {
      try library.store.write(at: TestLibrary.moment(100 + round)) {
        writing throws(NoteStoreError) in
        for number in UInt8(20)..<80 {
          let length = number == 50 ? 30_000 : Int.random(in: 100...900, using: &generator)
          let words = (0..<length / 6).map { _ in
            ["fig", "plum", "pear", "apple", "quince"].randomElement(using: &generator) ?? ""
          }
          let text = "note \(number)\n\(words.joined(separator: " "))"
          try writing.setText(of: TestLibrary.id(number), to: NoteText(text), by: .here(.edit))
        }
      }
    }
  }

  private func salvage(_ name: String = "library", to new: String = "new") throws -> Salvage {
    var generator = SeededGenerator(seed: 7)
    return try NoteStore.salvage(
      library.folder.bytes(name), to: library.folder.bytes(new), at: TestLibrary.moment(900),
      deriving: Toy.derivation, using: &generator
    ) { _ in }
  }

  /// The texts of all versions of notes, and everything else that is known of them.
  private func everything(in name: String) throws -> [ContentID: (
    version: Version, text: NoteText?
  )] {
    let store = try NoteStore(
      openingAt: library.folder.bytes(name), for: .reading, deriving: Toy.derivation)
    var all: [ContentID: (Version, NoteText?)] = [:]
    for number in UInt8(0)...90 {
      let id = number == 0 ? NoteID.library : TestLibrary.id(number)
      for version in try store.versions(of: id) {
        all[version.id] = (version, try store.text(ofVersion: version.id))
      }
    }
    return all
  }

  @Test func `of a sound library gives the same library`() throws {
    let salvage = try salvage()
    #expect(salvage.losses == [] && salvage.lostAnswers == 0 && salvage.lostMarks == 0)
    let (before, after) = (try everything(in: "library"), try everything(in: "new"))
    #expect(salvage.versions == before.count && before.count > 350)
    #expect(after.mapValues(\.version) == before.mapValues(\.version))
    #expect(after.mapValues(\.text) == before.mapValues(\.text))
    let store = try NoteStore(
      openingAt: library.folder.bytes("new"), for: .writing, deriving: Toy.derivation)
    #expect(try store.check { _ in }.damages == [])
    #expect(
      try store.notes(countMax: 100).map(\.title).sorted()
        == library.store.notes(countMax: 100).map(\.title).sorted())
    #expect(
      try store.prompts().map(\.schedule?.due) == library.store.prompts().map(\.schedule?.due))
  }

  @Test func `keeps every version whose own row and base are whole`() throws {
    var generator = SeededGenerator(seed: seed ^ 1)
    let whole = try library.folder.contents(of: "library")
    let before = try everything(in: "library")
    let places = try VersionPlaces(in: library)
    var (expected, kept) = (0, 0)
    for trial in 0..<(Self.isLong ? 100 : 10) {
      let (bytes, pages) = Self.damaged(whole, trial, using: &generator)
      try library.folder.write(bytes, to: "damaged")
      let undamaged = places.versions(withoutPages: pages)
      guard let report = try? salvage("damaged", to: "new \(trial)") else {
        #expect(undamaged.isEmpty, "trial \(trial), seed \(seed)")
        continue
      }
      #expect(try library.folder.contents(of: "damaged") == bytes)
      let after = try everything(in: "new \(trial)")
      expected += undamaged.count
      kept += undamaged.count { after[$0]?.text == before[$0]?.text && after[$0] != nil }
      #expect(after.count == report.versions && report.versions <= before.count)
      for (id, found) in after { #expect(before[id]?.text == found.text && before[id] != nil) }
      let store = try NoteStore(
        openingAt: library.folder.bytes("new \(trial)"), for: .writing, deriving: Toy.derivation)
      #expect(try store.check { _ in }.damages == [], "trial \(trial), seed \(seed)")
      _ = try store.write(at: TestLibrary.moment(999)) { writing throws(NoteStoreError) in
        try writing.setText(of: TestLibrary.id(50), to: NoteText("again"), by: .here(.edit))
      }
    }
    print("\(expected) versions on whole pages, \(kept) of them saved")
    #expect(kept * 100 >= expected * 99 && expected > 500, "seed \(seed)")
  }

  /// Some pages overwritten, zeroed or cut off; and which.
  private static func damaged(
    _ whole: [UInt8], _ trial: Int, using generator: inout SeededGenerator
  ) -> ([UInt8], Set<Int>) {
    var bytes = whole
    let count = whole.count / 8192
    var pages: Set<Int> = []
    if trial % 5 == 0 {
      let left = Int.random(in: whole.count / 2..<whole.count, using: &generator)
      bytes.removeSubrange(left...)
      pages = Set(left / 8192 + 1...count)
    }
    for _ in 0..<Int.random(in: 1...count / 8, using: &generator) {
      let page = trial % 4 == 1 && pages.isEmpty ? 1 : Int.random(in: 1...count, using: &generator)
      pages.insert(page)
      for place in (page - 1) * 8192..<page * 8192 where place < bytes.count {
        bytes[place] = trial % 2 == 0 ? 0 : UInt8.random(in: 0...255, using: &generator)
      }
    }
    return (bytes, pages)
  }

  @Test func `says which notes have lost versions`() throws {
    try library.outside().run("update version set time = time + 1 where seq % 50 = 0")
    let report = try salvage()
    #expect(report.lostVersions == report.losses.reduce(0) { $0 + $1.lost })
    #expect(report.lostVersions >= 5)
    #expect(report.losses.contains { $0.title.hasPrefix("note ") && $0.note != nil && $0.kept > 0 })
  }

  @Test func `takes nothing for kept that is not as it was written`() throws {
    try library.outside().run(
      "update body set text = 'forged' where note % 2 = 0; update review set grade = 1")
    let report = try salvage()
    #expect(report.lostVersions > 60 && report.versions > 60)
    #expect(report.answers + report.lostAnswers > 0 && report.lostAnswers > 0)
    for (_, found) in try everything(in: "new") { #expect(found.text?.shown != "forged") }
  }

  @Test func `saves what a transaction that was broken off has overwritten`() throws {
    let before = try everything(in: "library")
    // What SQLite would bring back from the journal stands on whole pages of it.
    let whole = try library.folder.contents(of: "library")
    var journal: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
    journal += [255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 2, 0, 0, 0, 32, 0]
    journal += [UInt8](repeating: 0, count: 512 - journal.count)
    for page in whole.indices.filter({ $0 % 8192 == 0 }) {
      journal += [0, 0, UInt8(page / 8192 / 256), UInt8(truncatingIfNeeded: page / 8192 + 1)]
      journal += whole[page..<page + 8192] + [0, 0, 0, 0]
    }
    try library.folder.write(journal, to: "torn-journal")
    try library.folder.write([UInt8](repeating: 0xa5, count: whole.count), to: "torn")
    _ = try salvage("torn")
    // A text that goes on on other pages is lost with them.
    #expect(try everything(in: "new").count > before.count * 9 / 10)
  }

  @Test func `replaces nothing, and leaves nothing behind where it fails`() throws {
    try library.folder.write([1], to: "new")
    #expect(throws: NoteStoreError.exists) { try salvage() }
    #expect(throws: NoteStoreError.missing) { try salvage("nothing", to: "other") }
    #expect(throws: NoteStoreError.notALibrary("it is no file")) { try salvage("", to: "other") }
    #expect(try library.folder.names() == ["library", "new"])
  }

  @Test func `of what is no library has nothing to save`() throws {
    try library.folder.write(Array("Dear diary".utf8), to: "diary")
    #expect(throws: NoteStoreError.notALibrary("no version of a note is in it")) {
      try salvage("diary")
    }
    #expect(try library.folder.names() == ["diary", "library"])
  }
}

/// Which pages of a sound library each version needs: its own row, and the rows its text leans on.
private struct VersionPlaces {
  private var pages: [ContentID: Set<Int>] = [:]
  private var names: [ContentID: (table: Int, index: Set<Int>)] = [:]
  private var authorTrees: [Set<Int>] = []

  init(in library: TestLibrary) throws {
    let other = try library.outside()
    let versions = try Self.rows(of: "version", by: "seq", other)
    let bodies = try Self.rows(of: "body", by: "note", other)
    let keys = try Self.rows(of: "note_key", by: "n", other)
    let keyIndex = try Self.tree("sqlite_autoindex_note_key_1", other)
    authorTrees = [
      try Self.tree("author", other), try Self.tree("sqlite_autoindex_author_1", other),
    ]
    let connection = try Connection(to: library.folder.bytes("library"), .reading)
    var leans: [Int64: (on: Int64, goesOn: Bool)] = [:]
    var heads: [Int64: Int64] = [:]
    let ways = try connection.rows(
      "select back_of, seq, typeof(back) = 'blob' from version where back_of is not null")
    while try ways.next() {
      leans[try ways.integer(0)] = (try ways.integer(1), try ways.integer(2) == 1)
    }
    let newest = try connection.rows("select head, note from body")
    while try newest.next() { heads[try newest.integer(0)] = try newest.integer(1) }
    let all = try connection.rows("select seq, id, field, note, value is null from version")
    while try all.next() {
      let (seq, n) = (try all.integer(0), try all.integer(3))
      let id = try #require(ContentID(try all.blob(1)))
      var needed = versions[seq] ?? []
      var place = seq
      if try all.string(2) == "text", try all.integer(4) == 1 {
        while true {
          if let note = heads[place] {
            needed.formUnion(bodies[note] ?? [])
            break
          }
          guard let way = leans[place] else { break }
          needed.formUnion(versions[way.on] ?? [])
          place = way.on
          if !way.goesOn { break }
        }
      }
      pages[id] = needed
      names[id] = (keys[n]?.first ?? 0, keyIndex)
    }
  }

  /// Those that need none of these pages, and whose note and author still have a name somewhere.
  func versions(withoutPages damaged: Set<Int>) -> [ContentID] {
    let isAuthorKnown = authorTrees.contains { $0.isDisjoint(with: damaged) }
    return pages.filter { (id, needed) in
      guard let name = names[id], isAuthorKnown else { return false }
      let isNamed = !damaged.contains(name.table) || name.index.isDisjoint(with: damaged)
      return isNamed && needed.isDisjoint(with: damaged)
    }.map(\.key)
  }

  private static func tree(_ name: String, _ other: OtherProgram) throws -> Set<Int> {
    Set(try other.texts("select pageno from dbstat where name = '\(name)'").compactMap { Int($0) })
  }

  /// The pages of each row of a table: its leaf, and what overflows from that.
  private static func rows(
    of table: String, by key: String, _ other: OtherProgram
  ) throws -> [Int64: Set<Int>] {
    var rest = try other.texts("select \(key) from \(table) order by \(key)").compactMap {
      Int64($0)
    }[...]
    var overflow: [String: Set<Int>] = [:]
    for line in try other.texts(
      "select path || ' ' || pageno from dbstat where name = '\(table)' and pagetype = 'overflow'")
    {
      let parts = line.split(separator: " ")
      let cell = parts[0].prefix { $0 != "+" }
      overflow[String(cell), default: []].insert(Int(parts[1]) ?? 0)
    }
    var pages: [Int64: Set<Int>] = [:]
    for line in try other.texts(
      """
      select path || ' ' || pageno || ' ' || ncell from dbstat
      where name = '\(table)' and pagetype = 'leaf' order by path
      """)
    {
      let parts = line.split(separator: " ")
      for cell in 0..<(Int(parts[2]) ?? 0) {
        guard let row = rest.popFirst() else { break }
        let name = parts[0] + String(format: "%03x", cell)
        pages[row] = (overflow[String(name)] ?? []).union([Int(parts[1]) ?? 0])
      }
    }
    return pages
  }
}
