import NoteVocabulary
import Scheduling

/// Puts prompts with a schedule in the order in which a session would take them.
struct Rank {
  let ranking: Choice.Ranking
  let day: Day
  let scheduler: Scheduler

  func sorted<Key>(
    _ candidates: [Candidate<Key>], _ generator: inout SeededGenerator
  ) -> [Candidate<Key>] {
    if ranking == .random { return generator.shuffled(candidates) }
    let places = candidates.enumerated().map { (place: $0, value: value($1.schedule)) }
    return places.sorted { ($0.value, $0.place) < ($1.value, $1.place) }.map {
      candidates[$0.place]
    }
  }

  /// Less comes first.
  private func value(_ schedule: Schedule?) -> Double {
    guard let schedule else { return 0 }
    switch ranking {
    case .gain:
      let days = Scheduler.days(from: schedule.reviewed, to: day)
      return -scheduler.gain(schedule.memory, afterDays: days)
    case .due: return Double(schedule.due.number)
    case .hardest: return -schedule.memory.difficulty
    case .gentle: return schedule.memory.difficulty
    case .random: return 0
    }
  }
}
