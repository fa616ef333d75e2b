/// Strings that programs stumble over, each with a name that says why.
package struct NastyString: Hashable, Sendable, CustomStringConvertible {
  package let name: String
  package let bytes: [UInt8]

  package var description: String { name }

  /// As text; nothing where it is not UTF-8.
  package var string: String? { String(validating: bytes, as: UTF8.self) }

  fileprivate init(_ name: String, _ string: String) {
    self.init(name, bytes: Array(string.utf8))
  }

  fileprivate init(_ name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// All of them.
  package static let all: [NastyString] =
    controls + escapes + directions + letters + emoji + notUTF8 + lineEnds + languages + paths
    + markdown + frontMatter + sizes
}

/// What a terminal, or a program written in C, takes for more than a letter.
extension NastyString {
  fileprivate static let controls: [NastyString] =
    (0..<32).map { NastyString("control \($0)", bytes: [97, $0, 98]) }
    + (0x80..<0xA0).map { code in
      NastyString("control U+\(String(code, radix: 16))", bytes: [97, 0xC2, UInt8(code), 98])
    } + [
      NastyString("delete", "a\u{7F}b"), NastyString("a lone NUL", "\0"),
      NastyString("NUL at the start", "\0after"), NastyString("NUL at the end", "before\0"),
      NastyString("backspaces over a word", "kept\u{8}\u{8}\u{8}\u{8}lost"),
      NastyString("all controls", bytes: Array(0..<32) + [127]),
    ]

  /// Sequences that a terminal obeys.
  package static let escapes: [NastyString] = [
    NastyString("colour", "\u{1B}[31mred\u{1B}[0m"),
    NastyString("hidden text", "\u{1B}[8msecret\u{1B}[28m"),
    NastyString("cursor to the corner", "\u{1B}[H\u{1B}[2Jgone"),
    NastyString("cursor up, line erased", "\u{1B}[1A\u{1B}[2Kfaked"),
    NastyString("the title set", "\u{1B}]0;owned\u{7}"),
    NastyString("the title set, ended by ST", "\u{1B}]2;owned\u{1B}\\"),
    NastyString("the title asked for", "\u{1B}[21t"),
    NastyString("the clipboard written", "\u{1B}]52;c;cm0gLXJmIH4K\u{7}"),
    NastyString("a hyperlink", "\u{1B}]8;;https://example.org\u{1B}\\here\u{1B}]8;;\u{1B}\\"),
    NastyString("a link to a file", "\u{1B}]8;;file:///etc/passwd\u{7}here\u{1B}]8;;\u{7}"),
    NastyString("the other screen", "\u{1B}[?1049h"),
    NastyString("keys reported", "\u{1B}[?1003h\u{1B}[6n"),
    NastyString("who are you", "\u{1B}[c\u{5}"),
    NastyString("another alphabet", "\u{1B}(0lqqk\u{E}lqqk\u{F}"),
    NastyString("a device string", "\u{1B}P+q544e\u{1B}\\"),
    NastyString("a picture", "\u{1B}_Ga=T;AAAA\u{1B}\\"),
    NastyString("a notification", "\u{1B}]9;you have won\u{7}"),
    NastyString("scrolling bound", "\u{1B}[5;10r\u{1B}D\u{1B}M"),
    NastyString("a full reset", "\u{1B}c"),
    NastyString("escape at the end", "trailing \u{1B}"),
    NastyString("escape then newline", "\u{1B}\n[31mred"),
    NastyString("CSI in one letter", "\u{9B}31mred"),
    NastyString("OSC in one letter", "\u{9D}0;owned\u{9C}"),
    NastyString("CSI as a lone byte", bytes: [0x9B] + Array("31mred".utf8)),
    NastyString("paste ended early", "\u{1B}[201~rm -rf ~\n"),
  ]

  fileprivate static let directions: [NastyString] = [
    NastyString("turned around", "\u{202E}drawkcab\u{202C} and back"),
    NastyString("turned around to the end", "begin \u{202E}neddih"),
    NastyString("isolates", "\u{2066}left\u{2069}\u{2067}right\u{2069}\u{2068}first\u{2069}"),
    NastyString("isolates left open", "\u{2066}\u{2067}\u{2068}open"),
    NastyString("embeddings", "\u{202A}a\u{202B}b\u{202D}c"),
    NastyString("marks of direction", "a\u{200E}b\u{200F}c\u{61C}d"),
    NastyString("Hebrew", "בראשית ברא אלהים את השמים"),
    NastyString("Arabic with marks", "بِسْمِ ٱللَّٰهِ ٱلرَّحْمَٰنِ"),
    NastyString("the longest Arabic letter", "\u{FDFD}\u{FDFA}"),
    NastyString("both directions", "one שתיים three أربعة five"),
  ]
}

/// Letters that are more, or less, than they look like.
extension NastyString {
  fileprivate static let letters: [NastyString] = [
    NastyString("zero widths", "a\u{200B}b\u{200C}c\u{200D}d\u{2060}e\u{FEFF}f"),
    NastyString("nothing but zero widths", "\u{200B}\u{200C}\u{2060}"),
    NastyString("soft hyphens", "co\u{AD}op\u{AD}er\u{AD}ate"),
    NastyString("strange spaces", "a\u{A0}b\u{2003}c\u{202F}d\u{3000}e\u{1680}f\u{180E}g"),
    NastyString("a byte order mark", "\u{FEFF}text"),
    NastyString("two byte order marks", "\u{FEFF}\u{FEFF}text"),
    NastyString("a flood of marks", "Z" + String(repeating: "\u{351}\u{36B}\u{343}", count: 200)),
    NastyString("marks without a letter", "\u{301}\u{302}\u{303}"),
    NastyString("composed and not", "\u{E9} e\u{301} \u{1E69} s\u{323}\u{307} s\u{307}\u{323}"),
    NastyString("Hangul in parts", "\u{1112}\u{1161}\u{11AB}\u{AE00} 한글"),
    NastyString("ligatures", "ﬁnd ﬃ ĳ Ǆ ß ẞ"),
    NastyString("letters that grow in another case", "İstanbul ıssız ŉ ǰ ΐ ﬀ Ⱥ ᾳ"),
    NastyString("letters that look alike", "раураl pаypal ΑΒΕ Ａｓｃｉｉ"),
    NastyString("tags of language", "\u{E0001}\u{E0065}\u{E006E}visible"),
    NastyString("variation selectors", "\u{8FBB}\u{E0100}\u{FE00}葛\u{E0101}"),
    NastyString("private use", "\u{E000}\u{F8FF}\u{F0000}\u{10FFFD}"),
    NastyString(
      "not characters", bytes: [0xEF, 0xBF, 0xBE, 0xEF, 0xB7, 0x90, 0xF0, 0x9F, 0xBF, 0xBF]),
    NastyString("replacement characters", "\u{FFFD}\u{FFFD}"),
    NastyString("objects and annotations", "\u{FFFC}\u{FFF9}a\u{FFFA}b\u{FFFB}"),
    NastyString("beyond the first plane", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 𠜎𠜱𠝹 𓀀 𝄞"),
    NastyString("Indic clusters", "क्ष्म्य श्री நி กำ"),
    NastyString("tied together", "u\u{34F}\u{302}o\u{361}a"),
    NastyString("digits of the world", "٣٤٥ ३४५ ๓๔๕ 𝟛 ²³ ½ Ⅷ"),
    NastyString("dashes", "‐‑‒–—―−﹘－"), NastyString("quotation marks", "‘’‚“”„«»‹›「」\"'`"),
  ]

  fileprivate static let emoji: [NastyString] = [
    NastyString("a family", "👨‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈 🏴‍☠️"),
    NastyString("skin tones", "👋🏻👋🏼👋🏽👋🏾👋🏿 🏿"),
    NastyString("flags", "🇩🇪🇯🇵🇺🇳 🇩 🇩🇪🇯"),
    NastyString("flags of regions", "🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿"),
    NastyString("keycaps", "1️⃣ #️⃣ *️⃣"), NastyString("text or picture", "☺︎ ☺️ ❤ ❤️ ©️"),
    NastyString("joined to nothing", "👨\u{200D} \u{200D}👩 a\u{200D}b"),
    NastyString("a hundred joined", String(repeating: "👨\u{200D}", count: 100) + "👨"),
  ]
}

/// Bytes that are not UTF-8.
extension NastyString {
  fileprivate static let notUTF8: [NastyString] = [
    NastyString("a lone continuation", bytes: [0x61, 0x80, 0x62]),
    NastyString("a letter cut short", bytes: [0x61, 0xE2, 0x82]),
    NastyString(
      "a letter cut by another", bytes: [0xF0, 0x9F, 0x98, 0x61, 0xE2, 0x82, 0xC3, 0xA9]),
    NastyString("bytes that never occur", bytes: [0xFE, 0xFF, 0xC0, 0xC1, 0xF5, 0xF8]),
    NastyString("Latin-1", bytes: [0x63, 0x61, 0x66, 0xE9, 0x20, 0xFC, 0x62, 0x65, 0x72]),
    NastyString("overlong slash", bytes: [0xC0, 0xAF, 0xE0, 0x80, 0xAF, 0xF0, 0x80, 0x80, 0xAF]),
    NastyString("overlong NUL", bytes: [0x61, 0xC0, 0x80, 0x62]),
    NastyString("overlong escape", bytes: [0xC0, 0x9B] + Array("[31m".utf8)),
    NastyString("half of a pair", bytes: [0xED, 0xA0, 0x80]),
    NastyString("a pair in two halves", bytes: [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]),
    NastyString("beyond the last letter", bytes: [0xF4, 0x90, 0x80, 0x80]),
    NastyString("UTF-16", bytes: [0xFF, 0xFE, 0x41, 0x00, 0x0A, 0x00, 0xE9, 0x00]),
    NastyString("UTF-16, the other way", bytes: [0xFE, 0xFF, 0x00, 0x41, 0x00, 0x0A]),
    NastyString("the start of GZIP", bytes: [0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00]),
    NastyString("every byte", bytes: Array(0...255)),
    NastyString("every byte, backwards", bytes: (0...255).reversed()),
  ]
}

/// Line ends, and what other languages read in a text.
extension NastyString {
  fileprivate static let lineEnds: [NastyString] = [
    NastyString("nothing", ""), NastyString("a space", " "), NastyString("a newline", "\n"),
    NastyString("newlines", "\n\n\n"), NastyString("CRLF", "one\r\ntwo\r\n"),
    NastyString("CR", "one\rtwo\r"), NastyString("all line ends", "a\nb\r\nc\rd\n\re\r\r\n"),
    NastyString("a lone CR", "\r"), NastyString("CR over the line", "shown\rhidden"),
    NastyString("Unicode's line ends", "a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f"),
    NastyString("blank lines first", "\n\n  \n# A title\n"),
    NastyString("no newline at the end", "# A title\n\ntext"),
    NastyString("spaces at the ends", "  \t text \t  "), NastyString("tabs", "\ta\t\tb\t"),
  ]

  package static let languages: [NastyString] = [
    NastyString("SQL", "'; drop table note; --"),
    NastyString("SQL in double quotes", "\" or \"\"=\""),
    NastyString("a parameter", "? ?1 :name @name $name"),
    NastyString("a pattern", "100% _ [a-z] * ?"),
    NastyString("FTS5", "\"NEAR(a b, 5)\" AND title: NOT ^x* {text}: -y + OR"),
    NastyString("an unclosed phrase", "\"one two"), NastyString("brackets", "((([[[{{{<<<"),
    NastyString("only FTS5's signs", "\" * ^ : ( ) { } + - AND OR NOT NEAR"),
    NastyString("JSON", "{\"a\": [1, null, \"\\u0000\"]}"),
    NastyString("HTML", "<script>alert(1)</script><img src=x onerror=alert(1)>&lt;&amp;&#0;"),
    NastyString("a shell", "$(id) `id` ${HOME} && rm -rf ~ ; | > < \\ ! ~"),
    NastyString("a format", "%s %n %d %% %@ {0} {} \\(x)"),
    NastyString("regular expressions", "(a+)+$ [[:alpha:]] \\b\\d{1,3}"),
    NastyString("CSV", "=cmd|' /C calc'!A0,\"x\"\"y\";\t+1"),
    NastyString("an option", "--library=/dev/null"), NastyString("a dash", "-"),
    NastyString("a name for the last note", "@last"),
    NastyString("words for nothing", "null nil NaN"),
    NastyString("digits of an id", "c0ffee"), NastyString("an id of zeros", "0000000000000000"),
    NastyString("numbers", "0x1p3 1e309 -0 9223372036854775808 ١"),
  ]

  fileprivate static let paths: [NastyString] = [
    NastyString("a path", "/etc/passwd"), NastyString("a path upwards", "../../../etc/passwd"),
    NastyString("a full stop", "."), NastyString("two full stops", ".."),
    NastyString("slashes", "a//b///c/"), NastyString("a slash", "/"),
    NastyString("backslashes", "C:\\con\\nul\\..\\x"), NastyString("a name for a device", "CON.md"),
    NastyString("a URI", "file:x?mode=memory&cache=shared"), NastyString("memory", ":memory:"),
  ]
}

/// What Markdown, and front matter, read in a text.
extension NastyString {
  fileprivate static let markdown: [NastyString] = [
    NastyString("a fence that stays open", "```\n\u{1B}[31m\n"),
    NastyString("deep quotes", String(repeating: "> ", count: 200) + "deep"),
    NastyString(
      "deep lists", (0..<100).map { String(repeating: "  ", count: $0) + "- x\n" }.joined()),
    NastyString("many stars", String(repeating: "*", count: 2000)),
    NastyString("many brackets", String(repeating: "[", count: 2000) + "](x)"),
    NastyString("many tags", (0..<300).map { "#t\($0)" }.joined(separator: " ")),
    NastyString("a deep tag", "#" + (0..<40).map { "l\($0)" }.joined(separator: "/")),
    NastyString("a long tag", "#" + String(repeating: "tag", count: 300)),
    NastyString("clozes in clozes", "?[a](?[b](c)) ?[](x) ?[ ]( )"),
    NastyString("a question without an answer", "Q:\nA:\nQ: ?\n"),
    NastyString("a heading of controls", "# \u{1B}]0;owned\u{7}\n\ntext"),
    NastyString("a title of nothing", "#\n##\n###   \n"),
  ]

  fileprivate static let frontMatter: [NastyString] = [
    NastyString("three dashes", "---"), NastyString("three dashes, newline", "---\n"),
    NastyString("front matter", "---\ntitle: not the title\nid: none\n---\ntext\n"),
    NastyString("front matter twice", "---\na: b\n---\n---\nc: d\n---\n\n\ntext"),
    NastyString("front matter of Windows", "---\r\ntags: [a]\r\n---\r\n\r\ntext\r\n"),
    NastyString("front matter that stays open", "---\ntitle: open\n\ntext"),
    NastyString("front matter behind a mark", "\u{FEFF}---\ntitle: x\n---\ntext"),
    NastyString("a rule, then text", "\n---\n\ntext\n---\n"),
    NastyString("dots", "...\n---\n...\n"),
  ]

  fileprivate static let sizes: [NastyString] = [
    NastyString("10 KB without a space", String(repeating: "x", count: 10_240)),
    NastyString("10 KB of one mark", "a" + String(repeating: "\u{301}", count: 5_120)),
    NastyString("10 KB of spaces", String(repeating: " ", count: 10_240) + "x"),
    NastyString("5,000 lines", String(repeating: "\n", count: 5_000) + "x"),
    NastyString("a title of 5,000 bytes", "# " + String(repeating: "long ", count: 1_000)),
    NastyString("wide letters", String(repeating: "読書", count: 500)),
  ]
}
