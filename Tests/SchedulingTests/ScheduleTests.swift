import NoteVocabulary
import Scheduling
import Testing

@Suite struct `The answer keys` {
  let scheduler = Scheduler.usual

  @Test func `lead at least a day apart`() throws {
    let short = try #require(Scheduler(intervalDaysMax: 40))
    for memory in memories {
      for days in [0, 1, 7, 200] {
        for chance in [0, 0.3, 0.999] {
          let keys = Outcomes(of: scheduler, for: memory, afterDays: days, chance: chance)
          // A hundred years are nobody's interval: there the days may meet.
          if keys[.easy].intervalDays < scheduler.intervalDaysMax {
            #expect(keys[.hard].intervalDays < keys[.good].intervalDays)
            #expect(keys[.good].intervalDays < keys[.easy].intervalDays)
          }
          let bounded = Outcomes(of: short, for: memory, afterDays: days, chance: chance)
          for grade in Grade.allCases {
            #expect((1...40).contains(bounded[grade].intervalDays))
          }
        }
      }
    }
  }

  @Test func `show a first answer's days`() {
    let keys = Outcomes(of: scheduler, for: nil, afterDays: 0, chance: 0.5)
    #expect(keys[.again].intervalDays == 1)
    #expect(keys[.hard].intervalDays == 1)
    #expect(keys[.good].intervalDays == 2)
    #expect((7...9).contains(keys[.easy].intervalDays))
    #expect(keys[.good].memory == scheduler.memory(after: .good))
  }

  @Test func `reach every day of the spread and no other`() {
    for days in [1, 2, 3, 10, 100] {
      let spread = scheduler.spread(ofDays: days)
      let reached = (0..<1000).map { scheduler.spreadDays(days, chance: Double($0) / 1000) }
      #expect(Set(reached) == Set(spread))
      #expect(scheduler.spreadDays(days, chance: 1.0.nextDown) == spread.upperBound)
    }
  }

  @Test func `keep the days that were wanted at least`() {
    #expect(scheduler.spread(ofDays: 5, daysMin: 9) == 9...10)
    #expect(scheduler.spread(ofDays: 1, daysMin: 2) == 2...2)
    #expect(scheduler.spread(ofDays: 36_500, daysMin: 40_000) == 36_500...36_500)
  }
}

@Suite struct `A schedule` {
  let scheduler = Scheduler.usual
  let key: [UInt8] = Array("a prompt".utf8)

  func day(_ number: Int) -> Day { Day(number: number) }

  @Test func `is nothing before the first answer`() {
    #expect(scheduler.schedule(of: key, after: [(day: Day, grade: Grade)]()) == nil)
  }

  @Test func `keeps the interval that the answer key showed`() throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<100 {
      let key = (0..<16).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      var schedule: Schedule?
      var answers: [(day: Day, grade: Grade)] = []
      var today = day(19_000)
      for _ in 0..<12 {
        let grade = Grade.allCases[generator.number(below: 4)]
        let shown = scheduler.outcomes(of: key, with: schedule, on: today)[grade]
        let next = scheduler.schedule(of: key, with: schedule, answered: grade, on: today)
        #expect(next.due.number == today.number + shown.intervalDays)
        #expect(next.memory == shown.memory)
        answers.append((today, grade))
        schedule = next
        today.number += generator.number(below: 2) * generator.number(below: 40)
      }
      #expect(scheduler.schedule(of: key, after: answers) == schedule)
      #expect(schedule?.reviews == 12)
    }
  }

  @Test func `counts as forgotten only what was known the day before`() {
    let answers: [(day: Day, grade: Grade)] = [
      (day(10), .again), (day(10), .again), (day(10), .good), (day(12), .again), (day(12), .again),
      (day(13), .hard), (day(20), .again),
    ]
    #expect(scheduler.schedule(of: key, after: answers)?.lapses == 2)
  }

  @Test func `takes a clock set back for the same day`() throws {
    let back = try #require(
      scheduler.schedule(of: key, after: [(day(100), .good), (day(90), .good)]))
    let same = try #require(
      scheduler.schedule(of: key, after: [(day(100), .good), (day(100), .good)]))
    #expect(back == same)
    #expect(back.reviewed == day(100))
  }

  @Test func `survives day numbers no calendar has`() throws {
    let extremes = [Int.min, -1, 0, .max, .min, .max]
    let schedule = try #require(
      scheduler.schedule(of: key, after: extremes.map { (day: day($0), grade: .good) }))
    #expect(schedule.due == day(.max))
  }

  @Test func `spreads prompts learned together`() throws {
    var generator = SeededGenerator(seed: 9)
    let due = try (0..<200).map { _ in
      let key = (0..<16).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      return try #require(
        scheduler.schedule(of: key, after: [(day(0), .easy), (day(8), .good), (day(40), .good)])
      )
      .due
    }
    #expect(Set(due).count > 5)
  }
}

@Suite struct `A seeded generator` {
  @Test func `gives the known numbers of its algorithm`() {
    // The first outputs of SplitMix64 for seed 1234567, as published with the algorithm.
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
    #expect(generator.next() == 9_817_491_932_198_370_423)
  }

  @Test func `draws evenly, and below its bound`() {
    var generator = SeededGenerator(seed: 10)
    var counts = Array(repeating: 0, count: 6)
    for _ in 0..<6_000 { counts[generator.number(below: 6)] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) })
    for _ in 0..<1_000 { #expect((0..<1).contains(generator.chance())) }
  }

  @Test func `shuffles without losing anything`() {
    var generator = SeededGenerator(seed: 11)
    let shuffled = generator.shuffled(Array(0..<100))
    #expect(shuffled != Array(0..<100))
    #expect(shuffled.sorted() == Array(0..<100))
  }

  @Test func `has a different seed for every key`() {
    let seeds = (0..<256).map { SeededGenerator.seed([UInt8($0), 1]) }
    #expect(Set(seeds).count == 256)
  }
}
