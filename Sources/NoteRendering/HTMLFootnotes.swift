import CCmark
import MiniMarkdown

extension HTMLWriter {
  /// A small raised number that leads to its footnote; what is written, when there is none.
  mutating func addFootnoteReference(_ node: NoteReading.Node) {
    isAtLineStart = false
    guard let number = footnotes.number(of: node, in: reading) else {
      return append(reading.bytes(of: node))
    }
    let met = referencesMet[number, default: 0] + 1
    referencesMet[number] = met
    let id = met == 1 ? "fnref-\(number)" : "fnref-\(number)-\(met)"
    tree.enter(
      CMARK_NODE_CUSTOM_INLINE,
      showing: "<sup class=\"footnote-ref\"><a href=\"#fn-\(number)\" id=\"\(id)\">\(number)</a>",
      "</sup>")
  }

  /// The footnotes stand at the end, wherever they are written.
  mutating func writeFootnotes() {
    guard !footnotes.nodes.isEmpty else { return }
    tree.enter(
      CMARK_NODE_CUSTOM_BLOCK, showing: "<section class=\"footnotes\">\n<ol>", "</ol>\n</section>")
    for (place, node) in footnotes.nodes.enumerated() {
      tree.enter(CMARK_NODE_CUSTOM_BLOCK, showing: "<li id=\"fn-\(place + 1)\">", "</li>")
      write(reading.walk(below: node))
      if footnotes.referenceCounts[place] > 0 {
        let back = "<a href=\"#fnref-\(place + 1)\" class=\"footnote-backref\">↩</a>"
        tree.enter(CMARK_NODE_CUSTOM_BLOCK, showing: back, "")
        tree.leave()
      }
      tree.leave()
    }
    tree.leave()
  }
}
