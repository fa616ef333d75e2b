/// The tape as a leaf keeps it: in words of two bytes, and most entries need but one.
///
///     │ kind 8 bits │ count 8 bits │
///     │ kind 8 bits │     255      │ count, low 16 bits │ high 16 bits │
///
/// The top bit of the kind says that the entry is a branch.
enum TapeWords {
  /// What one entry needs at most.
  static let wordsMax: Int = 3
  private static let long: UInt32 = 255

  /// Writes entries, and gives how many words they are.
  static func write(
    _ entries: UnsafeBufferPointer<Tape.Entry>, to target: UnsafeMutablePointer<UInt16>
  ) -> Int {
    var next = unsafe target
    for index in entries.indices {
      let bits = unsafe entries[index].bits
      let kind = UInt16(truncatingIfNeeded: bits >> 16) & 0xff00
      let count = bits & Tape.countMax
      if count < long {
        unsafe next.pointee = kind | UInt16(truncatingIfNeeded: count)
        unsafe next += 1
      } else {
        unsafe next.pointee = kind | UInt16(truncatingIfNeeded: long)
        unsafe write(number: count, to: next + 1)
        unsafe next += wordsMax
      }
    }
    return unsafe next - target
  }

  /// Reads entries back to the end of a tape.
  static func append(_ words: UnsafeBufferPointer<UInt16>, to tape: inout [Tape.Entry]) {
    guard let base = words.baseAddress else { return }
    var index = 0
    while index < words.count {
      let word = unsafe UInt32(base[index])
      let short = word & 0xff
      let isLong = short == long
      let count = isLong ? unsafe number(at: base + index + 1) : short
      tape.append(Tape.Entry(bits: (word & 0xff00) << 16 | count))
      index += isLong ? wordsMax : 1
    }
  }

  /// Two words are one number.
  static func write(number: UInt32, to target: UnsafeMutablePointer<UInt16>) {
    unsafe target[0] = UInt16(truncatingIfNeeded: number)
    unsafe target[1] = UInt16(truncatingIfNeeded: number >> 16)
  }

  static func number(at words: UnsafePointer<UInt16>) -> UInt32 {
    unsafe UInt32(words[0]) | UInt32(words[1]) << 16
  }
}
