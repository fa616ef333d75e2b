/// Cuts texts into the words of the index.
///
///     Don’t 読書する, Käse!   ──▶   don t 読書 書す する る kase
///
/// A word is a run of letters, marks and numbers, folded for search. Chinese, Japanese, Korean,
/// Thai, Lao and Khmer, which put no spaces between words, are cut into overlapping pairs, and the
/// last character of such a run is a word once more, so that each character begins some word. A
/// symbol is a word of its own, an emoji of several parts too.
package struct WordCutter: Sendable {
  /// A longer word is cut after so many bytes; texts without any space (an embedded picture, a
  /// key) stay searchable, and no word makes the index swell.
  package static let wordBytesMax = 128

  private var table = LetterTable(forSearch: true)

  package init() {}

  /// Appends the words of a text, each followed by a space.
  package mutating func append(_ text: Span<UInt8>, to letters: inout [UInt8]) {
    var cut = WordCut(endsOpen: false, keepsWords: false)
    swap(&cut.result.letters, &letters)
    cut.run(over: text, by: &table)
    swap(&cut.result.letters, &letters)
  }

  /// The words of a text, as they stand in the index, and where they came from.
  package mutating func words(of text: Span<UInt8>) -> CutWords {
    var cut = WordCut(endsOpen: false, keepsWords: true)
    cut.run(over: text, by: &table)
    return cut.result
  }

  /// The words to look for, to find texts that hold this one as a phrase: as in the index, but
  /// the last run of pairs may go on in the text that is found.
  package mutating func words(toFind text: Span<UInt8>) -> CutWords {
    var cut = WordCut(endsOpen: true, keepsWords: true)
    cut.run(over: text, by: &table)
    return cut.result
  }
}
