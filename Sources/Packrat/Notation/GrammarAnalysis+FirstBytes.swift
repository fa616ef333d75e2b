// What an expression can begin with, so that the first byte tells what need not be tried.

extension GrammarAnalysis {
  /// The bytes an expression can begin with; nothing when that cannot be said.
  func firstBytes(_ expression: Expression) -> [Bool]? {
    switch expression {
    case .literal(let bytes, let ignoringCase):
      guard let first = bytes.first else { return nil }
      var table = [Bool](repeating: false, count: 256)
      table[Int(first)] = true
      if ignoringCase {
        let character = Character(Unicode.Scalar(first))
        for variant in character.lowercased().utf8 { table[Int(variant)] = true }
        for variant in character.uppercased().utf8 { table[Int(variant)] = true }
      }
      return table
    case .characters(let characters): return characters.firstBytes
    case .words(let characters, _): return characters.firstBytes
    case .most(_, let body), .deep(_, let body): return firstBytes(body)
    case .rule(let index): return firstBytes(grammar.rules[index].expression)
    case .sequence(let steps): return firstBytes(steps)
    case .choice(let alternatives):
      var table = [Bool](repeating: false, count: 256)
      for alternative in alternatives {
        guard let other = firstBytes(alternative) else { return nil }
        for byte in 0..<256 where other[byte] { table[byte] = true }
      }
      return table
    case .repeated(let body, let least, _): return least > 0 ? firstBytes(body) : nil
    case .branch(_, let body), .leaf(_, let body), .keep(_, let body), .tree(let body),
      .reach(let body), .memo(let body), .inside(_, let body):
      return firstBytes(body)
    case .hanging(let opening, _, _): return firstBytes(opening)
    case .within(let extent, _): return firstBytes(extent)
    case .columns: return Characters(ranges: [0x20...0x20, 0x09...0x09]).firstBytes
    case .run(let run): return firstBytes(.literal([run.byte], ignoringCase: false))
    case .open(let opening): return firstBytes(.literal(opening.bytes, ignoringCase: false))
    case .close(let byte, _, _): return firstBytes(.literal([byte], ignoringCase: false))
    case .twin(let byte): return firstBytes(.literal([byte], ignoringCase: false))
    case .ahead(let body): return firstBytes(body)
    case .emoji:
      // Digits, '#' and '*' are pictures when more scalars follow them.
      return Characters(
        ranges: [0x23...0x23, 0x2A...0x2A, 0x30...0x39, 0x80...0x10FFFF]
      ).firstBytes
    case .notAhead, .becomes, .after, .same, .margin, .margins, .pairs:
      return nil
    }
  }

  /// The bytes a sequence can begin with: those of its steps up to the first that takes a byte.
  private func firstBytes(_ steps: [Expression]) -> [Bool]? {
    var table = [Bool](repeating: false, count: 256)
    for step in steps {
      switch step {
      case .notAhead, .after: continue
      case .ahead(let body): if let only = firstBytes(body) { return only }
      case .repeated(let body, 0, _), .leaf(_, .repeated(let body, 0, _)):
        guard let some = firstBytes(body) else { return nil }
        for byte in 0..<256 where some[byte] { table[byte] = true }
      default:
        guard let own = firstBytes(step) else { return nil }
        for byte in 0..<256 where own[byte] { table[byte] = true }
        return table
      }
    }
    return nil
  }

  /// The bytes an expression can begin with that matches nothing but at the end of the text; nil
  /// when that cannot be said.
  func firstBytesOrEnd(_ expression: Expression) -> [Bool]? {
    guard isNullable(expression) else { return firstBytes(expression) }
    switch expression {
    case .notAhead(.characters(.any)): return [Bool](repeating: false, count: 256)
    case .rule(let index): return firstBytesOrEnd(grammar.rules[index].expression)
    case .choice(let alternatives): return union(alternatives.map(firstBytesOrEnd))
    case .sequence(let steps):
      // Steps that may be left out, and one that may not.
      let options = steps.prefix {
        if case .repeated(_, 0, _) = $0 { true } else { false }
      }
      guard options.count < steps.count else { return nil }
      let taker = firstBytesOrEnd(steps[options.count])
      return union(options.map { firstBytes($0.parts[0]) } + [taker])
    default: return nil
    }
  }

  private func union(_ sets: [[Bool]?]) -> [Bool]? {
    var table = [Bool](repeating: false, count: 256)
    for set in sets {
      guard let set else { return nil }
      for byte in 0..<256 where set[byte] { table[byte] = true }
    }
    return table
  }
}
