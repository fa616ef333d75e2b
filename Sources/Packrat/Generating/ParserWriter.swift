/// Writes a grammar as Swift: one function a rule, which gives where it ended, or -1.
///
/// Failure is a `break` out of a labelled `do`; sets of first bytes are bits of one table, so that
/// a choice looks only at what can begin with the byte at hand.
package struct ParserWriter {
  private let grammar: PegGrammar
  private let analysis: GrammarAnalysis
  private let name: String
  private let file: String
  private var lines: [String] = []
  private var indent: Int = 1
  private var labels: Int = 0
  /// The sets of bytes of the table, each with its bit.
  private var sets: [[Bool]] = []
  private var classes: [Characters] = []
  /// Where failure leads, innermost last, and the branches that are open.
  private var exits: [String] = ["fail"]
  private var slots: [String] = []
  private var rule: Int = 0

  /// `name` is the type's, `file` the grammar's, both for the heading.
  package init(_ grammar: PegGrammar, name: String, file: String) {
    self.grammar = grammar
    self.name = name
    self.file = file
    analysis = GrammarAnalysis(grammar)
  }

  /// The whole source file.
  package mutating func source() -> String {
    for (index, rule) in grammar.rules.enumerated() {
      self.rule = index
      write(rule, index)
      if let steps = resumed(rule.expression) { writeResume(rule, steps) }
    }
    writeDispatch()
    return heading() + lines.joined(separator: "\n") + "\n}\n"
  }
}

// MARK: - The frame

extension ParserWriter {
  private func heading() -> String {
    let tables = (sets.count + 63) / 64
    var text = """
      // Made from Grammar/\(file) by `make parsers`: change the grammar, not this file.
      // swift-format-ignore-file

      \(file == "Peg.peg" ? "" : "import Packrat\n\n")/// Parses by Grammar/\(file).
      @safe package struct \(name): UnitRules, ~Copyable {
        package var scan: Scan = Scan()
        private let sets: UnsafeMutablePointer<UInt64>

        package static let kinds: [String] = \(grammar.kinds)

        private static let setBits: [UInt64] = [

      """
    for table in 0..<max(tables, 1) {
      for row in 0..<32 {
        let words = (0..<8).map { column in
          let byte = row * 8 + column
          var bits: UInt64 = 0
          for (index, set) in sets.enumerated() where index / 64 == table && set[byte] {
            bits |= 1 << UInt64(index % 64)
          }
          return "0x\(String(bits, radix: 16))"
        }
        text += "    \(words.joined(separator: ", ")),\n"
      }
    }
    text += "  ]\n\n  private static let classes: [Characters] = [\n"
    for characters in classes { text += "    \(swift(characters)),\n" }
    text += "  ]\n\n  private static let runs: [Expression.Run] = [\n"
    for run in analysis.runs {
      text +=
        "    Expression.Run(byte: \(run.byte), one: \(swift(run.one)), two: \(swift(run.two)), "
        + "isOutsideWords: \(run.isOutsideWords)),\n"
    }
    text += "  ]\n\n  private static let openings: [Expression.Opening] = [\n"
    for opening in analysis.openings {
      text +=
        "    Expression.Opening(bytes: \(opening.bytes), kind: \(opening.kind), "
        + "reference: \(opening.reference), isAlone: \(opening.isAlone)),\n"
    }
    text += """
        ]

        package init() {
          unsafe sets = .allocate(capacity: Self.setBits.count)
          for (index, bits) in Self.setBits.enumerated() { unsafe sets[index] = bits }
          scan.pairing.runs = Self.runs
          scan.pairing.openings = Self.openings
        }

        deinit { unsafe sets.deallocate() }

        /// Whether the byte at a position is in one of the sets; at the limit it is in none.
        @inline(__always)
        private mutating func isIn(_ table: Int, _ bit: UInt64, _ position: Int) -> Bool {
          guard position < scan.limit else { return false }
          return unsafe sets[table &+ Int(scan.bytes[position])] & (1 &<< bit) != 0
        }

        /// Whether the byte before a position is ASCII and in one of the sets.
        @inline(__always)
        private mutating func isAfter(_ table: Int, _ bit: UInt64, _ position: Int) -> Bool {
          guard position > scan.start else { return false }
          return unsafe sets[table &+ Int(scan.bytes[position &- 1])] & (1 &<< bit) != 0
        }

        // What `Scan` does too, here so that it can be inlined.

        @inline(__always)
        private mutating func see(_ position: Int) {
          if position >= scan.examined { scan.examined = position &+ 1 }
        }

        private struct Taken {
          var count: Int
          var joint: Int
          var jointValue: UInt32
        }

        @inline(__always)
        private mutating func mark() -> Taken {
          Taken(
            count: scan.count, joint: scan.joint,
            jointValue: scan.joint >= 0 ? unsafe scan.tape[scan.joint] : 0)
        }

        @inline(__always)
        private mutating func takeBack(to mark: Taken) {
          scan.count = mark.count
          scan.joint = mark.joint
          if mark.joint >= 0 { unsafe scan.tape[mark.joint] = mark.jointValue }
        }

        private mutating func cutUnit(before end: Int, _ mark: Taken, _ entry: UInt32) -> Bool {
          scan.cutUnit(
            before: end,
            Scan.Mark(count: mark.count, joint: mark.joint, jointValue: mark.jointValue), entry)
        }

        @inline(__always)
        private mutating func leaf(_ kind: UInt8, _ start: Int, _ end: Int) {
          guard scan.quiet == 0, end > start else { return }
          let joins = unsafe scan.joint >= 0 && scan.tape[scan.joint] &>> 24 == UInt32(kind)
          guard !joins, scan.count < scan.room, end &- start < 1 &<< 24 else {
            scan.leaf(kind, start, end)
            return
          }
          scan.joint = scan.count
          unsafe scan.tape[scan.count] = UInt32(kind) &<< 24 | UInt32(truncatingIfNeeded: end &- start)
          scan.count &+= 1
        }

        @inline(__always)
        private mutating func open(_ kind: UInt8) -> Int {
          guard scan.quiet == 0, scan.count < scan.room else { return scan.open(kind) }
          scan.joint = -1
          unsafe scan.tape[scan.count] = 1 &<< 31 | UInt32(kind) &<< 24
          scan.count &+= 1
          return scan.count &- 1
        }

        @inline(__always)
        private mutating func close(_ slot: Int) {
          guard scan.quiet == 0 else { return }
          scan.joint = -1
          if scan.count == slot &+ 1 {
            scan.count = slot
          } else {
            unsafe scan.tape[slot] |= UInt32(truncatingIfNeeded: scan.count &- slot &- 1)
          }
        }

      """
    return text
  }

