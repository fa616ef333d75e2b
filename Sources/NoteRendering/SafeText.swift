import MiniMarkdown

/// The bytes of a note as they may be shown: whole UTF-8 without zero bytes. What is not, is
/// U+FFFD.
struct SafeText {
  /// Most notes need no repair; one look at the whole note tells.
  private let isSafe: Bool

  init(of reading: NoteReading) {
    isSafe = Self.isSafe(reading.text)
  }

  func bytes(_ written: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    isSafe ? written : Self.repaired(written)[...]
  }

  /// The same for a text that comes from elsewhere.
  static func repaired(_ written: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in String(decoding: Array(written), as: UTF8.self).utf8 {
      if byte == 0 { bytes += [0xEF, 0xBF, 0xBD] } else { bytes.append(byte) }
    }
    return bytes
  }

  private static func isSafe(_ text: [UInt8]) -> Bool {
    !text.contains(0) && String(validating: text, as: UTF8.self) != nil
  }
}

/// A text for a place in HTML that is written as it is: between tags or in quotation marks.
func escapedForHTML(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "\0": escaped += "\u{FFFD}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
