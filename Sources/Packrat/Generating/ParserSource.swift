import Grammar

/// A parser that is kept as Swift source: from which grammar, and in which file.
package struct ParserSource: Sendable {
  package let grammar: String
  package let text: [UInt8]
  package let type: String
  /// From the root of the package.
  package let path: String

  package static let all: [ParserSource] = [
    ParserSource(
      grammar: "Peg.peg", text: GrammarText.peg, type: "PegParser",
      path: "Sources/Packrat/Generated/PegParser.swift"),
    ParserSource(
      grammar: "MiniMarkdown.peg", text: GrammarText.miniMarkdown, type: "MiniMarkdownParser",
      path: "Sources/MiniMarkdown/Generated/MiniMarkdownParser.swift"),
    ParserSource(
      grammar: "LibraryNotes.peg", text: GrammarText.libraryNotes, type: "LibraryNotesParser",
      path: "Sources/MiniMarkdown/Generated/LibraryNotesParser.swift"),
    ParserSource(
      grammar: "FrontMatter.peg", text: GrammarText.frontMatter, type: "FrontMatterParser",
      path: "Sources/Formats/Generated/FrontMatterParser.swift"),
  ]

  /// The source, made anew from the grammar.
  package func source() throws(SyntaxError) -> String {
    var writer = ParserWriter(
      try PegGrammar(reading: text), name: type, file: grammar)
    return writer.source()
  }
}