  private func swift(_ characters: Characters) -> String {
    let ranges = characters.ranges.map { "\($0.lowerBound)...\($0.upperBound)" }
    let properties = characters.properties.map { ".\($0)" }
    return "Characters(ranges: [\(ranges.joined(separator: ", "))], "
      + "properties: [\(properties.joined(separator: ", "))], isNegated: \(characters.isNegated))"
  }

  private func swift(_ kind: UInt8?) -> String { kind.map { "\($0)" } ?? "nil" }

  /// The functions by which units, prefixes and cut blocks are reached.
  private mutating func writeDispatch() {
    emit("private mutating func prefix(_ number: Int, _ start: Int) -> Int {")
    emit("  switch number {")
    for (index, prefix) in analysis.prefixes.enumerated() {
      emit("  case \(index): return prefix\(index)(start)")
      _ = prefix
    }
    emit("  default: return -1")
    emit("  }")
    emit("}")
    for (index, prefix) in analysis.prefixes.enumerated() {
      writeFunction("private mutating func prefix\(index)(_ start: Int) -> Int", isDeep: false) {
        $0.write(prefix)
      }
    }
    emit(
      """

      private mutating func margin(_ position: Int, all: Bool) -> Int {
        var end = position
        for index in scan.margins.indices {
          let taken = mark()
          let margin = scan.margins[index]
          let next = margin.prefix < 0 ? scan.takeHanging(margin, end) : prefix(margin.prefix, end)
          if next < 0 {
            takeBack(to: taken)
            if all { return -1 }
            break
          }
          end = next
        }
        if end > position { scan.fresh = end }
        return end
      }

      package mutating func parseUnit(
        in window: UnsafeBufferPointer<UInt8>, at start: Int, entry: UnitEntry, seam: Int?,
        onto tape: inout [Tape.Entry]
      ) -> UnitResult {
        unsafe scan.begin(window, at: start, entry: entry, seam: seam)
        var end = -1
      """)
    if let units = grammar.units { writeUnits(units) } else { writeWhole() }
    emit("}")
  }

