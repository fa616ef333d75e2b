import NoteVocabulary

/// A point in time as a calendar and a clock on the wall show it where the reader is.
struct LocalTime: Hashable, Sendable {
  var year: Int
  /// From 1.
  var month: Int
  /// Of the month, from 1.
  var day: Int
  var hour: Int = 0
  var minute: Int = 0

  /// 0 is Sunday.
  var weekday: Int { ((dayNumber + 4) % 7 + 7) % 7 }

  /// Days since 1970-01-01 of the date.
  ///
  /// Years are counted from March, so that the day that may be missing is the last of its year.
  var dayNumber: Int {
    let fromMarch = (month + 9) % 12
    let years = year - fromMarch / 10
    let leaps = years.quotient(4) - years.quotient(100) + years.quotient(400)
    return years * 365 + leaps + (fromMarch * 306 + 5) / 10 + day - 1 - 719_468
  }

  /// The date so many days later, or earlier.
  func adding(days: Int) -> LocalTime {
    let utc = Moment(milliseconds: Int64(dayNumber + days) * 86_400_000).utc
    let parts = utc.prefix(10).split(separator: "-").map { Int($0) ?? 1 }
    return LocalTime(
      year: parts[0], month: parts[1], day: parts[2], hour: hour, minute: minute)
  }

  /// The date so many months later, or earlier; the last day of a month stays one.
  func adding(months: Int) -> LocalTime {
    let count = year * 12 + month - 1 + months
    var later = self
    later.year = count.quotient(12)
    later.month = count - later.year * 12 + 1
    later.day = min(day, LocalTime.dayCount(ofMonth: later.month, later.year))
    return later
  }

  static func dayCount(ofMonth month: Int, _ year: Int) -> Int {
    let next = month == 12 ? (year + 1, 1) : (year, month + 1)
    return LocalTime(year: next.0, month: next.1, day: 1).dayNumber
      - LocalTime(year: year, month: month, day: 1).dayNumber
  }

  static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdayNames = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}

extension LocalTime {
  /// The date as one says it today: `today`, `yesterday`, `12 Mar`, `12 Mar 2021`.
  func said(on today: LocalTime) -> String {
    switch today.dayNumber - dayNumber {
    case 0: return "today"
    case 1: return "yesterday"
    default:
      let date = "\(day) \(LocalTime.monthNames[month - 1].prefix(3))"
      return year == today.year ? date : "\(date) \(year)"
    }
  }

  /// The time of day, 09:05.
  var clock: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(hour)):\(two(minute))"
  }
}

extension Int {
  /// The quotient, rounded down also below zero.
  fileprivate func quotient(_ divisor: Int) -> Int {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}
