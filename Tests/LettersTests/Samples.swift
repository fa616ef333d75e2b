import Testing

/// A sentence of a language, and the words it is cut into.
struct Sample: Sendable, CustomTestStringConvertible {
  var language: String
  var text: String
  var words: [String]

  var testDescription: String { language }
}

let samples: [Sample] = [
  Sample(
    language: "English", text: "Don’t Panic: it’s 42 well-read books.",
    words: ["don", "t", "panic", "it", "s", "42", "well", "read", "books"]),
  Sample(
    language: "German", text: "Die größte Straße heißt »Königsallee«.",
    words: ["die", "grosste", "strasse", "heisst", "konigsallee"]),
  Sample(
    language: "French", text: "L’été dernier, où étiez-vous ?",
    words: ["l", "ete", "dernier", "ou", "etiez", "vous"]),
  Sample(
    language: "Vietnamese", text: "Tiếng Việt có sáu thanh điệu.",
    words: ["tieng", "viet", "co", "sau", "thanh", "đieu"]),
  Sample(
    language: "Greek", text: "Ἄνδρα μοι ἔννεπε, Μοῦσα",
    words: ["ανδρα", "μοι", "εννεπε", "μουσα"]),
  Sample(
    language: "Russian", text: "Всё смешалось в доме Облонских, мой друг",
    words: ["все", "смешалось", "в", "доме", "облонских", "мой", "друг"]),
  Sample(
    language: "Arabic", text: "اِقْرَأْ الكِتَابَ، يا أحمد!",
    words: ["اقرا", "الكتاب", "يا", "احمد"]),
  Sample(
    language: "Hebrew", text: "בְּרֵאשִׁית בָּרָא אֱלֹהִים",
    words: ["בראשית", "ברא", "אלהים"]),
  Sample(
    language: "Hindi", text: "हिन्दी की किताब क़लम।",
    words: ["हिन्दी", "की", "किताब", "क\u{93c}लम"]),
  Sample(
    language: "Thai", text: "ที่นี่มีน้ำ 5 แก้ว",
    words: ["ที่นี่", "นี่มี", "มีน้", "น้ำ", "ำ", "5", "แก้", "ก้ว", "ว"]),
  Sample(
    language: "Chinese", text: "讀書百遍，其義自見。",
    words: ["讀書", "書百", "百遍", "遍", "其義", "義自", "自見", "見"]),
  Sample(
    language: "Japanese", text: "Swiftの本を読む・コーヒー",
    words: ["swift", "の本", "本を", "を読", "読む", "む", "コー", "ーヒ", "ヒー", "ー"]),
  Sample(
    language: "Korean", text: "책을 읽다 ㅋㅋ",
    words: ["책을", "을", "읽다", "다", "ㅋㅋ", "ㅋ"]),
]

/// Strings compared scalar by scalar: `==` of strings takes é and e + ´ for equal.
func scalars(_ text: String) -> [String] {
  text.unicodeScalars.map { String($0.value, radix: 16) }
}

/// Random numbers that are the same in every run.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
  }

  /// Bytes that are often almost UTF-8.
  mutating func bytes() -> [UInt8] {
    var bytes = Array(text().utf8)
    for _ in 0..<Int.random(in: 0..<6, using: &self) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &self)
      switch Int.random(in: 0..<3, using: &self) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes.remove(at: place)
      default: bytes.insert(UInt8.random(in: 0x80...255, using: &self), at: place)
      }
    }
    return bytes
  }

  /// Up to 400 bytes of ASCII with few separators, or many.
  mutating func ascii() -> [UInt8] {
    let separators = ([0, 1, 30] as [UInt8]).randomElement(using: &self) ?? 0
    return (0..<Int.random(in: 0..<400, using: &self)).map { _ in
      UInt8.random(in: 0..<60, using: &self) < separators
        ? UInt8.random(in: 0..<0x30, using: &self) : UInt8.random(in: 0x41...0x7a, using: &self)
    }
  }

  /// A text of letters from all the samples and of marks, symbols and invisible characters.
  mutating func text() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0..<24, using: &self) {
      let scalar = Self.alphabet.randomElement(using: &self) ?? " "
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  static let alphabet: [Unicode.Scalar] =
    Array(samples.map(\.text).joined().unicodeScalars)
    + Array(
      "📚👩\u{200d}💻🇩🇪👍🏽️1⃣\u{301}\u{3099}\u{93c}ßﬁ½\u{ad}\u{200b}\u{1112}\u{1161}\u{11ab}\u{0}\r\n"
        .unicodeScalars)
}
