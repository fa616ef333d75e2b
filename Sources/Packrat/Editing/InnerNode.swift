/// A node above the leaves: a row of children, never empty, and their sums side by side, so that
/// few of the processor's lines are read to find the one that holds a place in the text.
///
///     │ children, 8 bytes each │ bytes │ reaches │ lines │ units │ continued: 4 bytes each │
struct InnerNode {
  let node: Node

  init(_ node: Node) { self.node = node }

  init(_ children: ArraySlice<Subtree>) {
    node = Node.make(
      NodeHead(childCount: children.count),
      bytes: children.count * InnerView.childBytes)
    let view = self.view
    for (index, child) in children.enumerated() { view.initialize(index, to: child) }
  }

  @inline(__always) var view: InnerView { LentNode(node).inner }
  var count: Int { node.header.childCount }
  var children: [Subtree] { (0..<count).map { child($0) } }

  func child(_ index: Int) -> Subtree {
    precondition(index < count, "a node has this child")
    return view.child(index)
  }

  /// A node with the same children.
  var copy: InnerNode {
    let made = Node.make(NodeHead(childCount: count), bytes: count * InnerView.childBytes)
    view.copy(to: LentNode(made).inner)
    return InnerNode(made)
  }
}

/// Where the parts of an inner node lie. Good until the tree is changed.
@safe
struct InnerView {
  private let base: UnsafeMutableRawPointer
  let count: Int

  /// The rows of numbers, and what they and a child need.
  private static let rowCount: Int = MemoryLayout<NodeSums>.stride / MemoryLayout<UInt32>.stride
  static let childBytes: Int =
    MemoryLayout<Node>.stride + rowCount * MemoryLayout<UInt32>.stride

  @inline(__always)
  init(base: UnsafeMutableRawPointer, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  @inline(__always)
  private var nodes: UnsafeMutablePointer<Node> {
    unsafe base.assumingMemoryBound(to: Node.self)
  }

  /// One of the rows of numbers behind the children.
  @inline(__always)
  private func row(_ number: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe (base + count &* (MemoryLayout<Node>.stride &+ number &* 4))
      .assumingMemoryBound(to: UInt32.self)
  }

  @inline(__always) private var bytes: UnsafeMutablePointer<UInt32> { unsafe row(0) }
  @inline(__always) private var reaches: UnsafeMutablePointer<UInt32> { unsafe row(1) }
  @inline(__always) private var lines: UnsafeMutablePointer<UInt32> { unsafe row(2) }
  @inline(__always) private var units: UnsafeMutablePointer<UInt32> { unsafe row(3) }
  @inline(__always) private var continued: UnsafeMutablePointer<UInt32> { unsafe row(4) }

  /// A child to look at.
  @inline(__always)
  func lent(_ index: Int) -> LentNode {
    unsafe LentNode(
      base.load(fromByteOffset: index &* MemoryLayout<Node>.stride, as: Unmanaged<Node>.self))
  }

  func child(_ index: Int) -> Subtree { unsafe Subtree(nodes[index], sums: sums(of: index)) }

  func initialize(_ index: Int, to child: Subtree) {
    setSums(of: index, to: child.sums)
    unsafe (nodes + index).initialize(to: child.takeNode())
  }

  /// Lends a child to be changed; the node has one owner.
  func withChild(_ index: Int, _ change: (inout Subtree) -> Void) {
    var child = unsafe Subtree((nodes + index).move(), sums: sums(of: index))
    change(&child)
    initialize(index, to: child)
  }

  fileprivate func copy(to other: InnerView) {
    unsafe other.nodes.initialize(from: nodes, count: count)
    unsafe other.bytes.update(from: bytes, count: count * InnerView.rowCount)
  }

  func releaseChildren() { _ = unsafe nodes.deinitialize(count: count) }

  @inline(__always)
  private func sums(of index: Int) -> NodeSums {
    unsafe NodeSums(
      bytes: bytes[index], reach: reaches[index], lines: lines[index], units: units[index],
      continued: continued[index])
  }

  @inline(__always)
  private func setSums(of index: Int, to sums: NodeSums) {
    unsafe bytes[index] = sums.bytes
    unsafe reaches[index] = sums.reach
    unsafe lines[index] = sums.lines
    unsafe units[index] = sums.units
    unsafe continued[index] = sums.continued
  }
}

extension InnerView {
  var sums: NodeSums {
    var sums = NodeSums.none
    for index in 0..<count { sums.append(self.sums(of: index)) }
    return sums
  }

  /// How far past the end of this node a unit was examined, if none before child `first` was.
  func reach(from first: Int) -> UInt32 {
    let (bytes, reaches) = unsafe (self.bytes, self.reaches)
    var reach: UInt32 = 0
    for index in first..<count {
      let length = unsafe bytes[index]
      reach = unsafe max(reaches[index], reach > length ? reach &- length : 0)
    }
    return reach
  }

  /// The first child in which a unit examined the byte at `offset`, else the last. `start` is
  /// where this node begins, and then where the child does.
  func child(examining offset: Int, start: inout Int) -> Int {
    let (bytes, reaches) = unsafe (self.bytes, self.reaches)
    for index in 0..<count &- 1 {
      let end = unsafe start &+ Int(bytes[index])
      if unsafe end &+ Int(reaches[index]) > offset { return index }
      start = end
    }
    return count - 1
  }

  /// The child that holds the byte at `offset`, else the last.
  func child(holding offset: Int, start: inout Int) -> Int {
    let bytes = unsafe self.bytes
    for index in 0..<count &- 1 {
      let end = unsafe start &+ Int(bytes[index])
      if end > offset { return index }
      start = end
    }
    return count - 1
  }

  /// The newlines in the children before one.
  func lineCount(before child: Int) -> Int {
    var count = 0
    for index in 0..<child { unsafe count &+= Int(lines[index]) }
    return count
  }

  /// The child that holds newline number `line`, counted from 0, else the last. `line` becomes its
  /// number in the child.
  func child(holdingLine line: inout Int, start: inout Int) -> Int {
    for index in 0..<count &- 1 {
      let here = unsafe Int(lines[index])
      if line < here { return index }
      line -= here
      unsafe start += Int(bytes[index])
    }
    return count - 1
  }
}
