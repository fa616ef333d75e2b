import Grammar
import Testing

@testable import Packrat

@Suite struct `A grammar` {
  /// Reads one rule, and what it says.
  static func expression(_ text: String) throws -> Packrat.Expression {
    let grammar = try PegGrammar(reading: Array("A <- \(text)\nB <- 'b'".utf8))
    return try #require(grammar.rules.first).expression
  }

  static let plain: [(String, Packrat.Expression)] = [
    (#"'a\n\t\r\'\\é'"#, .literal(Array("a\n\t\r'\\é".utf8), ignoringCase: false)),
    ("''", .literal([], ignoringCase: false)),
    ("'tl;dr'i", .literal(Array("tl;dr".utf8), ignoringCase: true)),
    (".", .characters(.any)),
    ("[^\\n]", .characters(Characters(ranges: [10...10], isNegated: true))),
    (
      #"[a-c\]\-\u{2014}\u{0}-\u{1F}é\p{L}\p{Emoji}]"#,
      .characters(
        Characters(
          ranges: [97...99, 93...93, 45...45, 0x2014...0x2014, 0...31, 233...233],
          properties: [.letter, .emoji]))
    ),
    ("[]", .characters(Characters())),
    ("B", .rule(1)),
    ("B B", .sequence([.rule(1), .rule(1)])),
    ("B / B B / B", .choice([.rule(1), .sequence([.rule(1), .rule(1)]), .rule(1)])),
    ("(B / B) B", .sequence([.choice([.rule(1), .rule(1)]), .rule(1)])),
    ("B*", .repeated(.rule(1), least: 0, most: nil)),
    ("B+", .repeated(.rule(1), least: 1, most: nil)),
    ("B?", .choice([.rule(1), .sequence([])])),
    ("B{3}", .repeated(.rule(1), least: 3, most: 3)),
    ("B{2,5}", .repeated(.rule(1), least: 2, most: 5)),
    ("B{,5}", .repeated(.rule(1), least: 0, most: 5)),
    ("B{2,}", .repeated(.rule(1), least: 2, most: nil)),
    ("&B !B*", .sequence([.ahead(.rule(1)), .notAhead(.repeated(.rule(1), least: 0, most: nil))])),
    ("(kind-1: B)", .branch(0, .rule(1))),
    ("B* as kind_2", .leaf(0, .repeated(.rule(1), least: 0, most: nil))),
    ("'as' as as", .leaf(0, .literal(Array("as".utf8), ignoringCase: false))),
  ]

  @Test(arguments: plain)
  func `is read`(text: String, expression: Packrat.Expression) throws {
    #expect(try Self.expression(text) == expression)
  }

  static let forms: [(String, Packrat.Expression)] = [
    ("@emoji", .emoji),
    ("@margin @margins", .sequence([.margin, .margins])),
    ("@columns(4)", .columns(4)),
    ("@after[^a]", .after(Characters(ranges: [97...97], isNegated: true))),
    ("@becomes(x)", .becomes(0)),
    ("@keep(row, B) @same(row)", .sequence([.keep(0, .rule(1)), .same(0)])),
    ("@inside(B, B B)", .inside(prefix: .rule(1), body: .sequence([.rule(1), .rule(1)]))),
    ("@hanging(B, B, indent)", .hanging(opening: .rule(1), body: .rule(1), kind: 0)),
    ("@within(B, B)", .within(extent: .rule(1), content: .rule(1))),
    ("@memo(B*)", .memo(.repeated(.rule(1), least: 0, most: nil))),
    ("@reach(B*)", .reach(.repeated(.rule(1), least: 0, most: nil))),
    ("@most(9, B)", .most(9, .rule(1))),
    ("@deep(8, B)", .deep(8, .rule(1))),
    ("@twin('`')", .twin(96)),
    (
      "@words([^:], '://')",
      .words(Characters(ranges: [58...58], isNegated: true), before: [58, 47, 47])
    ),
    ("@words([^*])", .words(Characters(ranges: [42...42], isNegated: true), before: [])),
    (
      "@pairs(B*, text, mark)",
      .pairs(.repeated(.rule(1), least: 0, most: nil), text: 0, mark: 1)
    ),
    (
      "@run('*', one, two)",
      .run(Expression.Run(byte: 42, one: 0, two: 1, isOutsideWords: false))
    ),
    (
      "@run('~', -, two, outside)",
      .run(Expression.Run(byte: 126, one: nil, two: 0, isOutsideWords: true))
    ),
    (
      "@open('![', a, b)",
      .open(Expression.Opening(bytes: [33, 91], kind: 0, reference: 1, isAlone: false))
    ),
    (
      "@open('[', a, b, alone)",
      .open(Expression.Opening(bytes: [91], kind: 0, reference: 1, isAlone: true))
    ),
    ("@close(']', B, B)", .close(93, target: .rule(1), label: .rule(1))),
    (
      "(x: 'a' @tree(B*))",
      .branch(
        0,
        .sequence([
          .literal([97], ignoringCase: false), .tree(.repeated(.rule(1), least: 0, most: nil)),
        ]))
    ),
  ]

  @Test(arguments: forms)
  func `knows the form`(text: String, expression: Packrat.Expression) throws {
    #expect(try Self.expression(text) == expression)
  }

  @Test func `says what its units are`() throws {
    let two = try PegGrammar(reading: Array("A <- @units(B, C)\nB <- 'b'\nC <- 'c'".utf8))
    #expect(two.units == PegGrammar.Units(first: nil, block: 1, blank: 2))
    let three = try PegGrammar(reading: Array("A <- @units(C, B, C)\nB <- 'b'\nC <- 'c'".utf8))
    #expect(three.units == PegGrammar.Units(first: 2, block: 1, blank: 2))
  }

  @Test func `has kinds in the order they come, comments, and a directive`() throws {
    let text = """
      # about
      @graphemes
      A<-(x:'a' as y)# B <- 'b'
        / # between
        'c' as x
      """
    let grammar = try PegGrammar(reading: Array(text.utf8))
    #expect(grammar.countsGraphemes)
    #expect(grammar.kinds == ["x", "y"])
    #expect(grammar.rules.map(\.name) == ["A"])
  }
}
