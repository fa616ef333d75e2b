import Formats
import History
import MiniMarkdown
import NoteStore
import NoteVocabulary

/// A file to import.
public struct SourceFile: Hashable, Sendable {
  /// What tells it from the other files of its folder: its path inside it. The same file imported
  /// again is known by it.
  public let name: [UInt8]
  /// Where it lies, for the report.
  public let path: Path
  public let contents: [UInt8]

  /// The most bytes of a file: a note, and what is known of it in front of it.
  public static let countMax: Int = MarkdownFile.countMax

  public init(name: [UInt8], at path: Path, contents: [UInt8]) {
    self.name = name
    self.path = path
    self.contents = contents
  }
}

/// What became of the files of an import.
public struct ImportReport: Hashable, Sendable {
  public internal(set) var added: Int = 0
  /// Notes that were imported before and whose file has changed.
  public internal(set) var updated: Int = 0
  public internal(set) var unchanged: Int = 0
  /// Files that changed, as did their notes here since the last import: the notes stay as they are.
  public internal(set) var changedHere: [Path] = []
  /// Files too long to be a note.
  public internal(set) var tooLong: [Path] = []
  /// Files with lines in their front matter that could not be read. They are kept as they are.
  public internal(set) var notUnderstood: [Unread] = []
  /// Names that no tag or folder can have. They are kept with what is known of the note.
  public internal(set) var refused: [Refused] = []

  /// Lines of a file, from 1.
  public struct Unread: Hashable, Sendable {
    public let path: Path
    public let lines: [Int]
  }

  /// A name for a tag or a folder in a file.
  public struct Refused: Hashable, Sendable {
    public let path: Path
    public let name: String
  }
}

/// Importing Markdown files.
extension Library {
  /// Imports Markdown files, a note each, as a whole or not at all. The same files again change
  /// nothing, and what the reader has edited here since is never overwritten.
  ///
  /// `next` gives one file after the other, and nothing at the end: no more than one is held. When it
  /// throws, nothing is imported. With `isTrial` nothing is imported either, and the report says
  /// what would be.
  public func importMarkdown(
    at now: Moment, isTrial: Bool = false, _ next: () throws(LibraryError) -> SourceFile?
  ) throws(LibraryError) -> ImportReport {
    if !isTrial { backUp(before: .importing, at: now) }
    var refusal: LibraryError?
    var trial: ImportReport?
    do throws(LibraryError) {
      return try writing { () throws(NoteStoreError) in
        try store.write(at: now) { writing throws(NoteStoreError) in
          var report = ImportReport()
          let before = try store.lastNumber()
          while true {
            let file: SourceFile?
            do throws(LibraryError) {
              file = try next()
            } catch {
              refusal = error
              throw .failed(error.message)
            }
            guard file != nil || !isTrial else {
              // What is not finished is not written.
              trial = report
              throw .failed("a trial")
            }
            guard let file else { return report }
            try take(file, numbersBefore: before, &writing, &report)
          }
        }
      }
    } catch {
      if let trial { return trial }
      throw refusal ?? error
    }
  }

  /// The same with files that are at hand.
  public func importMarkdown(
    _ files: [SourceFile], at now: Moment
  ) throws(LibraryError) -> ImportReport {
    var rest = files.makeIterator()
    return try importMarkdown(at: now) { () throws(LibraryError) in rest.next() }
  }

  /// The id of a note that comes from a file, on every copy of a library.
  private static func id(ofFile name: [UInt8]) -> NoteID {
    NoteID(bytes: ContentID(kind: "markdown file", of: [name]).bytes)
  }

