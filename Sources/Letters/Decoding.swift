/// One Unicode scalar read from bytes.
struct DecodedScalar {
  var value: UInt32
  /// How many bytes it takes: at least one.
  var length: Int

  /// What bytes that are not UTF-8 are read as; each longest beginning of a scalar counts once.
  static let replacement: UInt32 = 0xfffd
}

extension Span<UInt8> {
  /// The scalar that starts at a byte, which must be within the text.
  @inline(__always)
  func scalar(at place: Int) -> DecodedScalar {
    let first = self[place]
    if first < 0x80 { return DecodedScalar(value: UInt32(first), length: 1) }
    return longScalar(at: place, first)
  }

  private func longScalar(at place: Int, _ first: UInt8) -> DecodedScalar {
    // What may follow the first byte: overlong forms, surrogates and values above 10ffff are cut
    // off at the second byte (The Unicode Standard, table 3-7).
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch first {
      case 0xc2...0xdf: (2, 0x80...0xbf)
      case 0xe0: (3, 0xa0...0xbf)
      case 0xed: (3, 0x80...0x9f)
      case 0xe1...0xef: (3, 0x80...0xbf)
      case 0xf0: (4, 0x90...0xbf)
      case 0xf1...0xf3: (4, 0x80...0xbf)
      case 0xf4: (4, 0x80...0x8f)
      default: (1, 0x80...0xbf)
      }
    guard length > 1 else { return DecodedScalar(value: DecodedScalar.replacement, length: 1) }
    var value = UInt32(first) & (0x7f >> UInt32(length))
    for offset in 1..<length {
      guard place + offset < count else {
        return DecodedScalar(value: DecodedScalar.replacement, length: offset)
      }
      let byte = self[place + offset]
      guard offset == 1 ? second.contains(byte) : byte & 0xc0 == 0x80 else {
        return DecodedScalar(value: DecodedScalar.replacement, length: offset)
      }
      value = value << 6 | UInt32(byte & 0x3f)
    }
    return DecodedScalar(value: value, length: length)
  }
}

extension [UInt8] {
  /// Appends a scalar as UTF-8.
  @inline(__always)
  mutating func append(scalar: UInt32) {
    func tail(_ shift: UInt32) -> UInt8 {
      0x80 | UInt8(truncatingIfNeeded: scalar >> shift) & 0x3f
    }
    switch scalar {
    case ..<0x80:
      append(UInt8(truncatingIfNeeded: scalar))
    case ..<0x800:
      append(0xc0 | UInt8(truncatingIfNeeded: scalar >> 6))
      append(tail(0))
    case ..<0x10000:
      append(0xe0 | UInt8(truncatingIfNeeded: scalar >> 12))
      append(tail(6))
      append(tail(0))
    default:
      append(0xf0 | UInt8(truncatingIfNeeded: scalar >> 18))
      append(tail(12))
      append(tail(6))
      append(tail(0))
    }
  }
}
