/// A reader's notes, book after book.
enum NotesCorpus {
  static func text(bytes: Int, seed: UInt64) -> [UInt8] {
    var prose = prose(seed: seed, width: nil)
    prose.text.reserveCapacity(bytes + 1 << 16)
    while prose.text.count < bytes { book(&prose, upTo: bytes) }
    return prose.text
  }

  static func prose(seed: UInt64, width: Int?) -> Prose {
    Prose(
      seed: seed,
      decorations: [
        (2, .emphasis), (1, .strong), (1, .link), (1, .tag), (1, .cloze), (1, .noteLink),
      ],
      width: width)
  }

  private static func book(_ prose: inout Prose, upTo bytes: Int) {
    prose.write("# ")
    prose.words(2...6)
    prose.endLine()
    prose.endLine()
    prose.write("#book #by-")
    prose.write(number: prose.random.number(below: 200))
    prose.endLine()
    prose.endLine()
    for _ in 0..<prose.random.number(in: 6...30) where prose.text.count < bytes { entry(&prose) }
  }

  private static func entry(_ prose: inout Prose) {
    switch prose.random.number(below: 100) {
    case ..<35: thought(&prose)
    case ..<65: quote(&prose)
    case ..<78: list(&prose)
    case ..<90: question(&prose)
    case ..<95: summary(&prose)
    default: chapter(&prose)
    }
  }

  static func thought(_ prose: inout Prose) {
    for _ in 0..<prose.random.number(in: 1...3) {
      prose.sentences(1...6)
      prose.endLine()
      prose.endLine()
    }
  }

  static func quote(_ prose: inout Prose) {
    prose.write("> ")
    prose.sentences(1...5)
    prose.endLine()
    if prose.random.happens(percent: 30) {
      prose.write(">\n> ")
      prose.sentences(1...3)
      prose.endLine()
    }
    if prose.random.happens(percent: 70) {
      prose.write(">\n> — ")
      prose.words(2...3)
      prose.write(", *")
      prose.words(2...5)
      prose.write("*, p. ")
      prose.write(number: prose.random.number(in: 1...900))
      prose.endLine()
    }
    prose.endLine()
    if prose.random.happens(percent: 40) { thought(&prose) }
  }

  static func list(_ prose: inout Prose) {
    let ordered = prose.random.happens(percent: 25)
    for number in 1...prose.random.number(in: 2...7) {
      if ordered {
        prose.write(number: number)
        prose.write(". ")
      } else {
        prose.write("- ")
        if prose.random.happens(percent: 10) { prose.write("[ ] ") }
      }
      prose.sentences(1...2)
      prose.endLine()
      if prose.random.happens(percent: 15) {
        prose.write(ordered ? "   - " : "  - ")
        prose.sentences(1...1)
        prose.endLine()
      }
    }
    prose.endLine()
  }

  static func question(_ prose: inout Prose) {
    prose.write("Q: ")
    prose.sentences(1...1)
    prose.write("\nA: ")
    prose.sentences(1...2)
    prose.endLine()
    prose.endLine()
  }

  private static func summary(_ prose: inout Prose) {
    prose.write("tl;dr: ")
    prose.sentences(1...2)
    prose.endLine()
    prose.endLine()
  }

  private static func chapter(_ prose: inout Prose) {
    prose.write("## ")
    prose.words(1...5)
    prose.endLine()
    prose.endLine()
  }
}
