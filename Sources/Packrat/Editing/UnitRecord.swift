/// What a leaf keeps of one unit: 12 bytes, and its words on the tape.
///
/// `sizes` holds two numbers of 16 bits: how far past its end the unit was examined, and how many
/// words it has. Where one of them is too big, `sizes` is `wide`, and the unit's words begin with
/// two that are no entries: the look, and the number of the entries after them.
struct UnitRecord {
  var length: UInt32
  var sizes: UInt32
  var entry: UInt32

  static let wide: UInt32 = UInt32.max
  /// The words that a wide unit has before its entries.
  static let wideWords: Int = 2
  private static let narrowMax: Int = 0xfffe

  /// A unit of `length` bytes; `isWide` says that two words must stand before its entries.
  init(length: Int, look: Int, entries: Int, entry: UnitEntry) {
    self.length = UInt32(length)
    self.entry = entry.bits
    let isWide = look > UnitRecord.narrowMax || entries > UnitRecord.narrowMax
    sizes = isWide ? UnitRecord.wide : UInt32(entries) << 16 | UInt32(look)
  }

  var isWide: Bool { sizes == UnitRecord.wide }

  /// How far past its end the unit was examined, and how many words it has, if those begin at
  /// `word`.
  @inline(__always)
  func sizes(in words: UnsafePointer<Tape.Entry>, at word: Int) -> (look: Int, words: Int) {
    guard isWide else { return (Int(sizes & 0xffff), Int(sizes >> 16)) }
    return unsafe (
      Int(words[word].bits), Int(words[word + 1].bits) + UnitRecord.wideWords
    )
  }
}
