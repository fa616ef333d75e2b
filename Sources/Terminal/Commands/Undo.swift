import Commonplace
import NoteVocabulary

extension Command {
  static let undo = Command(
    name: "undo", group: .awayAndBack, summary: "Take the last command back that was not yet.",
    details: [
      "Called again it takes back the one before. On a terminal it shows what would be taken back",
      "and asks. What was changed since in the same place is never overwritten.",
    ],
    options: [.dryRun, .yes]
  ) { (words, console) throws(Complaint) in
    try takeBack(words, console, isRedo: false)
  }

  static let redo = Command(
    name: "redo", group: .awayAndBack, summary: "Do again what 'undo' took back last.",
    details: ["Only as long as no other command has written anything."], options: [.dryRun, .yes]
  ) { (words, console) throws(Complaint) in
    try takeBack(words, console, isRedo: true)
  }

  private static func takeBack(
    _ words: Words, _ console: Console, isRedo: Bool
  ) throws(Complaint) -> Status {
    let library = try console.open(for: .writing)
    let found = try complaining { () throws(LibraryError) in
      isRedo ? try library.commandToRedo() : try library.commandToUndo()
    }
    guard let command = found else {
      throw Complaint("nothing to \(isRedo ? "redo" : "undo")", status: .nothing)
    }
    let shown = try console.shown(command, in: library)
    if words.has(.dryRun) {
      for line in shown { console.output.line(line) }
      return .done
    }
    if console.input.isTerminal, !words.has(.yes) {
      for line in shown { console.tell(line) }
      guard console.asks(isRedo ? "Do it again? [Y/n] " : "Take it back? [Y/n] ") ?? true else {
        console.remark("everything stays as it is")
        return .done
      }
    }
    let now = console.now
    let report = try complaining { () throws(LibraryError) in
      isRedo ? try library.redo(at: now) : try library.undo(at: now)
    }
    guard let report else { return .done }
    console.output.line("\(isRedo ? "done again" : "taken back"): \(report.command.words)")
    for left in report.left {
      let name = try console.named(left.note, in: library)
      console.output.line("left as it is, because it was changed since: \(left.what) of \(name)")
    }
    return .done
  }
}

extension Console {
  /// So many notes of a command are shown.
  private static let notesShown = 10

  /// What a command did: its words, when, and to which notes.
  fileprivate func shown(
    _ command: DoneCommand, in library: Library
  ) throws(Complaint) -> [String] {
    let time = System.localTime(of: command.time)
    let day = time.said(on: System.localTime(of: now))
    var lines = ["\(day) \(time.clock)  \(command.words)"]
    // The library's own settings are kept as those of a note that is none.
    let notes = command.notes.filter { $0.bytes.contains { $0 != 0 } }
    for id in notes.prefix(Console.notesShown) {
      lines.append("  \(try named(id, in: library))")
    }
    let more = notes.count - Console.notesShown
    if more > 0 { lines.append("  and \(counted(more, "note")) more") }
    return lines
  }

  /// A note as a sentence names it; one that is gone for good by its id.
  fileprivate func named(_ id: NoteID, in library: Library) throws(Complaint) -> String {
    guard let note = try? library.note(named: id.digits) else {
      return "a note that is gone (\(id.digits.prefix(8)))"
    }
    return try Listing(library, self).named(note)
  }
}
