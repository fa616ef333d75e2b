import Testing

@testable import Packrat

@Suite struct `A copy of a document` {
  private static let text = Array(
    Array(repeating: Array("some words in a row\n\n".utf8), count: 5_000).joined())

  @Test func `stays as it was while the other is edited`() {
    var parser = UnitParser(ParagraphRules())
    var editor = RandomEditor(seed: 1, byteCountMax: 10_000)
    var document = Document(
      editor.piece(bytes: 4_000), parser: &parser, shape: TreeShape(leafWeight: 120))
    let copy = document
    let (text, tree, blocks) = (copy.text, copy.tree.tape, Array(copy.blocks))
    for _ in 0..<1_000 {
      let edit = editor.edit(of: document.byteCount)
      document.replace(edit.range, with: edit.bytes, parser: &parser)
    }
    #expect(document.text != text)
    #expect(copy.text == text)
    #expect(copy.tree.tape == tree)
    #expect(Array(copy.blocks) == blocks)
    #expect(copy.brokenInvariant() == nil)
  }

  @Test func `shares all but one leaf, and the way to it, after a keystroke`() {
    var parser = UnitParser(ParagraphRules())
    var document = Document(Self.text, parser: &parser, shape: TreeShape(leafWeight: 250))
    #expect(document.leaves.height == 2)
    let copy = document
    document.replace(50_000..<50_000, with: [UInt8(ascii: "x")], parser: &parser)
    #expect(document.nodes.subtracting(copy.nodes).count == 3)
    #expect(copy.nodes.subtracting(document.nodes).count == 3)
  }

  @Test func `is not made by a keystroke in a document that nobody shares`() {
    var parser = UnitParser(ParagraphRules())
    var document = Document(Self.text, parser: &parser, shape: TreeShape(leafWeight: 4096))
    let nodes = document.nodes
    for place in [0, 17, 50_000, 50_001, document.byteCount] {
      document.replace(place..<place, with: [UInt8(ascii: "x")], parser: &parser)
    }
    #expect(document.nodes == nodes)
  }
}

extension Document {
  /// Who the nodes are.
  fileprivate var nodes: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    func visit(_ subtree: Subtree, level: Int) {
      found.insert(ObjectIdentifier(subtree.leaf.node))
      guard level > 0 else { return }
      for child in subtree.inner.children { visit(child, level: level - 1) }
    }
    visit(leaves.root, level: leaves.height)
    return found
  }
}
