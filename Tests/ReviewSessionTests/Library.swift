import NoteVocabulary
import ReviewSession
import Scheduling

/// A library to choose from; its prompts are numbered.
struct Library {
  var candidates: [Candidate<Int>] = []
  var today: Today

  init(on day: Day) { today = Today(day) }

  /// A prompt due some days from today, or a new one; a passage of its own if none is given.
  mutating func add(note: Int, passage: Int? = nil, dueIn days: Int?, difficulty: Double = 5) {
    let passage = Passage(note: noteID(note), number: passage ?? candidates.count)
    var schedule: Schedule?
    if let days {
      let answered = Day(number: today.day.number - 40)
      schedule = Scheduler.usual.schedule(
        of: [UInt8(truncatingIfNeeded: note)], after: [(answered, .good)])
      schedule?.due = Day(number: today.day.number + days)
      schedule?.memory.difficulty = difficulty
    }
    candidates.append(Candidate(key: candidates.count, passage: passage, schedule: schedule))
  }

  /// Libraries of all sizes, with siblings, books of very different length, and a day begun.
  static func samples(on day: Day) -> [Library] {
    var generator = SeededGenerator(seed: 12)
    return (0..<120).map { size in
      var library = Library(on: day)
      let notes = 1 + generator.number(below: 12)
      for _ in 0..<size {
        let note = min(generator.number(below: notes), generator.number(below: notes))
        let days = generator.number(below: 4) == 0 ? nil : generator.number(below: 60) - 40
        library.add(
          note: note, passage: generator.number(below: 25), dueIn: days,
          difficulty: 1 + 9 * generator.chance())
        if generator.number(below: 10) == 0, let last = library.candidates.last {
          library.today.answered.insert(last.passage)
        }
      }
      library.today.newAnswered = generator.number(below: 7)
      return library
    }
  }
}

/// The identity of a numbered note.
func noteID(_ number: Int) -> NoteID {
  let digits = String(number, radix: 16)
  let padded = String(repeating: "0", count: 32 - digits.count) + digits
  guard let id = NoteID(digits: padded) else { preconditionFailure("32 digits are an identity") }
  return id
}
