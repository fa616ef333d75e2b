import Testing

@testable import Packrat

@Suite struct `Reading a document` {
  private let text: [UInt8]
  private let document: Document<LongBlockRules>

  init() {
    var parser = UnitParser(LongBlockRules())
    var editor = RandomEditor(seed: 7, byteCountMax: 10_000)
    text = editor.piece(bytes: 3_000)
    document = Document(text, parser: &parser, shape: TreeShape(leafWeight: 120, childrenMax: 8))
  }

  @Test func `gives any bytes of it`() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<500 {
      let start = Int.random(in: 0...text.count, using: &numbers)
      let end = Int.random(in: start...text.count, using: &numbers)
      #expect(document.text(start..<end) == Array(text[start..<end]))
    }
    #expect(document.text == text)
    var pieces: [UInt8] = []
    document.eachPiece { piece in
      for index in piece.indices { pieces.append(piece[index]) }
    }
    #expect(pieces == text)
  }

  @Test func `finds lines and columns`() {
    let newline = UInt8(ascii: "\n")
    let lines = text.split(separator: newline, omittingEmptySubsequences: false)
    #expect(document.lineCount == lines.count)
    for (number, line) in lines.enumerated() {
      #expect(document.range(ofLine: number) == line.startIndex..<line.endIndex)
    }
    var place = LinePlace(line: 0, column: 0)
    for offset in 0...text.count {
      #expect(document.place(of: offset) == place)
      guard offset < text.count else { break }
      place.column += 1
      if text[offset] == newline { place = LinePlace(line: place.line + 1, column: 0) }
    }
  }

  @Test func `finds offsets in UTF-16`() {
    var parser = UnitParser(LongBlockRules())
    let letters = String(repeating: "aé😀€ z\n\n", count: 200)
    let document = Document(
      Array(letters.utf8), parser: &parser, shape: TreeShape(leafWeight: 60))
    var units = 0
    var offset = 0
    for letter in letters.unicodeScalars {
      #expect(document.utf16Offset(of: offset) == units)
      for unit in 0..<UTF16.width(letter) {
        #expect(document.offset(ofUTF16: units + unit) == offset)
      }
      units += UTF16.width(letter)
      offset += UTF8.width(letter)
    }
    #expect(document.utf16Offset(of: offset) == letters.utf16.count)
    #expect(document.offset(ofUTF16: letters.utf16.count) == offset)
  }

  @Test func `gives the tree of the blocks in a range`() {
    let blocks = Array(document.blocks)
    #expect(blocks.first?.range.lowerBound == 0)
    #expect(blocks.last?.range.upperBound == text.count)
    let whole = document.tree
    var rules = LongBlockRules()
    #expect(whole.tape == rules.tree(of: text).tape)
    #expect(whole.text == text)
    #expect(whole.roots.map(\.range) == blocks.map(\.range))
    for start in 0..<text.count {
      let end = min(text.count, start + start % 90)
      let touched = blocks.filter {
        $0.range.lowerBound < max(end, start + 1) && $0.range.upperBound > start
      }
      let (place, tree) = document.tree(touching: start..<end)
      #expect(place == touched.first?.range.lowerBound)
      #expect(tree.roots.count == touched.count)
      #expect(place + tree.text.count == touched.last?.range.upperBound)
      #expect(tree.text == Array(text[place..<place + tree.text.count]))
      let entries = whole.roots.filter { touched.map(\.range).contains($0.range) }.flatMap {
        whole.tape[$0.index...$0.index + $0.entry.count]
      }
      #expect(tree.tape == entries)
    }
    let end = document.tree(at: text.count)
    #expect(end.start == blocks.last?.range.lowerBound)
  }

  @Test func `joins what was cut, and splits what is too long for one entry`() {
    let most = Int(Tape.countMax)
    let units: [(continues: Bool, entries: [Tape.Entry])] = [
      (false, [.init(branch: 1, below: 1), .init(leaf: 2, length: most - 1)]),
      (true, [.init(leaf: 2, length: 3), .init(leaf: 3, length: 1)]),
      (true, [.init(leaf: 3, length: 1)]),
      (false, [.init(leaf: 4, length: 1)]),
      (true, [.init(leaf: 4, length: 2)]),
      (false, [.init(leaf: 4, length: 1)]),
    ]
    var joiner = UnitJoiner()
    var tape: [Tape.Entry] = []
    for unit in units {
      let first = tape.count
      tape += unit.entries
      joiner.join(&tape, from: first, continues: unit.continues)
    }
    #expect(
      tape == [
        .init(branch: 1, below: 3), .init(leaf: 2, length: most), .init(leaf: 2, length: 2),
        .init(leaf: 3, length: 2), .init(leaf: 4, length: 3), .init(leaf: 4, length: 1),
      ])
  }
}