  private mutating func writeUnits(_ units: PegGrammar.Units) {
    emit(
      """
        if entry.continues {
          return scan.finish(max(resume(entry, start), start), onto: &tape)
        }
        let taken = mark()
      """)
    if let first = units.first {
      emit(
        """
          if entry == .first {
            end = \(function(first))(start)
            if end < 0 { takeBack(to: taken) }
          }
        """)
    }
    emit(
      """
        if end < 0 { end = \(function(units.block))(start) }
        if end < 0 {
          takeBack(to: taken)
          end = start
        }
        while scan.cut == 0 {
          let taken = mark()
          let next = \(function(units.blank))(end)
          if next <= end {
            takeBack(to: taken)
            break
          }
          end = next
        }
        return scan.finish(end, onto: &tape)
      }

      private mutating func resume(_ entry: UnitEntry, _ start: Int) -> Int {
        switch entry.bits >> 24 {
      """)
    for (index, rule) in grammar.rules.enumerated() where resumed(rule.expression) != nil {
      emit("  case \(index + 1): return resume\(rule.name)(start, Scan.Row(entry))")
    }
    emit("  default: return start\n  }")
  }

  /// A grammar without units is parsed as one.
  private mutating func writeWhole() {
    emit(
      """
        scan.cutFrom = .max
        end = \(function(0))(start)
        return scan.finish(max(end, start), onto: &tape)
      """)
  }

  private func function(_ index: Int) -> String {
    "rule\(grammar.rules[index].name)"
  }

  private mutating func write(_ rule: PegGrammar.Rule, _ index: Int) {
    emit("")
    writeFunction(
      "private mutating func \(function(index))(_ start: Int) -> Int",
      isDeep: analysis.isRecursive[index]
    ) { $0.write(rule.expression) }
  }

  private mutating func writeResume(_ rule: PegGrammar.Rule, _ steps: [Expression]) {
    emit("")
    writeFunction(
      "private mutating func resume\(rule.name)(_ start: Int, _ row: Scan.Row) -> Int",
      isDeep: false
    ) {
      if $0.usesRow(.sequence(steps)) { $0.emit("row0 = row") }
      $0.write(.sequence(steps))
    }
  }

  private mutating func writeFunction(
    _ declaration: String, isDeep: Bool, _ body: (inout ParserWriter) -> Void
  ) {
    let outer = lines
    lines = []
    indent += 2
    body(&self)
    indent -= 2
    let inner = lines
    lines = outer
    emit("\(declaration) {")
    indent += 1
    if isDeep {
      emit("guard scan.depth < Scan.depthMax else { return -1 }")
      emit("scan.depth &+= 1")
      emit("defer { scan.depth &-= 1 }")
    }
    let text = inner.joined(separator: "\n")
    emit("\(text.contains("p = ") || text.contains("p &+= ") ? "var" : "let") p = start")
    for index in 0..<4 where text.contains("row\(index)") {
      emit("var row\(index) = Scan.Row()")
    }
    if text.contains("break fail") {
      emit("fail: do {")
      lines += inner
      emit("  return p")
      emit("}")
      emit("return -1")
    } else {
      lines += inner
      emit("return p")
    }
    indent -= 1
    emit("}")
  }

  private func usesRow(_ expression: Expression) -> Bool {
    switch expression {
    case .same, .keep: return true
    case .tree(.repeated): return true
    default: return expression.parts.contains(where: usesRow)
    }
  }

  /// The steps from the `@tree` of a rule on, when it has one.
  private func resumed(_ expression: Expression) -> [Expression]? {
    guard case .branch(_, .sequence(let steps)) = expression else { return nil }
    let first = steps.firstIndex {
      if case .tree = $0 { true } else { false }
    }
    return first.map { Array(steps[$0...]) }
  }
}

// MARK: - Lines of code

extension ParserWriter {
  private mutating func emit(_ text: String) {
    let margin = String(repeating: "  ", count: indent)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line.isEmpty ? "" : margin + line)
    }
  }

  private mutating func label(_ stem: String) -> String {
    labels += 1
    return "\(stem)\(labels)"
  }

  private var fail: String { "break \(exits[exits.count - 1])" }

  /// Writes what is tried with its own way out, and notes in `label` whether it went well.
  private mutating func attempt(_ ok: String, _ body: (inout ParserWriter) -> Void) {
    let exit = label("out")
    emit("var \(ok) = false")
    let before = lines.count
    emit("\(exit): do {")
    indent += 1
    exits.append(exit)
    body(&self)
    emit("\(ok) = true")
    exits.removeLast()
    indent -= 1
    emit("}")
    if !lines[before...].contains(where: { $0.contains("break \(exit)") }) {
      lines[before] = lines[before].replacing("\(exit): do", with: "do")
    }
  }

  /// Takes out the line that makes a constant which no later line asks for.
  private mutating func dropUnused(_ name: String, from first: Int) {
    guard let line = lines[first...].firstIndex(where: { $0.contains("let \(name) =") }) else {
      return
    }
    let isUsed = lines[(line + 1)...].contains { text in
      text.ranges(of: name).contains { range in
        range.upperBound == text.endIndex || !text[range.upperBound].isNumber
      }
    }
    if !isUsed { lines.remove(at: line) }
  }

  /// The table and the bit of a set of bytes.
  private mutating func place(of set: [Bool]) -> String {
    let index: Int
    if let known = sets.firstIndex(of: set) {
      index = known
    } else {
      index = sets.count
      sets.append(set)
    }
    return "\(index / 64 * 256), \(index % 64)"
  }

  private func isBytewise(_ characters: Characters) -> Bool {
    !grammar.countsGraphemes
      && (characters.holdsAllBeyondASCII || characters.holdsNoneBeyondASCII)
  }

  private mutating func classPlace(_ characters: Characters) -> String {
    if let index = classes.firstIndex(of: characters) { return "Self.classes[\(index)]" }
    classes.append(characters)
    return "Self.classes[\(classes.count - 1)]"
  }
}

