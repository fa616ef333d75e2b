/// Texts that make careless parsers slow: each can be made as long as one likes, and the time a
/// byte takes must not grow with it.
package struct Pathology: Sendable {
  package let name: String
  /// The text that `count` repetitions make.
  package let text: @Sendable (_ count: Int) -> [UInt8]
  /// How many repetitions are worth trying.
  package let count: Int

  package static let all: [Pathology] = [
    repeated("*a **b _c ", 10_000),
    repeated("[", 50_000),
    repeated("![", 50_000),
    repeated("?[a](", 50_000),
    repeated("[a](", 50_000),
    repeated("<a:", 50_000),
    repeated("<", 50_000),
    repeated("](", 50_000),
    repeated("[[", 50_000),
    repeated("[^", 50_000),
    repeated("&", 50_000),
    repeated("*", 100_000),
    repeated("_a", 50_000),
    repeated("a**b", 25_000),
    repeated("~~a ", 25_000),
    repeated("\\", 100_000),
    repeated("- ", 10_000),
    repeated("> ", 10_000),
    repeated(">", 10_000),
    repeated("1. ", 10_000),
    repeated("> - ", 5_000),
    repeated("Q: ", 30_000),
    repeated("Q: a\n", 20_000),
    repeated("[a]: ", 20_000),
    repeated("[a]: b\n", 20_000),
    repeated("[^a]: b\n\n", 10_000),
    repeated("> a\nb\n", 20_000),
    repeated("| a ", 25_000),
    repeated("a | b\n", 20_000),
    repeated("#a", 50_000),
    repeated("#a/", 50_000),
    repeated("(", 100_000),
    repeated("\0", 100_000),
    repeated(" ", 100_000),
    repeated("\n", 100_000),
    repeated("    ", 25_000),
    repeated("\t", 50_000),
    repeated("a ", 500_000),
    repeated("a\n", 50_000),
    repeated("```\n", 25_000),
    Pathology(name: "a link nested in links", count: 20_000) { count in
      nested("[", "a", "](b)", count)
    },
    Pathology(name: "emphasis nested in emphasis", count: 20_000) { count in
      nested("*a _b ", "c", "_ d*", count)
    },
    Pathology(name: "a cloze nested in clozes", count: 20_000) { count in
      nested("?[a](", "b", ")", count)
    },
    Pathology(name: "parentheses in a target", count: 50_000) { count in
      Array("[a](".utf8) + nested("(", "b", ")", count)
    },
    Pathology(name: "runs of backticks, each longer", count: 1400) { count in
      var text: [UInt8] = []
      for length in 1...max(count, 1) {
        text.append(contentsOf: repeatElement(UInt8(ascii: "`"), count: length))
        text.append(UInt8(ascii: " "))
      }
      return text
    },
    Pathology(name: "quotes, each a level deeper", count: 450) { count in
      deeper("> ", count)
    },
    Pathology(name: "lists, each a level deeper", count: 450) { count in
      var text: [UInt8] = []
      for level in 0..<count {
        text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
        text.append(contentsOf: Array("- a\n".utf8))
      }
      return text
    },
    line("", 180_000),
    line("# ", 30_000),
    line("> ", 30_000),
    line("- ", 30_000),
    line("- > 1. ", 30_000),
    line("Q: ", 30_000),
    line("Q: a\nA: ", 30_000),
    line("tl;dr: ", 30_000),
    line("[^a]: ", 30_000),
    line("[a]: b \"", 30_000),
    line("a|b\n-|-\n", 30_000),
    line("*", 30_000),
    line("[", 30_000),
    line("?[", 30_000),
    line("?[a](", 30_000),
    line("`", 30_000),
    line("<a:", 30_000),
    line("    ", 30_000),
    line("```\n", 30_000),
    line("```", 30_000),
    line("---\n", 30_000),
  ]

  private init(name: String, count: Int, text: @escaping @Sendable (_ count: Int) -> [UInt8]) {
    self.name = name
    self.count = count
    self.text = text
  }

  private static func repeated(_ unit: String, _ count: Int) -> Pathology {
    Pathology(name: "\(unit.debugDescription) again and again", count: count) { count in
      Array(String(repeating: unit, count: count).utf8)
    }
  }

  /// Words on one line, without any other sign, behind `start`.
  private static func line(_ start: String, _ count: Int) -> Pathology {
    Pathology(name: "one line of words behind \(start.debugDescription)", count: count) { count in
      var random = SeededGenerator(seed: 3)
      var text = Array(start.utf8)
      for _ in 0..<count {
        text += Vocabulary.standard.word(&random)
        text.append(UInt8(ascii: " "))
      }
      return text
    }
  }

  private static func nested(
    _ open: String, _ inside: String, _ close: String, _ count: Int
  ) -> [UInt8] {
    Array(
      (String(repeating: open, count: count) + inside + String(repeating: close, count: count)).utf8
    )
  }

  private static func deeper(_ mark: String, _ count: Int) -> [UInt8] {
    var text: [UInt8] = []
    for level in 1...max(count, 1) {
      text += Array(String(repeating: mark, count: level).utf8)
      text += Array("a\n".utf8)
    }
    return text
  }
}
