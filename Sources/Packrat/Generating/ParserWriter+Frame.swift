// The frame.

extension ParserWriter {
  func heading() -> String {
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
          assert(scan.works())
          guard position < scan.limit else { return false }
          return unsafe sets[table &+ Int(scan.bytes[position])] & (1 &<< bit) != 0
        }

        /// Whether the byte before a position is ASCII and in one of the sets.
        @inline(__always)
        private mutating func isAfter(_ table: Int, _ bit: UInt64, _ position: Int) -> Bool {
          guard position > scan.start else { return false }
          return unsafe sets[table &+ Int(scan.bytes[position &- 1])] & (1 &<< bit) != 0
        }

      """
    return text
  }

  func swift(_ characters: Characters) -> String {
    let ranges = characters.ranges.map { "\($0.lowerBound)...\($0.upperBound)" }
    let properties = characters.properties.map { ".\($0)" }
    return "Characters(ranges: [\(ranges.joined(separator: ", "))], "
      + "properties: [\(properties.joined(separator: ", "))], isNegated: \(characters.isNegated))"
  }

  func swift(_ kind: UInt8?) -> String { kind.map { "\($0)" } ?? "nil" }

  func function(_ index: Int) -> String {
    "rule\(grammar.rules[index].name)"
  }

  mutating func write(_ rule: PegGrammar.Rule, _ index: Int) {
    emit("")
    writeFunction(
      "private mutating func \(function(index))(_ start: Int) -> Int",
      isDeep: analysis.isRecursive[index]
    ) { $0.write(rule.expression) }
  }

  mutating func writeResume(_ rule: PegGrammar.Rule, _ steps: [Expression]) {
    emit("")
    writeFunction(
      "private mutating func resume\(rule.name)(_ start: Int, _ row: Scan.Row) -> Int",
      isDeep: false
    ) {
      if $0.usesRow(.sequence(steps)) { $0.emit("row0 = row") }
      $0.write(.sequence(steps))
    }
  }

  mutating func writeFunction(
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
    emit("assert(scan.works())")
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

  func usesRow(_ expression: Expression) -> Bool {
    switch expression {
    case .same, .keep: return true
    case .tree(.repeated): return true
    default: return expression.parts.contains(where: usesRow)
    }
  }

  /// The steps from the `@tree` of a rule on, when it has one.
  func resumed(_ expression: Expression) -> [Expression]? {
    guard case .branch(_, .sequence(let steps)) = expression else { return nil }
    let first = steps.firstIndex {
      if case .tree = $0 { true } else { false }
    }
    return first.map { Array(steps[$0...]) }
  }
}
