/// How letters look in a terminal.
struct TerminalStyle: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  static let bold = TerminalStyle(rawValue: 1 << 0)
  static let dim = TerminalStyle(rawValue: 1 << 1)
  static let italic = TerminalStyle(rawValue: 1 << 2)
  static let underlined = TerminalStyle(rawValue: 1 << 3)
  static let highlighted = TerminalStyle(rawValue: 1 << 4)
  static let struck = TerminalStyle(rawValue: 1 << 5)
  static let code = TerminalStyle(rawValue: 1 << 6)
  static let tag = TerminalStyle(rawValue: 1 << 7)

  /// What is sent before letters of this style: the old style ends, the new one begins. Magenta
  /// and cyan can be read on dark and on light.
  var sequence: String {
    "\u{1B}[0" + Self.numbers.filter { contains($0.style) }.map { ";\($0.number)" }.joined() + "m"
  }

  private static let numbers: [(style: TerminalStyle, number: Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underlined, 4), (.highlighted, 7), (.struck, 9),
    (.code, 36), (.tag, 35),
  ]
}

/// Letters, and the columns they take.
struct TerminalLine: Hashable, Sendable {
  var bytes: [UInt8] = []
  var columns = 0
  /// The style at the end of the bytes.
  private var style: TerminalStyle = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ letters: some Sequence<UInt8>, columns: Int, style new: TerminalStyle) {
    if new != style {
      bytes += new.sequence.utf8
      style = new
    }
    bytes += letters
    self.columns += columns
  }

  mutating func append(_ spaces: Int) {
    guard spaces > 0 else { return }
    append(repeatElement(32, count: spaces), columns: spaces, style: [])
  }

  /// Nothing of its style is left for what follows.
  mutating func end() {
    guard style != [] else { return }
    bytes += TerminalStyle().sequence.utf8
    style = []
  }
}
