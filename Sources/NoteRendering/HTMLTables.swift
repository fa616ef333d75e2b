import CCmark
import MiniMarkdown

/// How far a table has been written.
struct TableProgress {
  var alignments: [String] = []
  var rows = 0
  var cells = 0
}

extension HTMLWriter {
  mutating func openTablePart(_ node: NoteReading.Node) {
    guard let last = branches.indices.last else { return }
    switch node.kind {
    case .table:
      addBox()
      branches[last].table.alignments = reading.alignments(of: node).map(\.htmlAttribute)
      tree.enter(CMARK_NODE_CUSTOM_BLOCK, showing: "<table>", "</table>")
    case .tableRow:
      guard last > 0 else { return }
      branches[last - 1].table.rows += 1
      branches[last].table = branches[last - 1].table
      let isHead = branches[last].table.rows == 1
      if isHead { tree.enter(CMARK_NODE_CUSTOM_BLOCK, showing: "<thead>", "</thead>") }
      if branches[last].table.rows == 2 {
        tree.enter(CMARK_NODE_CUSTOM_BLOCK, showing: "<tbody>", "</tbody>")
        // It stays open until the table ends.
        branches[last].depth = tree.depth
      }
      tree.enter(CMARK_NODE_CUSTOM_BLOCK, showing: "<tr>", "</tr>")
    default:
      guard last > 0 else { return }
      isAtLineStart = true
      openCell(of: branches[last - 1].table)
      branches[last - 1].table.cells += 1
    }
  }

  /// Pipes with nothing between them hold empty cells: one less than there are pipes.
  mutating func addEmptyCells(_ mark: NoteReading.Node) {
    guard let last = branches.indices.last, branches[last].node.kind == .tableRow else { return }
    for _ in 0..<reading.emptyCells(in: mark) {
      openCell(of: branches[last].table)
      tree.leave()
      branches[last].table.cells += 1
    }
  }

  /// Adds the cells that a row is shorter than its table; not more cells in the whole note than
  /// it has bytes, or a wide head above many short rows would fill the memory.
  mutating func fillRow(_ progress: TableProgress) {
    var row = progress
    while row.cells < row.alignments.count, cellsAdded < reading.text.count {
      openCell(of: row)
      tree.leave()
      row.cells += 1
      cellsAdded += 1
    }
  }

  private mutating func openCell(of row: TableProgress) {
    let name = row.rows == 1 ? "th" : "td"
    let alignment = row.cells < row.alignments.count ? row.alignments[row.cells] : ""
    tree.enter(
      CMARK_NODE_CUSTOM_INLINE, showing: "<\(name)\(alignment)>", "</\(name)>\n")
  }
}

extension Alignment {
  fileprivate var htmlAttribute: String {
    switch self {
    case .none: ""
    case .left: " align=\"left\""
    case .center: " align=\"center\""
    case .right: " align=\"right\""
    }
  }
}
