import TestCorpora

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How often a law is tried: many more times when LIBNOTES_LONG is set.
func trials(_ usual: Int) -> Range<UInt64> {
  0..<UInt64(getenv("LIBNOTES_LONG") == nil ? usual : usual * 50)
}

/// Texts that went different ways from one base, made at random.
struct RandomTexts: CustomStringConvertible {
  let base: [UInt8]
  let sides: [[UInt8]]

  /// Lines as they come in notes, many of them more than once.
  init(seed: UInt64, sideCount: Int = 2) {
    var random = SeededGenerator(seed: seed)
    let base = (0..<random.number(below: 14)).map { _ in RandomTexts.line(&random) }
    let newline = random.happens(percent: 10) ? "\r\n" : "\n"
    let ends = random.happens(percent: 70)
    self.base = RandomTexts.text(base, newline, ends: ends)
    sides = (0..<sideCount).map { _ in
      var side = base
      for _ in 0..<random.number(below: 4) { RandomTexts.change(&side, &random) }
      return RandomTexts.text(side, newline, ends: ends != random.happens(percent: 15))
    }
  }

  private static let lines = [
    "", "", "fig", "plum", "Q: why?", "A: because", "- pear", "> quoted", "a ?[](cloze) here",
    "It was the best of times. It was the worst of times. It was the age of wisdom. It was the "
      + "age of foolishness. It was the epoch of belief.",
    "It was the best of times. It was the age of wisdom! \"It was the age of foolishness.\" It "
      + "was the epoch of belief. It was the epoch of incredulity.",
  ]

  private static func line(_ random: inout SeededGenerator) -> String { random.one(of: lines) }

  private static func change(_ lines: inout [String], _ random: inout SeededGenerator) {
    let place = random.number(in: 0...lines.count)
    switch random.number(below: 4) {
    case 0: lines.insert(line(&random), at: place)
    case 1: lines.append(line(&random))
    case 2: if place < lines.count { lines.remove(at: place) }
    default: if place < lines.count { lines[place] = line(&random) }
    }
  }

  private static func text(_ lines: [String], _ newline: String, ends: Bool) -> [UInt8] {
    Array((lines.joined(separator: newline) + (ends && !lines.isEmpty ? newline : "")).utf8)
  }

  var description: String {
    ([base] + sides).map { String(decoding: $0, as: UTF8.self).debugDescription }
      .joined(separator: " | ")
  }
}

/// The same, of lines that are all different, so that each can be followed.
struct NamedLines: CustomStringConvertible {
  let base: [String]
  let sides: [[String]]

  init(seed: UInt64, sideCount: Int) {
    var random = SeededGenerator(seed: seed)
    let base = (0..<random.number(in: 1...16)).map { "line \($0)" }
    self.base = base
    sides = (0..<sideCount).map { side in
      var lines = base
      for change in 0..<random.number(in: 1...3) {
        let place = random.number(in: 0...lines.count)
        let new = "side \(side), change \(change)"
        switch random.number(below: 3) {
        case 0: lines.insert(contentsOf: [new, new + " more"], at: place)
        case 1: if place < lines.count { lines.remove(at: place) }
        default: if place < lines.count { lines[place] = new }
        }
      }
      return lines
    }
  }

  static func bytes(_ lines: [String]) -> [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }

  var description: String {
    ([base] + sides).map { $0.joined(separator: "/") }.joined(separator: " | ")
  }
}
