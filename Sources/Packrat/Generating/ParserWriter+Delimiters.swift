// Delimiters.

extension ParserWriter {
  mutating func writePairs(_ piece: Expression, _ text: UInt8, _ mark: UInt8) {
    guard case .repeated(let step, _, _) = piece else { return }
    let loop = label("pairs")
    emit("let \(loop)Tree = scan.treeRule")
    emit("scan.treeRule = -1")
    emit(
      "let \(loop)Outer = scan.beginPairs(p, text: \(text), mark: \(mark), "
        + "canCut: \(loop)Tree >= 0)")
    emit("\(loop): while true {")
    indent += 1
    // Most places are told by two comparisons.
    emit("if \(loop)Tree >= 0, p >= scan.cutFrom || p == scan.seam,")
    emit("  scan.isPairCut(p, rule: \(loop)Tree)")
    emit("{ break \(loop) }")
    emit("let \(loop)From = p")
    let dirties = analysis.dirties(step)
    if dirties { emit("let \(loop)Mark = scan.mark()") }
    attempt("\(loop)Is") { $0.write(step) }
    emit("guard \(loop)Is, p > \(loop)From else {")
    emit("  p = \(loop)From")
    if dirties { emit("  scan.takeBack(to: \(loop)Mark)") }
    emit("  break \(loop)")
    emit("}")
    indent -= 1
    emit("}")
    emit("scan.endPairs(\(loop)Outer)")
  }

  mutating func writeWords(_ characters: Characters, _ sign: [UInt8]) {
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
      emit("  p = scan.giveBack(\(start), p, before: \(Scan.number(sign)))")
      emit("}")
    }
    emit("guard p > \(start) else { scan.see(p); \(fail) }")
    // Only at the end of a line, and where a long block may be cut, is there more to find out.
    emit("if p < scan.limit, p <= scan.cutFrom, p <= scan.seam || \(start) >= scan.seam,")
    emit("  unsafe !Scan.isNewline(scan.bytes[p])")
    emit("{")
    emit("  scan.see(p)")
    emit("} else {")
    indent += 1
    writeCall("scan.words(\(start), p)")
    indent -= 1
    emit("}")
  }

  mutating func writeClose(_ byte: UInt8, _ target: Expression, _ tail: Expression) {
    let close = label("close")
    emit("guard p < scan.limit, unsafe scan.bytes[p] == \(byte) else { scan.see(p); \(fail) }")
    emit("let \(close) = p")
    emit("p &+= 1")
    emit("if scan.opening() {")
    indent += 1
    emit("let \(close)Outset = scan.mark()")
    emit("scan.joint = -1")
    emit("let \(close)Place = scan.count")
    emit("scan.leaf(scan.pairing.region.text, \(close), p)")
    emit("scan.joint = -1")
    emit("let \(close)Mark = scan.mark()")
    emit("\(close)Tail: do {")
    indent += 1
    for (index, part) in [target, tail].enumerated() {
      attempt("\(close)Is\(index)") { $0.write(part) }
      emit("if \(close)Is\(index) {")
      writePair(close, isReference: index == 1)
      emit("  break \(close)Tail")
      emit("}")
      emit("scan.takeBack(to: \(close)Mark)")
      emit("p = \(close) &+ 1")
    }
    emit("if scan.isLabel(\(close)) {")
    writePair(close, isReference: true)
    emit("} else {")
    emit("  scan.dropOpening()")
    emit("  scan.takeBack(to: \(close)Outset)")
    emit("  scan.leaf(scan.pairing.region.text, \(close), p)")
    emit("}")
    indent -= 1
    emit("}")
    indent -= 1
    emit("} else {")
    emit("  scan.leaf(scan.pairing.region.text, \(close), p)")
    emit("}")
  }

  private mutating func writePair(_ close: String, isReference: Bool) {
    emit(
      """
        scan.pairBrackets(
          \(close), tape: \(close)Place, followsLeaf: \(close)Outset.joint >= 0,
          isReference: \(isReference))
      """)
  }
}
