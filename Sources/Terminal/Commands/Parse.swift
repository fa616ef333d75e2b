import Commonplace
import NoteVocabulary

extension Command {
  private static let grammar = Option(
    name: "--grammar", value: "GRAMMAR", kind: .file,
    summary: "mini-markdown (as usual), library-notes, or a file FILE.peg.")
  private static let form = Option(
    name: "--as", value: "FORM", kind: .oneOf(ParsedText.Form.allCases.map(\.rawValue)),
    summary: "\(ParsedText.Form.allCases.map(\.rawValue).joined(separator: ", ")).")
  private static let edits = Option(
    name: "--edits", value: "FILE", kind: .file,
    summary: "Apply the edits in a JSON list of {at, length, with}, one by one.")
  private static let utf16 = Option(
    name: "--utf16", summary: "Count places in units of UTF-16, not in bytes.")
  private static let verify = Option(
    name: "--verify", summary: "Compare the tree after each edit with one parsed from scratch.")

  static let parse = Command(
    name: "parse", group: .plumbing, operands: Operands("[FILE|-]", [.file], 0...1),
    summary: "Print the tree of a text.",
    details: [
      "Without a file, or with '-', the text is read from standard input.",
      "'sexp' prints the kinds of the nodes, 'spans' every leaf as [kind, start, length], 'json' the",
      "whole tree; 'outline', 'tags', 'prompts' and 'html' what a note says. Places of 'library-notes'",
      "are always units of UTF-16. Grammar/README.md describes the grammars and their notation.",
    ],
    options: [grammar, form, edits, utf16, verify]
  ) { (words, console) throws(Complaint) in
    let name = words.value(of: grammar)?.shown ?? "mini-markdown"
    let parsing = try parsing(name, words)
    let form = try chosenForm(words)
    let isUTF16 = words.has(utf16) || name == "library-notes"
    let text = try contents(of: words.operands.first, console)
    let parsed = try parsed(text, by: parsing, words, isUTF16: isUTF16)
    guard parsed.isNote || !form.needsNote else {
      throw .misused("'--as \(form.rawValue)' is for notes, not for the grammar '\(name)'")
    }
    console.output.text(Array(parsed.shown(as: form, utf16: isUTF16).utf8))
    return .done
  }

  /// A file, or standard input.
  private static func contents(of word: Word?, _ console: Console) throws(Complaint) -> [UInt8] {
    if let word, word.bytes != [UInt8(ascii: "-")] { return try contents(of: word) }
    let contents: [UInt8]
    do throws(System.Refusal) {
      contents = try console.input.everything(countMax: TextParsing.byteCountMax)
    } catch {
      throw Complaint("cannot read standard input: \(error.words)")
    }
    return try checked(contents, "standard input")
  }

  private static func contents(of file: Word) throws(Complaint) -> [UInt8] {
    let contents: [UInt8]
    do throws(System.Refusal) {
      contents = try System.contents(of: Path(file.bytes), countMax: TextParsing.byteCountMax)
    } catch {
      throw Complaint("cannot read '\(file.shown)': \(error.words)")
    }
    return try checked(contents, "'\(file.shown)'")
  }

  private static func checked(_ contents: [UInt8], _ name: String) throws(Complaint) -> [UInt8] {
    guard contents.count <= TextParsing.byteCountMax else {
      throw Complaint("cannot parse \(name): it is larger than 256 MB")
    }
    return contents
  }

  private static func parsing(_ name: String, _ words: Words) throws(Complaint) -> TextParsing {
    switch name {
    case "mini-markdown": return .notes
    case "library-notes": return .libraryNotes
    default:
      guard name.hasSuffix(".peg"), let word = words.value(of: grammar) else {
        let near = nearest(to: name, among: ["mini-markdown", "library-notes"])
        throw .misused(
          "there is no grammar '\(name)'",
          hint: near.map { "did you mean '\($0)'?" } ?? "a grammar of your own is a file FILE.peg")
      }
      let text = try contents(of: word)
      do throws(GrammarMistake) {
        return try TextParsing(grammar: text)
      } catch {
        throw Complaint(error, reading: word)
      }
    }
  }

  private static func chosenForm(_ words: Words) throws(Complaint) -> ParsedText.Form {
    guard let word = words.value(of: form) else { return .sexp }
    guard let form = ParsedText.Form(rawValue: word.shown) else {
      let near = nearest(to: word.shown, among: ParsedText.Form.allCases.map(\.rawValue))
      throw .misused(
        "'--as' does not know '\(word.shown)'", hint: near.map { "did you mean '\($0)'?" })
    }
    return form
  }

  private static func parsed(
    _ text: [UInt8], by parsing: TextParsing, _ words: Words, isUTF16: Bool
  ) throws(Complaint) -> ParsedText {
    guard let file = words.value(of: edits) else {
      if words.has(verify) { throw .misused("'--verify' needs '--edits'") }
      do throws(GrammarMistake) {
        return try parsing.parse(text)
      } catch {
        let file = words.operands.first.flatMap { $0.bytes == [UInt8(ascii: "-")] ? nil : $0 }
        throw Complaint(error, reading: file ?? Word(bytes: Array("standard input".utf8)))
      }
    }
    guard parsing.isIncremental else {
      throw .misused("'--edits' is for mini-markdown and library-notes")
    }
    let json = try contents(of: file)
    let list: TextEdits
    do throws(GrammarMistake) {
      list = try TextEdits(json: json)
    } catch {
      throw Complaint(error, reading: file)
    }
    do throws(EditFailure) {
      return try parsing.parse(
        text, edits: list.edits, utf16: isUTF16, verifies: words.has(verify))
    } catch {
      switch error {
      case .outside(let edit, let count):
        throw Complaint(
          "cannot apply edit \(edit) of '\(file.shown)': the text is only \(count) long there")
      case .differs(let edit):
        throw Complaint(
          "the tree after edit \(edit) is not the one of the text parsed from scratch")
      }
    }
  }
}

extension Complaint {
  /// A file that does not follow its grammar, with the place.
  init(_ mistake: GrammarMistake, reading file: Word) {
    self.init("\(file.shown):\(mistake.line):\(mistake.column): \(mistake.message)")
    picture = mistake.picture
  }
}
