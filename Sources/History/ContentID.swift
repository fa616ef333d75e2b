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
    high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
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
    var hash = SHA256()
    for part in [Array(kind.utf8)] + parts {
      hash.take(UInt64(part.count).bigEndianBytes)
      hash.take(part)
    }
    let digest = hash.digest()
    high = digest[0..<8].reduce(0) { $0 << 8 | UInt64($1) }
    low = digest[8..<16].reduce(0) { $0 << 8 | UInt64($1) }
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
    stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> UInt64($0)) }
  }
}