// MARK: - Expressions

extension ParserWriter {
  fileprivate mutating func write(_ expression: Expression) {
    switch expression {
    case .literal(let bytes, let ignoringCase): writeLiteral(bytes, ignoringCase)
    case .characters(let characters): writeCharacters(characters)
    case .emoji: writeCall("scan.takeEmoji(p)")
    case .rule(let index): writeCall("\(function(index))(p)")
    case .sequence(let steps): writeSequence(steps[...])
    case .choice(let alternatives): writeChoice(alternatives)
    case .repeated(let body, let least, let most):
      writeRepeated(body, least, most, stops: false, cuts: false)
    case .ahead(let body): writeAhead(body)
    case .notAhead(let body): writeNotAhead(body)
    case .branch(let kind, let body):
      let slot = label("slot")
      emit("let \(slot) = open(\(kind))")
      slots.append(slot)
      write(body)
      slots.removeLast()
      emit("close(\(slot))")
    case .leaf(let kind, let body): writeLeaf(kind, body)
    case .becomes(let kind):
      emit("guard scan.rename(\(slots.last ?? "Scan.earlierBranch"), \(kind)) else { \(fail) }")
    case .after(let characters):
      let value = label("before")
      var ascii = characters.firstBytes
      for byte in 0x80..<0x100 { ascii[byte] = false }
      emit("if !isAfter(\(place(of: ascii)), p),")
      emit("  let \(value) = scan.scalar(before: p), !\(classPlace(characters)).contains(\(value))")
      emit("{ \(fail) }")
    case .keep(let name, let body):
      let first = label("kept")
      emit("let \(first) = p")
      write(body)
      emit("guard let \(first)Row = scan.row(\(first), p) else { \(fail) }")
      emit("row\(name) = \(first)Row")
    case .same(let name): writeCall("scan.takeRow(row\(name).byte, row\(name).length, p)")
    case .margin: emit("if !scan.margins.isEmpty {"); writeCall("margin(p, all: true)"); emit("}")
    case .margins: emit("if !scan.margins.isEmpty { p = margin(p, all: false) }")
    case .columns(let columns): writeCall("scan.takeColumns(\(columns), p)")
    case .inside(let prefix, let body):
      let number = analysis.prefixes.firstIndex(of: prefix) ?? 0
      writeInset("Scan.Margin(prefix: \(number), columns: 0, kind: 0)", body)
    case .hanging(let opening, let body, let kind):
      let first = label("hung")
      emit("let \(first) = p")
      write(opening)
      writeInset(
        "Scan.Margin(prefix: -1, columns: scan.hanging(\(first), p), kind: \(kind))", body)
    case .within(let extent, let content): writeWithin(extent, content)
    case .tree(.repeated(let body, let least, let most)):
      writeRepeated(body, least, most, stops: false, cuts: true)
    case .tree(.within(let extent, let content)): writeTreeWithin(extent, content)
    case .tree(let body): write(body)
    case .reach(.repeated(let body, let least, let most)):
      writeRepeated(body, least, most, stops: true, cuts: false)
    case .reach(let body): write(body)
    case .memo(let body): writeMemo(body)
    case .pairs(let piece, let text, let mark): writePairs(piece, text, mark)
    case .run(let run):
      writeCall("scan.takeRun(\(analysis.runs.firstIndex(of: run) ?? 0), p)")
    case .open(let opening):
      writeCall("scan.takeOpening(\(analysis.openings.firstIndex(of: opening) ?? 0), p)")
    case .close(let byte, let target, let label): writeClose(byte, target, label)
    case .twin(let byte): writeCall("scan.findTwin(\(byte), p)")
    case .words(let characters, let sign): writeWords(characters, sign)
    case .most(let bytes, let body):
      let start = label("most")
      emit("let \(start) = p")
      write(body)
      emit("guard p &- \(start) <= \(bytes) else { see(p &- 1); \(fail) }")
    }
  }

