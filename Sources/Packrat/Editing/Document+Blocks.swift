/// One block of a document: a unit that begins it, and those that continue it.
package struct DocumentBlock: Hashable, Sendable {
  /// The bytes it covers.
  package var range: Range<Int>
  /// How far past its end it was examined; the end of the text counts as a byte.
  package var look: Int
}

/// The blocks of a document in the order of the text.
package struct DocumentBlocks: Sequence, IteratorProtocol {
  private let leaves: LeafTree
  private var cursor: UnitCursor

  init(of leaves: LeafTree) {
    self.leaves = leaves
    cursor = leaves.leaf(holding: 0)
  }

  package mutating func next() -> DocumentBlock? {
    guard !cursor.isAtEnd else { return nil }
    let start = cursor.start
    var examined = start
    repeat {
      examined = Swift.max(examined, cursor.end + cursor.sizes.look)
      cursor.advance(in: leaves)
    } while !cursor.isAtEnd && cursor.entry.continues
    return DocumentBlock(range: start..<cursor.start, look: examined - cursor.start)
  }
}

extension Document where Rules: ~Copyable {
  package var blocks: DocumentBlocks { DocumentBlocks(of: leaves) }

  /// The tree of the whole text.
  package var tree: SyntaxTree {
    leaves.tree(of: leaves.leaf(holding: 0), until: byteCount, kinds: Rules.kinds).tree
  }

  /// The tree of the blocks that hold bytes of `range`, and where the first of them begins. An
  /// empty range is in the block of the byte behind it, or in the last.
  package func tree(touching range: Range<Int>) -> (start: Int, tree: SyntaxTree) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= byteCount, "the range is in the text")
    let first = leaves.block(holding: Swift.max(0, Swift.min(range.lowerBound, byteCount - 1)))
    return leaves.tree(of: first, until: range.upperBound, kinds: Rules.kinds)
  }

  /// The tree of the block that holds the byte at `offset`, and where it begins.
  package func tree(at offset: Int) -> (start: Int, tree: SyntaxTree) {
    tree(touching: offset..<offset)
  }
}

extension LeafTree {
  /// The first unit of the block that holds a byte.
  fileprivate func block(holding offset: Int) -> UnitCursor {
    var unit = unit(holding: offset)
    while !unit.isAtEnd, unit.entry.continues {
      unit = self.unit(holding: unit.start - 1)
    }
    return unit
  }

  /// The tree of the blocks from one on, until one ends at or after `end`.
  fileprivate func tree(
    of first: UnitCursor, until end: Int, kinds: [String]
  ) -> (start: Int, tree: SyntaxTree) {
    var tape: [Tape.Entry] = []
    var joiner = UnitJoiner()
    var unit = first
    while !unit.isAtEnd, unit.start < end || unit.entry.continues || unit.start == first.start {
      let mark = tape.count
      unit.appendEntries(to: &tape)
      joiner.join(&tape, from: mark, continues: unit.entry.continues)
      unit.advance(in: self)
    }
    let text = text(first.start..<unit.start)
    return (first.start, SyntaxTree(text: text, tape: tape, kinds: kinds))
  }
}
