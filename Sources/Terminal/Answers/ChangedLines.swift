import Commonplace

/// The lines of a text in which words were changed, with some words around them.
///
///     … Thoreau stayed by the pond for [-three-]{+two+} years, …
struct ChangedLines {
  private(set) var lines: [Line] = []

  /// So many letters that stayed are shown beside a change.
  private static let around = 30

  private var line = Line()
  private var isChanged = false

  init(_ changes: [WordChange]) {
    for (place, piece) in changes.enumerated() {
      let text = String(decoding: piece.text, as: UTF8.self)
      let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for (part, words) in parts.enumerated() {
        let isLast = part == parts.count - 1
        switch piece.kind {
        case .kept:
          let isBehind = part == 0 && place > 0
          let isBefore = isLast && place < changes.count - 1
          line.add(shortened(words, keepsStart: isBehind, keepsEnd: isBefore))
        case .added: mark(words, in: text, "{+", "+}", .added)
        case .removed: mark(words, in: text, "[-", "-]", .removed)
        }
        if !isLast { endLine() }
      }
    }
    endLine()
  }

  private mutating func mark(
    _ words: String, in text: String, _ open: String, _ close: String, _ look: Look
  ) {
    // Line ends that come or go are shown where nothing else does.
    let isEnd = words.isEmpty && text.allSatisfy { $0 == "\n" } && !isChanged
    guard !words.isEmpty || isEnd else { return }
    line.add("\(open)\(isEnd ? "¶" : words)\(close)", look)
    isChanged = true
  }

  private mutating func endLine() {
    if isChanged { lines.append(line) }
    line = Line()
    isChanged = false
  }

  private func shortened(_ words: String, keepsStart: Bool, keepsEnd: Bool) -> String {
    let kept = (keepsStart ? ChangedLines.around : 0) + (keepsEnd ? ChangedLines.around : 0)
    guard words.count > kept + 5 else { return words }
    let start = keepsStart ? words.prefix(ChangedLines.around) : ""
    let end = keepsEnd ? words.suffix(ChangedLines.around) : ""
    return "\(start.upToSpace)…\(end.fromSpace)"
  }
}

extension Substring {
  /// Without the word that was cut in two at the end.
  fileprivate var upToSpace: Substring {
    guard let space = lastIndex(of: " ") else { return self }
    return self[...space]
  }

  fileprivate var fromSpace: Substring {
    guard let space = firstIndex(of: " ") else { return self }
    return self[space...]
  }
}