  private mutating func writeCall(_ call: String) {
    emit("p = \(call)")
    emit("if p < 0 { \(fail) }")
  }

  private mutating func writeLiteral(_ bytes: [UInt8], _ ignoringCase: Bool) {
    for (index, byte) in bytes.enumerated() {
      let at = index == 0 ? "p" : "p &+ \(index)"
      let isLetter = ignoringCase && (0x61...0x7A).contains(byte | 0x20)
      let test = isLetter ? "scan.bytes[\(at)] | 0x20 == \(byte | 0x20)" : "scan.bytes[\(at)] == \(byte)"
      emit("guard \(at) < scan.limit, unsafe \(test) else { see(\(at)); \(fail) }")
    }
    if !bytes.isEmpty { emit("p &+= \(bytes.count)") }
  }

  private mutating func writeCharacters(_ characters: Characters) {
    if grammar.countsGraphemes {
      writeCall("scan.takeGrapheme(\(classPlace(characters)), p)")
    } else if characters.holdsNoneBeyondASCII {
      emit("guard isIn(\(place(of: characters.firstBytes)), p) else { see(p); \(fail) }")
      emit("p &+= 1")
    } else {
      var ascii = characters.firstBytes
      for byte in 0x80..<0x100 { ascii[byte] = false }
      emit("if isIn(\(place(of: ascii)), p) {")
      emit("  p &+= 1")
      emit("} else {")
      indent += 1
      writeCall("scan.take(\(classPlace(characters)), p)")
      indent -= 1
      emit("}")
    }
  }

  private mutating func writeSequence(_ steps: ArraySlice<Expression>) {
    guard let step = steps.first else { return }
    write(step)
    if case .tree = step, steps.count > 1 {
      emit("if scan.cut == 0 {")
      indent += 1
      writeSequence(steps.dropFirst())
      indent -= 1
      emit("}")
    } else {
      writeSequence(steps.dropFirst())
    }
  }

  private mutating func writeChoice(_ alternatives: [Expression]) {
    let done = label("done")
    let start = label("from")
    let dirties = alternatives.contains(where: analysis.dirties)
    let first = lines.count
    emit("let \(start) = p")
    let mark = label("mark")
    if dirties { emit("let \(mark) = mark()") }
    emit("\(done): do {")
    indent += 1
    var hasSeen = false
    var endsWell = false
    for (index, alternative) in alternatives.enumerated() {
      if case .sequence(let steps) = alternative, steps.isEmpty {
        if !hasSeen { emit("see(p)") }
        endsWell = true
        break
      }
      let first = analysis.isNullable(alternative) ? nil : analysis.firstBytes(alternative)
      if let first {
        emit("if isIn(\(place(of: first)), p) {")
        indent += 1
      } else if !hasSeen, index > 0 {
        emit("see(p)")
        hasSeen = true
      }
      let exit = label("or")
      let before = lines.count
      emit("\(exit): do {")
      indent += 1
      exits.append(exit)
      write(alternative)
      exits.removeLast()
      emit("break \(done)")
      indent -= 1
      emit("}")
      if !lines[before...].contains(where: { $0.contains("break \(exit)") }) {
        lines[before] = lines[before].replacing("\(exit): do", with: "do")
        if first == nil { endsWell = true }
      } else {
        emit("p = \(start)")
        if analysis.dirties(alternative) { emit("takeBack(to: \(mark))") }
      }
      if first != nil {
        indent -= 1
        emit("}")
      }
      if endsWell { break }
    }
    if !endsWell {
      if !hasSeen { emit("see(p)") }
      emit(fail)
    }
    indent -= 1
    emit("}")
    dropUnused(mark, from: first)
    dropUnused(start, from: first)
  }

