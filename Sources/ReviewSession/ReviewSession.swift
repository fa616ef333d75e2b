import NoteVocabulary

/// Prompts asked one after the other until each is answered.
///
///     a b c d e ── a: again ──▶ b c d e a ── b: good ──▶ c d e a ── …
///
/// A prompt that was forgotten comes back after all the others until it is recalled well. The
/// session is the prompts and the steps taken: replaying the steps gives the same session, so one
/// that was broken off goes on where it was.
package struct ReviewSession<Key: Hashable & Sendable>: Sendable {
  /// What a reader does with a prompt.
  package enum Step: Hashable, Sendable {
    case answered(Key, Grade)
    /// Put away without an answer: buried, suspended, or gone from its note.
    case left(Key)
  }

  /// The prompts in the order they are asked first.
  package let prompts: [Key]
  /// What was done and stands.
  package private(set) var steps: [Step] = []
  private var undone: [Step] = []
  private var queue: [Key] = []
  private var failed: Set<Key> = []

  /// A session that goes on after `steps`; steps about other prompts are passed over.
  package init(asking prompts: [Key], after steps: [Step] = []) {
    precondition(Set(prompts).count == prompts.count, "a session asks each prompt once")
    self.prompts = prompts
    replay(steps)
  }

  /// The prompt to ask now; nothing when all are answered.
  package var current: Key? { queue.first }

  /// How many prompts are still to be answered, the current one among them.
  package var remaining: Int { queue.count }

  /// How many prompts the session has, without those put away.
  package var count: Int {
    prompts.count - steps.count { if case .left = $0 { true } else { false } }
  }

  /// How many prompts are answered for good.
  package var done: Int { count - remaining }

  /// How many answers were given.
  package var answers: Int {
    steps.count { if case .answered = $0 { true } else { false } }
  }

  /// How many prompts were recalled when they were asked first.
  package var rightFirstTime: Int {
    var seen: Set<Key> = []
    return steps.count {
      guard case .answered(let key, let grade) = $0 else { return false }
      return seen.insert(key).inserted && grade != .again
    }
  }

  /// Grades the current prompt.
  package mutating func answer(_ grade: Grade) {
    guard let current else { return }
    undone = []
    apply(.answered(current, grade))
  }

  /// Puts the current prompt away for this session.
  package mutating func leave() {
    guard let current else { return }
    undone = []
    apply(.left(current))
  }

  /// Takes back the last step and gives it; its prompt is the current one again.
  package mutating func undo() -> Step? {
    guard let step = steps.last else { return nil }
    undone.append(step)
    replay(steps.dropLast())
    return step
  }

  /// Takes the last step that was undone again and gives it.
  package mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    apply(step)
    return step
  }

  private mutating func replay(_ steps: some Sequence<Step>) {
    self.steps = []
    queue = prompts
    failed = []
    for step in steps { apply(step) }
  }

  private mutating func apply(_ step: Step) {
    switch step {
    case .left(let key):
      guard let place = queue.firstIndex(of: key) else { return }
      queue.remove(at: place)
    case .answered(let key, let grade):
      guard let place = queue.firstIndex(of: key) else { return }
      queue.remove(at: place)
      if comesBack(key, grade) { queue.append(key) }
    }
    steps.append(step)
  }

  /// Once forgotten, a prompt stays until the answer is good: *hard* is not enough any more.
  private mutating func comesBack(_ key: Key, _ grade: Grade) -> Bool {
    switch grade {
    case .again: failed.insert(key)
    case .hard: break
    case .good, .easy: failed.remove(key)
    }
    return failed.contains(key)
  }
}
