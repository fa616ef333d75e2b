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

  /// The lines of a block of code, each with its newline, as they are meant: without the
  /// indentation of the block and of the blocks around it, from the outside in.
  package func codeLines(of block: Node, inside around: [Node]) -> [UInt8] {
    var lines = CodeLines(of: self, block, inside: around)
    for part in children(of: block) {
      switch part.kind {
      case .fence: lines.openFence(part)
      case .code: lines.append(part)
      case .blank: lines.appendBlank(part)
      default: break
      }
    }
    return lines.finished()
  }
}

/// Gathers the lines of a block of code.
private struct CodeLines {
  private let reading: NoteReading
  private let around: [NoteReading.Node]
  /// The columns an indented line gives up.
  private let indentation: Int
  /// The spaces before the opening fence, which the lines in it may have too.
  private var fenceSpaces: Int?
  private var columns: ContentColumns?
  private var bytes: [UInt8] = []
  /// Blank lines at the end of indented code are not part of it.
  private var end = 0

  init(of reading: NoteReading, _ block: NoteReading.Node, inside around: [NoteReading.Node]) {
    self.reading = reading
    self.around = around
    indentation = block.kind == .indentedCode ? 4 : 0
  }

  mutating func openFence(_ fence: NoteReading.Node) {
    guard fenceSpaces == nil else { return }
    let spaces = reading.bytes(of: fence).prefix { $0 == 32 }.count
    fenceSpaces = spaces + restOfTab(before: fence.range.lowerBound)
  }

  mutating func append(_ code: NoteReading.Node) {
    var isFirst = true
    for line in reading.bytes(of: code).lines {
      append(line, behind: isFirst ? restOfTab(before: line.lowerBound) : 0)
      let isEnded = [10, 13].contains(reading.text[line.upperBound - 1])
      if !isEnded { bytes.append(10) }
      isFirst = false
    }
    end = bytes.count
  }

  /// A line of code, behind columns of a tab that belong to it. In a fence it may be indented as
  /// far as the fence, and a tab can reach beyond that.
  private mutating func append(_ line: Range<Int>, behind columnsOfTab: Int) {
    var rest = reading.text[line]
    var left = max(0, (fenceSpaces ?? 0) - columnsOfTab)
    bytes += repeatElement(32, count: max(0, columnsOfTab - (fenceSpaces ?? 0)))
    if isBlankBeforeContent(line) { rest = rest.drop { $0 == 32 || $0 == 9 } }
    while left > 0, let byte = rest.first, byte == 32 || byte == 9 {
      rest.removeFirst()
      left -= 1
      guard byte == 9 else { continue }
      let columns = contentColumns()
      let start = columns.lineStart(before: line.lowerBound)
      let column = columns.column(of: rest.startIndex - 1, onLineAt: start)
      bytes += repeatElement(32, count: max(0, 3 - column % 4 - left))
      left -= 3 - column % 4
    }
    bytes += rest
  }

  /// Whether a line holds only white space that does not reach as far as the content of the item
  /// around it: no item ends there, but the white space is no code either.
  private mutating func isBlankBeforeContent(_ line: Range<Int>) -> Bool {
    let isBlank = reading.text[line].allSatisfy(\.isWhite)
    guard isBlank, line.count > 1, around.contains(where: { $0.kind == .item }) else {
      return false
    }
    let columns = contentColumns()
    let start = columns.lineStart(before: line.lowerBound)
    return columns.columnOfWord(onLineAt: start, from: line.lowerBound)
      <= columns.column(ofLineAt: start)
  }

  /// Of a blank line, the white space beyond the indentation remains.
  mutating func appendBlank(_ blank: NoteReading.Node) {
    for line in reading.bytes(of: blank).lines {
      let newline = reading.text[line].suffix { $0 == 10 || $0 == 13 }
      if line.count - newline.count > indentation {
        let columns = contentColumns()
        let start = columns.lineStart(before: line.lowerBound)
        let beyond =
          columns.columnOfWord(onLineAt: start, from: line.lowerBound)
          - columns.column(ofLineAt: start) - indentation
        bytes += repeatElement(32, count: max(0, beyond))
      }
      bytes += newline
    }
  }

  consuming func finished() -> [UInt8] {
    bytes.removeLast(bytes.count - end)
    return bytes
  }

  /// The columns of the tab before a position that are not margin but code.
  private mutating func restOfTab(before position: Int) -> Int {
    var start = position
    var hasTab = false
    while start > 0, reading.text[start - 1] != 10, reading.text[start - 1] != 13 {
      start -= 1
      hasTab = hasTab || reading.text[start] == 9
    }
    guard hasTab else { return 0 }
    let columns = contentColumns()
    let margin = columns.column(ofLineAt: start) + indentation
    return max(0, columns.column(of: position, onLineAt: start) - margin)
  }

  private mutating func contentColumns() -> ContentColumns {
    if let columns { return columns }
    let made = ContentColumns(of: reading, inside: around)
    columns = made
    return made
  }
}

extension NoteReading {
  /// The number of lines that end in a leaf.
  package func lineEnds(in leaf: Node) -> Int {
    bytes(of: leaf).lines.filter { [10, 13].contains(text[$0.upperBound - 1]) }.count
  }
}

extension ArraySlice<UInt8> {
  /// The ranges of its lines, each with its newline.
  fileprivate var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = startIndex
    for index in indices where self[index] == 10 || self[index] == 13 {
      let isHalf = self[index] == 13 && index + 1 < endIndex && self[index + 1] == 10
      guard !isHalf else { continue }
      lines.append(start..<index + 1)
      start = index + 1
    }
    if start < endIndex { lines.append(start..<endIndex) }
    return lines
  }

  /// The elements at its end that hold.
  fileprivate func suffix(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, holds(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
