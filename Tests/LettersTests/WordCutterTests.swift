import Letters
import Testing

@Suite struct `Cutting words` {
  func cut(_ text: String) -> CutWords {
    var cutter = WordCutter()
    return cutter.words(of: Array(text.utf8).span)
  }

  func cut(toFind text: String) -> CutWords {
    var cutter = WordCutter()
    return cutter.words(toFind: Array(text.utf8).span)
  }

  @Test(arguments: samples)
  func `knows how a language writes`(sample: Sample) {
    #expect(cut(sample.text).strings.map(scalars) == sample.words.map(scalars))
  }

  @Test(arguments: [
    ("don't don’t donʼt", ["don", "t", "don", "t", "don", "t"]),
    ("I 📚 you📚📚", ["i", "📚", "you", "📚", "📚"]),
    ("👍🏽 ❤️ ❤", ["👍", "❤", "❤"]),
    ("👩🏽‍💻👩‍💻", ["👩💻", "👩💻"]),
    ("🇩🇪🇫🇷🇩", ["🇩🇪", "🇫🇷", "🇩"]),
    ("1️⃣ x² m½", ["1", "x2", "m1", "2"]),
    ("c++ a_b 3.14 e\u{301}", ["c", "a", "b", "3", "14", "e"]),
    ("書", ["書"]), ("書か", ["書か", "か"]), ("か\u{3099}く", ["がく", "く"]),
    ("読\u{200b}書", ["読", "書"]), ("本2冊", ["本", "2", "冊"]),
    ("co\u{ad}op \u{301}x \u{93f}", ["coop", "x"]),
    ("\u{0}a\u{0}b", ["a", "b"]), ("", []), (" \n.,", []),
    ("ﬁ ẞ ﷲ ㈱", ["fi", "ss", "الله", "株"]),
    ("a\u{200d}b 25°C", ["ab", "25", "°", "c"]),
  ])
  func `knows symbols, marks and numbers`(text: String, words: [String]) {
    #expect(cut(text).strings.map(scalars) == words.map(scalars))
  }

  @Test(
    arguments: [
      ([0x61, 0xff, 0x62], ["a", "b"]), ([0xc3, 0xa9, 0xc3], ["e"]), ([0xc3, 0x61], ["a"]),
      ([0xe8, 0xaa], []), ([0xff, 0xfe, 0x00], []),
    ] as [([UInt8], [String])])
  func `takes bytes that are no UTF-8 for the end of a word`(bytes: [UInt8], words: [String]) {
    var cutter = WordCutter()
    #expect(cutter.words(of: bytes.span).strings == words)
  }

  @Test func `looks for pairs as for a phrase that may go on`() {
    #expect(cut(toFind: "読書").strings == ["読書"])
    #expect(cut(toFind: "読書家").strings == ["読書", "書家"])
    #expect(cut(toFind: "言語 Swift").strings == ["言語", "語", "swift"])
    #expect(cut(toFind: "Swift言語").strings == ["swift", "言語"])
    let lone = cut(toFind: "家")
    #expect(lone.strings == ["家"])
    #expect(lone.words.map(\.isLoneCharacter) == [true])
    #expect(cut(toFind: "Haus").words.map(\.isLoneCharacter) == [false])
  }

  @Test func `finds every piece of a text in its words`() {
    let long = String(repeating: "字數很多", count: 50)
    let text = Array("讀書百遍，其義自見。Swiftの本を読む ที่นี่มีน้ำ 책을 읽다" + long)
    let index = cut(String(text)).strings
    for start in text.indices where !text[start].isASCII {
      for end in start..<min(start + 9, text.count) where !text[end].isASCII {
        let piece = cut(toFind: String(text[start...end]))
        #expect(isPhrase(piece, of: index), "\(String(text[start...end]))")
      }
    }
  }

  /// Whether the words stand side by side; a lone character at the end may begin a pair.
  func isPhrase(_ phrase: CutWords, of index: [String]) -> Bool {
    let wanted = phrase.strings
    guard let last = wanted.last else { return true }
    return index.indices.dropLast(wanted.count - 1).contains { place in
      let here = index[place..<(place + wanted.count)]
      guard here.dropLast().elementsEqual(wanted.dropLast()) else { return false }
      let mayGoOn = phrase.words.last?.isLoneCharacter ?? false
      return mayGoOn ? here.last?.hasPrefix(last) ?? false : here.last == last
    }
  }

  @Test func `says where each word came from`() {
    let text = "É l\u{ad}a 読書家 👩‍💻!"
    let words = cut(text)
    let bytes = Array(text.utf8)
    let sources = words.words.map { String(decoding: bytes[$0.source], as: UTF8.self) }
    #expect(sources.map(scalars) == ["É", "l\u{ad}a", "読書", "書家", "家", "👩‍💻"].map(scalars))
    #expect(String(decoding: words.letters, as: UTF8.self) == "e la 読書 書家 家 👩💻 ")
  }

  @Test func `gives the same words with and without their places`() {
    var random = Random(seed: 2)
    var cutter = WordCutter()
    for _ in 0..<2_000 {
      let bytes = random.bytes() + random.ascii() + random.bytes()
      let words = cutter.words(of: bytes.span)
      var letters: [UInt8] = Array("before ".utf8)
      cutter.append(bytes.span, to: &letters)
      #expect(letters == Array("before ".utf8) + words.letters)
      #expect(String(validating: letters, as: UTF8.self) != nil)
      var end = 0
      for word in words.words {
        #expect(word.letters.lowerBound == end)
        #expect(!word.letters.isEmpty && !word.source.isEmpty)
        #expect(words.letters[word.letters.upperBound] == 0x20)
        #expect(!words.letters(of: word).contains(0x20))
        #expect(word.source.upperBound <= bytes.count)
        end = word.letters.upperBound + 1
      }
      #expect(end == words.letters.count)
      #expect(
        zip(words.words, words.words.dropFirst()).allSatisfy {
          $0.source.lowerBound <= $1.source.lowerBound
        })
    }
  }

  @Test func `cuts a folded text into the same words`() {
    var random = Random(seed: 3)
    var folding = Folding.forSearch
    for _ in 0..<2_000 {
      let text = random.text().filter { !$0.unicodeScalars.contains("\u{200d}") }
      #expect(cut(folding.folded(text)).strings == cut(text).strings, "\(scalars(text))")
    }
  }

  @Test func `cuts two texts apart as it cuts them together`() {
    var random = Random(seed: 4)
    for _ in 0..<1_000 {
      let one = random.text()
      let other = random.text()
      #expect(cut(one + "." + other).strings == cut(one).strings + cut(other).strings)
    }
  }

  @Test func `bounds the length of a word`() {
    for letter in ["x", "é", "ж", "字", "ที่", "👩‍"] {
      let words = cut(String(repeating: letter, count: 5_000))
      #expect(words.words.allSatisfy { $0.letters.count <= WordCutter.wordBytesMax + 4 })
      #expect(words.words.count > 10)
    }
    let pairs = cut(String(repeating: "字", count: 5_000))
    #expect(pairs.words.count == 5_000)
    #expect(pairs.strings.dropLast().allSatisfy { $0 == "字字" })
  }
}
