import History
import NoteStore
import NoteVocabulary

extension TestLibrary {
  /// Writes, tags, trashes, answers and takes back, at random, for so many minutes; gives the texts
  /// of the notes.
  @discardableResult
  func live(
    for minutes: Int64, using generator: inout some RandomNumberGenerator
  ) throws -> [UInt8: String] {
    var texts: [UInt8: String] = [:]
    var answers: [(id: ContentID, prompt: ContentID, note: NoteID)] = []
    for minute in 0..<minutes {
      let number = UInt8.random(in: 1...8, using: &generator)
      let id = TestLibrary.id(number)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0...3:
        texts[number] = Toy.changed(texts[number, default: ""], using: &generator)
        try write(texts[number, default: ""], as: id, minute: minute)
      case 4:
        let name = ["Fruit", "fruit/dry", "a/b/c"].randomElement(using: &generator) ?? ""
        try set(.tag(name), of: id, to: .truth(.random(using: &generator)), minute: minute)
      case 5:
        let state = Bool.random(using: &generator) ? "trash" : "live"
        try set(.state, of: id, to: .text(state), minute: minute)
      case 6:
        try set(.folder("shelf \(number)"), of: .library, to: .truth(true), minute: minute)
        try set(.folder, of: id, to: .text("shelf \(number)"), minute: minute)
        try set(.meta("author"), of: id, to: .text("Ann"), minute: minute)
      default:
        if let last = answers.randomElement(using: &generator), minute % 3 == 0 {
          _ = try store.undo(
            last.id, on: last.prompt, of: last.note, at: TestLibrary.moment(minute))
        } else if let prompt = try store.prompts().randomElement(using: &generator) {
          let answer = try store.record(
            .good, to: prompt.key, of: prompt.note, on: Day(number: Int(minute / 10)), taking: 900,
            at: TestLibrary.moment(minute))
          answers.append((answer.id, prompt.key, prompt.note))
          try set(
            .prompt(prompt.key, .suspended), of: prompt.note, to: .truth(minute % 2 == 0),
            minute: minute)
        }
      }
    }
    return texts
  }
}
