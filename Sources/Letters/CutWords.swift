/// The words of a text and where they came from.
package struct CutWords: Sendable {
  /// The folded words, each followed by a space.
  package internal(set) var letters: [UInt8] = []
  package internal(set) var words: [Word] = []

  package struct Word: Hashable, Sendable {
    /// Where it stands among the letters, without the space.
    package let letters: Range<Int>
    /// The bytes of the text it was cut from. Pairs overlap.
    package let source: Range<Int>
    /// Whether it is one character of a script without spaces that stands by itself. In the index
    /// it mostly begins a pair, so it is looked for as a beginning.
    package let isLoneCharacter: Bool
  }

  /// The letters of one word.
  package func letters(of word: Word) -> ArraySlice<UInt8> { letters[word.letters] }

  /// The words as strings, in order.
  package var strings: [String] { words.map { String(decoding: letters(of: $0), as: UTF8.self) } }
}
