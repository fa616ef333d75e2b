import MiniMarkdown
import NoteRendering
import Testing

@Suite struct `The HTML of hostile texts` {
  private static let parts = [
    "<script>", "</p>", "<img src=x onerror=alert(1)>", "\"", "'", " onclick=\"a\" ", "&lt;",
    "&#60;",
    "javascript:a", "JaVaScRiPt&colon;a", "data:text/html,a", "vbscript:a", "file:///a",
    "https://b",
    "[", "](", "](<", ">)", ")", "![", "][", "]: ", "[[", "|", "]]", "[^", "]", "^", "\n", "\n\n",
    "?[", "#", "<", ">", "`", "```", "~~", "**", "| ", "|-|-|\n", "Q: ", "\nA: ", "tl;dr: ",
    "- [x] ",
    "> ", "\0", "\u{FFFD}", "\\", "a", " ",
  ]
  private static let elements: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "ul", "ol", "li", "pre", "code", "em",
    "strong", "del", "a", "img", "br", "hr", "input", "span", "div", "dl", "dt", "dd", "sup",
    "section", "table", "thead", "tbody", "tr", "th", "td",
  ]
  private static let attributes: Set<String> = [
    "href", "title", "src", "alt", "class", "start", "type", "checked", "disabled", "align", "id",
  ]

  @Test func `holds only elements of ours`() {
    var random = SplitMix(state: 3)
    for _ in 0..<1500 {
      let text = (0..<Int(random.next() % 30)).map { _ in
        Self.parts[Int(random.next() % UInt64(Self.parts.count))]
      }.joined()
      let shown = html(text)
      for tag in shown.matches(of: /<(\/?)([^\s>\/]*)([^>]*)>/) {
        #expect(Self.elements.contains(String(tag.output.2)), "in \(shown)")
        for attribute in tag.output.3.matches(of: /([^\s="]+)="([^"]*)"/) {
          #expect(Self.attributes.contains(String(attribute.output.1)), "in \(shown)")
          let value = attribute.output.2.lowercased()
          let isRun = attribute.output.1 == "href" || attribute.output.1 == "src"
          let runs = ["javascript:", "vbscript:", "file:", "data:"]
          #expect(!isRun || !runs.contains { value.hasPrefix($0) }, "in \(shown)")
        }
      }
      // What is left without the elements is text.
      let rest = shown.replacing(/<\/?[a-z0-9]+( [a-z]+="[^"]*")*( \/)?>/, with: "")
      #expect(!rest.contains("<") && !rest.contains(">"), "in \(shown)")
    }
  }
}
