import Packrat

/// A note, read: its tree, looked at by what its parts mean. Positions are bytes of the text.
///
/// The tree stays one row of numbers; a `Node` is made when asked for, a string later still.
package struct NoteReading: Sendable {
  /// Shared by everything that looks at the reading, so that looking copies nothing.
  private let parts: Parts

  private final class Parts: Sendable {
    let text: [UInt8]
    let tape: [Tape.Entry]
    /// Where each entry of the tape starts in the text, and the end of the text behind them.
    let starts: [UInt32]
    /// The meaning of the numbers of the kinds.
    let kinds: [NodeKind]

    init(_ tree: SyntaxTree) {
      text = tree.text
      tape = tree.tape
      // The same array is equal at first sight.
      kinds = tree.kinds == MiniMarkdownParser.kinds ? NodeKind.own : NodeKind.kinds(tree.kinds)
      var starts: [UInt32] = []
      starts.reserveCapacity(tree.tape.count + 1)
      var position: UInt32 = 0
      for entry in tree.tape {
        starts.append(position)
        if entry.bits >> 31 == 0 { position &+= entry.bits & Tape.countMax }
      }
      starts.append(position)
      self.starts = starts
    }
  }

  /// Reads a text.
  package init(of text: [UInt8]) { self.init(NoteSyntax.tree(of: text)) }

  package init(_ tree: SyntaxTree) { parts = Parts(tree) }

  /// The note as it is written.
  package var text: [UInt8] { parts.text }

  /// One thing in a note, and where it lies.
  package struct Node: Hashable, Sendable {
    package let kind: NodeKind
    /// The bytes it covers.
    package let range: Range<Int>
    /// Its place on the tape: what identifies it in this reading.
    package let index: Int
    /// The place on the tape behind all that is below it.
    package let next: Int
    /// Whether others are below it.
    package let isBranch: Bool
  }

  /// The number of places on the tape.
  package var count: Int { parts.tape.count }

  /// The node at a place on the tape.
  package func node(at index: Int) -> Node {
    let bits = parts.tape[index].bits
    let isBranch = bits >> 31 == 1
    let next = isBranch ? index + 1 + Int(bits & Tape.countMax) : index + 1
    return Node(
      kind: parts.kinds[Int(bits >> 24 & 127)],
      range: Int(parts.starts[index])..<Int(parts.starts[next]),
      index: index, next: next, isBranch: isBranch)
  }

  /// The kind of the node at a place on the tape.
  func kind(at index: Int) -> NodeKind {
    parts.kinds[Int(parts.tape[index].bits >> 24 & 127)]
  }

  /// The nodes side by side at the top, in the order of the text.
  package var roots: Siblings { Siblings(reading: self, index: 0, end: count) }

  /// The nodes directly below one.
  package func children(of node: Node) -> Siblings {
    Siblings(reading: self, index: node.index + 1, end: node.next)
  }

  /// Nodes side by side, made one at a time.
  package struct Siblings: Sequence, IteratorProtocol {
    private let reading: NoteReading
    private var index: Int
    private let end: Int

    fileprivate init(reading: NoteReading, index: Int, end: Int) {
      self.reading = reading
      self.index = index
      self.end = end
    }

    package mutating func next() -> Node? {
      guard index < end else { return nil }
      let node = reading.node(at: index)
      index = node.next
      return node
    }
  }

  /// The bytes of a part, as they are written.
  package func bytes(of node: Node) -> ArraySlice<UInt8> { text[node.range] }

  /// A part as it is written; bytes that are not UTF-8 become U+FFFD.
  package func written(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }
}
