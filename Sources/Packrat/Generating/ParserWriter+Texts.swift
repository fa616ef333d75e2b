// Texts in texts, and what is remembered.

extension ParserWriter {
  mutating func writeInset(_ margin: String, _ body: Expression) {
    let inset = label("inset")
    emit("guard scan.enter(\(margin)) else { \(fail) }")
    attempt(inset) { $0.write(body) }
    emit("scan.leave()")
    emit("guard \(inset) else { \(fail) }")
  }

  mutating func writeWithin(_ extent: Expression, _ content: Expression) {
    let start = label("within")
    emit("let \(start)Reach = scan.reach")
    emit("scan.reach = .max")
    writeExtent(start, extent)
    emit("scan.reach = \(start)Reach")
    emit("guard \(start)Is else { \(fail) }")
    emit("if p > 0 { scan.see(p &- 1) }")
    emit("let \(start)End = p")
    emit("let \(start)Outer = scan.limit")
    emit("scan.limit = p")
    emit("p = \(start)")
    attempt("\(start)Fills") { $0.write(content) }
    emit("scan.limit = \(start)Outer")
    emit("guard \(start)Fills, p == \(start)End || scan.cut != 0 else { \(fail) }")
  }

  mutating func writeExtent(_ start: String, _ extent: Expression) {
    emit("let \(start) = p")
    emit("scan.quiet &+= 1")
    attempt("\(start)Is") { $0.write(extent) }
    emit("scan.quiet &-= 1")
  }

  mutating func writeTreeWithin(_ extent: Expression, _ content: Expression) {
    let start = label("text")
    let loop = label("longer")
    emit("let \(start) = p")
    emit("var \(start)Reach = scan.firstReach(p)")
    emit("let \(start)CutFrom = scan.cutFrom")
    emit("let \(start)Mark = scan.mark()")
    emit("\(loop): while true {")
    indent += 1
    emit("scan.isPartial = false")
    emit("scan.reach = \(start)Reach")
    emit("scan.quiet &+= 1")
    attempt("\(start)Is") { $0.write(extent) }
    emit("scan.quiet &-= 1")
    emit("scan.reach = .max")
    emit("guard \(start)Is else { \(fail) }")
    emit("if p > 0 { scan.see(p &- 1) }")
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
    emit("scan.takeBack(to: \(start)Mark)")
    emit("scan.cut = 0")
    emit("scan.cutFrom = max(\(start)CutFrom, \(start)Reach)")
    emit("\(start)Reach = \(start) &+ (\(start)Reach &- \(start)) &* 4")
    emit("p = \(start)")
    indent -= 1
    emit("}")
  }

  mutating func writeMemo(_ body: Expression) {
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
