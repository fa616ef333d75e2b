import Letters
import MiniMarkdown

/// Lays out the blocks of a note one below the other.
struct TerminalWriter {
  let reading: NoteReading
  let columns: Int
  let isColored: Bool
  let links: LinkResolution
  let looseLists: Set<Int>
  /// The lines so far.
  private(set) var page: [UInt8] = []
  var margins = TerminalMargins()
  /// Whether an empty line stands before the next block.
  private var wantsGap = false
  private var branches: [Branch] = []

  /// A block the walk is in.
  private struct Branch {
    let node: NoteReading.Node
    var hasMargin = false
    /// The number of the next item of a list.
    var number: Int?
  }

  init(_ reading: NoteReading, columns: Int, isColored: Bool) {
    self.reading = reading
    self.columns = columns
    self.isColored = isColored
    links = LinkResolution(of: reading)
    looseLists = reading.looseLists
  }

  /// The columns that are left for text.
  var width: Int { columns - margins.columns }

  mutating func write() {
    var walk = reading.walk
    while let step = walk.next() {
      switch step {
      case .enters(let node):
        branches.append(Branch(node: node))
        if !open(node) { walk.skip() }
      case .meets: break
      case .leaves(let node):
        guard let branch = branches.popLast() else { continue }
        if branch.hasMargin { closeMargin() }
        if node.kind.endsBlock { wantsGap = true }
      }
    }
  }

  /// Opens a block, or writes it. False when what is below it is done with.
  private mutating func open(_ node: NoteReading.Node) -> Bool {
    switch node.kind {
    case .quote:
      startBlock()
      openMargin(mark("│ ", .dim), bar: mark("│ ", .dim))
    case .bulletList, .orderedList:
      startBlock()
      let number = reading.listStart(of: node)
      branches[branches.count - 1].number = node.kind == .orderedList ? number : nil
    case .item: openItem(node)
    case .footnote:
      startBlock()
      let label = reading.children(of: node).first { $0.kind == .label }
      openMargin(mark("[\(label.map { reading.written($0.range) } ?? "")] ", .dim))
    case .question: startBlock()
    default:
      writeBlock(node)
      return false
    }
    return true
  }

  private mutating func writeBlock(_ node: NoteReading.Node) {
    switch node.kind {
    case .heading, .setextHeading:
      let pounds = String(repeating: "#", count: reading.level(of: node))
      write(node, .bold, behind: mark("\(pounds) ", .dim))
    case .questionText: write(node, behind: mark("Q: ", .bold), isBlock: false)
    case .answerText: write(node, behind: mark("A: ", .bold), isBlock: false)
    case .paragraph, .summary: write(node)
    case .fencedCode, .indentedCode:
      writeCode(reading.codeLines(of: node, inside: branches.dropLast().map(\.node))[...], .code)
    case .frontMatter: writeCode(reading.bytes(of: node), .dim, indentation: 0)
    case .table: writeTable(node)
    case .rule:
      startBlock()
      writeLine(mark(String(repeating: "─", count: width), .dim))
    default: break
    }
  }

  /// Writes a block of text.
  private mutating func write(
    _ node: NoteReading.Node, _ style: TerminalStyle = [], behind first: TerminalLine? = nil,
    isBlock: Bool = true
  ) {
    if isBlock { startBlock() }
    if let first { openMargin(first) }
    for line in filled(node, width: width, style) { writeLine(line) }
    if first != nil { closeMargin() }
  }

  private mutating func openItem(_ node: NoteReading.Node) {
    guard branches.count > 1 else { return }
    let list = branches[branches.count - 2]
    if !looseLists.contains(list.node.index) { wantsGap = false }
    writeGap()
    var written = "• "
    if let number = list.number {
      let isParenthesis = reading.children(of: node).first { $0.kind == .itemMark }
        .map { reading.bytes(of: $0).contains(UInt8(ascii: ")")) }
      written = "\(number)\(isParenthesis == true ? ")" : ".") "
      branches[branches.count - 2].number = number + 1
    }
    var bullet = mark(written, .dim)
    for task in reading.children(of: node) where task.kind == .task {
      let isDone = reading.bytes(of: task).contains { $0 | 32 == UInt8(ascii: "x") }
      bullet.append("[\(isDone ? "x" : " ")] ".utf8, columns: 4, style: [])
    }
    openMargin(bullet)
  }

  /// An empty line before a block, unless it is the first in what is around it or stands in a
  /// tight list.
  mutating func startBlock() {
    if branches.count > 2, branches[branches.count - 2].node.kind == .item,
      !looseLists.contains(branches[branches.count - 3].node.index)
    {
      wantsGap = false
    }
    writeGap()
  }

  private mutating func writeGap() {
    if wantsGap && !page.isEmpty { page += margins.blank() + [10] }
    wantsGap = false
  }

  mutating func openMargin(blank columns: Int) {
    var line = TerminalLine()
    line.append(columns)
    openMargin(line)
  }

  private mutating func openMargin(_ first: TerminalLine, bar: TerminalLine? = nil) {
    margins.open(once: first, bar: bar, within: columns)
    branches[branches.count - 1].hasMargin = true
  }

  /// A mark with nothing behind it is shown all the same.
  mutating func closeMargin() {
    if margins.hasMark { writeLine(TerminalLine()) }
    margins.close()
    branches.indices.last.map { branches[$0].hasMargin = false }
  }

  mutating func writeLine(_ line: TerminalLine) {
    var line = line
    line.end()
    page += margins.next() + line.bytes
    while page.last == 32 { page.removeLast() }
    page.append(10)
  }

  /// Letters of our own in a style.
  func mark(_ written: String, _ style: TerminalStyle) -> TerminalLine {
    let letters = TerminalLetters.shown(Array(written.utf8)[...])
    var line = TerminalLine()
    line.append(letters, columns: Columns.count(of: letters.span), style: isColored ? style : [])
    return line
  }
}

extension NodeKind {
  /// Whether an empty line may follow it.
  fileprivate var endsBlock: Bool {
    switch self {
    case .blank, .definition, .questionText, .answerText: false
    default: true
    }
  }
}
