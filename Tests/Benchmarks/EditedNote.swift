import MiniMarkdown
import Packrat
import TestCorpora

/// What is measured: a note with its tree, which changes with the text.
struct EditedNote: ~Copyable {
  private var parser: UnitParser<MiniMarkdownParser>
  private var document: Document<MiniMarkdownParser>

  init(_ text: [UInt8]) {
    parser = UnitParser(MiniMarkdownParser())
    document = Document(text, parser: &parser)
  }

  /// `leafBytes`: what a leaf of the tree should hold; `blockMax`: how long a block is before it is
  /// cut. Small ones bring many leaves and cuts into a short text.
  init(_ text: [UInt8], leafBytes: Int, blockMax: Int) {
    parser = UnitParser(MiniMarkdownParser())
    parser.rules.scan.blockMax = blockMax
    parser.rules.scan.unitMin = blockMax / 4
    document = Document(text, parser: &parser, leafBytes: leafBytes)
  }

  /// Starts again with another text.
  mutating func load(_ text: [UInt8]) { document = Document(text, parser: &parser) }

  mutating func apply(_ keystroke: Keystroke) {
    document.replace(keystroke.range, with: keystroke.bytes, parser: &parser)
  }

  /// What is wrong, if anything is: the text, the tree, how far each block has looked, or the tree
  /// inside is not what a parse of `text` from scratch gives.
  mutating func difference(from text: [UInt8]) -> String? {
    if let broken = document.brokenInvariant() { return broken }
    let fresh = Document(text, parser: &parser)
    let (tree, freshTree) = (document.tree, fresh.tree)
    if tree.text != text { return "the text" }
    if tree.tape != freshTree.tape { return "the tree" }
    // A block so long that it is cut may be cut elsewhere, and then has looked elsewhere.
    if text.count <= parser.rules.scan.blockMax, !document.blocks.elementsEqual(fresh.blocks) {
      return "how far blocks have looked"
    }
    return nil
  }
}

/// Parses and forgets.
func load(_ text: [UInt8]) {
  let note = EditedNote(text)
  withExtendedLifetime(note) {}
}
