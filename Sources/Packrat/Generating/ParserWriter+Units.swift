// The functions by which units, prefixes and cut blocks are reached.

extension ParserWriter {
  /// The functions by which units, prefixes and cut blocks are reached.
  mutating func writeDispatch() {
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
        for index in 0..<scan.marginCount {
          let taken = scan.mark()
          let margin = unsafe scan.margins[index]
          let next = margin.prefix < 0 ? scan.takeHanging(margin, end) : prefix(margin.prefix, end)
          if next < 0 {
            scan.takeBack(to: taken)
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

  mutating func writeUnits(_ units: PegGrammar.Units) {
    emit(
      """
        if entry.continues {
          return scan.finish(max(resume(entry, start), start), onto: &tape)
        }
        let taken = scan.mark()
      """)
    if let first = units.first {
      emit(
        """
          if entry == .first {
            end = \(function(first))(start)
            if end < 0 { scan.takeBack(to: taken) }
          }
        """)
    }
    emit(
      """
        if end < 0 { end = \(function(units.block))(start) }
        if end < 0 {
          scan.takeBack(to: taken)
          end = start
        }
        while scan.cut == 0 {
          let taken = scan.mark()
          let next = \(function(units.blank))(end)
          if next <= end {
            scan.takeBack(to: taken)
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
  mutating func writeWhole() {
    emit(
      """
        scan.cutFrom = .max
        end = \(function(0))(start)
        return scan.finish(max(end, start), onto: &tape)
      """)
  }
}
