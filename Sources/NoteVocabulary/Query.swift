/// What a reader looks for: a note that fits every term.
public struct Query: Hashable, Sendable {
  public var terms: [Term]

  public init(_ terms: [Term]) { self.terms = terms }

  public enum Term: Hashable, Sendable {
    /// Words that stand side by side.
    case phrase(String, in: Part?)
    /// Words of which the last goes on: `mem` finds memory.
    case beginning(String, in: Part?)
    /// The tag, or one below it.
    case tag(String)
  }

  /// Where in a note words are looked for.
  public enum Part: String, CaseIterable, Sendable {
    case title
    case tags
    case book
    case author
    case text
  }
}
