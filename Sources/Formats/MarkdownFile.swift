import MiniMarkdown
import NoteVocabulary

/// A Markdown file of another program's, or of ours: a note, and in its front matter what is known
/// of it beside its text.
///
///     ---
///     title: Walden            ─► what is known
///     author: H. D. Thoreau
///     tags: [essays, nature]   ─► tags
///     folder: Essays
///     ---
///     # Walden                 ─► the text
package struct MarkdownFile: Hashable, Sendable {
  /// The note without its front matter.
  package var text: NoteText
  /// The note's own name, where the file tells it.
  package var id: NoteID?
  package var tags: [String] = []
  package var folder: String?
  package var isPinned: Bool = false
  package var created: Moment?
  /// All other keys, and `created` as it is written; several values are one, with commas.
  package var meta: [String: String] = [:]
  /// Lines of the front matter that could not be read, from 1.
  package var linesNotUnderstood: [Int] = []

  package init(_ bytes: [UInt8]) {
    // Some programs mark UTF-8 by three bytes at the beginning.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let written = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    // Only the front matter is parsed here; the note itself is when it is written.
    guard let end = MarkdownFile.endOfFrontMatter(in: written) else {
      text = NoteText(written)
      return
    }
    let reading = NoteReading(NoteSyntax.tree(of: Array(written[..<end])))
    var roots = reading.roots
    guard let front = roots.next(), front.kind == .frontMatter else {
      text = NoteText(written)
      return
    }
    let rest = written[front.range.upperBound...]
    text = NoteText(Array(rest.drop { $0 == 10 || $0 == 13 }))
    for entry in reading.frontMatter { take(entry) }
    linesNotUnderstood = MarkdownFile.linesNotUnderstood(written[front.range])
  }

  /// Where the line behind it begins, if the text begins with dashes and a line below them ends what
  /// they begin.
  private static func endOfFrontMatter(in text: [UInt8]) -> Int? {
    let dashes = Array("---".utf8)
    let marks = [dashes, Array("...".utf8)]
    guard text.starts(with: dashes) else { return nil }
    var start = 0
    while let lineEnd = text[start...].firstIndex(where: { $0 == 10 || $0 == 13 }) {
      start = lineEnd + 1
      let line = text[start...].prefix { $0 != 10 && $0 != 13 }
      let isBlank = line.dropFirst(3).allSatisfy { $0 == 32 || $0 == 9 }
      if isBlank, marks.contains(where: { line.starts(with: $0) }) {
        let isPair = text[line.endIndex...].starts(with: [13, 10])
        return min(line.endIndex + (isPair ? 2 : 1), text.count)
      }
    }
    return nil
  }

  private mutating func take(_ entry: FrontMatterEntry) {
    let values = entry.values.filter { !$0.isEmpty }
    guard let first = values.first else { return }
    switch entry.key.lowercased() {
    case "id": id = NoteID(digits: first)
    case "tags", "tag", "keywords": tags += entry.isList ? values : MarkdownFile.names(in: first)
    case "folder": folder = first
    case "pinned": isPinned = ["true", "yes", "1"].contains(first.lowercased())
    case "created", "date":
      created = Moment(utc: first)
      meta["created"] = first
    case "author", "authors": meta["author"] = MarkdownFile.listed(values)
    case let key: meta[key] = values.joined(separator: ", ")
    }
  }

  /// `essays, nature` or `essays nature`, as some programs write tags on one line.
  private static func names(in line: String) -> [String] {
    line.split { $0 == "," || (!line.contains(",") && $0 == " ") }
      .map { String($0.drop { $0 == " " }) }
  }

  /// `A`, `A and B`, `A, B and C`.
  private static func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Lines that are neither `key: value`, an item of a list, a remark nor blank.
  private static func linesNotUnderstood(_ front: ArraySlice<UInt8>) -> [Int] {
    let lines = front.split(separator: 10, omittingEmptySubsequences: false).dropFirst()
    return lines.enumerated().compactMap { index, line in
      let words = String(decoding: line, as: UTF8.self).drop { $0 == " " || $0 == "\t" }
      let isIndented = words.startIndex != words.base.startIndex
      let isKnown =
        words.allSatisfy(\.isWhitespace) || words.hasPrefix("#") || words.hasPrefix("-")
        || (!isIndented && words.contains(":")) || words.hasPrefix("...")
      return isKnown ? nil : index + 2
    }
  }
}
