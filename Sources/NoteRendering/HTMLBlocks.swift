import CCmark
import MiniMarkdown

extension HTMLWriter {
  /// Opens a block that holds blocks or spans.
  mutating func openBlock(_ node: NoteReading.Node) {
    isAtLineStart = true
    switch node.kind {
    case .heading, .setextHeading:
      addBox()
      tree.enter(CMARK_NODE_HEADING)
      tree.setLevel(reading.level(of: node))
    case .paragraph:
      tree.enter(CMARK_NODE_PARAGRAPH)
      addBox()
    case .quote:
      addBox()
      tree.enter(CMARK_NODE_BLOCK_QUOTE)
    case .bulletList, .orderedList:
      addBox()
      tree.enter(CMARK_NODE_LIST)
      let start = node.kind == .orderedList ? reading.listStart(of: node) : nil
      tree.setList(start: start, isTight: !looseLists.contains(node.index))
    case .item:
      tree.enter(CMARK_NODE_ITEM)
    case .question:
      addBox()
      tree.enter(CMARK_NODE_CUSTOM_BLOCK, showing: "<dl class=\"question\">", "</dl>")
    case .questionText:
      tree.enter(CMARK_NODE_CUSTOM_INLINE, showing: "<dt>", "</dt>\n")
    case .answerText:
      tree.enter(CMARK_NODE_CUSTOM_INLINE, showing: "<dd>", "</dd>")
    case .summary:
      addBox()
      tree.enter(CMARK_NODE_CUSTOM_BLOCK, showing: "<div class=\"summary\">", "</div>")
      tree.enter(CMARK_NODE_PARAGRAPH)
    default: break
    }
  }

  /// Puts the box of a task where it belongs: into its paragraph if it has one.
  mutating func addBox() {
    guard let box else { return }
    self.box = nil
    let isInText = branches.last?.node.kind == .paragraph
    tree.enter(
      isInText ? CMARK_NODE_CUSTOM_INLINE : CMARK_NODE_CUSTOM_BLOCK, showing: box,
      isInText ? " " : "")
    tree.leave()
  }

  /// A leaf that stands between blocks, or a mark of a block.
  mutating func meetBlockPart(_ leaf: NoteReading.Node) {
    switch leaf.kind {
    case .task:
      let isDone = reading.bytes(of: leaf).contains { $0 | 32 == UInt8(ascii: "x") }
      box = "<input type=\"checkbox\" \(isDone ? "checked=\"\" " : "")disabled=\"\" />"
    case .summaryMark:
      tree.enter(CMARK_NODE_STRONG)
      append(reading.bytes(of: leaf))
      trimEnd()
      flush()
      tree.leave()
      pending.append(32)
    default: break
    }
  }
}

extension NodeKind {
  /// Whether the lines of such a block are text whose edges are not shown.
  var isTextBlock: Bool {
    switch self {
    case .paragraph, .heading, .setextHeading, .cell, .questionText, .answerText, .summary: true
    default: false
    }
  }
}
