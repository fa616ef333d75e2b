/// What folding and cutting need to know of one scalar.
struct Letter {
  enum Kind: UInt8 {
    /// Not looked up yet.
    case unknown
    /// Stands between words: white space, punctuation.
    case separator
    /// Not seen by readers: the soft hyphen, variation selectors, the colours of hands.
    case invisible
    /// Makes one symbol of two.
    case joiner
    /// A letter or number whose marks fall away.
    case bare
    /// A letter that keeps its marks.
    case letter
    /// A character of a script written without spaces; keeps its marks.
    case unspaced
    /// A picture: an emoji, a note of music.
    case symbol
    /// Half of a flag.
    case region
    /// A mark that stays where it stands.
    case mark
    /// A mark that changes places with others by its class.
    case movingMark
    /// A mark that may become one letter with its base.
    case fusingMark
    /// A vowel or final consonant of a Korean syllable, which may fuse with the one before.
    case jamo
    /// Folds to several scalars.
    case several
  }

  /// What the scalar folds to, unless that is several.
  let folded: UInt32
  let kind: Kind

  static let unknown = Letter(0, .unknown)

  init(_ folded: UInt32, _ kind: Kind) {
    self.folded = folded
    self.kind = kind
  }
}
