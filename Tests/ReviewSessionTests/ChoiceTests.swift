import NoteVocabulary
import ReviewSession
import Scheduling
import Testing

@Suite struct `The choice of a session` {
  let day = Day(number: 20_000)

  /// The prompts of a session over a random library.
  func session(_ library: Library, _ choice: Choice = Choice(), seed: UInt64 = 1)
    -> [Candidate<Int>]
  {
    choice.prompts(from: library.candidates, on: library.today, by: .usual, seed: seed)
  }

  @Test(arguments: Choice.Ranking.allCases)
  func `never asks two siblings, nor one of a passage answered today`(ranking: Choice.Ranking) {
    for library in Library.samples(on: day) {
      for ahead in [false, true] {
        let asked = session(library, Choice(ranking: ranking, ahead: ahead))
        #expect(asked.count <= 20)
        #expect(Set(asked.map(\.passage)).count == asked.count)
        #expect(library.today.answered.isDisjoint(with: asked.map(\.passage)))
      }
    }
  }

  @Test func `asks only what is due or new, unless it looks ahead`() {
    for library in Library.samples(on: day) {
      for candidate in session(library) {
        if let schedule = candidate.schedule { #expect(schedule.due <= day) }
      }
    }
  }

  @Test func `leaves no place empty that a prompt could have`() {
    for library in Library.samples(on: day) {
      let free = Set(library.candidates.map(\.passage)).subtracting(library.today.answered)
      #expect(session(library, Choice(ahead: true)).count == min(20, free.count))
      let due = library.candidates.filter { $0.schedule.map { $0.due <= day } ?? false }
      let freeDue = Set(due.map(\.passage)).subtracting(library.today.answered)
      #expect(session(library).count >= min(15, freeDue.count))
    }
  }

  @Test func `is the same for the same day and seed, and another for another`() {
    var different = 0
    for library in Library.samples(on: day) {
      let one = session(library).map(\.key)
      #expect(one == session(library).map(\.key))
      different += one == session(library, seed: 2).map(\.key) ? 0 : 1
    }
    #expect(different > 50)
  }

  @Test(arguments: [
    // due, overdue, new: of which so many are new
    (0, 0, 5), (3, 3, 5), (15, 15, 5), (16, 0, 4), (16, 16, 4), (40, 30, 4), (60, 31, 3),
    (60, 60, 3), (61, 61, 2), (500, 500, 2),
  ])
  func `takes fewer new prompts the more is overdue`(due: Int, overdue: Int, new: Int) {
    var library = Library(on: day)
    for place in 0..<due { library.add(note: place, dueIn: place < overdue ? -1 : 0) }
    for place in 0..<30 { library.add(note: 1_000 + place, dueIn: nil) }
    let asked = session(library)
    #expect(asked.count == min(20, due + new))
    #expect(asked.count { $0.schedule == nil } == new)
  }

  @Test func `counts the new prompts of a day together`() {
    var library = Library(on: day)
    for place in 0..<30 { library.add(note: place, dueIn: nil) }
    #expect(session(library).count == 5)
    library.today.newAnswered = 3
    #expect(session(library).count == 2)
    library.today.newAnswered = 9
    #expect(session(library).isEmpty)
    #expect(session(library, Choice(ahead: true)).count == 20)
    #expect(session(library, Choice(newPerDay: 40)).count == 20)
    #expect(session(library, Choice(newPerDay: .max)).count == 20)
  }

  @Test func `takes first where an answer is worth most`() throws {
    for library in Library.samples(on: day) {
      let asked = session(library, Choice(count: 10, newPerDay: 0))
      func gain(_ candidate: Candidate<Int>) -> Double {
        guard let schedule = candidate.schedule else { return 0 }
        return Scheduler.usual.gain(
          schedule.memory, afterDays: day.number - schedule.reviewed.number)
      }
      let least = asked.map(gain).min() ?? 0
      let passages = library.today.answered.union(asked.map(\.passage))
      for candidate in library.candidates where !passages.contains(candidate.passage) {
        guard let schedule = candidate.schedule, schedule.due <= day else { continue }
        #expect(gain(candidate) <= least)
      }
    }
  }

  @Test func `ranks by what the reader prefers`() {
    var library = Library(on: day)
    for place in 0..<40 {
      library.add(note: place, dueIn: -place % 7, difficulty: 1 + Double(place * 11 % 40) / 5)
    }
    let difficulties = library.candidates.compactMap { $0.schedule?.memory.difficulty }.sorted()
    func asked(_ ranking: Choice.Ranking) -> [Schedule] {
      session(library, Choice(count: 4, newPerDay: 0, ranking: ranking)).compactMap(\.schedule)
    }
    let gentle = asked(.gentle).map(\.memory.difficulty).sorted()
    let hardest = asked(.hardest).map(\.memory.difficulty).sorted()
    #expect(gentle == Array(difficulties.prefix(4)))
    #expect(hardest == Array(difficulties.suffix(4)))
    #expect(asked(.due).allSatisfy { $0.due.number == day.number - 6 })
  }

  @Test func `holds as many as asked for, within its limit`() {
    var library = Library(on: day)
    for place in 0..<1_100 { library.add(note: place % 300, dueIn: -1) }
    for count in [0, 1, 7, 100] { #expect(session(library, Choice(count: count)).count == count) }
    #expect(session(library, Choice(count: -5)).isEmpty)
    #expect(Choice(count: .max).count == Choice.countMax)
    #expect(session(library, Choice(count: .max)).count == Choice.countMax)
  }
}

@Suite struct `The order of a session` {
  let day = Day(number: 20_000)

  @Test func `puts two of a book side by side only when nothing else is left`() {
    for library in Library.samples(on: day) {
      let asked = Choice(ahead: true).prompts(
        from: library.candidates, on: library.today, by: .usual, seed: 5)
      let notes = asked.map(\.passage.note)
      for place in notes.indices.dropFirst() where notes[place] == notes[place - 1] {
        #expect(Set(notes[place...]).count == 1)
      }
      let most = Dictionary(notes.map { ($0, 1) }, uniquingKeysWith: +).values.max() ?? 0
      if 2 * most <= notes.count + 1 {
        #expect(zip(notes, notes.dropFirst()).allSatisfy { $0 != $1 })
      }
    }
  }

  @Test func `spreads what is new`() {
    for seed in 0..<20 as Range<UInt64> {
      var library = Library(on: day)
      for place in 0..<15 { library.add(note: place, dueIn: 0) }
      for place in 0..<5 { library.add(note: 100 + place, dueIn: nil) }
      let asked = Choice().prompts(
        from: library.candidates, on: library.today, by: .usual, seed: seed)
      let new = asked.indices.filter { asked[$0].schedule == nil }
      #expect(new == [2, 6, 10, 14, 18])
    }
  }
}
