import Commonplace
import NoteVocabulary

extension Command {
  static let edit = Command(
    name: "edit", group: .writing, operands: .note,
    summary: "Change a note in your editor.",
    details: [
      "The editor is $VISUAL, else $EDITOR. It gets the note in a file of its own, which is removed",
      "when the change is kept. If the editor fails, or the change cannot be kept, the text stays in",
      "that file, and its path is told. What was changed in the meantime is merged in.",
      "",
      "An editor with a window of its own must be told to wait: EDITOR='code --wait'.",
    ],
    options: [.yes]
  ) { (words, console) throws(Complaint) in
    let library = try console.open(for: .writing)
    let note = try console.note(named: words.operands[0], in: library)
    let text = try complaining { () throws(LibraryError) in try library.text(of: note) }
    let file = try EditedFile(text, named: note.titleShown)
    let edited = try file.edited()
    let name = try Listing(library, console).named(note)
    guard edited != text else {
      file.remove()
      console.remark("nothing was changed in \(name)")
      return .done
    }
    let isEmpty = edited.bytes.allSatisfy { $0 == 32 || (9...13).contains($0) }
    if isEmpty {
      do throws(Complaint) {
        guard try console.agrees(to: "empty the note \(name)", words) else {
          file.remove()
          console.remark("\(name) stays as it was")
          return .done
        }
      } catch {
        file.remove()
        throw error
      }
    }
    try file.keeping { () throws(Complaint) in
      _ = try complaining { () throws(LibraryError) in
        try library.edit(note, to: edited, at: console.now)
      }
    }
    console.remark("changed \(name)")
    file.remove()
    return .done
  }
}
