extension NoteReading {
  /// The words of the whole note without its markers: what search reads and snippets show.
  ///
  /// A block ends a line. Clozes show their phrase, images their description, entities the
  /// character they stand for; targets, info strings and front matter are left out.
  package var plainWords: [UInt8] {
    var words = PlainWords()
    for root in roots { words.append(root, of: self) }
    return words.finished()
  }

  /// The words of one part without its markers, but for what lies in `omitted`.
  package func plainWords(of node: Node, without omitted: [Range<Int>] = []) -> [UInt8] {
    var words = PlainWords(omitted: omitted)
    words.append(node, of: self)
    return words.finished()
  }

  /// The same as text that can be shown.
  package func words(of node: Node, without omitted: [Range<Int>] = []) -> String {
    String(decoding: plainWords(of: node, without: omitted), as: UTF8.self)
  }
}

/// Gathers the words of parts of a note, block by block.
struct PlainWords {
  private(set) var bytes: [UInt8] = []
  /// Parts of the text that are not wanted, in their order.
  private let omitted: [Range<Int>]
  /// Whether the end of a line in a paragraph ends a line here too.
  var keepsLines = false
  /// Whether it may stop once there is a line, or as many bytes as a title can show.
  var isForTitle = false
  private(set) var hasLine = false

  init(omitted: [Range<Int>] = []) { self.omitted = omitted }

  mutating func append(_ node: NoteReading.Node, of reading: NoteReading) {
    guard node.isBranch else { return append(leaf: node, of: reading) }
    var walk = reading.walk(below: node)
    var inside = [node]
    while let step = walk.next(), !(isForTitle && (hasLine || bytes.count > Self.titleBytesMax)) {
      switch step {
      case .enters(let branch):
        if branch.kind == .definition || branch.kind == .frontMatter || isOmitted(branch) {
          walk.skip()
        }
        inside.append(branch)
        if branch.kind.endsLine { endLine() }
      case .meets(let leaf):
        if !isOmitted(leaf) { append(leaf: leaf, below: inside.last, of: reading) }
      case .leaves(let branch):
        inside.removeLast()
        leave(branch)
      }
    }
    leave(node)
  }

  /// Nothing after the last word.
  consuming func finished() -> [UInt8] {
    while bytes.last?.isWhite == true { bytes.removeLast() }
    return bytes
  }

  private func isOmitted(_ node: NoteReading.Node) -> Bool {
    !omitted.isEmpty
      && omitted.contains {
        $0.lowerBound <= node.range.lowerBound && $0.upperBound >= node.range.upperBound
      }
  }

  private mutating func leave(_ branch: NoteReading.Node) {
    if branch.kind.endsLine { endLine() }
    if branch.kind == .cell && bytes.last?.isWhite == false { bytes.append(32) }
  }

  private mutating func endLine() {
    while let last = bytes.last, last == 32 || last == 9 { bytes.removeLast() }
    guard let last = bytes.last else { return }
    if last != 10 { bytes.append(10) }
    if isForTitle && bytes.contains(where: { !$0.isWhite }) { hasLine = true }
  }

  private mutating func append(
    leaf whole: NoteReading.Node, below branch: NoteReading.Node? = nil, of reading: NoteReading
  ) {
    let leaf = isForTitle ? reading.beginning(of: whole, Self.titleBytesMax) : whole
    switch leaf.kind {
    case .code:
      if omitted.isEmpty { return bytes += reading.bytes(of: leaf) }
      for piece in wanted(leaf.range) { bytes += reading.text[piece] }
    case .text, .tag, .bareLink, .shown, .other:
      if omitted.isEmpty { return append(reading.bytes(of: leaf)) }
      for piece in wanted(leaf.range) { append(reading.text[piece]) }
    case .escape, .entity:
      append(unescaped(reading.bytes(of: leaf))[...])
    case .softBreak where branch?.kind == .codeSpan || !keepsLines:
      append([32])
    case .softBreak, .hardBreak:
      endLine()
    case .destination where branch?.kind == .autolink:
      append(reading.bytes(of: leaf))
    case .noteName:
      let hasShown = branch.map { reading.children(of: $0).contains { $0.kind == .shown } }
      if hasShown != true { append(reading.bytes(of: leaf)) }
    default: break
    }
  }

  /// More than a title shows, so that it can be cut between letters.
  private static let titleBytesMax = 4 * NoteReading.titleBytesMax

  /// The parts of a leaf that are not omitted.
  private func wanted(_ range: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    for hole in omitted where hole.overlaps(range) {
      if hole.lowerBound > start { pieces.append(start..<hole.lowerBound) }
      start = max(start, hole.upperBound)
    }
    if start < range.upperBound { pieces.append(start..<range.upperBound) }
    return pieces
  }

  private mutating func append(_ said: ArraySlice<UInt8>) {
    // A line begins with a word; what is left out between spaces leaves one.
    let isBehindSpace = bytes.last.map { $0 == 10 || $0 == 32 } ?? true
    bytes += isBehindSpace ? said.drop { $0 == 32 || $0 == 9 } : said
  }
}

extension NoteReading {
  /// A leaf, cut where it is too long for a title.
  fileprivate func beginning(of leaf: Node, _ bytesMax: Int) -> Node {
    guard leaf.range.count > bytesMax else { return leaf }
    return Node(
      kind: leaf.kind, range: leaf.range.prefix(bytesMax), index: leaf.index, next: leaf.next,
      isBranch: false)
  }
}
