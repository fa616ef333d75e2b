import Commonplace
import NoteVocabulary

extension Command {
  static let home = Command(
    name: "home", group: .reading, summary: "Show what is at hand, and how much there is.",
    details: ["'libnotes' alone does the same."], options: [.json], isPaged: true
  ) { (words, console) throws(Complaint) in
    let path = try console.libraryPath()
    guard (try? System.kind(of: path)) != nil else {
      console.welcome(words, path)
      return .done
    }
    let library = try console.open(for: .reading)
    let day = console.today
    let page = try complaining { () throws(LibraryError) in try library.frontPage(on: day) }
    if words.has(.json) {
      console.output.json(.home(page))
    } else {
      try console.show(page, in: library)
    }
    return .done
  }
}

extension Console {
  /// There is no library yet.
  fileprivate func welcome(_ words: Words, _ path: Path) {
    guard !words.has(.json) else { return output.json(.home(nil)) }
    output.line("There is no library yet. The first note makes one, in this file:")
    output.line("  \(path.shown)")
    output.line()
    output.line("libnotes add 'The owl of Minerva flies at ?[when](dusk). #hegel'")
    output.line("libnotes help")
  }

  fileprivate func show(_ page: FrontPage, in library: Library) throws(Complaint) {
    let due = page.dueCount == 0 ? "nothing due today" : "\(counted(page.dueCount, "prompt")) due"
    output.line("\(counted(page.noteCount, "note")), \(due)")
    try show(page.pinned, "pinned", of: page.pinnedCount, in: library)
    try show(page.reading, "reading", of: page.readingCount, in: library)
    var folders = page.folders.map { ($0.name, $0.count) }
    if page.unsortedCount > 0, !folders.isEmpty { folders.append(("unsorted", page.unsortedCount)) }
    show(folders, "folders", .plain)
    show(page.tags.map { ("#\($0.name)", $0.count) }, "tags", .tag)
    if page.trashCount > 0 {
      output.line()
      output.line("\(counted(page.trashCount, "note")) in the trash")
    }
  }

  private func show(
    _ notes: [Note], _ name: String, of count: Int, in library: Library
  ) throws(Complaint) {
    guard !notes.isEmpty else { return }
    output.line()
    output.line(Line(name, .bold))
    try Listing(library, self, marksPins: false).show(notes)
    if count > notes.count { output.line(Line("and \(count - notes.count) more", .dim)) }
  }

  /// Names with numbers, as many on a line as there is room for.
  private func show(_ counts: [(name: String, count: Int)], _ name: String, _ look: Look) {
    guard !counts.isEmpty else { return }
    output.line()
    output.line(Line(name, .bold))
    let columns = output.columns ?? 100
    var line = Line()
    for (name, count) in counts {
      var item = Line(name, look)
      item.add(" \(count)", .dim)
      if line.columns > 0, line.columns + 3 + item.columns > columns {
        output.line(line)
        line = Line()
      }
      if line.columns > 0 { line.add("   ") }
      line.add(item)
    }
    output.line(line)
  }
}

extension JSON {
  fileprivate static func home(_ page: FrontPage?) -> JSON {
    func counts(_ counts: [FrontPage.Counted]) -> JSON {
      .list(counts.map { .object(["name": .text($0.name), "count": .whole($0.count)]) })
    }
    return .object([
      "notes": .whole(page?.noteCount ?? 0), "due": .whole(page?.dueCount ?? 0),
      "trashed": .whole(page?.trashCount ?? 0), "unsorted": .whole(page?.unsortedCount ?? 0),
      "pinned": .list((page?.pinned ?? []).map { .note($0) }),
      "reading": .list((page?.reading ?? []).map { .note($0) }),
      "folders": counts(page?.folders ?? []), "tags": counts(page?.tags ?? []),
    ])
  }
}
