/// A place between two units: the unit that begins there, or the end of the text, and where it is
/// kept. Good until the tree is changed.
struct UnitCursor {
  fileprivate(set) var leaf: LeafView
  fileprivate(set) var path: LeafPath
  /// Where the leaf begins in the text.
  fileprivate(set) var leafStart: Int
  /// The number of the unit in its leaf; past the last only at the end of the text.
  fileprivate(set) var unit: Int = 0
  /// Where the unit begins in the text.
  fileprivate(set) var start: Int
  /// Where its words begin on the tape of the leaf.
  fileprivate(set) var word: Int = 0

  fileprivate init(_ leaf: LeafView, path: LeafPath, start: Int) {
    self.leaf = leaf
    self.path = path
    leafStart = start
    self.start = start
  }

  @inline(__always) var isAtEnd: Bool { unit == leaf.counts.units }
  var leafEnd: Int { leafStart + leaf.counts.bytes }

  // The following are for a cursor not at the end.

  @inline(__always) var record: UnitRecord { unsafe leaf.records[unit] }
  @inline(__always) var end: Int { start &+ Int(record.length) }
  var entry: UnitEntry { UnitEntry(bits: record.entry) }
  var sizes: (look: Int, words: Int) {
    unsafe record.sizes(in: UnsafePointer(leaf.words), at: word)
  }

  /// Reads the entries of the unit to the end of a tape.
  func appendEntries(to tape: inout [Tape.Entry]) {
    let hidden = record.isWide ? UnitRecord.hiddenWords : 0
    let count = sizes.words - hidden
    unsafe TapeWords.append(
      UnsafeBufferPointer(start: leaf.words + (word + hidden), count: count), to: &tape)
  }

  /// Goes to the next unit of the leaf, or to its end.
  @inline(__always)
  fileprivate mutating func step() {
    let record = record
    word &+= unsafe record.sizes(in: UnsafePointer(leaf.words), at: word).words
    start &+= Int(record.length)
    unit &+= 1
  }

  /// Goes to the next unit.
  mutating func advance(in tree: LeafTree) {
    step()
    if isAtEnd && start < tree.byteCount { self = tree.leaf(holding: start) }
  }

  /// The same place as the end of the leaf before it, if it is the start of a leaf.
  func beforeBorder(in tree: LeafTree) -> UnitCursor {
    guard unit == 0, leafStart > 0 else { return self }
    var before = tree.leaf(holding: leafStart - 1)
    before.unit = before.leaf.counts.units
    before.start = leafStart
    before.word = before.leaf.counts.words
    return before
  }
}

extension LeafTree {
  /// The first unit that examined the byte at `offset` (the end of the text counts as a byte), or
  /// the end of the text when there is none.
  func firstUnit(examining offset: Int) -> UnitCursor {
    var node = root.lent
    var path = LeafPath()
    var start = 0
    for level in stride(from: height, to: 0, by: -1) {
      let inner = node.inner
      path[level] = inner.child(examining: offset, start: &start)
      node = inner.lent(path[level])
    }
    var cursor = UnitCursor(node.leaf, path: path, start: start)
    while !cursor.isAtEnd, cursor.end + cursor.sizes.look <= offset { cursor.step() }
    return cursor
  }

  /// The first unit that begins at or after `offset`, or the end of the text.
  func firstUnit(from offset: Int) -> UnitCursor {
    var cursor = leaf(holding: offset)
    while !cursor.isAtEnd, cursor.start < offset { cursor.step() }
    if cursor.isAtEnd && cursor.start < byteCount { cursor = leaf(holding: cursor.start) }
    return cursor
  }

  /// The unit that holds the byte at `offset`, or the end of the text.
  func unit(holding offset: Int) -> UnitCursor {
    var cursor = leaf(holding: offset)
    while !cursor.isAtEnd, cursor.end <= offset { cursor.step() }
    return cursor
  }

  /// The first unit of the leaf that holds the byte at `offset`; of the last leaf if none does.
  func leaf(holding offset: Int) -> UnitCursor {
    var node = root.lent
    var path = LeafPath()
    var start = 0
    for level in stride(from: height, to: 0, by: -1) {
      let inner = node.inner
      path[level] = inner.child(holding: offset, start: &start)
      node = inner.lent(path[level])
    }
    return UnitCursor(node.leaf, path: path, start: start)
  }

  /// Copies bytes of the text; `near` is a leaf in which they may be.
  func copyText(_ range: Range<Int>, to target: UnsafeMutableRawPointer, near: UnitCursor? = nil) {
    var position = range.lowerBound
    var place = near
    while position < range.upperBound {
      let leaf: UnitCursor
      if let near = place, near.leafStart <= position, position < near.leafEnd {
        leaf = near
      } else {
        leaf = self.leaf(holding: position)
      }
      place = nil
      let end = min(range.upperBound, leaf.leafEnd)
      unsafe (target + (position - range.lowerBound)).copyMemory(
        from: leaf.leaf.base + (position - leaf.leafStart), byteCount: end - position)
      position = end
    }
  }
}
