/// A quote in a note, with everything in it.
package struct NoteQuote: Hashable, Sendable {
  package var node: NoteReading.Node
  package var citation: Citation?

  /// Where in the book it stands: the last parenthesis at the end of the quote, `(p. 31)`.
  package struct Citation: Hashable, Sendable {
    /// What is written between the parentheses, without markers.
    package var words: String
    /// The bytes of the parenthesis and of the white space before it.
    package var range: Range<Int>
  }
}

extension NoteReading {
  /// The quotes of the note in their order; a quote inside another is part of it.
  package var quotes: [NoteQuote] {
    var quotes: [NoteQuote] = []
    var index = 0
    while index < count {
      guard kind(at: index) == .quote else {
        index += 1
        continue
      }
      let quote = node(at: index)
      quotes.append(NoteQuote(node: quote, citation: citation(of: quote)))
      index = quote.next
    }
    return quotes
  }

  /// The citation at the end of a quote; nothing when there are no other words in the quote.
  package func citation(of quote: Node) -> NoteQuote.Citation? {
    guard let paragraph = lastParagraph(in: quote), let place = lastParenthesis(in: paragraph)
    else { return nil }
    let inside = place.open + 1..<place.close
    let outside = [
      paragraph.range.lowerBound..<inside.lowerBound,
      inside.upperBound..<paragraph.range.upperBound,
    ]
    let citation = NoteQuote.Citation(
      words: words(of: paragraph, without: outside), range: place.start..<place.close + 1)
    var rest = PlainWords(omitted: [citation.range])
    rest.isForTitle = true
    rest.append(quote, of: self)
    return citation.words.isEmpty || rest.finished().isEmpty ? nil : citation
  }

  /// The paragraph a quote ends with, in its last list or inner quote if need be.
  private func lastParagraph(in quote: Node) -> Node? {
    var block = quote
    while block.kind == .quote || block.kind == .item || block.kind.isList {
      var last: Node?
      for child in children(of: block) where child.isBranch { last = child }
      guard let last else { return nil }
      block = last
    }
    return block.kind == .paragraph ? block : nil
  }

  /// Where a parenthesis stands: its white space, its opening and its closing.
  private struct Parenthesis {
    var start: Int
    var open: Int
    var close: Int
  }

  /// Reads the characters of a paragraph backwards from its end, not those in its spans:
  /// perhaps a full stop, `)`, anything in balance, `(`, and white space or the beginning.
  private func lastParenthesis(in paragraph: Node) -> Parenthesis? {
    var close: Int?
    var open: Int?
    var start = paragraph.range.lowerBound
    var depth = 0
    var hasStop = false
    backwards: for part in Array(children(of: paragraph)).reversed() {
      let isText = part.kind == .text
      for position in part.range.reversed() {
        let byte = text[position]
        let isSpace = byte.isWhite || part.kind.isMargin
        switch (close, open, byte) {
        case (_, .some, _):
          guard isSpace else {
            start = position + 1
            break backwards
          }
        case (nil, _, _) where isSpace: break
        case (nil, _, UInt8(ascii: ".")) where isText && !hasStop: hasStop = true
        case (nil, _, UInt8(ascii: ")")) where isText:
          close = position
          depth = 1
        case (nil, _, _): return nil
        case (_, nil, UInt8(ascii: ")")) where isText: depth += 1
        case (_, nil, UInt8(ascii: "(")) where isText:
          depth -= 1
          if depth == 0 { open = position }
        case (_, nil, _): break
        }
      }
    }
    guard let open, let close, start < open || open == paragraph.range.lowerBound else {
      return nil
    }
    return Parenthesis(start: start, open: open, close: close)
  }
}
