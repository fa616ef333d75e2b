import MiniMarkdown
import Testing

@Suite struct `The plain words of a note` {
  @Test(arguments: [
    ("One\ntwo.", "One two."),
    ("One  \ntwo.", "One\ntwo."),
    ("# A *b* #\n\nc", "A b\nc"),
    ("?[who](Ada) wrote ?[x]() it.", "Ada wrote it."),
    ("[here](/x) ![a *cat*](c.png) [x][y]", "here a cat x"),
    ("[[Walden|the book]] [[Emma]]", "the book Emma"),
    (#"\*&eacute;&nosuch;&#33;\\"#, #"*é&nosuch;!\"#),
    ("<a@b.c> https://d.e #f/g `x\ny`", "a@b.c https://d.e #f/g x y"),
    ("- [ ] a\n- b\n  c", "a\nb c"),
    ("> a\n> b\nc", "a b c"),
    ("| a | b |\n|---|---|\n| c | d |", "a b\nc d"),
    ("```c\n  x\n  y\n```", "  x\n  y"),
    ("Q: Who?\nA: Ada.", "Who?\nAda."),
    ("tl;dr: Short.", "Short."),
    ("---\na: b\n---\n[l]: /x\n\n***\n\nw[^1]\n\n[^1]: n", "w\nn"),
    ("", ""),
  ])
  func `are those a reader sees`(text: String, words: String) {
    #expect(String(decoding: NoteReading(text).plainWords, as: UTF8.self) == words)
  }

  @Test func `leave out what is not wanted`() throws {
    let reading = NoteReading("one two three")
    let node = try #require(reading.roots.first { _ in true })
    #expect(reading.words(of: node, without: [3..<7]) == "one three")
  }

  @Test func `keep bytes that are not UTF-8`() {
    #expect(NoteReading(of: [0x61, 0xFF, 0x62]).plainWords == [0x61, 0xFF, 0x62])
  }
}

@Suite struct `The title of a note` {
  @Test(arguments: [
    ("First\n\n# Title", "Title"),
    ("A\nb\n==", "A b"),
    ("\n> Do I\n> dare", "Do I"),
    ("#\n\na", "a"),
    ("```\n\nx = 1\ny\n```", "x = 1"),
    ("---\ntitle: x\n---\n- *a*\n- b", "a"),
    ("\n\n", ""),
    ("", ""),
  ])
  func `is its first heading or else its first line`(text: String, title: String) {
    #expect(NoteReading(text).title == title)
  }

  @Test func `is cut between letters when it is too long`() {
    let title = NoteReading(String(repeating: "é", count: 800)).title
    #expect(title == String(repeating: "é", count: NoteReading.titleBytesMax / 2))
  }
}

extension NoteReading {
  init(_ text: String) { self.init(of: Array(text.utf8)) }
}
