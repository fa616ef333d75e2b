import Letters

/// What stands to the left of the lines of a block: the bars of quotes, the bullets of lists.
struct TerminalMargins {
  /// One block's part of the margin.
  private struct Margin {
    /// Stands before the first line only.
    var once: TerminalLine?
    /// Stands before the others, as wide.
    var rest: TerminalLine
    var columns: Int
  }

  private var margins: [Margin] = []
  private(set) var columns = 0

  /// Text keeps at least this many columns, however deep it stands: margins that would take
  /// them are left out.
  private static let textColumnsMin = 20

  /// Opens a margin. `once` is the mark of the first line; the others repeat `bar`, or are blank.
  mutating func open(
    once mark: TerminalLine, bar: TerminalLine? = nil, within width: Int
  ) {
    let fits = columns + mark.columns + Self.textColumnsMin <= width
    let columns = fits ? mark.columns : 0
    var blank = TerminalLine()
    blank.append(columns)
    margins.append(
      Margin(once: fits ? mark : nil, rest: fits ? bar ?? blank : blank, columns: columns))
    self.columns += columns
  }

  mutating func close() {
    guard let last = margins.popLast() else { return }
    columns -= last.columns
  }

  /// Whether the innermost mark has not been shown yet.
  var hasMark: Bool { margins.last?.once != nil }

  /// What stands before the next line.
  mutating func next() -> [UInt8] {
    var bytes: [UInt8] = []
    for place in margins.indices {
      var part = margins[place].once ?? margins[place].rest
      part.end()
      bytes += part.bytes
      margins[place].once = nil
    }
    return bytes
  }

  /// What stands in an empty line: bars, and nothing behind the last one.
  func blank() -> [UInt8] {
    var bytes: [UInt8] = []
    var pending: [UInt8] = []
    for margin in margins {
      var part = margin.rest
      part.end()
      if part.bytes.allSatisfy({ $0 == 32 }) {
        pending += part.bytes
      } else {
        bytes += pending + part.bytes
        pending = []
      }
    }
    while bytes.last == 32 { bytes.removeLast() }
    return bytes
  }
}
