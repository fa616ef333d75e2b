import NoteVocabulary

/// What names a kept row: the first 16 bytes of SHA-256 over everything the row says.
///
/// Equal rows have equal names, wherever they were written, and a damaged row does not fit its name.
package struct ContentID: Hashable, Comparable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Nothing unless there are 16 bytes.
  package init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    for byte in bytes {
      high = high &<< 8 | low &>> 56
      low = low &<< 8 | UInt64(byte)
    }
    self.init(high: high, low: low)
  }

  /// Stands where a row has no name yet.
  static let none: ContentID = ContentID(high: 0, low: 0)

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Nothing unless there are 32 lower-case hexadecimal digits.
  package init?(digits: some StringProtocol) {
    guard let id = NoteID(digits: String(digits)) else { return nil }
    self.init(id.bytes)
  }

  /// The name of a row that says `parts`. Each is hashed with its length before it, so that
  /// moving a byte from one part to the next gives another name. `kind` tells rows of different
  /// tables apart.
  package init(kind: String, of parts: [[UInt8]]) {
    self.init(kind: kind) { said in
      for part in parts { said.say(part) }
    }
  }

  /// The same with parts that are said one after the other.
  init(kind: String, _ say: (inout Saying) -> Void) {
    var saying = Saying()
    saying.say(kind)
    say(&saying)
    (high, low) = saying.hash.firstHalf()
  }

  /// What a row says, hashed part by part.
  struct Saying {
    fileprivate var hash = SHA256()

    mutating func say(_ part: [UInt8]) {
      hash.take(word: UInt64(part.count))
      hash.take(part)
    }

    mutating func say(_ part: String) {
      hash.take(word: UInt64(part.utf8.count))
      for byte in part.utf8 { hash.take(byte) }
    }

    mutating func say(_ part: [ContentID]) {
      hash.take(word: UInt64(16 * part.count))
      for id in part {
        hash.take(word: id.high)
        hash.take(word: id.low)
      }
    }

    mutating func say(_ part: Int64) {
      hash.take(word: 8)
      hash.take(word: UInt64(bitPattern: part))
    }
  }

  package var bytes: [UInt8] { high.bigEndianBytes + low.bigEndianBytes }

  /// 32 lower-case hexadecimal digits.
  package var digits: String { bytes.hexadecimal }

  package static func < (one: ContentID, other: ContentID) -> Bool {
    (one.high, one.low) < (other.high, other.low)
  }
}

extension UInt64 {
  /// The most significant byte first.
  var bigEndianBytes: [UInt8] {
    func byte(_ shift: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: self &>> shift) }
    return [byte(56), byte(48), byte(40), byte(32), byte(24), byte(16), byte(8), byte(0)]
  }
}
