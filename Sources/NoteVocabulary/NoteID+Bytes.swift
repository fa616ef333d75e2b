extension NoteID {
  /// A new name, 16 random bytes.
  public static func random(using generator: inout some RandomNumberGenerator) -> NoteID {
    NoteID(bytes: (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }

  /// The name these 16 bytes make.
  public init(bytes: [UInt8]) {
    precondition(bytes.count == 16, "a note's name has 16 bytes")
    digits = bytes.hexadecimal
  }

  /// The 16 bytes the digits write.
  public var bytes: [UInt8] {
    let values = digits.utf8.map { $0 < 58 ? $0 - 48 : $0 - 87 }
    return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }
}

extension [UInt8] {
  /// Two lower-case hexadecimal digits for each byte.
  package var hexadecimal: String {
    var digits: [UInt8] = []
    digits.reserveCapacity(2 * count)
    for byte in self {
      for half in [byte >> 4, byte & 15] { digits.append(half < 10 ? half + 48 : half + 87) }
    }
    return String(decoding: digits, as: UTF8.self)
  }
}
