import Packrat

extension ParsedUnit {
  /// What is wrong with the unit as a piece of a tree of so many kinds, or nothing.
  func fault(kinds: [String], textCount: Int) -> String? {
    guard result.end > start, result.end <= textCount else {
      return "the unit ends at \(result.end)"
    }
    guard result.examined >= result.end, result.examined <= textCount + 1 else {
      return "the unit ends at \(result.end) and has seen \(result.examined)"
    }
    var covered = 0
    var ends: [Int] = []
    // The leaf before, if it stands beside.
    var before: Tape.Entry?
    for (index, entry) in tape.enumerated() {
      while let end = ends.last, end <= index {
        ends.removeLast()
        before = nil
      }
      guard Int(entry.kind) < kinds.count else { return "entry \(index) is of no kind" }
      guard entry.count > 0 else { return "entry \(index) holds nothing" }
      guard entry.isBranch else {
        covered += entry.count
        // Two marks stand beside each other where there is nothing between them.
        if entry.kind == before?.kind, kinds[Int(entry.kind)] != "mark" {
          return "entry \(index) continues the one before"
        }
        before = entry
        continue
      }
      before = nil
      let end = index + 1 + entry.count
      guard end <= ends.last ?? tape.count else { return "branch \(index) ends outside of its own" }
      ends.append(end)
    }
    guard covered == result.end - start else {
      return "\(covered) of \(result.end - start) bytes are covered"
    }
    return nil
  }
}
