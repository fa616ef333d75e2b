import Commonplace
import NoteVocabulary

extension Command {
  private static let full = Option(
    name: "--full", summary: "Show every line that was changed, however many there are.")

  static let history = Command(
    name: "history", group: .reading, operands: .note,
    summary: "Show what a note was, version by version, with the words that changed.",
    details: [
      "The newest stands first. Words that were added stand in '{+ +}', those that were removed in",
      "'[- -]'. The digits before each version name it for 'libnotes restore'.",
    ],
    options: [full, .json], isPaged: true
  ) { (words, console) throws(Complaint) in
    let library = try console.open(for: .reading)
    let note = try console.note(named: words.operands[0], in: library)
    let history = try NoteHistory(of: note, in: library)
    if words.has(.json) {
      var list = JSONList(console.output)
      for place in history.versions.indices {
        list.add(.version(history.versions[place], try history.changes(at: place)))
      }
      list.end()
      return .done
    }
    for place in history.versions.indices {
      try console.show(history, at: place, isFull: words.has(full))
    }
    return .done
  }
}

/// The versions of a note, and what each changed.
struct NoteHistory {
  let note: Note
  let versions: [PastVersion]
  private let library: Library

  init(of note: Note, in library: Library) throws(Complaint) {
    self.note = note
    self.library = library
    let history = try complaining { () throws(LibraryError) in try library.history(of: note) }
    // What was written at once stands together, the text first.
    versions = history.enumerated().sorted { one, other in
      (other.element.time, one.element.field == "text" ? 0 : 1, one.offset)
        < (one.element.time, other.element.field == "text" ? 0 : 1, other.offset)
    }.map(\.element)
  }

  /// The words a version changed; nothing for what is not a text.
  func changes(at place: Int) throws(Complaint) -> [WordChange]? {
    let version = versions[place]
    guard version.field == "text" else { return nil }
    return try complaining { () throws(LibraryError) in try library.changes(by: version) }
  }

  /// So many digits of an id tell the versions apart, four at least.
  var digits: Int {
    (4..<32).first { count in
      Set(versions.map { $0.id.prefix(count) }).count == versions.count
    } ?? 32
  }
}

extension Console {
  /// More lines of a version are shown only when they are asked for.
  private static let linesShown = 12

  fileprivate func show(
    _ history: NoteHistory, at place: Int, isFull: Bool
  ) throws(Complaint) {
    let version = history.versions[place]
    let time = System.localTime(of: version.time)
    var line = Line(String(version.id.prefix(history.digits)), .bold)
    line.add("  \(time.said(on: System.localTime(of: now))) \(time.clock)", .dim)
    let changes = try history.changes(at: place)
    let isFirst = version.reason == "edit" && changes?.allSatisfy { $0.kind == .added } ?? false
    line.add("  \(isFirst ? "written" : version.said)")
    output.filled(line, behind: 6)
    // A text is set off from what follows; the rest stands line below line.
    guard let changes else { return }
    defer { if place + 1 < history.versions.count { output.line() } }
    let lines = ChangedLines(changes).lines.flatMap {
      $0.filled(to: (output.columns ?? Int.max) - 6)
    }
    let shown = isFull ? lines.count : min(lines.count, Console.linesShown)
    for line in lines.prefix(shown) {
      var indented = Line("      ")
      indented.add(line)
      output.line(indented)
    }
    if lines.count > shown {
      output.line(Line("      and \(counted(lines.count - shown, "line")) more", .dim))
    }
  }
}

extension PastVersion {
  /// What was done, in words.
  fileprivate var said: String {
    let deed =
      switch reason {
      case "edit": "edited"
      case "import": "imported"
      case "outside": "written by another program"
      case "undo": "taken back"
      case "tags": "organised"
      default: reason
      }
    let parts = field.split(separator: " ", maxSplits: 1).map(String.init)
    switch (parts[0], parts.dropFirst().first, value) {
    case ("text", _, _): return deed
    case ("state", _, "trash"): return "\(deed): moved to the trash"
    case ("state", _, _): return "\(deed): outside the trash"
    case ("pinned", _, "1"): return "\(deed): pinned"
    case ("pinned", _, _): return "\(deed): not pinned"
    case ("tag", let tag?, "1"): return "\(deed): tagged #\(tag)"
    case ("tag", let tag?, _): return "\(deed): not tagged #\(tag) by hand"
    case ("folder", nil, let folder?): return "\(deed): in the folder '\(folder)'"
    case ("folder", nil, nil): return "\(deed): in no folder"
    case ("meta", let key?, let value?): return "\(deed): \(key) is '\(value)'"
    case ("meta", let key?, nil): return "\(deed): no \(key)"
    case (_, _, let value?): return "\(deed): \(field) is '\(value)'"
    case (_, _, nil): return "\(deed): no \(field)"
    }
  }
}

extension JSON {
  fileprivate static func version(_ version: PastVersion, _ changes: [WordChange]?) -> JSON {
    func words(_ kind: WordChange.Kind) -> JSON {
      changes.map { changes in
        .list(
          changes.filter { $0.kind == kind }.map {
            .text(String(decoding: $0.text, as: UTF8.self))
          })
      } ?? .none
    }
    return .object([
      "id": .text(version.id), "time": .time(version.time), "field": .text(version.field),
      "why": .text(version.reason), "replica": .text(version.copyID),
      "added": words(.added), "removed": words(.removed), "value": .text(version.value),
      "current": .truth(version.isShown),
    ])
  }
}
