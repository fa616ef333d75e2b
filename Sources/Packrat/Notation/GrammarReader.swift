/// Makes a grammar of the tree of its text.
struct GrammarReader {
  private let tree: SyntaxTree
  private var grammar: PegGrammar = PegGrammar(
    countsGraphemes: false, rules: [], kinds: [], units: nil)
  private var numbers: [String: Int] = [:]
  /// The names that `@keep` gives in the rule being read.
  private var kept: [String] = []

  init(_ tree: SyntaxTree) { self.tree = tree }

  mutating func read() throws(SyntaxError) -> PegGrammar {
    let rules = tree.roots.filter { tree.name(of: $0) == "rule" }
    grammar.countsGraphemes = tree.roots.contains { tree.name(of: $0) == "directive" }
    for (index, rule) in rules.enumerated() {
      let name = part("name", of: rule)
      guard numbers.updateValue(index, forKey: text(name)) == nil else {
        throw mistake(name, "a second rule '\(text(name))'")
      }
    }
    for rule in rules {
      kept = []
      let choice = part("choice", of: rule)
      grammar.rules.append(
        PegGrammar.Rule(name: text(part("name", of: rule)), expression: try choice_(choice)))
    }
    if grammar.units != nil { _ = kind("error") }
    try check(rules)
    return grammar
  }

  // MARK: The tree

  private func text(_ node: SyntaxTree.Node) -> String {
    String(decoding: tree.bytes(of: node), as: UTF8.self)
  }

  /// The first child of a kind; the grammar of grammars promises that it is there.
  private func part(_ kind: String, of node: SyntaxTree.Node) -> SyntaxTree.Node {
    guard let found = optional(kind, of: node) else {
      preconditionFailure("a \(tree.name(of: node)) without a \(kind)")
    }
    return found
  }

  private func optional(_ kind: String, of node: SyntaxTree.Node) -> SyntaxTree.Node? {
    tree.children(of: node).first { tree.name(of: $0) == kind }
  }

  private func mistake(_ node: SyntaxTree.Node, _ message: String) -> SyntaxError {
    SyntaxError(text: tree.text, offset: node.range.lowerBound, message: message)
  }

  private mutating func kind(_ name: String) -> UInt8 {
    if let index = grammar.kinds.firstIndex(of: name) { return UInt8(index) }
    grammar.kinds.append(name)
    return UInt8(truncatingIfNeeded: min(grammar.kinds.count - 1, PegGrammar.kindsMax))
  }

  // MARK: Expressions

