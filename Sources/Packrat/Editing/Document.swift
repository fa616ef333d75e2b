/// A text that knows its tree, and keeps it while the text is edited: after a keystroke only the
/// units are parsed again that the keystroke can have changed.
///
/// A value: a copy costs nothing, and is the way to keep a moment of the text. An edit after it
/// copies some KB, everything else stays shared. Offsets are in bytes. Any bytes are a text.
package struct Document<Rules: UnitRules & ~Copyable>: Sendable {
  var leaves: LeafTree

  /// The longest text.
  package static var byteCountMax: Int { 1 << 30 }

  /// Parses a text. `leafBytes` is what a leaf of the tree should hold: of text, units and tape.
  package init(
    _ text: Span<UInt8>, parser: inout UnitParser<Rules>, leafBytes: Int = 4096
  ) {
    self.init(text, parser: &parser, shape: TreeShape(leafWeight: leafBytes))
  }

  init(_ text: [UInt8], parser: inout UnitParser<Rules>, shape: TreeShape) {
    self.init(text.span, parser: &parser, shape: shape)
  }

  private init(_ text: Span<UInt8>, parser: inout UnitParser<Rules>, shape: TreeShape) {
    precondition(text.count <= Document.byteCountMax, "a text is at most 1 GB long")
    leaves = unsafe text.withUnsafeBufferPointer { text in
      unsafe LeafTree(text, shape: shape, rules: &parser.rules, room: &parser.room)
    }
  }

  package init(_ text: [UInt8], parser: inout UnitParser<Rules>, leafBytes: Int = 4096) {
    self.init(text.span, parser: &parser, leafBytes: leafBytes)
  }

  /// Puts `bytes` in the place of those of `range`.
  @discardableResult
  package mutating func replace(
    _ range: Range<Int>, with bytes: Span<UInt8>, parser: inout UnitParser<Rules>
  ) -> DocumentChange {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= byteCount, "the range is in the text")
    precondition(
      byteCount - range.count + bytes.count <= Document.byteCountMax,
      "a text is at most 1 GB long")
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      leaves.replace(
        by: unsafe TextEdit(range: range, bytes: bytes), rules: &parser.rules, room: &parser.room)
    }
  }

  @discardableResult
  package mutating func replace(
    _ range: Range<Int>, with bytes: [UInt8], parser: inout UnitParser<Rules>
  ) -> DocumentChange {
    replace(range, with: bytes.span, parser: &parser)
  }

  package var byteCount: Int { leaves.byteCount }
  /// The lines, of which the last may be empty: one more than there are newlines.
  package var lineCount: Int { Int(leaves.root.sums.lines) + 1 }
  package var unitCount: Int { Int(leaves.root.sums.units) }
}
