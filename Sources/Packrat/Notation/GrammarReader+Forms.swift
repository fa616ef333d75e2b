// The forms beginning with @.

extension GrammarReader {
  mutating func call(_ node: SyntaxTree.Node) throws(SyntaxError) -> Expression {
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
    case ("same", 1):
      let name = try atom(of: arguments[0], "word")
      guard let row = kept.firstIndex(of: name) else {
        throw mistake(arguments[0], "nothing is kept as '\(name)' before")
      }
      return .same(row)
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
      guard sign.count <= Scan.signMax, !sign.contains(0) else {
        throw mistake(arguments[1], "expected at most \(Scan.signMax) bytes, none of them zero")
      }
      return .words(set, before: sign)
    case ("deep", 2): return .deep(try number(arguments[0]), try body(arguments[1]))
    case ("most", 2): return .most(try number(arguments[0]), try body(arguments[1]))
    case ("twin", 1): return .twin(try byte(arguments[0]))
    case ("units", _) where !grammar.rules.isEmpty:
      throw mistake(node, "'@units' belongs in the first rule")
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

  mutating func body(_ argument: SyntaxTree.Node) throws(SyntaxError) -> Expression {
    try choice_(part("choice", of: argument))
  }

  /// The one atom that an argument consists of.
  func atom(of argument: SyntaxTree.Node, _ kind: String) throws(SyntaxError) -> String {
    var node = argument
    while let child = tree.children(of: node).first(where: { tree.name(of: $0) != "space" }) {
      node = child
    }
    guard tree.name(of: node) == kind else { throw mistake(node, "expected a \(kind)") }
    return text(node)
  }

  mutating func kindName(_ argument: SyntaxTree.Node) throws(SyntaxError) -> UInt8 {
    kind(try atom(of: argument, "word"))
  }

  mutating func optionalKind(_ argument: SyntaxTree.Node) throws(SyntaxError) -> UInt8? {
    do throws(SyntaxError) {
      _ = try atom(of: argument, "none")
      return nil
    } catch {
      return try kindName(argument)
    }
  }

  mutating func keptName(_ argument: SyntaxTree.Node) throws(SyntaxError) -> Int {
    let name = try atom(of: argument, "word")
    if let index = kept.firstIndex(of: name) { return index }
    guard kept.count < PegGrammar.rowsMax else {
      throw mistake(argument, "more than \(PegGrammar.rowsMax) rows kept in one rule")
    }
    kept.append(name)
    return kept.count - 1
  }

  func number(_ argument: SyntaxTree.Node) throws(SyntaxError) -> Int {
    Int(try atom(of: argument, "number")) ?? 0
  }

  mutating func byte(_ argument: SyntaxTree.Node) throws(SyntaxError) -> UInt8 {
    guard case .literal(let bytes, _) = try body(argument), bytes.count == 1 else {
      throw mistake(argument, "expected a literal of one byte")
    }
    return bytes[0]
  }

  mutating func rule(_ argument: SyntaxTree.Node) throws(SyntaxError) -> Int {
    guard case .rule(let index) = try body(argument) else {
      throw mistake(argument, "expected the name of a rule")
    }
    return index
  }
}
