import NoteVocabulary

/// A text in the reader's editor: in a file of its own, in a folder where only the reader may read.
/// It stays there until the text is kept elsewhere.
///
///     text ──► /tmp/libnotes-x7Yq2a/Walden.md ──► editor ──► text
struct EditedFile {
  let path: Path
  private let folder: Path
  /// What was written into it; its last line has an end, which the text may not have.
  private let written: [UInt8]
  private let text: NoteText

  init(_ text: NoteText, named title: String) throws(Complaint) {
    self.text = text
    written = text.bytes.isEmpty || text.bytes.last == 10 ? text.bytes : text.bytes + [10]
    let (written, name) = (written, Array("\(EditedFile.name(for: title)).md".utf8))
    let place = System.temporaryFolder
    (folder, path) = try EditedFile.trying("cannot make a file to edit in '\(place.shown)'") {
      () throws(System.Refusal) in
      let folder = try System.makeFolder(in: place)
      try System.make(folder.appending(name), holding: written)
      return (folder, folder.appending(name))
    }
  }

  /// Lets the reader edit it, and gives what stands there then.
  func edited() throws(Complaint) -> NoteText {
    let editor = try EditedFile.editor()
    let line = editor + [32] + path.bytes.quotedForShell
    let shown = String(decoding: editor, as: UTF8.self)
    let status = try EditedFile.trying("cannot run the editor '\(shown)'") {
      () throws(System.Refusal) in try System.run(line)
    }
    guard status == 0 else {
      throw kept(Complaint("the editor '\(shown)' failed with status \(status)"))
    }
    let path = path
    let bytes = try EditedFile.trying("cannot read '\(path.shown)'") { () throws(System.Refusal) in
      try System.contents(of: path, countMax: NoteText.countMax)
    }
    if bytes == written { return text }
    let endsAlike = text.bytes.isEmpty || text.bytes.last == 10
    return NoteText(endsAlike || bytes.last != 10 ? bytes : Array(bytes.dropLast()))
  }

  /// Removes it, with whatever the editor left beside it.
  func remove() { System.removeFolder(folder) }

  /// Does what keeps the text; when that fails, the reader is told where it is.
  func keeping<Answer>(_ work: () throws(Complaint) -> Answer) throws(Complaint) -> Answer {
    do throws(Complaint) {
      return try work()
    } catch {
      throw kept(error)
    }
  }

  /// The complaint, and where the text is.
  func kept(_ complaint: Complaint) -> Complaint {
    var complaint = complaint
    complaint.hint = "what you wrote is in '\(path.shown)'"
    return complaint
  }

  /// `$VISUAL`, `$EDITOR`, or one that is there.
  private static func editor() throws(Complaint) -> [UInt8] {
    if let named = System.variable("VISUAL") ?? System.variable("EDITOR") { return named }
    guard let found = ["editor", "nano", "vi"].first(where: System.hasProgram) else {
      throw Complaint("there is no editor", hint: "the variable EDITOR names one")
    }
    return Array(found.utf8)
  }

  /// A file's name: the first letters of a title, without what would be a folder or hide it.
  private static func name(for title: String) -> String {
    var name = ""
    for scalar in title.unicodeScalars where !Shown.isObeyed(scalar) {
      guard name.utf8.count < 60 else { break }
      name.unicodeScalars.append(scalar == "/" ? "-" : scalar)
    }
    let cleaned = name.drop { $0 == "." || $0 == "-" || $0 == " " }
    return cleaned.isEmpty ? "note" : String(cleaned)
  }

  private static func trying<Answer>(
    _ deed: String, _ work: () throws(System.Refusal) -> Answer
  ) throws(Complaint) -> Answer {
    do throws(System.Refusal) {
      return try work()
    } catch {
      throw Complaint("\(deed): \(error.words)")
    }
  }
}
