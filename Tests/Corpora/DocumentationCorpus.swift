/// Manual pages, section after section.
enum DocumentationCorpus {
  static func text(bytes: Int, seed: UInt64) -> [UInt8] {
    var prose = Prose(
      seed: seed,
      decorations: [
        (5, .code), (2, .link), (1, .reference), (1, .emphasis), (1, .strong), (1, .entity),
        (1, .escape), (1, .bareLink),
      ],
      width: 80)
    prose.text.reserveCapacity(bytes + 1 << 16)
    while prose.text.count < bytes { page(&prose, upTo: bytes) }
    return prose.text
  }

  private static func page(_ prose: inout Prose, upTo bytes: Int) {
    if prose.random.happens(percent: 30) {
      prose.words(1...5)
      prose.write("\n===\n\n")
    } else {
      heading(&prose, level: 1)
    }
    for _ in 0..<prose.random.number(in: 8...40) where prose.text.count < bytes {
      switch prose.random.number(below: 100) {
      case ..<40: paragraph(&prose)
      case ..<58: code(&prose)
      case ..<75: list(&prose)
      case ..<80: table(&prose)
      case ..<84: note(&prose)
      case ..<86: prose.write("---\n\n")
      default: heading(&prose, level: prose.random.number(in: 2...4))
      }
    }
    definitions(&prose)
  }

  private static func heading(_ prose: inout Prose, level: Int) {
    for _ in 0..<level { prose.write("#") }
    prose.write(" ")
    prose.words(1...6)
    prose.endLine()
    prose.endLine()
  }

  private static func paragraph(_ prose: inout Prose) {
    prose.sentences(3...12)
    prose.endLine()
    prose.endLine()
  }

  private static func code(_ prose: inout Prose) {
    switch prose.random.number(below: 100) {
    case ..<12: codeLines(&prose, indent: "    ")
    case ..<20:
      prose.write("~~~\n")
      codeLines(&prose, indent: "")
      prose.write("~~~\n")
    default:
      prose.write("```swift\n")
      codeLines(&prose, indent: "")
      prose.write("```\n")
    }
    prose.endLine()
  }

  private static func codeLines(_ prose: inout Prose, indent: StaticString) {
    for _ in 0..<prose.random.number(in: 2...18) {
      prose.write(indent)
      for _ in 0..<prose.random.number(in: 0...2) { prose.write("  ") }
      prose.write("let ")
      prose.keyword()
      prose.write(" = *values[")
      prose.write(number: prose.random.number(below: 100))
      prose.write("] // ")
      prose.words(1...6)
      prose.endLine()
    }
  }

  private static func list(_ prose: inout Prose) {
    for _ in 0..<prose.random.number(in: 2...8) {
      prose.write("* ")
      prose.sentences(1...3, prefix: "  ")
      prose.endLine()
      if prose.random.happens(percent: 35) { innerList(&prose) }
      if prose.random.happens(percent: 8) { prose.write("\n  ```\n  let x = 1\n  ```\n") }
    }
    prose.endLine()
  }

  private static func innerList(_ prose: inout Prose) {
    for _ in 0..<prose.random.number(in: 1...4) {
      prose.write("  - ")
      prose.sentences(1...1, prefix: "    ")
      prose.endLine()
      if prose.random.happens(percent: 20) {
        prose.write("    1. ")
        prose.sentences(1...1, prefix: "       ")
        prose.endLine()
      }
    }
  }

  private static func table(_ prose: inout Prose) {
    let columns = prose.random.number(in: 2...4)
    for row in 0..<prose.random.number(in: 3...10) {
      for _ in 0..<columns {
        prose.write("| ")
        if row == 1 { prose.write("---") } else { prose.words(1...4) }
        prose.write(" ")
      }
      prose.write("|\n")
    }
    prose.endLine()
  }

  private static func note(_ prose: inout Prose) {
    prose.write("> **Note:** ")
    prose.sentences(1...3, prefix: "> ")
    prose.endLine()
    prose.endLine()
  }

  private static func definitions(_ prose: inout Prose) {
    for _ in 0..<prose.random.number(in: 0...6) {
      prose.write("[ref-")
      prose.write(number: prose.random.number(below: 50))
      prose.write("]: https://example.org/reference/")
      prose.write(number: prose.random.number(below: 10_000))
      prose.write(prose.random.happens(percent: 30) ? " \"its title\"\n" : "\n")
    }
    prose.endLine()
  }
}
