// Whole texts.

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

  mutating func parseUnits(_ text: [UInt8]) throws(SyntaxError) -> SyntaxTree {
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
  mutating func explain(_ text: [UInt8]) -> SyntaxError {
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

  mutating func parse(
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

  mutating func attempt(_ rule: Int, _ position: Int) -> Int {
    let mark = scan.mark()
    let end = call(rule, position)
    if end < 0 { scan.takeBack(to: mark) }
    return end
  }

  /// Goes on with a block that was cut.
  mutating func resume(_ entry: UnitEntry, _ position: Int) -> Int {
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
