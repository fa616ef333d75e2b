/// A text and its tree. Every byte of the text is in exactly one leaf.
package struct SyntaxTree: Sendable {
  package let text: [UInt8]
  /// The entries in pre-order, see `Tape`. Several roots stand side by side.
  package let tape: [Tape.Entry]
  /// The names of the kinds; a node's kind is an index into it.
  package let kinds: [String]

  package init(text: [UInt8], tape: [Tape.Entry], kinds: [String]) {
    self.text = text
    self.tape = tape
    self.kinds = kinds
  }

  /// One node, and where it lies.
  package struct Node: Hashable, Sendable {
    package let entry: Tape.Entry
    /// Its place on the tape.
    package let index: Int
    /// The bytes it covers.
    package let range: Range<Int>

    package var kind: UInt8 { entry.kind }
    package var isBranch: Bool { entry.isBranch }
  }

  /// The nodes side by side at the top, in the order of the text.
  package var roots: [Node] { nodes(from: 0, to: tape.count, at: 0) }

  /// The nodes directly below one.
  package func children(of node: Node) -> [Node] {
    guard node.isBranch else { return [] }
    return nodes(
      from: node.index + 1, to: node.index + 1 + node.entry.count, at: node.range.lowerBound)
  }

  package func name(of node: Node) -> String { kinds[Int(node.kind)] }

  package func bytes(of node: Node) -> ArraySlice<UInt8> { text[node.range] }

  private func nodes(from first: Int, to end: Int, at start: Int) -> [Node] {
    var found: [Node] = []
    var index = first
    var position = start
    while index < end {
      let next = tape[index].isBranch ? index + 1 + tape[index].count : index + 1
      var length = 0
      for below in index..<next where !tape[below].isBranch { length += tape[below].count }
      found.append(Node(entry: tape[index], index: index, range: position..<position + length))
      position += length
      index = next
    }
    return found
  }
}
