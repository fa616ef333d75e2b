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
}

extension Scheduler {
  /// What the answers to the prompt with this key add up to; nothing without answers.
  ///
  /// The same answers give the same schedule on every machine that holds the same weights.
  package func schedule(
    of key: some Sequence<UInt8>, after answers: some Sequence<(day: Day, grade: Grade)>
  ) -> Schedule? {
    let seed = SeededGenerator.seed(key)
    var schedule: Schedule?
    for (day, grade) in answers {
      schedule = next(schedule, answered: grade, on: day, seed: seed)
    }
    return schedule
  }

  /// What the answer keys lead to on `day`.
  package func outcomes(
    of key: some Sequence<UInt8>, with schedule: Schedule?, on day: Day
  ) -> Outcomes {
    outcomes(schedule, on: day, seed: SeededGenerator.seed(key))
  }

  /// The schedule after one more answer.
  package func schedule(
    of key: some Sequence<UInt8>, with old: Schedule?, answered grade: Grade, on day: Day
  ) -> Schedule {
    next(old, answered: grade, on: day, seed: SeededGenerator.seed(key))
  }

  private func next(
    _ old: Schedule?, answered grade: Grade, on day: Day, seed: UInt64
  ) -> Schedule {
    let outcome = outcomes(old, on: day, seed: seed)[grade]
    // A clock set back counts as the same day.
    let reviewed = old.map { max($0.reviewed, day) } ?? day
    let lapsed = grade == .again && Self.days(from: old?.reviewed, to: day) > 0
    return Schedule(
      memory: outcome.memory, reviewed: reviewed,
      due: Day(number: reviewed.number.addingWithin(outcome.intervalDays)),
      reviews: (old?.reviews ?? 0) + 1, lapses: (old?.lapses ?? 0) + (lapsed ? 1 : 0))
  }

  private func outcomes(_ schedule: Schedule?, on day: Day, seed: UInt64) -> Outcomes {
    var generator = SeededGenerator(seed: seed &+ UInt64(schedule?.reviews ?? 0))
    return Outcomes(
      of: self, for: schedule?.memory, afterDays: Self.days(from: schedule?.reviewed, to: day),
      chance: generator.chance())
  }

  /// Whole days between two answers, never negative, never more than anyone lives.
  package static func days(from old: Day?, to day: Day) -> Int {
    guard let old, old < day else { return 0 }
    let (days, overflow) = day.number.subtractingReportingOverflow(old.number)
    return overflow ? intervalDaysMost : min(days, intervalDaysMost)
  }
}

extension Int {
  /// The sum, or the largest number: day numbers come from files that anyone may have written.
  fileprivate func addingWithin(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
