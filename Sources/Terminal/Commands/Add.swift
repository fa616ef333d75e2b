import Commonplace
import NoteVocabulary

extension Command {
  private static let tagOption = Option(
    name: "--tag", value: "TAG", kind: .tag, repeats: true,
    summary: "Tag it, beside the tags in its text.")
  private static let folderOption = Option(
    name: "--folder", value: "FOLDER", kind: .folder,
    summary: "Put it into this folder, which is made if there is none.")
  private static let pinOption = Option(name: "--pin", summary: "Pin it: it stands first in lists.")
  private static let bookOption = Option(
    name: "--book", value: "TITLE", kind: .book, summary: "It is about this book.")
  private static let authorOption = Option(
    name: "--author", value: "NAME", summary: "Who wrote the book.")
  private static let yearOption = Option(
    name: "--year", value: "YEAR", summary: "When the book appeared.")

  static let add = Command(
    name: "add", group: .writing, operands: "[TEXT...|-]",
    summary: "Add a note, and print its id.",
    details: [
      "The words make one note. Without words it is read from standard input, or written in your",
      "editor where that is a terminal; with '-' it is always read from standard input.",
      "",
      "A '#word' in it is a tag; a '> quote', a '?[hint](phrase)' and a 'Q:' with its 'A:' are asked",
      "by 'libnotes review'. The first note makes the library.",
    ],
    examples: [
      Example("add 'The owl of Minerva flies at ?[when](dusk). #hegel'", "a note of one line"),
      Example("add --book Emma --author 'Jane Austen' < quotes.md", "a file, about a book"),
    ],
    options: [tagOption, folderOption, pinOption, bookOption, authorOption, yearOption]
  ) { (words, console) throws(Complaint) in
    var note = NewNote(NoteText(""))
    for word in words.values(of: tagOption) { note.tags.append(try word.text()) }
    note.folder = try words.text(of: folderOption)
    note.isPinned = words.has(pinOption)
    note.meta = try bookFields(words)
    let given = try GivenText.taken(words.operands, named: "note", console)
    guard !given.isEmpty else {
      given.drop()
      throw Complaint("nothing to add: the note is empty")
    }
    try given.keep { (text) throws(Complaint) in
      let library = try console.openOrMake()
      note.text = text
      let id = try complaining { () throws(LibraryError) in
        try library.add(note, at: console.now, using: &console.generator)
      }
      console.output.line(id.digits)
      try console.tell(adding: id, in: library)
    }
    return .done
  }

  /// What the options say of a book.
  private static func bookFields(_ words: Words) throws(Complaint) -> [String: String] {
    var fields: [String: String] = [:]
    for (option, key) in [(bookOption, "book"), (authorOption, "author")] {
      guard let text = try words.text(of: option) else { continue }
      fields[key] = text
    }
    if let year = try words.number(of: yearOption, in: -9999...9999) {
      fields["year"] = String(year)
    }
    guard fields.isEmpty || fields["book"] != nil else {
      throw .misused("'--author' and '--year' need '--book'")
    }
    return fields
  }
}

extension Console {
  /// For a person who looks on: what was added, and what it is called.
  fileprivate func tell(adding id: NoteID, in library: Library) throws(Complaint) {
    guard isWatched else { return }
    let note = try note(named: Word(bytes: Array(id.digits.utf8)), in: library)
    remark("added \(try Listing(library, self).named(note))")
  }
}

extension Words {
  /// What an option is set to, as text; nothing if it is not given.
  func text(of option: Option) throws(Complaint) -> String? { try value(of: option)?.text() }
}
