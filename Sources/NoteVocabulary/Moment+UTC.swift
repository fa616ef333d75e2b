/// Points in time as text: `2026-11-20T09:00:00Z`.
extension Moment {
  /// The moment in UTC, to the second. Years run from 0 to 9999.
  public var utc: String {
    let seconds = Moment.floor(milliseconds, 1000)
    let days = Moment.floor(seconds, 86_400)
    let (year, month, day) = Moment.date(ofDay: days)
    let second = seconds - days * 86_400
    var text: [UInt8] = []
    text.reserveCapacity(20)
    func write(_ number: Int64, _ width: Int, _ next: Unicode.Scalar) {
      var divisor: Int64 = width == 4 ? 1000 : 10
      while divisor > 0 {
        text.append(UInt8(truncatingIfNeeded: 48 + number / divisor % 10))
        divisor /= 10
      }
      text.append(UInt8(ascii: next))
    }
    write(year, 4, "-")
    write(month, 2, "-")
    write(day, 2, "T")
    write(second / 3600, 2, ":")
    write(second / 60 % 60, 2, ":")
    write(second % 60, 2, "Z")
    return String(decoding: text, as: UTF8.self)
  }

  /// A date, `2021-03-04`, or a date and a time, `2021-03-04T05:06:07Z`; fractions of a second
  /// are let go, an offset such as `+02:00` counts. Nothing for anything else.
  public init?(utc text: String) {
    var rest = text.utf8[...]
    guard let year = rest.takeNumber(digits: 4), rest.take("-"),
      let month = rest.takeNumber(digits: 2), rest.take("-"),
      let day = rest.takeNumber(digits: 2),
      (1...12).contains(month), (1...Moment.dayCount(ofMonth: month, year)).contains(day)
    else { return nil }
    var seconds = Moment.day(year, month, day) * 86_400
    if !rest.isEmpty {
      guard rest.take("T") || rest.take("t") || rest.take(" "),
        let hour = rest.takeNumber(digits: 2), hour < 24, rest.take(":"),
        let minute = rest.takeNumber(digits: 2), minute < 60
      else { return nil }
      seconds += hour * 3600 + minute * 60
      if rest.take(":") {
        guard let second = rest.takeNumber(digits: 2), second <= 60 else { return nil }
        seconds += second
        if rest.take(".") {
          guard rest.takeNumber(digits: 1) != nil else { return nil }
          while rest.takeNumber(digits: 1) != nil {}
        }
      }
      guard let offset = rest.takeOffset() else { return nil }
      seconds -= offset
    }
    self.init(milliseconds: seconds * 1000)
  }

  /// Days since 1970-01-01 of a date in the Gregorian calendar.
  ///
  /// Years are counted from March, so that the day that may be missing is the last of its year.
  static func day(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let fromMarch = (month + 9) % 12
    let years = year - fromMarch / 10
    let leaps = floor(years, 4) - floor(years, 100) + floor(years, 400)
    return years * 365 + leaps + (fromMarch * 306 + 5) / 10 + day - 1 - 719_468
  }

  /// The date of a day since 1970-01-01.
  static func date(ofDay days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    // 146,097 days are 400 years. The guess is never too small, and at most one year too large.
    var year = floor(shifted * 400 + 591, 146_097)
    if day(year, 3, 1) > days { year -= 1 }
    let inYear = days - day(year, 3, 1)
    let fromMarch = (inYear * 100 + 52) / 3060
    let inMonth = inYear - (fromMarch * 306 + 5) / 10 + 1
    let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    return (month <= 2 ? year + 1 : year, month, inMonth)
  }

  private static func dayCount(ofMonth month: Int64, _ year: Int64) -> Int64 {
    month == 12 ? 31 : day(year, month + 1, 1) - day(year, month, 1)
  }

  /// The quotient, rounded down also below zero.
  private static func floor(_ number: Int64, _ divisor: Int64) -> Int64 {
    number / divisor - (number % divisor < 0 ? 1 : 0)
  }
}

extension Substring.UTF8View {
  fileprivate mutating func take(_ character: Character) -> Bool {
    guard let byte = character.asciiValue, first == byte else { return false }
    removeFirst()
    return true
  }

  fileprivate mutating func takeNumber(digits count: Int) -> Int64? {
    let digits = prefix(count)
    guard digits.count == count, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int64($1 - 48) }
  }

  /// `Z`, `+02:00`, or nothing at all, to the end; in seconds.
  fileprivate mutating func takeOffset() -> Int64? {
    if isEmpty { return 0 }
    if take("Z") || take("z") { return isEmpty ? 0 : nil }
    let sign: Int64 = take("-") ? -1 : take("+") ? 1 : 0
    guard sign != 0, let hours = takeNumber(digits: 2), hours < 24 else { return nil }
    _ = take(":")
    guard let minutes = takeNumber(digits: 2), minutes < 60, isEmpty else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}
