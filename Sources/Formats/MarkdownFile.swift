import NoteVocabulary

/// A Markdown file of another program's, or of ours: a note, and in its front matter what is known
/// of it beside its text.
///
///     ---
///     title: Walden            ─► what is known
///     author: H. D. Thoreau
///     tags: [essays, nature]   ─► tags
///     folder: Essays
///     # still to be read       ─► kept
///     ---
///                              ─► one empty line, if there is one
///     # Walden                 ─► the text
package struct MarkdownFile: Hashable, Sendable {
  /// The note without its front matter, byte by byte.
  package var text: NoteText
  /// The note's own name, where the file tells it.
  package var id: NoteID?
  package var tags: [String] = []
  package var folder: String?
  package var isPinned: Bool = false
  package var created: Moment?
  /// All other keys, and `created` as it is written. A list is written as `[one, two]`; the authors
  /// of a book as one names them.
  package var meta: [String: String] = [:]
  /// Lines of the front matter that say nothing of this, as they are written.
  package var kept: [UInt8] = []
  /// Those of them that are no remarks, and those with a value that cannot be used; from 1.
  package var linesNotUnderstood: [Int] = []

  /// The most bytes of a file: a note, and a megabyte that is known of it.
  package static let countMax: Int = NoteText.countMax + 1 << 20

  package init(text: NoteText) { self.text = text }

  /// Reads a file. Any bytes are one.
  package init(_ bytes: [UInt8]) {
    // Some programs mark UTF-8 by three bytes at the beginning.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let file = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    guard let front = FrontMatter(of: file) else {
      self.init(text: NoteText(file))
      return
    }
    self.init(text: NoteText(Array(file[front.end...])))
    var entries: [String: FrontMatter.Entry] = [:]
    var counts: [String: Int] = [:]
    for entry in front.entries {
      let name = MarkdownKey.name(of: entry.key)
      guard !MarkdownKey.tags.contains(name) else {
        tags += entry.value.words
        continue
      }
      let free = MarkdownFile.free(name, from: counts[name, default: 1]) { entries[$0] == nil }
      counts[name, default: 1] += 1
      if free != name { note(entry.range, of: file) }
      entries[free] = entry
    }
    take(&entries)
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      meta[MarkdownFile.free(MarkdownKey.meta(name)) { meta[$0] == nil }] = entry.value.written
      if MarkdownKey.isTaken(name) { note(entry.range, of: file) }
    }
    keep(front.others, of: file)
    linesNotUnderstood.sort()
  }

  /// What is said again is kept by another name: `title (2)`.
  private static func free(
    _ name: String, from first: Int = 1, _ isFree: (String) -> Bool
  ) -> String {
    var count = first
    var free: String { count == 1 ? name : "\(name) (\(count))" }
    while !isFree(free) { count += 1 }
    return free
  }

  /// Takes out what can be used of the keys with a meaning.
  private mutating func take(_ entries: inout [String: FrontMatter.Entry]) {
    func first<Answer>(_ names: [String], _ read: (FrontMatter.Value) -> Answer?) -> Answer? {
      for name in names {
        guard let answer = entries[name].flatMap({ read($0.value) }) else { continue }
        entries[name] = nil
        return answer
      }
      return nil
    }
    id = first(["libnotes", "id"]) { NoteID(digits: $0.line) }
    folder = first(["folder"]) { $0.line }.flatMap { $0.isEmpty ? nil : $0 }
    isPinned = first(["pinned"]) { MarkdownFile.truths[$0.line.lowercased()] } ?? false
    let date = first(["created", "date"]) { Moment(utc: $0.line) == nil ? nil : $0.line }
    created = date.flatMap { Moment(utc: $0) }
    if entries["meta:created"] == nil { meta["created"] = date }
    meta["author"] = first(["author"]) { $0.names }
    for name in MarkdownKey.book {
      if let line = first([name], \.line) { meta[name] = line }
    }
  }

  private static let truths: [String: Bool] = [
    "true": true, "yes": true, "1": true, "false": false, "no": false, "0": false, "": false,
  ]

  /// Keeps names that no tag can have with what is known of the note.
  package mutating func keepTags(_ names: [String]) {
    if !names.isEmpty { meta["tags"] = WrittenValue.written(names) }
  }

  /// Keeps lines as they are written. Where something stood between them, an empty line does now.
  private mutating func keep(_ others: [FrontMatter.Other], of file: [UInt8]) {
    var end: Int?
    for other in others.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let end, end < other.range.lowerBound { kept.append(10) }
      kept += file[other.range]
      end = other.range.upperBound
      if !other.isRemark { note(other.range, of: file) }
    }
  }

  /// Notes down the numbers of lines that were not understood.
  private mutating func note(_ range: Range<Int>, of file: [UInt8]) {
    var line = 1 + MarkdownFile.ends(in: file[..<range.lowerBound])
    let end = 1 + MarkdownFile.ends(in: file[..<range.upperBound])
    while line < end {
      linesNotUnderstood.append(line)
      line += 1
    }
  }

  /// How many lines end: with LF, with CR, or with both.
  private static func ends(in bytes: ArraySlice<UInt8>) -> Int {
    var last: UInt8 = 0
    var count = 0
    for byte in bytes {
      if byte == 13 || (byte == 10 && last != 13) { count += 1 }
      last = byte
    }
    return count
  }
}

extension FrontMatter.Value {
  /// What stands there, on one line.
  fileprivate var line: String {
    switch self {
    case .one(let value): value
    case .list(let values): values.joined(separator: ", ")
    }
  }

  /// The same, so that a list can be told from a line.
  fileprivate var written: String {
    switch self {
    case .one(let value): value
    case .list(let values): WrittenValue.written(values)
    }
  }

  /// `essays, nature` or `essays nature`, as some programs write tags on one line.
  fileprivate var words: [String] {
    switch self {
    case .list(let values): return values
    case .one(let line):
      let scalars = line.unicodeScalars
      let mark: Unicode.Scalar = scalars.contains(",") ? "," : " "
      return scalars.split(separator: mark).map { String($0.drop { $0 == " " }) }
    }
  }

  /// `A`, `A and B`, `A, B and C`.
  fileprivate var names: String {
    guard case .list(let names) = self, let last = names.last, names.count > 1 else { return line }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
