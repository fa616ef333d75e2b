import Letters

/// Fills lines of a given width with words, as a typewriter would.
///
///     letters ─► word ─► line ─► lines
///
/// A line is broken at white space, between wide letters (Chinese and Japanese have no spaces),
/// and within a word only when it is wider than a whole line. Closing marks do not begin a line,
/// opening ones do not end one.
struct LineFiller {
  private let width: Int
  private(set) var lines: [TerminalLine] = []
  private var line = TerminalLine()
  private var word: [Piece] = []
  private var wordColumns = 0
  /// White space before the word, in the style it was written in.
  private var space: TerminalStyle?
  /// What the last letter of the word allows behind it.
  private var last = BreakRules.Letter()

  /// Letters of one style.
  private struct Piece {
    var letters: [UInt8]
    var columns: Int
    var style: TerminalStyle
  }

  init(width: Int) { self.width = max(1, width) }

  /// Adds text that is safe to show.
  mutating func append(_ text: [UInt8], _ style: TerminalStyle = []) {
    var place = 0
    while place < text.count {
      let byte = text[place]
      if byte == 32 || byte == 9 || byte == 10 {
        endWord()
        if !line.isEmpty { space = style }
        place += 1
        continue
      }
      let plain = plainLetters(in: text, from: place)
      if plain > 0 {
        append(text[place..<place + plain], columns: plain, style)
        place += plain
        continue
      }
      let cluster = Clusters.cluster(in: text.span, at: place)
      append(text[place..<cluster.end], columns: cluster.columns, style)
      place = cluster.end
    }
  }

  /// Goes on in a new line.
  mutating func breakLine() {
    endWord()
    endLine()
  }

  /// All lines, the last one ended.
  consuming func filled() -> [TerminalLine] {
    endWord()
    if !line.isEmpty { endLine() }
    return lines
  }

  /// How many letters of ASCII follow each other, as far as they fit on a line with the word. No
  /// mark stands behind them, and nowhere between them can a line be broken.
  private func plainLetters(in text: [UInt8], from start: Int) -> Int {
    let most = start + width - wordColumns
    var end = start
    while end < text.count, end <= most, text[end] > 0x20, text[end] < 0x7F { end += 1 }
    // The last one may have a mark.
    if end < text.count, text[end] >= 0x80 { end -= 1 }
    return max(0, min(end, most) - start)
  }

  /// Adds letters that hold together.
  private mutating func append(
    _ letters: ArraySlice<UInt8>, columns: Int, _ style: TerminalStyle
  ) {
    let letter = BreakRules.Letter(letters, columns: columns)
    if wordColumns + columns > width || BreakRules.canBreak(between: last, and: letter) {
      endWord()
    }
    last = letter
    if let end = word.indices.last, word[end].style == style {
      word[end].letters += letters
      word[end].columns += columns
    } else {
      word.append(Piece(letters: Array(letters), columns: columns, style: style))
    }
    wordColumns += columns
  }

  /// Puts the word on the line, or on the next one if it is too wide.
  private mutating func endWord() {
    defer {
      word.removeAll(keepingCapacity: true)
      wordColumns = 0
      last = BreakRules.Letter()
    }
    guard !word.isEmpty else { return }
    if line.columns + (space == nil ? 0 : 1) + wordColumns > width { endLine() }
    if let space { line.append([32], columns: 1, style: space) }
    space = nil
    for piece in word { line.append(piece.letters, columns: piece.columns, style: piece.style) }
  }

  private mutating func endLine() {
    line.end()
    lines.append(line)
    line = TerminalLine()
    space = nil
  }
}
