import Testing

@testable import Terminal

@Suite struct `What a terminal is shown` {
  @Test(arguments: [
    ("plain, ünïcödé, 読書", "plain, ünïcödé, 読書"),
    ("two\nlines\tand a tab", "two\nlines\tand a tab"),
    ("\u{1B}[31mred", "^[[31mred"), ("\r\u{7}\u{7F}\0", "^M^G^?^@"),
    ("\u{9B}31m", "<U+9B>31m"), ("\u{202E}drawkcab", "<U+202E>drawkcab"),
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

  @Test(arguments: ["", "xyzzy", "delete", "a", String(repeating: "search", count: 100)])
  func `is none when none is near`(typed: String) {
    #expect(nearest(to: typed, among: Command.all.map(\.name)) == nil)
  }
}

@Suite struct `The table of commands` {
  @Test func `names each once, and says what it does in a sentence`() {
    let names = Command.all.map(\.name)
    #expect(Set(names).count == names.count)
    for command in Command.all {
      #expect(command.summary.last == ".")
      #expect(command.details.allSatisfy { $0.count <= 95 })
    }
  }
}
