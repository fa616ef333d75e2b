extension LeafTree {
  /// Puts new leaves in the place of those from `first` to `last`: what of these stays, and `row`
  /// in between.
  mutating func rebuild(
    from first: UnitCursor, to last: UnitCursor, row: UnitRow, edit: TextEdit
  ) {
    var run = LeafRun(from: first, to: last, row: row)
    if run.weight < shape.leafWeightMin { joinNeighbour(of: &run) }
    let packed: [Subtree] = run.withRow { row in
      unsafe leaves(of: row) { range, target in unsafe edit.copyText(range, of: self, to: target) }
    }
    setLeaves(from: run.first, to: run.last, packed)
  }

  /// Takes a leaf beside it into a run too light to stand alone, if they fit together.
  private func joinNeighbour(of run: inout LeafRun) {
    guard height > 0 else { return }
    let most = shape.joinedWeightMax - run.weight
    if run.first[1] > 0 {
      var path = run.first
      path[1] -= 1
      let leaf = leaf(at: path).view
      if leaf.counts.weight <= most {
        run.prepend(leaf, at: path)
        return
      }
    }
    var path = run.last
    path[1] += 1
    guard path[1] < parent(at: path).count else { return }
    let leaf = leaf(at: path).view
    if leaf.counts.weight <= most { run.append(leaf, at: path) }
  }

  private func parent(at path: LeafPath) -> InnerNode {
    var node = root.inner
    for level in stride(from: height, to: 1, by: -1) { node = node.child(path[level]).inner }
    return node
  }

  private func leaf(at path: LeafPath) -> Leaf { parent(at: path).child(path[1]).leaf }

  /// Puts leaves in the place of those from one path to another, both included.
  private mutating func setLeaves(from first: LeafPath, to last: LeafPath, _ leaves: [Subtree]) {
    var nodes = leaves
    if height > 0 {
      nodes = shape.nodes(
        replacing: root.inner, level: height, from: first, to: last, with: leaves)
    }
    setTop(nodes)
  }

  /// Puts a tree above these nodes, as high as it need be. They are as high as the root was.
  mutating func setTop(_ row: [Subtree]) {
    var nodes = row
    while nodes.count > 1 {
      nodes = shape.row(of: nodes)
      height += 1
    }
    guard let top = nodes.first else {
      root = LeafTree.emptyLeaf
      height = 0
      return
    }
    root = top
    while height > 0 && root.inner.count == 1 {
      root = root.inner.child(0)
      height -= 1
    }
    precondition(height <= LeafPath.heightMax, "a path has a place for every level")
  }
}

/// The units of leaves in a row that are rebuilt.
private struct LeafRun {
  private(set) var first: LeafPath
  private(set) var last: LeafPath
  private var records: [UnitRecord]
  private var words: [UInt16]
  private var start: Int
  private(set) var weight: Int

  init(from first: UnitCursor, to last: UnitCursor, row: UnitRow) {
    self.first = first.path
    self.last = last.path
    start = first.leafStart
    records = unsafe Array(first.leaf.allRecords.prefix(first.unit))
    unsafe records += row.records
    unsafe records += last.leaf.allRecords.dropFirst(last.unit)
    words = unsafe Array(first.leaf.allWords.prefix(first.word))
    unsafe words += row.words
    unsafe words += last.leaf.allWords.dropFirst(last.word)
    weight = 0
    weight = withRow { $0.weight }
  }

  mutating func prepend(_ leaf: LeafView, at path: LeafPath) {
    first = path
    start -= leaf.counts.bytes
    unsafe records.insert(contentsOf: leaf.allRecords, at: 0)
    unsafe words.insert(contentsOf: leaf.allWords, at: 0)
  }

  mutating func append(_ leaf: LeafView, at path: LeafPath) {
    last = path
    unsafe records += leaf.allRecords
    unsafe words += leaf.allWords
  }

  func withRow<Result>(_ body: (UnitRow) -> Result) -> Result {
    unsafe records.withUnsafeBufferPointer { records in
      unsafe words.withUnsafeBufferPointer { words in
        body(unsafe UnitRow(records: records, words: words, start: start))
      }
    }
  }
}
