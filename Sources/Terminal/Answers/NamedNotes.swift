import Commonplace
import NoteVocabulary

/// The notes a reader names.
extension Console {
  /// One note.
  func note(named name: Word, in library: Library) throws(Complaint) -> Note {
    let text = try name.text()
    return try complaining { () throws(LibraryError) in try library.note(named: text) }
  }

  /// Every note that is named, and behind `--` all that fit a query. Each once, in that order.
  func notes(_ words: Words, in library: Library) throws(Complaint) -> [Note] {
    var notes: [Note] = []
    for name in words.operands { notes.append(try note(named: name, in: library)) }
    if !words.query.isEmpty {
      var texts: [String] = []
      for word in words.query { texts.append(try word.text()) }
      let query = Query(words: texts.joined(separator: " "))
      let found = try complaining { () throws(LibraryError) in
        try library.notes(fitting: query, countMax: .max)
      }
      guard !found.isEmpty else {
        let shown = words.query.map(\.shown).joined(separator: " ")
        throw Complaint("no note fits '\(shown)'", status: .nothing)
      }
      notes += found
    }
    var seen: Set<NoteID> = []
    return notes.filter { seen.insert($0.id).inserted }
  }

  /// Says which notes something was done to, or would be: `moved to the trash: 5af8 'Walden'`.
  func tell(_ deed: String, _ notes: [Note], in library: Library, isTrial: Bool) throws(Complaint) {
    let listing = Listing(library, self)
    for note in notes {
      let line = "\(deed): \(try listing.named(note))"
      if isTrial { output.line("would be \(line)") } else { remark(line) }
    }
  }
}
