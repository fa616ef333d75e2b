@testable import Packrat

/// Pieces of eight bytes, or up to a newline; what one continues is the number of `a` so far in
/// its block, of which the fourth ends it. Nothing is looked at but the piece itself.
struct PieceRules: UnitRules {
  static let kinds = ["block", "count0", "count1", "count2", "count3"]

  mutating func parseUnit(
    in window: UnsafeBufferPointer<UInt8>, at start: Int, entry: UnitEntry, seam: Int?,
    onto tape: inout [Tape.Entry]
  ) -> UnitResult {
    var reader = Reader(window: window)
    var count = entry.bits & 3
    var end = start
    while end < start + 8, let byte = reader.byte(end) {
      end += 1
      if byte == UInt8(ascii: "a") { count = (count + 1) & 3 }
      if byte == UInt8(ascii: "\n") { break }
    }
    if !entry.continues { tape.append(Tape.Entry(branch: 0, below: 1)) }
    tape.append(Tape.Entry(leaf: UInt8(count) + 1, length: end - start))
    return UnitResult(end: end, examined: reader.examined, next: UnitEntry(bits: count))
  }
}
