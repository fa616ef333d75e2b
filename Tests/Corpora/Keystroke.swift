/// A small change: some bytes of a text, and what stands there afterwards.
package struct Keystroke: Hashable, Sendable {
  package var range: Range<Int>
  package var bytes: [UInt8]

  package init(range: Range<Int>, bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }

  /// The keystroke that takes this one back, when `text` is the text before it.
  package func undo(in text: [UInt8]) -> Keystroke {
    Keystroke(
      range: range.lowerBound..<range.lowerBound + bytes.count, bytes: Array(text[range]))
  }

  package func apply(to text: inout [UInt8]) { text.replaceSubrange(range, with: bytes) }

  /// What a person types somewhere: mostly letters, now and then a space, a mark or a rubout.
  package static func typed(in text: [UInt8], _ random: inout SeededGenerator) -> Keystroke {
    let place = scalarStart(in: text, near: random.number(below: text.count + 1))
    switch random.number(below: 100) {
    case ..<80: return insertion(letters, at: place, &random)
    case ..<90: return insertion([" "], at: place, &random)
    case ..<95: return insertion(marks, at: place, &random)
    default:
      let end = scalarEnd(in: text, after: place)
      return Keystroke(range: place..<end, bytes: [])
    }
  }

  /// Something that opens or closes structure, is pasted over a stretch, or deletes one: what is
  /// most likely to be parsed again wrongly.
  package static func rough(in text: [UInt8], _ random: inout SeededGenerator) -> Keystroke {
    let place = scalarStart(in: text, near: random.number(below: text.count + 1))
    var end = place
    if random.happens(percent: 45) {
      let reach = random.happens(percent: 80) ? 12 : 300
      end = scalarStart(in: text, near: min(text.count, place + random.number(below: reach)))
    }
    var bytes: [UInt8] = []
    if end == place || random.happens(percent: 50) {
      for _ in 0..<random.number(in: 1...3) { bytes += Array(random.one(of: fragments).utf8) }
    }
    return Keystroke(range: place..<max(place, end), bytes: bytes)
  }

  private static func insertion(
    _ choices: [String], at place: Int, _ random: inout SeededGenerator
  ) -> Keystroke {
    Keystroke(range: place..<place, bytes: Array(random.one(of: choices).utf8))
  }

  private static func scalarStart(in text: [UInt8], near place: Int) -> Int {
    var start = place
    while start > 0, start < text.count, text[start] & 0xc0 == 0x80 { start -= 1 }
    return start
  }

  private static func scalarEnd(in text: [UInt8], after start: Int) -> Int {
    guard start < text.count else { return start }
    var end = start + 1
    while end < text.count, text[end] & 0xc0 == 0x80 { end += 1 }
    return end
  }

  private static let letters: [String] =
    "etaoinshrdlucmfwypvbgkjqxz".map { String($0) } + ["é", "λ"]
  private static let marks: [String] = [
    "*", "_", "`", "[", "]", "(", ")", "#", ">", "\n", "-", "?",
  ]

  private static let fragments: [String] = [
    "a", "word ", " ", "  ", "    ", "\t", "\n", "\n\n", "\r\n", "\r", "\0", "é", "📚", "\u{301}",
    "*", "**", "***", "_", "__", "~~", "`", "``", "```", "```\n", "\n```\n", "~~~\n", "[", "]", "(",
    ")", "](", "[a](b)", "![", "[a]: b\n", "[^1]", "[^1]: ", "[[", "]]", "[[a|b]]", "?[", "?[a](",
    "?[a](b)", "<", ">", "<a:b>", "https://a.b", "# ", "## ", "#tag", "#", "> ", ">", "\n> ", "- ",
    "\n- ", "* ", "1. ", "2) ", "\n  - ", "[ ] ", "Q: ", "\nQ: ", "A: ", "\nA: ", "tl;dr: ",
    "\n---\n", "---\n", "===\n", "***\n", "| a | b |\n", "| - | - |\n", "|", "\\", "\\*", "&amp;",
    "&#", ";",
  ]
}
