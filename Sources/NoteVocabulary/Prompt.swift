/// One thing a note asks its reader.
public struct Prompt: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case quote
    case cloze
    case question
  }

  public var kind: Kind
  /// The bytes of the note this prompt comes from.
  public var range: Range<Int>
  /// What identifies it: the quote's words, the cloze's phrase or the question.
  public var text: String
  /// What is shown first, as Markdown.
  public var front: String
  /// What is shown as the answer, as Markdown, without the attribution.
  public var back: String
  /// The place in the book, such as `p. 31`.
  public var citation: String?

  public init(
    kind: Kind, range: Range<Int>, text: String, front: String, back: String, citation: String?
  ) {
    self.kind = kind
    self.range = range
    self.text = text
    self.front = front
    self.back = back
    self.citation = citation
  }
}
