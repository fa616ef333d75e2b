import Letters

/// How a piece of a line looks where there are colours. The words alone carry the meaning.
enum Look: Hashable, Sendable {
  case plain
  case bold
  case dim
  case tag
  case added
  case removed
  case found

  /// What a terminal is told: colours that can be read on dark and on light.
  var code: String? {
    switch self {
    case .plain: nil
    case .bold: "1"
    case .dim: "2"
    case .tag: "35"
    case .added: "32"
    case .removed: "31"
    case .found: "1;33"
    }
  }
}

/// A line of an answer, in pieces that may look different.
struct Line: Hashable, Sendable {
  struct Piece: Hashable, Sendable {
    let text: String
    let look: Look
  }

  private(set) var pieces: [Piece] = []

  init(_ text: String = "", _ look: Look = .plain) { add(text, look) }

  mutating func add(_ text: String, _ look: Look = .plain) {
    if !text.isEmpty { pieces.append(Piece(text: text, look: look)) }
  }

  mutating func add(_ line: Line) { pieces += line.pieces }

  /// The text, as a pipe gets it.
  var text: String { pieces.map(\.text).joined() }

  /// The columns it takes on a terminal.
  var columns: Int { pieces.reduce(0) { $0 + Columns.count(of: Shown.line($1.text)) } }

  /// As a terminal gets it: nothing it would obey but our own colours.
  func shown(inColor: Bool) -> String {
    pieces.map { piece in
      let text = Shown.line(piece.text)
      guard inColor, let code = piece.look.code else { return text }
      return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }.joined()
  }

  /// Spaces up to a column, one at least where something stands already.
  mutating func pad(to column: Int) {
    let here = columns
    add(String(repeating: " ", count: max(here == 0 ? 0 : 1, column - here)))
  }
}

extension String {
  /// As much as fits into so many columns, with `…` where something is left out.
  func cut(to columns: Int) -> String {
    let shown = Shown.line(self)
    guard Columns.count(of: shown) > columns else { return self }
    guard columns > 0 else { return "" }
    let bytes = Array(shown.utf8)
    var end = 0
    var used = 0
    while end < bytes.count {
      let cluster = Clusters.cluster(in: bytes.span, at: end)
      if used + cluster.columns > columns - 1 { break }
      used += cluster.columns
      end = cluster.end
    }
    return String(decoding: bytes[..<end], as: UTF8.self) + "…"
  }

  /// The text in lines of so many columns, broken at spaces; a longer word is left whole.
  func filled(to columns: Int) -> [String] {
    Line(self).filled(to: columns).map(\.text)
  }
}

extension Line {
  /// The line in lines of so many columns, broken at spaces; a longer word is left whole.
  func filled(to width: Int) -> [Line] {
    if columns <= width { return [self] }
    var lines: [Line] = []
    var line = Line()
    var word = Line()
    // The spaces before the word: a wider gap within a line stays as wide.
    var gap = 0
    func end() {
      defer { gap += 1 }
      guard !word.pieces.isEmpty else { return }
      if line.pieces.isEmpty {
        line = word
      } else if line.columns + gap + word.columns <= width {
        line.add(String(repeating: " ", count: gap))
        line.add(word)
      } else {
        lines.append(line)
        line = word
      }
      word = Line()
      gap = 0
    }
    for piece in pieces {
      for (place, part) in piece.text.split(separator: " ", omittingEmptySubsequences: false)
        .enumerated()
      {
        if place > 0 { end() }
        word.add(String(part), piece.look)
      }
    }
    end()
    if !line.pieces.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }
}
