import MiniMarkdown
import Packrat
import TestCorpora
import Testing

/// How many edits are tried over all: LIBNOTES_EDITS, or so many.
private let editCount: Int = number("LIBNOTES_EDITS", else: 100_000, long: 1_000_000)
private let firstSeed: Int = number("LIBNOTES_SEED", else: 1)

@Suite struct `A note after random edits` {
  static let leaves = [60, 120, 250, 700, 4096]

  @Test(arguments: leaves, SmallText.allCases)
  func `is what its text would be parsed to`(leaf: Int, kind: SmallText) {
    var law = EditLaw<MiniMarkdownParser>(.init(leafBytes: leaf, kind: kind), seed: firstSeed)
    #expect(law.firstFailure(edits: editCount / 50) == nil)
  }

  @Test(arguments: leaves, SmallText.allCases)
  func `is what its text would be parsed to, when its blocks are cut`(leaf: Int, kind: SmallText) {
    var law = EditLaw<MiniMarkdownParser>(
      .init(leafBytes: leaf, kind: kind, blockMax: 50, unitMin: 20), seed: firstSeed)
    #expect(law.firstFailure(edits: editCount / 50) == nil)
  }

  @Test(arguments: leaves, SmallText.allCases)
  func `is what its text would be parsed to, in the dialect`(leaf: Int, kind: SmallText) {
    var law = EditLaw<LibraryNotesParser>(.init(leafBytes: leaf, kind: kind), seed: firstSeed)
    #expect(law.firstFailure(edits: editCount / 500) == nil)
  }

  @Test(arguments: LongBlock.allCases)
  func `is what its text would be parsed to, when its blocks are long`(block: LongBlock) {
    var setting = EditLaw<MiniMarkdownParser>.Setting(leafBytes: 700)
    setting.text = block.text(bytes: 15_000)
    setting.byteCount = 15_000
    setting.editsBetweenLooks = 10
    var law = EditLaw<MiniMarkdownParser>(setting, seed: firstSeed)
    #expect(law.firstFailure(edits: editCount / 400) == nil)
  }

  @Test(arguments: SmallText.allCases)
  func `is found to be wrong when units hide a byte they looked at`(kind: SmallText) {
    var setting = EditLaw<Shortsighted<MiniMarkdownParser>>.Setting(leafBytes: 250, kind: kind)
    setting.comparesLook = false
    var law = EditLaw(setting, seed: firstSeed, edited: Shortsighted<MiniMarkdownParser>(hides: 1))
    #expect(law.firstFailure(edits: 10_000) != nil)
    setting.blockMax = 50
    setting.unitMin = 20
    var other = EditLaw(
      setting, seed: firstSeed, edited: Shortsighted<MiniMarkdownParser>(hides: 1))
    #expect(other.firstFailure(edits: 10_000) != nil)
  }
}

/// A block that is cut into several units.
enum LongBlock: CaseIterable {
  case paragraph, line, marks, fence, bullets, numbers, quote, indented, table

  func text(bytes: Int) -> [UInt8] {
    var random = SeededGenerator(seed: 7)
    let words = Corpus.paragraph(bytes: bytes, seed: 5)
    switch self {
    case .paragraph: return words
    case .line: return words.map { $0 == 0x0A ? 0x20 : $0 }
    case .marks:
      var text: [UInt8] = []
      while text.count < bytes {
        text += SmallText.dense.text(pieces: 1...9, &random).filter { $0 != 0x0A && $0 != 0x0D }
        text += Array(random.happens(percent: 20) ? "\nand then".utf8 : " so and so ".utf8)
      }
      return text
    case .fence: return lines("", of: words, after: "```swift\n") + Array("```\n".utf8)
    case .bullets: return lines("- ", of: words)
    case .numbers: return lines("1. ", of: words)
    case .quote: return lines("> ", of: words)
    case .indented: return lines("    ", of: words)
    case .table: return lines("| a | ", of: words, after: "| a | b |\n|---|---|\n")
    }
  }

  private func lines(_ mark: String, of text: [UInt8], after head: String = "") -> [UInt8] {
    text.split(separator: 0x0A).reduce(into: Array(head.utf8)) { lines, line in
      lines += Array(mark.utf8) + line + [0x0A]
    }
  }
}
