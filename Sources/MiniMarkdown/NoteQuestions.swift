/// A question and its answer, `Q:` and `A:`.
package struct NoteQuestion: Hashable, Sendable {
  /// The whole of it.
  package var node: NoteReading.Node
  /// What stands behind `Q:` and behind `A:`; nothing where nothing does.
  package var question: NoteReading.Node?
  package var answer: NoteReading.Node?
}

extension NoteReading {
  /// The questions of the note in their order.
  package var questions: [NoteQuestion] {
    nodes(of: .question).map { node in
      var found = NoteQuestion(node: node)
      for part in children(of: node) {
        if part.kind == .questionText { found.question = part }
        if part.kind == .answerText { found.answer = part }
      }
      return found
    }
  }

  /// The paragraphs that sum the note up, `tl;dr:` or `Summary:`, in their order.
  package var summaries: [Node] { Array(nodes(of: .summary)) }
}
