import CCmark
import MiniMarkdown
import NoteRendering
import Testing

/// The same texts, read by libcmark's parser and by ours, look the same.
@Suite struct `The HTML of random texts` {
  private static let blocks = [
    "a", "b", " ", "  ", "\n", "\n\n", "> ", ">", "- ", "* ", "-", "1. ", "2) ", "10. ", "    ",
    "~~~\n", "# ", "##", "===\n", "---\n", "***\n", "\\",
  ]
  private static let spans = [
    "a", "b", "é", "—", " ", ".", "(", ")", "\"", "!", "\n", "  \n", "\\\n", "\\*", "&amp;", "*",
    "**",
    "***", "`", "``", "<x:y>", "x[a](/u)", "![*a*](/u 't')", "[b][c]", "[c]",
  ]
  private static let lists = [
    "- a\n", "  - b\n", "  c\n", "\n", "1. d\n", "   e\n", "    - f\n", "> g\n", "  > h\n", "***\n",
    "      i\n", "  ~~~\n", "- \n", "\n\n",
  ]

  @Test(arguments: [blocks, spans, lists])
  func `is libcmark's`(parts: [String]) {
    var random = SplitMix(state: 1)
    let differing = (0..<1500).lazy.compactMap { _ in
      let count = Int(random.next() % 16)
      let text =
        "x\n\n"
        + (0..<count).map { _ in parts[Int(random.next() % UInt64(parts.count))] }
        .joined() + "\n\n[c]: /c\n"
      return html(text) == byLibcmark(text) ? nil : text
    }
    #expect(differing.first { _ in true } == nil)
  }

  private func byLibcmark(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let html = cmark_markdown_to_html(start, buffer.count, CMARK_OPT_DEFAULT) else {
        return ""
      }
      defer { cmark_get_default_mem_allocator().pointee.free(html) }
      return String(cString: html)
    }
  }
}
