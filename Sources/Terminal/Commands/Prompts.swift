import Commonplace
import NoteVocabulary

extension Command {
  static let prompts = Command(
    name: "prompts", group: .reading, operands: .anyNotes,
    summary: "List what the notes ask, and when.",
    details: [
      "A line each: the day it is due, its kind, and its words: a quote, the phrase of a cloze, or a",
      "question.",
    ],
    options: [.json], isPaged: true
  ) { (words, console) throws(Complaint) in
    let library = try console.open(for: .reading)
    let notes =
      if words.isEmpty {
        try complaining { () throws(LibraryError) in try library.notes(countMax: .max) }
      } else { try console.notes(words, in: library) }
    var list = words.has(.json) ? JSONList(console.output) : nil
    var count = 0
    for note in notes {
      let prompts = try complaining { () throws(LibraryError) in try library.prompts(of: note) }
      for prompt in prompts {
        if list != nil { list?.add(.prompt(prompt)) } else { console.output.line(line(prompt)) }
      }
      count += prompts.count
    }
    list?.end()
    guard count > 0 else { throw Complaint("no prompts", status: .nothing) }
    return .done
  }

  private static func line(_ prompt: AskedPrompt) -> Line {
    let due = prompt.isSuspended ? "suspended" : prompt.due?.date ?? "new"
    var line = Line(due, .dim)
    line.pad(to: 12)
    line.add(prompt.prompt.kind.rawValue)
    line.pad(to: 22)
    line.add(prompt.prompt.text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    return line
  }
}

extension JSON {
  fileprivate static func prompt(_ asked: AskedPrompt) -> JSON {
    .object([
      "key": .text(asked.key), "note": .text(asked.note.id.digits),
      "kind": .text(asked.prompt.kind.rawValue), "text": .text(asked.prompt.text),
      "start": .whole(asked.prompt.range.lowerBound), "front": .text(asked.prompt.front),
      "back": .text(asked.prompt.back), "due": .day(asked.due),
      "stability": .real(asked.stability), "difficulty": .real(asked.difficulty),
      "reviews": .whole(asked.reviews), "lapses": .whole(asked.lapses),
      "suspended": .truth(asked.isSuspended), "flag": .truth(asked.isFlagged),
    ])
  }
}
