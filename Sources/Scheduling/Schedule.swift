import NoteVocabulary

/// What all answers to one prompt add up to.
package struct Schedule: Hashable, Sendable {
  package var memory: Memory
  /// The day of the last answer.
  package var reviewed: Day
  /// The day to ask it again.
  package var due: Day
  /// How many answers there were.
  package var reviews: Int
  /// How often it was forgotten after a day or more.
  package var lapses: Int

  package init(memory: Memory, reviewed: Day, due: Day, reviews: Int, lapses: Int) {
    self.memory = memory
    self.reviewed = reviewed
    self.due = due
    self.reviews = reviews
    self.lapses = lapses
  }
}

extension Scheduler {
  /// What the answers to the prompt with this key add up to; nothing without answers.
  ///
  /// The same answers give the same schedule on every machine that holds the same weights.
  package func schedule(
    of key: [UInt8], after answers: [(day: Day, grade: Grade)]
  ) -> Schedule? {
    var past: Past?
    var last: (day: Day, grade: Grade)?
    for answer in answers {
      if let last { past = self.past(past, answered: last.grade, on: last.day) }
      last = answer
    }
    return last.map { next(past, answered: $0.grade, on: $0.day, seed: SeededGenerator.seed(key)) }
  }

  /// What the answer keys lead to on `day`.
  package func outcomes(
    of key: [UInt8], with schedule: Schedule?, on day: Day
  ) -> Outcomes {
    outcomes(schedule.map(Past.init), on: day, seed: SeededGenerator.seed(key))
  }

  /// The schedule after one more answer.
  package func schedule(
    of key: [UInt8], with old: Schedule?, answered grade: Grade, on day: Day
  ) -> Schedule {
    next(old.map(Past.init), answered: grade, on: day, seed: SeededGenerator.seed(key))
  }

  /// Whole days between two answers, never negative, never more than anyone lives.
  package static func days(from old: Day?, to day: Day) -> Int {
    guard let old, old < day else { return 0 }
    let (days, overflow) = day.number.subtractingReportingOverflow(old.number)
    return overflow ? intervalDaysMost : min(days, intervalDaysMost)
  }

  private func next(
    _ old: Past?, answered grade: Grade, on day: Day, seed: UInt64
  ) -> Schedule {
    let now = past(old, answered: grade, on: day)
    let days = outcomes(old, on: day, seed: seed)[grade].intervalDays
    return Schedule(
      memory: now.memory, reviewed: now.reviewed,
      due: Day(number: now.reviewed.number.addingWithin(days)), reviews: now.reviews,
      lapses: now.lapses)
  }

  private func past(_ old: Past?, answered grade: Grade, on day: Day) -> Past {
    guard let old else {
      return Past(memory: memory(after: grade), reviewed: day, reviews: 1, lapses: 0)
    }
    let days = Self.days(from: old.reviewed, to: day)
    return Past(
      memory: memory(old.memory, answered: grade, afterDays: days),
      // A clock set back counts as the same day.
      reviewed: max(old.reviewed, day), reviews: old.reviews + 1,
      lapses: old.lapses + (grade == .again && days > 0 ? 1 : 0))
  }

  private func outcomes(_ past: Past?, on day: Day, seed: UInt64) -> Outcomes {
    var generator = SeededGenerator(seed: seed &+ UInt64(past?.reviews ?? 0))
    return Outcomes(
      of: self, for: past?.memory, afterDays: Self.days(from: past?.reviewed, to: day),
      chance: generator.chance())
  }
}

/// A schedule but for the day it is due: that of a past answer interests nobody, and reckoning it
/// would take most of the time.
private struct Past {
  var memory: Memory
  var reviewed: Day
  var reviews: Int
  var lapses: Int
}

extension Past {
  init(_ schedule: Schedule) {
    memory = schedule.memory
    reviewed = schedule.reviewed
    reviews = schedule.reviews
    lapses = schedule.lapses
  }
}

extension Int {
  /// The sum, or the largest number: day numbers come from files that anyone may have written.
  fileprivate func addingWithin(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
