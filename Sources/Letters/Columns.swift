import CUtf8proc

/// How many columns of a terminal a text takes.
///
/// A letter takes one, a Chinese, Japanese or Korean character two, an emoji two whatever it is
/// made of; marks and control characters none. Bytes that are not UTF-8 take one, as the U+FFFD
/// that is shown for them.
package enum Columns {
  /// The columns of a text. Tabs and line ends count as none: they are the caller's.
  package static func count(of text: Span<UInt8>) -> Int {
    var columns = 0
    var place = 0
    while place < text.count {
      if Clusters.isPlain(text, at: place) {
        columns += isPrinting(text[place]) ? 1 : 0
        place += 1
      } else {
        let cluster = Clusters.cluster(in: text, at: place)
        columns += cluster.columns
        place = cluster.end
      }
    }
    return columns
  }

  /// The columns of a text.
  package static func count(of text: String) -> Int { count(of: Array(text.utf8).span) }

  /// The columns of one scalar standing alone.
  package static func count(of scalar: Unicode.Scalar) -> Int { count(ofScalar: scalar.value) }

  static func count(ofScalar scalar: UInt32) -> Int {
    if scalar < 0x80 { return isPrinting(UInt8(truncatingIfNeeded: scalar)) ? 1 : 0 }
    if Script.isJamo(scalar) { return 0 }
    switch UnicodeTables.category(scalar) {
    case UTF8PROC_CATEGORY_MN, UTF8PROC_CATEGORY_MC, UTF8PROC_CATEGORY_ME: return 0
    case UTF8PROC_CATEGORY_CN: return unassigned(scalar)
    default: return Int(utf8proc_charwidth(Int32(bitPattern: scalar)))
    }
  }

  static func isPrinting(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7f }

  /// What a later Unicode puts there will be wide: emoji, and rare Chinese characters.
  private static func unassigned(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0x1f300...0x1faff, 0x20000...0x2fffd, 0x30000...0x3fffd: 2
    default: 1
    }
  }
}
