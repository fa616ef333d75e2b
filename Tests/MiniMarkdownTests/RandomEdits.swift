import TestCorpora

/// Thinks of edits one after the other: most open and close structure, some are bursts at one
/// place, pastes and deletions.
struct RandomEdits {
  private(set) var random: SeededGenerator
  /// What is pasted.
  private let kind: SmallText
  /// Above this size more is deleted than comes.
  private let byteCountMax: Int
  private var burst: (left: Int, at: Int) = (0, 0)

  init(seed: Int, kind: SmallText, byteCountMax: Int) {
    random = SeededGenerator(seed: UInt64(seed))
    self.kind = kind
    self.byteCountMax = byteCountMax
  }

  /// The next edit of a text.
  mutating func edit(of text: [UInt8]) -> Keystroke {
    let isLong = text.count > byteCountMax
    let place = place(in: text)
    switch random.number(below: 1000) {
    case 0: return Keystroke(range: 0..<text.count, bytes: [])
    case 1: return Keystroke(range: 0..<text.count, bytes: paste(20...60))
    case 2..<12 where !isLong: return Keystroke(range: place..<place, bytes: paste(1...40))
    case 12..<30, 30..<(isLong ? 250 : 31):
      let length = random.number(below: max(byteCountMax / 4, 1))
      return Keystroke(range: place..<min(text.count, place + length), bytes: [])
    case 250..<450:
      let end = min(text.count, place + random.number(in: 1...4))
      return Keystroke(range: place..<end, bytes: [])
    case 450..<520:
      let end = min(text.count, place + random.number(below: 12))
      return Keystroke(range: place..<end, bytes: paste(1...1))
    case 520..<550: return Keystroke(range: text.count..<text.count, bytes: paste(1...2))
    case 550..<570:
      let start = max(0, text.count - random.number(below: 20))
      return Keystroke(range: start..<text.count, bytes: paste(1...1))
    case 570..<590:
      return Keystroke(range: 0..<min(text.count, random.number(below: 6)), bytes: paste(0...1))
    default:
      let bytes = paste(1...1)
      burst.at += bytes.count
      return Keystroke(range: place..<place, bytes: bytes)
    }
  }

  mutating func paste(_ pieces: ClosedRange<Int>) -> [UInt8] {
    let kind = random.happens(percent: 70) ? kind : random.one(of: SmallText.allCases)
    return kind.text(pieces: pieces, &random)
  }

  mutating func happens(oneIn count: Int) -> Bool { random.number(below: count) == 0 }

  /// Now and then a place is kept for some edits.
  private mutating func place(in text: [UInt8]) -> Int {
    if burst.left == 0, happens(oneIn: 40) {
      burst = (random.number(below: 40), random.number(below: text.count + 1))
    }
    guard burst.left > 0 else { return random.number(below: text.count + 1) }
    burst.left -= 1
    return min(text.count, max(0, burst.at + random.number(below: 3) - 1))
  }
}
