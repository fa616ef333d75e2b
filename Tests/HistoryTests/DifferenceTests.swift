@testable import History
import TestCorpora
import Testing

@Suite struct `The difference of two rows` {
  private struct Rows {
    let old: [Int32]
    let new: [Int32]

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let letters = random.number(in: 1...12)
      let old = (0..<random.number(below: 20)).map { _ in Int32(random.number(below: letters)) }
      var new = old
      if random.happens(percent: 30) {
        new = (0..<random.number(below: 20)).map { _ in Int32(random.number(below: letters)) }
      }
      for _ in 0..<random.number(below: 5) {
        let place = random.number(in: 0...new.count)
        if place < new.count, random.happens(percent: 50) {
          new.remove(at: place)
        } else {
          new.insert(Int32(random.number(below: letters + 2)), at: place)
        }
      }
      (self.old, self.new) = (old, new)
    }

    /// How many tokens the rows have in common at most, in order: by trying everything.
    var common: Int {
      var counts = [[Int]](
        repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
      for i in old.indices {
        for j in new.indices {
          counts[i + 1][j + 1] =
            old[i] == new[j] ? counts[i][j] + 1 : max(counts[i][j + 1], counts[i + 1][j])
        }
      }
      return counts[old.count][new.count]
    }
  }

  @Test func `leads from one to the other, and is the shortest`() throws {
    for seed in trials(1500) {
      let rows = Rows(seed: seed)
      let changes = try #require(Difference.changes(from: rows.old, to: rows.new))
      var made: [Int32] = []
      var place = 0
      for change in changes {
        #expect(change.removed.lowerBound > place || made.isEmpty && place == 0, "\(seed)")
        made += rows.old[place..<change.removed.lowerBound]
        #expect(made.count == change.added.lowerBound, "\(seed)")
        made += rows.new[change.added]
        place = change.removed.upperBound
      }
      #expect(made + rows.old[place...] == rows.new, "\(seed)")
      let kept = rows.old.count - changes.reduce(0) { $0 + $1.removed.count }
      #expect(kept == rows.common, "\(seed)")
    }
  }

  @Test func `tells the same change in the same place: where it can be told last`() throws {
    for seed in trials(1500) {
      let rows = Rows(seed: seed)
      let changes = try #require(Difference.changes(from: rows.old, to: rows.new))
      for change in changes where change.removed.isEmpty != change.added.isEmpty {
        let row = change.removed.isEmpty ? rows.new : rows.old
        let tokens = change.removed.isEmpty ? change.added : change.removed
        guard tokens.upperBound < row.count else { continue }
        #expect(row[tokens.lowerBound] != row[tokens.upperBound], "\(seed)")
      }
    }
  }

  @Test func `is not looked for in more steps than allowed`() {
    let old = (0..<200).map { Int32($0) }
    #expect(Difference.changes(from: old, to: old.reversed(), stepsMax: 1000) == nil)
    #expect(Difference.changes(from: old, to: old.reversed(), stepsMax: 100_000)?.isEmpty == false)
  }

  @Test func `takes few steps where little is in common`() {
    let old = (0..<20_000).map { Int32($0) }
    let new = old.map { $0 % 100 == 0 ? $0 : $0 + 20_000 }
    #expect(Difference.changes(from: old, to: new, stepsMax: 1000)?.count == 200)
  }
}
