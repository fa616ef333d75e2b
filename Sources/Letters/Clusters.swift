import CUtf8proc

/// One character as readers see it: a letter with its marks, an emoji of several parts, a flag,
/// CR and LF together.
package struct Cluster: Hashable, Sendable {
  /// The byte after it.
  package let end: Int
  /// How many columns of a terminal it takes.
  package let columns: Int
}

/// Walks a text by clusters (Unicode Standard Annex 29), at byte offsets.
package enum Clusters {
  /// The cluster that starts at a byte, which must be within the text.
  package static func cluster(in text: Span<UInt8>, at start: Int) -> Cluster {
    if isPlain(text, at: start) {
      return Cluster(end: start + 1, columns: Columns.isPrinting(text[start]) ? 1 : 0)
    }
    var scalar = text.scalar(at: start)
    var picture = Picture(startsWith: scalar.value)
    var columns = Columns.count(ofScalar: scalar.value)
    var place = start + scalar.length
    var state: Int32 = 0
    while place < text.count {
      let next = text.scalar(at: place)
      let parts = unsafe utf8proc_grapheme_break_stateful(
        Int32(bitPattern: scalar.value), Int32(bitPattern: next.value), &state)
      if parts { break }
      picture.add(next.value)
      columns += Columns.count(ofScalar: next.value)
      place += next.length
      scalar = next
    }
    return Cluster(end: place, columns: picture.isComplete ? 2 : columns)
  }

  /// The bytes at which clusters end, in order; the last is the length of the text.
  package static func ends(in text: Span<UInt8>) -> [Int] {
    var ends: [Int] = []
    var place = 0
    while place < text.count {
      place = cluster(in: text, at: place).end
      ends.append(place)
    }
    return ends
  }

  /// Whether an ASCII byte is a cluster by itself: no mark can follow, and it is not CR LF.
  @inline(__always)
  static func isPlain(_ text: Span<UInt8>, at place: Int) -> Bool {
    guard text[place] < 0x80 else { return false }
    guard place + 1 < text.count else { return true }
    return text[place + 1] < 0x80 && text[place] != 0x0d
  }
}

/// Whether a cluster is drawn as a picture two columns wide.
private struct Picture {
  private let mayBePicture: Bool
  private let mayBeKey: Bool
  private let mayBeFlag: Bool
  private(set) var isComplete = false

  init(startsWith scalar: UInt32) {
    mayBePicture = Self.isPictograph(scalar)
    mayBeKey = scalar < 0x80
    mayBeFlag = Self.isRegion(scalar)
  }

  mutating func add(_ scalar: UInt32) {
    switch scalar {
    // Asks for the coloured form, a skin tone, or joins another picture.
    case 0xfe0f, 0x200d, 0x1f3fb...0x1f3ff: isComplete = isComplete || mayBePicture
    // The key around a digit.
    case 0x20e3: isComplete = isComplete || mayBeKey
    case let scalar where Self.isRegion(scalar): isComplete = isComplete || mayBeFlag
    default: break
    }
  }

  private static func isRegion(_ scalar: UInt32) -> Bool {
    (0x1f1e6...0x1f1ff).contains(scalar)
  }

  private static func isPictograph(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x80 else { return false }
    let boundary = unsafe UnicodeTables.property(scalar).pointee.boundclass
    return boundary == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC.rawValue
  }
}
