import Letters
import MiniMarkdown

extension TerminalWriter {
  /// The lines a block of text fills.
  func filled(
    _ block: NoteReading.Node, width: Int, _ style: TerminalStyle = [], behind first: String = ""
  ) -> [TerminalLine] {
    var filler = SpanFiller(self, width: width, style)
    filler.add(first, .dim)
    var walk = reading.walk(below: block)
    while let step = walk.next() {
      switch step {
      case .enters(let node): if !filler.open(node) { walk.skip() }
      case .meets(let leaf): filler.meet(leaf)
      case .leaves: filler.close()
      }
    }
    return filler.filled()
  }
}

/// Turns the spans of one block into styled words.
private struct SpanFiller {
  private let reading: NoteReading
  private let links: LinkResolution
  private let isColored: Bool
  private var filler: LineFiller
  private var branches: [Branch]

  /// A span the walk is in.
  private struct Branch {
    var kind: NodeKind
    var style: TerminalStyle
    /// What is shown behind it, such as an address.
    var after: String?
    var showsMarks = false
    var isHidden = false
    var roles = LinkResolution.Roles()
    var marksMet = 0
  }

  init(_ writer: TerminalWriter, width: Int, _ style: TerminalStyle) {
    reading = writer.reading
    links = writer.links
    isColored = writer.isColored
    filler = LineFiller(width: width)
    branches = [Branch(kind: .paragraph, style: style)]
  }

  consuming func filled() -> [TerminalLine] { filler.filled() }

  private var branch: Branch { branches[branches.count - 1] }

  private mutating func add(_ written: ArraySlice<UInt8>, _ style: TerminalStyle = []) {
    filler.append(TerminalLetters.shown(written), isColored ? branch.style.union(style) : [])
  }

  mutating func add(_ words: String, _ style: TerminalStyle = []) {
    add(Array(words.utf8)[...], style)
  }

  /// Opens a span, or shows it. False when what is below it is done with.
  mutating func open(_ node: NoteReading.Node) -> Bool {
    let around = branch
    branches.append(Branch(kind: node.kind, style: around.style))
    if around.isHidden { return false }
    let last = branches.count - 1
    branches[last].showsMarks = !isColored
    switch node.kind {
    case .emphasis: branches[last].style.insert(.italic)
    case .strong: branches[last].style.insert(.bold)
    case .strike: branches[last].style.insert(.struck)
    case .cloze:
      branches[last].showsMarks = false
      branches[last].style.insert(.highlighted)
      let parts = reading.children(of: node)
      if !parts.contains(where: { $0.kind == .phrase }) {
        add("[\(parts.first { $0.kind == .hint }.map { reading.said($0) } ?? "")]")
      }
    case .link where links.isBroken(node): branches[last].showsMarks = true
    case .link: openLink(to: reading.target(of: node), words: reading.words(of: node))
    case .image: openImage(to: reading.target(of: node))
    case .reference, .imageReference: branches[last].roles = links.roles(of: node)
    case .autolink, .noteLink, .footnoteReference, .codeSpan:
      show(node)
      return false
    default: break
    }
    return true
  }

  mutating func close() {
    if let after = branch.after { add(after, .dim) }
    branches.removeLast()
  }

  mutating func meet(_ leaf: NoteReading.Node) {
    let written = reading.bytes(of: leaf)
    if branch.kind == .reference || branch.kind == .imageReference, leaf.kind == .mark {
      return meetBracket(written)
    }
    guard !branch.isHidden else { return }
    switch leaf.kind {
    case .text, .other: add(written)
    case .escape, .entity: add(unescaped(written)[...])
    case .tag: add(written, .tag)
    case .bareLink: add(written, .underlined)
    case .softBreak: filler.append([32], isColored ? branch.style : [])
    case .hardBreak: for _ in 0..<reading.lineEnds(in: leaf) { filler.breakLine() }
    case .mark, .destination, .space, .title:
      if branch.showsMarks { add(written) }
    case .label: if branch.roles.label != .label { add(unescaped(written)[...]) }
    case .summaryMark: add(written, .bold)
    default: break
    }
  }

  /// A span without spans in it.
  private mutating func show(_ node: NoteReading.Node) {
    let parts = Array(reading.children(of: node))
    switch node.kind {
    case .codeSpan:
      let mark = isColored ? "" : "`"
      add(mark)
      add(reading.codeSpan(node)[...], .code)
      add(mark)
    case .autolink:
      for part in parts where part.kind == .destination {
        add(reading.bytes(of: part), .underlined)
      }
    case .noteLink:
      let mark = isColored ? ("", "") : ("[[", "]]")
      add(mark.0)
      let name = parts.first { $0.kind == .shown } ?? parts.first { $0.kind == .noteName }
      if let name { add(reading.bytes(of: name), .underlined) }
      add(mark.1)
    default:
      let label = parts.first { $0.kind == .label }
      add("[\(label.map { reading.written($0.range) } ?? "")]", .dim)
    }
  }

  /// The address stands behind the words of a link, if it is not what they say.
  private mutating func openLink(to target: LinkTarget, words: String) {
    let last = branches.count - 1
    branches[last].showsMarks = false
    branches[last].style.insert(.underlined)
    if words != target.address && !target.address.isEmpty {
      branches[last].after = " <\(target.address)>"
    }
  }

  private mutating func openImage(to target: LinkTarget) {
    let last = branches.count - 1
    branches[last].showsMarks = false
    add("[image: ", .dim)
    branches[last].after = "] <\(target.address)>"
  }

  /// A mark of a reference, `[` or `][` or `]`: shown unless its brackets make a link.
  private mutating func meetBracket(_ written: ArraySlice<UInt8>) {
    let last = branches.count - 1
    branches[last].marksMet += 1
    let roles = branches[last].roles
    switch (branches[last].marksMet, roles.text) {
    case (1, .plain): add(written)
    case (1, .leads(let target)):
      if branches[last].kind == .imageReference {
        openImage(to: target)
      } else {
        openLink(to: target, words: "")
      }
    case (1, .label): branches[last].isHidden = true
    case (2, let text):
      branches[last].isHidden = false
      if text == .plain { add("]") }
      openLabel(roles.label, written.dropFirst())
    case (_, _): if roles.label == .plain { add("]") }
    }
  }

  private mutating func openLabel(_ role: LinkResolution.Role, _ rest: ArraySlice<UInt8>) {
    switch role {
    case .plain: add(rest)
    case .leads(let target): openLink(to: target, words: "")
    case .label: break
    }
  }
}
