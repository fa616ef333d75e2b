/// What can be known of a grammar without a text.
struct GrammarAnalysis {
  let grammar: PegGrammar
  /// Rules that can be reached from themselves.
  private(set) var isRecursive: [Bool] = []
  /// Rules that can match without taking a byte.
  private(set) var isNullable: [Bool] = []
  /// Rules that can write a tree.
  private(set) var isWriting: [Bool] = []
  /// Rules that can fail after they wrote something.
  private(set) var isDirtying: [Bool] = []
  /// The delimiters, brackets, prefixes and memos of the grammar, each with its number.
  private(set) var runs: [Expression.Run] = []
  private(set) var openings: [Expression.Opening] = []
  private(set) var prefixes: [Expression] = []
  private(set) var memoNumbers: [Expression: Int] = [:]

  init(_ grammar: PegGrammar) {
    self.grammar = grammar
    for rule in grammar.rules { number(rule.expression) }
    isNullable = [Bool](repeating: false, count: grammar.rules.count)
    isWriting = isNullable
    isDirtying = isNullable
    var isStable = false
    while !isStable {
      isStable = true
      for (index, rule) in grammar.rules.enumerated() {
        let nullable = isNullable(rule.expression)
        let writing = writes(rule.expression)
        let dirtying = dirties(rule.expression)
        if nullable != isNullable[index] || writing != isWriting[index]
          || dirtying != isDirtying[index]
        {
          isStable = false
        }
        isDirtying[index] = dirtying
        isNullable[index] = nullable
        isWriting[index] = writing
      }
    }
    isRecursive = grammar.rules.indices.map { reaches($0, from: grammar.rules[$0].expression) }
  }

  private mutating func number(_ expression: Expression) {
    switch expression {
    case .run(let run): if !runs.contains(run) { runs.append(run) }
    case .open(let opening): if !openings.contains(opening) { openings.append(opening) }
    case .inside(let prefix, _): if !prefixes.contains(prefix) { prefixes.append(prefix) }
    case .memo(let body):
      if memoNumbers[body] == nil { memoNumbers[body] = memoNumbers.count }
    default: break
    }
    for part in expression.parts { number(part) }
  }

  private func reaches(_ rule: Int, from expression: Expression) -> Bool {
    var seen: Set<Int> = []
    var open: [Expression] = [expression]
    while let next = open.popLast() {
      if case .rule(let index) = next {
        if index == rule { return true }
        if seen.insert(index).inserted { open.append(grammar.rules[index].expression) }
      }
      open.append(contentsOf: next.parts)
    }
    return false
  }

  /// Whether an expression can match without taking a byte.
  func isNullable(_ expression: Expression) -> Bool {
    switch expression {
    case .literal(let bytes, _): bytes.isEmpty
    case .characters, .emoji, .columns, .words, .run, .open, .close: false
    case .rule(let index): isNullable[index]
    case .sequence(let steps): steps.allSatisfy(isNullable)
    case .choice(let alternatives): alternatives.contains(where: isNullable)
    case .repeated(let body, let least, _): least == 0 || isNullable(body)
    case .ahead, .notAhead, .becomes, .after, .margin, .margins, .same, .twin, .pairs: true
    case .branch(_, let body), .leaf(_, let body), .keep(_, let body), .tree(let body),
      .reach(let body), .memo(let body), .most(_, let body),
      .deep(_, let body):
      isNullable(body)
    case .inside(_, let body): isNullable(body)
    case .hanging(let opening, let body, _): isNullable(opening) && isNullable(body)
    case .within(let extent, _): isNullable(extent)
    }
  }

  /// Whether an expression can write a tree.
  func writes(_ expression: Expression) -> Bool {
    switch expression {
    case .branch, .leaf, .becomes, .pairs, .run, .open, .close, .margin, .margins, .hanging: true
    case .rule(let index): isWriting[index]
    case .ahead, .notAhead: false
    case .within(_, let content): writes(content)
    default: expression.parts.contains(where: writes)
    }
  }

  /// Whether an expression can fail after it wrote something, which then has to be taken back.
  func dirties(_ expression: Expression) -> Bool {
    switch expression {
    case .rule(let index): return isDirtying[index]
    case .sequence(let steps):
      var hasWritten = false
      for step in steps {
        if dirties(step) || (hasWritten && canFail(step)) { return true }
        hasWritten = hasWritten || writes(step)
      }
      return false
    // A choice, and each step of a repetition, clean up behind themselves.
    case .choice, .ahead, .notAhead, .leaf, .pairs, .close: return false
    case .repeated(let body, let least, let most):
      return (least > 1 || most != nil) && writes(body)
    case .branch(_, let body): return canFail(body)
    case .hanging(let opening, let body, _):
      return dirties(opening) || dirties(body) || (writes(opening) && canFail(body))
    case .margin: return true
    case .within(_, let content): return writes(content)
    case .inside(_, let body), .tree(let body), .reach(let body), .keep(_, let body),
      .most(_, let body), .deep(_, let body):
      return writes(body) && canFail(body)
    case .memo: return false
    case .literal, .characters, .emoji, .becomes, .after, .same, .margins, .columns, .run, .open,
      .twin, .words:
      return false
    }
  }

  /// Whether an expression can fail at all; in doubt it can.
  private func canFail(_ expression: Expression) -> Bool {
    switch expression {
    case .repeated(_, 0, nil), .margins, .pairs: false
    case .choice(let alternatives): alternatives.last != .sequence([])
    case .sequence(let steps): steps.contains(where: canFail)
    case .leaf(_, let body), .branch(_, let body), .tree(let body), .reach(let body):
      canFail(body)
    default: true
    }
  }
}

extension Expression {
  /// The expressions directly in this one.
  var parts: [Expression] {
    switch self {
    case .literal, .characters, .emoji, .rule, .becomes, .after, .same, .margin, .margins,
      .columns, .run, .open, .twin, .words:
      []
    case .sequence(let parts), .choice(let parts): parts
    case .repeated(let part, _, _), .ahead(let part), .notAhead(let part), .branch(_, let part),
      .leaf(_, let part), .keep(_, let part), .tree(let part), .reach(let part),
      .memo(let part), .most(_, let part), .deep(_, let part), .pairs(let part, _, _):
      [part]
    case .inside(let prefix, let body): [prefix, body]
    case .hanging(let opening, let body, _): [opening, body]
    case .within(let extent, let content): [extent, content]
    case .close(_, let target, let label): [target, label]
    }
  }
}
