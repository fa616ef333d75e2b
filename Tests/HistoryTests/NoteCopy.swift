import History
import NoteVocabulary
import TestCorpora

/// One note on one copy of a library, in memory: a set of versions, and a clock.
///
/// Every line that is written is a new one, so that each can be followed through all copies.
struct NoteCopy {
  struct Written: Sendable {
    let version: Version
    let text: [UInt8]

    var lines: [String] { NoteCopy.lines(text) }
  }

  private(set) var written: [ContentID: Written] = [:]
  private let author: AuthorID
  private let note = NoteID(bytes: Array(1...16))
  private var clock: Int64
  private let number: Int
  private var lineCount = 0

  init(_ number: Int, clock: Int64) {
    self.number = number
    self.clock = clock
    author = .source("copy \(number)")
  }

  var lineage: TextLineage { TextLineage(written.values.map(\.version)) }

  /// What is shown, and whether it is all there is.
  var shown: (text: [UInt8], isClean: Bool) {
    let lineage = lineage
    let merged = lineage.merged(lineage.heads, cutBy: { TextCutting.pieces(of: $0) }) {
      written[$0]?.text
    }
    return (merged ?? lineage.heads.last.flatMap { written[$0.id]?.text } ?? [], merged != nil)
  }

  /// Writes as a reader does who sees what is shown, and has seen that alone.
  mutating func edit(using random: inout SeededGenerator) {
    let (text, isClean) = shown
    var lines = NoteCopy.lines(text)
    for _ in 0...random.number(below: 3) { change(&lines, using: &random) }
    let heads = lineage.heads.map(\.id)
    write(lines, after: isClean ? heads : heads.suffix(1))
  }

  /// Writes as a reader does who has seen all heads, and goes on with the one that is shown.
  mutating func resolve() {
    write(NoteCopy.lines(shown.text) + [newLine()], after: lineage.heads.map(\.id))
  }

  private mutating func newLine() -> String {
    lineCount += 1
    return "line \(lineCount) of copy \(number)"
  }

  private mutating func change(_ lines: inout [String], using random: inout SeededGenerator) {
    let new = newLine()
    let place = random.number(in: 0...lines.count)
    switch random.number(below: 5) {
    case 0, 1: lines.append(new)
    case 2: lines.insert(new, at: place)
    case 3: if place < lines.count { lines.remove(at: place) }
    default: if place < lines.count { lines[place] = new }
    }
  }

  private mutating func write(_ lines: [String], after parents: [ContentID]) {
    let text = Array(lines.map { $0 + "\n" }.joined().utf8)
    guard shown.text != text else { return }
    clock += 1
    let version = Version(
      of: .text, in: note, to: .text(text), after: parents, at: Stamp(bits: clock), by: author,
      why: .edit)
    written[version.id] = Written(version: version, text: text)
  }

  /// Takes in all that another copy has.
  mutating func take(_ other: NoteCopy) {
    written.merge(other.written) { own, _ in own }
    clock = max(clock, other.clock)
  }

  static func lines(_ text: [UInt8]) -> [String] {
    text.split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
  }
}
