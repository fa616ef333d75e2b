/// Where, in columns, the lines of a block begin inside the quotes and items around it.
///
///     - ```          an item: its content begins in column 2
///     →foo           a tab up to column 4: two columns of it belong to the code
///
/// Tabs go to the next multiple of four. Only tabs make this needed: a byte of the text is in
/// one leaf, but its columns can belong to a margin and to what stands behind it.
struct ContentColumns {
  private let text: [UInt8]
  /// The blocks around, from the outside in; of them quotes, items and footnotes count.
  private let around: [NoteReading.Node]
  /// How many columns each item takes at the start of a line.
  private var widths: [Int] = []

  init(of reading: NoteReading, inside around: [NoteReading.Node]) {
    text = reading.text
    self.around = around.filter { [.quote, .item, .footnote].contains($0.kind) }
    for (place, block) in self.around.enumerated() {
      let start = lineStart(before: block.range.lowerBound)
      let width = block.kind == .footnote ? 4 : 0
      widths.append(width)
      guard block.kind == .item else { continue }
      widths[place] =
        column(ofLineAt: start, depth: place + 1) - column(ofLineAt: start, depth: place)
    }
  }

  /// The first byte of the line a position is in.
  func lineStart(before position: Int) -> Int {
    var start = position
    while start > 0, text[start - 1] != 10, text[start - 1] != 13 { start -= 1 }
    return start
  }

  /// The column in which the content of the block around begins on the line that starts at a
  /// position.
  func column(ofLineAt start: Int) -> Int { column(ofLineAt: start, depth: around.count) }

  /// The column in which the white space at a position ends, up to the next word.
  func columnOfWord(onLineAt start: Int, from position: Int) -> Int {
    var cursor = Cursor(text, position: start)
    while cursor.position < position { cursor.advance() }
    cursor.passWhite()
    return cursor.column
  }

  /// The column of a position.
  func column(of position: Int, onLineAt start: Int) -> Int {
    var cursor = Cursor(text, position: start)
    while cursor.position < position { cursor.advance() }
    return cursor.column
  }

  private func column(ofLineAt start: Int, depth: Int) -> Int {
    var cursor = Cursor(text, position: start)
    var column = 0
    for (place, block) in around.prefix(depth).enumerated() {
      switch block.kind {
      case .quote:
        cursor.passWhite()
        guard cursor.byte == UInt8(ascii: ">") else { continue }
        cursor.advance()
        column = cursor.column
        // One column of white space belongs to the mark, even if it is part of a tab.
        if cursor.isAtWhite { column += 1 }
      case .item where block.range.lowerBound >= start:
        cursor.passWhite()
        while let byte = cursor.byte, !byte.isWhite { cursor.advance() }
        column = cursor.column + 1
        var after = cursor
        after.passWhite()
        if let byte = after.byte, !byte.isWhite, after.column - cursor.column <= 4 {
          column = after.column
        }
      case .footnote where block.range.lowerBound >= start: break
      default: column += widths[place]
      }
    }
    return column
  }

  /// A place in a line, and its column.
  private struct Cursor {
    private let text: [UInt8]
    private(set) var position: Int
    private(set) var column = 0

    init(_ text: [UInt8], position: Int) {
      self.text = text
      self.position = position
    }

    var byte: UInt8? { position < text.count ? text[position] : nil }

    var isAtWhite: Bool { byte == 32 || byte == 9 }

    mutating func advance() {
      column = byte == 9 ? (column / 4 + 1) * 4 : column + 1
      position += 1
    }

    mutating func passWhite() {
      while isAtWhite { advance() }
    }
  }
}
