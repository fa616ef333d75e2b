import Commonplace
import NoteVocabulary

extension Command {
  static let append = Command(
    name: "append", group: .writing,
    operands: Operands("NOTE [TEXT...|-]", [.note, .words], 1..., noun: "a note"),
    summary: "Put more text below that of a note.",
    details: [
      "A blank line stands between. Without words the text is read from standard input, or written",
      "in your editor where that is a terminal.",
    ],
    examples: [
      Example("append @last '> Words of the book. (p. 31)'", "a quote below the last note")
    ]
  ) { (words, console) throws(Complaint) in
    let library = try console.open(for: .writing)
    let note = try console.note(named: words.operands[0], in: library)
    let given = try GivenText.taken(
      Array(words.operands.dropFirst()), named: note.titleShown, console)
    guard !given.isEmpty else {
      given.drop()
      throw Complaint("nothing to append: the text is empty")
    }
    try given.keep { (text) throws(Complaint) in
      try complaining { () throws(LibraryError) in
        try library.append(text, to: note, at: console.now)
      }
    }
    console.remark("appended to \(try Listing(library, console).named(note))")
    return .done
  }
}
