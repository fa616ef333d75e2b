import Commonplace
import NoteVocabulary

extension Command {
  private static let everything = Option(
    name: "--all", summary: "Show every note, not the best 50.")
  private static let count = Option(
    name: "--count", value: "N", summary: "Show so many notes at most, not 50.")
  private static let countBest = 50

  static let search = Command(
    name: "search", group: .reading, operands: .query,
    summary: "Find the notes that hold every word, the best matches first.",
    details: Query.details,
    examples: [
      Example("search seneca bees", "notes with both words"),
      Example("search '\"means nowhere\"'", "words side by side"),
    ],
    options: [everything, count, .json], isPaged: true
  ) { (words, console) throws(Complaint) in
    let library = try console.open(for: .reading)
    let query = try words.wanted()
    let asked = try words.number(of: count, in: 1...1_000_000)
    let countMax = asked ?? (words.has(everything) ? .max : countBest)
    let findings = try complaining { () throws(LibraryError) in
      try library.findings(fitting: query, countMax: countMax)
    }
    if words.has(.json) {
      var list = JSONList(console.output)
      for finding in findings { list.add(.finding(finding)) }
      list.end()
    } else {
      try Listing(library, console).show(findings)
    }
    guard !findings.isEmpty else {
      throw Complaint("no note fits '\(words.shown)'", status: .nothing)
    }
    return .done
  }
}

extension Query {
  /// What help says of queries.
  static let details: [Command.Detail] = [
    .row("memory", "the word, in any case, with or without accents, in text, title or author"),
    .row("mem*", "a word that begins so"),
    .row("'\"by heart\"'", "words side by side"),
    .row("'#books/novels'", "the tag, or one below it"),
    .row("title:emma", "only there; also text:, book:, author:, tags:"),
  ]
}
