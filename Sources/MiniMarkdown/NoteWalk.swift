extension NoteReading {
  /// A walk through a note in the order of its text, in and out of every branch.
  ///
  ///     (emphasis (mark "*") (text "so") (mark "*"))
  ///     enters emphasis, meets a mark, a text and a mark, leaves emphasis
  ///
  /// It keeps the branches it is in, so it walks as deep as a note goes.
  package struct Walk: Sequence, IteratorProtocol {
    package enum Step: Sendable {
      case enters(Node)
      case meets(Node)
      case leaves(Node)
    }

    private let reading: NoteReading
    private var index: Int
    private let end: Int
    private var open: [Node] = []

    fileprivate init(_ reading: NoteReading, from index: Int, to end: Int) {
      self.reading = reading
      self.index = index
      self.end = end
    }

    package mutating func next() -> Step? {
      if let branch = open.last, branch.next == index {
        open.removeLast()
        return .leaves(branch)
      }
      guard index < end else { return nil }
      let node = reading.node(at: index)
      index += 1
      guard node.isBranch else { return .meets(node) }
      open.append(node)
      return .enters(node)
    }

    /// Goes on behind what is below the branch just entered; the next step leaves it.
    package mutating func skip() {
      guard let branch = open.last else { return }
      index = branch.next
    }
  }

  /// A walk through the whole note.
  package var walk: Walk { Walk(self, from: 0, to: count) }

  /// A walk through what is below a node.
  package func walk(below node: Node) -> Walk { Walk(self, from: node.index + 1, to: node.next) }
}
