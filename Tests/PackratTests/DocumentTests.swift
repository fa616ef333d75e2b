import Testing

@testable import Packrat

@Suite struct `A document` {
  @Test func `of no text has no blocks and one line`() {
    var parser = UnitParser(ParagraphRules())
    var document = Document([], parser: &parser)
    #expect(document.byteCount == 0)
    #expect(document.lineCount == 1)
    #expect(document.tree.roots.isEmpty)
    #expect(Array(document.blocks).isEmpty)
    #expect(document.tree(at: 0).tree.tape.isEmpty)

    document.replace(0..<0, with: Array("a\n\nb".utf8), parser: &parser)
    #expect(document.blocks.map(\.range) == [0..<3, 3..<4])
    document.replace(0..<4, with: [], parser: &parser)
    #expect(document.byteCount == 0)
    #expect(document.unitCount == 0)
    #expect(document.brokenInvariant() == nil)
  }

  @Test func `of one byte has one block`() {
    var parser = UnitParser(ParagraphRules())
    var document = Document([0x0a], parser: &parser)
    #expect(document.blocks.map(\.range) == [0..<1])
    #expect(document.lineCount == 2)
    document.replace(0..<1, with: [0xff], parser: &parser)
    #expect(document.text == [0xff])
    #expect(document.lineCount == 1)
  }

  @Test func `keeps a unit far larger than a leaf in a leaf of its own`() {
    var parser = UnitParser(ParagraphRules())
    let code = Array(repeating: Array("let x = 1\n".utf8), count: 30_000).joined()
    let text = Array("before\n\n```\n".utf8) + code + Array("```\n\nafter\n".utf8)
    var document = Document(text, parser: &parser)
    #expect(document.blocks.map(\.range.count) == [8, 300_009, 6])
    #expect(document.brokenInvariant() == nil)
    // The fence is closed in the middle, and opened again.
    for _ in 0..<2 {
      document.replace(150_002..<150_002, with: Array("\n```\n".utf8), parser: &parser)
      #expect(document.unitCount > 3)
      #expect(document.brokenInvariant() == nil)
      document.replace(150_002..<150_007, with: [], parser: &parser)
      #expect(document.tree.tape == Document(text, parser: &parser).tree.tape)
      #expect(document.brokenInvariant() == nil)
    }
  }

  @Test func `holds many tiny units`() {
    var parser = UnitParser(PieceRules())
    let text = [UInt8](repeating: 0x0a, count: 20_000)
    var document = Document(text, parser: &parser)
    #expect(document.unitCount == 20_000)
    document.replace(10_000..<10_001, with: [0x61], parser: &parser)
    #expect(document.unitCount == 19_999)
    #expect(document.brokenInvariant() == nil)
    document.replace(1..<19_999, with: [], parser: &parser)
    #expect(document.unitCount == 2)
    #expect(document.brokenInvariant() == nil)
  }

  @Test func `joins leaves that have become light`() {
    var parser = UnitParser(ParagraphRules())
    let text = Array(repeating: Array("some words in a row\n\n".utf8), count: 2_000).joined()
    var document = Document(Array(text), parser: &parser, shape: TreeShape(leafWeight: 250))
    // Of every ten paragraphs one stays.
    for paragraph in (0..<2_000).reversed() where paragraph % 10 != 0 {
      document.replace(paragraph * 21..<paragraph * 21 + 21, with: [], parser: &parser)
    }
    #expect(document.unitCount == 200)
    #expect(document.brokenInvariant() == nil)
    let weight = document.memory.text + document.memory.records + document.memory.tape
    #expect(document.leafCount <= weight / 125 + 1)
  }

  @Test func `knows a unit with very many entries, and one that looks very far`() {
    var parser = UnitParser(ParagraphRules(farLook: 100_000))
    let stars = [UInt8](repeating: UInt8(ascii: "*"), count: 70_000)
    var text = Array("@first\n\nsecond\n\n".utf8) + stars + Array("\n\nlast\n".utf8)
    var document = Document(text, parser: &parser)
    #expect(document.blocks.map(\.look).first == text.count - 8 + 1)
    #expect(document.brokenInvariant() == nil)
    for edit in [(text.count, "@"), (20, "x"), (17, "@@"), (text.count + 4, "\n"), (3, "\n\n")] {
      document.replace(edit.0..<edit.0, with: Array(edit.1.utf8), parser: &parser)
      text.insert(contentsOf: Array(edit.1.utf8), at: edit.0)
      let fresh = Document(text, parser: &parser)
      #expect(document.tree.tape == fresh.tree.tape)
      #expect(Array(document.blocks) == Array(fresh.blocks))
      #expect(document.brokenInvariant() == nil)
    }
  }

  @Test func `needs a third of a byte for each byte of text besides it`() {
    var parser = UnitParser(ParagraphRules())
    let words =
      "some words * that a reader has written about a book, and * about whatever else came to mind that day"
    let text = Array(repeating: Array("\(words)\n\n".utf8), count: 1_000).joined()
    var document = Document(Array(text), parser: &parser)
    #expect(document.memory.text == document.byteCount)
    #expect(document.memory.besidesText * 3 <= document.byteCount)
    #expect(document.memory.room * 16 <= document.byteCount)
    for place in 0..<2_000 {
      document.replace(place * 37..<place * 37, with: [UInt8(ascii: "a")], parser: &parser)
    }
    #expect(document.memory.besidesText * 3 <= document.byteCount)
  }
}

extension Document {
  fileprivate var leafCount: Int {
    var count = 0
    eachPiece { _ in count += 1 }
    return count
  }
}
