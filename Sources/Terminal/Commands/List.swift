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
    var found = try complaining { () throws(LibraryError) in
      try library.foundNotes(fitting: query, countMax: countMax + 1)
    }
    let isMore = found.count > countMax
    var list = NoteList(words, in: library, console)
    while list.count < countMax, !console.output.isOver,
      let note = try complaining({ () throws(LibraryError) in try found.next() })
    {
      try list.add(note)
    }
    list.end()
    if list.count == 0 {
      throw Complaint(
        words.isEmpty ? "no notes" : "no note fits '\(words.shown)'", status: .nothing)
    }
    if isLimited, isMore { console.output.line(Line("there are more: '--all' lists them", .dim)) }
    return .done
  }
}

/// Notes as lines, or in JSON, one by one.
struct NoteList {
  private let listing: Listing
  private var json: JSONList?
  private(set) var count = 0

  init(_ words: Words, in library: Library, _ console: Console) {
    listing = Listing(library, console)
    json = words.has(.json) ? JSONList(console.output) : nil
  }

  mutating func add(_ note: Note) throws(Complaint) {
    count += 1
    if json == nil { try listing.show([note]) } else { json?.add(.note(note)) }
  }

  func end() { json?.end() }
}
