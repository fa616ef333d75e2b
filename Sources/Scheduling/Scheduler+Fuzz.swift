extension Scheduler {
  /// The days an interval may become, so that what was learned together is not asked together
  /// for ever. Three and more days spread; `daysMin` holds unless the longest interval is shorter.
  package func spread(ofDays days: Int, daysMin: Int = 1) -> ClosedRange<Int> {
    let low = min(daysMin, intervalDaysMax)
    let delta = days < 3 ? 0 : Self.delta(Double(days))
    var first = Int((Double(days) - delta).rounded())
    var last = Int((Double(days) + delta).rounded())
    first = min(max(first, low), intervalDaysMax)
    last = min(max(last, low), intervalDaysMax)
    if first == last, delta > 0, last > 2, last < intervalDaysMax { last += 1 }
    return first...last
  }

  /// One of the days of the spread; `chance` is at least 0 and less than 1.
  package func spreadDays(_ days: Int, daysMin: Int = 1, chance: Double) -> Int {
    let spread = spread(ofDays: days, daysMin: daysMin)
    return min(spread.lowerBound + Int(chance * Double(spread.count)), spread.upperBound)
  }

  /// A day, and a share of the days that shrinks as the interval grows.
  private static func delta(_ days: Double) -> Double {
    1 + 0.15 * max(min(days, 7) - 2.5, 0) + 0.1 * max(min(days, 20) - 7, 0)
      + 0.05 * max(days - 20, 0)
  }
}
