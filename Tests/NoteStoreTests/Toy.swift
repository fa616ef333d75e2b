import Foundation
import History
import NoteStore
import NoteVocabulary
import TestCorpora
import TestSupport

/// A toy reading of notes: a title is a first line, a tag is a word behind `#`, a question is a
/// line behind `Q:`; a prompt is due as many days later as it was answered.
enum Toy {
  static let derivation = Derivation(
    number: 1, reading: reading, schedule: schedule, spelling: spelling)

  /// Tags and folders have no spaces.
  static let spelling = Spelling(
    tag: { $0.contains(" ") ? nil : TagName(name: $0, folded: $0.lowercased()) },
    folder: { $0.contains(" ") ? nil : $0 })

  static func reading(_ note: KeptNote) -> Derived {
    let text = note.text.shown
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var tags: [TagName] = []
    for name in words(text).filter({ $0.hasPrefix("#") }).map({ String($0.dropFirst()) })
    where !tags.contains(where: { $0.folded == name.lowercased() }) {
      tags.append(TagName(name: name, folded: name.lowercased(), isInText: true))
    }
    for name in note.present.tags {
      if let place = tags.firstIndex(where: { $0.folded == name.lowercased() }) {
        tags[place].isByHand = true
      } else {
        tags.append(TagName(name: name, folded: name.lowercased(), isByHand: true))
      }
    }
    let author = note.present.meta["author"]
    return Derived(
      title: lines.first.map(String.init) ?? "", tags: tags,
      book: author.map { Book(title: "A book", author: $0, year: 1815) },
      words: Words(
        title: cut(String(lines.first ?? "")), tags: cut(tags.map(\.name).joined(separator: " ")),
        book: [], author: cut(author ?? ""),
        text: cut(([text] + note.others.map(\.shown)).joined(separator: " "))),
      prompts: prompts(in: lines))
  }

  static func schedule(_ key: ContentID, _ answers: [Answer]) -> PromptSchedule? {
    guard let last = answers.last else { return nil }
    return PromptSchedule(
      due: Day(number: last.day.number + answers.count), stability: Double(answers.count),
      difficulty: Double(last.grade.rawValue), reviewed: last.day, reviews: answers.count,
      lapses: answers.count { $0.grade == .again })
  }

  private static func prompts(in lines: [Substring]) -> [PromptPlace] {
    var places: [PromptPlace] = []
    var start = 0
    for line in lines {
      if line.hasPrefix("Q:") {
        places.append(
          PromptPlace(
            kind: .question, text: Array(line.utf8), range: start..<start + line.utf8.count,
            passage: places.count))
      }
      start += line.utf8.count + 1
    }
    return places
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func cut(_ text: String) -> [UInt8] {
    Array(words(text.lowercased()).joined(separator: " ").utf8)
  }
}

/// A library for one test.
struct TestLibrary {
  let folder: TemporaryFolder
  let store: NoteStore
  static let start = Moment(milliseconds: 1_763_629_200_000)

  init(seed: UInt64 = .random(in: 0...UInt64.max)) throws {
    folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: seed)
    store = try NoteStore.make(
      at: folder.bytes("library"), deriving: Toy.derivation, using: &generator)
  }

  /// Adds a note, or changes the one there is.
  @discardableResult
  func write(_ text: String, as id: NoteID, minute: Int64 = 0) throws -> Bool {
    try store.write(at: TestLibrary.moment(minute)) { writing throws(NoteStoreError) in
      try writing.setText(of: id, to: NoteText(text), by: .here(.edit))
    }
  }

  @discardableResult
  func set(_ field: Field, of id: NoteID, to value: Value, minute: Int64 = 0) throws -> Bool {
    try store.write(at: TestLibrary.moment(minute)) { writing throws(NoteStoreError) in
      try writing.set(field, of: id, to: value, by: .here(.edit))
    }
  }

  func ids(holding words: String...) throws -> [NoteID] {
    try store.notes(
      holding: words.compactMap { NoteStore.Phrase([$0]) }, tagged: [], countMax: 100
    ).map(\.id)
  }

  /// The same as another program sees it.
  func ids(in store: NoteStore, holding word: String) throws -> [NoteID] {
    try store.notes(
      holding: [NoteStore.Phrase([word])].compactMap(\.self), tagged: [], countMax: 100
    ).map(\.id)
  }

  static func moment(_ minute: Int64) -> Moment {
    Moment(milliseconds: start.milliseconds + minute * 60_000)
  }

  static func id(_ number: UInt8) -> NoteID {
    NoteID(bytes: [number] + Array(repeating: 7, count: 15))
  }
}
