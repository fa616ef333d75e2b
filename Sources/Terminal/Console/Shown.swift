/// Text as a terminal may see it. What a terminal would obey instead of showing is written out, and
/// so is what would hide among the letters:
///
///     ESC  ─►  ^[        U+202E, which turns the line around  ─►  <U+202E>
///
/// A note may come from anyone, and its text must not colour, clear or retitle a reader's screen.
enum Shown {
  /// The text with its lines, without anything a terminal obeys.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return isPlain(text, and: [9, 10])
      ? text : written(text) { $0 == "\n" || $0 == "\t" ? $0 : nil }
  }

  /// The same on one line.
  static func line(_ text: String) -> String {
    isPlain(text, and: []) ? text : written(text) { $0 == "\n" || $0 == "\t" ? " " : nil }
  }

  /// Most texts need no change; one look tells.
  private static func isPlain(_ text: String, and others: [UInt8]) -> Bool {
    text.utf8.allSatisfy { (32..<127).contains($0) || others.contains($0) }
  }

  private static func written(
    _ text: String, _ spaces: (Unicode.Scalar) -> Unicode.Scalar?
  ) -> String {
    var shown = ""
    var before: Unicode.Scalar = " "
    var isFlag = false
    let scalars = Array(text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      isFlag = scalar.value == 0x1F3F4 || (isFlag && isFlagPart(scalar))
      let after = place + 1 < scalars.count ? scalars[place + 1] : " "
      if let space = spaces(scalar) {
        shown.unicodeScalars.append(space)
      } else if let caret = caret(scalar) {
        shown += "^\(caret)"
      } else if isFlag || isJoiner(scalar) && isJoined(before) && isJoined(after) {
        shown.unicodeScalars.append(scalar)
      } else if isObeyed(scalar) {
        shown += "<U+\(digits(scalar))>"
      } else {
        shown.unicodeScalars.append(scalar)
      }
      before = scalar
    }
    return shown
  }

  /// The letter behind the caret: the key that is pressed with Control.
  private static func caret(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 0..<32: Character(Unicode.Scalar(UInt8(scalar.value) + 64))
    case 127: "?"
    default: nil
    }
  }

  /// Whether a terminal would obey it, or show nothing: controls beyond ASCII, what changes the
  /// direction of the rest of a line, what takes no room, line ends of other kinds.
  static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<32, 127: true
    case 32..<127: false
    // Arabic and Kaithi signs that enclose the digits behind them: they are seen.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: false
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  private static func digits(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200C || scalar.value == 0x200D
  }

  /// Letters of scripts that join, and emoji.
  private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x2FF && scalar.properties.generalCategory != .format
  }

  /// Tags behind a black flag spell a region.
  private static func isFlagPart(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }
}
