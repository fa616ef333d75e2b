import MiniMarkdown
import Testing

@Suite struct `Blocks within blocks` {
  @Test(arguments: ["> ", "- ", "1. ", "> - "], [63, 64, 65, 500])
  func `nest 64 deep`(mark: String, count: Int) throws {
    let text = String(repeating: mark, count: count) + "words"
    let reading = NoteReading(text)
    var depth = 0
    var level = reading.roots
    while let node = level.next() {
      guard node.isBranch else { continue }
      if [.quote, .item].contains(node.kind) { depth += 1 }
      level = reading.children(of: node)
    }
    #expect(depth <= 64)
    if mark == "> " { #expect(depth == min(64, count)) }
    // What stands deeper is text, and no word of it is lost.
    #expect(String(decoding: reading.plainWords, as: UTF8.self).hasSuffix("words"))
  }
}
