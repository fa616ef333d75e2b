import Commonplace
import NoteVocabulary

extension Command {
  static let list = Command(
    name: "list", group: .reading, operands: "[QUERY]",
    summary: "List the notes, pinned ones first, then those changed last.",
    details: Query.details
  ) { (words, console) throws(Complaint) in
    let library = try console.open(for: .reading)
    let query = try words.query()
    let notes = try complaining { () throws(LibraryError) in
      try library.notes(fitting: query, countMax: .max)
    }
    guard !notes.isEmpty else {
      throw Complaint(
        words.isEmpty ? "no notes" : "no note fits '\(words.shown)'", status: .nothing)
    }
    try Listing(library: library, output: console.output).show(notes)
    return .done
  }
}
