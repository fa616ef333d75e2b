/// Runs a grammar as it was read, rule by rule: for grammars that come at run time, and as the
/// reference for the generated parsers. Both write the same tape.
package struct Machine: ~Copyable {
  package let grammar: PegGrammar
  package var scan: Scan = Scan()
  private let isRecursive: [Bool]
  /// What `@keep` has matched, for the rules being run.
  private var rows: [Scan.Row] = []
  private var rowBase: Int = 0
  /// The branches being written.
  private var slots: [Int] = []
  private var prefixes: [Expression]
  private var prefixNumbers: [Expression: Int]
  private let memoNumbers: [Expression: Int]
  /// What was expected at the furthest place that failed, for a message.
  private(set) package var expectation: Expectation = Expectation()
  private var isExplaining: Bool = false
  private var rule: Int = 0

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
    scan.usesMemo = usesMemo
    scan.pairing.runs = analysis.runs
    scan.pairing.openings = analysis.openings
    prefixes = analysis.prefixes
    prefixNumbers = [:]
    for (index, prefix) in prefixes.enumerated() { prefixNumbers[prefix] = index }
    memoNumbers = analysis.memoNumbers
  }
}

// MARK: - Whole texts

extension Machine {
  /// Parses a whole text by the first rule, and gives the tree.
  package mutating func parse(_ text: [UInt8]) throws(SyntaxError) -> SyntaxTree {
    if grammar.units != nil { return try parseUnits(text) }
    var tape: [Tape.Entry] = []
    let end = unsafe text.withUnsafeBufferPointer { window in
      unsafe scan.begin(window, at: 0, entry: .first, seam: nil)
      scan.cutFrom = .max
      let end = call(0, 0)
      _ = scan.finish(max(end, 0), onto: &tape)
      return end
    }
    guard end == text.count else { throw explain(text) }
    return SyntaxTree(text: text, tape: tape, kinds: grammar.kinds)
  }

  private mutating func parseUnits(_ text: [UInt8]) throws(SyntaxError) -> SyntaxTree {
    var tape: [Tape.Entry] = []
    var position = 0
    var entry = UnitEntry.first
    while position < text.count {
      let at = position
      let now = entry
      let result = unsafe text.withUnsafeBufferPointer { window in
        unsafe parse(in: window, at: at, entry: now, seam: nil, isWhole: true, onto: &tape)
      }
      guard result.end > position else { throw explain(text) }
      position = result.end
      entry = result.next
    }
    return SyntaxTree(text: text, tape: tape, kinds: grammar.kinds)
  }

  /// Says where a text does not follow the grammar.
  private mutating func explain(_ text: [UInt8]) -> SyntaxError {
    isExplaining = true
    expectation = Expectation()
    unsafe text.withUnsafeBufferPointer { window in
      unsafe scan.begin(window, at: 0, entry: .first, seam: nil)
      scan.cutFrom = .max
      scan.usesMemo = false
      _ = call(0, 0)
    }
    isExplaining = false
    return SyntaxError(text: text, offset: expectation.position, wanted: expectation.wanted)
  }

  /// Parses one unit of a text, see `UnitRules`.
  package mutating func parseUnit(
    in window: UnsafeBufferPointer<UInt8>, at start: Int, entry: UnitEntry, seam: Int?,
    onto tape: inout [Tape.Entry]
  ) -> UnitResult {
    unsafe parse(in: window, at: start, entry: entry, seam: seam, isWhole: false, onto: &tape)
  }

  private mutating func parse(
    in window: UnsafeBufferPointer<UInt8>, at start: Int, entry: UnitEntry, seam: Int?,
    isWhole: Bool, onto tape: inout [Tape.Entry]
  ) -> UnitResult {
    unsafe scan.begin(window, at: start, entry: entry, seam: seam)
    if isWhole { scan.cutFrom = .max }
    guard let units = grammar.units else {
      return UnitResult(end: start, examined: start, next: .block)
    }
    if entry.continues {
      return scan.finish(max(resume(entry, start), start), onto: &tape)
    }
    var end = -1
    if entry == .first, let first = units.first { end = attempt(first, start) }
    if end < 0 { end = attempt(units.block, start) }
    if end < 0 { end = start }
    while scan.cut == 0 {
      let next = attempt(units.blank, end)
      guard next > end else { break }
      end = next
    }
    return scan.finish(end, onto: &tape)
  }

