import Letters
import MiniMarkdown

extension TerminalWriter {
  /// Writes lines as they are, a little to the right; those that are too long go on in the next.
  mutating func writeCode(
    _ written: ArraySlice<UInt8>, _ style: TerminalStyle, indentation: Int = 4
  ) {
    startBlock()
    openMargin(blank: indentation)
    defer { closeMargin() }
    var lines = written.split(separator: 10, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines {
      for part in cut(line, style) { writeLine(part) }
    }
  }

  private static let tabColumns = 4

  /// A line of code in parts that fit.
  private func cut(_ written: ArraySlice<UInt8>, _ style: TerminalStyle) -> [TerminalLine] {
    let text = TerminalLetters.shown(written.last == 13 ? written.dropLast() : written)
    let style = isColored ? style : []
    var parts: [TerminalLine] = []
    var part = TerminalLine()
    var place = 0
    while place < text.count {
      let cluster = Clusters.cluster(in: text.span, at: place)
      var letters = text[place..<cluster.end]
      var columns = cluster.columns
      if text[place] == 9 || text[place] == 10 {
        columns = Self.tabColumns - part.columns % Self.tabColumns
        letters = Array(repeating: 32, count: columns)[...]
      }
      if !part.isEmpty && part.columns + columns > width {
        parts.append(part)
        part = TerminalLine()
      }
      part.append(letters, columns: columns, style: style)
      place = cluster.end
    }
    return parts + [part]
  }
}
