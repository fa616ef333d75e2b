import History
import TestCorpora
import Testing

@testable import Commonplace

@Suite struct `Notes that went different ways` {
  private func merged(_ one: String, _ two: String, from base: String) -> String? {
    TextMerge.merged(
      [Array(one.utf8), Array(two.utf8)], from: Array(base.utf8), cutBy: Reading.pieces
    ).map { String(decoding: $0, as: UTF8.self) }
  }

  private func pieces(_ text: String) -> [String] {
    Reading.pieces(of: Array(text.utf8)).map { range in
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
  }

  @Test func `are cut into lines, but no question from its answer and no cloze in two`() {
    #expect(
      pieces("# Walden\nQ: Who?\nA: Thoreau,\nHenry\n\n> Q: Where?\n> A: There.\nQ: Unanswered?\n")
        == [
          "# Walden\n", "Q: Who?\nA: Thoreau,\nHenry\n", "\n", "> Q: Where?\n> A: There.\n",
          "Q: Unanswered?\n",
        ])
    #expect(
      pieces("A ?[hint](phrase\nover lines) b\nc") == ["A ?[hint](phrase\nover lines) b\n", "c"])
    let long = String(repeating: "and so on, ", count: 12)
    #expect(
      pieces("\(long)?[](One. Two.) Three. Four.") == [
        "\(long)?[](One. Two.)", " Three.", " Four.",
      ])
  }

  @Test func `keep questions with their own answers`() {
    let base = "Q: Who wrote it?\nA: Thoreau\n\nA pond.\n"
    let asked = "Q: Who wrote Walden?\nA: Thoreau\n\nA pond.\n"
    let answered = "Q: Who wrote it?\nA: Henry David Thoreau\n\nA pond.\n"
    #expect(merged(asked, answered, from: base) == nil)
    let pond = "Q: Who wrote it?\nA: Thoreau\n\nA pond, deep.\n"
    #expect(
      merged(answered, pond, from: base)
        == "Q: Who wrote it?\nA: Henry David Thoreau\n\nA pond, deep.\n")
  }

  @Test func `hold what both added at the end`() {
    let base = "# Walden\n\n> I went to the woods. (p. 9)\n"
    let quote = "\n> Simplify, simplify. (p. 13)\n"
    let question = "\nQ: Who?\nA: Thoreau\n"
    #expect(merged(base + quote, base + question, from: base) == base + quote + question)
    #expect(merged(base + question, base + quote, from: base) == base + question + quote)
  }

  @Test func `are not merged where both changed one cloze`() {
    let base = "He lived at ?[](Walden\nPond) alone.\n"
    let one = "He lived at ?[where](Walden\nPond) alone.\n"
    let two = "He lived at ?[](Walden\nPond), Massachusetts) alone.\n"
    #expect(merged(one, two, from: base) == nil)
  }

  /// Blocks of a note, some of them questions with their answers, a blank line between each two.
  private func changed(
    _ blocks: [[String]], _ name: String, using random: inout SeededGenerator
  ) -> [[String]] {
    var blocks = blocks
    for change in 0...random.number(below: 3) {
      let place = random.number(below: blocks.count)
      let new = "\(name) \(change)"
      switch random.number(below: 5) {
      case 0: blocks.append(["Q: Why \(new)?", "A: Because of \(new)."])
      case 1: blocks.insert(["Words of \(new)."], at: place)
      case 2: if blocks.count > 1 { blocks.remove(at: place) }
      case 3: if blocks[place].count > 1 { blocks[place][0] = "Q: Why \(new)?" }
      default: if blocks[place].count > 1 { blocks[place].append("And \(new).") }
      }
    }
    return blocks
  }

  private func text(_ blocks: [[String]]) -> String {
    blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  @Test func `hold no question with an answer that no side gave it`() {
    var merges = 0
    for seed in 0..<UInt64(400) {
      var random = SeededGenerator(seed: seed)
      let base = (0..<random.number(in: 1...5)).map { number in
        number % 2 == 0
          ? ["Q: What \(number)?", "A: This \(number),", "and more.", "And more."]
          : ["Words \(number)."]
      }
      let one = changed(base, "one", using: &random)
      let two = changed(base, "two", using: &random)
      guard let merged = merged(text(one), text(two), from: text(base)) else { continue }
      merges += 1
      let known = Set((base + one + two).map { $0.joined(separator: "\n") })
      for block in merged.split(separator: "\n\n") where block.hasPrefix("Q:") {
        let pair = block.hasSuffix("\n") ? block.dropLast() : block
        #expect(known.contains(String(pair)), "\(seed): \(merged)")
      }
    }
    #expect(merges > 100)
  }
}