  private mutating func attempt(_ rule: Int, _ position: Int) -> Int {
    let mark = scan.mark()
    let end = call(rule, position)
    if end < 0 { scan.takeBack(to: mark) }
    return end
  }

  /// Goes on with a block that was cut.
  private mutating func resume(_ entry: UnitEntry, _ position: Int) -> Int {
    let rule = Int(entry.bits >> 24) - 1
    guard grammar.rules.indices.contains(rule),
      case .branch(_, .sequence(let steps)) = grammar.rules[rule].expression,
      let first = steps.firstIndex(where: {
        if case .tree = $0 { true } else { false }
      })
    else { return position }
    self.rule = rule
    rows = [Scan.Row(entry)]
    rowBase = 0
    slots = []
    return sequence(steps[first...], position)
  }
}

// MARK: - Expressions

extension Machine {
  private mutating func call(_ index: Int, _ position: Int) -> Int {
    if isRecursive[index] {
      guard scan.depth < Scan.depthMax else { return -1 }
      scan.depth += 1
    }
    let outer = (rule, rowBase, rows.count)
    rule = index
    rowBase = rows.count
    let end = run(grammar.rules[index].expression, position)
    (rule, rowBase) = (outer.0, outer.1)
    rows.removeSubrange(outer.2...)
    if isRecursive[index] { scan.depth -= 1 }
    return end
  }

