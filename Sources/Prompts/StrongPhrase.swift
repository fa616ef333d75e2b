import MiniMarkdown

extension NoteCloze {
  /// Whether asterisks around the phrase would be read as marks: CommonMark asks for white space
  /// or punctuation outside where there is punctuation inside, and other asterisks would be taken
  /// for their partners. `before` is what the phrase will stand behind.
  func canBeStrong(behind before: [UInt8], in reading: NoteReading) -> Bool {
    guard let phrase else { return false }
    let inside = String(decoding: reading.bytes(of: phrase), as: UTF8.self).unicodeScalars
    let after = reading.text[node.range.upperBound...].prefix(4)
    let left = String(decoding: before.suffix(4), as: UTF8.self).unicodeScalars.last
    let right = String(decoding: after, as: UTF8.self).unicodeScalars.first
    guard let first = inside.first, let last = inside.last, !inside.contains("*"),
      left != "*", right != "*"
    else { return false }
    return first.canEdge(outside: left) && last.canEdge(outside: right)
  }
}

extension Unicode.Scalar {
  /// Whether an emphasis mark can stand between this and what is outside.
  fileprivate func canEdge(outside: Unicode.Scalar?) -> Bool {
    guard !properties.isWhitespace else { return false }
    guard isMarkup else { return true }
    return outside.map { $0.properties.isWhitespace || $0.isMarkup } ?? true
  }

  /// Punctuation and symbols.
  private var isMarkup: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
