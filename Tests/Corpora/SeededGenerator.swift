/// Random numbers that are the same on every machine for the same seed (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not including, `bound`.
  ///
  /// The standard library's `random(in:using:)` may change its way from one version to the next,
  /// and with it every text; this does not.
  package mutating func number(below bound: Int) -> Int {
    precondition(bound > 0, "a random number needs something to choose from")
    return Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  package mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + number(below: range.count)
  }

  /// True so many times in a hundred.
  package mutating func happens(percent: Int) -> Bool { number(below: 100) < percent }

  package mutating func one<Element>(of choices: [Element]) -> Element {
    choices[number(below: choices.count)]
  }
}
