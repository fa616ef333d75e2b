/// What of a note may be sent to a terminal.
///
/// A note can hold bytes that would move the cursor, change colours or turn the direction of
/// writing. None of them is ever sent: control characters are shown as their pictures (`␛`), what
/// is invisible by its number (`<U+202E>`). Joiners stay where they hold letters or emoji
/// together.
enum TerminalLetters {
  static func shown(_ written: ArraySlice<UInt8>) -> [UInt8] {
    if written.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return Array(written) }
    var shown: [UInt8] = []
    shown.reserveCapacity(written.count)
    let scalars = Array(String(decoding: written, as: UTF8.self).unicodeScalars)
    var isFlag = false
    for (place, scalar) in scalars.enumerated() {
      isFlag = scalar.value == 0x1F3F4 || (isFlag && isFlagPart(scalar))
      let before = place > 0 ? scalars[place - 1] : " "
      let after = place + 1 < scalars.count ? scalars[place + 1] : " "
      if isJoiner(scalar) && isJoined(before) && isJoined(after) || isFlag {
        shown += Array(String(scalar).utf8)
      } else {
        append(scalar, to: &shown)
      }
    }
    return shown
  }

  private static func append(_ scalar: Unicode.Scalar, to shown: inout [UInt8]) {
    switch scalar.value {
    case 0x20..<0x7F: shown.append(UInt8(truncatingIfNeeded: scalar.value))
    // Tabs and line ends are white space here; those who lay out lines see to the rest.
    case 9, 10: shown.append(UInt8(truncatingIfNeeded: scalar.value))
    case 13, 0x2028, 0x2029: shown.append(10)
    case 0..<0x20: shown += picture(0x2400 + scalar.value)
    case 0x7F: shown += picture(0x2421)
    // A byte order mark and a soft hyphen say nothing.
    case 0xFEFF, 0xAD: break
    // Arabic and Kaithi signs that enclose the digits behind them: they are seen.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD:
      shown += String(scalar).utf8
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate: shown += number(scalar)
      default: shown += String(scalar).utf8
      }
    }
  }

  private static func picture(_ value: UInt32) -> [UInt8] {
    Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
  }

  private static func number(_ scalar: Unicode.Scalar) -> [UInt8] {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return Array("<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>".utf8)
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
