/// Writes a grammar as Swift: one function a rule, which gives where it ended, or -1.
///
/// Failure is a `break` out of a labelled `do`; sets of first bytes are bits of one table, so that
/// a choice looks only at what can begin with the byte at hand.
package struct ParserWriter {
  let grammar: PegGrammar
  let analysis: GrammarAnalysis
  let name: String
  let file: String
  var lines: [String] = []
  var indent: Int = 1
  var labels: Int = 0
  /// The sets of bytes of the table, each with its bit.
  var sets: [[Bool]] = []
  var classes: [Characters] = []
  /// Where failure leads, innermost last, and the branches that are open.
  var exits: [String] = ["fail"]
  var slots: [String] = []
  var rule: Int = 0

  /// `name` is the type's, `file` the grammar's, both for the heading.
  package init(_ grammar: PegGrammar, name: String, file: String) {
    self.grammar = grammar
    self.name = name
    self.file = file
    analysis = GrammarAnalysis(grammar)
  }

  /// The whole source file.
  package mutating func source() -> String {
    for (index, rule) in grammar.rules.enumerated() {
      self.rule = index
      write(rule, index)
      if let steps = resumed(rule.expression) { writeResume(rule, steps) }
    }
    writeDispatch()
    return heading() + lines.joined(separator: "\n") + "\n}\n"
  }
}
