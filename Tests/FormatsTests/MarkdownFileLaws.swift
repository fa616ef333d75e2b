import NoteVocabulary
import Packrat
import TestCorpora
import TestSupport
import Testing

@testable import Formats

@Suite struct `Any Markdown file` {
  private static let seeds: Range<UInt64> = 0..<2_000

  @Test(arguments: NastyString.all)
  func `gives back each text, value, key and line as it was`(nasty: NastyString) {
    var known = MarkdownFile(text: NoteText(nasty.bytes))
    known.id = NoteID(digits: String(repeating: "0a", count: 16))
    if let string = nasty.string {
      known.meta = [string: "a key", "value": string, "title": string, "author": string]
      known.tags = [string, "another"]
      known.folder = string.isEmpty ? nil : string
    }
    var again = MarkdownFile(known.bytes)
    #expect(again.text == known.text)
    #expect(again.meta.mapValues { Array($0.utf8) } == known.meta.mapValues { Array($0.utf8) })
    #expect(again.tags.map { Array($0.utf8) } == known.tags.map { Array($0.utf8) })
    #expect(again.folder.map { Array($0.utf8) } == known.folder.map { Array($0.utf8) })
    again.text = known.text
    #expect(again.id == known.id && again.kept == [] && again.linesNotUnderstood == [])
  }

  @Test func `is read again as it was written`() {
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      var known = MarkdownFile(RandomFile.bytes(&generator))
      var again = MarkdownFile(known.bytes)
      known.linesNotUnderstood = []
      again.linesNotUnderstood = []
      guard again != known else { continue }
      Issue.record(
        "seed \(seed): \(known)\n\(again)\n\(String(decoding: known.bytes, as: UTF8.self))")
      return
    }
  }

  @Test func `has every byte of its front matter in one leaf`() {
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      var parser = FrontMatterParser()
      guard let tree = parser.tree(ofBeginningOf: RandomFile.bytes(&generator)) else { continue }
      let covered = tree.tape.filter { !$0.isBranch }.map(\.count).reduce(0, +)
      guard covered != tree.text.count else { continue }
      Issue.record("seed \(seed)")
      return
    }
  }

  @Test func `loses no word`() {
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let file = RandomFile.bytes(&generator)
      let words = String(decoding: file, as: UTF8.self)
        .split { !$0.isLetter && !$0.isNumber }.filter { $0.hasPrefix("w") && $0.count == 8 }
      let written = String(decoding: MarkdownFile(file).bytes, as: UTF8.self)
      guard let lost = words.first(where: { !written.contains($0) }) else { continue }
      Issue.record("seed \(seed) loses \(lost)")
      return
    }
  }
}

/// Files that begin with anything that looks like front matter.
private enum RandomFile {
  static func bytes(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = Array("---\n".utf8)
    let newline: [UInt8] = generator.happens(percent: 10) ? [13, 10] : [10]
    for _ in 0..<generator.number(below: 12) {
      for _ in 0..<generator.number(in: 1...8) { bytes += piece(&generator) }
      bytes += newline
    }
    bytes += generator.happens(percent: 95) ? Array("---\n".utf8) : []
    return bytes + generator.one(of: NastyString.all).bytes
  }

  private static let keys = [
    "title", "tags", "author", "authors", "folder", "pinned", "created", "date", "id", "status",
    "Own", "meta:own", "aliases", "libnotes", "keywords", "year",
  ]

  private static let signs = [
    ": ", ":", " ", "  ", "- ", "-", "[", "]", ", ", "\"", "'", "\\", "|", ">", "#", "{", "}", "\n",
    "\n  ", "\n- ", "\n  - ", "\t", "true", "2020-10-31", "\\n", "\\x41", "é", "\u{2028}", "?", "*",
    "..", "\r",
  ]

  private static func piece(_ generator: inout SeededGenerator) -> [UInt8] {
    switch generator.number(below: 10) {
    case 0...2: return Array((generator.one(of: keys) + ": ").utf8)
    case 3...5:
      return Array(("w" + String(generator.number(in: 1_000_000...9_999_999))).utf8)
    case 6 where generator.happens(percent: 10): return [UInt8(generator.number(below: 256))]
    default: return Array(generator.one(of: signs).utf8)
    }
  }
}
