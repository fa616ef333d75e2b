// Rows of bytes of one set, which are what most of a text consists of.

extension ParserWriter {
  /// Goes on over all bytes of a set: eight at a time, unless such rows are short. The place of
  /// the first byte outside is known then without a second look at the eight. A line that was
  /// walked before, to see which block it begins, is not walked again.
  mutating func writeSkip(_ characters: Characters, to reach: String? = nil, most: Int? = nil) {
    let set = characters.firstBytes
    let stops = (0..<256).filter { !set[$0] }
    let place = place(of: set)
    let row = label("skip")
    let isShort = stops.count > 240 || most.map { $0 < 8 } ?? false
    emit("let \(row)End = \(reach.map { "min(scan.limit, \($0))" } ?? "scan.limit")")
    let isLine = stops == [0x0A, 0x0D]
    if isLine {
      // The end may lie before `p`, where an extent has to stop at once.
      emit("if p >= scan.lineStart, p < scan.lineEnd { p = max(p, min(scan.lineEnd, \(row)End)) }")
      emit("else { scan.lineStart = p }")
    }
    if !isShort {
      emit("\(row): do {")
      indent += 1
      if stops.count <= 4 { writeNumbers(stops, row) } else { writeTests(place, row) }
    }
    emit("while p < \(row)End, isIn(\(place), p) { p &+= 1 }")
    if !isShort {
      indent -= 1
      emit("}")
    }
    if isLine { emit("scan.lineEnd = p") }
  }

  /// Eight bytes are one number: a byte of it that equals a stop becomes 0 by exclusive or, and
  /// only what is 0 borrows its top bit when 1 is taken away. (So may the byte above it, but the
  /// lowest is told rightly. No stop is beyond ASCII, so a byte that is cannot be one.)
  private mutating func writeNumbers(_ stops: [Int], _ row: String) {
    let borrows = stops.map { stop in
      let pattern = String(UInt64(stop) * 0x0101_0101_0101_0101, radix: 16)
      return "((bytes ^ 0x\(pattern)) &- 0x101010101010101)"
    }
    emit(
      """
      while p &+ 8 <= \(row)End {
        let bytes = unsafe UInt64(
          littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
        let found = (\(borrows.joined(separator: " | "))) & ~bytes & 0x8080808080808080
        assert(scan.works())
        if found != 0 {
          p &+= found.trailingZeroBitCount &>> 3
          break \(row)
        }
        p &+= 8
      }
      """)
  }

  /// Eight tests in a row, each with its own way out: one guess of the processor for the end of
  /// the row, not one for the eight and another for the rest.
  private mutating func writeTests(_ place: String, _ row: String) {
    emit("let \(row)Set = unsafe sets + \(tableStart(place))")
    emit("let \(row)Text = unsafe scan.bytes")
    emit("while p &+ 8 <= \(row)End {")
    emit("  assert(scan.works())")
    for index in 0..<8 {
      emit(
        "  if unsafe \(row)Set[Int(\(row)Text[p &+ \(index)])] & "
          + "(1 &<< \(place.split(separator: " ")[1])) == 0 { p &+= \(index); break \(row) }")
    }
    emit("  p &+= 8")
    emit("}")
  }

  func tableStart(_ place: String) -> Substring { place.split(separator: ",")[0] }
}
