import Commonplace
import NoteVocabulary

extension Command {
  private static let all50 = Option(name: "--all", summary: "Show every note, not the best 50.")
  private static let countBest: Int = 50

  static let search = Command(
    name: "search", group: .reading, operands: "QUERY",
    summary: "Find the notes that hold every word, the best matches first.",
    details: Query.details, options: [all50]
  ) { (words, console) throws(Complaint) in
    guard !words.isEmpty else { throw .misused("'search' needs a word to look for") }
    let library = try console.open(for: .reading)
    let query = try words.query()
    let countMax = words.has(all50) ? Int.max : countBest
    let findings = try complaining { () throws(LibraryError) in
      try library.findings(fitting: query, countMax: countMax)
    }
    guard !findings.isEmpty else {
      throw Complaint("no note fits '\(words.shown)'", status: .nothing)
    }
    try Listing(library: library, output: console.output).show(findings)
    return .done
  }
}

extension Query {
  /// What help says of queries.
  static let details: [String] = [
    "memory           the word, in any case, with or without accents, in text, title or author",
    "mem*             a word that begins so",
    "'\"by heart\"'     words side by side",
    "'#books/novels'  the tag, or one below it",
    "title:emma       only there; also text:, book:, author:, tags:",
  ]
}
