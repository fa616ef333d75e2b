import NoteVocabulary

/// Which backups stay: many of the last days, fewer of the weeks before, few of the months before
/// these, and never more together than a few libraries.
///
///     days   ▮▮▮▮▮▮▮
///     weeks  ▮   ▮   ▮   ▮
///     months ▮           ▮           ▮           ▮           ▮           ▮
///            now         1           2           3           4           5 months ago
package enum Thinning {
  /// The newest ones, whenever they were made.
  static let newestMax = 3
  /// Days, weeks and months up to the newest backup; the last of each stays.
  static let daysMax = 7
  static let weeksMax = 4
  static let monthsMax = 6
  /// Together they are at most so many times as large as the library.
  static let librariesMax: Int64 = 5

  /// Those of some backups that stay, the newest first; that one always does.
  package static func kept(_ backups: [StoredBackup], librarySize: Int64) -> [StoredBackup] {
    let sorted = backups.sorted { ($0.moment, $0.name) > ($1.moment, $1.name) }
    var kept = inTurn(sorted)
    var size = kept.reduce(0) { $0 + $1.size }
    while size > librarySize * librariesMax, kept.count > 1 {
      size -= kept.remove(at: closest(in: kept)).size
    }
    return kept
  }

  private static func inTurn(_ sorted: [StoredBackup]) -> [StoredBackup] {
    guard let newest = sorted.first.map({ Stretch($0.moment) }) else { return [] }
    var days: Set<Int64> = []
    var weeks: Set<Int64> = []
    var months: Set<Int64> = []
    return sorted.enumerated().filter { (place, backup) in
      let own = Stretch(backup.moment)
      // Each is asked whether it is the last of its day, of its week and of its month.
      let isOfDay = newest.day - own.day < daysMax && days.insert(own.day).inserted
      let isOfWeek = newest.week - own.week < weeksMax && weeks.insert(own.week).inserted
      let isOfMonth = newest.month - own.month < monthsMax && months.insert(own.month).inserted
      return place < newestMax || isOfDay || isOfWeek || isOfMonth
    }.map(\.element)
  }

  /// The one that is missed least. Two are close when the time between them is little beside their
  /// age; of the closest two the newer one goes, so that the oldest grow old.
  private static func closest(in kept: [StoredBackup]) -> Int {
    guard kept.count > 2 else { return 1 }
    let newest = kept[0].moment.milliseconds
    func closeness(_ place: Int) -> Double {
      let age = Double(newest - kept[place + 1].moment.milliseconds)
      return Double(newest - kept[place].moment.milliseconds) / max(age, 1)
    }
    return (1..<kept.count - 1).max { closeness($0) < closeness($1) } ?? 1
  }

  /// The day, week and month of a moment, in UTC.
  private struct Stretch {
    let day: Int64
    let week: Int64
    let month: Int64

    init(_ moment: Moment) {
      let utc = moment.utc
      let date = utc.prefix(10).split(separator: "-").compactMap { Int64($0) }
      let start = Moment(utc: String(utc.prefix(10)))?.milliseconds ?? 0
      day = start / 86_400_000
      // The first day of 1970 was a Thursday; weeks begin on Mondays.
      week = (day + 3) / 7
      month = date.count == 3 ? date[0] * 12 + date[1] : 0
    }
  }
}
