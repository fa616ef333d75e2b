/// Units in a row that are to become leaves.
@safe
struct UnitRow {
  let records: UnsafeBufferPointer<UnitRecord>
  let words: UnsafeBufferPointer<UInt16>
  /// Where the first begins in the text.
  let start: Int

  /// What they weigh in a leaf, with their text.
  var weight: Int {
    var bytes = 0
    for index in unsafe records.indices { unsafe bytes += Int(records[index].length) }
    return unsafe LeafCounts(bytes: bytes, units: records.count, words: words.count).weight
  }

  /// The sizes of a unit whose words begin at `word`.
  @inline(__always)
  fileprivate func sizes(of record: UnitRecord, at word: Int) -> (look: Int, words: Int) {
    guard let base = unsafe words.baseAddress else { return (0, 0) }
    return unsafe record.sizes(in: base, at: word)
  }

  /// Those of them that a part holds.
  fileprivate func part(_ part: LeafPart) -> UnitRow {
    unsafe UnitRow(
      records: UnsafeBufferPointer(rebasing: records[part.units]),
      words: UnsafeBufferPointer(rebasing: words[part.words]), start: part.bytes.lowerBound)
  }
}

/// The part of a row that becomes one leaf.
private struct LeafPart {
  private(set) var units: Range<Int>
  private(set) var words: Range<Int>
  private(set) var bytes: Range<Int>
  private(set) var weight: Int = 0
  private var examined: Int = 0
  private var continued: UInt32 = 0

  /// An empty part.
  init(at unit: Int, word: Int, start: Int) {
    units = unit..<unit
    words = word..<word
    bytes = start..<start
  }

  @inline(__always)
  mutating func add(_ record: UnitRecord, _ sizes: (look: Int, words: Int), weight: Int) {
    units = units.lowerBound..<units.upperBound + 1
    words = words.lowerBound..<words.upperBound + sizes.words
    bytes = bytes.lowerBound..<bytes.upperBound + Int(record.length)
    self.weight += weight
    examined = max(examined, bytes.upperBound + sizes.look)
    continued &+= UnitEntry(bits: record.entry).continues ? 1 : 0
  }

  /// The part after this one.
  var next: LeafPart {
    LeafPart(at: units.upperBound, word: words.upperBound, start: bytes.upperBound)
  }

  func sums(lines: Int) -> NodeSums {
    NodeSums(
      bytes: UInt32(bytes.count), reach: UInt32(max(0, examined - bytes.upperBound)),
      lines: UInt32(lines), units: UInt32(units.count), continued: continued)
  }
}

extension LeafTree {
  /// Packs units into leaves that weigh about `shape.leafWeight`; `copyText` fills the text of each.
  func leaves(
    of row: UnitRow, copyText: (Range<Int>, UnsafeMutableRawPointer) -> Void
  ) -> [Subtree] {
    let total = row.weight
    let count = total <= shape.leafWeightMax ? 1 : (total + shape.leafWeightMin) / shape.leafWeight
    let wanted = total / count
    var leaves: [Subtree] = []
    leaves.reserveCapacity(count)
    var part = LeafPart(at: 0, word: 0, start: row.start)
    for index in unsafe row.records.indices {
      let record = unsafe row.records[index]
      let sizes = row.sizes(of: record, at: part.words.upperBound)
      let own = LeafCounts(bytes: Int(record.length), units: 1, words: sizes.words).weight
      // Cut where the leaf comes closest to what it should weigh.
      if part.weight > 0,
        part.weight + own > shape.leafWeightMax || part.weight + own / 2 > wanted
      {
        leaves.append(unsafe LeafTree.leaf(of: row, part, copyText))
        part = part.next
      }
      part.add(record, sizes, weight: own)
    }
    if part.weight > 0 { leaves.append(unsafe LeafTree.leaf(of: row, part, copyText)) }
    return leaves
  }

  private static func leaf(
    of whole: UnitRow, _ part: LeafPart,
    _ copyText: (Range<Int>, UnsafeMutableRawPointer) -> Void
  ) -> Subtree {
    let row = whole.part(part)
    let counts = LeafCounts(
      bytes: part.bytes.count, units: part.units.count, words: part.words.count)
    let leaf = Leaf(counts, spare: counts.weight / 32)
    let view = leaf.view
    unsafe copyText(part.bytes, view.base)
    if let first = unsafe row.records.baseAddress {
      unsafe view.records.update(from: first, count: row.records.count)
    }
    if let first = unsafe row.words.baseAddress {
      unsafe view.words.update(from: first, count: row.words.count)
    }
    return Subtree(leaf.node, sums: part.sums(lines: unsafe newlines(in: view.text)))
  }
}