  private func take(
    _ file: SourceFile, numbersBefore before: Int64, _ writing: inout Writing,
    _ report: inout ImportReport
  ) throws(NoteStoreError) {
    var markdown = MarkdownFile(file.contents)
    guard markdown.text.bytes.count <= NoteText.countMax else {
      report.tooLong.append(file.path)
      return
    }
    report.refused += markdown.cleanNames().map {
      ImportReport.Refused(path: file.path, name: $0)
    }
    if !markdown.linesNotUnderstood.isEmpty {
      report.notUnderstood.append(
        ImportReport.Unread(path: file.path, lines: markdown.linesNotUnderstood))
    }
    if markdown.id == .library { markdown.id = nil }
    let id = markdown.id ?? Library.id(ofFile: file.name)
    guard try writing.isFree(id) else {
      return try update(id, from: file, markdown, &writing, &report)
    }
    let reading = NoteReading(NoteSyntax.tree(of: markdown.text.bytes))
    // The same words under the same title: the file was imported from another place. A note with a
    // name of its own is that note, whatever others say.
    if before > 0, markdown.id == nil,
      try store.holds(
        markdown.text, titled: Reading.title(of: reading, markdown.meta), upTo: before)
    {
      report.unchanged += 1
      return
    }
    try writing.add(
      id, markdown.text, by: .source(Library.kind, at: markdown.created), fields: markdown.fields,
      by: .source(Library.kind, at: nil)
    ) { Reading.derived(from: $0, reading) }
    report.added += 1
  }

  /// Brings the note that came from a file before, or has its id.
  private func update(
    _ id: NoteID, from file: SourceFile, _ markdown: MarkdownFile, _ writing: inout Writing,
    _ report: inout ImportReport
  ) throws(NoteStoreError) {
    var changed = false
    let isNew = try store.note(id) == nil
    switch try isNew ? .older : state(of: id, against: markdown.text) {
    case .same: break
    case .older:
      let origin = Writing.Origin.source(Library.kind, at: isNew ? markdown.created : nil)
      changed = try writing.setText(of: id, to: markdown.text, by: origin)
    case .editedHere: report.changedHere.append(file.path)
    }
    let present = try store.present(of: id)
    let fields = markdown.fields.filter { (field, value) in
      present.map { Library.mayImport(field, value, to: $0) } ?? true
    }
    if try writing.set(fields, of: id, by: .source(Library.kind, at: nil)) { changed = true }
    switch (isNew, changed) {
    case (true, _): report.added += 1
    case (false, true): report.updated += 1
    case (false, false): report.unchanged += 1
    }
  }

  private static let kind: String = "markdown"

  /// How the text of a note stands to that of its file.
  private enum FileState {
    case same
    /// The note is as it was imported, or there is none yet.
    case older
    case editedHere
  }

  private func state(of id: NoteID, against text: NoteText) throws(NoteStoreError) -> FileState {
    let versions = try store.versions(of: id).filter { $0.field == .text }
    guard let imported = versions.last(where: { $0.reason == .imported }) else {
      guard let here = try store.text(of: id) else { return .older }
      return here == text ? .same : .editedHere
    }
    if try store.text(ofVersion: imported.id) == text { return .same }
    return versions.heads.map(\.id) == [imported.id] ? .older : .editedHere
  }

  /// A field the reader has set here stays as it is, and so does a date that is known.
  private static func mayImport(_ field: Field, _ value: Value, to present: Present) -> Bool {
    let moment = field == .meta("created") ? value.string.flatMap { Moment(utc: $0) } : nil
    guard moment == nil || moment?.utc != present.created.utc else { return false }
    let heads = present.heads[field, default: []]
    return heads.allSatisfy { $0.version.author == .source(Library.kind) }
  }
}

extension MarkdownFile {
  /// Writes tags and the folder as they are written here. What none can be called is kept with what
  /// is known of the note, and given.
  fileprivate mutating func cleanNames() -> [String] {
    let wrong = tags.filter { TagSpelling.cleaned($0) == nil && !$0.isEmpty }
    tags = tags.compactMap(TagSpelling.cleaned)
    keepTags(wrong)
    guard let folder else { return wrong }
    self.folder = FolderSpelling.cleaned(folder)
    guard self.folder == nil else { return wrong }
    meta["folder"] = folder
    return wrong + [folder]
  }

  /// What the front matter says, as fields of a note.
  fileprivate var fields: [(Field, Value)] {
    var fields: [(Field, Value)] = tags.map { (.tag($0), .truth(true)) }
    if let folder { fields.append((.folder, .text(folder))) }
    if isPinned { fields.append((.pinned, .truth(true))) }
    for (key, value) in meta.sorted(by: { $0.key < $1.key }) {
      fields.append((.meta(key), .text(value)))
    }
    if !kept.isEmpty { fields.append((.frontMatter, .text(kept))) }
    return fields
  }
}
