import NoteVocabulary

/// What each of the four answers would lead to: what the answer keys show, and what is kept.
package struct Outcomes: Hashable, Sendable {
  package struct Outcome: Hashable, Sendable {
    package var memory: Memory
    package var intervalDays: Int
  }

  private let again, hard, good, easy: Outcome

  package subscript(grade: Grade) -> Outcome {
    switch grade {
    case .again: again
    case .hard: hard
    case .good: good
    case .easy: easy
    }
  }

  /// `memory` is nothing for a prompt never answered. `chance`, at least 0 and less than 1, picks
  /// the day in each spread; hard, good and easy lie at least a day apart, except where the
  /// longest interval stops them.
  package init(
    of scheduler: Scheduler, for memory: Memory?, afterDays days: Int, chance: Double
  ) {
    func outcome(_ grade: Grade, after shorter: Int) -> Outcome {
      let next =
        memory.map { scheduler.memory($0, answered: grade, afterDays: days) }
        ?? scheduler.memory(after: grade)
      let interval = scheduler.spreadDays(
        scheduler.intervalDays(next), daysMin: shorter + 1, chance: chance)
      return Outcome(memory: next, intervalDays: interval)
    }
    again = outcome(.again, after: 0)
    hard = outcome(.hard, after: 0)
    good = outcome(.good, after: hard.intervalDays)
    easy = outcome(.easy, after: good.intervalDays)
  }
}
