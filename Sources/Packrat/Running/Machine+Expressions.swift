// Expressions.

extension Machine {
  mutating func call(_ index: Int, _ position: Int) -> Int {
    if isRecursive[index] {
      guard scan.depth < Scan.depthMax else { return -1 }
      scan.depth += 1
    }
    let outer = (rule, rowBase, rows.count)
    rule = index
    rowBase = rows.count
    let wantedBefore = expectation.position == position ? expectation.wanted.count : 0
    let end = run(grammar.rules[index].expression, position)
    if end >= 0 { isReached[index] = true }
    if isExplaining, end <= position {
      shortenWanted(to: wantedBefore, rule: end < 0 ? index : nil, position)
    }
    (rule, rowBase) = (outer.0, outer.1)
    rows.removeSubrange(outer.2...)
    if isRecursive[index] { scan.depth -= 1 }
    return end
  }

  mutating func run(_ expression: Expression, _ position: Int) -> Int {
    assert(scan.works())
    switch expression {
    case .literal(let bytes, let ignoringCase):
      return literal(bytes, ignoringCase, position)
    case .characters(let characters):
      let end =
        grammar.countsGraphemes
        ? scan.takeGrapheme(characters, position) : scan.take(characters, position)
      return wanted(end, position) { characters.description }
    case .emoji:
      return wanted(scan.takeEmoji(position), position) { "an emoji" }
    case .rule(let index):
      return call(index, position)
    case .sequence(let steps):
      return sequence(steps[...], position)
    case .choice(let alternatives):
      return choice(alternatives, position)
    case .repeated(let body, let least, let most):
      return repeated(body, least, most, position, stops: false, cuts: false)
    case .ahead(let body):
      return ahead(body, position) >= 0 ? position : -1
    case .notAhead(let body):
      let wasExplaining = isExplaining
      isExplaining = false
      let end = ahead(body, position)
      isExplaining = wasExplaining
      return end >= 0 ? -1 : position
    case .branch(let kind, let body):
      let slot = scan.open(kind)
      slots.append(slot)
      let end = run(body, position)
      slots.removeLast()
      if end >= 0 { scan.close(slot) }
      return end
    case .leaf(let kind, let body):
      scan.quiet += 1
      let end = run(body, position)
      scan.quiet -= 1
      if end >= 0 { scan.leaf(kind, position, end) }
      return end
    case .becomes(let kind):
      return scan.rename(slots.last ?? Scan.earlierBranch, kind) ? position : -1
    case .after, .keep, .same:
      return before(expression, position)
    case .margin, .margins, .inside, .hanging, .columns:
      return lines(expression, position)
    case .within, .tree, .reach, .memo:
      return texts(expression, position)
    case .deep(let levels, let body):
      guard scan.deep < levels else { return -1 }
      scan.deep += 1
      let end = run(body, position)
      scan.deep -= 1
      return end
    case .most(let bytes, let body):
      let end = run(body, position)
      guard end >= 0 else { return -1 }
      return end - position <= bytes ? end : scan.miss(end - 1)
    case .pairs, .run, .open, .close, .twin, .words:
      return delimiters(expression, position)
    }
  }

  mutating func literal(
    _ bytes: [UInt8], _ ignoringCase: Bool, _ position: Int
  ) -> Int {
    for index in 0..<bytes.count {
      guard let byte = scan.byte(position + index),
        byte == bytes[index] || (ignoringCase && Self.lower(byte) == Self.lower(bytes[index]))
      else {
        _ = scan.miss(position + index)
        return wanted(-1, position) { "'\(String(decoding: bytes, as: UTF8.self))'" }
      }
    }
    return position + bytes.count
  }

  static func lower(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  mutating func sequence(_ steps: ArraySlice<Expression>, _ position: Int) -> Int {
    var end = position
    for step in steps {
      end = run(step, end)
      if end < 0 { return -1 }
      if scan.cut != 0, case .tree = step { return end }
    }
    return end
  }

  mutating func choice(_ alternatives: [Expression], _ position: Int) -> Int {
    let mark = scan.mark()
    for alternative in alternatives {
      let end = run(alternative, position)
      if end >= 0 { return end }
      scan.takeBack(to: mark)
    }
    return -1
  }

  mutating func repeated(
    _ body: Expression, _ least: Int, _ most: Int?, _ position: Int, stops: Bool, cuts: Bool
  ) -> Int {
    var end = position
    var steps = 0
    while most.map({ steps < $0 }) ?? true {
      if stops, scan.stopsExtent(end) { break }
      let isCut = cuts && scan.isCut(end)
      let mark = scan.mark()
      let next = run(body, end)
      if next < 0 { scan.takeBack(to: mark) }
      guard next > end else { break }
      // A unit holds at least one step, so the text is cut only where another one follows.
      if isCut, scan.cutUnit(before: next, mark, currentRow.entry(rule: rule)) { return end }
      end = next
      steps += 1
    }
    guard steps >= least else { return -1 }
    if let most, steps == most, ahead(body, end) >= 0 { return -1 }
    return end
  }

  /// Tries an expression, writes nothing and takes nothing.
  mutating func ahead(_ body: Expression, _ position: Int) -> Int {
    scan.quiet += 1
    let end = run(body, position)
    scan.quiet -= 1
    if end > 0 { scan.see(end - 1) }
    return end
  }

  /// Names a rule instead of the many things it could have begun with; nothing when it is content
  /// without them.
  private mutating func shortenWanted(to count: Int, rule: Int?, _ position: Int) {
    guard expectation.position == position,
      expectation.wanted.count > (rule == nil ? count : count + 2)
    else { return }
    expectation.wanted.removeSubrange(count...)
    if let rule { expectation.wanted.append(grammar.rules[rule].name) }
  }

  mutating func wanted(_ end: Int, _ position: Int, _ what: () -> String) -> Int {
    guard end < 0, isExplaining, position >= expectation.position else { return end }
    if position > expectation.position { expectation = Expectation(position: position) }
    let name = what()
    if !expectation.wanted.contains(name) { expectation.wanted.append(name) }
    return end
  }
}
