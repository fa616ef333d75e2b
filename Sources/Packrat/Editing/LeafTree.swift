/// The B+-tree of a document: its leaves in the order of the text, all equally deep.
///
///                    ┌───────────── inner ─────────────┐
///              ┌── inner ──┐                     ┌── inner ──┐         height 2
///            leaf  leaf  leaf       …          leaf  leaf  leaf
///
/// A copy shares every node. A change copies only those nodes on its way that are shared.
///
/// It always holds that
/// - a leaf weighs at most `shape.leafWeightMax`, or holds one unit alone,
/// - a leaf holds at least one unit, unless the text is empty: then the root is an empty leaf,
/// - an inner node but the root has `shape.childrenMin` to `shape.childrenMax` children.
struct LeafTree: Sendable {
  var root: Subtree
  /// The levels above the leaves.
  var height: Int
  /// What a unit after the last would continue; in an empty text it would be the first.
  var tail: UnitEntry
  let shape: TreeShape

  var byteCount: Int { root.sums.byteCount }

  /// An empty text.
  init(shape: TreeShape) {
    root = LeafTree.emptyLeaf
    height = 0
    tail = .first
    self.shape = shape
  }

  static var emptyLeaf: Subtree {
    Subtree(leaf: Leaf(LeafCounts(bytes: 0, units: 0, words: 0), spare: 64))
  }
}

/// The way from the root to a leaf: which child at each level.
struct LeafPath: Equatable {
  private var bits: UInt64 = 0

  /// The child to go to from a node of `level`; leaves are of level 0.
  @inline(__always)
  subscript(level: Int) -> Int {
    get { Int(bits >> (8 &* UInt64(truncatingIfNeeded: level &- 1)) & 255) }
    set {
      let shift = 8 &* UInt64(truncatingIfNeeded: level &- 1)
      bits = bits & ~(255 << shift) | UInt64(truncatingIfNeeded: newValue) << shift
    }
  }

  static let heightMax: Int = 8
}