  private mutating func writeRepeated(
    _ body: Expression, _ least: Int, _ most: Int?, stops: Bool, cuts: Bool
  ) {
    if case .characters(let characters) = body, isBytewise(characters), !cuts {
      writeLoop(characters, least, most, stops: stops)
      return
    }
    let loop = label("loop")
    let start = label("from")
    let steps = label("steps")
    let counts = least > 1 || most != nil
    if least == 1, !counts { emit("let \(start)First = p") }
    if counts { emit("var \(steps) = 0") }
    let outset = lines.count
    emit("\(loop): while \(most.map { "\(steps) < \($0)" } ?? "true") {")
    indent += 1
    if stops { emit("if scan.stopsExtent(p) { break \(loop) }") }
    if !analysis.isNullable(body), let first = analysis.firstBytes(body) {
      emit("guard isIn(\(place(of: first)), p) else { see(p); break \(loop) }")
    }
    emit("let \(start) = p")
    let mark = label("mark")
    let writes = analysis.dirties(body)
    if writes || cuts { emit("let \(mark) = mark()") }
    if cuts { emit("let \(start)IsCut = scan.isCut(p)") }
    let exit = label("end")
    emit("\(exit): do {")
    let before = lines.count - 1
    indent += 1
    exits.append(exit)
    write(body)
    exits.removeLast()
    emit("guard p > \(start) else { break \(loop) }")
    if cuts {
      emit("if \(start)IsCut, cutUnit(before: p, \(mark), \(rowEntry())) {")
      emit("  p = \(start)")
      emit("  break \(loop)")
      emit("}")
    }
    if counts { emit("\(steps) &+= 1") }
    emit("continue \(loop)")
    indent -= 1
    emit("}")
    if lines[before...].contains(where: { $0.contains("break \(exit)") }) {
      emit("p = \(start)")
      if writes { emit("takeBack(to: \(mark))") }
      emit("break \(loop)")
    } else {
      lines[before] = lines[before].replacing("\(exit): do", with: "do")
    }
    indent -= 1
    emit("}")
    dropUnused(mark, from: outset)
    if counts {
      if least > 0 { emit("guard \(steps) >= \(least) else { \(fail) }") }
      if let most {
        emit("if \(steps) == \(most) {")
        indent += 1
        writeNotAhead(body)
        indent -= 1
        emit("}")
      }
    } else if least == 1 {
      emit("guard p > \(start)First else { \(fail) }")
    }
  }

  private func rowEntry() -> String {
    "row0.entry(rule: \(rule))"
  }

  /// A row of characters that can be told byte by byte.
  private mutating func writeLoop(
    _ characters: Characters, _ least: Int, _ most: Int?, stops: Bool
  ) {
    let start = label("from")
    let set = place(of: characters.firstBytes)
    if least > 0 || most != nil { emit("let \(start) = p") }
    if let most {
      emit("while p &- \(start) < \(most), isIn(\(set), p) { p &+= 1 }")
      emit("if p &- \(start) < \(most) { see(p) }")
      if least > 0 { emit("guard p &- \(start) >= \(least) else { \(fail) }") }
      emit("if p &- \(start) == \(most) {")
      indent += 1
      writeNotAhead(.characters(characters))
      indent -= 1
      emit("}")
      return
    }
    if stops {
      writeSkip(characters, to: "scan.reach")
      emit("if !scan.stopsExtent(p) { see(p) }")
    } else {
      writeSkip(characters)
      emit("see(p)")
    }
    if least > 0 { emit("guard p &- \(start) >= \(least) else { \(fail) }") }
  }

  private mutating func writeAhead(_ body: Expression) {
    let start = label("look")
    emit("let \(start) = p")
    emit("scan.quiet &+= 1")
    attempt("\(start)Is") { $0.write(body) }
    emit("scan.quiet &-= 1")
    emit("guard \(start)Is else { \(fail) }")
    emit("if p > 0 { see(p &- 1) }")
    emit("p = \(start)")
  }

  private mutating func writeNotAhead(_ body: Expression) {
    let first = analysis.isNullable(body) ? nil : analysis.firstBytes(body)
    if case .characters(let characters) = body, isBytewise(characters) {
      emit("see(p)")
      emit("if isIn(\(place(of: characters.firstBytes)), p) { \(fail) }")
      return
    }
    if let first {
      emit("see(p)")
      emit("if isIn(\(place(of: first)), p) {")
      indent += 1
    }
    let start = label("look")
    emit("let \(start) = p")
    emit("scan.quiet &+= 1")
    attempt("\(start)Is") { $0.write(body) }
    emit("scan.quiet &-= 1")
    emit("if \(start)Is {")
    emit("  if p > 0 { see(p &- 1) }")
    emit("  \(fail)")
    emit("}")
    emit("p = \(start)")
    if first != nil {
      indent -= 1
      emit("}")
    }
  }

  private mutating func writeLeaf(_ kind: UInt8, _ body: Expression) {
    let start = label("leaf")
    emit("let \(start) = p")
    if analysis.writes(body) {
      emit("scan.quiet &+= 1")
      attempt("\(start)Is") { $0.write(body) }
      emit("scan.quiet &-= 1")
      emit("guard \(start)Is else { \(fail) }")
    } else {
      write(body)
    }
    emit("leaf(\(kind), \(start), p)")
  }

  private mutating func writeInset(_ margin: String, _ body: Expression) {
    let inset = label("inset")
    emit("guard scan.margins.count < Scan.marginsMax else { \(fail) }")
    emit("scan.margins.append(\(margin))")
    attempt(inset) { $0.write(body) }
    emit("scan.margins.removeLast()")
    emit("guard \(inset) else { \(fail) }")
  }

