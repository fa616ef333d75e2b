import MiniMarkdown
import Packrat
import TestCorpora
import Testing

/// How many random texts are tried: LIBNOTES_TEXTS, or so many.
private let textCount: Int = number("LIBNOTES_TEXTS", else: 200, long: 20_000)
private let firstSeed: Int = number("LIBNOTES_SEED", else: 1)

@Suite struct `The generated parsers` {
  @Test(arguments: SmallText.allCases)
  func `agree with the machine on notes`(kind: SmallText) throws {
    var law = Agreement<MiniMarkdownParser>(kind, try MiniMarkdownParser.grammar())
    #expect(law.firstFailure(seed: firstSeed, texts: textCount) == nil)
  }

  @Test(arguments: SmallText.allCases)
  func `agree with the machine on the dialect`(kind: SmallText) throws {
    var law = Agreement<LibraryNotesParser>(kind, try LibraryNotesParser.grammar())
    #expect(law.firstFailure(seed: firstSeed, texts: textCount) == nil)
  }
}

/// The law: a generated parser, the machine and the machine without memo write the same, unit by
/// unit, and what they write is a tree that covers every byte once.
///
/// A generated parser knows at the first byte what cannot begin there, so that it may look less far
/// than the machine.
struct Agreement<Made: MadeParser & ~Copyable>: ~Copyable {
  private var made: Made
  private var machine: Reference<Made>
  private var naive: Reference<Made>
  private let kind: SmallText

  init(_ kind: SmallText, _ grammar: PegGrammar) {
    made = Made()
    machine = Reference(grammar)
    naive = Reference(grammar, usesMemo: false)
    self.kind = kind
  }

  mutating func firstFailure(seed: Int, texts: Int) -> String? {
    for seed in seed..<seed + texts {
      let trial = Trial(kind, seed: seed)
      made.cuts(blocksOver: trial.blockMax, intoUnitsOf: trial.unitMin)
      machine.cuts(blocksOver: trial.blockMax, intoUnitsOf: trial.unitMin)
      naive.cuts(blocksOver: trial.blockMax, intoUnitsOf: trial.unitMin)
      if let fault = fault(of: trial.text, trial.seams) { return "\(fault): \(trial)" }
    }
    return nil
  }

  private mutating func fault(of text: [UInt8], _ seams: [Int]) -> String? {
    let units = made.units(of: text, seams: seams)
    for unit in units {
      if let fault = unit.fault(kinds: Made.kinds, textCount: text.count) {
        return "at \(unit.start) \(fault)"
      }
    }
    let others = machine.units(of: text, seams: seams)
    if let fault = difference(units, others) { return "the machine: \(fault)" }
    if let fault = difference(others, naive.units(of: text, seams: seams), isExact: true) {
      return "without memo: \(fault)"
    }
    return nil
  }

  private func difference(
    _ units: [ParsedUnit], _ others: [ParsedUnit], isExact: Bool = false
  ) -> String? {
    for (unit, other) in zip(units, others) where unit != other {
      if unit.result.end != other.result.end {
        return "a unit at \(unit.start) ends at \(unit.result.end), not \(other.result.end)"
      }
      if unit.tape != other.tape { return "the unit at \(unit.start) has another tree" }
      if unit.result.next != other.result.next || unit.result.examined > other.result.examined
        || (isExact && unit.result.examined != other.result.examined)
      {
        return "the unit at \(unit.start): \(unit.result), not \(other.result)"
      }
    }
    return units.count == others.count ? nil : "other units"
  }
}
