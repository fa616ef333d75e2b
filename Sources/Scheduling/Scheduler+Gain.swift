extension Scheduler {
  /// How far ahead the worth of an answer is judged.
  package static let gainDays = 60

  /// How much likelier the reader recalls it 60 days from now if it is asked today.
  ///
  /// Ranking by this beats ranking by how nearly forgotten a prompt is: one that is almost lost
  /// costs as much time as three that can still be held.
  package func gain(_ memory: Memory, afterDays days: Int) -> Double {
    let known = self.memory(memory, answered: .good, afterDays: days)
    let failed = self.memory(memory, answered: .again, afterDays: days)
    let relearned = self.memory(failed, answered: .good, afterDays: 0)
    let now = recall(memory, afterDays: days)
    return now * recall(known, afterDays: Self.gainDays)
      + (1 - now) * recall(relearned, afterDays: Self.gainDays)
      - recall(memory, afterDays: days + Self.gainDays)
  }
}
