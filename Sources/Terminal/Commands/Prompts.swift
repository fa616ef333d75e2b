import Commonplace
import NoteVocabulary

extension Command {
  static let prompts = Command(
    name: "prompts", group: .reading, operands: "[NOTE...]",
    summary: "List what the notes ask, and when.",
    details: [
      "A line each: the day it is due, its kind, and its words: a quote, the phrase of a cloze, or a",
      "question.",
    ]
  ) { (words, console) throws(Complaint) in
    let library = try console.open(for: .reading)
    let notes =
      if words.isEmpty {
        try complaining { () throws(LibraryError) in try library.notes(countMax: .max) }
      } else { try console.notes(named: words.operands, in: library) }
    var count = 0
    for note in notes {
      let prompts = try complaining { () throws(LibraryError) in try library.prompts(of: note) }
      for prompt in prompts { console.output.line(line(prompt)) }
      count += prompts.count
    }
    guard count > 0 else { throw Complaint("no prompts", status: .nothing) }
    return .done
  }

  private static func line(_ prompt: AskedPrompt) -> String {
    let due = prompt.isSuspended ? "suspended" : prompt.due?.date ?? "new"
    let words = Shown.line(prompt.prompt.text).split(separator: " ").joined(separator: " ")
    return padded(due, 12) + padded(prompt.prompt.kind.rawValue, 10) + words
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
