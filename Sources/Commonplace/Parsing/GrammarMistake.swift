import Packrat

/// Where a grammar, or a text that has to follow one, goes wrong.
public struct GrammarMistake: Error, Hashable, Sendable {
  /// Counted from 1; the column in characters.
  public let line: Int
  public let column: Int
  /// What is wrong, in lower case: `expected ')'`.
  public let message: String
  /// The line with a caret below the place.
  public let picture: [String]

  init(_ error: SyntaxError) {
    line = error.line
    column = error.column
    message = error.message
    picture = error.picture.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }
}
