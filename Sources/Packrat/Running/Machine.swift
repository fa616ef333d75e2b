/// Runs a grammar as it was read, rule by rule: for grammars that come at run time, and as the
/// reference for the generated parsers. Both write the same tape.
package struct Machine: ~Copyable {
  package let grammar: PegGrammar
  package var scan: Scan = Scan()
  let isRecursive: [Bool]
  /// What `@keep` has matched, for the rules being run.
  var rows: [Scan.Row] = []
  var rowBase: Int = 0
  /// The branches being written.
  var slots: [Int] = []
  var prefixes: [Expression]
  var prefixNumbers: [Expression: Int]
  let memoNumbers: [Expression: Int]
  /// What was expected at the furthest place that failed, for a message.
  package var expectation: Expectation = Expectation()
  var isExplaining: Bool = false
  /// Which rules have matched something, for tests that leave none out.
  package var isReached: [Bool]
  var rule: Int = 0

  /// Where a parse got stuck, and what it looked for there.
  package struct Expectation: Sendable {
    package var position: Int = 0
    package var wanted: [String] = []
  }

  /// `usesMemo` off: nothing is remembered, so that this is the naive reference.
  package init(_ grammar: PegGrammar, usesMemo: Bool = true) {
    self.grammar = grammar
    let analysis = GrammarAnalysis(grammar)
    isRecursive = analysis.isRecursive
    isReached = grammar.rules.map { _ in false }
    scan.usesMemo = usesMemo
    scan.pairing.runs = analysis.runs
    scan.pairing.openings = analysis.openings
    prefixes = analysis.prefixes
    prefixNumbers = [:]
    for (index, prefix) in prefixes.enumerated() { prefixNumbers[prefix] = index }
    memoNumbers = analysis.memoNumbers
  }
}