  private mutating func choice_(_ node: SyntaxTree.Node) throws(SyntaxError) -> Expression {
    var alternatives: [Expression] = []
    for sequence in tree.children(of: node) where tree.name(of: sequence) == "sequence" {
      var steps: [Expression] = []
      for step in tree.children(of: sequence) { steps.append(try self.step(step)) }
      alternatives.append(steps.count == 1 ? steps[0] : .sequence(steps))
    }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  private mutating func step(_ node: SyntaxTree.Node) throws(SyntaxError) -> Expression {
    var look: SyntaxTree.Node?
    var expression: Expression?
    var isLeaf = false
    for part in tree.children(of: node) {
      switch tree.name(of: part) {
      case "look": look = part
      case "space": continue
      case "count":
        if let body = expression { expression = try repeated(body, part) }
      case "as": isLeaf = true
      case "word" where isLeaf:
        if let body = expression { expression = .leaf(kind(text(part)), body) }
      default: expression = try atom(part)
      }
    }
    guard let expression else { throw mistake(node, "expected an expression") }
    guard let look else { return expression }
    return text(look) == "&" ? .ahead(expression) : .notAhead(expression)
  }

  private func repeated(
    _ body: Expression, _ count: SyntaxTree.Node
  ) throws(SyntaxError) -> Expression {
    switch text(count) {
    case "*": return .repeated(body, least: 0, most: nil)
    case "+": return .repeated(body, least: 1, most: nil)
    case "?": return .choice([body, .sequence([])])
    case let bounds:
      let numbers = bounds.dropFirst().dropLast().split(
        separator: ",", omittingEmptySubsequences: false
      ).map { Int($0) }
      let least = numbers.first.flatMap { $0 } ?? 0
      let most = numbers.count == 1 ? least : numbers[1]
      guard (most ?? least) >= least, (most ?? least) <= 10_000 else {
        throw mistake(count, "bounds that no text can keep")
      }
      return .repeated(body, least: least, most: most)
    }
  }

  private mutating func atom(_ node: SyntaxTree.Node) throws(SyntaxError) -> Expression {
    switch tree.name(of: node) {
    case "literal":
      let characters = optional("characters", of: node).map { bytes(of: $0) } ?? []
      return .literal(characters, ignoringCase: optional("ignoring", of: node) != nil)
    case "class": return .characters(try characters(node))
    case "any": return .characters(.any)
    case "group": return try choice_(part("choice", of: node))
    case "branch":
      let kind = kind(text(part("word", of: node)))
      return .branch(kind, try choice_(part("choice", of: node)))
    case "reference":
      guard let index = numbers[text(node)] else {
        throw mistake(node, "there is no rule '\(text(node))'")
      }
      return .rule(index)
    case "call": return try call(node)
    default: throw mistake(node, "'\(text(node))' belongs between the brackets of an '@' form")
    }
  }

  private mutating func characters(
    _ node: SyntaxTree.Node
  ) throws(SyntaxError) -> Characters {
    var characters = Characters(isNegated: optional("negated", of: node) != nil)
    for member in tree.children(of: node) {
      switch tree.name(of: member) {
      case "letter":
        let value = scalar(member)
        characters.ranges.append(value...value)
      case "range":
        let letters = tree.children(of: member).filter { tree.name(of: $0) == "letter" }
        let (first, last) = (scalar(letters[0]), scalar(letters[1]))
        guard first <= last else { throw mistake(member, "a range that ends before it begins") }
        characters.ranges.append(first...last)
      case "property":
        let name = String(text(member).dropFirst(3).dropLast())
        guard let property = Characters.Property(rawValue: name) else {
          throw mistake(member, "there is no class '\(name)'")
        }
        characters.properties.append(property)
      default: continue
      }
    }
    return characters
  }

  private func scalar(_ letter: SyntaxTree.Node) -> UInt32 {
    let written = text(letter)
    if written.hasPrefix("\\u{") {
      return UInt32(written.dropFirst(3).dropLast(), radix: 16) ?? 0xFFFD
    }
    if written.hasPrefix("\\") {
      switch written.dropFirst() {
      case "n": return 0x0A
      case "t": return 0x09
      case "r": return 0x0D
      default: break
      }
    }
    return written.unicodeScalars.last?.value ?? 0xFFFD
  }

  private func bytes(of literal: SyntaxTree.Node) -> [UInt8] {
    var found: [UInt8] = []
    var rest = tree.bytes(of: literal)
    while let byte = rest.popFirst() {
      guard byte == 0x5C, let next = rest.popFirst() else {
        found.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "n"): found.append(0x0A)
      case UInt8(ascii: "t"): found.append(0x09)
      case UInt8(ascii: "r"): found.append(0x0D)
      default: found.append(next)
      }
    }
    return found
  }
}

// MARK: - The forms beginning with @

