import Commonplace
import NoteVocabulary

extension Command {
  static let importing = Command(
    name: "import", group: .inAndOut,
    operands: Operands("FILE|FOLDER...", [.file], 1..., noun: "a file or a folder"),
    summary: "Import Markdown files, a note each.",
    details: [
      "Folders are searched for files that end in .md or .markdown, and stay as they are. In front",
      "matter these are understood: title, author or authors, year, tags, folder, pinned, created;",
      "all other lines are kept, and written again by 'export'. The same files again change nothing,",
      "and notes edited here since are never overwritten.",
    ],
    examples: [Example("import ~/notes", "every Markdown file below the folder")],
    options: [.dryRun, .json]
  ) { (words, console) throws(Complaint) in
    var sources = try SourceFiles(in: words.operands.map { Path($0.bytes) })
    let isTrial = words.has(.dryRun)
    let library = isTrial ? try console.open(for: .writing) : try console.openOrMake()
    let progress = Progress("reading the files", console)
    defer { progress.end() }
    var count = 0
    System.noticeInterruption()
    let report = try complaining { () throws(LibraryError) in
      try library.importMarkdown(at: console.now, isTrial: isTrial) { () throws(LibraryError) in
        guard !System.isInterrupted else { throw LibraryError("stopped: nothing is imported") }
        count += 1
        progress.tell(count: count)
        return try sources.next()
      }
    }
    progress.end()
    let lines = report.lines(otherFiles: sources.otherCount, isTrial: isTrial)
    if words.has(.json) {
      console.output.json(.importing(report, lines))
    } else {
      for line in lines { console.output.line(line) }
    }
    return .done
  }
}

extension ImportReport {
  /// What became of the files, line by line.
  fileprivate func lines(otherFiles: Int, isTrial: Bool) -> [String] {
    let counts = [(added, "added"), (updated, "updated"), (unchanged, "unchanged")]
      .filter { $0.0 > 0 }.map { "\(counted($0.0, "note")) \(isTrial ? "would be " : "")\($0.1)" }
    var lines = [counts.isEmpty ? "nothing to import" : counts.joined(separator: ", ")]
    if otherFiles > 0 { lines.append("\(counted(otherFiles, "other file")) passed over") }
    for path in changedHere {
      lines.append("left as it is, because it was edited here: \(path.shown)")
    }
    for path in tooLong { lines.append("too long for a note: \(path.shown)") }
    for file in notUnderstood {
      let numbers = file.lines.map(String.init).joined(separator: ", ")
      let noun = file.lines.count == 1 ? "line" : "lines"
      lines.append("\(noun) \(numbers) not understood, kept as written: \(file.path.shown)")
    }
    for refused in refused {
      lines.append("no tag or folder can be named '\(refused.name)': \(refused.path.shown)")
    }
    return lines
  }
}

extension JSON {
  fileprivate static func importing(_ report: ImportReport, _ lines: [String]) -> JSON {
    .object([
      "kind": .text("markdown"), "notes": .whole(report.added),
      "updated": .whole(report.updated), "unchanged": .whole(report.unchanged),
      "notUnderstood": .whole(report.notUnderstood.count),
      "report": .list(lines.map { .text($0) }),
    ])
  }
}
