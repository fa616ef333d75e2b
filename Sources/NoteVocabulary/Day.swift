/// A reader's day: days since 1970-01-01, each beginning at 04:00 local time.
public struct Day: Hashable, Comparable, Sendable {
  public var number: Int

  public init(number: Int) { self.number = number }

  public static func < (one: Day, other: Day) -> Bool { one.number < other.number }
}
