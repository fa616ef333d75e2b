// Repetitions.

extension ParserWriter {
  mutating func writeRepeated(
    _ body: Expression, _ least: Int, _ most: Int?, stops: Bool, cuts: Bool
  ) {
    if case .characters(let characters) = body, isBytewise(characters), !cuts,
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
      writeSkip(characters, to: "\(start) &+ \(most)")
      if characters.holdsAllBeyondASCII {
        // So many bytes may be fewer characters.
        emit("if p &- \(start) >= \(most) {")
        emit("  p = scan.takeRow(of: \(classPlace(characters)), most: \(most), \(start))")
        emit("  if p < 0 { \(fail) }")
        emit("} else {")
        emit("  see(p)")
        emit("}")
        return
      }
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

  /// Goes on over all bytes of a set: eight at a time while few bytes are outside of it, else
  /// four.
  mutating func writeSkip(_ characters: Characters, to reach: String? = nil) {
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
    emit("  assert(scan.works())")
    emit("  p &+= \(wide)")
    emit("}")
    emit("while p < \(end), isIn(\(place), p) { p &+= 1 }")
  }

  func tableStart(_ place: String) -> Substring { place.split(separator: ",")[0] }

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
      emit("  p = scan.giveBack(\(start), p, before: \(sign))")
      emit("}")
    }
    emit("guard p > \(start) else { see(p); \(fail) }")
    writeCall("scan.words(\(start), p)")
  }
}
