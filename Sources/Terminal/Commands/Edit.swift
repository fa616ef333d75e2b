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
    let before = try complaining { () throws(LibraryError) in try library.textToEdit(of: note) }
    let file = try EditedFile(before.text, named: note.titleShown)
    let edited = try file.edited()
    let name = try Listing(library, console).named(note)
    guard edited != before.text else {
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
    let outcome = try file.keeping { () throws(Complaint) in
      try complaining { () throws(LibraryError) in
        try library.edit(note, from: before, to: edited, at: console.now)
      }
    }
    file.remove()
    let id = try complaining { () throws(LibraryError) in try library.shortID(of: note) }
    return console.tell(outcome, of: name, id)
  }
}

extension Console {
  /// What became of an edited note. A conflict is nothing that is done with.
  fileprivate func tell(_ outcome: EditOutcome, of name: String, _ id: String) -> Status {
    switch outcome {
    case .unchanged, .saved: remark("changed \(name)")
    case .merged: tell("changed \(name); what was written in the meantime is in it, too")
    case .conflict:
      tell(
        "libnotes: \(name) was changed in the meantime in the same place: your text is shown, the "
          + "other is kept beside it")
      tell("hint: 'libnotes show \(id)' shows both")
      return .nothing
    }
    return .done
  }
}
