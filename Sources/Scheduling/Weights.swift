/// The 21 numbers that say how a reader learns and forgets.
///
///     0–3    days a first answer lasts, by grade        11–14  what is left after forgetting
///     4–7    difficulty: start, spread, step, return    15 16  hard and easy against good
///     8–10   growth of a memory that held               17–19  answers on the same day
///                                                       20     how fast recall falls
package struct Weights: Hashable, Sendable {
  /// In the order above; each within its limits.
  package let values: [Double]

  /// The weights of a reader about whom nothing is known yet.
  package static let usual = Weights(within: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
    1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ])

  /// Nothing unless there are 21 of them, each within its limits.
  package init?(_ values: [Double]) {
    guard values.count == Self.limits.count else { return nil }
    guard zip(Self.limits, values).allSatisfy({ $0.contains($1) }) else { return nil }
    self.init(within: values)
  }

  /// The nearest weights within the limits; nothing unless there are 21 numbers.
  package init?(clipping values: [Double]) {
    guard values.count == Self.limits.count, !values.contains(where: \.isNaN) else { return nil }
    self.init(within: zip(Self.limits, values).map { $0.clipped($1) })
  }

  private init(within values: [Double]) { self.values = values }

  /// Where each weight may lie: outside, intervals stop making sense long before they overflow.
  package static let limits: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100,
    1...10, 0.001...4, 0.001...4, 0.001...0.75,
    0...4.5, 0...0.8, 0.001...3.5,
    0.001...5, 0.001...0.25, 0.001...0.9, 0...4,
    0...1, 1...6,
    0...2, 0...2, 0...0.8,
    0.1...0.8,
  ]
}

extension ClosedRange<Double> {
  /// The nearest number in the range.
  func clipped(_ number: Double) -> Double { Swift.min(Swift.max(number, lowerBound), upperBound) }
}
