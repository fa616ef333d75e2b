@testable import Packrat

/// Paragraphs between blank lines, and fences that swallow what is in them.
///
/// How far a paragraph looks past its end depends on its first byte: so many bytes as its low four
/// bits say, in search of `!`, or after `@` as far as `farLook`, in search of another `@`. What it
/// finds makes it a `shout`. The first of a text is a `title`.
struct ParagraphRules: UnitRules {
  static let kinds = ["paragraph", "shout", "fence", "words", "star", "blank", "title"]
  var farLook = 300
  /// Says of each unit that it was examined one byte less far than it was.
  var hidesLook = false

  mutating func parseUnit(
    in window: UnsafeBufferPointer<UInt8>, at start: Int, entry: UnitEntry, seam: Int?,
    onto tape: inout [Tape.Entry]
  ) -> UnitResult {
    var reader = Reader(window: window)
    let fence = UInt8(ascii: "`")
    let isFence = reader.holds(fence, thrice: start)
    var end = reader.endOfLine(start)
    while let byte = reader.byte(end) {
      let closes = reader.holds(fence, thrice: end)
      if isFence ? closes : closes || byte == UInt8(ascii: "\n") {
        if isFence { end = reader.endOfLine(end) }
        break
      }
      end = reader.endOfLine(end)
    }
    let blank = end
    while reader.byte(end) == UInt8(ascii: "\n") { end += 1 }

    let first = window[start]
    let (wanted, far) =
      first == UInt8(ascii: "@") ? (first, farLook) : (UInt8(ascii: "!"), Int(first & 15))
    var kind: UInt8 = isFence ? 2 : entry == .first ? 6 : 0
    for index in end..<end + far {
      guard let byte = reader.byte(index) else { break }
      if byte == wanted {
        kind = 1
        break
      }
    }

    let branch = tape.count
    tape.append(Tape.Entry(branch: kind, below: 0))
    var run = start
    for index in start..<blank where window[index] == UInt8(ascii: "*") {
      if run < index { tape.append(Tape.Entry(leaf: 3, length: index - run)) }
      tape.append(Tape.Entry(leaf: 4, length: 1))
      run = index + 1
    }
    if run < blank { tape.append(Tape.Entry(leaf: 3, length: blank - run)) }
    if blank < end { tape.append(Tape.Entry(leaf: 5, length: end - blank)) }
    tape[branch] = Tape.Entry(branch: kind, below: tape.count - branch - 1)
    return UnitResult(
      end: end, examined: reader.examined - (hidesLook ? 1 : 0), next: .block)
  }
}
