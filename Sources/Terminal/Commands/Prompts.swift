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
    var list = PromptList(words, in: library, console)
    if words.isEmpty {
      var found = try complaining { () throws(LibraryError) in
        try library.foundNotes(fitting: Query([]), countMax: .max)
      }
      while !console.output.isOver,
        let note = try complaining({ () throws(LibraryError) in try found.next() })
      {
        try list.add(note)
      }
    } else {
      for note in try console.notes(words, in: library) { try list.add(note) }
    }
    list.end()
    guard list.count > 0 else { throw Complaint("no prompts", status: .nothing) }
    return .done
  }
}

/// What notes ask, as lines or in JSON, note by note.
private struct PromptList {
  private let library: Library
  private let output: Output
  private var json: JSONList?
  private(set) var count = 0

  init(_ words: Words, in library: Library, _ console: Console) {
    self.library = library
    output = console.output
    json = words.has(.json) ? JSONList(output) : nil
  }

  mutating func add(_ note: Note) throws(Complaint) {
    let prompts = try complaining { () throws(LibraryError) in try library.prompts(of: note) }
    for prompt in prompts {
      if json == nil { output.line(line(prompt)) } else { json?.add(.prompt(prompt)) }
    }
    count += prompts.count
  }

  func end() { json?.end() }

  private func line(_ prompt: AskedPrompt) -> Line {
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
