// Expressions.

extension ParserWriter {
  mutating func write(_ expression: Expression) {
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
      emit("let \(slot) = scan.open(\(kind))")
      slots.append(slot)
      write(body)
      slots.removeLast()
      emit("scan.close(\(slot))")
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
    case .margin: emit("if scan.marginCount > 0 {"); writeCall("margin(p, all: true)"); emit("}")
    case .margins: emit("if scan.marginCount > 0 { p = margin(p, all: false) }")
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
    case .deep(let levels, let body):
      let level = label("level")
      emit("guard scan.deep < \(levels) else { \(fail) }")
      emit("scan.deep &+= 1")
      attempt(level) { $0.write(body) }
      emit("scan.deep &-= 1")
      emit("guard \(level) else { \(fail) }")
    case .most(let bytes, let body):
      let start = label("most")
      emit("let \(start) = p")
      write(body)
      emit("guard p &- \(start) <= \(bytes) else { scan.see(p &- 1); \(fail) }")
    }
  }

  mutating func writeCall(_ call: String) {
    emit("p = \(call)")
    emit("if p < 0 { \(fail) }")
  }

  mutating func writeLiteral(_ bytes: [UInt8], _ ignoringCase: Bool) {
    for (index, byte) in bytes.enumerated() {
      let at = index == 0 ? "p" : "p &+ \(index)"
      let isLetter = ignoringCase && (0x61...0x7A).contains(byte | 0x20)
      let test =
        isLetter ? "scan.bytes[\(at)] | 0x20 == \(byte | 0x20)" : "scan.bytes[\(at)] == \(byte)"
      emit("guard \(at) < scan.limit, unsafe \(test) else { scan.see(\(at)); \(fail) }")
    }
    if !bytes.isEmpty { emit("p &+= \(bytes.count)") }
  }

  mutating func writeCharacters(_ characters: Characters) {
    if grammar.countsGraphemes {
      writeCall("scan.takeGrapheme(\(classPlace(characters)), p)")
    } else if characters.holdsNoneBeyondASCII {
      emit("guard isIn(\(place(of: characters.firstBytes)), p) else { scan.see(p); \(fail) }")
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

  mutating func writeSequence(_ steps: ArraySlice<Expression>) {
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

  mutating func writeAhead(_ body: Expression) {
    let start = label("look")
    emit("let \(start) = p")
    emit("scan.quiet &+= 1")
    attempt("\(start)Is") { $0.write(body) }
    emit("scan.quiet &-= 1")
    emit("guard \(start)Is else { \(fail) }")
    emit("if p > 0 { scan.see(p &- 1) }")
    emit("p = \(start)")
  }

  mutating func writeNotAhead(_ body: Expression) {
    let first: [Bool]?
    var test = "isIn"
    if analysis.isNullable(body) {
      first = analysis.firstBytesOrEnd(body)
      test = "p >= scan.limit || isIn"
    } else {
      first = analysis.firstBytes(body)
    }
    if let characters = body.characters, isBytewise(characters) {
      emit("scan.see(p)")
      emit("if isIn(\(place(of: characters.firstBytes)), p) { \(fail) }")
      return
    }
    if let first {
      emit("scan.see(p)")
      emit("if \(test)(\(place(of: first)), p) {")
      indent += 1
    }
    let start = label("look")
    emit("let \(start) = p")
    emit("scan.quiet &+= 1")
    attempt("\(start)Is") { $0.write(body) }
    emit("scan.quiet &-= 1")
    emit("if \(start)Is {")
    emit("  if p > 0 { scan.see(p &- 1) }")
    emit("  \(fail)")
    emit("}")
    emit("p = \(start)")
    if first != nil {
      indent -= 1
      emit("}")
    }
  }

  mutating func writeLeaf(_ kind: UInt8, _ body: Expression) {
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
    emit("scan.leaf(\(kind), \(start), p)")
  }
}
