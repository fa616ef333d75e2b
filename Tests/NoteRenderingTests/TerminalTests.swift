import Letters
import MiniMarkdown
import NoteRendering
import Testing

private func shown(_ text: String, columns: Int = 40, isColored: Bool = false) -> String {
  shown(Array(text.utf8), columns: columns, isColored: isColored)
}

private func shown(_ text: [UInt8], columns: Int = 40, isColored: Bool = false) -> String {
  TerminalRendering(columns: columns, isColored: isColored).text(of: NoteReading(of: text))
}

@Suite struct `A note in a terminal` {
  @Test(arguments: [
    ("## A *b*\n\nc", "## A *b*\n\nc\n"),
    (
      "one two three four five six seven eight nine ten",
      "one two three four five six seven eight\nnine ten\n"
    ),
    ("a\nb  \nc", "a b\nc\n"),
    ("> a\n> > b\n>\n> c\nd", "│ a\n│\n│ │ b\n│\n│ c d\n"),
    ("- a\n- b\n  - c\n\nd", "• a\n• b\n  • c\n\nd\n"),
    ("- a\n\n- b", "• a\n\n• b\n"),
    ("9) a\n1) b\n-", "9) a\n10) b\n\n•\n"),
    ("- [x] a\n- [ ] b", "• [x] a\n• [ ] b\n"),
    ("- - a", "• • a\n"),
    (
      "- one two three four five six seven eight nine",
      "• one two three four five six seven\n  eight nine\n"
    ),
    ("```c\nx = 1\n\ty\n```\n    z", "    x = 1\n        y\n\n    z\n"),
    ("***", String(repeating: "─", count: 40) + "\n"),
    ("Q: Who *is*\nit?\nA: Ada.", "Q: Who *is* it?\nA: Ada.\n"),
    ("tl;dr: a", "tl;dr: a\n"),
    ("---\na: b\n---\nc", "---\na: b\n---\n\nc\n"),
    ("[a](/b) <cc:d> ![e](f.png)", "a </b> cc:d [image: e] <f.png>\n"),
    ("[a][b] [c] [d]\n\n[b]: /x\n[d]: /y", "a </x> [c] d </y>\n"),
    ("[a [b]](c)\n\n[b]: /x", "[a b </x>](c)\n"),
    ("`` a`b `` ~~c~~ [[d|e]] #f ?[g](h) ?[i]()", "`a`b` ~~c~~ [[e]] #f h [i]\n"),
    ("a[^1]\n\n[^1]: b\n\n    c", "a[1]\n\n[1] b\n\n    c\n"),
    (#"\*&amp;&#955;"#, "*&λ\n"),
    ("", ""),
  ])
  func `is laid out by what it says`(text: String, page: String) {
    #expect(shown(text) == page)
  }

  @Test func `shows styles instead of marks when there are colours`() {
    #expect(
      shown("# a\n*b **c*** `d` #e ?[](f) [g](/h)", isColored: true) == """
        \u{1B}[0;2m# \u{1B}[0m\u{1B}[0;1ma\u{1B}[0m

        \u{1B}[0;3mb \u{1B}[0;1;3mc\u{1B}[0m \u{1B}[0;36md\u{1B}[0m \u{1B}[0;35m#e\u{1B}[0m \
        \u{1B}[0;7mf\u{1B}[0m \u{1B}[0;4mg\u{1B}[0;2;4m </h>\u{1B}[0m\n
        """)
  }

  @Test(arguments: [
    (
      "読書百遍義自ら見る、という言葉がある。本を読むのは楽しい。",
      "読書百遍義自ら見る、という言葉がある。本\nを読むのは楽しい。\n"
    ),
    // A closing mark does not begin a line.
    ("あいうえおかきくけこさしすせそたちつてと。", "あいうえおかきくけこさしすせそたちつて\nと。\n"),
    ("👩‍👩‍👧👩‍👩‍👧 é́é́", "👩‍👩‍👧👩‍👩‍👧 é́é́\n"),
    (
      String(repeating: "x", count: 90),
      String(repeating: "x", count: 40) + "\n" + String(repeating: "x", count: 40)
        + "\nxxxxxxxxxx\n"
    ),
  ])
  func `is wrapped by the columns of its letters`(text: String, page: String) {
    #expect(shown(text) == page)
  }

  @Test func `is laid out for the widths there are`() {
    #expect(TerminalRendering(columns: 1).columns == 40)
    #expect(TerminalRendering(columns: 100).columns == 100)
    #expect(TerminalRendering(columns: 1000).columns == 200)
  }

