// Repetitions.

extension ParserWriter {
  mutating func writeRepeated(
    _ body: Expression, _ least: Int, _ most: Int?, stops: Bool, cuts: Bool
  ) {
    if let characters = body.characters, isBytewise(characters), !cuts,
      most == nil || least == 0 || characters.holdsNoneBeyondASCII
    {
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
    if stops { emit("if p >= scan.reach, scan.stopsExtent(p) { break \(loop) }") }
    if !analysis.isNullable(body), let first = analysis.firstBytes(body) {
      emit("guard isIn(\(place(of: first)), p) else { scan.see(p); break \(loop) }")
    }
    emit("let \(start) = p")
    let mark = label("mark")
    let writes = analysis.dirties(body)
    if writes || cuts { emit("let \(mark) = scan.mark()") }
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
      emit("if \(start)IsCut, scan.cutUnit(before: p, \(mark), \(rowEntry())) {")
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
      if writes { emit("scan.takeBack(to: \(mark))") }
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

  func rowEntry() -> String {
    "row0.entry(rule: \(rule))"
  }

  /// A row of characters that can be told byte by byte.
  mutating func writeLoop(
    _ characters: Characters, _ least: Int, _ most: Int?, stops: Bool
  ) {
    let start = label("from")
    if least > 0 || most != nil { emit("let \(start) = p") }
    if let most {
      writeSkip(characters, to: "\(start) &+ \(most)", most: most)
      if characters.holdsAllBeyondASCII {
        // So many bytes may be fewer characters.
        emit("if p &- \(start) >= \(most) {")
        emit("  p = scan.takeRow(of: \(classPlace(characters)), most: \(most), \(start))")
        emit("  if p < 0 { \(fail) }")
        emit("} else {")
        emit("  scan.see(p)")
        emit("}")
        return
      }
      emit("if p &- \(start) < \(most) { scan.see(p) }")
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
      emit("if p < scan.reach || !scan.stopsExtent(p) { scan.see(p) }")
    } else {
      writeSkip(characters)
      emit("scan.see(p)")
    }
    if least > 0 { emit("guard p &- \(start) >= \(least) else { \(fail) }") }
  }
}

extension Expression {
  /// The set of characters that this is, if it is one; a text of one byte is one too.
  var characters: Characters? {
    switch self {
    case .characters(let characters): return characters
    case .literal(let bytes, ignoringCase: false) where bytes.count == 1 && bytes[0] < 0x80:
      return Characters(ranges: [UInt32(bytes[0])...UInt32(bytes[0])])
    default: return nil
    }
  }
}