  private mutating func writeWithin(_ extent: Expression, _ content: Expression) {
    let start = label("within")
    emit("let \(start)Reach = scan.reach")
    emit("scan.reach = .max")
    writeExtent(start, extent)
    emit("scan.reach = \(start)Reach")
    emit("guard \(start)Is else { \(fail) }")
    emit("if p > 0 { see(p &- 1) }")
    emit("let \(start)End = p")
    emit("let \(start)Outer = scan.limit")
    emit("scan.limit = p")
    emit("p = \(start)")
    attempt("\(start)Fills") { $0.write(content) }
    emit("scan.limit = \(start)Outer")
    emit("guard \(start)Fills, p == \(start)End || scan.cut != 0 else { \(fail) }")
  }

  private mutating func writeExtent(_ start: String, _ extent: Expression) {
    emit("let \(start) = p")
    emit("scan.quiet &+= 1")
    attempt("\(start)Is") { $0.write(extent) }
    emit("scan.quiet &-= 1")
  }

  private mutating func writeTreeWithin(_ extent: Expression, _ content: Expression) {
    let start = label("text")
    let loop = label("longer")
    emit("let \(start) = p")
    emit("var \(start)Reach = scan.firstReach(p)")
    emit("let \(start)CutFrom = scan.cutFrom")
    emit("let \(start)Mark = mark()")
    emit("\(loop): while true {")
    indent += 1
    emit("scan.isPartial = false")
    emit("scan.reach = \(start)Reach")
    emit("scan.quiet &+= 1")
    attempt("\(start)Is") { $0.write(extent) }
    emit("scan.quiet &-= 1")
    emit("scan.reach = .max")
    emit("guard \(start)Is else { \(fail) }")
    emit("if p > 0 { see(p &- 1) }")
    emit("let \(start)IsPartial = scan.isPartial")
    emit("let \(start)Outer = scan.limit")
    emit("let \(start)Limit = p")
    emit("let \(start)Examined = scan.examined")
    emit("scan.limit = p")
    emit("scan.examined = 0")
    emit("scan.treeRule = scan.isCutting() ? \(rule) : -1")
    emit("p = \(start)")
    attempt("\(start)Fills") { $0.write(content) }
    emit("scan.treeRule = -1")
    emit("scan.limit = \(start)Outer")
    emit("let \(start)SawLimit = scan.examined > \(start)Limit")
    emit("if \(start)Examined > scan.examined { scan.examined = \(start)Examined }")
    emit("guard \(start)Fills else { \(fail) }")
    emit("if !\(start)IsPartial || (scan.cut != 0 && !\(start)SawLimit) { break \(loop) }")
    emit("takeBack(to: \(start)Mark)")
    emit("scan.cut = 0")
    emit("scan.cutFrom = \(start)CutFrom")
    emit("\(start)Reach = \(start) &+ (\(start)Reach &- \(start)) &* 2")
    emit("p = \(start)")
    indent -= 1
    emit("}")
  }

  private mutating func writeMemo(_ body: Expression) {
    let number = analysis.memoNumbers[body] ?? 0
    guard case .repeated(let step, 0, nil) = body else {
      write(body)
      return
    }
    let walk = label("walk")
    emit("let \(walk)Examined = scan.examined")
    emit("scan.examined = 0")
    emit("let \(walk)First = p")
    emit("var \(walk)Places: [UInt64] = []")
    emit("\(walk): while true {")
    indent += 1
    emit("let \(walk)Key = UInt64(\(number)) &<< 40 | UInt64(p)")
    emit("if let known = scan.memo[\(walk)Key] {")
    emit("  scan.examined = max(scan.examined, known.examined)")
    emit("  p = known.end")
    emit("  break \(walk)")
    emit("}")
    emit("\(walk)Places.append(\(walk)Key)")
    emit("let \(walk)From = p")
    attempt("\(walk)Is") { $0.write(step) }
    emit("guard \(walk)Is, p > \(walk)From else { p = \(walk)From; break \(walk) }")
    indent -= 1
    emit("}")
    emit("let \(walk)Ending = Scan.Ending(end: p, examined: max(scan.examined, p))")
    emit("for place in \(walk)Places { scan.memo[place] = \(walk)Ending }")
    emit("_ = \(walk)First")
    emit("scan.examined = max(\(walk)Examined, scan.examined)")
  }
}

// MARK: - Delimiters

