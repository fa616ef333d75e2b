import NoteVocabulary

/// A stretch of time as a person names it: `yesterday`, `last monday`, `2021-03`, `3 days ago`.
struct HumanDate: Hashable, Sendable {
  let start: LocalTime
  /// The first minute after it.
  let end: LocalTime

  /// Nothing for what is no date. `now` is the reader's time.
  init?(_ text: String, now: LocalTime) {
    let words = text.lowercased().split(whereSeparator: { $0 == " " || $0 == "\t" }).map(
      String.init)
    guard words.count <= 4,
      let found = HumanDate.named(words, now) ?? HumanDate.ago(words, now)
        ?? HumanDate.numbers(words) ?? HumanDate.months(words, now)
    else { return nil }
    self = found
  }

  private init(from start: LocalTime, days: Int) {
    self.start = start.midnight
    end = self.start.adding(days: days)
  }

  private init(from start: LocalTime, months: Int) {
    self.start = start.midnight
    end = self.start.adding(months: months)
  }

  private init(minute: LocalTime) {
    start = minute
    end = minute.addingMinute
  }

  /// `today`, `yesterday`, `monday`, `last monday`, `last week`, `this month`.
  private static func named(_ words: [String], _ now: LocalTime) -> HumanDate? {
    switch words {
    case ["now"]: return HumanDate(minute: now)
    case ["today"]: return HumanDate(from: now, days: 1)
    case ["yesterday"]: return HumanDate(from: now.adding(days: -1), days: 1)
    case ["this", "week"], ["last", "week"]:
      // A week begins on Monday.
      let start = now.adding(days: -((now.weekday + 6) % 7) - (words[0] == "last" ? 7 : 0))
      return HumanDate(from: start, days: 7)
    case ["this", "month"], ["last", "month"]:
      let start = now.firstOfMonth.adding(months: words[0] == "last" ? -1 : 0)
      return HumanDate(from: start, months: 1)
    case ["this", "year"], ["last", "year"]:
      let year = now.year - (words[0] == "last" ? 1 : 0)
      return HumanDate(from: LocalTime(year: year, month: 1, day: 1), months: 12)
    default: break
    }
    let day = words.first == "last" ? Array(words.dropFirst()) : words
    guard day.count == 1, let weekday = place(of: day[0], in: LocalTime.weekdayNames) else {
      return nil
    }
    let back = (now.weekday - weekday + 6) % 7 + 1
    return HumanDate(from: now.adding(days: -back), days: 1)
  }

  /// `3 days ago`, `an hour ago`.
  private static func ago(_ words: [String], _ now: LocalTime) -> HumanDate? {
    guard words.count == 3, words[2] == "ago",
      let count = ["a", "an"].contains(words[0]) ? 1 : Int(words[0]), (0...10_000).contains(count)
    else { return nil }
    switch words[1] {
    case "minute", "minutes": return HumanDate(minute: now.adding(minutes: -count))
    case "hour", "hours": return HumanDate(minute: now.adding(minutes: -count * 60))
    case "day", "days": return HumanDate(from: now.adding(days: -count), days: 1)
    case "week", "weeks": return HumanDate(from: now.adding(days: -7 * count), days: 1)
    case "month", "months": return HumanDate(from: now.adding(months: -count), days: 1)
    case "year", "years": return HumanDate(from: now.adding(months: -12 * count), days: 1)
    default: return nil
    }
  }

  /// `2021`, `2021-03`, `2021-03-04`, `2021-03-04 15:30`.
  private static func numbers(_ words: [String]) -> HumanDate? {
    guard words.count <= 2, let first = words.first else { return nil }
    var pieces = first.split(separator: "t", maxSplits: 1).map(String.init) + words.dropFirst()
    guard (1...2).contains(pieces.count) else { return nil }
    let date = pieces.removeFirst().split(separator: "-", omittingEmptySubsequences: false)
    let parts = date.compactMap { Int($0) }
    guard parts.count == date.count, date[0].count == 4,
      date.dropFirst().allSatisfy({ $0.count <= 2 })
    else { return nil }
    switch (parts.count, pieces.first) {
    case (1, nil): return HumanDate(from: LocalTime(year: parts[0], month: 1, day: 1), months: 12)
    case (2, nil):
      return LocalTime(checking: parts[0], parts[1], 1).map { HumanDate(from: $0, months: 1) }
    case (3, nil):
      return LocalTime(checking: parts[0], parts[1], parts[2]).map { HumanDate(from: $0, days: 1) }
    case (3, let clock?):
      let time = clock.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
      guard (2...3).contains(time.count), (0..<24).contains(time[0]), (0..<60).contains(time[1]),
        var day = LocalTime(checking: parts[0], parts[1], parts[2])
      else { return nil }
      (day.hour, day.minute) = (time[0], time[1])
      return HumanDate(minute: day)
    default: return nil
    }
  }

  /// `march`, `march 2021`, `4 mar`, `4 march 2021`, `march 4`.
  private static func months(_ words: [String], _ now: LocalTime) -> HumanDate? {
    let words = words.map { $0.last == "," ? String($0.dropLast()) : $0 }
    guard
      let place = words.firstIndex(where: { Self.place(of: $0, in: LocalTime.monthNames) != nil }),
      let month = Self.place(of: words[place], in: LocalTime.monthNames).map({ $0 + 1 })
    else { return nil }
    var numbers: [Int] = []
    for (at, word) in words.enumerated() where at != place {
      guard let number = Int(word), number > 0 else { return nil }
      numbers.append(number)
    }
    let year = numbers.first { $0 > 31 }
    let days = numbers.filter { $0 <= 31 }
    guard numbers.count <= 2, days.count <= 1, numbers.count == days.count + (year == nil ? 0 : 1)
    else { return nil }
    // Without a year it is the last one that has been.
    let guess = year ?? (month > now.month ? now.year - 1 : now.year)
    guard let day = LocalTime(checking: guess, month, days.first ?? 1) else { return nil }
    return days.isEmpty ? HumanDate(from: day, months: 1) : HumanDate(from: day, days: 1)
  }

  /// The place of a name that is written in full or with its first letters, three at least.
  private static func place(of word: String, in names: [String]) -> Int? {
    guard word.count >= 3 else { return nil }
    return names.firstIndex { $0.lowercased().hasPrefix(word) }
  }
}

extension LocalTime {
  /// Nothing where the calendar has no such day.
  fileprivate init?(checking year: Int, _ month: Int, _ day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...LocalTime.dayCount(ofMonth: month, year)).contains(day)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  fileprivate var midnight: LocalTime { LocalTime(year: year, month: month, day: day) }
  fileprivate var firstOfMonth: LocalTime { LocalTime(year: year, month: month, day: 1) }
  fileprivate var addingMinute: LocalTime { adding(minutes: 1) }

  fileprivate func adding(minutes: Int) -> LocalTime {
    let all = dayNumber * 1440 + hour * 60 + minute + minutes
    let days = all >= 0 ? all / 1440 : (all - 1439) / 1440
    var later = LocalTime(year: 1970, month: 1, day: 1).adding(days: days)
    (later.hour, later.minute) = ((all - days * 1440) / 60, (all - days * 1440) % 60)
    return later
  }
}
