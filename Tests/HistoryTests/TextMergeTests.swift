import Foundation
import History
import TestCorpora
import Testing

@Suite struct `Texts that went different ways` {
  private func merged(_ heads: [[UInt8]], from base: [UInt8]) -> [UInt8]? {
    TextMerge.merged(heads, from: base) { TextCutting.pieces(of: $0) }
  }

  private func merged(_ heads: String..., from base: String) -> String? {
    merged(heads.map { Array($0.utf8) }, from: Array(base.utf8))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `are the other one where one of them is the base, and the same where all are`() {
    for seed in trials(400) {
      let texts = RandomTexts(seed: seed)
      for side in texts.sides {
        #expect(merged([texts.base, side], from: texts.base) == side, "\(seed): \(texts)")
        #expect(merged([side, texts.base], from: texts.base) == side, "\(seed): \(texts)")
        #expect(merged([side, side, side], from: texts.base) == side, "\(seed): \(texts)")
        #expect(merged([side], from: texts.base) == side, "\(seed): \(texts)")
      }
      #expect(merged([], from: texts.base) == texts.base)
    }
  }

  @Test func `hold the same lines in whatever order they are given`() {
    var clean = 0
    for seed in trials(600) {
      let texts = RandomTexts(seed: seed, sideCount: 2 + Int(seed % 3))
      let one = merged(texts.sides, from: texts.base)
      let other = merged(texts.sides.reversed(), from: texts.base)
      #expect((one == nil) == (other == nil), "\(seed): \(texts)")
      guard let one, let other else { continue }
      clean += 1
      #expect(lines(one).sorted() == lines(other).sorted(), "\(seed): \(texts)")
    }
    #expect(clean > 200)
  }

  private func lines(_ text: [UInt8]) -> [String] {
    text.split(whereSeparator: { $0 == 10 || $0 == 13 }).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `hold every line a side added, none that no side has, in the order of each side`() {
    var clean = 0
    for seed in trials(600) {
      let texts = NamedLines(seed: seed, sideCount: 2 + Int(seed % 4))
      guard
        let merged = merged(
          texts.sides.map(NamedLines.bytes), from: NamedLines.bytes(texts.base))
      else { continue }
      clean += 1
      let found = lines(merged)
      #expect(merged == NamedLines.bytes(found), "\(seed): \(texts)")
      let expected = Set(texts.sides.joined()).filter { line in
        !texts.base.contains(line) || texts.sides.allSatisfy { $0.contains(line) }
      }
      #expect(found.count == expected.count, "\(seed): \(texts)")
      #expect(Set(found) == expected, "\(seed): \(texts)")
      for side in texts.sides {
        #expect(found.filter(side.contains) == side.filter(found.contains), "\(seed): \(texts)")
      }
    }
    #expect(clean > 200)
  }

  @Test func `hold every line a side added also where lines stand there more than once`() {
    for seed in trials(600) {
      let texts = RandomTexts(seed: seed, sideCount: 2 + Int(seed % 3))
      guard let merged = merged(texts.sides, from: texts.base) else { continue }
      let known = texts.sides.map(pieces)
      let all = known.reduce(pieces(texts.base)) { $0.union($1) }
      #expect(pieces(merged).isSubset(of: all), "\(seed): \(texts)")
      for side in known {
        #expect(side.subtracting(pieces(texts.base)).isSubset(of: pieces(merged)), "\(seed)")
      }
    }
  }

  /// The pieces of a text without their newlines.
  private func pieces(_ text: [UInt8]) -> Set<String> {
    Set(TextCutting.pieces(of: text).flatMap { lines(Array(text[$0])) })
  }

  @Test func `both keep what they add at the same place, in their order`() {
    #expect(merged("fig\nplum\n", "fig\npear\n", from: "fig\n") == "fig\nplum\npear\n")
    #expect(merged("fig\npear\n", "fig\nplum\n", from: "fig\n") == "fig\npear\nplum\n")
    #expect(
      merged("fig\n\nplum\n", "fig\n\npear\n", from: "fig\n") == "fig\n\nplum\n\npear\n")
    #expect(merged("plum\nfig\n", "pear\nfig\n", from: "fig\n") == "plum\npear\nfig\n")
  }

  @Test func `do so also behind a last line without a newline`() {
    #expect(merged("fig\nplum", "fig\npear", from: "fig") == "fig\nplum\npear")
    #expect(merged("fig\nplum\n", "fig\npear", from: "fig") == "fig\nplum\npear\n")
    #expect(merged("fig\r\nplum", "fig\r\npear", from: "fig") == nil)
    #expect(
      merged("fig\r\nplum\r\nmelon", "fig\r\nplum\r\npear", from: "fig\r\nplum")
        == "fig\r\nplum\r\nmelon\r\npear")
  }

