import Commonplace
import NoteVocabulary
import Testing

@Suite struct `A review` {
  private let test: TestLibrary
  private var library: Library { test.library }
  private let today = Day(number: 20_513)

  init() throws {
    test = try TestLibrary()
    try test.add(
      """
      # Bees

      Q: What do bees make?
      A: Honey.

      > They gather. (p. 3)

      Bees ?[how?](dance), and ?[when?](at noon) they rest.
      """)
  }

  private func review(on day: Day? = nil) throws -> Review {
    try library.review(on: day ?? today, at: test.now)
  }

  private func due() throws -> [Int?] {
    try library.prompts(of: try library.note(named: "Bees")).map { $0.due?.number }
  }

  /// Answers every prompt of a review.
  private func finish(_ review: inout Review, _ grade: Grade) throws -> [String] {
    var asked: [String] = []
    while let question = try review.question() {
      asked.append(question.prompt.text)
      test.now.milliseconds += 1000
      try review.answer(question, grade, taking: 1000, at: test.now)
    }
    return asked
  }

  @Test func `asks every prompt once, and one of those that give each other away`() throws {
    var review = try review()
    #expect(review.count == 3)
    let asked = try finish(&review, .good)
    #expect(Set(asked).isSuperset(of: ["What do bees make?", "They gather."]))
    #expect(asked.count == 3)
    #expect(review.done == 3 && review.answers == 3 && review.rightFirstTime == 3)
    #expect(try due().compactMap { $0 }.allSatisfy { $0 > today.number })
  }

  @Test func `names the book and the page`() throws {
    var review = try review()
    var attributions: Set<String> = []
    while let question = try review.question() {
      attributions.insert(question.attribution)
      try review.answer(question, .good, taking: 0, at: test.now)
    }
    #expect(attributions == ["Bees", "Bees, p. 3"])
  }

  @Test func `asks again on the same day what was forgotten`() throws {
    var review = try review()
    let first = try #require(try review.question())
    try review.answer(first, .again, taking: 0, at: test.now)
    #expect(review.done == 0)
    let rest = try finish(&review, .good)
    #expect(rest.last == first.prompt.text)
  }

  @Test func `keeps the interval it has shown`() throws {
    var review = try review()
    let question = try #require(try review.question())
    let days = question.intervalDays(after: .easy)
    try review.answer(question, .easy, taking: 0, at: test.now)
    let kept = try library.prompts(of: question.note).first { $0.prompt == question.prompt }
    #expect(kept?.due == Day(number: today.number + days))
  }

  @Test func `goes on where it was broken off`() throws {
    var review = try review()
    let first = try #require(try review.question())
    test.now.milliseconds += 1000
    try review.answer(first, .good, taking: 0, at: test.now)
    let second = try #require(try review.question())
    var resumed = try self.review()
    #expect(resumed.done == 1)
    #expect(try resumed.question()?.prompt == second.prompt)
    #expect(try resumed.undo(at: test.now))
    #expect(try resumed.question()?.prompt == first.prompt)
    #expect(try due() == [nil, nil, nil, nil])
  }

  @Test func `takes answers back, and gives them again`() throws {
    var review = try review()
    _ = try finish(&review, .good)
    let answered = try due()
    for _ in 0..<3 { #expect(try review.undo(at: test.now)) }
    #expect(try review.undo(at: test.now) == false)
    #expect(try due() == [nil, nil, nil, nil])
    for _ in 0..<3 { #expect(try review.redo(at: test.now)) }
    #expect(try review.redo(at: test.now) == false)
    #expect(try due() == answered)
  }

  @Test func `leaves out what is suspended, and what is buried until tomorrow`() throws {
    var review = try review()
    let first = try #require(try review.question())
    try review.putAway(first, .suspended, at: test.now)
    let second = try #require(try review.question())
    try review.putAway(second, .buried, at: test.now)
    #expect(review.count == 1)
    _ = try finish(&review, .good)
    var tomorrow = try self.review(on: Day(number: today.number + 1))
    let asked = try finish(&tomorrow, .good)
    #expect(asked.contains(second.prompt.text))
    #expect(!asked.contains(first.prompt.text))
  }

  @Test func `passes over a prompt that its note does not ask any more`() throws {
    let note = try test.add("# Wasps\n\nQ: Who?\nA: Wasps.")
    var review = try library.review(of: [note], on: today, at: test.now)
    #expect(review.count == 1)
    try test.edit(note, to: "# Wasps")
    #expect(try review.question() == nil)
  }

  @Test func `counts the days in a row`() throws {
    for number in 0..<3 {
      var review = try review(on: Day(number: today.number + number))
      if let question = try review.question() {
        test.now.milliseconds += 1000
        try review.answer(question, .again, taking: 0, at: test.now)
      }
    }
    #expect(try library.streak(endingOn: Day(number: today.number + 2)) == 3)
    #expect(try library.streak(endingOn: Day(number: today.number + 4)) == 0)
  }
}
