import Foundation
import Letters
import Testing

@Suite struct `Folding for search` {
  @Test(arguments: [
    ("The Café’s MENU", "the cafe's menu"),
    ("Straße STRASSE ẞ Öl", "strasse strasse ss ol"),
    ("À l’été, ŒUVRE", "a l'ete, œuvre"),
    ("Đường Việt Nam ơi", "đuong viet nam oi"),
    ("ΟΔΥΣΣΕΎΣ ὁ πολύτροπος ᾳ", "οδυσσευσ ο πολυτροποσ αι"),
    ("Чайковский ЁЛКА ЎСЁ", "чайковский елка ўсе"),
    ("كِتَابٌ أحمد ﷲ", "كتاب احمد الله"),
    ("שָׁלוֹם", "שלום"),
    ("किताब हिन्दी", "किताब हिन्दी"),
    ("ที่น้ำ", "ที่น้ำ"),
    ("讀書。Ｄｏｇ", "讀書。dog"),
    ("ﾊﾟﾝ が カ\u{3099}", "パン が ガ"),
    ("\u{1112}\u{1161}\u{11ab}국어 ㅋㅋ ㅠㅠ", "한국어 ㅋㅋ ㅠㅠ"),
    ("ﬁn x² ½ Ⅷ ℃", "fin x2 1⁄2 viii °c"),
    ("İıſ", "iıs"),
    ("co\u{ad}op a\u{200d}b \u{feff}x", "coop ab x"),
    ("", ""),
  ])
  func `makes equal what readers look for as one`(text: String, folded: String) {
    var folding = Folding.forSearch
    #expect(scalars(folding.folded(text)) == scalars(folded))
  }

  @Test func `never changes a folded text`() {
    for var folding in [Folding.forSearch, .forNames] {
      var changed: [String] = []
      for value in 0...0x1ffff as ClosedRange<UInt32> {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let once = folding.folded(Array("a\(scalar)b".utf8).span)
        if folding.folded(once.span) != once { changed.append(String(value, radix: 16)) }
      }
      #expect(changed.isEmpty)
    }
  }

  @Test func `does not care how an accent is encoded`() {
    for sample in samples {
      for var folding in [Folding.forSearch, .forNames] {
        let composed = sample.text.precomposedStringWithCanonicalMapping
        let apart = sample.text.decomposedStringWithCanonicalMapping
        #expect(scalars(folding.folded(apart)) == scalars(folding.folded(composed)))
      }
    }
  }

  @Test(
    arguments: [
      ([0x61, 0xff, 0x42], "a\u{fffd}b"), ([0xc3], "\u{fffd}"), ([0xc3, 0x41], "\u{fffd}a"),
      ([0xe2, 0x82, 0x41], "\u{fffd}a"), ([0xed, 0xa0, 0x80], "\u{fffd}\u{fffd}\u{fffd}"),
      ([0xc0, 0xaf], "\u{fffd}\u{fffd}"),
      ([0xf4, 0x90, 0x80, 0x80], "\u{fffd}\u{fffd}\u{fffd}\u{fffd}"),
      ([0xf0, 0x9f, 0x93], "\u{fffd}"), ([0x41, 0x00, 0x42], "a\u{0}b"),
    ] as [([UInt8], String)])
  func `reads bytes that are no UTF-8 as the standard library does`(bytes: [UInt8], shown: String) {
    var folding = Folding.forSearch
    #expect(String(decoding: folding.folded(bytes.span), as: UTF8.self) == shown)
    #expect(String(decoding: bytes, as: UTF8.self).lowercased() == shown)
  }

  @Test func `gives UTF-8 for any bytes`() {
    var random = Random(seed: 1)
    for var folding in [Folding.forSearch, .forNames] {
      for _ in 0..<2_000 {
        let folded = folding.folded(random.bytes().span)
        #expect(String(validating: folded, as: UTF8.self) != nil)
      }
    }
  }

  @Test func `bounds the marks of a letter`() {
    var folding = Folding.forSearch
    let marks = String(repeating: "\u{3099}\u{302a}", count: 50_000)
    #expect(folding.folded("か" + marks).unicodeScalars.count < 40)
    #expect(folding.folded("e" + marks) == "e")
  }
}

@Suite struct `Folding for names` {
  @Test(arguments: [
    ("Café", "café"), ("CAFE\u{301}", "café"), ("Straße", "strasse"), ("ЁЛКА", "ёлка"),
    ("ＡＢＣ", "ａｂｃ"), ("x²", "x²"), ("≠ =\u{338}", "≠ ≠"), ("한국", "한국"),
    ("\u{1112}\u{1161}\u{11ab}", "한"), ("ΣΊΣΥΦΟΣ", "σίσυφοσ"),
    ("Q\u{323}\u{307} q\u{307}\u{323}", "q\u{323}\u{307} q\u{323}\u{307}"),
  ])
  func `forgets the case and nothing else that is seen`(text: String, folded: String) {
    var folding = Folding.forNames
    #expect(scalars(folding.folded(text)) == scalars(folded))
  }
}
