/// What a rule of a grammar says: the one form that both the generator and the machine read.
package indirect enum Expression: Hashable, Sendable {
  // Characters
  case literal([UInt8], ignoringCase: Bool)
  case characters(Characters)
  /// One grapheme that is an emoji: `@emoji`.
  case emoji

  // Plain parsing expressions
  case rule(Int)
  case sequence([Expression])
  case choice([Expression])
  /// At least `least`; where `most` is given and exceeded, it fails.
  case repeated(Expression, least: Int, most: Int?)
  case ahead(Expression)
  case notAhead(Expression)

  // Trees
  case branch(UInt8, Expression)
  case leaf(UInt8, Expression)
  /// The branch around it becomes one of another kind: `@becomes(kind)`.
  case becomes(UInt8)

  // What came before
  /// The character before is in the set, or there is none: `@after[...]`.
  case after(Characters)
  /// Remembers a row of equal bytes: `@keep(name, e)`.
  case keep(Int, Expression)
  /// The row remembered: `@same(name)`.
  case same(Int)

  // Lines with a margin
  /// Every margin of this line: `@margin`.
  case margin
  /// As many margins of this line as there are: `@margins`.
  case margins
  /// `body`, each further line of which begins with `prefix`: `@inside(prefix, body)`.
  case inside(prefix: Expression, body: Expression)
  /// `body` after `opening`, each further line indented as far as it: `@hanging(opening, body, kind)`.
  case hanging(opening: Expression, body: Expression, kind: UInt8)
  /// White space as wide as so many columns: `@columns(n)`.
  case columns(Int)

  // A text in a text
  /// `content`, all over what `extent` matched: `@within(extent, content)`.
  case within(extent: Expression, content: Expression)
  /// A repetition, or a `@within`, in which a long block may be cut: `@tree(e)`.
  case tree(Expression)
  /// A repetition in an extent, which stops for now when the text gets long: `@reach(e*)`.
  case reach(Expression)
  /// An expression that writes no tree, and is not tried twice at one place: `@memo(e)`.
  case memo(Expression)

  // Delimiters that find each other
  /// Pieces among which delimiters are paired: `@pairs(e*, text, mark)`.
  case pairs(Expression, text: UInt8, mark: UInt8)
  /// A row of one delimiter: `@run('*', one, two)`.
  case run(Run)
  /// A bracket opens: `@open('[', kind, kind of a reference)`.
  case open(Opening)
  /// A bracket closes: `@close(']', target, label)`.
  case close(UInt8, target: Expression, label: Expression)
  /// A row of this byte, and later another one just as long: `@twin('x')`. Takes nothing.
  case twin(UInt8)
  /// Characters of a set, but not the white space at the end of a line, nor the word right before
  /// a sign that is not in the set: `@words([...], 'sign')`.
  case words(Characters, before: [UInt8])
  /// An expression that may contain itself only so deep: `@deep(n, e)`.
  case deep(Int, Expression)
  /// An expression that takes at most so many bytes: `@most(n, e)`.
  case most(Int, Expression)

  /// Which nodes a row of delimiters makes.
  package struct Run: Hashable, Sendable {
    package var byte: UInt8
    /// The kind for one delimiter on each side; nothing when one alone means nothing.
    package var one: UInt8?
    /// The kind for two on each side.
    package var two: UInt8?
    /// Delimiters within a word mean nothing.
    package var isOutsideWords: Bool

    package init(byte: UInt8, one: UInt8?, two: UInt8?, isOutsideWords: Bool) {
      self.byte = byte
      self.one = one
      self.two = two
      self.isOutsideWords = isOutsideWords
    }
  }

  /// Which nodes a pair of brackets makes.
  package struct Opening: Hashable, Sendable {
    package var bytes: [UInt8]
    /// The kind with a target behind it.
    package var kind: UInt8
    /// The kind with a label behind it, or nothing.
    package var reference: UInt8
    /// Whether another of the same may not stand around it.
    package var isAlone: Bool

    package init(bytes: [UInt8], kind: UInt8, reference: UInt8, isAlone: Bool) {
      self.bytes = bytes
      self.kind = kind
      self.reference = reference
      self.isAlone = isAlone
    }
  }
}