  @Test func `count the same change once`() {
    #expect(merged("fig\nplum\n", "fig\nplum\n", "fig\n", from: "fig\n") == "fig\nplum\n")
    #expect(
      merged("fig\nplum\npear\n", "melon\nfig\nplum\n", from: "fig\nplums\n") == nil)
    #expect(
      merged("a\nB\nc\nd\n", "a\nB\nc\nD\n", from: "a\nb\nc\nd\n") == "a\nB\nc\nD\n")
  }

  @Test func `cannot both be had where both took out the same line, or lines side by side`() {
    #expect(merged("a\nX\nc\n", "a\nY\nc\n", from: "a\nb\nc\n") == nil)
    #expect(merged("X\nb\nc\n", "a\nY\nc\n", from: "a\nb\nc\n") == nil)
    #expect(merged("b\nc\n", "a\nY\nc\n", from: "a\nb\nc\n") == nil)
    #expect(merged("X\nb\nc\n", "a\nb\nY\n", from: "a\nb\nc\n") == "X\nb\nY\n")
  }

  @Test func `cannot both be had where one writes inside what the other took out`() {
    #expect(merged("a\nd\n", "a\nb\nX\nc\nd\n", from: "a\nb\nc\nd\n") == nil)
    #expect(merged("a\nd\n", "a\nX\nb\nc\nd\n", from: "a\nb\nc\nd\n") == "a\nX\nd\n")
    #expect(merged("a\nd\n", "a\nb\nc\nX\nd\n", from: "a\nb\nc\nd\n") == "a\nX\nd\n")
  }

  private static let sentences = [
    "It was the best of times, it was the worst of times.", " It was the age of wisdom.",
    " It was the age of foolishness.", " It was the epoch of belief.",
  ]

  @Test func `are merged by sentences in long lines`() {
    let parts = Self.sentences
    let base = parts.joined() + "\n"
    var (one, two) = (parts, parts)
    one[1] = " It was the age of folly."
    two[3] = " It was the epoch of doubt."
    let both = [parts[0], one[1], parts[2], two[3]].joined() + "\n"
    #expect(merged(one.joined() + "\n", two.joined() + "\n", from: base) == both)
    let appended = merged(
      parts.joined() + " One.\n", parts.joined() + " Two.\n", from: base)
    #expect(appended == parts.joined() + " One. Two.\n")
  }

  @Test func `keep no sentence whose line is gone`() {
    let base = "fig\n" + Self.sentences.joined() + "\nplum\n"
    let longer = "fig\n" + Self.sentences.joined() + " More.\nplum\n"
    #expect(merged("fig\nplum\n", longer, from: base) == nil)
  }

  @Test func `are not merged when there is too much of them`() {
    let head: [UInt8] = [102, 10]
    #expect(merged(Array(repeating: head, count: 8), from: []) == head)
    #expect(merged(Array(repeating: head, count: 9), from: []) == nil)
    let long = [UInt8](repeating: 10, count: TextMerge.countMax)
    #expect(merged([[], []], from: long + head) == nil)
    #expect(merged([long + head, head], from: []) == nil)
    let short = [UInt8](repeating: 10, count: TextMerge.piecesMax)
    #expect(merged([short, head], from: head) == short)
    #expect(merged([short + head, head], from: head) == nil)
  }

  struct Vector: CustomStringConvertible {
    let expected: String
    let texts: [String]

    var description: String { "\(expected) \(texts)" }
  }

  /// Merges that `git merge-file` was asked for: where it is clean, the text is the same.
  static func vectors() throws -> [Vector] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("merge-vectors.tsv")
    return try String(contentsOf: path, encoding: .utf8)
      .split(separator: "\n").dropFirst()
      .map { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        return Vector(
          expected: String(columns[0]),
          texts: columns.dropFirst().map { String($0.replacing("|", with: "\n")) })
      }
  }

  @Test func `are what git makes of them where nothing is in the way`() throws {
    let vectors = try Self.vectors()
    #expect(vectors.count == 183)
    for vector in vectors {
      let text = merged(vector.texts[1], vector.texts[2], from: vector.texts[0])
      switch vector.expected {
      case "keep-both": #expect(text == nil, "\(vector)")
      // git asks where something is put in beside what was changed; we need not.
      case "clean", "either": #expect(text == vector.texts[3], "\(vector)")
      default: Issue.record("\(vector)")
      }
    }
  }
}
