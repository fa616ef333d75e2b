import Packrat

/// The grammar of notes, ready to parse.
package enum NoteSyntax {
  /// The tree of a text, parsed at once.
  package static func tree(of text: [UInt8]) -> SyntaxTree {
    var parser = MiniMarkdownParser()
    return parser.tree(of: text)
  }
}
