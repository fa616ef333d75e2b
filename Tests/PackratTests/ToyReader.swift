/// Reads a window, and remembers how far.
struct Reader {
  let window: UnsafeBufferPointer<UInt8>
  var examined = 0

  /// The byte at a place; nothing at the end of the window.
  mutating func byte(_ index: Int) -> UInt8? {
    if index >= examined { examined = index + 1 }
    return index < window.count ? window[index] : nil
  }

  mutating func holds(_ byte: UInt8, thrice index: Int) -> Bool {
    self.byte(index) == byte && self.byte(index + 1) == byte && self.byte(index + 2) == byte
  }

  /// Where the next line begins.
  mutating func endOfLine(_ index: Int) -> Int {
    var index = index
    while let byte = byte(index) {
      index += 1
      if byte == UInt8(ascii: "\n") { return index }
    }
    return index
  }
}
