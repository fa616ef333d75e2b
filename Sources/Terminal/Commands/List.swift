import Commonplace
import NoteVocabulary

extension Command {
  private static let count = Option(
    name: "--count", value: "N", summary: "List so many notes at most.")
  private static let everything = Option(
    name: "--all", summary: "List every note, also on a terminal.")
  /// So many a person looks through.
  private static let countOnTerminal = 50

  static let list = Command(
    name: "list", group: .reading, operands: .anyQuery,
    summary: "List the notes, pinned ones first, then those changed last.",
    details: ["On a terminal the first 50 are listed, into a file or a pipe all of them.", ""]
      + Query.details,
    examples: [
      Example("list '#books'", "notes with the tag, or one below it"),
      Example("list --json author:austen", "in JSON, for other programs"),
    ],
    options: [count, everything, .json], isPaged: true
  ) { (words, console) throws(Complaint) in
    let library = try console.open(for: .reading)
    let query = try words.wanted()
    let isLimited = console.output.isTerminal && !words.has(everything) && !words.has(.json)
    let countMax =
      try words.number(of: count, in: 1...1_000_000) ?? (isLimited ? countOnTerminal : .max - 1)
    // One more tells whether there are more.
    let notes = try complaining { () throws(LibraryError) in
      try library.notes(fitting: query, countMax: countMax + 1)
    }
    try console.list(notes.prefix(countMax), words, in: library)
    if notes.isEmpty {
      throw Complaint(
        words.isEmpty ? "no notes" : "no note fits '\(words.shown)'", status: .nothing)
    }
    if isLimited, notes.count > countMax {
      console.output.line(Line("there are more: '--all' lists them", .dim))
    }
    return .done
  }
}

extension Console {
  /// Notes as lines, or in JSON.
  func list(
    _ notes: some Collection<Note>, _ words: Words, in library: Library
  ) throws(Complaint) {
    if words.has(.json) {
      var list = JSONList(output)
      for note in notes { list.add(.note(note)) }
      list.end()
    } else {
      try Listing(library, self).show(Array(notes))
    }
  }
}
