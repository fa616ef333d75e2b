/// Texts to measure and to test with: the same bytes for the same size and seed, everywhere.
package enum Corpus: String, CaseIterable, Sendable {
  /// A reader's notes on books: thoughts, quotes with citations, lists, tags, clozes, questions.
  case notes
  /// Manual pages: long paragraphs, code, nested lists, links, tables, reference definitions.
  case documentation

  /// A text of at most `bytes` bytes that ends with a whole line.
  package func text(bytes: Int, seed: UInt64 = 1) -> [UInt8] {
    var text: [UInt8]
    switch self {
    case .notes: text = NotesCorpus.text(bytes: bytes, seed: seed)
    case .documentation: text = DocumentationCorpus.text(bytes: bytes, seed: seed)
    }
    let end = text[..<min(bytes, text.count)].lastIndex(of: UInt8(ascii: "\n"))
    text.removeSubrange((end.map { $0 + 1 } ?? 0)...)
    return text
  }

  /// One paragraph of at most `bytes` bytes, on lines of a usual width.
  package static func paragraph(bytes: Int, seed: UInt64 = 1) -> [UInt8] {
    var prose = NotesCorpus.prose(seed: seed, width: 90)
    prose.text.reserveCapacity(bytes + 4096)
    while prose.text.count < bytes {
      prose.sentences(1...4)
      prose.endLine()
    }
    let end = prose.text[..<bytes].lastIndex(of: UInt8(ascii: "\n"))
    return Array(prose.text[..<(end.map { $0 + 1 } ?? 0)])
  }
}
