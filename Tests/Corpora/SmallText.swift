/// Small texts made of what opens and closes every construct, in any order: where parsers that
/// should agree are most likely not to.
package enum SmallText: CaseIterable, Sendable {
  /// Marks, words and lines of the note language.
  case marks
  /// Whole lines that begin blocks, and marks among them.
  case lines
  /// Few marks over and over, so that they meet.
  case dense
  /// Marks with bytes among them that are not UTF-8, with NUL and every kind of line end.
  case bytes

  /// A text of some pieces.
  package func text(pieces: ClosedRange<Int>, _ random: inout SeededGenerator) -> [UInt8] {
    var text: [UInt8] = random.happens(percent: 2) ? [0xEF, 0xBB, 0xBF] : []
    let few = (0..<5).map { _ in Array(random.one(of: Self.fragments).utf8) }
    for _ in 0..<random.number(in: pieces) { text += piece(few, &random) }
    return text
  }

  private func piece(_ few: [[UInt8]], _ random: inout SeededGenerator) -> [UInt8] {
    switch self {
    case .marks: return Array(random.one(of: Self.fragments).utf8)
    case .lines:
      let line = random.happens(percent: 60) ? Self.openings : Self.fragments
      return Array((random.one(of: line) + random.one(of: Self.endings)).utf8)
    case .dense: return random.one(of: few)
    case .bytes:
      return random.happens(percent: 60)
        ? Array(random.one(of: Self.fragments).utf8) : random.one(of: Self.oddBytes)
    }
  }

  private static let fragments: [String] = [
    "a", "b c", "word ", "x", " ", "  ", "    ", "\t", "\n", "\n", "\n\n", "\r\n", "\r", "é",
    "ß", "語", "📚", "👩‍🚀", "❤️", "\u{301}", "\u{A0}", "“", "1", "*", "*", "**", "***", "_", "__",
    "~", "~~", "`", "`", "``", "```", "```\n", "\n```\n", "~~~\n", "[", "]", "(", ")", "](",
    "[a](b)", "[a](<b c> \"d\")", "![", "![a](b)", "[a]", "[a][b]", "[a]: b\n", "[a]: <b> 'c'\n",
    "\"", "'", "(c)", "[^1]", "[^1]: ", "[[", "]]", "[[a|b]]", "|", "?[", "?[a](", "?[a](b)",
    "?[](", "<", ">", "<a:b>", "<a@b.c>", "https://a.b", "http", "://", "# ", "## ", " #",
    "#tag", "#a/b", "#", "> ", ">", "\n> ", "\n>", "- ", "\n- ", "* ", "+ ", "1. ", "2) ",
    "\n  - ", "\n    ", "[ ] ", "[x] ", "Q: ", "\nQ: ", "A: ", "\nA: ", "tl;dr: ", "Summary: ",
    "\n---\n", "---\n", "===", "\n===\n", "***\n", "| a | b |\n", "|-|:-:|\n", "\\", "\\*",
    "\\\n", "  \n", "&amp;", "&#33;", "&", ";", ":", "!", "?", ".", "-", "=",
  ]

  private static let openings: [String] = [
    "", "a", "a b", "- a", "  - b", "    c", "1. a", "2) b", "   d", "* ", "-", "> a", "> > b",
    "> - c", ">", "> ```", "- ```", "```", "~~~~ x", "# a #", "## ", "a\n===", "a\n---", "---",
    "* * *", "Q: a", "A: b", "tl;dr: a", "summary:b", "[a]: b", "[a]:\n  'c'", "[^a]: b",
    "    code", "\tcode", "|a|b|", "|-|-|", "a | b", "-|-", "- [ ] a", "- [x] b", "1.\ta",
    "-\ta", "   > a", "*a", "b*", "[a", "b](c", "`a", "b`", "?[a](b", "c)", "**a", "a  ", "a\\",
    "#tag", "- > a", "- - - b", "10. a", "    > a", "\t- a", "- \n  a",
  ]

  private static let endings: [String] = [
    "\n", "\n", "\n", "\n\n", "\r\n", "\r", " \n", "\n  ", "\n\t", "",
  ]

  private static let oddBytes: [[UInt8]] = [
    [0x80], [0xC2], [0xE2, 0x82], [0xF0, 0x9F], [0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
    [0xF4, 0x90], [0], [0x0D], [0x0D, 0x0A], [0x0A], [0x0B], [0x0C], [0x7F], [0xC2, 0x85],
    [0xE2, 0x80, 0xA8], [0xEF, 0xBB, 0xBF], [0x20], [0x09],
  ]
}
