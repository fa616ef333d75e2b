import Commonplace
import NoteVocabulary

extension Command {
  static let export = Command(
    name: "export", group: .inAndOut,
    operands: Operands("NOTE [FILE|-]", [.note, .file], 1...2, noun: "a note"),
    summary: "Write a note as a Markdown file.",
    details: [
      "Tags set by hand, the folder, the book and all else that is known of the note stand in front",
      "matter before its text, so that 'import' makes the same note of it in another library.",
      "Without a file, or with '-', it goes to standard output.",
    ],
    examples: [Example("export Walden walden.md", "a note with all that is known of it")],
    options: [force]
  ) { (words, console) throws(Complaint) in
    guard let name = words.operands.first else { return .nothing }
    let library = try console.open(for: .reading)
    let note = try console.note(named: name, in: library)
    let file = try complaining { () throws(LibraryError) in try library.markdown(of: note) }
    guard words.operands.count == 2, words.operands[1].bytes != [UInt8(ascii: "-")] else {
      console.output.file(file)
      return .done
    }
    try write(file, to: Path(words.operands[1].bytes), isForced: words.has(force))
    return .done
  }

  private static let force = Option(name: "--force", summary: "Write over a file that is there.")

  private static func write(
    _ bytes: [UInt8], to path: Path, isForced: Bool
  ) throws(Complaint) {
    do throws(System.Refusal) {
      if isForced {
        try System.save(bytes, inPlaceOf: path)
      } else {
        try System.save(bytes, toNew: path)
      }
    } catch {
      throw Complaint(
        "cannot write '\(path.shown)': \(error.words)",
        hint: error == .exists ? "'--force' writes over it" : nil)
    }
  }
}
