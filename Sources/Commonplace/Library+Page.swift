import MiniMarkdown
import NoteRendering
import NoteVocabulary

/// Notes laid out for a terminal.
extension NoteText {
  /// The text as a terminal shows it best, every line with its newline: paragraphs as wide as the
  /// screen, bars at quotes, bullets at lists. It holds nothing a terminal would obey but, if asked
  /// for, the styles of letters.
  public func page(columns: Int, inColor: Bool) -> String {
    TerminalRendering(columns: columns, isColored: inColor)
      .text(of: NoteReading(NoteSyntax.tree(of: bytes)))
  }
}
