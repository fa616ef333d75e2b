import NoteVocabulary
import Scheduling
import Testing

/// Memories of every strength and difficulty, the same in every run.
let memories: [Memory] = {
  var generator = SeededGenerator(seed: 6)
  return (0..<300).map { _ in
    var stability = 0.001
    for _ in 0..<generator.number(below: 24) { stability *= 1 + generator.chance() * 1.2 }
    return Memory(stability: stability * 10, difficulty: 1 + 9 * generator.chance())
  }
}()

@Suite struct `A scheduler` {
  let scheduler = Scheduler.usual

  @Test func `asks when recall has fallen to the wish`() {
    for memory in memories {
      #expect(agree(scheduler.days(until: 0.9, memory), memory.stability))
      for wish in [0.7, 0.9, 0.97] {
        let days = scheduler.days(until: wish, memory)
        let whole = Memory(stability: memory.stability / days * 100, difficulty: 5)
        #expect(agree(scheduler.recall(whole, afterDays: 100), wish))
      }
    }
  }

  @Test func `never finds recall rising by waiting`() {
    for memory in memories {
      #expect(scheduler.recall(memory, afterDays: 0) == 1)
      for days in 0..<50 {
        let before = scheduler.recall(memory, afterDays: days)
        #expect(scheduler.recall(memory, afterDays: days + 1) < before)
      }
    }
  }

  @Test func `strengthens by grade, and weakens what was forgotten`() {
    for memory in memories {
      for days in [0, 1, 10, 400] {
        let after = Grade.allCases.map {
          scheduler.memory(memory, answered: $0, afterDays: days).stability
        }
        #expect(after[0] <= memory.stability)
        #expect(after[1] >= memory.stability)
        #expect(after == after.sorted())
        let difficulties = Grade.allCases.map {
          scheduler.memory(memory, answered: $0, afterDays: days).difficulty
        }
        #expect(difficulties == difficulties.sorted(by: >))
      }
    }
  }

  @Test func `keeps its numbers within the limits, whatever is answered`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let wild = Weights.limits.map {
        $0.lowerBound + generator.chance() * ($0.upperBound - $0.lowerBound)
      }
      let weights = try #require(Weights(wild))
      let scheduler = try #require(Scheduler(weights: weights))
      var memory = scheduler.memory(after: Grade.allCases[generator.number(below: 4)])
      for _ in 0..<30 {
        let grade = Grade.allCases[generator.number(below: 4)]
        let days = generator.number(below: 3) * generator.number(below: 5_000)
        memory = scheduler.memory(memory, answered: grade, afterDays: days)
        #expect(Memory.stabilityLimits.contains(memory.stability))
        #expect(Memory.difficultyLimits.contains(memory.difficulty))
        #expect((1...36_500).contains(scheduler.intervalDays(memory)))
      }
    }
  }

  @Test(arguments: [0, 1, -0.1, 1.5, Double.nan])
  func `refuses a wish that no memory can meet`(retention: Double) {
    #expect(Scheduler(retention: retention) == nil)
    #expect(Scheduler(intervalDaysMax: 0) == nil)
  }

  @Test func `holds the longest interval`() throws {
    let careless = try #require(Scheduler(retention: 1e-9))
    let strong = Memory(stability: 1e9, difficulty: 1)
    #expect(strong.stability == 36_500)
    #expect(careless.intervalDays(strong) == 36_500)
    #expect(try #require(Scheduler(intervalDaysMax: 30)).intervalDays(strong) == 30)
  }

  @Test func `sees a gain in asking, most for what is half forgotten`() {
    for memory in memories {
      for days in [1, 5, 30, 90] {
        #expect(abs(scheduler.gain(memory, afterDays: days)) <= 1)
      }
    }
    let memory = Memory(stability: 10, difficulty: 5)
    #expect(scheduler.gain(memory, afterDays: 10) > 0)
    #expect(scheduler.gain(memory, afterDays: 10) > scheduler.gain(memory, afterDays: 0))
    // After as many days as the stability nine of ten are recalled.
    let known = scheduler.memory(memory, answered: .good, afterDays: 10)
    let failed = scheduler.memory(memory, answered: .again, afterDays: 10)
    let relearned = scheduler.memory(failed, answered: .good, afterDays: 0)
    let asked = 0.9 * scheduler.recall(known, afterDays: 60)
    let taught = 0.1 * scheduler.recall(relearned, afterDays: 60)
    let expected = asked + taught - scheduler.recall(memory, afterDays: 70)
    #expect(agree(scheduler.gain(memory, afterDays: 10), expected))
  }
}

@Suite struct `A set of weights` {
  @Test func `outside the limits is refused, or clipped on demand`() throws {
    var values = Weights.usual.values
    values[20] = 0.05
    #expect(Weights(values) == nil)
    let clipped = try #require(Weights(clipping: values))
    #expect(clipped.values[20] == 0.1)
    #expect(clipped.values.prefix(20) == Weights.usual.values.prefix(20))
    values[3] = .nan
    #expect(Weights(values) == nil)
    #expect(Weights(clipping: values) == nil)
  }

  @Test(arguments: [0, 19, 20, 22])
  func `has twenty-one numbers`(count: Int) {
    let values = Array(repeating: 1.0, count: count)
    #expect(Weights(values) == nil)
    #expect(Weights(clipping: values) == nil)
  }
}
