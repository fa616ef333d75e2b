import Foundation
import Grammar
import Testing

@testable import Packrat

@Suite struct `A parser kept as source` {
  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ParserSource.all.map(\.path))
  func `is what its grammar makes`(path: String) throws {
    let parser = try #require(ParserSource.all.first { $0.path == path })
    let kept = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    let isNew = try parser.source() == kept
    #expect(
      isNew, "\(path) is not made from Grammar/\(parser.grammar) as it is now: 'make parsers'")
  }

  static let grammars: [[UInt8]] = [
    GrammarText.peg, GrammarText.json, GrammarText.miniMarkdown, GrammarText.libraryNotes,
    GrammarText.frontMatter,
  ]

  @Test(arguments: grammars)
  func `reads a grammar as the machine does`(text: [UInt8]) throws {
    var machine = Machine(try PegGrammar(reading: GrammarText.peg))
    var naive = Machine(try PegGrammar(reading: GrammarText.peg), usesMemo: false)
    var parser = PegParser()
    var tape: [Tape.Entry] = []
    let result = text.withUnsafeBufferPointer {
      parser.parseUnit(in: $0, at: 0, entry: .first, seam: nil, onto: &tape)
    }
    #expect(result.end == text.count)
    #expect(try machine.parse(text).tape == tape)
    #expect(try naive.parse(text).tape == tape)
    #expect(PegParser.kinds == machine.grammar.kinds)
  }
}
