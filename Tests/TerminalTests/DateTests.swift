import NoteVocabulary
import Testing

@testable import Terminal

/// A Sunday.
private let now = LocalTime(year: 2026, month: 3, day: 1, hour: 9, minute: 30)

@Suite struct `A date a person writes` {
  @Test(arguments: [
    ("today", "2026-03-01", "2026-03-02"), ("Yesterday", "2026-02-28", "2026-03-01"),
    ("monday", "2026-02-23", "2026-02-24"), ("last monday", "2026-02-23", "2026-02-24"),
    ("last sunday", "2026-02-22", "2026-02-23"), ("tue", "2026-02-24", "2026-02-25"),
    ("last week", "2026-02-16", "2026-02-23"), ("this week", "2026-02-23", "2026-03-02"),
    ("last month", "2026-02-01", "2026-03-01"), ("this month", "2026-03-01", "2026-04-01"),
    ("last year", "2025-01-01", "2026-01-01"), ("3 days ago", "2026-02-26", "2026-02-27"),
    ("a week ago", "2026-02-22", "2026-02-23"), ("2 months ago", "2026-01-01", "2026-01-02"),
    ("a year ago", "2025-03-01", "2025-03-02"), ("2021", "2021-01-01", "2022-01-01"),
    ("2021-03", "2021-03-01", "2021-04-01"), ("2021-12-31", "2021-12-31", "2022-01-01"),
    ("2024-02-29", "2024-02-29", "2024-03-01"), ("march 2021", "2021-03-01", "2021-04-01"),
    ("4 march 2021", "2021-03-04", "2021-03-05"), ("March 4, 2021", "2021-03-04", "2021-03-05"),
    ("4 mar", "2026-03-04", "2026-03-05"), ("december", "2025-12-01", "2026-01-01"),
  ])
  func `is a stretch of days`(text: String, from: String, to: String) throws {
    let date = try #require(HumanDate(text, now: now))
    #expect(date.start.iso == "\(from) 00:00" && date.end.iso == "\(to) 00:00")
  }

  @Test(arguments: [
    ("2021-03-04 15:30", "2021-03-04 15:30", "2021-03-04 15:31"),
    ("2021-03-04T23:59", "2021-03-04 23:59", "2021-03-05 00:00"),
    ("2 hours ago", "2026-03-01 07:30", "2026-03-01 07:31"),
    ("10 hours ago", "2026-02-28 23:30", "2026-02-28 23:31"),
    ("now", "2026-03-01 09:30", "2026-03-01 09:31"),
  ])
  func `is a minute`(text: String, from: String, to: String) throws {
    let date = try #require(HumanDate(text, now: now))
    #expect(date.start.iso == from && date.end.iso == to)
  }

  @Test(arguments: [
    "", "someday", "last", "2021-13", "2021-02-29", "2021-3-4-5", "31 february", "99999 days ago",
    "five days ago", "21-03-04", "2021-03-04 25:00", "mo", "4 5 march", "last yesterday",
  ])
  func `is none of these`(text: String) {
    #expect(HumanDate(text, now: now) == nil)
  }
}

@Suite struct `A date that is said` {
  @Test(arguments: [
    (2026, 3, 1, "today"), (2026, 2, 28, "yesterday"), (2026, 2, 27, "27 Feb"),
    (2025, 12, 31, "31 Dec 2025"), (2026, 3, 2, "2 Mar"),
  ])
  func `is as near as today`(year: Int, month: Int, day: Int, said: String) {
    #expect(LocalTime(year: year, month: month, day: day).said(on: now) == said)
  }

  @Test func `follows the calendar for a thousand years`() {
    var time = LocalTime(year: 1600, month: 1, day: 1)
    for _ in 0..<365_243 {
      let next = time.adding(days: 1)
      #expect(next.dayNumber == time.dayNumber + 1)
      time = next
    }
    #expect(time.iso == "2600-01-01 00:00")
  }

  @Test func `is on a weekday`() {
    #expect(now.weekday == 0)
    #expect(LocalTime(year: 1969, month: 12, day: 31).weekday == 3)
  }

  @Test func `is the same moment there and back`() {
    let time = LocalTime(year: 2021, month: 7, day: 14, hour: 15, minute: 30)
    #expect(System.localTime(of: System.moment(of: time)) == time)
  }
}

extension LocalTime {
  fileprivate var iso: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day)) \(clock)"
  }
}
