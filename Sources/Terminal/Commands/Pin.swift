import Commonplace
import NoteVocabulary

extension Command {
  static let pin = Command(
    name: "pin", group: .organising, operands: .notes,
    summary: "Pin notes: they stand first in lists.", options: [.dryRun]
  ) { (words, console) throws(Complaint) in
    try setPins(words, console, true)
  }

  static let unpin = Command(
    name: "unpin", group: .organising, operands: .notes,
    summary: "Let notes stand in lists where they belong.", options: [.dryRun]
  ) { (words, console) throws(Complaint) in
    try setPins(words, console, false)
  }

  private static func setPins(
    _ words: Words, _ console: Console, _ isPinned: Bool
  ) throws(Complaint) -> Status {
    let library = try console.open(for: .writing)
    let notes = try console.notes(words, in: library)
    let isTrial = words.has(.dryRun)
    let changed =
      isTrial
      ? notes.filter { $0.isPinned != isPinned }
      : try complaining { () throws(LibraryError) in
        isPinned
          ? try library.pin(notes, at: console.now) : try library.unpin(notes, at: console.now)
      }
    try console.tell(isPinned ? "pinned" : "unpinned", changed, in: library, isTrial: isTrial)
    let count = notes.count - changed.count
    if count > 0 {
      console.remark("\(counted(count, "note")) stay\(count == 1 ? "s" : "") as before")
    }
    return .done
  }
}
