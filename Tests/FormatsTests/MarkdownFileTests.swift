import NoteVocabulary
import TestCorpora
import TestSupport
import Testing

@testable import Formats

@Suite struct `A Markdown file` {
  private func file(_ lines: String...) -> MarkdownFile {
    MarkdownFile(Array(lines.joined(separator: "\n").utf8))
  }

  private func front(_ lines: String...) -> MarkdownFile {
    MarkdownFile(Array((["---"] + lines + ["---", ""]).joined(separator: "\n").utf8))
  }

  @Test func `is a note as it stands without front matter`() {
    for text in ["", "text", "\n\ntext", "----\na: b\n---\n", "---\na: b\n", " ---\n---\n"] {
      #expect(file(text) == MarkdownFile(text: NoteText(text)))
    }
  }

  @Test func `begins behind the front matter and one empty line`() {
    let texts = [
      "---\na: b\n---\ntext": "text", "---\na: b\n---\n\ntext": "text",
      "---\na: b\n---\n\n\ntext": "\ntext", "---\r\na: b\r\n...\r\n\r\ntext\r\n": "text\r\n",
      "---\na: b\n---": "", "---\na: b\n---\n  \ntext": "  \ntext", "---\n---\n---\n": "---\n",
      "\u{FEFF}---\na: b\n---\ntext": "text", "\u{FEFF}text": "text",
    ]
    for (written, text) in texts { #expect(file(written).text == NoteText(text)) }
  }

  @Test func `says what is known of a note`() {
    let known = front(
      "ID: 0123456789abcdef0123456789abcdef", "Title: Walden", "authors: [Ann, Bob, Eve]",
      "Tags: [a, b/c, 'd e']", "keywords: f, g", "tag: h #i", "folder: Essays", "pinned: Yes",
      "date: 2020-10-31", "Rating: 4", "Own-Key: x", "aliases:", "- one", "- two, three")
    #expect(known.id == NoteID(digits: "0123456789abcdef0123456789abcdef"))
    #expect(known.tags == ["a", "b/c", "d e", "f", "g", "h", "#i"])
    #expect(known.folder == "Essays" && known.isPinned)
    #expect(known.created?.utc == "2020-10-31T00:00:00Z")
    let meta = [
      "title": "Walden", "author": "Ann, Bob and Eve", "created": "2020-10-31", "rating": "4",
      "Own-Key": "x", "aliases": "[one, \"two, three\"]",
    ]
    #expect(known.meta == meta)
    #expect(known.kept == [] && known.linesNotUnderstood == [])
  }

  @Test(arguments: [
    ("a: plain # no remark", "plain # no remark"), ("a:   spaces  \t", "spaces"),
    ("a: over\n  two lines", "over two lines"), ("a: http://x.y:80/", "http://x.y:80/"),
    ("a: Walden: Life", "Walden: Life"), ("a: [Draft] text", "[Draft] text"),
    ("a: [[Note]]", "[[Note]]"), ("a: {open", "{open"),
    ("a: \"quo\\\"ted\\\" \\u2028\"", "quo\"ted\" \u{2028}"),
    ("a: \"\\ud83d\\ude00\\x41\\U0001F600\\e\\0\"", "\u{1F600}A\u{1F600}\u{1B}\0"),
    ("a: \"C:\\path\"", "\"C:\\path\""), ("a: \"\\n\\n\\\\\"", "\n\n\\"),
    ("a: \"folded  \n   here\n\n   twice\"", "folded here\ntwice"),
    ("a: 'it''s \\n'", "it's \\n"), ("a: ''''''", "''"),
    ("a: \"one\" two", "\"one\" two"), ("a: ''", ""), ("a:", ""),
    ("a: |\n  one\n   two\n\n  three", "one\n two\n\nthree\n"),
    ("a: |-\n  one\n  two", "one\ntwo"),
    (
      "a: >\n  one\n  two\n\n  three\n    four\n  five",
      "one two\nthree\n  four\nfive\n"
    ),
    ("a: |1\n  one", " one\n"), ("a: [x, 'y, z', \"w\"]", "[x, \"y, z\", w]"),
    ("a: []", "[]"),
    ("a: [one,\n  two,\n ]", "[one, two]"),
    ("a:\n  - one\n\n  -\n  - \"t:w o\"", "[one, t:w o]"),
    ("a:\n- don't", "[\"don't\"]"), ("\"a\": quoted key", "quoted key"),
    ("a : spaced key", "spaced key"),
  ])
  func `has values as YAML writes them`(written: String, value: String) {
    let known = front(written)
    #expect(known.meta["a"].map { Array($0.utf8) } == Array(value.utf8))
    #expect(known.kept == [])
  }

  @Test(arguments: [
    ("author:\n  name: Ann", [3, 4]), ("no colon", [3]), ("- item", [3]), ("a: {b: c}", [3]),
    ("a:\n  - b: c\n    d: e", [3, 4, 5]), ("a: [[b, c], d]", [3]), ("a: b\na: c", [4]),
    ("author: b\nauthor: c", [4]),
    ("a:\n  - b\n- c", [3, 4, 5]), ("? complex\n: key", [3, 4]), ("a: \"\\ud83d\"", [3]),
    ("# a remark", []), ("a:b", [3]), ("\n  indented: line", [4]), ("\n\ta: tab", [4]),
    ("pinned: perhaps", [3]), ("a: b\n c: d", [3, 4]),
  ])
  func `keeps what it does not understand`(written: String, lines: [Int]) {
    let known = front("first: 1", written, "last: 2")
    #expect(known.meta["first"] == "1" && known.meta["last"] == "2")
    #expect(known.linesNotUnderstood == lines)
    let again = MarkdownFile(known.bytes)
    #expect(again.kept == known.kept && again.meta == known.meta)
    for line in written.split(separator: "\n") {
      let words = line.split(whereSeparator: { " \t-:{}[]?,".contains($0) })
      for word in words { #expect(String(decoding: known.bytes, as: UTF8.self).contains(word)) }
    }
  }

  @Test func `keeps lines that are not UTF-8 byte by byte`() {
    let line: [UInt8] = Array("caf".utf8) + [0xE9] + Array(": \0 ".utf8) + [0xFF, 10]
    var known = MarkdownFile(Array("---\na: b\n".utf8) + line + Array("---\n".utf8))
    #expect(known.kept == line && known.meta == ["a": "b"])
    #expect(known.linesNotUnderstood == [3])
    // Before them stands an empty line.
    known.linesNotUnderstood = [4]
    #expect(MarkdownFile(known.bytes) == known)
  }

  @Test func `is written in an order of its own`() {
    let known = front(
      "zebra: 1", "# remark", "year: 1854", "pinned: true", "title: 'yes'", "nested:", "  a: b",
      "created: 2020-10-31", "tags: [b, a c]", "id: 20201031")
    let written = """
      ---
      title: "yes"
      year: 1854
      id: 20201031
      zebra: 1
      tags: [b, a c]
      pinned: true
      created: 2020-10-31

      # remark

      nested:
        a: b
      ---


      """
    #expect(String(decoding: known.bytes, as: UTF8.self) == written)
  }

  @Test(arguments: [
    "tags", "Folder", "pinned", "created", "id", "libnotes", "authors", "date", "meta:x", "Title",
    "meta:tags", "a: b", "#a", "- a", "", " ", "---", "?", "\n", "true", "KEYWORDS", "meta:",
    String(repeating: "long ", count: 300),
  ])
  func `may know anything by any name`(key: String) {
    for value in ["x", "", "[a, b]", "[a,b]", "2020-10-31", String(repeating: "0a", count: 16)] {
      var known = MarkdownFile(text: NoteText("text"))
      known.id = NoteID(digits: String(repeating: "1b", count: 16))
      known.created = Moment(milliseconds: 0)
      known.tags = ["a tag"]
      known.meta = [key: value]
      var again = MarkdownFile(known.bytes)
      again.linesNotUnderstood = []
      // The date stands there even if nothing more is known of it.
      if key != "created" { again.meta["created"] = nil }
      if key == "created", let date = Moment(utc: value) { known.created = date }
      #expect(again == known, "\(String(decoding: known.bytes, as: UTF8.self))")
    }
  }
}
