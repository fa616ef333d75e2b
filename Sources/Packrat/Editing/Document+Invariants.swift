extension Document where Rules: ~Copyable {
  /// What is wrong with the tree inside, if anything is: for tests. See `LeafTree`.
  package func brokenInvariant() -> String? {
    var place = "root"
    do {
      try leaves.root.check(level: leaves.height, isRoot: true, in: leaves, place: &place)
      return nil
    } catch {
      return "\(place): \(error.what)"
    }
  }
}

private struct Broken: Error {
  let what: String
}

private func expect(_ holds: Bool, _ what: @autoclosure () -> String) throws(Broken) {
  if !holds { throw Broken(what: what()) }
}

extension Subtree {
  fileprivate func check(
    level: Int, isRoot: Bool, in tree: LeafTree, place: inout String
  ) throws(Broken) {
    if level == 0 {
      try checkLeaf(isRoot: isRoot, in: tree)
    } else {
      let children = inner.children
      let least = isRoot ? 2 : tree.shape.childrenMin
      try expect(
        least <= children.count && children.count <= tree.shape.childrenMax,
        "has \(children.count) children")
      for (index, child) in children.enumerated() {
        let here = place
        place += ".\(index)"
        try child.check(level: level - 1, isRoot: false, in: tree, place: &place)
        place = here
      }
      try expect(
        sums == inner.view.sums, "the sums are \(sums), its children add up to \(inner.view.sums)")
    }
  }

  private func checkLeaf(isRoot: Bool, in tree: LeafTree) throws(Broken) {
    let view = leaf.view
    let counts = view.counts
    try expect(counts.weight <= counts.capacity, "holds more than it has room for")
    try expect(counts.units > 0 || isRoot, "is an empty leaf beside others")
    try expect(
      counts.units <= 1 || counts.weight <= tree.shape.leafWeightMax,
      "has \(counts.units) units and weighs \(counts.weight)")
    var (length, words) = (0, 0)
    for index in 0..<counts.units {
      let record = unsafe view.records[index]
      let sizes = unsafe record.sizes(in: UnsafePointer(view.words), at: words)
      try expect(record.length > 0, "has an empty unit")
      let own = sizes.words - (record.isWide ? UnitRecord.hiddenWords : 0)
      try expect(
        record.isWide != UnitRecord.isNarrow(look: sizes.look, words: own),
        "has a unit that is wide and need not be, or must be and is not")
      length += Int(record.length)
      words += sizes.words
    }
    try expect(length == counts.bytes, "has \(counts.bytes) bytes, its units have \(length)")
    try expect(words == counts.words, "has \(counts.words) words, its units have \(words)")
    try expect(sums == view.sums, "the sums are \(sums), the leaf adds up to \(view.sums)")
  }
}