extension GrammarReader {
  private mutating func call(_ node: SyntaxTree.Node) throws(SyntaxError) -> Expression {
    let name = text(part("called", of: node))
    if let set = optional("class", of: node) {
      let characters = try characters(set)
      switch name {
      case "after": return .after(characters)
      default: throw mistake(node, "'@\(name)' takes no set of characters")
      }
    }
    let arguments = tree.children(of: node).filter { tree.name(of: $0) == "argument" }
    switch (name, arguments.count) {
    case ("emoji", 0): return .emoji
    case ("margin", 0): return .margin
    case ("margins", 0): return .margins
    case ("columns", 1): return .columns(try number(arguments[0]))
    case ("becomes", 1): return .becomes(try kindName(arguments[0]))
    case ("keep", 2): return .keep(try keptName(arguments[0]), try body(arguments[1]))
    case ("same", 1): return .same(try keptName(arguments[0]))
    case ("inside", 2):
      return .inside(prefix: try body(arguments[0]), body: try body(arguments[1]))
    case ("hanging", 3):
      return .hanging(
        opening: try body(arguments[0]), body: try body(arguments[1]),
        kind: try kindName(arguments[2]))
    case ("within", 2):
      return .within(extent: try body(arguments[0]), content: try body(arguments[1]))
    case ("tree", 1): return .tree(try body(arguments[0]))
    case ("reach", 1): return .reach(try body(arguments[0]))
    case ("memo", 1): return .memo(try body(arguments[0]))
    case ("pairs", 3):
      return .pairs(
        try body(arguments[0]), text: try kindName(arguments[1]), mark: try kindName(arguments[2]))
    case ("run", 3...4):
      let one = try optionalKind(arguments[1])
      let two = try optionalKind(arguments[2])
      return .run(
        Expression.Run(
          byte: try byte(arguments[0]), one: one, two: two, isOutsideWords: arguments.count == 4))
    case ("open", 3...4):
      guard case .literal(let bytes, _) = try body(arguments[0]), !bytes.isEmpty else {
        throw mistake(arguments[0], "expected a literal")
      }
      return .open(
        Expression.Opening(
          bytes: bytes, kind: try kindName(arguments[1]), reference: try kindName(arguments[2]),
          isAlone: arguments.count == 4))
    case ("close", 3):
      return .close(
        try byte(arguments[0]), target: try body(arguments[1]), label: try body(arguments[2]))
    case ("words", 1...2):
      guard case .characters(let set) = try body(arguments[0]) else {
        throw mistake(arguments[0], "expected a set of characters")
      }
      guard arguments.count == 2 else { return .words(set, before: []) }
      guard case .literal(let sign, _) = try body(arguments[1]), let first = sign.first,
        !set.contains(UInt32(first))
      else { throw mistake(arguments[1], "expected a literal that does not begin in the set") }
      return .words(set, before: sign)
    case ("most", 2): return .most(try number(arguments[0]), try body(arguments[1]))
    case ("twin", 1): return .twin(try byte(arguments[0]))
    case ("units", 2):
      grammar.units = PegGrammar.Units(
        first: nil, block: try rule(arguments[0]), blank: try rule(arguments[1]))
      return .repeated(
        .choice([try body(arguments[0]), try body(arguments[1])]), least: 0, most: nil)
    case ("units", 3):
      grammar.units = PegGrammar.Units(
        first: try rule(arguments[0]), block: try rule(arguments[1]),
        blank: try rule(arguments[2]))
      return .repeated(
        .choice([try body(arguments[1]), try body(arguments[2])]), least: 0, most: nil)
    default:
      throw mistake(node, "there is no '@\(name)' with so many parts")
    }
  }

  private mutating func body(_ argument: SyntaxTree.Node) throws(SyntaxError) -> Expression {
    try choice_(part("choice", of: argument))
  }

  /// The one atom that an argument consists of.
  private func atom(of argument: SyntaxTree.Node, _ kind: String) throws(SyntaxError) -> String {
    var node = argument
    while let child = tree.children(of: node).first(where: { tree.name(of: $0) != "space" }) {
      node = child
    }
    guard tree.name(of: node) == kind else { throw mistake(node, "expected a \(kind)") }
    return text(node)
  }

  private mutating func kindName(_ argument: SyntaxTree.Node) throws(SyntaxError) -> UInt8 {
    kind(try atom(of: argument, "word"))
  }

  private mutating func optionalKind(_ argument: SyntaxTree.Node) throws(SyntaxError) -> UInt8? {
    do throws(SyntaxError) {
      _ = try atom(of: argument, "none")
      return nil
    } catch {
      return try kindName(argument)
    }
  }

  private mutating func keptName(_ argument: SyntaxTree.Node) throws(SyntaxError) -> Int {
    let name = try atom(of: argument, "word")
    if let index = kept.firstIndex(of: name) { return index }
    kept.append(name)
    return kept.count - 1
  }

  private func number(_ argument: SyntaxTree.Node) throws(SyntaxError) -> Int {
    Int(try atom(of: argument, "number")) ?? 0
  }

  private mutating func byte(_ argument: SyntaxTree.Node) throws(SyntaxError) -> UInt8 {
    guard case .literal(let bytes, _) = try body(argument), bytes.count == 1 else {
      throw mistake(argument, "expected a literal of one byte")
    }
    return bytes[0]
  }

  private mutating func rule(_ argument: SyntaxTree.Node) throws(SyntaxError) -> Int {
    guard case .rule(let index) = try body(argument) else {
      throw mistake(argument, "expected the name of a rule")
    }
    return index
  }
}

// MARK: - Mistakes that show only in the whole

extension GrammarReader {
  private func check(_ nodes: [SyntaxTree.Node]) throws(SyntaxError) {
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
    }
  }

  /// Whether a rule can come to itself before anything is taken.
  private func begins(
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
  private func misplaced(_ expression: Expression) -> String? {
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
}
