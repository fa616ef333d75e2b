import Testing

@testable import Terminal

@Suite struct `What a terminal is shown` {
  @Test(arguments: [
    ("plain, ünïcödé, 読書", "plain, ünïcödé, 読書"),
    ("two\nlines\tand a tab", "two\nlines\tand a tab"),
    ("\u{1B}[31mred", "^[[31mred"), ("\r\u{7}\u{7F}\0", "^M^G^?^@"),
    ("\u{9B}31m", "<U+009B>31m"), ("\u{202E}drawkcab", "<U+202E>drawkcab"),
    ("\u{1B}]52;c;aGk=\u{7}", "^[]52;c;aGk=^G"), ("se\u{200B}en", "se<U+200B>en"),
    ("a\u{E0041}b", "a<U+E0041>b"), ("one\u{2028}two\u{85}", "one<U+2028>two<U+0085>"),
    ("👩\u{200D}🚀 می\u{200C}خواهم", "👩\u{200D}🚀 می\u{200C}خواهم"),
    ("🏴\u{E0067}\u{E007F}", "🏴\u{E0067}\u{E007F}"),
  ])
  func `is text, and nothing it obeys`(text: String, shown: String) {
    #expect(Shown.text(Array(text.utf8)) == shown)
  }

  @Test func `is one line where a line is meant`() {
    #expect(Shown.line("two\nlines\tand\u{1B}more") == "two lines and^[more")
  }

  @Test func `is a mark for bytes that are no text`() {
    #expect(Shown.text([0x66, 0xFF, 0x67]) == "f\u{FFFD}g")
  }
}

@Suite struct `The nearest word` {
  @Test(arguments: [
    ("serch", "search"), ("lsit", "list"), ("improt", "import"), ("reveiw", "review"),
    ("shwo", "show"), ("helpp", "help"),
  ])
  func `is one or two slips away`(typed: String, word: String) {
    #expect(nearest(to: typed, among: Command.all.map(\.name)) == word)
  }

  @Test(arguments: ["", "xyzzy", "burn", "a", String(repeating: "search", count: 100)])
  func `is none when none is near`(typed: String) {
    #expect(nearest(to: typed, among: Command.all.map(\.name)) == nil)
  }
}
