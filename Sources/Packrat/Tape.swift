/// A syntax tree as one row of numbers, in the order of the text.
///
///     (heading marker text)      becomes      [heading, 2 below] [marker, 2 bytes] [text, 5 bytes]
///
/// Each entry is 4 bytes: the kind above, a count of 24 bits below. For a *leaf* the count is its
/// length in bytes; for a *branch* (top bit set) it is the number of entries below it, which
/// follow at once. Leaves cover the text from its first byte to its last, so no entry says where
/// it starts. A leaf too long for 24 bits is written as several neighbours of one kind.
@usableFromInline package enum Tape {
  /// What one entry says.
  package struct Entry: Hashable, Sendable {
    package var bits: UInt32

    package init(bits: UInt32) { self.bits = bits }
    package init(leaf kind: UInt8, length: Int) {
      bits = UInt32(kind) << 24 | UInt32(truncatingIfNeeded: length)
    }
    package init(branch kind: UInt8, below: Int) {
      bits = 1 << 31 | UInt32(kind) << 24 | UInt32(truncatingIfNeeded: below)
    }

    package var isBranch: Bool { bits >> 31 == 1 }
    /// The number of the kind, less than 128; its name is in the grammar's list of kinds.
    package var kind: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) & 127 }
    /// Bytes of a leaf, entries below a branch.
    package var count: Int { Int(bits & Tape.countMax) }
  }

  /// The largest count an entry holds.
  @usableFromInline package static let countMax: UInt32 = 1 << 24 - 1
}