  private mutating func run(_ expression: Expression, _ position: Int) -> Int {
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
    case .most(let bytes, let body):
      let end = run(body, position)
      guard end >= 0 else { return -1 }
      return end - position <= bytes ? end : scan.miss(end - 1)
    case .pairs, .run, .open, .close, .twin, .words:
      return delimiters(expression, position)
    }
  }

  private mutating func literal(
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

  private static func lower(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  private mutating func sequence(_ steps: ArraySlice<Expression>, _ position: Int) -> Int {
    var end = position
    for step in steps {
      end = run(step, end)
      if end < 0 { return -1 }
      if scan.cut != 0, case .tree = step { return end }
    }
    return end
  }

  private mutating func choice(_ alternatives: [Expression], _ position: Int) -> Int {
    let mark = scan.mark()
    for alternative in alternatives {
      let end = run(alternative, position)
      if end >= 0 { return end }
      scan.takeBack(to: mark)
    }
    return -1
  }

  private mutating func repeated(
    _ body: Expression, _ least: Int, _ most: Int?, _ position: Int, stops: Bool, cuts: Bool
  ) -> Int {
    var end = position
    var steps = 0
    while most.map({ steps < $0 }) ?? true {
      if stops, scan.stopsExtent(end) { return end }
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
  private mutating func ahead(_ body: Expression, _ position: Int) -> Int {
    scan.quiet += 1
    let end = run(body, position)
    scan.quiet -= 1
    if end > 0 { scan.see(end - 1) }
    return end
  }

  private mutating func wanted(_ end: Int, _ position: Int, _ what: () -> String) -> Int {
    guard end < 0, isExplaining, position >= expectation.position else { return end }
    if position > expectation.position { expectation = Expectation(position: position) }
    let name = what()
    if !expectation.wanted.contains(name) { expectation.wanted.append(name) }
    return end
  }
}

// MARK: - What came before, lines, texts in texts, delimiters

extension Machine {
  private var currentRow: Scan.Row { rowBase < rows.count ? rows[rowBase] : Scan.Row() }

  private mutating func before(_ expression: Expression, _ position: Int) -> Int {
    switch expression {
    case .after(let characters):
      guard let value = scan.scalar(before: position) else { return position }
      return characters.contains(value) ? position : -1
    case .keep(let name, let body):
      let end = run(body, position)
      guard end >= 0, let row = scan.row(position, end) else { return -1 }
      while rows.count <= rowBase + name { rows.append(Scan.Row()) }
      rows[rowBase + name] = row
      return end
    case .same(let name):
      guard rowBase + name < rows.count else { return -1 }
      return scan.takeRow(rows[rowBase + name].byte, rows[rowBase + name].length, position)
    default:
      preconditionFailure("not an expression about what came before")
    }
  }

  private mutating func lines(_ expression: Expression, _ position: Int) -> Int {
    switch expression {
    case .margin: return margin(position, all: true)
    case .margins: return margin(position, all: false)
    case .columns(let columns): return scan.takeColumns(columns, position)
    case .inside(let prefix, let body):
      guard let number = prefixNumbers[prefix] else { return -1 }
      return inset(Scan.Margin(prefix: number, columns: 0, kind: 0), body, position)
    case .hanging(let opening, let body, let kind):
      let end = run(opening, position)
      guard end >= 0 else { return -1 }
      let columns = scan.hanging(position, end)
      return inset(Scan.Margin(prefix: -1, columns: columns, kind: kind), body, end)
    default:
      preconditionFailure("not an expression about lines")
    }
  }

  private mutating func inset(
    _ margin: Scan.Margin, _ body: Expression, _ position: Int
  ) -> Int {
    guard scan.margins.count < Scan.marginsMax else { return -1 }
    scan.margins.append(margin)
    let end = run(body, position)
    scan.margins.removeLast()
    return end
  }

  private mutating func margin(_ position: Int, all: Bool) -> Int {
    var end = position
    for index in scan.margins.indices {
      let mark = scan.mark()
      let margin = scan.margins[index]
      let next =
        margin.prefix < 0
        ? scan.takeHanging(margin, end) : run(prefixes[margin.prefix], end)
      if next < 0 {
        scan.takeBack(to: mark)
        if all { return -1 }
        break
      }
      end = next
    }
    if end > position { scan.fresh = end }
    return end
  }

  private mutating func texts(_ expression: Expression, _ position: Int) -> Int {
    switch expression {
    case .within(let extent, let content):
      return within(extent, content, position, reach: .max)
    case .reach(.repeated(let body, let least, let most)):
      return repeated(body, least, most, position, stops: true, cuts: false)
    case .tree(.repeated(let body, let least, let most)):
      return repeated(body, least, most, position, stops: false, cuts: true)
    case .tree(.within(let extent, let content)):
      return treeWithin(extent, content, position)
    case .memo(let body):
      return memo(body, position)
    default:
      preconditionFailure("a grammar that was not checked")
    }
  }

  private mutating func within(
    _ extent: Expression, _ content: Expression, _ position: Int, reach: Int
  ) -> Int {
    let outerReach = scan.reach
    scan.reach = reach
    let end = ahead(extent, position)
    scan.reach = outerReach
    guard end >= 0 else { return -1 }
    let outer = scan.limit
    scan.limit = end
    let last = run(content, position)
    scan.limit = outer
    return last == end || scan.cut != 0 ? last : -1
  }

  private mutating func treeWithin(
    _ extent: Expression, _ content: Expression, _ position: Int
  ) -> Int {
    var reach = scan.firstReach(position)
    let cutFrom = scan.cutFrom
    let mark = scan.mark()
    while true {
      scan.isPartial = false
      scan.reach = reach
      let limit = ahead(extent, position)
      scan.reach = .max
      guard limit >= 0 else { return -1 }
      let isPartial = scan.isPartial
      let (outer, examined) = (scan.limit, scan.examined)
      scan.limit = limit
      scan.examined = 0
      scan.treeRule = scan.isCutting() ? rule : -1
      let end = run(content, position)
      scan.treeRule = -1
      scan.limit = outer
      let sawLimit = scan.examined > limit
      scan.examined = max(examined, scan.examined)
      if end < 0 { return -1 }
      if !isPartial || (scan.cut != 0 && !sawLimit) { return end }
      scan.takeBack(to: mark)
      scan.cut = 0
      scan.cutFrom = cutFrom
      reach = position + (reach - position) * 2
    }
  }

  private mutating func memo(_ body: Expression, _ position: Int) -> Int {
    guard scan.usesMemo, let number = memoNumbers[body] else { return run(body, position) }
    let key = UInt64(number) << 40 | UInt64(position)
    if let known = scan.memo[key] {
      scan.examined = max(scan.examined, known.examined)
      return known.end
    }
    guard case .repeated(let step, let least, nil) = body, least == 0 else {
      let outer = scan.examined
      scan.examined = 0
      let end = run(body, position)
      scan.memo[key] = Scan.Ending(end: end, examined: max(scan.examined, end))
      scan.examined = max(outer, scan.examined)
      return end
    }
    return walk(step, number, position)
  }

  /// A repetition that ends, from each of its steps on, where it ends from the first.
  private mutating func walk(_ step: Expression, _ number: Int, _ position: Int) -> Int {
    let outer = scan.examined
    scan.examined = 0
    var places: [UInt64] = []
    var end = position
    while true {
      let key = UInt64(number) << 40 | UInt64(end)
      if let known = scan.memo[key] {
        scan.examined = max(scan.examined, known.examined)
        end = known.end
        break
      }
      places.append(key)
      let next = run(step, end)
      guard next > end else { break }
      end = next
    }
    let ending = Scan.Ending(end: end, examined: max(scan.examined, end))
    for place in places { scan.memo[place] = ending }
    scan.examined = max(outer, scan.examined)
    return end
  }

  private mutating func delimiters(_ expression: Expression, _ position: Int) -> Int {
    switch expression {
    case .pairs(let piece, let text, let mark):
      return pairs(piece, text, mark, position)
    case .run(let run):
      guard let site = scan.pairing.runs.firstIndex(of: run) else { return -1 }
      return scan.takeRun(site, position)
    case .open(let opening):
      guard let site = scan.pairing.openings.firstIndex(of: opening) else { return -1 }
      return scan.takeOpening(site, position)
    case .close(let byte, let target, let label):
      return close(byte, target, label, position)
    case .twin(let byte):
      return scan.findTwin(byte, position)
    case .words(let characters, let sign):
      var end = position
      while true {
        let next = scan.take(characters, end)
        guard next >= 0 else { break }
        end = next
      }
      if end > position, !sign.isEmpty { end = scan.giveBack(position, end, before: sign) }
      return end > position ? scan.words(position, end) : scan.miss(position)
    default:
      preconditionFailure("not an expression about delimiters")
    }
  }

  private mutating func pairs(
    _ piece: Expression, _ text: UInt8, _ mark: UInt8, _ position: Int
  ) -> Int {
    guard case .repeated(let step, _, _) = piece else { return -1 }
    let tree = scan.treeRule
    scan.treeRule = -1
    let outer = scan.beginPairs(position, text: text, mark: mark)
    var end = position
    while true {
      if tree >= 0, scan.isPairCut(end, rule: tree) { break }
      let taken = scan.mark()
      let next = run(step, end)
      if next < 0 { scan.takeBack(to: taken) }
      guard next > end else { break }
      end = next
    }
    scan.endPairs(outer)
    return end
  }

  private mutating func close(
    _ byte: UInt8, _ target: Expression, _ label: Expression, _ position: Int
  ) -> Int {
    guard scan.byte(position) == byte else { return scan.miss(position) }
    guard scan.opening() else {
      scan.leaf(scan.pairing.region.text, position, position + 1)
      return position + 1
    }
    scan.joint = -1
    let place = scan.count
    scan.leaf(scan.pairing.region.text, position, position + 1)
    scan.joint = -1
    let mark = scan.mark()
    for (index, tail) in [target, label].enumerated() {
      let end = run(tail, position + 1)
      if end >= 0 {
        scan.pairBrackets(position, tape: place, isReference: index == 1)
        return end
      }
      scan.takeBack(to: mark)
    }
    if scan.isLabel(position) {
      scan.pairBrackets(position, tape: place, isReference: true)
    } else {
      scan.dropOpening()
    }
    return position + 1
  }
}
