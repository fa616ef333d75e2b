/// What names a note for ever: 16 random bytes, written as 32 lower-case hexadecimal digits.
public struct NoteID: Hashable, Comparable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Nothing when `digits` are not 32 lower-case hexadecimal digits.
  public init?(digits: String) {
    guard digits.utf8.count == 32 else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    for digit in digits.utf8 {
      let value: UInt8
      switch digit {
      case 48...57: value = digit - 48
      case 97...102: value = digit - 87
      default: return nil
      }
      high = high << 4 | low >> 60
      low = low << 4 | UInt64(value)
    }
    self.high = high
    self.low = low
  }

  /// The name these 16 bytes make.
  public init(bytes: [UInt8]) {
    precondition(bytes.count == 16, "a note's name has 16 bytes")
    var (high, low): (UInt64, UInt64) = (0, 0)
    for byte in bytes {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
    }
    self.high = high
    self.low = low
  }

  public static func < (one: NoteID, other: NoteID) -> Bool {
    (one.high, one.low) < (other.high, other.low)
  }

  /// The 32 digits.
  public var digits: String { bytes.hexadecimal }

  /// The 16 bytes the digits write.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16)
    for half in [high, low] {
      for shift in stride(from: UInt64(56), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: half &>> shift))
      }
    }
    return bytes
  }
}
