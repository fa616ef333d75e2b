import Commonplace
import NoteVocabulary

extension Command {
  static let add = Command(
    name: "add", group: .writing, operands: "[TEXT...|-]",
    summary: "Add a note, and print its id.",
    details: [
      "The words make one note. Without words, or with '-', it is read from standard input.",
      "A '#word' in it is a tag; a '> quote', a '?[hint](phrase)' and a 'Q:' with its 'A:' are asked",
      "by 'libnotes review'.",
    ]
  ) { (words, console) throws(Complaint) in
    let library = try console.open(for: .writing)
    let text = try text(words, console)
    guard !text.bytes.allSatisfy({ $0 == 32 || (9...13).contains($0) }) else {
      throw Complaint("nothing to add: the note is empty")
    }
    let id = try complaining { () throws(LibraryError) in
      try library.add(text, at: console.now, using: &console.generator)
    }
    console.output.line(id.digits)
    return .done
  }

  /// The words with spaces between them, or what stands on standard input.
  private static func text(_ words: Words, _ console: Console) throws(Complaint) -> NoteText {
    let isDash = words.operands.map(\.bytes) == [[UInt8(ascii: "-")]]
    guard words.isEmpty || isDash else {
      return NoteText(Array(words.operands.map(\.bytes).joined(separator: [32])))
    }
    if console.input.isTerminal { console.remark("write the note; Control-D ends it") }
    do throws(System.Refusal) {
      return NoteText(try console.input.everything(countMax: NoteText.countMax))
    } catch {
      throw Complaint("cannot read standard input: \(error.words)")
    }
  }
}
