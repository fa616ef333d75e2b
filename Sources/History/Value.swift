/// What a field of a note was set to.
package enum Value: Hashable, Sendable {
  /// Set to nothing: no folder, no date.
  case nothing
  case number(Int64)
  case text([UInt8])

  package static func text(_ string: String) -> Value { .text(Array(string.utf8)) }

  /// Yes and no are 1 and 0.
  package static func truth(_ truth: Bool) -> Value { .number(truth ? 1 : 0) }

  package var isTrue: Bool { self == .number(1) }

  /// The text as a string; nothing when it is not text or not UTF-8.
  package var string: String? {
    if case .text(let bytes) = self { String(validating: bytes, as: UTF8.self) } else { nil }
  }

  /// SHA-256 over the kind of value and its bytes.
  package var hash: [UInt8] {
    var hash = SHA256()
    switch self {
    case .nothing:
      hash.take([UInt8(ascii: "0")])
    case .number(let number):
      hash.take([UInt8(ascii: "n")])
      hash.take(UInt64(bitPattern: number).bigEndianBytes)
    case .text(let bytes):
      hash.take([UInt8(ascii: "t")])
      hash.take(bytes)
    }
    return hash.digest()
  }
}
