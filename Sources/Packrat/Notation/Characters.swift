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
    guard let scalar = Unicode.Scalar(value) else { return false }
    if self == .emoji { return value > 0x238C && scalar.properties.isEmoji }
    return categories.contains(scalar.properties.generalCategory)
  }

  private var categories: Set<Unicode.GeneralCategory> {
    switch self {
    case .letter: Self.letters
    case .mark: Self.marks
    case .number: Self.numbers
    case .decimal: [.decimalNumber]
    case .space: [.spaceSeparator]
    case .punctuation: Self.punctuations
    case .symbol: Self.symbols
    case .emoji: []
    }
  }

  private static let letters: Set<Unicode.GeneralCategory> = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
  ]
  private static let marks: Set<Unicode.GeneralCategory> = [
    .nonspacingMark, .spacingMark, .enclosingMark,
  ]
  private static let numbers: Set<Unicode.GeneralCategory> = [
    .decimalNumber, .letterNumber, .otherNumber,
  ]
  private static let punctuations: Set<Unicode.GeneralCategory> = [
    .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation,
  ]
  private static let symbols: Set<Unicode.GeneralCategory> = [
    .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
  ]
}
