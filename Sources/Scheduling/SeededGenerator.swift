/// Numbers that look random and are the same for the same seed, on every machine and for ever.
/// The steps are SplitMix64's; `shuffle` of the standard library may change between versions, so
/// what is drawn here is drawn by these functions alone.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// A seed for these bytes (FNV-1a).
  package static func seed(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// At least 0 and less than 1.
  package mutating func chance() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// At least 0 and less than `bound`, which is at least 1.
  package mutating func number(below bound: Int) -> Int {
    precondition(bound > 0, "a number is drawn from at least one")
    return Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// The elements in an order drawn at random.
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for place in elements.indices.reversed() {
      elements.swapAt(place, number(below: place + 1))
    }
    return elements
  }
}
