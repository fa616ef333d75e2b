/// On which side of its column a cell stands.
package enum Alignment: Hashable, Sendable {
  /// Nothing is said.
  case none
  case left
  case center
  case right
}

extension NoteReading {
  /// The cells of a row, nothing for those that are empty.
  package func cells(of row: Node) -> [Node?] {
    var cells: [Node?] = []
    for part in children(of: row) {
      if part.kind == .cell { cells.append(part) }
      if part.kind == .cellMark {
        cells += Array(repeating: nil, count: emptyCells(in: part))
      }
    }
    return cells
  }

  /// The number of cells between the pipes of one mark, where there are only spaces.
  package func emptyCells(in mark: Node) -> Int {
    max(0, bytes(of: mark).filter { $0 == UInt8(ascii: "|") }.count - 1)
  }

  /// What the second row of a table says about its columns.
  package func alignments(of table: Node) -> [Alignment] {
    guard let row = children(of: table).first(where: { $0.kind == .tableAlignment }) else {
      return []
    }
    return children(of: row).filter { $0.kind == .alignment }.map { part in
      let written = bytes(of: part)
      switch (written.first == UInt8(ascii: ":"), written.last == UInt8(ascii: ":")) {
      case (true, true): return .center
      case (true, false): return .left
      case (false, true): return .right
      case (false, false): return .none
      }
    }
  }
}
