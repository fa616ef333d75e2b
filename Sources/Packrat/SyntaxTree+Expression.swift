extension SyntaxTree {
  /// The tree as one S-expression, kinds only: `(document (paragraph text))`.
  package func structure(root: String) -> String {
    var text = "(\(root)"
    var ends: [Int] = []
    for (index, entry) in tape.enumerated() {
      while ends.last == index {
        text += ")"
        ends.removeLast()
      }
      text += entry.isBranch ? " (\(kinds[Int(entry.kind)])" : " \(kinds[Int(entry.kind)])"
      if entry.isBranch { ends.append(index + entry.count + 1) }
    }
    return text + String(repeating: ")", count: ends.count + 1)
  }
}
