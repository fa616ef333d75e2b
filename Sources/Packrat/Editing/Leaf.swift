/// One leaf of a document: some KB of text, the units it is parsed into, and their tape. One piece
/// of memory holds it all, and all its room is in one place, for whatever grows.
///
///     │ text …       │ room │ words of the units │ records of the units │
///     0            bytes           right edge stays where it is ── capacity
///
/// Nothing in it says where in the document it stands, so nothing changes when it moves.
/// A leaf is changed only by a tree that alone refers to it.
struct Leaf {
  let node: Node

  init(_ node: Node) { self.node = node }

  /// A leaf with room for `spare` bytes more than `counts` needs. Its contents are not yet there.
  init(_ counts: LeafCounts, spare: Int) {
    var counts = counts
    counts.capacity = Node.pieces(counts.weight + spare) * 8
    node = Node.make(NodeHead(counts), bytes: counts.capacity)
  }

  var counts: LeafCounts { node.header.leafCounts }

  @inline(__always) var view: LeafView { LentNode(node).leaf }
}

/// How much a leaf holds.
struct LeafCounts {
  var capacity: Int
  var bytes: Int
  var units: Int
  /// Words of 2 bytes on the tape.
  var words: Int

  init(capacity: Int = 0, bytes: Int, units: Int, words: Int) {
    self.capacity = capacity
    self.bytes = bytes
    self.units = units
    self.words = words
  }

  /// The bytes that text, records and words fill.
  var weight: Int {
    bytes + units * MemoryLayout<UnitRecord>.stride + words * MemoryLayout<UInt16>.stride
  }
}

/// Where the parts of a leaf lie. Good until the tree of the leaf is changed, and not kept longer:
/// it counts as no reference, so that a leaf with one owner can be changed in place.
@safe
struct LeafView {
  let base: UnsafeMutableRawPointer
  let counts: LeafCounts

  @inline(__always)
  var records: UnsafeMutablePointer<UnitRecord> {
    unsafe (base + (counts.capacity &- counts.units &* MemoryLayout<UnitRecord>.stride))
      .assumingMemoryBound(to: UnitRecord.self)
  }

  @inline(__always)
  var words: UnsafeMutablePointer<UInt16> {
    unsafe (base
      + (counts.capacity &- counts.units &* MemoryLayout<UnitRecord>.stride
        &- counts.words &* MemoryLayout<UInt16>.stride))
      .assumingMemoryBound(to: UInt16.self)
  }

  var text: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(
      start: UnsafePointer(base.assumingMemoryBound(to: UInt8.self)), count: counts.bytes)
  }

  var allRecords: UnsafeBufferPointer<UnitRecord> {
    unsafe UnsafeBufferPointer(start: records, count: counts.units)
  }

  var allWords: UnsafeBufferPointer<UInt16> {
    unsafe UnsafeBufferPointer(start: words, count: counts.words)
  }

  /// How far past the end of the leaf a unit has been examined, of those from `unit` on, which
  /// begins at `start` and whose words begin at `word`.
  func reach(from unit: Int, start: Int, word: Int) -> Int {
    let (records, words) = unsafe (self.records, UnsafePointer(self.words))
    var furthest = counts.bytes
    var (end, word) = (start, word)
    for index in unit..<counts.units {
      let record = unsafe records[index]
      let sizes = unsafe record.sizes(in: words, at: word)
      end &+= Int(record.length)
      word &+= sizes.words
      furthest = max(furthest, end &+ sizes.look)
    }
    return furthest - counts.bytes
  }

  /// What a tree says of this leaf.
  var sums: NodeSums {
    unsafe NodeSums(
      bytes: UInt32(counts.bytes), reach: UInt32(reach(from: 0, start: 0, word: 0)),
      lines: UInt32(newlines(in: text)), units: UInt32(counts.units),
      continued: continuedCount(of: allRecords))
  }
}

/// How many of these units continue another.
func continuedCount(of records: UnsafeBufferPointer<UnitRecord>) -> UInt32 {
  var count: UInt32 = 0
  for index in records.indices {
    unsafe count &+= UnitEntry(bits: records[index].entry).continues ? 1 : 0
  }
  return count
}

/// How many newlines there are.
func newlines(in text: UnsafeBufferPointer<UInt8>) -> Int {
  var total = 0
  var position = 0
  while position < text.count {
    // So short a stretch that a byte can count it: then 16 or 32 bytes are looked at at once.
    let end = min(position &+ 248, text.count)
    var found: UInt8 = 0
    while position < end {
      unsafe found &+= text[position] == 0x0a ? 1 : 0
      position &+= 1
    }
    total &+= Int(found)
  }
  return total
}
