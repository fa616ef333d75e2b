/// What a leaf keeps of one unit: 12 bytes, and its entries as words on the tape.
///
/// `sizes` holds two numbers of 16 bits: how far past its end the unit was examined, and how many
/// words it has. Where one of them is too big, `sizes` is `wide`, and the unit's words begin with
/// four that are no entries but the two numbers.
struct UnitRecord {
  var length: UInt32
  var entry: UInt32
  private var sizes: UInt32 = 0

  private static let wide: UInt32 = UInt32.max
  private static let narrowMax: Int = 0xfffe
  /// The words that a wide unit has before its entries.
  static let hiddenWords: Int = 4

  init(length: Int, entry: UnitEntry) {
    self.length = UInt32(length)
    self.entry = entry.bits
  }

  var isWide: Bool { sizes == UnitRecord.wide }

  /// Writes the words of the unit, and gives how many they are.
  mutating func write(
    look: Int, entries: UnsafeBufferPointer<Tape.Entry>, to target: UnsafeMutablePointer<UInt16>
  ) -> Int {
    let count = unsafe TapeWords.write(entries, to: target)
    if UnitRecord.isNarrow(look: look, words: count) {
      sizes = UInt32(count) << 16 | UInt32(look)
      return count
    }
    sizes = UnitRecord.wide
    unsafe (target + UnitRecord.hiddenWords).update(from: target, count: count)
    unsafe TapeWords.write(number: UInt32(look), to: target)
    unsafe TapeWords.write(number: UInt32(count), to: target + 2)
    return count + UnitRecord.hiddenWords
  }

  /// Whether the sizes of a unit fit its record.
  static func isNarrow(look: Int, words: Int) -> Bool { look <= narrowMax && words <= narrowMax }

  /// How far past its end the unit was examined, and how many words it has, if those begin at
  /// `word`.
  @inline(__always)
  func sizes(in words: UnsafePointer<UInt16>, at word: Int) -> (look: Int, words: Int) {
    guard isWide else { return (Int(sizes & 0xffff), Int(sizes >> 16)) }
    return unsafe (
      Int(TapeWords.number(at: words + word)),
      Int(TapeWords.number(at: words + word + 2)) + UnitRecord.hiddenWords
    )
  }
}
