// Lines of code.

extension ParserWriter {
  mutating func emit(_ text: String) {
    let margin = String(repeating: "  ", count: indent)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line.isEmpty ? "" : margin + line)
    }
  }

  mutating func label(_ stem: String) -> String {
    labels += 1
    return "\(stem)\(labels)"
  }

  var fail: String { "break \(exits[exits.count - 1])" }

  /// Writes what is tried with its own way out, and notes in `label` whether it went well.
  mutating func attempt(_ ok: String, _ body: (inout ParserWriter) -> Void) {
    let exit = label("out")
    emit("var \(ok) = false")
    let before = lines.count
    emit("\(exit): do {")
    indent += 1
    exits.append(exit)
    body(&self)
    emit("\(ok) = true")
    exits.removeLast()
    indent -= 1
    emit("}")
    if !lines[before...].contains(where: { $0.contains("break \(exit)") }) {
      lines[before] = lines[before].replacing("\(exit): do", with: "do")
    }
  }

  /// Takes out the line that makes a constant which no later line asks for.
  mutating func dropUnused(_ name: String, from first: Int) {
    guard let line = lines[first...].firstIndex(where: { $0.contains("let \(name) =") }) else {
      return
    }
    let isUsed = lines[(line + 1)...].contains { text in
      text.ranges(of: name).contains { range in
        range.upperBound == text.endIndex || !text[range.upperBound].isNumber
      }
    }
    if !isUsed { lines.remove(at: line) }
  }

  /// The table and the bit of a set of bytes.
  mutating func place(of set: [Bool]) -> String {
    let index: Int
    if let known = sets.firstIndex(of: set) {
      index = known
    } else {
      index = sets.count
      sets.append(set)
    }
    return "\(index / 64 * 256), \(index % 64)"
  }

  func isBytewise(_ characters: Characters) -> Bool {
    !grammar.countsGraphemes
      && (characters.holdsAllBeyondASCII || characters.holdsNoneBeyondASCII)
  }

  mutating func classPlace(_ characters: Characters) -> String {
    if let index = classes.firstIndex(of: characters) { return "Self.classes[\(index)]" }
    classes.append(characters)
    return "Self.classes[\(classes.count - 1)]"
  }
}
