import Commonplace
import NoteVocabulary

extension Command {
  static let delete = Command(
    name: "delete", group: .awayAndBack, operands: .notes,
    summary: "Move notes to the trash.",
    details: [
      "They can be had back: 'libnotes trash restore', or 'libnotes undo'. With '--dry-run' the notes",
      "are listed, and stay. After \(Library.trashDays) days in the trash they are removed for good.",
    ],
    examples: [
      Example("delete Walden", "a note by its title"),
      Example("delete --dry-run -- '#old'", "which notes would go, by a query"),
    ],
    options: [.dryRun]
  ) { (words, console) throws(Complaint) in
    let library = try console.open(for: .writing)
    let notes = try console.notes(words, in: library)
    let isTrial = words.has(.dryRun)
    let gone =
      isTrial
      ? notes.filter { $0.trashed == nil }
      : try complaining { () throws(LibraryError) in try library.delete(notes, at: console.now) }
    try console.tell("moved to the trash", gone, in: library, isTrial: isTrial)
    let count = notes.count - gone.count
    if count > 0 { console.remark("\(counted(count, "note")) in the trash already") }
    if !isTrial { try console.forgetOldTrash(of: library) }
    return .done
  }
}
