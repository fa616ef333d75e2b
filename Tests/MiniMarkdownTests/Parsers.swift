import Grammar
import MiniMarkdown
import Packrat

/// Rules that can be told where a long block is cut, so that a short one can be long for a test.
protocol CuttingRules: UnitRules, ~Copyable {
  mutating func cuts(blocksOver blockMax: Int, intoUnitsOf unitMin: Int)
}

/// A generated parser together with the grammar it was made from.
protocol MadeParser: CuttingRules, ~Copyable {
  static func grammar() throws(SyntaxError) -> PegGrammar
  init()
  /// What was done since the unit began.
  var workDone: Int { get }
}

extension MiniMarkdownParser: MadeParser {
  static func grammar() throws(SyntaxError) -> PegGrammar {
    try PegGrammar(reading: GrammarText.miniMarkdown)
  }

  var workDone: Int { scan.workDone }

  mutating func cuts(blocksOver blockMax: Int, intoUnitsOf unitMin: Int) {
    (scan.blockMax, scan.unitMin) = (blockMax, unitMin)
  }
}

extension LibraryNotesParser: MadeParser {
  static func grammar() throws(SyntaxError) -> PegGrammar {
    try PegGrammar(reading: GrammarText.libraryNotes)
  }

  var workDone: Int { scan.workDone }

  mutating func cuts(blocksOver blockMax: Int, intoUnitsOf unitMin: Int) {
    (scan.blockMax, scan.unitMin) = (blockMax, unitMin)
  }
}

/// The machine, running the grammar that a parser was made from.
struct Reference<Made: MadeParser & ~Copyable>: CuttingRules, ~Copyable {
  var machine: Machine

  init(_ grammar: PegGrammar, usesMemo: Bool = true) {
    machine = Machine(grammar, usesMemo: usesMemo)
  }

  static var kinds: [String] { Made.kinds }

  mutating func cuts(blocksOver blockMax: Int, intoUnitsOf unitMin: Int) {
    (machine.scan.blockMax, machine.scan.unitMin) = (blockMax, unitMin)
  }

  mutating func parseUnit(
    in window: UnsafeBufferPointer<UInt8>, at start: Int, entry: UnitEntry, seam: Int?,
    onto tape: inout [Tape.Entry]
  ) -> UnitResult {
    machine.parseUnit(in: window, at: start, entry: entry, seam: seam, onto: &tape)
  }
}

/// A parser that says of each unit that it has looked less far than it did.
struct Shortsighted<Made: MadeParser & ~Copyable>: MadeParser, ~Copyable {
  private var made: Made
  private let hides: Int

  init() { self.init(hides: 0) }

  init(hides: Int) {
    made = Made()
    self.hides = hides
  }

  static var kinds: [String] { Made.kinds }

  var workDone: Int { made.workDone }

  static func grammar() throws(SyntaxError) -> PegGrammar { try Made.grammar() }

  mutating func cuts(blocksOver blockMax: Int, intoUnitsOf unitMin: Int) {
    made.cuts(blocksOver: blockMax, intoUnitsOf: unitMin)
  }

  mutating func parseUnit(
    in window: UnsafeBufferPointer<UInt8>, at start: Int, entry: UnitEntry, seam: Int?,
    onto tape: inout [Tape.Entry]
  ) -> UnitResult {
    var result = made.parseUnit(in: window, at: start, entry: entry, seam: seam, onto: &tape)
    result.examined = max(result.end, result.examined - hides)
    return result
  }
}

/// One unit of a text, parsed.
struct ParsedUnit: Hashable {
  var start: Int
  var entry: UnitEntry
  var result: UnitResult
  var tape: [Tape.Entry]
}

extension UnitRules where Self: ~Copyable {
  /// One unit of a text.
  mutating func unit(
    of text: [UInt8], at start: Int, entry: UnitEntry, seam: Int? = nil
  ) -> ParsedUnit {
    var tape: [Tape.Entry] = []
    let result = text.withUnsafeBufferPointer { window in
      parseUnit(in: window, at: start, entry: entry, seam: seam, onto: &tape)
    }
    return ParsedUnit(start: start, entry: entry, result: result, tape: tape)
  }

  /// The units of a text, up to the first that takes nothing; those that go on with a block are
  /// cut at a seam where one is given.
  mutating func units(of text: [UInt8], seams: [Int] = []) -> [ParsedUnit] {
    var units: [ParsedUnit] = []
    var position = 0
    var entry = UnitEntry.first
    while position < text.count {
      let from = position
      let seam = entry.continues ? seams.first { $0 > from } : nil
      units.append(unit(of: text, at: position, entry: entry, seam: seam))
      guard let result = units.last?.result, result.end > position else { break }
      (position, entry) = (result.end, result.next)
    }
    return units
  }
}
