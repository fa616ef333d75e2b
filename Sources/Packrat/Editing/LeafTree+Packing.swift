/// Units in a row that are to become leaves.
@safe
struct UnitRow {
  let records: UnsafeBufferPointer<UnitRecord>
  let words: UnsafeBufferPointer<Tape.Entry>
  /// Where the first begins in the text.
  let start: Int

  /// What they weigh in a leaf, with their text.
  var weight: Int {
    var bytes = 0
    for index in unsafe records.indices { unsafe bytes += Int(records[index].length) }
    return unsafe LeafCounts(bytes: bytes, units: records.count, words: words.count).weight
  }

  /// The words of a unit whose first is `word`.
  @inline(__always)
  fileprivate func wordCount(of record: UnitRecord, at word: Int) -> Int {
    guard let base = unsafe words.baseAddress else { return 0 }
    return unsafe record.sizes(in: base, at: word).words
  }

  /// Those of them from one place to another.
  fileprivate func part(from first: Place, to end: Place) -> UnitRow {
    unsafe UnitRow(
      records: UnsafeBufferPointer(rebasing: records[first.unit..<end.unit]),
      words: UnsafeBufferPointer(rebasing: words[first.word..<end.word]), start: first.start)
  }

  fileprivate struct Place {
    var unit: Int
    var word: Int
    var start: Int
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
    var first = UnitRow.Place(unit: 0, word: 0, start: row.start)
    var next = first
    var weight = 0
    for index in unsafe row.records.indices {
      let record = unsafe row.records[index]
      let words = row.wordCount(of: record, at: next.word)
      let own = LeafCounts(bytes: Int(record.length), units: 1, words: words).weight
      // Cut where the leaf comes closest to what it should weigh.
      if weight > 0, weight + own > shape.leafWeightMax || weight + own / 2 > wanted {
        leaves.append(
          unsafe LeafTree.leaf(of: row.part(from: first, to: next), end: next.start, copyText))
        first = next
        weight = 0
      }
      weight += own
      next.unit += 1
      next.word += words
      next.start += Int(record.length)
    }
    if weight > 0 {
      leaves.append(
        unsafe LeafTree.leaf(of: row.part(from: first, to: next), end: next.start, copyText))
    }
    return leaves
  }

  private static func leaf(
    of row: UnitRow, end: Int, _ copyText: (Range<Int>, UnsafeMutableRawPointer) -> Void
  ) -> Subtree {
    let counts = unsafe LeafCounts(
      bytes: end - row.start, units: row.records.count, words: row.words.count)
    let leaf = Leaf(counts, spare: counts.weight / 32)
    let view = leaf.view
    unsafe copyText(row.start..<end, view.base)
    if let first = unsafe row.records.baseAddress {
      unsafe view.records.update(from: first, count: row.records.count)
    }
    if let first = unsafe row.words.baseAddress {
      unsafe view.words.update(from: first, count: row.words.count)
    }
    return Subtree(leaf: leaf)
  }
}
