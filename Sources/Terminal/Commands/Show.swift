import Commonplace
import NoteVocabulary

extension Command {
  static let show = Command(
    name: "show", group: .reading, operands: "NOTE...", summary: "Print notes.",
    details: [
      "A NOTE is the beginning of an id, four digits or more, a title, or '@last'.",
      "A file or a pipe gets every byte; a terminal is spared what it would obey.",
    ]
  ) { (words, console) throws(Complaint) in
    guard !words.isEmpty else { throw .misused("'show' needs a note") }
    let library = try console.open(for: .reading)
    let notes = try console.notes(named: words.operands, in: library)
    for (place, note) in notes.enumerated() {
      if place > 0 { console.output.line() }
      let text = try complaining { () throws(LibraryError) in try library.text(of: note) }
      console.output.text(text.bytes)
    }
    return .done
  }
}

extension Console {
  /// The notes a reader names.
  func notes(named names: [Word], in library: Library) throws(Complaint) -> [Note] {
    var notes: [Note] = []
    for name in names {
      let text = try name.text()
      notes.append(try complaining { () throws(LibraryError) in try library.note(named: text) })
    }
    return notes
  }
}
