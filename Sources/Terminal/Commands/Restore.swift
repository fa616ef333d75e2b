import Commonplace
import NoteVocabulary

extension Command {
  private static let to = Option(
    name: "--to", value: "VERSION",
    summary: "The first digits of a version, as 'history' shows them; or a date.")

  static let restore = Command(
    name: "restore", group: .awayAndBack, operands: .note,
    summary: "Make a note again what it was.",
    details: [
      "It becomes a new version: nothing of what came after is lost. With a date the note gets the",
      "text it had at the end of that day; 'libnotes help dates' says how dates are written.",
    ],
    examples: [
      Example("restore Walden --to 5f3a", "one part of it: its text, a tag, its folder"),
      Example("restore Walden --to yesterday", "its text"),
    ],
    options: [to]
  ) { (words, console) throws(Complaint) in
    guard let wanted = try words.text(of: to) else { throw .misused("'restore' needs '--to'") }
    let library = try console.open(for: .writing)
    let note = try console.note(named: words.operands[0], in: library)
    let version = try console.version(wanted, of: note, in: library)
    let changed = try complaining { () throws(LibraryError) in
      try library.restore(version, of: note, at: console.now)
    }
    let name = try Listing(library, console).named(note)
    console.remark(changed ? "restored \(name)" : "nothing to restore: that is what \(name) is")
    return .done
  }
}

extension Console {
  /// The version a reader means by the first digits of its id, or by a date.
  fileprivate func version(
    _ wanted: String, of note: Note, in library: Library
  ) throws(Complaint) -> PastVersion {
    do throws(LibraryError) {
      return try library.version(wanted, of: note)
    } catch {
      let today = System.localTime(of: now)
      guard let date = HumanDate(wanted, now: today) else { throw Complaint(error) }
      let end = System.moment(of: date.end)
      let history = try complaining { () throws(LibraryError) in try library.history(of: note) }
      guard let version = history.first(where: { $0.field == "text" && $0.time < end }) else {
        let id = try complaining { () throws(LibraryError) in try library.shortID(of: note) }
        throw Complaint(
          "'\(note.titleShown)' was not written yet: '\(wanted)'",
          hint: "'libnotes history \(id)' shows its versions")
      }
      return version
    }
  }
}