  @Test(arguments: [40, 57, 80, 200], [false, true])
  func `is never wider than the terminal`(columns: Int, isColored: Bool) {
    let words = ["a", "読書", "👩‍👩‍👧", "é́", String(repeating: "long", count: 30), "**b", "c**", "`d`"]
    var text = "| \(words.joined(separator: " | ")) |\n|\(String(repeating: "---|", count: 8))\n"
    for row in 0..<8 { text += "| \(words.shuffled(by: row).joined(separator: " | ")) |\n" }
    var margin = ""
    for depth in 0..<70 {
      if depth % 9 == 0 {
        text += "\n\(margin)\(words.shuffled(by: depth).joined(separator: " "))\n"
      }
      margin += depth % 2 == 0 ? "> " : "- "
    }
    text += "\n```\n\t\(words.joined(separator: "\t"))\n```\n"
    for line in shown(text, columns: columns, isColored: isColored).split(separator: "\n") {
      #expect(Columns.count(of: withoutStyles(String(line))) <= columns)
    }
  }
}

@Suite struct `A table in a terminal` {
  @Test func `has its columns below each other`() {
    #expect(
      shown("| a | bb |\n|--:|:--:|\n| 読書 | c |\n| d |\n|  | eeee |") == """
           a │  bb
        ─────┼─────
        読書 │  c
           d │
             │ eeee\n
        """)
  }

  @Test func `wraps its widest cells`() {
    #expect(
      shown("| a | b |\n|---|---|\n| one two three four five six seven | one two three four |")
        == """
        a                   │ b
        ────────────────────┼───────────────────
        one two three four  │ one two three four
        five six seven      │\n
        """)
  }

  @Test func `is a row of cells when it has too many columns`() {
    let head = (1...12).map { "h\($0)" }.joined(separator: "|")
    let rule = String(repeating: "---|", count: 12)
    let page = shown("|\(head)|\n|\(rule)\n|a||c|\n")
    #expect(page == "h1: a\nh3: c\n")
  }
}

@Suite struct `Hostile letters in a terminal` {
  @Test(arguments: [
    ("a\u{1B}[31mb\u{7}\u{7F}", "a␛[31mb␇␡\n"),
    ("a\u{9B}b\u{85}", "a<U+009B>b<U+0085>\n"),
    ("a\u{202E}b\u{2066}c\u{200F}", "a<U+202E>b<U+2066>c<U+200F>\n"),
    ("a\u{200B}b\u{200D}c\u{FEFF}d\u{AD}e", "a<U+200B>b<U+200D>cde\n"),
    ("a\u{2028}b\rc", "a b c\n"),
    (
      "क्\u{200D}ष 👩\u{200D}🔬 🏴\u{E0067}\u{E0062}\u{E007F}x\u{E0067}",
      "क्\u{200D}ष 👩\u{200D}🔬 🏴\u{E0067}\u{E0062}\u{E007F}x<U+E0067>\n"
    ),
    ("a\0b", "a␀b\n"),
    ("&#27;[2J &#x202e;", "␛[2J <U+202E>\n"),
    ("[\u{1B}](<\u{1B}]8;;>)", "␛ <␛]8;;>\n"),
    ("[^\u{1B}]\n\n[^\u{1B}]: a", "[␛]\n\n[␛] a\n"),
    ("```\n\u{1B}[2J\n```", "    ␛[2J\n"),
    ("---\n\u{1B}: \u{202E}\n---", "---\n␛: <U+202E>\n---\n"),
    ("| \u{1B} |\n|---|\n| \u{9B} |", "␛\n────────\n<U+009B>\n"),
  ])
  func `are shown and never sent`(text: String, page: String) {
    #expect(shown(text) == page)
  }

  @Test(arguments: [false, true])
  func `are not sent whatever the bytes`(isColored: Bool) {
    var random = SplitMix(state: 7)
    let parts: [[UInt8]] =
      [
        [0x1B], [0x9B], [0xC2, 0x9B], [0xE2, 0x80, 0xAE], [0xFF], [0xE2], [0], [9], [10], [13],
      ]
      + ["> ", "- ", "| ", "|-|\n", "`", "*", "[", "](", ")", "#a", "?[", "&#27;", "a", " "].map {
        Array($0.utf8)
      }
    for _ in 0..<300 {
      var text: [UInt8] = []
      for _ in 0..<60 { text += parts[Int(random.next() % UInt64(parts.count))] }
      let page = withoutStyles(shown(text, isColored: isColored))
      let sent = page.unicodeScalars.filter { scalar in
        let category = scalar.properties.generalCategory
        return scalar != "\n" && (category == .control || category == .format)
      }
      #expect(sent.isEmpty)
    }
  }
}

/// Without the sequences that change the style, and no others.
private func withoutStyles(_ page: String) -> String {
  page.replacing(/\u{1B}\[0(;[0-9]+)*m/, with: "")
}

struct SplitMix {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension [String] {
  /// The same words, beginning elsewhere.
  fileprivate func shuffled(by places: Int) -> [String] {
    let start = places % count
    return Array(self[start...] + self[..<start])
  }
}
