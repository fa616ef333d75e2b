import Commonplace
import NoteVocabulary

extension Command {
  private static let plain = Option(
    name: "--plain", summary: "As it is written, also on a terminal.")

  static let show = Command(
    name: "show", group: .reading, operands: .notes, summary: "Show notes.",
    details: [
      "On a terminal a note is laid out to be read, below a line of what is known of it. A file or a",
      "pipe gets every byte as it was written.",
      "",
      "A note that was changed on two sides in the same place is in conflict: the newer text is shown",
      "first, the other below it, each with its version; 'libnotes restore NOTE --to VERSION' takes",
      "one of them.",
    ],
    examples: [
      Example("show Walden", "a note by its title"),
      Example("show @last 5af8 > two.md", "two notes into a file"),
    ],
    options: [plain, .json], isPaged: true
  ) { (words, console) throws(Complaint) in
    let library = try console.open(for: .reading)
    let notes = try console.notes(words, in: library)
    let isLaidOut = console.output.isTerminal && !words.has(plain)
    var list = words.has(.json) ? JSONList(console.output) : nil
    for (place, note) in notes.enumerated() {
      let (text, others) = try console.texts(of: note, in: library)
      if list != nil {
        list?.add(.note(note, text, besides: others))
        continue
      }
      if place > 0 { console.output.line() }
      if isLaidOut {
        try console.layOut(note, text, besides: others, in: library)
        continue
      }
      // The last of them goes out as it is; those before it end with a line.
      if console.output.isShown || place + 1 < notes.count {
        console.output.text(text.bytes)
      } else {
        console.output.file(text.bytes)
      }
      try console.tell(besides: others, of: note, in: library)
    }
    list?.end()
    return .done
  }
}

extension Console {
  /// The text of a note, and those beside it where it is in conflict.
  fileprivate func texts(
    of note: Note, in library: Library
  ) throws(Complaint) -> (NoteText, besides: [ConflictingText]) {
    try complaining { () throws(LibraryError) in
      (try library.text(of: note), try library.conflicts(of: note).dropLast().reversed())
    }
  }

  /// A note as a terminal shows it best.
  fileprivate func layOut(
    _ note: Note, _ text: NoteText, besides others: [ConflictingText], in library: Library
  ) throws(Complaint) {
    let columns = output.columns ?? 80
    output.filled(try facts(of: note, in: library), behind: 6)
    output.line()
    output.page(text.page(columns: columns, inColor: output.isColored))
    for other in others {
      output.line()
      output.filled(heading(other), behind: 6)
      output.line()
      output.page(other.text.page(columns: columns, inColor: output.isColored))
    }
  }

  /// For a pipe: that what it gets is not all there is.
  fileprivate func tell(
    besides others: [ConflictingText], of note: Note, in library: Library
  ) throws(Complaint) {
    guard !others.isEmpty else { return }
    tell("libnotes: \(try Listing(library, self).named(note)) is in conflict")
    for other in others { tell(heading(other).text) }
    let id = try complaining { () throws(LibraryError) in try library.shortID(of: note) }
    tell("hint: 'libnotes restore \(id) --to VERSION' takes one of its texts")
  }

  /// The line above a text that is kept beside the one that is shown.
  private func heading(_ other: ConflictingText) -> Line {
    let time = System.localTime(of: other.version.time)
    var line = Line("in conflict with version ")
    line.add(String(other.version.id.prefix(8)), .bold)
    line.add(", written \(time.said(on: System.localTime(of: now))) \(time.clock)")
    return line
  }

  /// The line above a note: `5af8  written 3 Mar 2021, changed yesterday  in Books  #novels`.
  private func facts(of note: Note, in library: Library) throws(Complaint) -> Line {
    let id = try complaining { () throws(LibraryError) in try library.shortID(of: note) }
    let today = System.localTime(of: now)
    let (created, modified) = (note.created.said(on: today), note.modified.said(on: today))
    var line = Line(id, .bold)
    line.add("  written \(created)", .dim)
    if modified != created { line.add(", changed \(modified)", .dim) }
    if let trashed = note.trashed { line.add("  in the trash since \(trashed.said(on: today))") }
    if note.isPinned { line.add("  pinned", .dim) }
    if let folder = note.folder { line.add("  in \(folder)", .dim) }
    if let book = note.book { line.add("  on \(book.attribution)", .dim) }
    for tag in note.tags {
      line.add("  ")
      line.add("#\(tag)", .tag)
    }
    return line
  }
}

extension Moment {
  /// The date as one says it today.
  func said(on today: LocalTime) -> String { System.localTime(of: self).said(on: today) }
}
