/// Where a line may be broken although there is no white space: on both sides of a wide letter,
/// as in Chinese and Japanese.
enum BreakRules {
  /// What counts of a letter.
  struct Letter: Hashable {
    var isWide = false
    /// A mark that does not begin a line.
    var isClosing = false
    /// A mark that does not end a line.
    var isOpening = false

    /// No letter.
    init() {}

    /// What counts of letters that hold together: of those of ASCII, the first and the last.
    init(_ letters: ArraySlice<UInt8>, columns: Int) {
      guard let first = letters.first, first >= 0x80 else {
        isClosing = letters.first.map(BreakRules.isClosing) ?? false
        isOpening = letters.last.map(BreakRules.isOpening) ?? false
        return
      }
      isWide = columns == 2
      isClosing = BreakRules.closing.contains(letters)
      isOpening = BreakRules.opening.contains(letters)
    }
  }

  static func canBreak(between before: Letter, and after: Letter) -> Bool {
    (before.isWide || after.isWide) && !before.isOpening && !after.isClosing
  }

  private static func isClosing(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case ".", ",", ";", ":", "!", "?", ")", "]", "}", "\"", "'": true
    default: false
    }
  }

  private static func isOpening(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "(", "[", "{": true
    default: false
    }
  }

  private static let closing = letters(
    "、。，．：；？！」』）】〕〉》〗］｝ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々")
  private static let opening = letters("「『（【〔〈《〖［｛")

  private static func letters(_ letters: String) -> Set<ArraySlice<UInt8>> {
    Set(letters.map { Array(String($0).utf8)[...] })
  }
}
