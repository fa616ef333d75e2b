import Commonplace
import NoteVocabulary

extension Command {
  static let backup = Command(
    name: "backup", group: .care, summary: "Copy the library to a safe place beside it.",
    details: [
      "Backups lie in a folder beside the library, whose name ends in '.backups'. One is made by the",
      "first command of a day that writes, and one before an import, a change of many notes, a",
      "restoration and the like. The three newest stay, and of those before one a day for a week, one",
      "a week for a month and one a month for half a year; together they are at most five times as",
      "large as the library. Copy the folder elsewhere from time to time: a disk can break as a whole.",
    ],
    examples: [
      Example("backup", "a copy of the library as it is now"),
      Example("backup restore yesterday", "the library as it was in the evening of that day"),
    ],
    parts: [.listBackups, .restoreBackup]
  ) { (words, console) throws(Complaint) in
    let library = try console.open(for: .reading)
    let backup = try complaining { () throws(LibraryError) in
      try library.backUp(at: console.now)
    }
    console.output.line(backup.path.shown)
    return .done
  }

  static let listBackups = Command(
    name: "list", group: .care, summary: "List the backups, the newest first.", options: [.json],
    isPaged: true
  ) { (words, console) throws(Complaint) in
    let backups = try console.backups()
    if words.has(.json) {
      var list = JSONList(console.output)
      for backup in backups { list.add(.backup(backup)) }
      list.end()
    }
    guard !backups.isEmpty else { throw Complaint("no backups", status: .nothing) }
    guard !words.has(.json) else { return .done }
    let today = System.localTime(of: console.now)
    for backup in backups {
      let local = System.localTime(of: backup.made)
      var line = Line(backup.name, .bold)
      line.pad(to: 34)
      line.add("\(local.said(on: today)) \(local.clock)", .dim)
      line.pad(to: 54)
      line.add(backup.size.shownAsBytes)
      console.output.line(line)
    }
    return .done
  }

  static let restoreBackup = Command(
    name: "restore", group: .care,
    operands: Operands("FILE|DATE", [.backup], 1...1, noun: "a backup or a date"),
    summary: "Go back to a backup: the library becomes what it was then.",
    details: [
      "A backup is named as 'libnotes backup list' names it, by its path, or by a date: the last one",
      "of that day is meant. What is in the library now is saved as a backup before.",
    ],
    options: [.yes]
  ) { (words, console) throws(Complaint) in
    guard let word = words.operands.first else { return .failed }
    let path = try console.libraryPath()
    let backup = try console.backup(named: word)
    let deed = "replace '\(path.shown)' by '\(backup.shown)'"
    guard try console.agrees(to: deed, words) else { return .nothing }
    let replaced = try complaining { () throws(LibraryError) in
      try Library.restore(backup, at: path, now: console.now)
    }
    switch replaced {
    case .nothing: console.output.line("restored; there was no library before")
    case .saved(let before):
      console.output.line("restored; what the library was before is in \(before.name)")
    case .keptAside(let before):
      console.output.line("restored; the library was damaged, and is kept as \(before.shown)")
    }
    return .done
  }
}

extension Console {
  fileprivate func backups() throws(Complaint) -> [Library.Backup] {
    let path = try libraryPath()
    return try complaining { () throws(LibraryError) in try Library.backups(of: path) }
  }

  /// The backup a reader means: a file, the name of one, or the last of a day.
  fileprivate func backup(named word: Word) throws(Complaint) -> Path {
    let backups = try backups()
    let names = [word.bytes, word.bytes + Array(".sqlite".utf8)]
    if let backup = backups.first(where: { names.contains($0.path.name) }) { return backup.path }
    if case .file? = try? System.kind(of: Path(word.bytes)) { return Path(word.bytes) }
    guard let text = String(validating: word.bytes, as: UTF8.self),
      let date = HumanDate(text, now: System.localTime(of: now))
    else {
      throw Complaint(
        "no backup '\(word.shown)'", hint: "'libnotes backup list' shows those there are")
    }
    let stretch = System.moment(of: date.start)..<System.moment(of: date.end)
    guard let backup = backups.first(where: { stretch.contains($0.made) }) else {
      throw Complaint(
        "no backup of '\(word.shown)'", hint: "'libnotes backup list' shows those there are")
    }
    return backup.path
  }
}

extension Int64 {
  /// `368 KB`.
  fileprivate var shownAsBytes: String {
    switch self {
    case ..<10_000: "\(self) bytes"
    case ..<10_000_000: "\((self + 500) / 1000) KB"
    default: "\((self + 500_000) / 1_000_000) MB"
    }
  }
}

extension JSON {
  fileprivate static func backup(_ backup: Library.Backup) -> JSON {
    .object([
      "name": .text(backup.name), "path": .text(backup.path.shown), "made": .time(backup.made),
      "reason": .text(backup.reason), "bytes": .whole(Int(backup.size)),
    ])
  }
}

extension JSONThing {
  static let backup = JSONThing(
    name: "backup", commands: ["backup list"],
    keys: [
      Key("name", "what 'libnotes backup restore' takes"),
      Key("path", "where it lies"),
      Key("made", "a time"),
      Key("reason", "asked, daily, or before what: import, change, restore, update, repair"),
      Key("bytes", "how large it is"),
    ])
}
