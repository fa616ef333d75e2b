/// Makes texts equal that a reader takes for equal.
///
///     for search    Café → cafe    ＡＢＣ → abc    Straße → strasse    ёлка → елка    किताब → किताब
///     for names     Café → café    ＡＢＣ → ａｂｃ    Straße → strasse    ёлка → ёлка    किताब → किताब
///
/// For search, marks fall away in Latin, Greek, Cyrillic, Arabic and Hebrew, and compatible forms
/// are one. For names (of tags and folders) only the case does. Either way it does not matter how
/// an accent is encoded, and what cannot be seen is gone. The result is UTF-8 always: bytes that
/// are not become U+FFFD. Folding a folded text changes nothing.
package struct Folding: Sendable {
  private var table: LetterTable

  package static let forSearch = Folding(table: LetterTable(forSearch: true))
  package static let forNames = Folding(table: LetterTable(forSearch: false))

  private init(table: LetterTable) { self.table = table }

  /// The folded text. It is `mutating` because letters met once are remembered.
  package mutating func folded(_ text: Span<UInt8>) -> [UInt8] {
    var result = FoldedText()
    result.bytes.reserveCapacity(text.count)
    var stream = LetterStream()
    var place = 0
    while place < text.count {
      place = result.takeASCII(text, from: place)
      guard place < text.count else { break }
      place = stream.read(text, from: place, by: &table, into: &result)
    }
    return result.bytes
  }

  /// The folded text.
  package mutating func folded(_ text: String) -> String {
    String(decoding: folded(Array(text.utf8).span), as: UTF8.self)
  }
}

/// Writes folded letters one after the other.
private struct FoldedText: LetterReader {
  var bytes: [UInt8] = []

  mutating func take(_ scalar: UInt32, _ kind: Letter.Kind, _ start: Int, _ end: Int) {
    // A joiner is seen by nobody; the picture it makes is told by its parts.
    if kind != .joiner { bytes.append(scalar: scalar) }
  }

  /// Takes bytes up to a scalar beyond ASCII, but not the letter that its marks may belong to.
  mutating func takeASCII(_ text: Span<UInt8>, from first: Int) -> Int {
    var end = first
    while end < text.count, text[end] < 0x80 { end += 1 }
    if end < text.count, end > first { end -= 1 }
    for place in first..<end {
      let byte = text[place]
      bytes.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
    return end
  }
}
