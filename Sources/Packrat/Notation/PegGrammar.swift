/// A grammar, read: its rules in order, and the kinds of nodes they write.
package struct PegGrammar: Hashable, Sendable {
  package struct Rule: Hashable, Sendable {
    package var name: String
    package var expression: Expression
  }

  /// Whether a character is a scalar, or a grapheme (`@graphemes` at the top of the grammar).
  package var countsGraphemes: Bool
  /// The first is where parsing begins.
  package var rules: [Rule]
  /// The names of the kinds of nodes, fewer than 128.
  package var kinds: [String]
  /// The rules for a block and for what lies between blocks (`@units(Block, Blank)` in the first
  /// rule), when a text can be parsed block by block.
  package var units: Units?

  package struct Units: Hashable, Sendable {
    /// The rule tried first at the very start of a text, when there is one.
    package var first: Int?
    package var block: Int
    package var blank: Int
  }

  package init(countsGraphemes: Bool, rules: [Rule], kinds: [String], units: Units?) {
    self.countsGraphemes = countsGraphemes
    self.rules = rules
    self.kinds = kinds
    self.units = units
  }

  /// The most that `{...}` can ask for.
  package static let countMax: Int = 10_000
  /// The most rows that one rule can keep.
  package static let rowsMax: Int = 4
  /// The most kinds that fit on a tape.
  package static let kindsMax: Int = 127
}
