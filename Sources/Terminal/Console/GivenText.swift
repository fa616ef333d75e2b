import NoteVocabulary

/// The text a reader gives: as words, on standard input, or in an editor.
enum GivenText {
  case ready(NoteText)
  case edited(NoteText, in: EditedFile)

  /// Words with spaces between them; with `-`, or none and no terminal, standard input; else the
  /// editor.
  static func taken(
    _ words: [Word], named title: String, _ console: Console
  ) throws(Complaint) -> GivenText {
    let isDash = words.count == 1 && words[0].isDash
    guard words.isEmpty || isDash else {
      return .ready(NoteText(Array(words.map(\.bytes).joined(separator: [32]))))
    }
    if !isDash, console.input.isTerminal {
      let file = try EditedFile(NoteText(""), named: title)
      return .edited(try file.edited(), in: file)
    }
    if console.input.isTerminal { console.remark("write the text; Control-D ends it") }
    do throws(System.Refusal) {
      return .ready(NoteText(try console.input.everything(countMax: NoteText.countMax)))
    } catch {
      throw Complaint("cannot read standard input: \(error.words)")
    }
  }

  var text: NoteText {
    switch self {
    case .ready(let text), .edited(let text, _): text
    }
  }

  /// Whether it holds anything but white space.
  var isEmpty: Bool { text.bytes.allSatisfy { $0 == 32 || (9...13).contains($0) } }

  /// Does what keeps the text. The editor's file is removed then, and stays if that fails.
  func keep<Answer>(_ work: (NoteText) throws(Complaint) -> Answer) throws(Complaint) -> Answer {
    switch self {
    case .ready(let text): return try work(text)
    case .edited(let text, let file):
      let answer = try file.keeping { () throws(Complaint) in try work(text) }
      file.remove()
      return answer
    }
  }

  /// Nothing is to be kept.
  func drop() {
    if case .edited(_, let file) = self { file.remove() }
  }
}
