// Choices.

extension ParserWriter {
  /// The alternatives in order, but only those that can begin with the byte at hand.
  mutating func writeChoice(_ alternatives: [Expression]) {
    var choice = Choice(
      done: label("done"), start: label("from"), alternatives: alternatives)
    let first = lines.count
    emit("let \(choice.start) = p")
    emit("\(choice.done): do {")
    indent += 1
    while choice.next < alternatives.count, !choice.endsWell {
      let count = narrowCount(alternatives[choice.next...])
      if count > 1 { writeSwitch(count, &choice) } else { writeNext(&choice) }
    }
    if !choice.endsWell {
      if !choice.hasSeen { emit("scan.see(p)") }
      emit(fail)
    }
    indent -= 1
    emit("}")
    dropUnused(choice.start, from: first)
  }

  /// A choice that is being written.
  private struct Choice {
    let done: String
    let start: String
    let alternatives: [Expression]
    var next: Int = 0
    /// Whether it has been said that the first byte was looked at.
    var hasSeen: Bool = false
    /// Whether an alternative cannot fail, so that none comes after it.
    var endsWell: Bool = false
  }

  /// How many alternatives in a row begin with few bytes.
  private func narrowCount(_ alternatives: ArraySlice<Expression>) -> Int {
    alternatives.prefix { alternative in
      guard let first = firstBytes(alternative) else { return false }
      return first.count { $0 } <= 16
    }.count
  }

  private func firstBytes(_ alternative: Expression) -> [Bool]? {
    analysis.isNullable(alternative) ? nil : analysis.firstBytes(alternative)
  }

  /// One alternative, behind a test of its first byte if that says something.
  private mutating func writeNext(_ choice: inout Choice) {
    let alternative = choice.alternatives[choice.next]
    let first = firstBytes(alternative)
    if let first {
      emit("if isIn(\(place(of: first)), p) {")
      indent += 1
    } else if !choice.hasSeen, choice.next > 0 {
      emit("scan.see(p)")
      choice.hasSeen = true
    }
    let isSure = write(alternative, of: choice)
    if first != nil {
      indent -= 1
      emit("}")
    } else {
      choice.endsWell = isSure
    }
    choice.next += 1
  }

  /// Several alternatives at once: for each byte those that can begin with it.
  private mutating func writeSwitch(_ count: Int, _ choice: inout Choice) {
    let range = choice.next..<choice.next + count
    var bytes: [[Int]: [Int]] = [:]
    for byte in 0..<256 {
      let suited = range.filter { firstBytes(choice.alternatives[$0])?[byte] ?? false }
      if !suited.isEmpty { bytes[suited, default: []].append(byte) }
    }
    emit("assert(scan.works())")
    emit("if p < scan.limit {")
    indent += 1
    emit("switch unsafe scan.bytes[p] {")
    for (suited, bytes) in bytes.sorted(by: { $0.value[0] < $1.value[0] }) {
      emit("case \(bytes.map(String.init).joined(separator: ", ")):")
      indent += 1
      for index in suited {
        if write(choice.alternatives[index], of: choice) { break }
      }
      indent -= 1
    }
    emit("default: break")
    emit("}")
    indent -= 1
    emit("}")
    choice.next += count
  }

  /// Tries an alternative, and goes back to the start if it fails; says whether it cannot.
  private mutating func write(_ alternative: Expression, of choice: Choice) -> Bool {
    let exit = label("or")
    let mark = label("mark")
    let dirties = analysis.dirties(alternative)
    let outset = lines.count
    if dirties { emit("let \(mark) = scan.mark()") }
    let before = lines.count
    emit("\(exit): do {")
    indent += 1
    exits.append(exit)
    write(alternative)
    exits.removeLast()
    emit("break \(choice.done)")
    indent -= 1
    emit("}")
    guard lines[before...].contains(where: { $0.contains("break \(exit)") }) else {
      lines[before] = lines[before].replacing("\(exit): do", with: "do")
      dropUnused(mark, from: outset)
      return true
    }
    emit("p = \(choice.start)")
    if dirties { emit("scan.takeBack(to: \(mark))") }
    return false
  }
}
