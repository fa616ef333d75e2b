import CCmark
import MiniMarkdown

/// Builds libcmark's nodes while it walks through a note.
///
///     tree of the note      (paragraph (text "a") (escape "\*") (emphasis …))
///     libcmark's nodes      PARAGRAPH ── TEXT "a*"
///                                     └─ EMPH ── …
///
/// Each branch of the note opens some nodes (none, one, rarely two) and closes them again.
struct HTMLWriter: ~Copyable {
  let reading: NoteReading
  let addressOfNote: (String) -> String?
  let safe: SafeText
  let links: LinkResolution
  let looseLists: Set<Int>
  let footnotes: Footnotes
  var tree = CmarkTree()
  var branches: [Branch] = []
  /// Text that is not in the tree yet: neighbouring texts become one node.
  var pending: [UInt8] = []
  /// White space at the start of a line of text is not shown.
  var isAtLineStart = true
  /// A task's box waits for the paragraph it stands in.
  var box: String?
  /// How often each footnote has been referred to so far.
  var referencesMet: [Int: Int] = [:]
  /// The cells that were missing from the tables so far.
  var cellsAdded = 0

  /// A branch the walk is in.
  struct Branch {
    let node: NoteReading.Node
    /// The number of open nodes when it began.
    var depth: Int
    /// Whether its marks are shown, because it does not do what they say.
    var showsMarks = false
    /// Whether nothing of it is shown where the walk is.
    var isHidden = false
    var roles = LinkResolution.Roles()
    var marksMet = 0
    var table = TableProgress()
  }

  init(_ reading: NoteReading, addressOfNote: @escaping (String) -> String?) {
    self.reading = reading
    self.addressOfNote = addressOfNote
    safe = SafeText(of: reading)
    links = LinkResolution(of: reading)
    looseLists = reading.looseLists
    footnotes = Footnotes(of: reading)
  }

  mutating func write() {
    write(reading.walk)
    writeFootnotes()
  }

  mutating func write(_ walk: consuming NoteReading.Walk) {
    while let step = walk.next() {
      switch step {
      case .enters(let node):
        let around = branches.last
        if around?.isHidden != true { flush() }
        branches.append(Branch(node: node, depth: tree.depth))
        if around?.isHidden == true || !open(node, below: around?.node) { walk.skip() }
      case .meets(let leaf):
        if branches.last?.isHidden != true || leaf.kind == .mark { meet(leaf) }
      case .leaves(let node):
        if node.kind.isTextBlock { trimEnd() }
        flush()
        guard let branch = branches.popLast() else { continue }
        close(branch)
      }
    }
  }

  /// Opens what a branch opens. False when what is below it is done with.
  private mutating func open(_ node: NoteReading.Node, below parent: NoteReading.Node?) -> Bool {
    switch node.kind {
    case .frontMatter, .definition, .tableAlignment, .footnote: return false
    case .fencedCode, .indentedCode:
      addCodeBlock(node)
      return false
    case .rule:
      addBox()
      tree.add(CMARK_NODE_THEMATIC_BREAK)
      return false
    case .table, .tableRow, .cell: openTablePart(node)
    case .emphasis, .strong, .strike, .codeSpan, .link, .image, .reference, .imageReference,
      .noteLink, .footnoteReference, .autolink, .cloze, .phrase:
      return openSpan(node)
    default: openBlock(node)
    }
    return true
  }

  private mutating func close(_ branch: Branch) {
    if branch.node.kind == .item { addBox() }
    if branch.node.kind == .tableRow { fillRow(branch.table) }
    while tree.depth > branch.depth { tree.leave() }
  }

  /// Puts the text that waits into the tree.
  mutating func flush() {
    guard !pending.isEmpty else { return }
    tree.add(CMARK_NODE_TEXT, pending)
    pending.removeAll(keepingCapacity: true)
  }

  /// White space at the end of a line is not shown.
  mutating func trimEnd() {
    while let last = pending.last, last == 32 || last == 9 { pending.removeLast() }
  }
}
