import CCmark
import MiniMarkdown

extension HTMLWriter {
  /// Adds a block of code with its lines as they are meant.
  mutating func addCodeBlock(_ node: NoteReading.Node) {
    addBox()
    tree.enter(CMARK_NODE_CODE_BLOCK)
    for part in reading.children(of: node) where part.kind == .info {
      let info = reading.said(part).utf8.drop { $0 == 32 || $0 == 9 }
      tree.setInfo(SafeText.repaired(info))
    }
    let lines = reading.codeLines(of: node, inside: branches.dropLast().map(\.node))
    tree.setLiteral(Array(safe.bytes(lines[...])))
    tree.leave()
  }
}
