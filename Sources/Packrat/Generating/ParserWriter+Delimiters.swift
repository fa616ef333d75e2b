// Delimiters.

extension ParserWriter {
  mutating func writeClose(_ byte: UInt8, _ target: Expression, _ tail: Expression) {
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
