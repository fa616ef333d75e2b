/// Text as a terminal may see it. What a terminal would obey instead of showing is written out:
///
///     ESC  ─►  ^[        U+202E, which turns the line around  ─►  <U+202E>
///
/// A note may come from anyone, and its text must not colour, clear or retitle a reader's screen.
enum Shown {
  /// The text with its lines, without anything a terminal obeys.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    written(String(decoding: bytes, as: UTF8.self)) { $0 == "\n" || $0 == "\t" ? $0 : nil }
  }

  /// The same on one line.
  static func line(_ text: String) -> String {
    written(text) { $0 == "\n" || $0 == "\t" ? " " : nil }
  }

  private static func written(
    _ text: String, _ spaces: (Unicode.Scalar) -> Unicode.Scalar?
  ) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      if let space = spaces(scalar) {
        shown.unicodeScalars.append(space)
      } else if let caret = caret(scalar) {
        shown += "^\(caret)"
      } else if isObeyed(scalar) {
        shown += "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
      } else {
        shown.unicodeScalars.append(scalar)
      }
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

  /// Controls beyond ASCII, and what changes the direction of the rest of a line.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
