extension NoteID {
  /// A new name, 16 random bytes.
  public static func random(using generator: inout some RandomNumberGenerator) -> NoteID {
    NoteID(bytes: (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }
}

extension [UInt8] {
  /// Two lower-case hexadecimal digits for each byte.
  package var hexadecimal: String {
    var digits: [UInt8] = []
    digits.reserveCapacity(2 * count)
    for byte in self {
      let (first, second) = (byte >> 4, byte & 15)
      digits.append(first < 10 ? first + 48 : first + 87)
      digits.append(second < 10 ? second + 48 : second + 87)
    }
    return String(decoding: digits, as: UTF8.self)
  }
}
