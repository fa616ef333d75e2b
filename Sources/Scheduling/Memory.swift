/// How well a reader holds one prompt.
package struct Memory: Hashable, Sendable {
  /// Days until nine of ten such prompts are still recalled.
  package var stability: Double
  /// How hard it is to strengthen: 1 is easy, 10 is hard.
  package var difficulty: Double

  /// A memory within the limits of both numbers.
  package init(stability: Double, difficulty: Double) {
    self.stability = Self.stabilityLimits.clipped(stability)
    self.difficulty = Self.difficultyLimits.clipped(difficulty)
  }

  package static let stabilityLimits: ClosedRange<Double> = 0.001...36_500
  package static let difficultyLimits: ClosedRange<Double> = 1...10
}
