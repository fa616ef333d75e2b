import History
import NoteStore
import NoteVocabulary
import Testing

@Suite struct `Answers to a prompt` {
  private let library: TestLibrary
  private let id = TestLibrary.id(1)

  init() throws {
    library = try TestLibrary()
    try library.write("Fig\nQ: sweet?\nQ: dry?\nQ: sweet?", as: id)
  }

  private func schedules() throws -> [Int?] {
    try library.store.prompts(of: id).map { $0.schedule?.reviews }
  }

  private func answer(_ prompt: KeptPrompt, _ grade: Grade = .good, day: Int = 10) throws -> Answer
  {
    try library.store.record(
      grade, to: prompt.key, of: prompt.note, on: Day(number: day), taking: 1200,
      at: TestLibrary.moment(Int64(day)))
  }

  @Test func `count for that prompt alone, also among equal ones`() throws {
    let prompts = try library.store.prompts(of: id)
    #expect(Set(prompts.map(\.key)).count == 3)
    _ = try answer(prompts[2])
    #expect(try schedules() == [nil, nil, 1])
  }

  @Test func `are kept when the note is edited around the prompt`() throws {
    _ = try answer(try library.store.prompts(of: id)[1])
    try library.write("Figs\n\nQ: ripe?\nQ: dry?", as: id, minute: 60)
    #expect(try schedules() == [nil, 1])
  }

  @Test func `come back when the prompt comes back`() throws {
    _ = try answer(try library.store.prompts(of: id)[1])
    try library.write("Fig", as: id, minute: 60)
    #expect(try schedules() == [])
    try library.write("Q: dry?", as: id, minute: 61)
    #expect(try schedules() == [1])
  }

  @Test func `are undone and done again by marks`() throws {
    let prompt = try library.store.prompts(of: id)[0]
    _ = try answer(prompt, day: 10)
    let last = try answer(prompt, .again, day: 12)
    #expect(try schedules()[0] == 2)
    let undone = try library.store.undo(
      last.id, on: prompt.key, of: id, at: TestLibrary.moment(20))
    #expect(try schedules()[0] == 1)
    _ = try library.store.undo(undone.id, on: prompt.key, of: id, at: TestLibrary.moment(21))
    #expect(try schedules()[0] == 2)
    _ = try library.store.undo(last.id, on: prompt.key, of: id, at: TestLibrary.moment(22))
    #expect(try schedules()[0] == 1)
  }

  @Test func `are known by their day`() throws {
    let prompts = try library.store.prompts(of: id)
    _ = try answer(prompts[0], day: 10)
    _ = try answer(prompts[0], day: 11)
    _ = try answer(prompts[1], day: 11)
    let answered = try library.store.answers(on: Day(number: 11))
    #expect(answered.map(\.prompt) == [prompts[0].key, prompts[1].key])
    #expect(try library.store.wasAnswered(prompts[0].key, of: id, before: Day(number: 11)))
    #expect(try library.store.wasAnswered(prompts[1].key, of: id, before: Day(number: 11)) == false)
  }
}
