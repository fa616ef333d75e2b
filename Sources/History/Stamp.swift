import NoteVocabulary

/// When a row was written: a hybrid logical clock, 48 bits of milliseconds since 1970 above a
/// counter of 16 bits.
///
/// Later rows of one copy have greater stamps even when its clock is set back.
package struct Stamp: Hashable, Comparable, Sendable {
  package let bits: Int64

  package init(bits: Int64) { self.bits = bits }

  /// The first stamp of a millisecond. Times before 1970 become 1970.
  package init(at moment: Moment) {
    bits = min(max(moment.milliseconds, 0), Stamp.millisecondsMax) << 16
  }

  package var moment: Moment { Moment(milliseconds: bits >> 16) }

  /// The stamp to write with at `now`, when `self` is the last that was seen.
  package func next(at now: Moment) -> Stamp { max(Stamp(at: now), Stamp(bits: bits + 1)) }

  package static func < (one: Stamp, other: Stamp) -> Bool { one.bits < other.bits }

  /// The most that 47 bits hold, in the year 6429: the sign stays free.
  static let millisecondsMax: Int64 = 1 << 47 - 1
}
