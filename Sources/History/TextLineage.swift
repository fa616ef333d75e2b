/// The versions of one text: how they follow from each other, and what they add up to.
///
///     a ◄── b ◄── d        heads: d, e
///     ▲     ▲              common ancestors of d and e: a, b, c; the nearest: b, c
///     └─ c ◄┴── e          base: b and c in one, from a
///
/// It depends on the set of versions alone, not on the order in which they came.
package struct TextLineage: Sendable {
  /// The versions that no other names as a parent, in order.
  package let heads: [Version]
  private let versions: [ContentID: Version]

  /// So often at most is a base looked for to a base: copies that always write at the same time
  /// never come to one head.
  static let depthMax: Int = 16

  package init(_ versions: some Collection<Version>) {
    heads = versions.heads
    self.versions = Dictionary(versions.map { ($0.id, $0) }) { one, _ in one }
  }

  /// All heads in one text; nothing where they cannot all be had, or the text of one is not known.
  package func merged<Failure: Error>(
    cutBy tokens: ([UInt8]) -> [Range<Int>],
    texts: (ContentID) throws(Failure) -> [UInt8]?
  ) throws(Failure) -> [UInt8]? {
    try merged(heads, depth: 0, tokens, texts)
  }

  private func merged<Failure: Error>(
    _ heads: [Version], depth: Int, _ tokens: ([UInt8]) -> [Range<Int>],
    _ texts: (ContentID) throws(Failure) -> [UInt8]?
  ) throws(Failure) -> [UInt8]? {
    guard heads.count <= TextMerge.headsMax else { return nil }
    var known: [[UInt8]] = []
    for head in heads {
      guard let text = try texts(head.id) else { return nil }
      if !known.contains(text) { known.append(text) }
    }
    guard known.count > 1 else { return known.first }
    guard let base = try base(of: heads, depth: depth, tokens, texts) else { return nil }
    return TextMerge.merged(known, from: base, cutBy: tokens)
  }

  /// What all these versions come from: the nearest ancestors they have in common, in one text
  /// where that can be had, else the newest of them.
  private func base<Failure: Error>(
    of heads: [Version], depth: Int, _ tokens: ([UInt8]) -> [Range<Int>],
    _ texts: (ContentID) throws(Failure) -> [UInt8]?
  ) throws(Failure) -> [UInt8]? {
    let nearest = commonAncestors(of: heads).heads
    guard let newest = nearest.last else { return nil }
    if nearest.count > 1, depth < TextLineage.depthMax,
      let text = try merged(nearest, depth: depth + 1, tokens, texts)
    {
      return text
    }
    return try texts(newest.id)
  }

  private func commonAncestors(of heads: [Version]) -> [Version] {
    guard let first = heads.first else { return [] }
    var common = ancestors(of: first)
    for head in heads.dropFirst() { common.formIntersection(ancestors(of: head)) }
    return common.compactMap { versions[$0] }
  }

  private func ancestors(of version: Version) -> Set<ContentID> {
    var found: Set<ContentID> = []
    var waiting = version.parents
    while let id = waiting.popLast() {
      if let version = versions[id], found.insert(id).inserted { waiting += version.parents }
    }
    return found
  }
}
