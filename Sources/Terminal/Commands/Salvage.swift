import Commonplace
import NoteVocabulary

extension Command {
  static let salvage = Command(
    name: "salvage", group: .care,
    operands: Operands("FILE", [.file], 1...1, noun: "a file for the new library"),
    summary: "Save what is left of a damaged library into a new one.",
    details: [
      "The library is read page by page, also where SQLite cannot read it any more, and is not changed.",
      "Every version and answer that is as it was written is kept; notes of which versions are lost",
      "are told. The status is 1 when something is lost. A backup may hold more: see 'libnotes backup",
      "list'.",
    ],
    examples: [Example("salvage saved.sqlite", "what is left of the library, in saved.sqlite")],
    options: [.json]
  ) { (words, console) throws(Complaint) in
    guard let word = words.operands.first else { return .failed }
    let (damaged, new) = (try console.libraryPath(), Path(word.bytes))
    let progress = Progress("reading what is left", console)
    defer { progress.end() }
    let report = try complaining { () throws(LibraryError) in
      try Library.salvage(damaged, to: new, at: console.now, using: &console.generator) {
        progress.tell($0)
      }
    }
    progress.end()
    if words.has(.json) {
      console.output.json(.salvage(report))
    } else {
      for line in report.lines(to: new) { console.output.line(line) }
    }
    return report.isComplete ? .done : .nothing
  }
}

extension SalvageReport {
  /// So many notes are named; most readers have backups of the others, too.
  private static let namedMax = 20

  fileprivate func lines(to new: Path) -> [String] {
    var lines = [
      "saved \(counted(notes, "note")), \(counted(versions, "version")) and "
        + "\(counted(answers, "answer")) in '\(new.shown)'"
    ]
    guard !isComplete else { return lines + ["nothing is lost"] }
    for loss in losses.prefix(SalvageReport.namedMax) {
      let name = loss.note.map { " (\($0.digits.prefix(8)))" } ?? ""
      let title = loss.title.isEmpty ? "a note without a known title" : "'\(loss.title)'"
      let kept = loss.kept == 0 ? "all that is known" : "\(loss.lost) of \(loss.lost + loss.kept)"
      lines.append("lost \(kept) of the versions of \(title)\(name)")
    }
    let others = losses.count - SalvageReport.namedMax
    if others > 0 { lines.append("lost versions of \(counted(others, "other note"))") }
    if lostAnswers > 0 { lines.append("lost \(counted(lostAnswers, "answer"))") }
    return lines
  }
}

extension JSON {
  fileprivate static func salvage(_ report: SalvageReport) -> JSON {
    .object([
      "notes": .whole(report.notes), "versions": .whole(report.versions),
      "answers": .whole(report.answers), "lostVersions": .whole(report.lostVersions),
      "lostAnswers": .whole(report.lostAnswers),
      "losses": .list(
        report.losses.map { loss in
          .object([
            "id": .text(loss.note?.digits), "title": .text(loss.title),
            "kept": .whole(loss.kept), "lost": .whole(loss.lost),
          ])
        }),
    ])
  }
}

extension JSONThing {
  static let salvage = JSONThing(
    name: "salvage", commands: ["salvage"],
    keys: [
      Key("notes", "how many notes were saved"),
      Key("versions", "how many versions"),
      Key("answers", "how many answers"),
      Key("lostVersions", "how many versions are lost, as far as is known"),
      Key("lostAnswers", "how many answers"),
      Key("losses", "a list of the notes of which versions are lost"),
    ])

  static let loss = JSONThing(
    name: "loss", commands: [],
    keys: [
      Key("id", "the id of the note, or null"),
      Key("title", "its title; empty where it is not known"),
      Key("kept", "how many of its versions were saved"),
      Key("lost", "how many are lost"),
    ])
}
