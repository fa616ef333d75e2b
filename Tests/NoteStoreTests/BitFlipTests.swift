import Foundation
import History
import NoteStore
import NoteVocabulary
import SQLite
import TestCorpora
import TestSupport
import Testing

/// A single bit of a library file that is another one. Where an answer changes by it, or something
/// that is kept or derived, it does harm.
@Suite struct `A flipped bit` {
  private static let isLong = ProcessInfo.processInfo.environment["LIBNOTES_LONG"] != nil
  /// How many that do harm are tried.
  private static let harmfulMax = isLong ? 3000 : 200

  private static let notes: UInt8 = 30

  private let library: TestLibrary
  private let seed: UInt64 = .random(in: 0...UInt64.max)

  init() throws {
    library = try TestLibrary(seed: seed)
    var generator = SeededGenerator(seed: seed)
    try fill(using: &generator)
  }

  /// Notes with a history, questions and answers, among them a long one, and some that are gone.
  private func fill(using generator: inout SeededGenerator) throws {
    try library.live(for: 60, using: &generator)
    let words = (0..<400).map { _ in
      String(
        (0..<Int.random(in: 2...9, using: &generator)).map { _ in
          "abcdefghijklmnoprstuvwyz".randomElement(using: &generator) ?? "x"
        })
    }
    for number in UInt8(10)...Self.notes {
      let count = number == 20 ? 1500 : Int.random(in: 20...80, using: &generator)
      let text = (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
      try library.write(
        "note \(number)\nQ: \(words[Int(number)])? #\(words[Int(number % 7)])\n"
          + text.joined(separator: " "), as: TestLibrary.id(number), minute: 100 + Int64(number))
    }
    try library.live(for: 40, using: &generator)
  }

  /// Everything that is kept and derived, and what the library answers, as numbers; what cannot be
  /// had makes another number.
  private func everything() -> [Int] {
    var told: [Int] = []
    func tell(_ work: () throws -> some Hashable) {
      do { told.append(try work().hashValue) } catch { told.append("\(error)".hashValue) }
    }
    let path = library.folder.bytes("library")
    guard let connection = try? Connection(to: path, .reading),
      let store = try? NoteStore(openingAt: path, for: .reading, deriving: Toy.derivation)
    else { return [] }
    try? connection.script(
      "create virtual table temp.places using fts5vocab(main, note_words, instance)")
    for table in Self.tables {
      tell { () throws in
        var hasher = Hasher()
        let rows = try connection.rows("select * from \(table)")
        while try rows.next() {
          for column in 0..<rows.columnCount { hasher.combine(rows.cell(column)) }
        }
        return hasher.finalize()
      }
    }
    tell { try store.notes(countMax: 200) }
    tell { try store.prompts() }
    tell { try store.notes(beginningWith: "0a", countMax: 9) }
    for number in UInt8(1)...Self.notes {
      let id = TestLibrary.id(number)
      tell { try store.note(id) }
      tell { try store.text(of: id) }
      tell { try store.versions(of: id) }
      tell { try store.prompts(of: id) }
      tell { try library.ids(in: store, holding: String(number)) }
    }
    return told
  }

  private static let tables = [
    "note_key", "author", "version", "body", "review", "mark", "item", "tag", "item_tag",
    "note_branch", "folder", "book", "prompt", "temp.places",
  ]

  /// What a check says of the file: nothing where all is well.
  private func damages() -> String? {
    let path = library.folder.bytes("library")
    do {
      let store = try NoteStore(openingAt: path, for: .writing, deriving: Toy.derivation)
      let damages = try store.check { _ in }.damages
      return damages.isEmpty ? nil : "\(damages.map(\.kind))"
    } catch {
      return "\(error)"
    }
  }

  @Test func `is noticed where it does harm, and never brings the program down`() throws {
    var generator = SeededGenerator(seed: seed ^ 1)
    let whole = try library.folder.contents(of: "library")
    let sound = everything()
    #expect(damages() == nil)
    var (flips, harmful, noticed) = (0, 0, 0)
    // Pages are half empty: nine of ten bits are looked for where something stands.
    let used = whole.indices.filter { whole[$0] != 0 }
    while harmful < Self.harmfulMax, flips < 10 * Self.harmfulMax {
      flips += 1
      let isAnywhere = flips % 10 == 0
      let place =
        isAnywhere
        ? Int.random(in: 0..<whole.count, using: &generator)
        : used[Int.random(in: 0..<used.count, using: &generator)]
      let bit = UInt8.random(in: 0..<8, using: &generator)
      var bytes = whole
      bytes[place] ^= 1 << bit
      try library.folder.write(bytes, to: "library")
      let isHarmful = everything() != sound
      let damage = damages()
      harmful += isHarmful ? 1 : 0
      noticed += isHarmful && damage != nil ? 1 : 0
      #expect(!isHarmful || damage != nil, "bit \(bit) of byte \(place), seed \(seed)")
    }
    print("\(flips) flips in \(whole.count) bytes: \(harmful) harmful, \(noticed) noticed")
    #expect(harmful == Self.harmfulMax)
  }
}
