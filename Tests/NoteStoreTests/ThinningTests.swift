import NoteStore
import NoteVocabulary
import TestCorpora
import Testing

@Suite struct `The thinning of backups` {
  private static let day: Int64 = 86_400_000
  private static let start: Int64 = 1_700_000_000_000

  private func backup(_ milliseconds: Int64, size: Int64 = 1) -> StoredBackup {
    StoredBackup(
      path: Array("\(milliseconds)".utf8), moment: Moment(milliseconds: milliseconds),
      reason: .daily, size: size)
  }

  /// What is left after backups at such moments, each followed by a thinning.
  private func left(
    _ moments: [Int64], size: Int64 = 1, librarySize: Int64 = .max / 100
  ) -> [StoredBackup] {
    var backups: [StoredBackup] = []
    for moment in moments {
      backups = Thinning.kept(backups + [backup(moment, size: size)], librarySize: librarySize)
      #expect(backups.first == backup(moment, size: size))
      #expect(Thinning.kept(backups, librarySize: librarySize) == backups)
    }
    return backups
  }

  @Test func `leaves a few as they are`() {
    #expect(Thinning.kept([], librarySize: 0) == [])
    #expect(left([1, 2, 3]).map(\.moment.milliseconds) == [3, 2, 1])
  }

  @Test func `keeps one a day for a week, one a week for a month, one a month for half a year`() {
    var kept: [StoredBackup] = []
    for day in 0..<Int64(800) {
      let now = Self.start + day * Self.day
      kept = Thinning.kept(kept + [backup(now)], librarySize: .max / 100)
      let ages = kept.map { (now - $0.moment.milliseconds) / Self.day }
      guard day > 200 else { continue }
      #expect(Array(ages.prefix(7)) == Array(0..<7))
      #expect(kept.count <= 7 + 4 + 6)
      for (newer, older) in zip(ages, ages.dropFirst()) {
        #expect(older - newer <= (newer < 14 ? 7 : 31), "\(ages)")
      }
      #expect(ages.last.map { (120..<185).contains($0) } == true, "\(ages)")
    }
  }

  @Test(arguments: 0..<UInt64(5))
  func `keeps the three newest, and something old, however a reader writes`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var moments: [Int64] = [Self.start]
    while moments.count < 300 {
      let pauses: [Int64] = [1000, 60_000, 3_600_000, Self.day, 3 * Self.day, 40 * Self.day]
      let pause = pauses.randomElement(using: &generator) ?? 1
      moments.append((moments.last ?? 0) + Int64.random(in: 1...pause, using: &generator))
    }
    let kept = left(moments).map(\.moment.milliseconds)
    #expect(Array(kept.prefix(3)) == Array(moments.suffix(3).reversed()))
    #expect(kept.count <= 3 + 7 + 4 + 6)
  }

  @Test func `takes no more room than five libraries, and still reaches back`() {
    let moments = (0..<Int64(400)).map { Self.start + $0 * Self.day }
    let kept = left(moments, size: 100, librarySize: 100)
    #expect(kept.count == 5)
    let ages = kept.map { ((moments.last ?? 0) - $0.moment.milliseconds) / Self.day }
    #expect(ages[1] <= 3 && ages[2] <= 12 && ages[4] > 60, "\(ages)")
  }

  @Test func `keeps the newest even when it alone is too large`() {
    let kept = left([1, 2, 3], size: 1000, librarySize: 100)
    #expect(kept.map(\.moment.milliseconds) == [3])
  }
}
