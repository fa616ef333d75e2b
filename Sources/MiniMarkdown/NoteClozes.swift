/// A phrase to be remembered, `?[hint](phrase)`.
package struct NoteCloze: Hashable, Sendable {
  /// The whole of it.
  package var node: NoteReading.Node
  /// Nothing when no hint is given.
  package var hint: NoteReading.Node?
  /// Nothing when it is empty.
  package var phrase: NoteReading.Node?
  /// The block it is read in: a paragraph, a row of a table, a heading, a question …
  package var passage: NoteReading.Node?
  /// The table around it.
  package var table: NoteReading.Node?
  /// The outermost quote around it.
  package var quote: NoteReading.Node?
}

extension NoteReading {
  /// The clozes of the note in their order, one inside another's phrase too.
  package var clozes: [NoteCloze] {
    // Most notes have none, and need no walk.
    guard (0..<count).contains(where: { kind(at: $0) == .cloze }) else { return [] }
    var clozes: [NoteCloze] = []
    var around: [Node] = []
    for step in walk {
      switch step {
      case .enters(let node):
        if node.kind == .cloze { clozes.append(cloze(node, inside: around)) }
        around.append(node)
      case .meets: break
      case .leaves: around.removeLast()
      }
    }
    return clozes
  }

  private func cloze(_ node: Node, inside around: [Node]) -> NoteCloze {
    var cloze = NoteCloze(node: node)
    for part in children(of: node) {
      if part.kind == .hint { cloze.hint = part }
      if part.kind == .phrase { cloze.phrase = part }
    }
    cloze.passage = around.last { $0.kind.isPassage }
    cloze.table = around.last { $0.kind == .table }
    cloze.quote = around.first { $0.kind == .quote }
    return cloze
  }
}

extension NodeKind {
  /// The blocks that hold spans: what is read in one go.
  package var isPassage: Bool {
    switch self {
    case .paragraph, .heading, .setextHeading, .tableRow, .questionText, .answerText, .summary:
      true
    default: false
    }
  }
}
