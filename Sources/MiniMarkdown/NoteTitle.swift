extension NoteReading {
  /// What a note is called in a list: the words of its first heading, else its first line.
  /// Empty when the note holds no words.
  package var title: String {
    for index in 0..<count where [.heading, .setextHeading].contains(kind(at: index)) {
      var words = PlainWords()
      words.isForTitle = true
      words.append(node(at: index), of: self)
      let heading = words.finished()
      if !heading.isEmpty { return shownTitle(heading[...]) }
    }
    return firstLine
  }

  private var firstLine: String {
    var words = PlainWords()
    words.keepsLines = true
    words.isForTitle = true
    for root in roots where !words.hasLine { words.append(root, of: self) }
    return shownTitle(words.finished().drop(while: \.isWhite).prefix { $0 != 10 })
  }

  /// A title is shown up to this many bytes.
  package static let titleBytesMax = 1000

  private func shownTitle(_ words: ArraySlice<UInt8>) -> String {
    // Letters of ASCII need no look at which belong together.
    if words.count <= Self.titleBytesMax, words.allSatisfy({ $0 < 0x80 && $0 != 13 }) {
      return String(decoding: words.map { (10...12).contains($0) ? 32 : $0 }, as: UTF8.self)
    }
    return Self.shownTitle(String(decoding: words, as: UTF8.self))
  }

  /// A title as it is shown: on one line, and cut between letters when it is too long.
  package static func shownTitle(_ title: String) -> String {
    let line = String(title.map { $0.isNewline ? " " : $0 })
    guard line.utf8.count > Self.titleBytesMax else { return line }
    var title = ""
    for letter in line {
      guard title.utf8.count + letter.utf8.count <= Self.titleBytesMax else { break }
      title.append(letter)
    }
    return title
  }
}

/// A heading, as a table of contents shows it.
package struct OutlineEntry: Hashable, Sendable {
  /// 1 to 6.
  package var level: Int
  package var words: String
  /// The bytes of the heading.
  package var range: Range<Int>

  package init(level: Int, words: String, range: Range<Int>) {
    self.level = level
    self.words = words
    self.range = range
  }
}

extension NoteReading {
  /// The headings of the note in their order, those in quotes and lists too.
  package var outline: [OutlineEntry] {
    var entries: [OutlineEntry] = []
    for index in 0..<count {
      let kind = kind(at: index)
      guard kind == .heading || kind == .setextHeading else { continue }
      let heading = node(at: index)
      entries.append(
        OutlineEntry(level: level(of: heading), words: words(of: heading), range: heading.range))
    }
    return entries
  }

  /// The level of a heading: the number of its pounds, 1 above `===`, 2 above `---`.
  package func level(of heading: Node) -> Int {
    for part in children(of: heading) {
      switch part.kind {
      case .headingMark:
        return bytes(of: part).filter { $0 == UInt8(ascii: "#") }.count
      case .underline:
        return bytes(of: part).contains(UInt8(ascii: "=")) ? 1 : 2
      default: break
      }
    }
    return 1
  }
}
