import History
import MiniMarkdown

/// What a merge of texts moves about whole.
extension Reading {
  /// The pieces of a text. A question with its answer is one, so that the question of one copy never
  /// meets the answer of another; a cloze is never cut.
  static func pieces(of text: [UInt8]) -> [Range<Int>] {
    let reading = NoteReading(of: text)
    let parts = reading.questions.map(\.node.range) + reading.clozes.map(\.node.range)
    return TextCutting.pieces(
      of: text, keepingWhole: parts.sorted { $0.lowerBound < $1.lowerBound })
  }
}
