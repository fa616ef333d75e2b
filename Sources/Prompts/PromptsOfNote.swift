import MiniMarkdown
import NoteVocabulary

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
  package var prompts: [Prompt] {
    let all = quotePrompts + clozePrompts + questionPrompts
    return all.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
  }

  private var quotePrompts: [Prompt] {
    quotes.compactMap { quote in
      let omitted = quote.citation.map { [$0.range] } ?? []
      let words = words(of: quote.node, without: omitted)
      guard !words.isEmpty else { return nil }
      var face = Face(of: self, omitted: omitted)
      face.append(quote.node, keepsInnerMargins: true)
      let front = face.finished()
      return Prompt(
        kind: .quote, range: quote.node.range, text: words, front: front, back: front,
        citation: quote.citation?.words)
    }
  }

  private var clozePrompts: [Prompt] {
    var citations: [Int: NoteQuote.Citation] = [:]
    for quote in quotes { citations[quote.node.index] = quote.citation }
    return clozes.compactMap { cloze in
      guard let passage = cloze.passage, let phrase = cloze.phrase else { return nil }
      guard passage.kind == .paragraph || passage.kind == .tableRow else { return nil }
      let text = words(of: phrase)
      guard !text.isEmpty else { return nil }
      let citation = cloze.quote.flatMap { citations[$0.index] }
      let parts = passageParts(passage, in: cloze.table)
      return Prompt(
        kind: .cloze, range: cloze.node.range, text: text,
        front: face(of: parts, omitting: citation, asking: .gap(cloze)),
        back: face(of: parts, omitting: citation, asking: .highlight(cloze)),
        citation: citation?.words)
    }
  }

  private var questionPrompts: [Prompt] {
    questions.compactMap { pair in
      guard let question = pair.question, let answer = pair.answer else { return nil }
      let text = words(of: question)
      guard !text.isEmpty, !words(of: answer).isEmpty else { return nil }
      return Prompt(
        kind: .question, range: pair.node.range, text: text, front: face(of: [question]),
        back: face(of: [answer]), citation: nil)
    }
  }

  /// A row of a table is read below the head of the table.
  private func passageParts(_ passage: Node, in table: Node?) -> [Node] {
    guard passage.kind == .tableRow, let table else { return [passage] }
    var parts: [Node] = []
    for row in children(of: table) where row.kind == .tableRow || row.kind == .tableAlignment {
      let isHead = parts.isEmpty || row.kind == .tableAlignment
      if isHead || row.index == passage.index { parts.append(row) }
    }
    return parts
  }

  private func face(
    of parts: [Node], omitting citation: NoteQuote.Citation? = nil, asking asked: Face.Asked? = nil
  ) -> String {
    var face = Face(of: self, omitted: citation.map { [$0.range] } ?? [], asked: asked)
    for part in parts { face.append(part) }
    return face.finished()
  }
}
