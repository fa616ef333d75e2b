extension UnitRules where Self: ~Copyable {
  /// The tree of a whole text, unit after unit, without keeping anything for edits.
  ///
  /// Long blocks are not cut apart here: units that continue a block are joined to it.
  package mutating func tree(of text: [UInt8]) -> SyntaxTree {
    var tape: [Tape.Entry] = []
    var joiner = UnitJoiner()
    var position = 0
    var entry = UnitEntry.first
    while position < text.count {
      let (at, now) = (position, entry)
      let first = tape.count
      let result = unsafe text.withUnsafeBufferPointer { window in
        unsafe parseUnit(in: window, at: at, entry: now, seam: nil, onto: &tape)
      }
      precondition(result.end > position, "a grammar of units has to take every byte")
      joiner.join(&tape, from: first, continues: now.continues)
      position = result.end
      entry = result.next
    }
    return SyntaxTree(text: text, tape: tape, kinds: Self.kinds)
  }

  /// The tree of what a text begins with, by a grammar that need not take all of it; nothing where
  /// the text does not begin as the grammar says.
  package mutating func tree(ofBeginningOf text: [UInt8]) -> SyntaxTree? {
    var tape: [Tape.Entry] = []
    let result = unsafe text.withUnsafeBufferPointer { window in
      unsafe parseUnit(in: window, at: 0, entry: .first, seam: nil, onto: &tape)
    }
    guard result.end > 0 else { return nil }
    return SyntaxTree(text: Array(text[..<result.end]), tape: tape, kinds: Self.kinds)
  }
}
