import MiniMarkdown

/// One side of a prompt: parts of a note as Markdown of their own, free of the quotes and lists
/// around them. Clozes show their phrase, but for the one that is asked.
struct Face {
  /// What happens to one cloze.
  enum Asked {
    /// Its hint in brackets stands in its place, or a gap.
    case gap(NoteCloze)
    /// Its phrase is strong.
    case highlight(NoteCloze)

    var cloze: NoteCloze {
      switch self {
      case .gap(let cloze), .highlight(let cloze): cloze
      }
    }
  }

  private let reading: NoteReading
  private let omitted: [Range<Int>]
  private let asked: Asked?
  private var bytes: [UInt8] = []
  /// A mark that must be followed by something that lets it close.
  private var openedHighlight = false

  init(of reading: NoteReading, omitted: [Range<Int>] = [], asked: Asked? = nil) {
    self.reading = reading
    self.omitted = omitted
    self.asked = asked
  }

  /// Copies a part. Of the margins of its lines nothing remains, or in a quote what stands
  /// behind its own mark: the marks of inner quotes, the indentation of lists.
  mutating func append(_ part: NoteReading.Node, keepsInnerMargins: Bool = false) {
    var walk = reading.walk(below: part)
    var around = [part]
    var margin: [UInt8] = []
    while let step = walk.next() {
      switch step {
      case .enters(let node):
        around.append(node)
        if let cloze = asked?.cloze, cloze.node.index == node.index {
          copyMargin(&margin, keepsInner: keepsInnerMargins)
          if ask(around: around) { walk.skip() }
        }
      case .leaves(let node):
        around.removeLast()
        if let cloze = asked?.cloze, cloze.node.index == node.index { endAsking() }
      case .meets(let leaf) where leaf.kind.isMargin:
        margin += reading.bytes(of: leaf)
      case .meets(let leaf):
        copyMargin(&margin, keepsInner: keepsInnerMargins)
        if around.last?.kind != .cloze { copy(leaf) }
      }
    }
  }

  /// The face without white space around it.
  consuming func finished() -> String {
    while bytes.last?.isWhite == true { bytes.removeLast() }
    // The first line of indented code needs its white space.
    let firstWord = bytes.firstIndex { !$0.isWhite } ?? 0
    let start = bytes[..<firstWord].lastIndex { $0 == 10 || $0 == 13 }.map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  private mutating func copy(_ leaf: NoteReading.Node) {
    var start = leaf.range.lowerBound
    for hole in omitted where hole.overlaps(leaf.range) {
      if hole.lowerBound > start { bytes += reading.text[start..<hole.lowerBound] }
      start = max(start, min(hole.upperBound, leaf.range.upperBound))
    }
    bytes += reading.text[start..<leaf.range.upperBound]
  }

  private mutating func copyMargin(_ margin: inout [UInt8], keepsInner: Bool) {
    defer { margin.removeAll(keepingCapacity: true) }
    guard keepsInner, let mark = margin.firstIndex(of: UInt8(ascii: ">")) else { return }
    var rest = margin[(mark + 1)...]
    if rest.first == 32 || rest.first == 9 { rest.removeFirst() }
    bytes += rest
  }

  /// Writes what stands for the asked cloze, or before its phrase. True when that is all.
  private mutating func ask(around: [NoteReading.Node]) -> Bool {
    switch asked {
    case .gap(let cloze)?:
      let hint = cloze.hint.map { reading.bytes(of: $0) } ?? []
      let isBlank = hint.allSatisfy(\.isWhite)
      // Brackets that a parenthesis, a colon or a bracket follows could be read as a link.
      let next = cloze.node.range.upperBound
      let isLinkLike = next < reading.text.count && "([:".utf8.contains(reading.text[next])
      bytes += isLinkLike ? [UInt8](#"\["#.utf8) : [UInt8(ascii: "[")]
      bytes += isBlank ? [UInt8]("…".utf8)[...] : hint
      bytes += isLinkLike ? [UInt8](#"\]"#.utf8) : [UInt8(ascii: "]")]
      return true
    case .highlight(let cloze)?:
      openedHighlight = canHighlight(cloze, around: around)
      if openedHighlight { bytes += [UInt8](Self.highlightMark.utf8) }
      return false
    case nil: return false
    }
  }

  private mutating func endAsking() {
    if openedHighlight { bytes += [UInt8](Self.highlightMark.utf8) }
    openedHighlight = false
  }

  private static let highlightMark = "**"

  /// Whether asterisks around the phrase would be read as marks: CommonMark asks for white space
  /// or punctuation outside where there is punctuation inside, and other asterisks would be taken
  /// for their partners.
  private func canHighlight(_ cloze: NoteCloze, around: [NoteReading.Node]) -> Bool {
    guard let phrase = cloze.phrase, !around.contains(where: { $0.kind == .strong }) else {
      return false
    }
    let inside = Array(reading.written(phrase.range).unicodeScalars)
    let after = reading.text[cloze.node.range.upperBound...].prefix(4)
    let outside = (
      String(decoding: bytes.suffix(4), as: UTF8.self).unicodeScalars.last,
      String(decoding: after, as: UTF8.self).unicodeScalars.first
    )
    guard let first = inside.first, let last = inside.last, !inside.contains("*"),
      outside.0 != "*", outside.1 != "*"
    else { return false }
    return first.canEdge(outside: outside.0) && last.canEdge(outside: outside.1)
  }
}

extension Unicode.Scalar {
  /// Whether an emphasis mark can stand between this and what is outside.
  fileprivate func canEdge(outside: Unicode.Scalar?) -> Bool {
    guard !properties.isWhitespace else { return false }
    guard isMarkup else { return true }
    return outside.map { $0.properties.isWhitespace || $0.isMarkup } ?? true
  }

  /// Punctuation and symbols.
  private var isMarkup: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}

extension UInt8 {
  /// A space, a tab or the end of a line.
  fileprivate var isWhite: Bool { self == 32 || (self >= 9 && self <= 13) }
}
