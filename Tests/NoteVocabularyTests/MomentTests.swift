import Foundation
import NoteVocabulary
import Testing

@Suite struct `A moment` {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
    (951_782_400_000, "2000-02-29T00:00:00Z"), (4_107_542_399_000, "2100-02-28T23:59:59Z"),
    (1_763_629_200_000, "2025-11-20T09:00:00Z"), (253_402_300_799_000, "9999-12-31T23:59:59Z"),
    (-62_167_219_200_000, "0000-01-01T00:00:00Z"),
  ])
  func `is written as a date and a time`(milliseconds: Int64, text: String) {
    #expect(Moment(milliseconds: milliseconds).utc == text)
  }

  @Test func `is the day that Foundation takes it for, on every day from 1601 to 2400`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    var wrong: [Int] = []
    for day in -134_774..<157_054 {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let moment = Moment(milliseconds: Int64(day) * 86_400_000)
      let expected = String(
        format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      if String(moment.utc.prefix(10)) != expected || Moment(utc: expected) != moment {
        wrong.append(day)
      }
    }
    #expect(wrong.prefix(5) == [])
  }

  @Test(arguments: [
    ("2021-03-04", "2021-03-04T00:00:00Z"), ("2021-03-04T05:06:07Z", "2021-03-04T05:06:07Z"),
    ("2021-03-04 05:06", "2021-03-04T05:06:00Z"),
    ("2021-03-04T05:06:07.123456Z", "2021-03-04T05:06:07Z"),
    ("2021-03-04T05:06:07+02:00", "2021-03-04T03:06:07Z"),
    ("2021-03-04T23:06:07-0530", "2021-03-05T04:36:07Z"),
  ])
  func `is read from a text`(text: String, utc: String) {
    #expect(Moment(utc: text)?.utc == utc)
  }

  @Test(arguments: [
    "", "2021", "2021-13-01", "2021-02-29", "2021-00-10", "2021-03-04T24:00:00Z", "2021-03-04Q",
    "2021-03-04T05:06:07.Z", "2021-03-04T05:06:07Zulu", "yesterday", "２０２１-03-04",
  ])
  func `is not read from anything else`(text: String) {
    #expect(Moment(utc: text) == nil)
  }
}
