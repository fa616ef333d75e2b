extension Document where Rules: ~Copyable {
  /// A copy of some bytes of the text.
  package func text(_ range: Range<Int>) -> [UInt8] {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= byteCount, "the range is in the text")
    return leaves.text(range)
  }

  /// A copy of the whole text.
  package var text: [UInt8] { text(0..<byteCount) }

  /// Copies some bytes of the text to the start of `target`.
  package func copyText(_ range: Range<Int>, to target: UnsafeMutableRawBufferPointer) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= byteCount, "the range is in the text")
    precondition(target.count >= range.count, "the bytes fit where they are to go")
    guard let base = target.baseAddress else { return }
    unsafe leaves.copyText(range, to: base)
  }

  /// Lends the text piece by piece, in its order.
  package func eachPiece<Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var position = 0
    while position < byteCount {
      let piece = leaves.leaf(holding: position)
      let span = unsafe piece.leaf.text.span
      try body(span)
      position = piece.leafEnd
    }
  }
}

/// A place in a text as a reader counts: lines, and bytes in the line, both from 0.
package struct LinePlace: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension Document where Rules: ~Copyable {
  /// The line and column of the byte at `offset`, or of the end of the text.
  package func place(of offset: Int) -> LinePlace {
    precondition(offset >= 0 && offset <= byteCount, "the offset is in the text")
    let line = leaves.newlineCount(before: offset)
    return LinePlace(line: line, column: offset - leaves.startOfLine(line))
  }

  /// Where a line begins. Every line below `lineCount` does.
  package func startOfLine(_ line: Int) -> Int {
    precondition(line >= 0 && line < lineCount, "the text has this line")
    return leaves.startOfLine(line)
  }

  /// The bytes of a line, without its newline.
  package func range(ofLine line: Int) -> Range<Int> {
    let start = startOfLine(line)
    return start..<(line + 1 < lineCount ? startOfLine(line + 1) - 1 : byteCount)
  }
}

extension LeafTree {
  func text(_ range: Range<Int>) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: range.count) { target, count in
      if let base = target.baseAddress { unsafe copyText(range, to: base) }
      count = range.count
    }
  }

  fileprivate func newlineCount(before offset: Int) -> Int {
    var node = root.lent
    var (start, line) = (0, 0)
    for _ in 0..<height {
      let inner = node.inner
      let child = inner.child(holding: offset, start: &start)
      line += inner.lineCount(before: child)
      node = inner.lent(child)
    }
    return unsafe line + newlines(in: .init(rebasing: node.leaf.text[..<(offset - start)]))
  }

  fileprivate func startOfLine(_ line: Int) -> Int {
    guard line > 0 else { return 0 }
    var node = root.lent
    var (start, left) = (0, line - 1)
    for _ in 0..<height {
      let inner = node.inner
      node = inner.lent(inner.child(holdingLine: &left, start: &start))
    }
    let text = unsafe node.leaf.text
    for index in text.indices where unsafe text[index] == 0x0a {
      if left == 0 { return start + index + 1 }
      left -= 1
    }
    preconditionFailure("the sums count every newline")
  }
}
