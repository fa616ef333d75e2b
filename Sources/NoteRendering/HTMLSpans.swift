import CCmark
import MiniMarkdown

extension HTMLWriter {
  /// Opens a span. False when what is below it is done with.
  mutating func openSpan(_ node: NoteReading.Node) -> Bool {
    switch node.kind {
    case .emphasis: tree.enter(CMARK_NODE_EMPH)
    case .strong: tree.enter(CMARK_NODE_STRONG)
    case .strike: tree.enter(CMARK_NODE_CUSTOM_INLINE, showing: "<del>", "</del>")
    case .codeSpan:
      isAtLineStart = false
      tree.add(CMARK_NODE_CODE, Array(safe.bytes(reading.codeSpan(node, inCell: isInCell)[...])))
      return false
    case .link where links.isBroken(node), .reference, .imageReference:
      openBrackets(node)
    case .link: openLink(CMARK_NODE_LINK, to: reading.target(of: node))
    case .image: openLink(CMARK_NODE_IMAGE, to: reading.target(of: node))
    case .autolink:
      openLink(CMARK_NODE_LINK, to: reading.target(of: node))
      for part in reading.children(of: node) where part.kind == .destination {
        append(reading.bytes(of: part))
      }
      flush()
      return false
    case .noteLink:
      addNoteLink(node)
      return false
    case .footnoteReference:
      addFootnoteReference(node)
      return false
    case .cloze: openCloze(node)
    default: break
    }
    return true
  }

  mutating func openLink(_ kind: cmark_node_type, to target: LinkTarget) {
    isAtLineStart = false
    tree.enter(kind)
    tree.setTarget(
      address: SafeText.repaired(target.address.utf8),
      title: target.title.map { SafeText.repaired($0.utf8) })
  }

  /// A leaf among spans.
  mutating func meet(_ leaf: NoteReading.Node) {
    switch leaf.kind {
    case .text, .tag, .escape, .entity, .bareLink, .softBreak, .hardBreak, .other:
      meetText(leaf)
    case .cellMark: addEmptyCells(leaf)
    case .mark where branches.last?.node.kind.isReference == true:
      meetBracket(leaf)
    case .label where branches.last?.node.kind.isReference == true:
      meetLabel(leaf)
    case .mark, .destination, .space, .title:
      if branches.last?.showsMarks == true { append(reading.bytes(of: leaf)) }
    default: meetBlockPart(leaf)
    }
  }

  private mutating func meetText(_ leaf: NoteReading.Node) {
    let written = reading.bytes(of: leaf)
    switch leaf.kind {
    case .escape, .entity: append(unescaped(written)[...])
    case .tag:
      flush()
      tree.enter(CMARK_NODE_CUSTOM_INLINE, showing: "<span class=\"tag\">", "</span>")
      append(written)
      flush()
      tree.leave()
    case .bareLink where !isInLink:
      flush()
      openLink(CMARK_NODE_LINK, to: reading.target(of: leaf))
      append(written)
      flush()
      tree.leave()
    case .softBreak, .hardBreak:
      // White space is kept before a backslash.
      if written.first != UInt8(ascii: "\\") { trimEnd() }
      flush()
      let kind = leaf.kind == .hardBreak ? CMARK_NODE_LINEBREAK : CMARK_NODE_SOFTBREAK
      for _ in 0..<reading.lineEnds(in: leaf) { tree.add(kind) }
      isAtLineStart = true
    default:
      append(isAtLineStart ? written.drop { $0 == 32 || $0 == 9 } : written)
    }
  }

  /// Adds text behind what waits.
  mutating func append(_ written: ArraySlice<UInt8>) {
    guard !written.isEmpty else { return }
    isAtLineStart = false
    pending += safe.bytes(written)
  }

  /// Whether the walk is inside the text of a link: no link may hold another.
  private var isInLink: Bool {
    branches.contains {
      switch $0.node.kind {
      case .link: !$0.showsMarks
      case .reference: if case .leads = $0.roles.text { true } else { false }
      default: false
      }
    }
  }

  private var isInCell: Bool { branches.contains { $0.node.kind == .cell } }

  private mutating func openCloze(_ node: NoteReading.Node) {
    isAtLineStart = false
    let hint = reading.children(of: node).first { $0.kind == .hint }.map { reading.said($0) }
    let title = hint.map { " title=\"\(escapedForHTML($0))\"" } ?? ""
    tree.enter(CMARK_NODE_CUSTOM_INLINE, showing: "<span class=\"cloze\"\(title)>", "</span>")
    if !reading.children(of: node).contains(where: { $0.kind == .phrase }) {
      pending += SafeText.repaired("[\(hint ?? "")]".utf8)
    }
  }

  private mutating func addNoteLink(_ node: NoteReading.Node) {
    isAtLineStart = false
    let parts = Array(reading.children(of: node))
    let name = parts.first { $0.kind == .noteName }
    tree.enter(CMARK_NODE_CUSTOM_INLINE, showing: "<span class=\"note-link\">", "</span>")
    let address = name.flatMap { addressOfNote(reading.written($0.range)) }
    if let address, !isInLink { openLink(CMARK_NODE_LINK, to: LinkTarget(address: address)) }
    if let shown = parts.first(where: { $0.kind == .shown }) ?? name {
      append(reading.bytes(of: shown))
    }
    flush()
  }
}
