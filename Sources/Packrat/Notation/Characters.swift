/// A set of characters, as written between brackets in a grammar: `[a-z\p{L}]`, `[^\n]`.
package struct Characters: Hashable, Sendable {
  /// Classes of Unicode, written `\p{...}`.
  package enum Property: String, CaseIterable, Hashable, Sendable {
    case letter = "L"
    case mark = "M"
    case number = "N"
    case decimal = "Nd"
    case space = "Zs"
    case punctuation = "P"
    case symbol = "S"
    /// Shown as a picture by itself: the property Emoji, above U+238C.
    case emoji = "Emoji"
  }

  package var ranges: [ClosedRange<UInt32>]
  package var properties: [Property]
  package var isNegated: Bool

  package init(
    ranges: [ClosedRange<UInt32>] = [], properties: [Property] = [], isNegated: Bool = false
  ) {
    self.ranges = ranges
    self.properties = properties
    self.isNegated = isNegated
  }

  /// Any character at all, written `.`.
  package static let any: Characters = Characters(isNegated: true)

  package func contains(_ value: UInt32) -> Bool {
    (ranges.contains { $0.contains(value) } || properties.contains { $0.contains(value) })
      != isNegated
  }

  /// Whether everything beyond ASCII is in the set, so that bytes can be tested one by one.
  package var holdsAllBeyondASCII: Bool {
    isNegated && properties.isEmpty && !ranges.contains { $0.upperBound >= 0x80 }
  }

  /// Whether nothing beyond ASCII is in the set.
  package var holdsNoneBeyondASCII: Bool {
    !isNegated && properties.isEmpty && !ranges.contains { $0.upperBound >= 0x80 }
  }

  /// For each byte: whether a character of the set can begin with it.
  package var firstBytes: [Bool] {
    (0..<256).map { byte in
      byte < 0x80 ? contains(UInt32(byte)) : !holdsNoneBeyondASCII
    }
  }
}

extension Characters.Property {
  /// Whether a scalar is in the class; U+FFFD also stands for a byte that is not UTF-8.
  package func contains(_ value: UInt32) -> Bool {
    if value < 0x80 { return containsASCII(value) }
    guard let scalar = Unicode.Scalar(value) else { return false }
    if self == .emoji { return value > 0x238C && scalar.properties.isEmoji }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return self == .letter
    case .nonspacingMark, .spacingMark, .enclosingMark: return self == .mark
    case .decimalNumber: return self == .number || self == .decimal
    case .letterNumber, .otherNumber: return self == .number
    case .spaceSeparator: return self == .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return self == .punctuation
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return self == .symbol
    default: return false
    }
  }

  /// The same for ASCII, which is asked far more often.
  private func containsASCII(_ value: UInt32) -> Bool {
    switch self {
    case .letter: (0x61...0x7A).contains(value | 0x20)
    case .number, .decimal: (0x30...0x39).contains(value)
    case .space: value == 0x20
    case .symbol: [0x24, 0x2B, 0x3C, 0x3D, 0x3E, 0x5E, 0x60, 0x7C, 0x7E].contains(value)
    case .punctuation:
      ((0x21...0x2F).contains(value) || (0x3A...0x40).contains(value)
        || (0x5B...0x60).contains(value) || (0x7B...0x7E).contains(value))
        && !Self.symbol.containsASCII(value)
    case .mark, .emoji: false
    }
  }
}
