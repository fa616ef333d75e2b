extension Characters: CustomStringConvertible {
  /// The set as a grammar writes it.
  package var description: String {
    if self == .any { return "a character" }
    let parts = ranges.map { range in
      range.count == 1
        ? Self.letter(range.lowerBound)
        : "\(Self.letter(range.lowerBound))-\(Self.letter(range.upperBound))"
    }
    let classes = properties.map { "\\p{\($0.rawValue)}" }
    return "[\(isNegated ? "^" : "")\((parts + classes).joined())]"
  }

  private static func letter(_ value: UInt32) -> String {
    switch value {
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0D: return "\\r"
    case 0x5B, 0x5C, 0x5D, 0x5E, 0x2D:
      return "\\" + String(Character(Unicode.Scalar(UInt8(value))))
    default:
      guard value >= 0x20, value != 0x7F, let scalar = Unicode.Scalar(value) else {
        return "\\u{\(String(value, radix: 16, uppercase: true))}"
      }
      return String(Character(scalar))
    }
  }
}
