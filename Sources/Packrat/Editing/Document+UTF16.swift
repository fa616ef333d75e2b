/// Offsets as systems count them that keep text in UTF-16. They are found by looking through the
/// text; bytes that are no UTF-8 count as the letter they would begin.
extension Document where Rules: ~Copyable {
  /// How many UTF-16 units stand before the byte at `offset`.
  package func utf16Offset(of offset: Int) -> Int {
    precondition(offset >= 0 && offset <= byteCount, "the offset is in the text")
    var units = 0
    var position = 0
    while position < offset {
      let piece = leaves.leaf(holding: position)
      let end = min(offset, piece.leafEnd)
      units += unsafe utf16Count(of: .init(rebasing: piece.leaf.text[..<(end - position)]))
      position = end
    }
    return units
  }

  /// The byte before which `offset` UTF-16 units stand: the start of the letter that holds the
  /// unit, or the end of the text.
  package func offset(ofUTF16 offset: Int) -> Int {
    var left = offset
    var position = 0
    while position < byteCount {
      let piece = leaves.leaf(holding: position)
      let text = unsafe piece.leaf.text
      let count = unsafe utf16Count(of: text)
      if left < count { return unsafe position + byteOffset(ofUTF16: left, in: text) }
      left -= count
      position = piece.leafEnd
    }
    return position
  }
}

/// Letters of four bytes are two units, all others one; only their first bytes are counted.
private func utf16Count(of text: UnsafeBufferPointer<UInt8>) -> Int {
  var total = 0
  var position = 0
  while position < text.count {
    let end = min(position &+ 124, text.count)
    var found: UInt8 = 0
    while position < end {
      let byte = unsafe text[position]
      found &+= (byte & 0xc0 != 0x80 ? 1 : 0) &+ (byte >= 0xf0 ? 1 : 0)
      position &+= 1
    }
    total &+= Int(found)
  }
  return total
}

private func byteOffset(ofUTF16 offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
  var units = 0
  for index in text.indices {
    let byte = unsafe text[index]
    guard byte & 0xc0 != 0x80 else { continue }
    units += byte >= 0xf0 ? 2 : 1
    if units > offset { return index }
  }
  return text.count
}
