/// How large the nodes of a tree are.
struct TreeShape: Sendable {
  /// What a leaf should weigh: its text, its records and its words.
  let leafWeight: Int
  /// The most children of an inner node.
  let childrenMax: Int

  init(leafWeight: Int, childrenMax: Int = 64) {
    precondition(leafWeight >= 32, "a leaf has room for a unit or two")
    precondition(childrenMax >= 8, "half a node is more than the least a node can be")
    self.leafWeight = leafWeight
    self.childrenMax = childrenMax
  }

  /// A heavier leaf is split, if it has more than one unit.
  var leafWeightMax: Int { leafWeight * 2 }
  /// A lighter leaf is joined with one beside it, if the two are not heavier than
  /// `joinedWeightMax`.
  var leafWeightMin: Int { leafWeight / 2 }
  var joinedWeightMax: Int { leafWeight * 3 / 2 }
  /// The fewest children of an inner node but the root.
  var childrenMin: Int { childrenMax / 4 }
}

extension TreeShape {
  /// As few nodes as will hold the children, evenly.
  func row(of children: [Subtree]) -> [Subtree] {
    let nodes = (children.count + childrenMax - 1) / childrenMax
    return (0..<nodes).map { index in
      let (start, end) = (children.count * index / nodes, children.count * (index + 1) / nodes)
      return Subtree(inner: InnerNode(children[start..<end]))
    }
  }

  /// The nodes that one becomes when its leaves from `first` to `last` become others. Without
  /// `first` they go from its first one on, without `last` to its last one.
  func nodes(
    replacing node: InnerNode, level: Int, from first: LeafPath?, to last: LeafPath?,
    with leaves: [Subtree]
  ) -> [Subtree] {
    let start = first.map { $0[level] } ?? 0
    let end = last.map { $0[level] } ?? node.count - 1
    let middle: [Subtree]
    if level == 1 {
      middle = leaves
    } else if first != nil && last != nil && start == end {
      middle = nodes(
        replacing: node.child(start).inner, level: level - 1, from: first, to: last, with: leaves)
    } else {
      // The new leaves go below the left border, or below the right one if there is no left.
      var left: [Subtree] = []
      var right: [Subtree] = []
      if first != nil {
        left = nodes(
          replacing: node.child(start).inner, level: level - 1, from: first, to: nil, with: leaves)
      }
      if last != nil {
        right = nodes(
          replacing: node.child(end).inner, level: level - 1, from: nil, to: last,
          with: first == nil ? leaves : [])
      }
      middle = left + right
    }
    var children = node.children
    children.replaceSubrange(start...end, with: middle)
    if level > 1 {
      mend(&children, in: start - 1..<start + middle.count + 1, level: level - 1)
    }
    return row(of: children)
  }

  /// Joins nodes of `level` that have too few children with one beside them.
  private func mend(_ nodes: inout [Subtree], in range: Range<Int>, level: Int) {
    var index = min(range.upperBound, nodes.count) - 1
    while index >= max(range.lowerBound, 0) && nodes.count > 1 {
      if nodes[index].inner.count < childrenMin {
        let left = index > 0 ? index - 1 : index
        let border = nodes[left].inner.count
        var children = nodes[left].inner.children + nodes[left + 1].inner.children
        // Where the two meet, their own children may have too few, and had none to join with.
        if level > 1 { mend(&children, in: border - 1..<border + 1, level: level - 1) }
        nodes.replaceSubrange(left...left + 1, with: row(of: children))
        index = min(index, nodes.count)
      }
      index -= 1
    }
  }
}
