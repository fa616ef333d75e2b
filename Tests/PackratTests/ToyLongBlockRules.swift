@testable import Packrat

/// Blocks between blank lines that are cut into units wherever they grow long.
///
/// Inside, `"` switches quoting on and off, which a cut must remember; what `*` is depends on the
/// scalar before it; `(` opens a group, which is not cut, if `)` comes within 40 bytes.
struct LongBlockRules: UnitRules {
  static let kinds = [
    "block", "text", "quoted", "quote", "open", "close", "break", "group", "mark", "inside",
  ]
  /// The first unit of a block is at least so long.
  var firstMin = 16
  /// Another unit is at least so long, unless it ends at a seam.
  var unitMin = 24
  var hidesLook = false

  mutating func parseUnit(
    in window: UnsafeBufferPointer<UInt8>, at start: Int, entry: UnitEntry, seam: Int?,
    onto tape: inout [Tape.Entry]
  ) -> UnitResult {
    var reader = Reader(window: window)
    var isQuoted = entry.bits & 2 != 0
    let branch = tape.count
    if !entry.continues { tape.append(Tape.Entry(branch: 0, below: 0)) }
    let below = tape.count
    let shortest = entry.continues ? unitMin : firstMin
    var position = start
    var next = UnitEntry.block
    // The last leaf directly below the block, to which another of its kind is joined.
    var lastLeaf: Int?

    func add(_ kind: UInt8, _ length: Int) {
      position += length
      if let last = lastLeaf, tape[last].kind == kind {
        tape[last] = Tape.Entry(leaf: kind, length: tape[last].count + length)
      } else {
        lastLeaf = tape.count
        tape.append(Tape.Entry(leaf: kind, length: length))
      }
    }

    while let byte = reader.byte(position) {
      let isWanted =
        position - start >= shortest || entry.continues && position == seam && position > start
      if isWanted && byte != UInt8(ascii: "\n") && byte & 0xc0 != 0x80
        && window[position - 1] != UInt8(ascii: "\n")
      {
        next = UnitEntry(bits: 1 | (isQuoted ? 2 : 0))
        break
      }
      switch byte {
      case UInt8(ascii: "\n"):
        let isEnd = reader.byte(position + 1) == UInt8(ascii: "\n")
        add(6, 1)
        if isEnd {
          while reader.byte(position) == UInt8(ascii: "\n") { add(6, 1) }
          return finish()
        }
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        add(3, 1)
      case UInt8(ascii: "*"):
        let follows = position > start || entry.continues
        let before = follows ? scalar(before: position, in: window) : 0
        add(before <= UInt8(ascii: " ") || before >= 0xf0 ? 4 : 5, 1)
      case UInt8(ascii: "("):
        guard let length = group(at: position, &reader) else {
          add(isQuoted ? 2 : 1, 1)
          continue
        }
        lastLeaf = nil
        position += length
        tape.append(Tape.Entry(branch: 7, below: length > 2 ? 3 : 2))
        tape.append(Tape.Entry(leaf: 8, length: 1))
        if length > 2 { tape.append(Tape.Entry(leaf: 9, length: length - 2)) }
        tape.append(Tape.Entry(leaf: 8, length: 1))
      default:
        add(isQuoted ? 2 : 1, 1)
      }
    }
    return finish()

    func finish() -> UnitResult {
      if !entry.continues {
        tape[branch] = Tape.Entry(branch: 0, below: tape.count - below)
      }
      return UnitResult(
        end: position, examined: reader.examined - (hidesLook ? 1 : 0), next: next)
    }
  }

  private func group(at start: Int, _ reader: inout Reader) -> Int? {
    for length in 2..<42 {
      guard let byte = reader.byte(start + length - 1) else { return nil }
      if byte == UInt8(ascii: ")") { return length }
    }
    return nil
  }

  /// The first byte of the scalar before a place.
  private func scalar(before position: Int, in window: UnsafeBufferPointer<UInt8>) -> UInt8 {
    var index = position - 1
    while index > 0 && index > position - 4 && window[index] & 0xc0 == 0x80 { index -= 1 }
    return window[index]
  }
}
