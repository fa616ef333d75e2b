/// What comes from standard input.
final class Input {
  let isTerminal: Bool = System.isTerminal(0)
  private var rest: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// No line of an answer is longer; the rest of one that is counts as the next.
  private static let lineMax = 65_536

  /// The next line without its end; nothing at the end of the input.
  func line() -> String? {
    while !rest.contains(10), rest.count < Input.lineMax, !isAtEnd {
      let piece = (try? System.piece(of: 0)) ?? []
      if piece.isEmpty { isAtEnd = true }
      rest += piece
    }
    guard !rest.isEmpty else { return nil }
    var line = rest.prefix { $0 != 10 }
    rest = rest[line.endIndex...].dropFirst()
    if line.last == 13 { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Everything that is left, at most `countMax` bytes and one.
  func everything(countMax: Int) throws(System.Refusal) -> [UInt8] {
    try System.contents(of: 0, countMax: countMax)
  }
}
