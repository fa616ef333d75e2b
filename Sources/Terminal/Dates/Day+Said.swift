import NoteVocabulary

extension Day {
  /// The date, 2026-03-04.
  var date: String { String(Moment(milliseconds: Int64(clamped) * 86_400_000).utc.prefix(10)) }

  /// How far it is from today: `today`, `tomorrow`, `in 8 days`; a day gone by as its date.
  func said(on today: Day) -> String {
    switch number.subtractingReportingOverflow(today.number).partialValue {
    case 0: "today"
    case 1: "tomorrow"
    case let days where days > 0: "in \(counted(days, "day"))"
    default: date
    }
  }

  /// Files may hold any number; calendars do not.
  private var clamped: Int { min(max(number, -700_000), 2_900_000) }
}

/// `1 note`, `2 notes`, `no notes`.
func counted(_ count: Int, _ noun: String) -> String {
  switch count {
  case 0: "no \(noun)s"
  case 1: "1 \(noun)"
  default: "\(count) \(noun)s"
  }
}
