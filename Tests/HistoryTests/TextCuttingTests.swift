import History
import TestCorpora
import Testing

@Suite struct `The pieces of a text` {
  private func pieces(_ text: String, keepingWhole parts: [Range<Int>] = []) -> [String] {
    let bytes = Array(text.utf8)
    return TextCutting.pieces(of: bytes, keepingWhole: parts)
      .map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test func `are its lines`() {
    #expect(pieces("") == [])
    #expect(pieces("fig") == ["fig"])
    #expect(pieces("fig\n\nplum\r\npear\rmelon") == ["fig\n", "\n", "plum\r\n", "pear\r", "melon"])
    #expect(pieces("One. Two.\n") == ["One. Two.\n"])
  }

  private let filler = String(repeating: "and so on, ", count: 12)

  @Test func `are sentences in long lines`() {
    #expect(
      pieces("\(filler)end. Two! 3.14 \"Three?\" (Four.) Five\nSix. Seven.\n") == [
        "\(filler)end.", " Two!", " 3.14 \"Three?\"", " (Four.)", " Five\n", "Six. Seven.\n",
      ])
    #expect(pieces("\(filler)end.\n") == ["\(filler)end.", "\n"])
    #expect(pieces("\(filler)終わり。次。") == ["\(filler)終わり。", "次。"])
  }

  @Test func `are whole lines up to 120 characters, however many bytes`() {
    let line = String(repeating: "ä", count: 116) + ". B"
    #expect(pieces(line + "\n") == [line + "\n"])
    #expect(pieces(line + "b\n") == [String(line.dropLast(2)), " Bb\n"])
  }

  @Test func `are never less than a part to keep whole`() {
    #expect(pieces("a\nb\nc\nd\n", keepingWhole: [2..<6]) == ["a\n", "b\nc\n", "d\n"])
    #expect(pieces("a\nb\nc\nd\n", keepingWhole: [3..<5]) == ["a\n", "b\nc\n", "d\n"])
    #expect(pieces("a\nb\nc\nd\n", keepingWhole: [0..<8, 2..<3]) == ["a\nb\nc\nd\n"])
    #expect(pieces("a\nb\nc\nd\n", keepingWhole: [1..<3, 3..<5, 7..<8]) == ["a\nb\nc\n", "d\n"])
    let asked = "\(filler)end. ?[](One. Two.) Three.\n"
    let cloze = filler.utf8.count + 5..<filler.utf8.count + 19
    #expect(
      pieces(asked, keepingWhole: [cloze]) == ["\(filler)end.", " ?[](One. Two.)", " Three.", "\n"])
  }

  @Test func `cover the text`() {
    for seed in trials(300) {
      let text = RandomTexts(seed: seed).base
      #expect(TextCutting.pieces(of: text).flatMap { text[$0] } == text)
      #expect(TextCutting.pieces(of: text).allSatisfy { !$0.isEmpty })
    }
  }
}
