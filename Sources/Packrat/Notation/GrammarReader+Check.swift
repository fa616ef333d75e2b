// Mistakes that show only in the whole.

extension GrammarReader {
  func check(_ nodes: [SyntaxTree.Node]) throws(SyntaxError) {
    guard grammar.kinds.count <= PegGrammar.kindsMax else {
      throw SyntaxError(
        text: tree.text, offset: 0, message: "more than \(PegGrammar.kindsMax) kinds of nodes")
    }
    let analysis = GrammarAnalysis(grammar)
    for (index, node) in nodes.enumerated() {
      if begins(with: index, grammar.rules[index].expression, analysis) {
        throw mistake(
          node, "rule '\(grammar.rules[index].name)' begins with itself, and would never end")
      }
      if let form = misplaced(grammar.rules[index].expression) { throw mistake(node, form) }
      if !isCutRightly(grammar.rules[index].expression) {
        throw mistake(
          node, "'@tree' belongs in a rule of the form (kind: ... @tree(...) ...), once")
      }
    }
  }

  /// Whether a rule can come to itself before anything is taken.
  func begins(
    with rule: Int, _ expression: Expression, _ analysis: GrammarAnalysis
  ) -> Bool {
    var seen: Set<Int> = []
    var open: [Expression] = [expression]
    while let next = open.popLast() {
      switch next {
      case .rule(let index):
        if index == rule { return true }
        if seen.insert(index).inserted { open.append(grammar.rules[index].expression) }
      case .sequence(let steps):
        for step in steps {
          open.append(step)
          if !analysis.isNullable(step) { break }
        }
      case .hanging(let opening, let body, _):
        open.append(opening)
        if analysis.isNullable(opening) { open.append(body) }
      case .close: continue
      case .inside(_, let body): open.append(body)
      default: open.append(contentsOf: next.parts)
      }
    }
    return false
  }

  /// What is wrong with where a form stands, or nothing.
  func misplaced(_ expression: Expression) -> String? {
    switch expression {
    case .reach(let body), .pairs(let body, _, _):
      guard case .repeated = body else { return "'@reach' and '@pairs' hold a repetition" }
    case .tree(let body):
      switch body {
      case .repeated(_, _, nil), .within: break
      default: return "'@tree' holds a repetition or a '@within'"
      }
    default: break
    }
    for part in expression.parts {
      if let found = misplaced(part) { return found }
    }
    return nil
  }

  /// Whether a rule that was cut in a `@tree` can be gone on with there.
  func isCutRightly(_ rule: Expression) -> Bool {
    var below = 0
    var open: [Expression] = [rule]
    while let next = open.popLast() {
      if case .tree = next { below += 1 }
      open.append(contentsOf: next.parts)
    }
    guard below > 0 else { return true }
    guard below == 1, case .branch(_, .sequence(let steps)) = rule else { return false }
    return steps.contains { if case .tree = $0 { true } else { false } }
  }
}
