import CStemmer

/// Cuts words down to what their inflections share: *walks*, *walked*, *walking* to *walk*.
///
/// It is closed once, when nobody holds it any more.
@safe package struct Stemmer: ~Copyable {
  private let stemmer: OpaquePointer
  private var names = Folding.forNames
  private var search = Folding.forSearch

  /// Longer words are their own stems: they are not words of a language.
  package static let wordBytesMax = WordCutter.wordBytesMax

  /// Nothing if the Snowball library that is linked does not have the language.
  package init?(for language: Language = .english) {
    guard let stemmer = unsafe sb_stemmer_new(language.rawValue, "UTF_8") else { return nil }
    unsafe self.stemmer = unsafe stemmer
  }

  deinit { unsafe sb_stemmer_delete(stemmer) }

  /// The stem of a word, folded for search.
  ///
  /// A word as it is written gives better stems than a folded one (*aimé* and *aimée* share one,
  /// *aime* and *aimee* do not). Words that are not UTF-8 are read as folding reads them.
  package mutating func stem(of word: Span<UInt8>) -> [UInt8] {
    let lower = names.folded(word)
    guard lower.count <= Self.wordBytesMax else { return search.folded(word) }
    return search.folded(snowball(lower).span)
  }

  /// The stem of a word, folded for search.
  package mutating func stem(of word: String) -> String {
    String(decoding: stem(of: Array(word.utf8).span), as: UTF8.self)
  }

  private func snowball(_ word: [UInt8]) -> [UInt8] {
    unsafe word.withUnsafeBufferPointer { word in
      // Snowball keeps the result until the next call. It has none when memory is short.
      guard let stem = unsafe sb_stemmer_stem(stemmer, word.baseAddress, Int32(word.count)) else {
        return unsafe Array(word)
      }
      let count = Int(unsafe sb_stemmer_length(stemmer))
      return unsafe Array(UnsafeBufferPointer(start: stem, count: count))
    }
  }
}
