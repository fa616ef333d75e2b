import MiniMarkdown
import NoteVocabulary

/// A part of a note that asks something, before its sides are written.
package struct AskedPart: Sendable {
  package let kind: Prompt.Kind
  package let range: Range<Int>
  /// What identifies it: the quote's words, the cloze's phrase or the question.
  package let words: [UInt8]
  /// Where the quote or the paragraph begins whose prompts give each other away.
  package let passage: Int
  let source: Source

  enum Source: Sendable {
    case quote(NoteQuote)
    /// A cloze in its passage, and the quote around it.
    case cloze(NoteCloze, NoteReading.Node, NoteQuote.Citation?)
    case question(NoteReading.Node, answer: NoteReading.Node)
  }

  init(
    _ kind: Prompt.Kind, _ range: Range<Int>, words: [UInt8], passage: Int? = nil, source: Source
  ) {
    self.kind = kind
    self.range = range
    self.words = words
    self.passage = passage ?? range.lowerBound
    self.source = source
  }
}

extension NoteReading {
  /// The parts of the note that ask something, in the order of its text.
  package var askedParts: [AskedPart] {
    let quotes = quotes
    let all = asked(quotes) + askedClozes(quotes) + askedQuestions
    return all.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
  }

  private func asked(_ quotes: [NoteQuote]) -> [AskedPart] {
    quotes.prefix(PromptLimits.promptsMax).compactMap { quote in
      let words = plainWords(of: quote.node, without: quote.citation.map { [$0.range] } ?? [])
      guard !words.isEmpty else { return nil }
      return AskedPart(.quote, quote.node.range, words: words, source: .quote(quote))
    }
  }

  private func askedClozes(_ quotes: [NoteQuote]) -> [AskedPart] {
    let clozes = clozes
    guard !clozes.isEmpty else { return [] }
    var citations: [Int: NoteQuote.Citation] = [:]
    for quote in quotes { citations[quote.node.index] = quote.citation }
    var parts: [AskedPart] = []
    var passageIndex = -1
    var asked = 0
    for cloze in clozes where parts.count < PromptLimits.promptsMax {
      guard let passage = cloze.passage, let phrase = cloze.phrase, isAsked(passage) else {
        continue
      }
      asked = passage.index == passageIndex ? asked + 1 : 1
      passageIndex = passage.index
      let words = plainWords(of: phrase)
      guard !words.isEmpty, asked <= PromptLimits.clozesInPassageMax else { continue }
      let citation = cloze.quote.flatMap { citations[$0.index] }
      parts.append(
        AskedPart(
          .cloze, cloze.node.range, words: words,
          passage: (cloze.quote ?? passage).range.lowerBound,
          source: .cloze(cloze, passage, citation)))
    }
    return parts
  }

  private var askedQuestions: [AskedPart] {
    questions.prefix(PromptLimits.promptsMax).compactMap { pair in
      guard let question = pair.question, let answer = pair.answer else { return nil }
      let words = plainWords(of: question)
      guard !words.isEmpty, !plainWords(of: answer).isEmpty else { return nil }
      return AskedPart(
        .question, pair.node.range, words: words, source: .question(question, answer: answer))
    }
  }

  /// Clozes in headings, questions and summaries are read, not asked.
  private func isAsked(_ passage: Node) -> Bool {
    (passage.kind == .paragraph || passage.kind == .tableRow)
      && passage.range.count <= PromptLimits.passageBytesMax
  }
}
