extension NoteReading {
  /// What stands in a code span: its lines joined by spaces, without the one space on both sides
  /// that lets it begin or end with a backtick. In a cell of a table `\|` is a pipe.
  package func codeSpan(_ span: Node, inCell: Bool = false) -> [UInt8] {
    var code: [UInt8] = []
    var isReturn = false
    for part in children(of: span) where part.kind == .code || part.kind == .softBreak {
      for byte in bytes(of: part) {
        if inCell && byte == UInt8(ascii: "|") && code.last == UInt8(ascii: "\\") {
          code.removeLast()
        }
        if byte != 10 || !isReturn { code.append(byte == 10 || byte == 13 ? 32 : byte) }
        isReturn = byte == 13
      }
    }
    let hasSpaces = code.count > 1 && code.first == 32 && code.last == 32
    guard hasSpaces, code.contains(where: { $0 != 32 }) else { return code }
    return Array(code.dropFirst().dropLast())
  }

  /// The lines of a block of code, each with its newline.
  package func codeLines(of block: Node) -> [UInt8] {
    var lines: [UInt8] = []
    // Blank lines at the end of indented code are not part of it.
    var end = 0
    for part in children(of: block) {
      if part.kind == .blank { lines += blankLine(bytes(of: part)) }
      guard part.kind == .code else { continue }
      lines += bytes(of: part)
      end = lines.count
    }
    lines.removeLast(lines.count - end)
    if let last = lines.last, last != 10 && last != 13 { lines.append(10) }
    return lines
  }

  /// What is left of a blank line in indented code: the white space beyond the indentation.
  private func blankLine(_ written: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    written.dropFirst(written.prefix(4).prefix { $0 == 32 }.count)
  }
}
