import NoteVocabulary
import Scheduling

/// Which prompts a session asks.
///
///     due prompts, ranked ──▶ 15 to 18 ─┐
///                                       ├─▶ never two siblings ─▶ seated: books apart
///     new prompts, in order ──▶ 5 to 2 ─┘
///
/// The same candidates, day and seed give the same session. Equal ranks keep the order given.
package struct Choice: Hashable, Sendable {
  /// Who comes first when more are due than a session holds.
  package enum Ranking: String, CaseIterable, Sendable {
    /// Where an answer is worth most; see `Scheduler.gain`.
    case gain
    /// Longest overdue.
    case due
    case random
    case hardest
    /// Easiest.
    case gentle
  }

  /// How many prompts a session holds, at most `countMax`.
  package let count: Int
  /// How many prompts a day asks for the first time.
  package let newPerDay: Int
  package let ranking: Ranking
  /// Whether prompts that are not due yet fill what is left of the session.
  package let ahead: Bool

  /// Nobody answers more in one sitting.
  package static let countMax = 1_000

  package init(
    count: Int = 20, newPerDay: Int = 5, ranking: Ranking = .gain, ahead: Bool = false
  ) {
    self.count = min(max(0, count), Self.countMax)
    self.newPerDay = max(0, newPerDay)
    self.ranking = ranking
    self.ahead = ahead
  }

  /// The prompts to ask, in order.
  package func prompts<Key>(
    from candidates: [Candidate<Key>], on today: Today, by scheduler: Scheduler, seed: UInt64
  ) -> [Candidate<Key>] {
    // Choosing needs no keys, and code for one type of entries is several times faster.
    let entries = candidates.enumerated().map {
      Entry(place: $0, passage: $1.passage, schedule: $1.schedule)
    }
    return chosen(entries, today, scheduler, seed).map { candidates[$0.place] }
  }

  private func chosen(
    _ candidates: [Entry], _ today: Today, _ scheduler: Scheduler, _ seed: UInt64
  ) -> [Entry] {
    var generator = SeededGenerator(seed: seed &+ UInt64(bitPattern: Int64(today.day.number)))
    var due: [Entry] = []
    var new: [Entry] = []
    var later: [Entry] = []
    var overdue = 0
    for candidate in candidates {
      guard let schedule = candidate.schedule else {
        new.append(candidate)
        continue
      }
      if schedule.due > today.day { later.append(candidate) } else { due.append(candidate) }
      if schedule.due < today.day { overdue += 1 }
    }

    let rank = Rank(ranking: ranking, day: today.day, scheduler: scheduler)
    let ranked = rank.sorted(due, &generator)
    let newToday = max(0, newPerDay - today.newAnswered)
    let kept = min(placesForNew(due: due.count, overdue: overdue), newToday, new.count)
    var picked = Picked(passagesToday: today.answered)
    picked.take(ranked, upTo: count - kept)
    picked.take(new, upTo: min(count, picked.prompts.count + min(newToday, count)))
    picked.take(ranked, upTo: count)
    if ahead {
      let byGain = Rank(ranking: .gain, day: today.day, scheduler: scheduler)
      picked.take(byGain.sorted(later, &generator), upTo: count)
      picked.take(new, upTo: count)
    }
    return seated(picked.prompts, &generator)
  }

  /// The places that due prompts leave to new ones: fewer the more there is to catch up with.
  private func placesForNew(due: Int, overdue: Int) -> Int {
    let ofTwenty =
      switch (due, overdue) {
      case (...15, _): 5
      case (_, ...30): 4
      case (_, ...60): 3
      case (_, _): 2
      }
    return (count * ofTwenty + 19) / 20
  }
}

/// A candidate without its key: the place where it stands among the candidates says which it is.
struct Entry {
  var place: Int
  var passage: Passage
  var schedule: Schedule?
}

/// What has been taken so far; never two siblings.
private struct Picked {
  var prompts: [Entry] = []
  private var passages: Set<Passage>

  init(passagesToday: Set<Passage>) { passages = passagesToday }

  /// Walks down the list until `limit` prompts are taken in all. What was taken before is its own
  /// sibling, so a list may be walked twice.
  mutating func take(_ ranked: [Entry], upTo limit: Int) {
    for candidate in ranked {
      guard prompts.count < limit else { return }
      if passages.insert(candidate.passage).inserted { prompts.append(candidate) }
    }
  }
}
