/// Writing values so that every program that knows YAML reads the same letters.
extension WrittenValue {
  /// A value on one line: plain where that is enough, else between quotation marks.
  static func written(_ value: String) -> String {
    value.isEmpty || isPlain(value) ? value : quoted(value)
  }

  /// A key.
  static func written(key: String) -> String {
    key.utf8.count <= keyBytesMax && isPlain(key) ? key : quoted(key)
  }

  /// A list on one line.
  static func written(_ list: [String]) -> String {
    let members = list.map { member in
      isPlain(member) && !member.utf8.contains(where: flowSigns.contains) ? member : quoted(member)
    }
    return "[" + members.joined(separator: ", ") + "]"
  }

  /// Longer keys stand between quotation marks.
  private static let keyBytesMax = 200

  /// Whether a value needs no quotation marks: it neither begins like something else, nor holds
  /// what ends a key or begins a remark, nor is a word that means something.
  private static func isPlain(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    guard let first = bytes.first, let last = bytes.last, !signs.contains(first), last != 32,
      last != UInt8(ascii: ":"), !constants.contains(value.lowercased())
    else { return false }
    if first == UInt8(ascii: "-"), bytes.dropFirst().first.map({ (48...57).contains($0) }) != true {
      return false
    }
    let pairs = zip(bytes, bytes.dropFirst())
    guard
      !pairs.contains(where: { pair in
        pair == (UInt8(ascii: ":"), 32) || pair == (32, UInt8(ascii: "#"))
          || pair == (32, UInt8(ascii: ":"))
      })
    else { return false }
    return !value.unicodeScalars.contains(where: isEscaped)
  }

  /// What begins something other than a plain value.
  private static let signs: Set<UInt8> = Set(" ?:,[]{}#&*!|>'\"%@`".utf8)
  /// What ends a member of a list.
  private static let flowSigns: Set<UInt8> = Set(",[]{}\"'".utf8)
  /// What YAML takes for something other than text.
  private static let constants: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null", "~",
  ]

  private static func quoted(_ value: String) -> String {
    var written = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\r": written += "\\r"
      case "\t": written += "\\t"
      case _ where isEscaped(scalar): written += escape(scalar)
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written + "\""
  }

  /// `\x1B`, `\u2028`.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let (sign, width) = scalar.value < 256 ? ("x", 2) : scalar.value < 65_536 ? ("u", 4) : ("U", 8)
    return "\\\(sign)" + String(repeating: "0", count: width - digits.count) + digits
  }

  /// Whether a letter is not to stand in a file as it is: controls, what ends lines or turns them
  /// around, and what is no letter.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<32, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    case let value: value & 0xFFFE == 0xFFFE
    }
  }
}

extension WrittenValue {
  /// Whether a value is a list, written as it is written here.
  static func isList(_ value: String) -> Bool {
    guard value.utf8.first == UInt8(ascii: "["), value.utf8.last == UInt8(ascii: "]"),
      case .list(let list)? = FrontMatter(of: Array("---\nx: \(value)\n---\n".utf8))?
        .entries.first?.value
    else { return false }
    return written(list) == value
  }
}
