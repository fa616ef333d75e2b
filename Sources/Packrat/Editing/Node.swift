/// What a `Leaf` or an `InnerNode` is made of: one piece of memory with counts at its head.
///
/// One class for both, because only of a known class can be asked whether a node has one owner:
/// asked of `AnyObject`, the answer is always no in a debug build.
final class Node: ManagedBuffer<NodeHead, UInt64> {
  static func make(_ head: NodeHead, bytes: Int) -> Node {
    let made = Node.create(minimumCapacity: pieces(bytes)) { _ in head }
    return unsafe unsafeDowncast(made, to: Node.self)
  }

  /// How many pieces of 8 bytes, the unit of memory here, hold so many bytes.
  static func pieces(_ bytes: Int) -> Int { (bytes + 7) / 8 }

  deinit {
    let count = header.childCount
    guard count > 0 else { return }
    unsafe withUnsafeMutablePointerToElements { pieces in
      unsafe InnerView(base: UnsafeMutableRawPointer(pieces), count: count).releaseChildren()
    }
  }
}

/// A node that is read but not held: no reference is counted. Good until the tree is changed.
@safe
struct LentNode {
  private let node: Unmanaged<Node>

  init(_ node: Unmanaged<Node>) { unsafe self.node = node }
  init(_ node: Node) { unsafe self.node = Unmanaged.passUnretained(node) }

  @inline(__always)
  var leaf: LeafView {
    unsafe node._withUnsafeGuaranteedRef { node in
      unsafe node.withUnsafeMutablePointers { head, pieces in
        unsafe LeafView(base: UnsafeMutableRawPointer(pieces), counts: head.pointee.leafCounts)
      }
    }
  }

  @inline(__always)
  var inner: InnerView {
    unsafe node._withUnsafeGuaranteedRef { node in
      unsafe node.withUnsafeMutablePointers { head, pieces in
        unsafe InnerView(base: UnsafeMutableRawPointer(pieces), count: head.pointee.childCount)
      }
    }
  }
}

/// The counts at the head of a node, in 20 bytes.
struct NodeHead {
  private var bytes: UInt32
  private var units: UInt32
  private var words: UInt32
  /// How much a leaf can hold, in pieces of 8 bytes.
  private let pieces: UInt32
  private let children: UInt32

  /// The head of a leaf.
  init(_ counts: LeafCounts) {
    bytes = UInt32(counts.bytes)
    units = UInt32(counts.units)
    words = UInt32(counts.words)
    pieces = UInt32(counts.capacity / 8)
    children = 0
  }

  /// The head of an inner node.
  init(childCount: Int) {
    (bytes, units, words, pieces) = (0, 0, 0, 0)
    children = UInt32(childCount)
  }

  @inline(__always) var childCount: Int { Int(children) }

  @inline(__always)
  var leafCounts: LeafCounts {
    LeafCounts(
      capacity: Int(pieces) &* 8, bytes: Int(bytes), units: Int(units), words: Int(words))
  }
}
