/// The versions of one text: how they follow from each other, and what they add up to.
///
/// Heads are merged from the nearest ancestors they have in common. Where those are several they are
/// merged themselves, and of many heads those first that are nearest to each other: from an older
/// base, what one side has taken out since would come back, and what both have would be doubled.
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

  /// Those of the versions that have these names, in order.
  package func versions(named ids: [ContentID]) -> [Version] {
    ids.compactMap { versions[$0] }.sorted()
  }

  /// Some versions in one text, none of which comes from another; they are in order. Nothing where
  /// they cannot all be had, or the text of one is not known.
  package func merged<Failure: Error>(
    _ versions: [Version], cutBy tokens: ([UInt8]) -> [Range<Int>],
    texts: (ContentID) throws(Failure) -> [UInt8]?
  ) throws(Failure) -> [UInt8]? {
    try merged(versions, depth: 0, tokens, texts)
  }

  private func merged<Failure: Error>(
    _ versions: [Version], depth: Int, _ tokens: ([UInt8]) -> [Range<Int>],
    _ texts: (ContentID) throws(Failure) -> [UInt8]?
  ) throws(Failure) -> [UInt8]? {
    guard versions.count <= TextMerge.headsMax else { return nil }
    var strands: [Strand] = []
    for version in versions {
      guard let text = try texts(version.id) else { return nil }
      strands.append(Strand(text: text, seen: ancestors(of: version).union([version.id])))
    }
    guard strands.contains(where: { $0.text != strands[0].text }) else {
      return strands.first?.text
    }
    // Those that have more in common than all have come together first: from the base of all, what
    // one of them has taken out again would look like something the others have put in.
    while let (one, other) = Strand.nearest(in: strands) {
      let pair = [strands[one], strands[other]]
      guard let base = try base(of: pair, depth: depth, tokens, texts),
        let text = TextMerge.merged(pair.map(\.text), from: base, cutBy: tokens)
      else { return nil }
      strands[one] = Strand(text: text, seen: pair[0].seen.union(pair[1].seen))
      strands.remove(at: other)
    }
    guard strands.count > 1 else { return strands[0].text }
    guard let base = try base(of: strands, depth: depth, tokens, texts) else { return nil }
    return TextMerge.merged(strands.map(\.text), from: base, cutBy: tokens)
  }

  /// What all strands come from: the nearest versions they have in common, in one text where that
  /// can be had, else the newest of them.
  private func base<Failure: Error>(
    of strands: [Strand], depth: Int, _ tokens: ([UInt8]) -> [Range<Int>],
    _ texts: (ContentID) throws(Failure) -> [UInt8]?
  ) throws(Failure) -> [UInt8]? {
    let nearest = Strand.common(of: strands).compactMap { versions[$0] }.heads
    guard let newest = nearest.last else { return nil }
    if nearest.count > 1, depth < TextLineage.depthMax,
      let text = try merged(nearest, depth: depth + 1, tokens, texts)
    {
      return text
    }
    return try texts(newest.id)
  }

  /// All versions a version comes from.
  package func ancestors(of version: Version) -> Set<ContentID> {
    var found: Set<ContentID> = []
    var waiting = version.parents
    while let id = waiting.popLast() {
      if let version = versions[id], found.insert(id).inserted { waiting += version.parents }
    }
    return found
  }
}

/// A text that is to be one with others, and the versions that are in it.
private struct Strand {
  let text: [UInt8]
  let seen: Set<ContentID>

  static func common(of strands: [Strand]) -> Set<ContentID> {
    strands.dropFirst().reduce(strands[0].seen) { $0.intersection($1.seen) }
  }

  /// The two that have most in common, if that is more than all have.
  static func nearest(in strands: [Strand]) -> (Int, Int)? {
    guard strands.count > 2 else { return nil }
    var nearest: (Int, Int)?
    var most = common(of: strands).count
    for one in strands.indices {
      for other in strands.indices.dropFirst(one + 1) {
        let count = strands[one].seen.intersection(strands[other].seen).count
        if count > most { (nearest, most) = ((one, other), count) }
      }
    }
    return nearest
  }
}
