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
  package var prompts: [Prompt] {
    let quotes = quotes
    let all = prompts(of: quotes) + clozePrompts(quotes) + questionPrompts
    return all.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
  }

  private func prompts(of quotes: [NoteQuote]) -> [Prompt] {
    quotes.prefix(PromptLimits.promptsMax).compactMap { quote in
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

  private func clozePrompts(_ quotes: [NoteQuote]) -> [Prompt] {
    var citations: [Int: NoteQuote.Citation] = [:]
    for quote in quotes { citations[quote.node.index] = quote.citation }
    var prompts: [Prompt] = []
    var passageIndex = -1
    var asked = 0
    for cloze in clozes where prompts.count < PromptLimits.promptsMax {
      guard let passage = cloze.passage, let phrase = cloze.phrase, isAsked(passage) else {
        continue
      }
      asked = passage.index == passageIndex ? asked + 1 : 1
      passageIndex = passage.index
      let text = words(of: phrase)
      guard !text.isEmpty, asked <= PromptLimits.clozesInPassageMax else { continue }
      let citation = cloze.quote.flatMap { citations[$0.index] }
      let parts = passageParts(passage, in: cloze.table)
      prompts.append(
        Prompt(
          kind: .cloze, range: cloze.node.range, text: text,
          front: face(of: parts, omitting: citation, asking: Face.Asked(cloze, as: .gap)),
          back: face(of: parts, omitting: citation, asking: Face.Asked(cloze, as: .highlight)),
          citation: citation?.words))
    }
    return prompts
  }

  private var questionPrompts: [Prompt] {
    questions.prefix(PromptLimits.promptsMax).compactMap { pair in
      guard let question = pair.question, let answer = pair.answer else { return nil }
      let text = words(of: question)
      guard !text.isEmpty, !words(of: answer).isEmpty else { return nil }
      return Prompt(
        kind: .question, range: pair.node.range, text: text, front: face(of: [question]),
        back: face(of: [answer]), citation: nil)
    }
  }

  /// Clozes in headings, questions and summaries are read, not asked.
  private func isAsked(_ passage: Node) -> Bool {
    (passage.kind == .paragraph || passage.kind == .tableRow)
      && passage.range.count <= PromptLimits.passageBytesMax
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
