/// A point in time: milliseconds since 1970 in UTC.
public struct Moment: Hashable, Comparable, Sendable {
  public var milliseconds: Int64

  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static func < (one: Moment, other: Moment) -> Bool {
    one.milliseconds < other.milliseconds
  }
}
