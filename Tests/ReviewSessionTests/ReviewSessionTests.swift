import NoteVocabulary
import ReviewSession
import Scheduling
import Testing

@Suite struct `A review session` {
  @Test func `asks in order and ends when all is answered`() {
    var session = ReviewSession(asking: ["a", "b", "c"])
    for key in ["a", "b", "c"] {
      #expect(session.current == key)
      session.answer(.good)
    }
    #expect(session.current == nil)
    #expect(session.done == 3)
    #expect(session.remaining == 0)
    session.answer(.good)
    session.leave()
    #expect(session.answers == 3)
  }

  @Test func `of nothing is over at once`() {
    var session = ReviewSession<Int>(asking: [])
    #expect(session.current == nil)
    #expect(session.count == 0)
    #expect(session.undo() == nil)
    #expect(session.redo() == nil)
  }

  @Test func `brings back what was forgotten until it is known well`() {
    var session = ReviewSession(asking: ["a", "b", "c", "d"])
    session.answer(.again)
    for _ in 0..<3 { session.answer(.hard) }
    for grade in [Grade.again, .hard, .again] {
      #expect(session.current == "a")
      #expect(session.done == 3)
      session.answer(grade)
    }
    session.answer(.good)
    #expect(session.current == nil)
    #expect(session.answers == 8)
    #expect(session.rightFirstTime == 3)
  }

  @Test func `asks a forgotten one again after all the others, so at least three later`() {
    var generator = SeededGenerator(seed: 13)
    for size in 1..<25 {
      var session = ReviewSession(asking: Array(0..<size))
      var asked: [Int] = []
      var waits: [Int: Int] = [:]
      while let key = session.current, asked.count < 500 {
        if let due = waits.removeValue(forKey: key) { #expect(asked.count == due) }
        asked.append(key)
        let grade = generator.number(below: 3) == 0 ? Grade.again : .good
        if grade == .again { waits[key] = asked.count + session.remaining - 1 }
        session.answer(grade)
      }
      #expect(session.current == nil)
      #expect(Set(asked) == Set(0..<size))
      #expect(Array(asked.prefix(size)) == Array(0..<size))
    }
  }

  @Test func `goes back and forth through every step`() {
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var session = ReviewSession(asking: Array(0..<12))
      var past: [State] = [State(session)]
      for _ in 0..<30 where session.current != nil {
        randomStep(&session, &generator)
        past.append(State(session))
      }
      let full = past
      while past.count > 1 {
        past.removeLast()
        #expect(session.undo() != nil)
        #expect(State(session) == past.last)
      }
      #expect(session.undo() == nil)
      for state in full.dropFirst() {
        #expect(session.redo() != nil)
        #expect(State(session) == state)
      }
      #expect(session.redo() == nil)
    }
  }

  @Test func `cannot redo what another answer replaced`() {
    var session = ReviewSession(asking: ["a", "b"])
    session.answer(.again)
    #expect(session.undo() == .answered("a", .again))
    #expect(session.current == "a")
    session.answer(.good)
    #expect(session.redo() == nil)
    #expect(session.steps == [.answered("a", .good)])
  }

  @Test func `goes on after it was broken off`() {
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var session = ReviewSession(asking: Array(0..<10))
      for _ in 0..<generator.number(below: 25) { randomStep(&session, &generator) }
      var resumed = ReviewSession(asking: Array(0..<10), after: session.steps)
      #expect(State(resumed) == State(session))
      #expect(resumed.undo() == session.undo())
      #expect(State(resumed) == State(session))
    }
  }

  @Test func `passes over steps about prompts it does not have`() {
    let steps: [ReviewSession<String>.Step] = [
      .answered("gone", .again), .answered("b", .good), .left("gone"), .answered("b", .good),
    ]
    let session = ReviewSession(asking: ["a", "b", "c"], after: steps)
    #expect(session.steps == [.answered("b", .good)])
    #expect(session.current == "a")
    #expect(session.remaining == 2)
  }

  @Test func `counts without what was put away`() {
    var session = ReviewSession(asking: ["a", "b", "c"])
    session.leave()
    #expect(session.count == 2)
    #expect(session.done == 0)
    #expect(session.current == "b")
    #expect(session.undo() == .left("a"))
    #expect(session.count == 3)
  }

  @Test func `asks no prompt twice by mistake`() async {
    await #expect(processExitsWith: .failure) { _ = ReviewSession(asking: [1, 1]) }
  }

  func randomStep(_ session: inout ReviewSession<Int>, _ generator: inout SeededGenerator) {
    switch generator.number(below: 6) {
    case 0: session.leave()
    case let grade: session.answer(Grade(rawValue: grade) ?? .again)
    }
  }
}

/// What can be seen of a session.
struct State: Equatable {
  var current: Int?
  var remaining, count, done, answers, rightFirstTime: Int
  var steps: [ReviewSession<Int>.Step]

  init(_ session: ReviewSession<Int>) {
    current = session.current
    remaining = session.remaining
    count = session.count
    done = session.done
    answers = session.answers
    rightFirstTime = session.rightFirstTime
    steps = session.steps
  }
}
