extension NoteReading {
  /// The number the first item of a list shows; 1 for a list of bullets.
  package func listStart(of list: Node) -> Int {
    for item in children(of: list) where item.kind == .item {
      for part in children(of: item) where part.kind == .itemMark {
        let digits = bytes(of: part).drop(while: \.isWhite).prefix(while: \.isDigit)
        return Int(String(decoding: digits, as: UTF8.self)) ?? 1
      }
    }
    return 1
  }

  /// The places on the tape of the lists that are *loose*: a blank line stands between two of
  /// their items, or between two blocks directly in an item. The others are tight.
  ///
  /// A blank line counts wherever the tree keeps it: between the items, at the end of an item,
  /// or at the end of the last item of an inner list. Those inside a quote do not count.
  package var looseLists: Set<Int> {
    var loose: Set<Int> = []
    var frames: [Frame] = []
    for step in walk {
      switch step {
      case .enters(let node):
        if let last = frames.indices.last { frames[last].begin(node, loose: &loose) }
        frames.append(Frame(node: node, parent: frames.last?.node.index))
      case .meets(let leaf):
        guard let last = frames.indices.last else { continue }
        if leaf.kind == .blank { frames[last].blank() }
        if leaf.kind == .code { frames[last].code() }
      case .leaves:
        guard let inner = frames.popLast(), let last = frames.indices.last else { continue }
        frames[last].end(inner)
      }
    }
    return loose
  }

  /// A branch the walk is in, and the blank lines seen in it.
  private struct Frame {
    let node: Node
    /// The place of the branch around it.
    let parent: Int?
    /// Whether a block, or an item of a list, has been met.
    private var hasBlock = false
    /// Whether an item has a blank line right behind its own mark.
    private var isEmptyFirstLine = true
    /// A blank line behind one of the blocks met; it counts as soon as another one follows.
    private var hasGap = false
    /// Whether the last block is a rule, after which libcmark counts no blank line.
    private var endsInRule = false
    /// Whether nothing follows the last blank line.
    private(set) var endsBlank = false

    init(node: Node, parent: Int?) {
      self.node = node
      self.parent = parent
    }

    mutating func begin(_ block: Node, loose: inout Set<Int>) {
      endsBlank = false
      // Definitions are not there when a list is looked at.
      guard block.kind != .definition else { return }
      if hasGap && node.kind == .item, let parent { loose.insert(parent) }
      if hasGap && node.kind.isList { loose.insert(node.index) }
      hasGap = false
      hasBlock = true
      endsInRule = false
    }

    mutating func blank() {
      guard node.kind == .item || node.kind.isList || node.kind == .indentedCode, !endsInRule
      else { return }
      if hasBlock || !isEmptyFirstLine || node.kind == .indentedCode { endsBlank = true }
      if hasBlock { hasGap = true }
      isEmptyFirstLine = false
    }

    mutating func code() { endsBlank = false }

    /// A block in this branch is over.
    mutating func end(_ block: Frame) {
      let isInList = block.node.kind == .item || block.node.kind.isList
      endsInRule = block.node.kind == .rule || (isInList && block.endsInRule)
      switch (node.kind.isList, block.node.kind) {
      case (true, _):
        hasGap = block.hasGap || block.endsBlank
        endsBlank = block.endsBlank
      case (false, .bulletList), (false, .orderedList), (false, .indentedCode):
        hasGap = hasGap || block.endsBlank
        endsBlank = block.endsBlank
      case (false, _): break
      }
    }
  }
}
