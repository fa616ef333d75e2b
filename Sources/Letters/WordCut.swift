/// One text being cut.
struct WordCut: LetterReader {
  var result = CutWords()

  enum Open { case nothing, word, symbol, halfFlag, joinedSymbol, run }

  private let endsOpen: Bool
  let keepsWords: Bool
  var open = Open.nothing
  /// Where the open word begins among the letters, and its bytes of the text.
  var lettersStart = 0
  private var start = 0
  var end = 0
  // The last character of the open run: where its letters begin, and its bytes of the text. Its
  // letters are still there when the next pair needs them.
  private var characterLetters = 0
  private var characterStart = 0
  private var runIsLone = false

  init(endsOpen: Bool, keepsWords: Bool) {
    self.endsOpen = endsOpen
    self.keepsWords = keepsWords
  }

  mutating func run(over text: Span<UInt8>, by table: inout LetterTable) {
    var stream = LetterStream()
    var place = 0
    while place < text.count {
      place = keepsWords ? takeASCII(text, from: place) : pressASCII(text, from: place)
      guard place < text.count else { break }
      place = stream.read(text, from: place, by: &table, into: &self)
    }
    close(atEnd: true)
  }

  mutating func take(_ scalar: UInt32, _ kind: Letter.Kind, _ first: Int, _ last: Int) {
    switch kind {
    case .bare, .letter:
      openWord(at: first)
      append(scalar, last)
    case .unspaced:
      addToRun(at: first)
      append(scalar, last)
    case .mark, .movingMark, .fusingMark:
      switch open {
      case .run, .word: append(scalar, last)
      case .nothing, .symbol, .halfFlag, .joinedSymbol: break
      }
    case .symbol:
      if open != .joinedSymbol { startSymbol(at: first) }
      append(scalar, last)
      open = .symbol
    case .region:
      let completes = open == .halfFlag
      if !completes { startSymbol(at: first) }
      append(scalar, last)
      open = completes ? .symbol : .halfFlag
    case .joiner:
      if open == .symbol, lettersInWord < WordCutter.wordBytesMax { open = .joinedSymbol }
    case .separator: close()
    case .invisible, .jamo, .several, .unknown: break
    }
  }

  var lettersInWord: Int { result.letters.count - lettersStart }

  @inline(__always)
  mutating func openWord(at place: Int) {
    if open == .word, lettersInWord < WordCutter.wordBytesMax { return }
    close()
    open = .word
    lettersStart = result.letters.count
    start = place
  }

  private mutating func startSymbol(at place: Int) {
    close()
    lettersStart = result.letters.count
    start = place
  }

  @inline(__always)
  private mutating func append(_ scalar: UInt32, _ last: Int) {
    result.letters.append(scalar: scalar)
    end = last
  }

  @inline(__always)
  mutating func close(atEnd: Bool = false) {
    switch open {
    case .nothing: return
    case .run: endRun(atEnd: atEnd)
    case .word, .symbol, .halfFlag, .joinedSymbol: endWord(isLoneCharacter: false)
    }
    open = .nothing
  }

  @inline(__always)
  private mutating func endWord(isLoneCharacter: Bool) {
    if keepsWords {
      result.words.append(
        CutWords.Word(
          letters: lettersStart..<result.letters.count, source: start..<end,
          isLoneCharacter: isLoneCharacter))
    }
    result.letters.append(0x20)
  }

  /// Opens a pair with the last character of the run, or a run.
  private mutating func addToRun(at place: Int) {
    if open != .run {
      close()
      open = .run
      runIsLone = true
      lettersStart = result.letters.count
      start = place
    } else if runIsLone {
      runIsLone = false
    } else {
      let lettersEnd = result.letters.count
      endWord(isLoneCharacter: false)
      repeatCharacter(to: lettersEnd)
    }
    characterLetters = result.letters.count
    characterStart = place
  }

  /// Ends the last pair of the run, and makes its last character a word.
  private mutating func endRun(atEnd: Bool) {
    let lettersEnd = result.letters.count
    endWord(isLoneCharacter: runIsLone)
    guard !runIsLone, !(atEnd && endsOpen) else { return }
    repeatCharacter(to: lettersEnd)
    endWord(isLoneCharacter: false)
  }

  private mutating func repeatCharacter(to lettersEnd: Int) {
    lettersStart = result.letters.count
    start = characterStart
    for place in characterLetters..<lettersEnd { result.letters.append(result.letters[place]) }
  }
}
