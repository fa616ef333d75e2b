import NoteVocabulary

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the reader's clock and calendar say.
extension System {
  /// Milliseconds since some moment that stays the same while the program runs.
  static var uptime: Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  static func localTime(of moment: Moment) -> LocalTime {
    var seconds = time_t(moment.milliseconds / 1000)
    var local = unsafe tm()
    guard unsafe localtime_r(&seconds, &local) != nil else {
      return LocalTime(year: 1970, month: 1, day: 1)
    }
    return unsafe LocalTime(
      year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday),
      hour: Int(local.tm_hour), minute: Int(local.tm_min))
  }

  /// The moment at which the reader's clock shows this time.
  static func moment(of time: LocalTime) -> Moment {
    var local = unsafe tm()
    unsafe local.tm_year = Int32(time.year - 1900)
    unsafe local.tm_mon = Int32(time.month - 1)
    unsafe local.tm_mday = Int32(time.day)
    unsafe local.tm_hour = Int32(time.hour)
    unsafe local.tm_min = Int32(time.minute)
    // Whether summer time is in force follows from the date.
    unsafe local.tm_isdst = -1
    return Moment(milliseconds: Int64(unsafe mktime(&local)) * 1000)
  }
}
