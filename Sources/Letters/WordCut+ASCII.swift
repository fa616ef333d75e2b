// Most bytes of most texts are ASCII: they need no table of Unicode's.
extension WordCut {
  /// Takes bytes up to the first beyond ASCII.
  mutating func takeASCII(_ text: Span<UInt8>, from first: Int) -> Int {
    let letterOf = Self.asciiLetters
    var place = first
    while place < text.count, text[place] < 0x80 {
      var letter = letterOf[Int(text[place])]
      guard letter != 0 else {
        close()
        place += 1
        continue
      }
      openWord(at: place)
      let most = min(text.count, place + WordCutter.wordBytesMax - lettersInWord)
      repeat {
        result.letters.append(letter)
        place += 1
        guard place < most, text[place] < 0x80 else { break }
        letter = letterOf[Int(text[place])]
      } while letter != 0
      end = place
    }
    return place
  }

  /// The same without the words' places, and so without a question at each word: letters are
  /// written one after the other, and a separator is overwritten if one stands before it already.
  mutating func pressASCII(_ text: Span<UInt8>, from first: Int) -> Int {
    var last = first
    while last < text.count, text[last] < 0x80 { last += 1 }
    // Making room costs more than a few questions.
    guard last - first >= 32 else { return takeASCII(text, from: first) }
    if open != .word { close() }
    var wordStart = open == .word ? lettersStart : result.letters.count
    var used = result.letters.count
    let most = WordCutter.wordBytesMax
    let room = last - first
    result.letters.append(contentsOf: repeatElement(0x20, count: room + room / most + 2))
    let letterOf = Self.asciiLetters
    var letters = result.letters.mutableSpan
    for place in first..<last {
      if used - wordStart >= most {
        letters[used] = 0x20
        used += 1
        wordStart = used
      }
      let letter = letterOf[Int(text[place])]
      letters[used] = letter == 0 ? 0x20 : letter
      used += letter != 0 || used > wordStart ? 1 : 0
      wordStart = letter == 0 ? used : wordStart
    }
    result.letters.removeLast(result.letters.count - used)
    open = used > wordStart ? .word : .nothing
    lettersStart = wordStart
    return last
  }

  /// The folded letter or digit for each ASCII byte; 0 for what parts words.
  private static let asciiLetters: [UInt8] = (0..<128 as Range<UInt8>).map { byte in
    switch byte {
    case 0x30...0x39, 0x61...0x7a: byte
    case 0x41...0x5a: byte | 0x20
    default: 0
    }
  }
}
