import NoteVocabulary

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// When to ask again: FSRS-6, in double precision.
///
///     recall
///     1.0 ┤╲
///         │ ╲ ╲ ← an answer lifts recall to 1 and makes the curve flatter
///     0.9 ┤──╲──╲────────  the wish: ask when recall has fallen to here
///         └───┴───────┴──▶ days
///
/// Days are whole days of the reader; an answer on the day of the last one has `days` 0.
package struct Scheduler: Sendable {
  package let weights: Weights
  /// The chance of recall at which a prompt is asked again.
  package let retention: Double
  /// No interval is longer.
  package let intervalDaysMax: Int

  // What follows from the weights alone, reckoned once.
  private let w: [Double]
  private let curve: Double
  private let easyStart: Double
  private let lapseDivisor: Double

  /// Nothing unless `retention` lies between 0 and 1 and the longest interval is at least a day.
  package init?(
    weights: Weights = .usual, retention: Double = 0.9, intervalDaysMax: Int = 36_500
  ) {
    guard retention > 0, retention < 1, intervalDaysMax >= 1 else { return nil }
    self.init(weights, retention, intervalDaysMax)
  }

  /// The usual weights, nine of ten recalled.
  package static let usual = Scheduler(.usual, 0.9, 36_500)

  private init(_ weights: Weights, _ retention: Double, _ intervalDaysMax: Int) {
    self.weights = weights
    self.retention = retention
    self.intervalDaysMax = min(intervalDaysMax, Self.intervalDaysMost)
    w = weights.values
    curve = pow(0.9, -1 / w[20]) - 1
    easyStart = w[4] - exp(w[5] * 3) + 1
    lapseDivisor = exp(w[17] * w[18])
  }

  /// A hundred years: stability does not grow further either.
  package static let intervalDaysMost = 36_500

  /// The chance that the reader recalls it `days` after the last answer.
  package func recall(_ memory: Memory, afterDays days: Int) -> Double {
    pow(1 + curve * Double(days) / memory.stability, -w[20])
  }

  /// The days, with fractions, until recall falls to `recall`.
  package func days(until recall: Double, _ memory: Memory) -> Double {
    memory.stability / curve * (pow(recall, -1 / w[20]) - 1)
  }

  /// The whole days until the prompt should be asked again: at least one.
  package func intervalDays(_ memory: Memory) -> Int {
    let days = days(until: retention, memory).rounded()
    // Compared as `Double`: at a retention near 0 the days exceed every `Int`.
    guard days < Double(intervalDaysMax) else { return intervalDaysMax }
    return max(1, Int(days))
  }

  /// What a first answer leaves.
  package func memory(after grade: Grade) -> Memory {
    let start = w[4] - exp(w[5] * Double(grade.rawValue - 1)) + 1
    return Memory(stability: w[grade.rawValue - 1], difficulty: start)
  }

  /// What an answer makes of a memory, `days` after the answer before.
  package func memory(_ old: Memory, answered grade: Grade, afterDays days: Int) -> Memory {
    let stability =
      switch (days, grade) {
      case (...0, _): sameDayStability(old, grade)
      case (_, .again): lapsedStability(old, recall(old, afterDays: days))
      case (_, .hard): grownStability(old, recall(old, afterDays: days), w[15])
      case (_, .good): grownStability(old, recall(old, afterDays: days), 1)
      case (_, .easy): grownStability(old, recall(old, afterDays: days), w[16])
      }
    return Memory(stability: stability, difficulty: difficulty(old, grade))
  }

  /// Moves by the grade, less the nearer to 10, and drifts back to where *easy* begins.
  private func difficulty(_ old: Memory, _ grade: Grade) -> Double {
    let step = w[6] * Double(grade.rawValue - 3) * (10 - old.difficulty) / 9
    return w[7] * easyStart + (1 - w[7]) * (old.difficulty - step)
  }

  private func sameDayStability(_ old: Memory, _ grade: Grade) -> Double {
    let factor = exp(w[17] * (Double(grade.rawValue - 3) + w[18])) * pow(old.stability, -w[19])
    // Whoever recalled it, with however much trouble, does not know it less well than before.
    return old.stability * (grade == .again ? factor : max(factor, 1))
  }

  private func lapsedStability(_ old: Memory, _ recall: Double) -> Double {
    let left =
      w[11] * pow(old.difficulty, -w[12]) * (pow(old.stability + 1, w[13]) - 1)
      * exp(w[14] * (1 - recall))
    return min(left, old.stability / lapseDivisor)
  }

  private func grownStability(_ old: Memory, _ recall: Double, _ byGrade: Double) -> Double {
    let growth =
      exp(w[8]) * (11 - old.difficulty) * pow(old.stability, -w[9])
      * (exp(w[10] * (1 - recall)) - 1) * byGrade
    return old.stability * (1 + growth)
  }
}
