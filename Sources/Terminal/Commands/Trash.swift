import Commonplace
import NoteVocabulary

extension Command {
  static let trash = Command(
    name: "trash", group: .awayAndBack,
    summary: "List the notes in the trash, take them out of it, or remove them for good.",
    details: [
      "What has been in the trash for \(Library.trashDays) days is removed for good, little by little."
    ],
    options: [.json], parts: [trashList, trashRestore, trashEmpty, trashPurge], isPaged: true
  ) { (words, console) throws(Complaint) in
    try listTrash(words, console)
  }

  private static let trashList = Command(
    name: "list", group: .awayAndBack,
    summary: "List the notes in the trash, those deleted last first.", options: [.json],
    isPaged: true
  ) { (words, console) throws(Complaint) in
    try listTrash(words, console)
  }

  private static let everything = Option(name: "--all", summary: "Take every note out.")

  private static let trashRestore = Command(
    name: "restore", group: .awayAndBack,
    operands: Operands("[NOTE...]", [.trashed], 0...),
    summary: "Take notes out of the trash.", options: [everything, .dryRun]
  ) { (words, console) throws(Complaint) in
    guard words.isEmpty == words.has(everything) else {
      throw .misused("'trash restore' needs a note, or '--all'")
    }
    let library = try console.open(for: .writing)
    let trash = try complaining { () throws(LibraryError) in try library.trash() }
    var notes = words.isEmpty ? trash : []
    for name in words.operands {
      notes.append(try console.note(named: name, inTrash: trash, of: library))
    }
    let isTrial = words.has(.dryRun)
    if !isTrial {
      try complaining { () throws(LibraryError) in
        _ = try library.takeBack(notes, at: console.now)
      }
    }
    try console.tell("taken out of the trash", notes, in: library, isTrial: isTrial)
    if notes.isEmpty { throw Complaint("the trash is empty", status: .nothing) }
    return .done
  }

  private static let trashEmpty = Command(
    name: "empty", group: .awayAndBack, summary: "Remove every note in the trash for good.",
    details: ["This cannot be undone. Backups hold the notes until they are thinned."],
    options: [.dryRun, .yes]
  ) { (words, console) throws(Complaint) in
    let library = try console.open(for: .writing)
    let trash = try complaining { () throws(LibraryError) in try library.trash() }
    if trash.isEmpty { throw Complaint("the trash is empty", status: .nothing) }
    try console.removeForGood(trash, words, in: library)
    return .done
  }

  private static let trashPurge = Command(
    name: "purge", group: .awayAndBack,
    operands: Operands("NOTE...", [.trashed], 1..., noun: "a note in the trash"),
    summary: "Remove notes in the trash for good.",
    details: ["This cannot be undone. Backups hold the notes until they are thinned."],
    options: [.dryRun, .yes]
  ) { (words, console) throws(Complaint) in
    let library = try console.open(for: .writing)
    let trash = try complaining { () throws(LibraryError) in try library.trash() }
    var notes: [Note] = []
    for name in words.operands {
      notes.append(try console.note(named: name, inTrash: trash, of: library))
    }
    try console.removeForGood(notes, words, in: library)
    return .done
  }

  private static func listTrash(_ words: Words, _ console: Console) throws(Complaint) -> Status {
    let library = try console.open(for: .reading)
    let notes = try complaining { () throws(LibraryError) in try library.trash() }
    var list = NoteList(words, in: library, console)
    for note in notes { try list.add(note) }
    list.end()
    if notes.isEmpty { throw Complaint("the trash is empty", status: .nothing) }
    return .done
  }
}

extension Console {
  /// Removes notes for good, if the reader agrees.
  fileprivate func removeForGood(
    _ notes: [Note], _ words: Words, in library: Library
  ) throws(Complaint) {
    let deed = "removed for good"
    if words.has(.dryRun) { return try tell(deed, notes, in: library, isTrial: true) }
    let question = "remove \(counted(notes.count, "note")) for good"
    guard try agrees(to: question, warning: "This cannot be undone.", words) else {
      return remark("everything stays as it is")
    }
    let gone = try complaining { () throws(LibraryError) in
      try library.purge(notes, at: now)
    }
    remark("\(deed): \(counted(gone.count, "note"))")
    let stay = notes.count - gone.count
    if stay > 0 { tell("\(counted(stay, "note")) changed elsewhere meanwhile, and not removed") }
    try forgetOldTrash(of: library)
  }

  /// Removes for good what has been in the trash for long, and says so.
  func forgetOldTrash(of library: Library) throws(Complaint) {
    let gone = try complaining { () throws(LibraryError) in try library.purgeOldTrash(at: now) }
    guard !gone.isEmpty else { return }
    tell(
      "removed for good after \(Library.trashDays) days in the trash: "
        + "\(counted(gone.count, "note"))")
  }

  /// The note in the trash that a reader names by its title or the beginning of its id.
  func note(
    named name: Word, inTrash trash: [Note], of library: Library
  ) throws(Complaint) -> Note {
    let text = try name.text().lowercased()
    let found = trash.filter {
      $0.title.lowercased() == text || text.count >= 4 && $0.id.digits.hasPrefix(text)
    }
    guard let note = found.first else {
      throw Complaint(
        "no note named '\(name.shown)' in the trash", hint: "'libnotes trash' lists what is there")
    }
    guard found.count == 1 else {
      let listing = Listing(library, self)
      var names: [String] = []
      for note in found.prefix(10) { names.append(try listing.named(note)) }
      throw Complaint(
        "'\(name.shown)' names \(found.count) notes in the trash: "
          + names.joined(separator: ", "),
        hint: "the id before each title names it alone")
    }
    return note
  }
}
