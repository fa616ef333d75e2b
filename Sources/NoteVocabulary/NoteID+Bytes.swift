extension NoteID {
  /// A new name, 16 random bytes.
  public static func random(using generator: inout some RandomNumberGenerator) -> NoteID {
    NoteID(bytes: (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }

  /// The name these 16 bytes make.
  public init(bytes: [UInt8]) {
    precondition(bytes.count == 16, "a note's name has 16 bytes")
    digits = bytes.map(\.hexadecimal).joined()
  }

  /// The 16 bytes the digits write.
  public var bytes: [UInt8] {
    let values = digits.utf8.map { $0 < 58 ? $0 - 48 : $0 - 87 }
    return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }
}

extension UInt8 {
  /// Two lower-case hexadecimal digits.
  package var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}
