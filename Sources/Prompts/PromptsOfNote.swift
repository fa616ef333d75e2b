import MiniMarkdown
import NoteVocabulary

/// What keeps the prompts of the strangest note from filling the memory: each cloze is asked in
/// its whole passage.
package enum PromptLimits {
  /// In a longer passage no cloze is asked.
  package static let passageBytesMax = 10_000
  /// The clozes asked of one passage, from its beginning.
  package static let clozesInPassageMax = 100
  /// The prompts of each kind in one note, from its beginning.
  package static let promptsMax = 10_000
}

extension NoteReading {
  /// What the note asks its reader, in the order of its text.
  ///
  /// | kind | from | front | back |
  /// | --- | --- | --- | --- |
  /// | quote | each outermost quote | the quote without its citation | the same |
  /// | cloze | each cloze in a paragraph or a table | its passage with a gap | the passage whole |
  /// | question | each `Q:` and `A:` | the question | the answer |
  ///
  /// What holds no words asks nothing.
  package var prompts: [Prompt] { askedParts.map { prompt(of: $0) } }

  private func prompt(of part: AskedPart) -> Prompt {
    var prompt = Prompt(
      kind: part.kind, range: part.range, text: String(decoding: part.words, as: UTF8.self),
      front: "", back: "", citation: nil)
    switch part.source {
    case .quote(let quote):
      var face = Face(of: self, omitted: quote.citation.map { [$0.range] } ?? [])
      face.append(quote.node, keepsInnerMargins: true)
      prompt.front = face.finished()
      prompt.back = prompt.front
      prompt.citation = quote.citation?.words
    case .cloze(let cloze, let passage, let citation):
      let parts = passageParts(passage, in: cloze.table)
      prompt.front = face(of: parts, omitting: citation, asking: Face.Asked(cloze, as: .gap))
      prompt.back = face(of: parts, omitting: citation, asking: Face.Asked(cloze, as: .highlight))
      prompt.citation = citation?.words
    case .question(let question, let answer):
      prompt.front = face(of: [question])
      prompt.back = face(of: [answer])
    }
    return prompt
  }

  /// A row of a table is read below the head of the table.
  private func passageParts(_ passage: Node, in table: Node?) -> [Node] {
    guard passage.kind == .tableRow, let table else { return [passage] }
    var head: [Node] = []
    for row in children(of: table) where row.kind == .tableRow || row.kind == .tableAlignment {
      head.append(row)
      if head.count == 2 { break }
    }
    return head.contains(passage) ? head : head + [passage]
  }

  private func face(
    of parts: [Node], omitting citation: NoteQuote.Citation? = nil, asking asked: Face.Asked? = nil
  ) -> String {
    var face = Face(of: self, omitted: citation.map { [$0.range] } ?? [], asked: asked)
    for part in parts { face.append(part) }
    return face.finished()
  }
}
