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
      "other keys are kept. The same files again change nothing, and notes edited here since are",
      "never overwritten.",
    ],
    examples: [Example("import ~/notes", "every Markdown file below the folder")],
    options: [.json]
  ) { (words, console) throws(Complaint) in
    var sources = Sources()
    for word in words.operands { try sources.take(Path(word.bytes)) }
    let library = try console.openOrMake()
    let report = try complaining { () throws(LibraryError) in
      try library.importMarkdown(sources.files, at: console.now)
    }
    let lines = report.lines(otherFiles: sources.otherCount)
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
  fileprivate func lines(otherFiles: Int) -> [String] {
    let counts = [(added, "added"), (updated, "updated"), (unchanged, "unchanged")]
      .filter { $0.0 > 0 }.map { "\(counted($0.0, "note")) \($0.1)" }
    var lines = [counts.isEmpty ? "nothing to import" : counts.joined(separator: ", ")]
    if otherFiles > 0 { lines.append("\(counted(otherFiles, "other file")) passed over") }
    for path in changedHere {
      lines.append("left as it is, because it was edited here: \(path.shown)")
    }
    for path in tooLong { lines.append("too long for a note: \(path.shown)") }
    for file in notUnderstood {
      let numbers = file.lines.map(String.init).joined(separator: ", ")
      lines.append("line \(numbers) not understood: \(file.path.shown)")
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

/// The files to import.
private struct Sources {
  private(set) var files: [SourceFile] = []
  /// How many files of other kinds lie among them.
  private(set) var otherCount: Int = 0

  /// Folders in folders, so many at most.
  private static let depthMax = 64

  mutating func take(_ path: Path) throws(Complaint) {
    switch try reading(path, { () throws(System.Refusal) in try System.kind(of: path) }) {
    case .folder:
      try take(folder: path, named: System.realPath(of: path).name, depth: 0)
    case .file:
      // Known by the folder it lies in and its name, as when that folder is imported.
      let real = System.realPath(of: path)
      let folder = real.folder ?? Path("")
      try take(file: path, named: Path(folder.name).appending(real.name).bytes)
    case .other: throw Complaint("cannot read '\(path.shown)': it is neither a file nor a folder")
    }
  }

  private mutating func take(file path: Path, named name: [UInt8]) throws(Complaint) {
    let contents = try reading(path) { () throws(System.Refusal) in
      try System.contents(of: path, countMax: NoteText.countMax)
    }
    files.append(SourceFile(name: name, at: path, contents: contents))
  }

  /// `named` is the way to the folder, from the name of the one that was asked for.
  private mutating func take(
    folder path: Path, named name: [UInt8], depth: Int
  ) throws(Complaint) {
    guard depth < Sources.depthMax else { return }
    let names = try reading(path) { () throws(System.Refusal) in try System.names(in: path) }
    for inner in names {
      let place = path.appending(inner)
      let innerName = Path(name).appending(inner).bytes
      // A link that leads nowhere is nothing to import; one to a folder could lead in a circle.
      switch try? System.kind(of: place) {
      case .folder where !System.isLink(place):
        try take(folder: place, named: innerName, depth: depth + 1)
      case .file where isMarkdown(inner): try take(file: place, named: innerName)
      case .folder, .file, .other, nil: otherCount += 1
      }
    }
  }

  private func isMarkdown(_ name: [UInt8]) -> Bool {
    let shown = String(decoding: name, as: UTF8.self).lowercased()
    return shown.hasSuffix(".md") || shown.hasSuffix(".markdown")
  }

  private func reading<Answer>(
    _ path: Path, _ work: () throws(System.Refusal) -> Answer
  ) throws(Complaint) -> Answer {
    do throws(System.Refusal) {
      return try work()
    } catch {
      throw Complaint("cannot read '\(path.shown)': \(error.words)")
    }
  }
}