extension ParserWriter {
  private mutating func writeWords(_ characters: Characters, _ sign: [UInt8]) {
    let start = label("words")
    emit("let \(start) = p")
    if isBytewise(characters) {
      writeSkip(characters)
    } else {
      emit("while true {")
      emit("  let next = scan.take(\(classPlace(characters)), p)")
      emit("  guard next >= 0 else { break }")
      emit("  p = next")
      emit("}")
    }
    if let first = sign.first {
      emit("if p < scan.limit, unsafe scan.bytes[p] == \(first) {")
      emit("  p = scan.giveBack(\(start), p, before: \(sign))")
      emit("}")
    }
    emit("guard p > \(start) else { see(p); \(fail) }")
    writeCall("scan.words(\(start), p)")
  }

  /// Goes on over all bytes of a set: eight at a time while few bytes are outside of it, else
  /// four.
  private mutating func writeSkip(_ characters: Characters, to reach: String? = nil) {
    let set = characters.firstBytes
    let stops = (0..<256).filter { !set[$0] }
    let place = place(of: set)
    let end = label("end")
    let wide = stops.count <= 4 ? 8 : 4
    emit("let \(end) = \(reach.map { "min(scan.limit, \($0))" } ?? "scan.limit")")
    emit("while p &+ \(wide) <= \(end) {")
    if stops.count <= 4 {
      emit("  let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)")
      emit("  var found: UInt64 = 0")
      for stop in stops {
        let pattern = String(UInt64(stop) * 0x0101_0101_0101_0101, radix: 16)
        emit("  found |= ((bytes ^ 0x\(pattern)) &- 0x101010101010101) & ~(bytes ^ 0x\(pattern))")
      }
      emit("  if found & 0x8080808080808080 != 0 { break }")
    } else {
      emit("  let bytes = unsafe scan.bytes + p")
      let parts = (0..<4).map { "sets[\(tableStart(place)) &+ Int(bytes[\($0)])]" }
      emit("  let all = unsafe \(parts.joined(separator: " & "))")
      emit("  if all & (1 &<< \(place.split(separator: " ")[1])) == 0 { break }")
    }
    emit("  p &+= \(wide)")
    emit("}")
    emit("while p < \(end), isIn(\(place), p) { p &+= 1 }")
  }

  private func tableStart(_ place: String) -> Substring { place.split(separator: ",")[0] }

  private mutating func writePairs(_ piece: Expression, _ text: UInt8, _ mark: UInt8) {
    guard case .repeated(let step, _, _) = piece else { return }
    let loop = label("pairs")
    emit("let \(loop)Tree = scan.treeRule")
    emit("scan.treeRule = -1")
    emit("let \(loop)Outer = scan.beginPairs(p, text: \(text), mark: \(mark))")
    emit("\(loop): while true {")
    indent += 1
    emit("if \(loop)Tree >= 0, scan.isPairCut(p, rule: \(loop)Tree) { break \(loop) }")
    emit("let \(loop)From = p")
    let dirties = analysis.dirties(step)
    if dirties { emit("let \(loop)Mark = mark()") }
    attempt("\(loop)Is") { $0.write(step) }
    emit("guard \(loop)Is, p > \(loop)From else {")
    emit("  p = \(loop)From")
    if dirties { emit("  takeBack(to: \(loop)Mark)") }
    emit("  break \(loop)")
    emit("}")
    indent -= 1
    emit("}")
    emit("scan.endPairs(\(loop)Outer)")
  }

  private mutating func writeClose(_ byte: UInt8, _ target: Expression, _ tail: Expression) {
    let close = label("close")
    emit("guard p < scan.limit, unsafe scan.bytes[p] == \(byte) else { see(p); \(fail) }")
    emit("let \(close) = p")
    emit("p &+= 1")
    emit("if scan.opening() {")
    indent += 1
    emit("scan.joint = -1")
    emit("let \(close)Place = scan.count")
    emit("leaf(scan.pairing.region.text, \(close), p)")
    emit("scan.joint = -1")
    emit("let \(close)Mark = mark()")
    emit("\(close)Tail: do {")
    indent += 1
    for (index, part) in [target, tail].enumerated() {
      attempt("\(close)Is\(index)") { $0.write(part) }
      emit("if \(close)Is\(index) {")
      emit("  scan.pairBrackets(\(close), tape: \(close)Place, isReference: \(index == 1))")
      emit("  break \(close)Tail")
      emit("}")
      emit("takeBack(to: \(close)Mark)")
      emit("p = \(close) &+ 1")
    }
    emit("if scan.isLabel(\(close)) {")
    emit("  scan.pairBrackets(\(close), tape: \(close)Place, isReference: true)")
    emit("} else {")
    emit("  scan.dropOpening()")
    emit("}")
    indent -= 1
    emit("}")
    indent -= 1
    emit("} else {")
    emit("  leaf(scan.pairing.region.text, \(close), p)")
    emit("}")
  }
}
