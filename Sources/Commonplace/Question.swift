import History
import NoteVocabulary
import Scheduling

/// A prompt, ready to be asked.
public struct Question: Sendable {
  /// The note that asks.
  public let note: Note
  public let prompt: Prompt
  /// Where the answer comes from: the book, its author and year, and the page; or the note's title.
  public let attribution: String
  /// Whether it was never answered before.
  public let isNew: Bool
  public let isFlagged: Bool
  let key: ContentID
  let outcomes: Outcomes

  /// The days until it is asked again, by how it is answered now.
  public func intervalDays(after grade: Grade) -> Int { outcomes[grade].intervalDays }

  /// The first letters of the first words of the answer, `t… b… o…`.
  public var hint: String {
    prompt.answer.split(whereSeparator: \.isWhitespace).prefix(Question.hintWordsMax)
      .map { "\($0.prefix(1))…" }.joined(separator: " ")
  }

  private static let hintWordsMax = 12
}

extension Prompt {
  /// The words that are to be remembered.
  fileprivate var answer: String {
    switch kind {
    case .quote, .cloze: text
    case .question: back
    }
  }
}
