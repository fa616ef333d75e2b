import MiniMarkdown

/// A note as text for a terminal, or for a pipe when it has no colours.
package struct TerminalRendering: Sendable {
  /// The widths a note is laid out for; a narrower or wider terminal gets the nearest.
  package static let columnsAllowed = 40...200

  /// How wide a line may be.
  package let columns: Int
  /// Whether styles are sent. Without them marks of emphasis are shown as they are written.
  package let isColored: Bool

  package init(columns: Int = 80, isColored: Bool = false) {
    self.columns = min(max(columns, Self.columnsAllowed.lowerBound), Self.columnsAllowed.upperBound)
    self.isColored = isColored
  }

  /// The note, every line with its newline.
  package func text(of reading: NoteReading) -> String {
    var writer = TerminalWriter(reading, columns: columns, isColored: isColored)
    writer.write()
    return String(decoding: writer.page, as: UTF8.self)
  }
}

/// A note as plain words: no markers, no colours, lines as long as its paragraphs.
package struct PlainRendering: Sendable {
  package init() {}

  package func text(of reading: NoteReading) -> String {
    String(decoding: reading.plainWords, as: UTF8.self)
  }
}
