import Commonplace
import NoteVocabulary

/// Notes in a list, a line each: the shortest id, the title, the tags.
struct Listing {
  let library: Library
  let output: Output

  func show(_ notes: [Note]) throws(Complaint) {
    for note in notes { output.line(try line(note)) }
  }

  /// The same, with the place where the words stand.
  func show(_ findings: [Finding]) throws(Complaint) {
    for finding in findings {
      output.line(try line(finding.note))
      output.line("      \(Shown.line(finding.snippet.text))")
    }
  }

  private func line(_ note: Note) throws(Complaint) -> String {
    let id = try complaining { () throws(LibraryError) in try library.shortID(of: note) }
    let title = note.title.isEmpty ? "(no words)" : note.title
    let tags = note.tags.map { "  #\($0)" }.joined()
    return "\(id)  \(Shown.line(title))\(Shown.line(tags))"
  }
}

extension Words {
  /// The operands as one query.
  func query() throws(Complaint) -> Query {
    var texts: [String] = []
    for word in operands { texts.append(try word.text()) }
    return Query(words: texts.joined(separator: " "))
  }

  /// The operands as they were typed, for saying that nothing fits them.
  var shown: String { operands.map(\.shown).joined(separator: " ") }
}
