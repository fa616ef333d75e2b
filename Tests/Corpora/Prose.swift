/// Writes sentences, and the little things inside them, to the end of a text.
struct Prose {
  var text: [UInt8] = []
  var random: SeededGenerator
  /// How many times in a hundred a phrase is emphasised, linked, tagged and so on.
  let decorations: [(percent: Int, decoration: Decoration)]
  /// Lines are broken at this width; nothing when a paragraph is one line.
  var width: Int?
  /// Where the line that is being written began.
  private var lineStart: Int = 0

  /// What a phrase can be dressed in.
  enum Decoration {
    case emphasis, strong, code, link, tag, cloze, noteLink, bareLink, reference, entity, escape
  }

  init(seed: UInt64, decorations: [(percent: Int, decoration: Decoration)], width: Int?) {
    random = SeededGenerator(seed: seed)
    self.decorations = decorations
    self.width = width
  }

  mutating func write(_ string: StaticString) {
    string.withUTF8Buffer { bytes in
      text.append(contentsOf: bytes)
      if let newline = bytes.lastIndex(of: UInt8(ascii: "\n")) {
        lineStart = text.count - (bytes.count - 1 - newline)
      }
    }
  }

  mutating func write(number: Int) { text.append(contentsOf: String(number).utf8) }

  mutating func endLine() {
    text.append(UInt8(ascii: "\n"))
    lineStart = text.count
  }

  mutating func word() { text.append(contentsOf: Vocabulary.standard.word(&random)) }

  mutating func keyword() { text.append(contentsOf: Vocabulary.standard.keyword(&random)) }

  /// Words with spaces between them, and nothing else.
  mutating func words(_ count: ClosedRange<Int>) {
    for index in 0..<random.number(in: count) {
      if index > 0 { write(" ") }
      word()
    }
  }

  /// Sentences; `prefix` begins each further line.
  mutating func sentences(_ count: ClosedRange<Int>, prefix: StaticString = "") {
    for index in 0..<random.number(in: count) {
      if index > 0 { breakOrSpace(prefix) }
      sentence(prefix: prefix)
    }
  }

  private mutating func sentence(prefix: StaticString) {
    let start = text.count
    for index in 0..<random.number(in: 5...22) {
      if index > 0 {
        if random.happens(percent: 7) { write(",") }
        breakOrSpace(prefix)
      }
      phrase()
    }
    if text[start] >= UInt8(ascii: "a"), text[start] <= UInt8(ascii: "z") { text[start] -= 32 }
    write(random.happens(percent: 90) ? "." : random.happens(percent: 50) ? "?" : "!")
  }

  private mutating func breakOrSpace(_ prefix: StaticString) {
    if let width, text.count - lineStart >= width {
      endLine()
      write(prefix)
    } else {
      write(" ")
    }
  }

  private mutating func phrase() {
    var draw = random.number(below: 100)
    for (percent, decoration) in decorations {
      if draw < percent { return write(decoration) }
      draw -= percent
    }
    word()
  }

  private mutating func write(_ decoration: Decoration) {
    switch decoration {
    case .emphasis:
      write("*")
      words(1...3)
      write("*")
    case .strong:
      write("**")
      words(1...3)
      write("**")
    case .code:
      write("`")
      keyword()
      write("()`")
    case .link:
      write("[")
      words(1...4)
      write("](https://example.org/")
      write(number: random.number(below: 100_000))
      write(random.happens(percent: 20) ? " \"a title\")" : ")")
    case .tag:
      write("#topic-")
      write(number: random.number(below: 300))
      if random.happens(percent: 20) { write("/part") }
    case .cloze:
      write("?[")
      if random.happens(percent: 60) { word() }
      write("](")
      words(1...4)
      write(")")
    case .noteLink:
      write("[[")
      words(1...3)
      write("]]")
    case .bareLink:
      write("https://example.org/page/")
      write(number: random.number(below: 100_000))
    case .reference:
      write("[")
      words(1...3)
      write("][ref-")
      write(number: random.number(below: 50))
      write("]")
    case .entity:
      write(random.happens(percent: 50) ? "&amp;" : "&#8212;")
    case .escape:
      write("\\*")
      word()
    }
  }
}
