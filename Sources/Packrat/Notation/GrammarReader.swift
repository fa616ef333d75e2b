/// Makes a grammar of the tree of its text.
struct GrammarReader {
  let tree: SyntaxTree
  var grammar: PegGrammar = PegGrammar(
    countsGraphemes: false, rules: [], kinds: [], units: nil)
  var numbers: [String: Int] = [:]
  /// The names that `@keep` gives in the rule being read.
  var kept: [String] = []

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

  func text(_ node: SyntaxTree.Node) -> String {
    String(decoding: tree.bytes(of: node), as: UTF8.self)
  }

  /// The first child of a kind; the grammar of grammars promises that it is there.
  func part(_ kind: String, of node: SyntaxTree.Node) -> SyntaxTree.Node {
    guard let found = optional(kind, of: node) else {
      preconditionFailure("a \(tree.name(of: node)) without a \(kind)")
    }
    return found
  }

  func optional(_ kind: String, of node: SyntaxTree.Node) -> SyntaxTree.Node? {
    tree.children(of: node).first { tree.name(of: $0) == kind }
  }

  func mistake(_ node: SyntaxTree.Node, _ message: String) -> SyntaxError {
    SyntaxError(text: tree.text, offset: node.range.lowerBound, message: message)
  }

  mutating func kind(_ name: String) -> UInt8 {
    if let index = grammar.kinds.firstIndex(of: name) { return UInt8(index) }
    grammar.kinds.append(name)
    return UInt8(truncatingIfNeeded: min(grammar.kinds.count - 1, PegGrammar.kindsMax))
  }

  // MARK: Expressions

  mutating func choice_(_ node: SyntaxTree.Node) throws(SyntaxError) -> Expression {
    var alternatives: [Expression] = []
    for sequence in tree.children(of: node) where tree.name(of: sequence) == "sequence" {
      var steps: [Expression] = []
      for step in tree.children(of: sequence) { steps.append(try self.step(step)) }
      alternatives.append(steps.count == 1 ? steps[0] : .sequence(steps))
    }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  mutating func step(_ node: SyntaxTree.Node) throws(SyntaxError) -> Expression {
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

  func repeated(
    _ body: Expression, _ count: SyntaxTree.Node
  ) throws(SyntaxError) -> Expression {
    switch text(count) {
    case "*": return .repeated(body, least: 0, most: nil)
    case "+": return .repeated(body, least: 1, most: nil)
    case "?": return .choice([body, .sequence([])])
    case let bounds:
      let parts = bounds.dropFirst().dropLast().split(
        separator: ",", omittingEmptySubsequences: false)
      let isOpen = parts.count == 2 && parts[1].isEmpty
      let least = parts.count == 2 && parts[0].isEmpty ? 0 : Int(parts[0])
      let most = isOpen ? least : Int(parts[parts.count - 1])
      guard let least, let most, least <= most, isOpen || most > 0, most <= PegGrammar.countMax
      else { throw mistake(count, "bounds that no text can keep") }
      return .repeated(body, least: least, most: isOpen ? nil : most)
    }
  }

  mutating func atom(_ node: SyntaxTree.Node) throws(SyntaxError) -> Expression {
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

  mutating func characters(
    _ node: SyntaxTree.Node
  ) throws(SyntaxError) -> Characters {
    var characters = Characters(isNegated: optional("negated", of: node) != nil)
    for member in tree.children(of: node) {
      switch tree.name(of: member) {
      case "letter":
        let value = try scalar(member)
        characters.ranges.append(value...value)
      case "range":
        let letters = tree.children(of: member).filter { tree.name(of: $0) == "letter" }
        let (first, last) = (try scalar(letters[0]), try scalar(letters[1]))
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

  func scalar(_ letter: SyntaxTree.Node) throws(SyntaxError) -> UInt32 {
    let written = text(letter)
    if written.hasPrefix("\\u{") {
      let number = UInt32(written.dropFirst(3).dropLast(), radix: 16)
      guard let value = number.flatMap(Unicode.Scalar.init) else {
        throw mistake(letter, "no character has this number")
      }
      return value.value
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

  func bytes(of literal: SyntaxTree.Node) -> [UInt8] {
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
