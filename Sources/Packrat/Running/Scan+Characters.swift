// Reading characters.

extension Scan {
  /// The scalar at `position` and its length; a byte that is not UTF-8 is U+FFFD, one byte long.
  ///
  /// Says itself which bytes it looked at beyond the first.
  package mutating func scalar(at position: Int) -> (value: UInt32, length: Int) {
    assert(works())
    let first = unsafe bytes[position]
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first < 0xF5 else { return (0xFFFD, 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      see(position + index)
      guard position + index < limit else { return (0xFFFD, 1) }
      let next = unsafe bytes[position + index]
      guard next & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= smallest, value < 0x110000, !(0xD800..<0xE000).contains(value) else {
      return (0xFFFD, 1)
    }
    return (value, length)
  }

  /// The scalar that ends before `position`, or nothing at the start of the block.
  package mutating func scalar(before position: Int) -> UInt32? {
    guard position > start || (hasBefore && position > 0), position != fresh else { return nil }
    var index = position - 1
    let last = unsafe bytes[index]
    if last < 0x80 { return UInt32(last) }
    var value: UInt32 = 0
    var shift: UInt32 = 0
    while index >= 0, position - index <= 4 {
      let byte = unsafe bytes[index]
      if byte & 0xC0 == 0x80 {
        value |= UInt32(byte & 0x3F) << shift
        shift += 6
        index -= 1
      } else {
        let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        guard byte >= 0xC2, length == position - index else { return 0xFFFD }
        return value | (UInt32(byte) & (0x7F >> UInt32(length))) << shift
      }
    }
    return 0xFFFD
  }

  /// Takes one character of a set, or fails.
  package mutating func take(_ characters: Characters, _ position: Int) -> Int {
    guard position < limit else { return miss(position) }
    let (value, length) = scalar(at: position)
    return characters.contains(value) ? position + length : miss(position)
  }

  /// Takes a row of at most so many characters of a set; fails when there are more.
  package mutating func takeRow(of characters: Characters, most: Int, _ position: Int) -> Int {
    var end = position
    for _ in 0..<most {
      let next = take(characters, end)
      guard next >= 0 else { return end }
      end = next
    }
    let next = take(characters, end)
    if next >= 0 { see(next - 1) }
    return next >= 0 ? -1 : end
  }

  /// Takes a grapheme of exactly one scalar that is in a set, or fails.
  package mutating func takeGrapheme(_ characters: Characters, _ position: Int) -> Int {
    guard position < limit else { return miss(position) }
    let (value, length) = scalar(at: position)
    let end = grapheme(at: position)
    if characters == .any { return end }
    guard end == position + length, characters.contains(value) else { return miss(position) }
    return end
  }

  /// Takes a grapheme that is shown as a picture, or fails.
  package mutating func takeEmoji(_ position: Int) -> Int {
    guard position < limit else { return miss(position) }
    let (value, length) = scalar(at: position)
    let end = grapheme(at: position)
    guard let scalar = Unicode.Scalar(value), scalar.properties.isEmoji else {
      return miss(position)
    }
    return value > 0x238C || end > position + length ? end : miss(position)
  }

  /// Where the grapheme that begins at `position` ends.
  package mutating func grapheme(at position: Int) -> Int {
    let first = scalar(at: position)
    var end = position + first.length
    see(end)
    guard end < limit else { return end }
    // Between two ASCII characters there is always a border, but for CR LF.
    let next = unsafe bytes[end]
    if first.value < 0x80, next < 0x80, first.value != 0x0D { return end }
    var recognizer = Unicode._CharacterRecognizer()
    _ = recognizer.hasBreak(before: Self.unicode(first.value))
    while end < limit {
      let next = scalar(at: end)
      if recognizer.hasBreak(before: Self.unicode(next.value)) { break }
      end += next.length
      see(end)
    }
    return end
  }

  private static func unicode(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Where a row of characters ends that is at least one long, and does not hold the white space
  /// at the end of a line. A long row is handed out in pieces where a block may be cut.
  package mutating func words(_ position: Int, _ end: Int) -> Int {
    var end = end
    if pairing.region.canCut, end > cutFrom || (seam > position && end > seam) {
      let piece = pieceEnd(position, end)
      guard piece == end else {
        // The piece ends here whatever comes behind it.
        see(piece)
        return piece
      }
    }
    see(end)
    let isLineEnd = unsafe end == limit || Self.isNewline(bytes[end])
    while isLineEnd, end > position, unsafe Self.isBlank(bytes[end - 1]) {
      assert(works())
      end -= 1
    }
    return end > position ? end : miss(position)
  }

  /// The end of a row without the word that stands right before a sign, whose bytes are a number,
  /// the first of them lowest.
  package mutating func giveBack(_ position: Int, _ end: Int, before sign: UInt64) -> Int {
    var rest = sign
    var index = end
    while rest > 0 {
      guard index < limit, unsafe bytes[index] == UInt8(truncatingIfNeeded: rest) else {
        see(index)
        return end
      }
      rest >>= 8
      index += 1
    }
    see(index - 1)
    var start = end
    while start > position, unsafe Self.isLetter(bytes[start - 1]) { start -= 1 }
    assert(works(end - start))
    return start
  }

  /// A sign has at most so many bytes.
  static let signMax: Int = 8

  /// The bytes of a sign as one number, the first of them lowest.
  static func number(_ bytes: [UInt8]) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
  }

  @inlinable @inline(__always)
  package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  @inlinable @inline(__always)
  package static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The first place in a row of characters where a block may be cut: between white space and a
  /// word, at the seam or behind `cutFrom`.
  private mutating func pieceEnd(_ position: Int, _ end: Int) -> Int {
    if seam > position, seam < end, isBeforeWord(seam) { return seam }
    var index = max(position + 1, cutFrom)
    while index < end {
      assert(works())
      if isBeforeWord(index) { return index }
      index += 1
    }
    return end
  }

  /// Whether white space ends and a word begins here.
  package mutating func isBeforeWord(_ position: Int) -> Bool {
    guard position > start, position < limit else { return false }
    let before = unsafe bytes[position - 1]
    let after = unsafe bytes[position]
    return (before == 0x20 || before == 0x0A) && after > 0x20 && after != 0x7F
  }
}
