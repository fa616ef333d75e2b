import MiniMarkdown
import NoteRendering
import Testing

@Suite struct `A hostile note` {
  /// Texts that a careless reader would take too long for, or too deep.
  private static let texts: [String: [UInt8]] = [
    "quotes in quotes": bytes(">", 64) + bytes(" a\n", 1),
    "quotes beyond the limit": bytes(">", 5000) + bytes(" a\n", 1),
    "items in items": bytes("- ", 3000) + bytes("a\n", 1),
    "indented items": (0..<64).flatMap { bytes("  ", $0) + bytes("- a\n", 1) },
    "emphasis in emphasis": bytes("*a **b ", 2000),
    "opening brackets": bytes("[", 10_000),
    "brackets": bytes("[", 2000) + bytes("]", 2000),
    "links in links": bytes("[", 500) + bytes("a", 1) + bytes("](b)", 500),
    "clozes in clozes": bytes("?[](", 2000) + bytes(")", 2000),
    "backticks": (1..<400).flatMap { bytes("`", $0) + bytes(" ", 1) },
    "references": bytes("[a]: /b\n\n", 1) + bytes("[a][b]", 4000),
    "definitions": (0..<1000).flatMap { bytes("[a\($0)]: /b\n", 1) },
    "a wide table": bytes("|a", 2000) + bytes("\n", 1) + bytes("|-", 2000) + bytes("\n|b\n", 1000),
    "an endless word": bytes("a", 1_000_000),
    "an endless line": bytes("word ", 200_000),
    "an endless line of wide letters": bytes("読", 30_000),
    "an endless mark": bytes("e", 1) + bytes("\u{301}", 30_000),
    "zero bytes": bytes("\0", 20_000),
    "no UTF-8": Array(repeating: 0xFF, count: 20_000),
    "half a letter": bytes("- a ", 1) + [0xE2, 0x80],
    "blank lines": bytes("\n", 30_000),
    "spaces": bytes(" ", 30_000),
    "lone returns": bytes("a\r", 10_000),
    "footnotes": (0..<500).flatMap { bytes("[^\($0)] [^\($0)]: a\n\n", 1) },
    "entities": bytes("&amp;", 5000) + bytes("&", 10_000),
  ]

  @Test(arguments: texts.keys.sorted())
  func `is shown all the same`(name: String) throws {
    let reading = NoteReading(of: try #require(Self.texts[name]))
    let html = HTMLRendering().html(of: reading)
    #expect(!html.utf8.contains(0))
    // No text grows beyond what its marks and its letters explain.
    #expect(html.utf8.count < 60 * reading.text.count + 1000)
    let page = TerminalRendering(columns: 80, isColored: true).text(of: reading)
    #expect(page.utf8.count < 60 * reading.text.count + 1000)
    #expect(reading.plainWords.count <= reading.text.count + 1)
    #expect(reading.title.utf8.count <= NoteReading.titleBytesMax)
    #expect(reading.tags.isEmpty)
  }

  private static func bytes(_ text: String, _ count: Int) -> [UInt8] {
    Array(String(repeating: text, count: count).utf8)
  }
}

@Suite struct `Bytes that are no text` {
  @Test func `are shown as U+FFFD`() {
    #expect(html(Array("a\0b".utf8)) == "<p>a\u{FFFD}b</p>\n")
    #expect(html([0x61, 0xFF, 0x62]) == "<p>a\u{FFFD}b</p>\n")
    #expect(html(Array("[a\0](b\0 \"c\0\") `d\0`".utf8)).contains("\u{FFFD}"))
    #expect(
      html(Array("```\0\n\0".utf8)).contains("<pre><code class=\"language-\u{FFFD}\">\u{FFFD}\n"))
    #expect(html(Array("?[\0](a) [[\0]] [^\0]\n\n[^\0]: b".utf8)).contains("title=\"\u{FFFD}\""))
  }

  private func html(_ text: [UInt8]) -> String { HTMLRendering().html(of: NoteReading(of: text)) }
}
