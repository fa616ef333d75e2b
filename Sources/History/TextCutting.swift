/// Cuts a text into the pieces that a merge moves about whole.
///
///     Walden\n | \n | A pond. | It is deep. | \n
///                     ╰─ one line of over 120 characters ─╯
///
/// A piece is a line with its newline. A line over 120 characters is cut again behind each of its
/// sentences, so that two readers can work on one long paragraph.
package enum TextCutting {
  /// A line with more characters is cut into sentences.
  package static let lineCharactersMax: Int = 120

  /// The pieces of a text, which cover it. Nothing is cut inside the parts to keep whole, which are
  /// in order.
  package static func pieces(
    of text: [UInt8], keepingWhole parts: [Range<Int>] = []
  ) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    var kept = parts.makeIterator()
    var part = kept.next()
    var keptEnd = 0
    cut(text) { place in
      while let next = part, next.lowerBound < place {
        keptEnd = max(keptEnd, next.upperBound)
        part = kept.next()
      }
      guard place >= keptEnd else { return }
      pieces.append(start..<place)
      start = place
    }
    if start < text.count { pieces.append(start..<text.count) }
    return pieces
  }

  /// Tells where to cut, in order; the end of the text is one of the places, unless it is empty.
  private static func cut(_ text: [UInt8], _ tell: (Int) -> Void) {
    var start = 0
    var characters = 0
    for place in text.indices {
      // The bytes that go on with a character begin with 10.
      if text[place] & 0xc0 != 0x80 { characters += 1 }
      guard text.endsLine(at: place) else { continue }
      cutLine(text, start..<place + 1, characters, tell)
      start = place + 1
      characters = 0
    }
    if start < text.count { cutLine(text, start..<text.count, characters, tell) }
  }

  private static func cutLine(
    _ text: [UInt8], _ line: Range<Int>, _ characters: Int, _ tell: (Int) -> Void
  ) {
    if characters > lineCharactersMax {
      var place = line.lowerBound
      while let end = text.sentenceEnd(in: place..<line.upperBound) {
        tell(end)
        place = end
      }
      guard place < line.upperBound else { return }
    }
    tell(line.upperBound)
  }
}

extension [UInt8] {
  /// Whether the byte is the last of a newline: `\n`, `\r\n` or `\r`.
  fileprivate func endsLine(at place: Int) -> Bool {
    switch self[place] {
    case 10: true
    case 13: place + 1 == count || self[place + 1] != 10
    default: false
    }
  }

  /// Behind the first sentence that ends in this part of a line: behind its stop and what closes
  /// it, where a space or the end of the line follows.
  fileprivate func sentenceEnd(in part: Range<Int>) -> Int? {
    var place = part.lowerBound
    while place < part.upperBound {
      guard Sentence.starts.contains(self[place]) else {
        place += 1
        continue
      }
      guard let stop = Sentence.stops.first(where: { holds($0, at: place, part) }) else {
        place += 1
        continue
      }
      place += stop.count
      while let mark = Sentence.closing.first(where: { holds($0, at: place, part) }) {
        place += mark.count
      }
      let isBeforeSpace = place == part.upperBound || [9, 10, 13, 32].contains(self[place])
      // Chinese and Japanese sentences stand side by side without spaces.
      if isBeforeSpace || Sentence.wide.contains(stop) { return place }
    }
    return nil
  }

  private func holds(_ mark: [UInt8], at place: Int, _ part: Range<Int>) -> Bool {
    place + mark.count <= part.upperBound && self[place] == mark[0]
      && self[place..<place + mark.count].elementsEqual(mark)
  }
}

/// What ends a sentence, and what may stand between its stop and the space behind it.
private enum Sentence {
  static let wide: [[UInt8]] = ["。", "！", "？"].map { Array($0.utf8) }
  static let stops: [[UInt8]] = [".", "!", "?", "…"].map { Array($0.utf8) } + wide
  /// The first bytes of stops, to pass over all others quickly.
  static let starts: Set<UInt8> = Set(stops.compactMap(\.first))
  static let closing: [[UInt8]] =
    [".", "!", "?", "…", "\"", "'", ")", "]", "”", "’", "»", "›", "」", "』", "）", "*", "_"]
    .map { Array($0.utf8) }
}
