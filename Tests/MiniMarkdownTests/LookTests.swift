import MiniMarkdown
import Packrat
import TestCorpora
import Testing

private let textCount: Int = number("LIBNOTES_TEXTS", else: 150, long: 20_000)
private let firstSeed: Int = number("LIBNOTES_SEED", else: 1)

@Suite struct `What a unit has looked at` {
  @Test(arguments: SmallText.allCases)
  func `is all that it depends on, in notes`(kind: SmallText) throws {
    var law = Look(MiniMarkdownParser(), kind)
    #expect(law.firstFailure(seed: firstSeed, texts: textCount) == nil)
  }

  @Test(arguments: SmallText.allCases)
  func `is all that it depends on, in the dialect`(kind: SmallText) throws {
    var law = Look(LibraryNotesParser(), kind)
    #expect(law.firstFailure(seed: firstSeed, texts: textCount) == nil)
  }

  @Test(arguments: SmallText.allCases)
  func `is all that it depends on, in the machine`(kind: SmallText) throws {
    var law = Look(Reference<MiniMarkdownParser>(try MiniMarkdownParser.grammar()), kind)
    #expect(law.firstFailure(seed: firstSeed, texts: textCount) == nil)
    var other = Look(Reference<LibraryNotesParser>(try LibraryNotesParser.grammar()), kind)
    #expect(other.firstFailure(seed: firstSeed, texts: textCount) == nil)
  }

  @Test(arguments: SmallText.allCases)
  func `is found to be too little when one byte of it is hidden`(kind: SmallText) throws {
    var law = Look(MiniMarkdownParser(), kind, hides: 1)
    #expect(law.firstFailure(seed: firstSeed, texts: textCount) != nil)
  }
}

@Suite struct `The last byte a unit has looked at` {
  @Test(arguments: SmallText.allCases)
  func `matters, in notes`(kind: SmallText) throws {
    var law = Look(MiniMarkdownParser(), kind)
    #expect(law.firstFailure(seed: firstSeed, texts: textCount / 5, isTight: true) == nil)
  }

  // Where a grapheme ends is asked of bytes that are none, too.
  @Test(arguments: [SmallText.marks, .lines, .dense])
  func `matters, in the dialect`(kind: SmallText) throws {
    var law = Look(LibraryNotesParser(), kind)
    #expect(law.firstFailure(seed: firstSeed, texts: textCount / 5, isTight: true) == nil)
  }

  @Test(arguments: SmallText.allCases)
  func `is found to be too much when one more is added`(kind: SmallText) throws {
    var law = Look(MiniMarkdownParser(), kind, hides: -1)
    #expect(law.firstFailure(seed: firstSeed, texts: textCount / 5, isTight: true) != nil)
  }
}

/// The law: whatever stands behind the last byte a unit has looked at, and before its first, the
/// unit is the same.
struct Look<Rules: CuttingRules & ~Copyable>: ~Copyable {
  private var rules: Rules
  private let kind: SmallText
  /// How many bytes too few each unit is said to have looked at.
  private let hides: Int

  init(_ rules: consuming Rules, _ kind: SmallText, hides: Int = 0) {
    self.rules = rules
    self.kind = kind
    self.hides = hides
  }

  /// With `isTight` the law is the other half: the last byte looked at makes a difference.
  mutating func firstFailure(seed: Int, texts: Int, isTight: Bool = false) -> String? {
    for seed in seed..<seed + texts {
      var trial = Trial(kind, seed: seed)
      rules.cuts(blocksOver: trial.blockMax, intoUnitsOf: trial.unitMin)
      for unit in rules.units(of: trial.text, seams: trial.seams) {
        guard let fault = isTight ? waste(of: unit, trial) : fault(of: unit, &trial) else {
          continue
        }
        return "\(fault): \(trial)"
      }
    }
    return nil
  }

  private mutating func fault(of unit: ParsedUnit, _ trial: inout Trial) -> String? {
    let (text, seam) = (trial.text, trial.seam(of: unit))
    let examined = unit.result.examined - hides
    if examined <= text.count {
      let known = Array(text[..<examined])
      for attempt in 0..<4 {
        let kind = trial.random.one(of: SmallText.allCases)
        let rest = attempt == 0 ? [] : kind.text(pieces: 1...4, &trial.random)
        let other = rules.unit(of: known + rest, at: unit.start, entry: unit.entry, seam: seam)
        if other != unit {
          return "the unit at \(unit.start) \(unit.result) becomes \(other.result) before \(rest)"
        }
      }
    }
    // A unit that goes on with a block may look at the character before it.
    let before = unit.entry.continues ? max(0, unit.start - 4) : unit.start
    var noise: [UInt8] = []
    while noise.count < before { noise += kind.text(pieces: 1...9, &trial.random) }
    let other = rules.unit(
      of: Array(noise[..<before]) + text[before...], at: unit.start, entry: unit.entry, seam: seam)
    if other != unit { return "the unit at \(unit.start) has looked before itself" }
    return nil
  }

  private mutating func waste(of unit: ParsedUnit, _ trial: Trial) -> String? {
    let (text, seam) = (trial.text, trial.seam(of: unit))
    var last = min(unit.result.examined - hides - 1, text.count)
    // The byte after a carriage return or within a character may be looked at for nothing.
    while last > unit.start, last == text.count || text[last] >= 0x80, text[last - 1] >= 0x80 {
      last -= 1
    }
    if last > unit.start, text[last - 1] == 0x0D { last -= 1 }
    guard last > unit.start else { return nil }
    let known = Array(text[..<last])
    // Nothing at all there, or any ASCII character, or a letter beyond ASCII.
    let others: [[UInt8]] =
      [[], [0xC3], [0xC3, 0xA9], [0xE2, 0x80, 0x83], [0x80]] + (0..<128).map { [$0] }
    for other in others {
      let changed = rules.unit(of: known + other, at: unit.start, entry: unit.entry, seam: seam)
      if changed != unit { return nil }
    }
    return "the unit at \(unit.start) \(unit.result) is the same, whatever its last byte is"
  }
}
