import Testing

@testable import Packrat

@Suite struct `The work after an edit` {
  /// Notes of `count` bytes; the one in the middle is always the same.
  private func notes(bytes count: Int) -> (text: [UInt8], middle: Int) {
    let note = Array("some words * that a reader has written\nin two lines\n\n".utf8)
    let half = Array(Array(repeating: note, count: count / note.count / 2).joined())
    return (half + Array("@ this one\nlooks far\n\n".utf8) + half, half.count)
  }

  @Test func `is the same in a short text and in a long one`() {
    var parser = UnitParser(ParagraphRules())
    var works: [[DocumentChange]] = []
    for bytes in [10_000, 10_000_000] {
      let (text, middle) = notes(bytes: bytes)
      var document = Document(text, parser: &parser)
      var work: [DocumentChange] = []
      for (offset, removed, inserted) in [
        (3, 0, "a"), (3, 1, ""), (60, 0, "\n\n"), (60, 2, ""), (70, 10, "*"), (25, 0, "!"),
      ] {
        let start = middle + offset
        var change = document.replace(
          start..<start + removed, with: Array(inserted.utf8), parser: &parser)
        change.removed = change.removed.lowerBound - middle..<change.removed.upperBound - middle
        change.parsed = change.parsed.lowerBound - middle..<change.parsed.upperBound - middle
        work.append(change)
      }
      works.append(work)
    }
    #expect(works[0] == works[1])
    #expect(works[0].allSatisfy { $0.unitsParsed <= 12 && $0.bytesExamined <= 4_000 })
  }

  @Test func `is a few units in a block of any length`() {
    var parser = UnitParser(LongBlockRules(firstMin: 1_000, unitMin: 1_000))
    let text = Array(Array(repeating: Array("words (in) a row ".utf8), count: 30_000).joined())
    var document = Document(text, parser: &parser)
    #expect(Array(document.blocks).count == 1)
    #expect(document.unitCount > 400)
    for place in stride(from: 500, to: text.count, by: 50_001) {
      for bytes in [[UInt8(ascii: "x")], Array("(".utf8), Array(repeating: 0x20, count: 3_000)] {
        let change = document.replace(place..<place, with: bytes, parser: &parser)
        #expect(change.unitsParsed <= 12)
        #expect(change.parsed.count <= bytes.count + 4_000)
      }
    }
    #expect(document.tree.tape == Document(document.text, parser: &parser).tree.tape)
  }

  @Test func `is the whole text when all of it is replaced`() {
    var parser = UnitParser(ParagraphRules())
    let (text, _) = notes(bytes: 100_000)
    var document = Document(text, parser: &parser)
    let change = document.replace(0..<text.count, with: text, parser: &parser)
    #expect(change.parsed == 0..<text.count)
    #expect(change.unitsParsed == document.unitCount)
    #expect(document.brokenInvariant() == nil)
  }

  @Test func `is nothing when nothing changes`() {
    var parser = UnitParser(ParagraphRules())
    var document = Document(Array("a\n\nb\n".utf8), parser: &parser)
    let change = document.replace(2..<2, with: [], parser: &parser)
    #expect(change.unitsParsed == 0)
    #expect(change.parsed.isEmpty)
  }
}
