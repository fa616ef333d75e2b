import Letters
import MiniMarkdown

extension TerminalWriter {
  /// Writes a table with its columns below each other, their cells wrapped where the table is
  /// wider than the page; a table of too many columns cell by cell.
  mutating func writeTable(_ table: NoteReading.Node) {
    startBlock()
    let rows = reading.children(of: table).filter { $0.kind == .tableRow }
      .map { reading.cells(of: $0) }
    let count = rows.map(\.count).max() ?? 0
    guard count > 0, let head = rows.first else { return }
    let separators = (count - 1) * Self.separator.count
    guard count * Self.columnMin + separators <= width else { return writeCells(rows, head) }

    let widths = fitted(natural(rows, count: count), to: width - separators)
    let alignments = reading.alignments(of: table)
    for (place, row) in rows.enumerated() {
      writeRow(row, widths, alignments, place == 0 ? .bold : [])
      if place == 0 {
        let lines = widths.map { String(repeating: "─", count: $0) }
        writeLine(mark(lines.joined(separator: "─┼─"), .dim))
      }
    }
  }

  private static let separator = " │ "
  /// A column is at least this wide.
  private static let columnMin = 3

  /// How wide each column would like to be.
  private func natural(_ rows: [[NoteReading.Node?]], count: Int) -> [Int] {
    var widths = [Int](repeating: Self.columnMin, count: count)
    for row in rows {
      for (place, cell) in row.enumerated() {
        let columns = lines(of: cell, width: .max / 2).map(\.columns).max() ?? 0
        widths[place] = max(widths[place], columns)
      }
    }
    return widths
  }

  private func lines(
    of cell: NoteReading.Node?, width: Int, _ style: TerminalStyle = []
  ) -> [TerminalLine] {
    cell.map { filled($0, width: width, style) } ?? []
  }

  /// The widest columns give way first, down to one width that lets all of them fit.
  private func fitted(_ widths: [Int], to total: Int) -> [Int] {
    guard widths.reduce(0, +) > total else { return widths }
    var left = total
    var cap = 0
    for (place, width) in widths.sorted().enumerated() {
      cap = left / (widths.count - place)
      if width > cap { break }
      left -= width
    }
    return widths.map { min($0, max(cap, Self.columnMin)) }
  }

  private mutating func writeRow(
    _ row: [NoteReading.Node?], _ widths: [Int], _ alignments: [Alignment], _ style: TerminalStyle
  ) {
    let cells = row.enumerated().map { lines(of: $1, width: widths[$0], style) }
    for height in 0..<max(1, cells.map(\.count).max() ?? 0) {
      var line = TerminalLine()
      for (place, width) in widths.enumerated() {
        let isThere = place < cells.count && height < cells[place].count
        let part = isThere ? cells[place][height] : TerminalLine()
        let free = max(0, width - part.columns)
        let before = place < alignments.count ? alignments[place].share(of: free) : 0
        if place > 0 {
          line.append(Self.separator.utf8, columns: 3, style: isColored ? .dim : [])
        }
        line.append(before)
        line.append(part.bytes, columns: part.columns, style: [])
        line.append(free - before)
      }
      writeLine(line)
    }
  }

  /// Each cell in a line of its own behind what its column is called.
  private mutating func writeCells(_ rows: [[NoteReading.Node?]], _ head: [NoteReading.Node?]) {
    for row in rows.dropFirst() {
      for (place, cell) in row.enumerated() {
        guard let cell else { continue }
        let name = (place < head.count ? head[place] : nil).map { reading.words(of: $0) } ?? ""
        for line in filled(cell, width: width, behind: name.isEmpty ? "" : name + ": ") {
          writeLine(line)
        }
      }
    }
  }
}

extension Alignment {
  /// How much of the free columns stands before a cell.
  fileprivate func share(of free: Int) -> Int {
    switch self {
    case .none, .left: 0
    case .center: free / 2
    case .right: free
    }
  }
}
