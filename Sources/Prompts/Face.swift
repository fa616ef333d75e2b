import MiniMarkdown

/// One side of a prompt: parts of a note as Markdown of their own, free of the quotes and lists
/// around them. Clozes show their phrase, but for the one that is asked.
struct Face {
  /// The cloze that is asked, and what stands in its place.
  struct Asked {
    enum Way {
      /// Its hint in brackets, or a gap.
      case gap
      /// Its phrase, strong.
      case highlight
    }

    let cloze: NoteCloze
    let way: Way

    init(_ cloze: NoteCloze, as way: Way) {
      self.cloze = cloze
      self.way = way
    }
  }

  private let reading: NoteReading
  private let omitted: [Range<Int>]
  private let asked: Asked?
  /// The place of the asked cloze on the tape.
  private let askedIndex: Int
  private var bytes: [UInt8] = []
  private var isHighlighting = false

  init(of reading: NoteReading, omitted: [Range<Int>] = [], asked: Asked? = nil) {
    self.reading = reading
    self.omitted = omitted
    self.asked = asked
    askedIndex = asked?.cloze.node.index ?? -1
  }

  /// Copies a part. Of the margins of its lines nothing remains, or in a quote what stands
  /// behind its own mark: the marks of inner quotes, the indentation of lists.
  mutating func append(_ part: NoteReading.Node, keepsInnerMargins: Bool = false) {
    var walk = reading.walk(below: part)
    var around = [part.kind]
    var margin: [UInt8] = []
    while let step = walk.next() {
      switch step {
      case .enters(let node):
        around.append(node.kind)
        guard node.index == askedIndex, let asked else { continue }
        copyMargin(&margin, keepsInner: keepsInnerMargins)
        if begin(asked, inStrong: around.contains(.strong)) { walk.skip() }
      case .leaves(let node):
        around.removeLast()
        if node.index == askedIndex && isHighlighting { bytes += Self.highlightMark }
      case .meets(let leaf) where leaf.kind.isMargin:
        margin += reading.bytes(of: leaf)
      case .meets(let leaf):
        copyMargin(&margin, keepsInner: keepsInnerMargins)
        if around.last != .cloze { copy(leaf) }
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
    guard !margin.isEmpty else { return }
    defer { margin.removeAll(keepingCapacity: true) }
    guard keepsInner, let mark = margin.firstIndex(of: UInt8(ascii: ">")) else { return }
    var rest = margin[(mark + 1)...]
    if rest.first == 32 || rest.first == 9 { rest.removeFirst() }
    bytes += rest
  }

  /// Writes what stands for the asked cloze, or before its phrase. True when that is all.
  private mutating func begin(_ asked: Asked, inStrong isInStrong: Bool) -> Bool {
    switch asked.way {
    case .gap:
      appendGap(asked.cloze)
      return true
    case .highlight:
      isHighlighting = !isInStrong && asked.cloze.canBeStrong(behind: bytes, in: reading)
      if isHighlighting { bytes += Self.highlightMark }
      return false
    }
  }

  private mutating func appendGap(_ cloze: NoteCloze) {
    let hint = cloze.hint.map { reading.bytes(of: $0) } ?? []
    // Brackets that a parenthesis, a colon or a bracket follows could be read as a link.
    let next = cloze.node.range.upperBound
    let isLinkLike = next < reading.text.count && "([:".utf8.contains(reading.text[next])
    let escape = isLinkLike ? "\\" : ""
    bytes += Array("\(escape)[".utf8)
    bytes += hint.allSatisfy(\.isWhite) ? Array("…".utf8)[...] : hint
    bytes += Array("\(escape)]".utf8)
  }

  private static let highlightMark = Array("**".utf8)
}

extension UInt8 {
  /// A space, a tab or the end of a line.
  fileprivate var isWhite: Bool { self == 32 || (self >= 9 && self <= 13) }
}
