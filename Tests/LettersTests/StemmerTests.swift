import Letters
import Testing

@Suite struct `A stemmer` {
  @Test(arguments: Language.allCases)
  func `is there for every language`(language: Language) throws {
    guard var stemmer = Stemmer(for: language) else {
      Issue.record("no stemmer for \(language)")
      return
    }
    #expect(stemmer.stem(of: "") == "")
  }

  @Test(
    arguments: [
      (.english, ["walk", "walks", "walked", "Walking"]),
      (.english, ["memory", "memories"]),
      (.german, ["Häuser", "Häusern", "häuser"]),
      (.french, ["aimé", "aimée", "aimés", "aimées"]),
      (.spanish, ["biblioteca", "bibliotecas"]),
      (.italian, ["amico", "amici"]),
      (.greek, ["δρόμος", "δρόμοι", "ΔΡΌΜΟΥΣ"]),
      (.russian, ["новый", "новая", "новое", "новые", "Новыи\u{306}"]),
      (.arabic, ["كتاب", "الكتاب", "كِتَاب"]),
      (.hindi, ["किताब", "किताबें"]),
      (.turkish, ["kitaplar", "kitap"]),
    ] as [(Language, [String])])
  func `gives inflections one stem`(language: Language, words: [String]) throws {
    guard var stemmer = Stemmer(for: language) else {
      Issue.record("no stemmer for \(language)")
      return
    }
    let stems = words.map { stemmer.stem(of: $0) }
    #expect(Set(stems).count == 1, "\(stems)")
  }

  @Test func `speaks English unless told otherwise, and keeps other words apart`() throws {
    guard var stemmer = Stemmer() else {
      Issue.record("no English stemmer")
      return
    }
    #expect(stemmer.stem(of: "running") == "run")
    #expect(stemmer.stem(of: "Café") == "cafe")
    #expect(stemmer.stem(of: "walk") != stemmer.stem(of: "talk"))
    #expect(stemmer.stem(of: "книги") == "книги")
  }

  @Test func `takes any bytes`() throws {
    guard var stemmer = Stemmer(for: .russian) else {
      Issue.record("no Russian stemmer")
      return
    }
    var random = Random(seed: 6)
    for _ in 0..<1_000 {
      #expect(String(validating: stemmer.stem(of: random.bytes().span), as: UTF8.self) != nil)
    }
    let long = Array(repeating: UInt8(0x73), count: 10_000)
    #expect(stemmer.stem(of: long.span) == long)
  }
}
