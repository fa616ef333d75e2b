/// Random numbers that are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// Thinks of changes that open and close structure, of pastes, deletions and bursts at one place.
struct RandomEditor {
  struct Edit {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  private var numbers: SeededNumbers
  /// Edits that are still to come at one place.
  private var burst: (left: Int, at: Int) = (0, 0)

  /// Above this size more is deleted than comes.
  private let byteCountMax: Int

  /// What is typed and pasted.
  private let fragments: [[UInt8]]

  static let structure: [String] = [
    "a", "b", " ", "word ", "\n", "\n", "\n\n", "\n\n\n", "```", "```\n", "\n```\n", "`", "@",
    "\n\n@x", "!", "?", "*", "**", " *", "(", ")", "(a)", "\"", "\"q\"", "é", "😀", "\r\n",
    "one two three, four. ",
  ]

  init(seed: UInt64, byteCountMax: Int, fragments: [String] = structure) {
    numbers = SeededNumbers(seed: seed)
    self.byteCountMax = byteCountMax
    // And bytes that are no letters.
    self.fragments =
      fragments.map { Array($0.utf8) } + [[0xff], [0x80], [0xe2, 0x82], [0xf0], [0]]
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }

  /// Some text, of at least so many bytes.
  mutating func piece(bytes: Int) -> [UInt8] {
    var piece: [UInt8] = []
    while piece.count < bytes {
      piece += fragment()
      if number(below: 3) > 0 {
        piece += Array("some words in a row ".utf8.prefix(number(below: 20)))
      }
    }
    return piece
  }

  /// The next change of a text of so many bytes.
  mutating func edit(of count: Int) -> Edit {
    if burst.left == 0 && number(below: 40) == 0 {
      burst = (number(below: 40), number(below: count + 1))
    }
    var start = number(below: count + 1)
    if burst.left > 0 {
      burst.left -= 1
      start = min(count, max(0, burst.at + number(below: 3) - 1))
    }
    let shrinks = count > byteCountMax
    switch number(below: 1_000) {
    case 0: return Edit(range: 0..<count, bytes: [])
    case 1: return Edit(range: 0..<count, bytes: piece(bytes: byteCountMax / 8))
    case 2..<12 where !shrinks:
      return Edit(range: start..<start, bytes: piece(bytes: number(below: byteCountMax / 2)))
    case 12..<(shrinks ? 300 : 30):
      return Edit(range: start..<min(count, start + number(below: byteCountMax / 4)), bytes: [])
    case 300..<550: return Edit(range: start..<min(count, start + 1 + number(below: 4)), bytes: [])
    case 550..<650:
      return Edit(range: start..<min(count, start + number(below: 12)), bytes: fragment())
    case 650..<670: return Edit(range: count..<count, bytes: fragment())
    case 670..<680: return Edit(range: max(0, count - number(below: 20))..<count, bytes: fragment())
    default:
      let bytes = fragment()
      burst.at += bytes.count
      return Edit(range: start..<start, bytes: bytes)
    }
  }

  private mutating func fragment() -> [UInt8] {
    fragments[number(below: fragments.count)]
  }
}
