import Letters
import Testing

@Suite struct `The columns of a terminal` {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("Ἄνδρα", 5), ("Всё", 3), ("كِتَاب", 4),
    ("שָׁלוֹם", 4), ("किताब", 3), ("ที่น้ำ", 3), ("読書", 4), ("한국어", 6),
    ("\u{1112}\u{1161}\u{11ab}", 2), ("カ\u{3099}", 2), ("ﾊﾟ", 2), ("Ａ", 2), ("　", 2), ("…—“”", 4),
    ("📚", 2), ("❤", 1), ("❤️", 2), ("👍🏽", 2), ("👩‍💻", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇩🇪", 2),
    ("🇩🇪🇫🇷", 4), ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("\u{1fadc}", 2), ("\u{e000}", 1),
    ("a\tb\r\n\u{7f}\u{0}\u{85}\u{200b}\u{feff}", 2), ("\u{1b}[1m", 3), ("a📚é読", 6),
  ])
  func `that a text takes`(text: String, columns: Int) {
    #expect(Columns.count(of: text) == columns)
  }

  @Test(
    arguments: [
      ("a", 1), ("読", 2), ("\u{301}", 0), ("\u{93e}", 0), ("\u{7}", 0), ("\u{200d}", 0),
      ("\u{fffd}", 1), ("📚", 2), ("\u{1161}", 0), ("\u{302e}", 0), ("\u{2ffff}", 1),
    ] as [(Unicode.Scalar, Int)])
  func `that a scalar takes`(scalar: Unicode.Scalar, columns: Int) {
    #expect(Columns.count(of: scalar) == columns)
  }

  @Test(
    arguments: [
      ([0xff], 1), ([0x61, 0xc3], 2), ([0xe8, 0xaa, 0x61], 2), ([0xc3, 0xcc, 0x81], 1),
      ([0xf0, 0x9f, 0x93, 0xf0, 0x9f, 0x93, 0x9a], 3),
    ] as [([UInt8], Int)])
  func `that bytes take which are no UTF-8`(bytes: [UInt8], columns: Int) {
    #expect(Columns.count(of: bytes.span) == columns)
  }

  @Test func `add up over clusters`() {
    var random = Random(seed: 5)
    for _ in 0..<2_000 {
      let bytes = random.bytes()
      var columns = 0
      var place = 0
      while place < bytes.count {
        let cluster = Clusters.cluster(in: bytes.span, at: place)
        #expect(cluster.end > place)
        columns += cluster.columns
        place = cluster.end
      }
      #expect(place == bytes.count)
      #expect(columns == Columns.count(of: bytes.span))
    }
  }
}

@Suite struct `The clusters of a text` {
  @Test(arguments: [
    "abc", "a\r\nb\n\r", "e\u{301}e\u{301}\u{323}x", "\u{301}a", "👩‍💻👍🏽❤️", "🇩🇪🇫🇷🇩", "1️⃣2",
    "한국어\u{1112}\u{1161}\u{11ab}", "คำที่นี่", "किताब", "שָׁלוֹם", "📚\u{200d}a", "", "\u{0}\u{0}",
    "a\u{200d}b", "🏴󠁧󠁢󠁥󠁮󠁧󠁿x",
  ])
  func `are what the standard library calls characters`(text: String) {
    let ends = Clusters.ends(in: Array(text.utf8).span)
    var expected: [Int] = []
    for character in text { expected.append((expected.last ?? 0) + character.utf8.count) }
    #expect(ends == expected)
  }
}
