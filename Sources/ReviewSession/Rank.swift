import NoteVocabulary
import Scheduling

/// Puts prompts with a schedule in the order in which a session would take them.
struct Rank {
  let ranking: Choice.Ranking
  let day: Day
  let scheduler: Scheduler

  func sorted(
    _ candidates: [Entry], _ generator: inout SeededGenerator
  ) -> [Entry] {
    if ranking == .random { return generator.shuffled(candidates) }
    let valued = candidates.map { (value: value($0.schedule), entry: $0) }
    return valued.sorted { ($0.value, $0.entry.place) < ($1.value, $1.entry.place) }.map(\.entry)
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
