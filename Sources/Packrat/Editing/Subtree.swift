/// A node, and what is known of the text below it.
struct Subtree: Sendable {
  /// The node of a `Leaf` or an `InnerNode`, which the level tells. Changed only while it has one
  /// owner.
  nonisolated(unsafe) private var node: Node
  var sums: NodeSums

  init(_ node: Node, sums: NodeSums) {
    unsafe self.node = node
    self.sums = sums
  }

  init(leaf: Leaf) { self.init(leaf.node, sums: leaf.view.sums) }
  init(inner: InnerNode) { self.init(inner.node, sums: inner.view.sums) }

  var leaf: Leaf { unsafe Leaf(node) }
  var inner: InnerNode { unsafe InnerNode(node) }
  @inline(__always) var lent: LentNode { unsafe LentNode(node) }

  /// Puts another node in the place of this one. The sums are left to the caller.
  mutating func replaceNode(with other: Node) { unsafe node = other }

  /// Whether nothing else refers to the node, so that it can be changed where it is.
  mutating func isOwned() -> Bool { unsafe isKnownUniquelyReferenced(&node) }

  /// Gives the node away.
  consuming func takeNode() -> Node { unsafe node }
}
