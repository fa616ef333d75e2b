/// Words as a language has them: the n-th most common one comes about 1/n times as often as the
/// first.
///
/// The most common are real words; the long tail is made of syllables, and about one word in
/// forty is not ASCII.
struct Vocabulary: Sendable {
  private let words: [[UInt8]]
  /// One entry a chance: a word stands in it as often as it is common.
  private let chances: [UInt16]

  static let standard: Vocabulary = Vocabulary(size: 4000, seed: 7)

  init(size: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var words = Vocabulary.common.split(separator: " ").map { Array($0.utf8) }
    let foreign = Vocabulary.foreign.split(separator: " ").map { Array($0.utf8) }
    while words.count < size {
      words.append(
        words.count % 12 == 0
          ? foreign[(words.count / 12) % foreign.count] : Vocabulary.made(&random))
    }
    self.words = words

    let places = 1 << 15
    let total = (1...size).reduce(into: 0.0) { $0 += 1 / Double($1) }
    var chances: [UInt16] = []
    chances.reserveCapacity(places + size)
    for rank in 0..<size {
      let share = Int((Double(places) / (Double(rank + 1) * total)).rounded())
      for _ in 0..<max(share, 1) { chances.append(UInt16(rank)) }
    }
    self.chances = chances
  }

  /// A word, the common ones more often.
  func word(_ random: inout SeededGenerator) -> [UInt8] {
    words[Int(chances[random.number(below: chances.count)])]
  }

  /// A word that carries meaning: anything but the hundred most common.
  func keyword(_ random: inout SeededGenerator) -> [UInt8] {
    words[random.number(in: 100...(words.count - 1))]
  }

  private static func made(_ random: inout SeededGenerator) -> [UInt8] {
    var word: [UInt8] = []
    for _ in 0..<random.number(in: 1...4) { word += Array(random.one(of: syllables).utf8) }
    return word
  }

  private static let syllables: [String] = [
    "an", "be", "con", "de", "er", "fa", "gen", "ho", "in", "ja", "ken", "lo", "men", "ni", "or",
    "pre", "qua", "ri", "sta", "ter", "un", "ver", "wi", "ya", "zo", "tion", "ment", "ly", "ing",
    "ed", "al", "ous", "sub", "tran", "phi", "los",
  ]

  private static let common: String =
    """
    the of and to a in that is was he for it with as his on be at by I this had not are but from \
    or have an they which one you were her all she there would their we him been has when who \
    will more no if out so said what up its about into than them can only other new some could \
    time these two may then do first any my now such like our over man me even most made after \
    also did many before must through back years where much your way well down should because \
    each just those people how too little state good very make world still own see men work long \
    get here between both life being under never day same another know while last might us great \
    old year off come since against go came right used take three book books read reader author \
    page chapter thought idea memory habit attention knowledge question answer argument example \
    because reason evidence story word sentence language history nature mind self virtue practice
    """

  private static let foreign: String =
    """
    naïve café déjà Gödel Bücher façade Übung señor jalapeño København Ångström Brontë Dvořák \
    Σωκράτης ἀρετή λόγος Толстой Достоевский война мир 読書 枕草子 道 論語 ספר كتاب हिन्दी naïveté \
    🙂 📚 — … “quoted” ‘so’ «dit» 10° ½ € résumé coöperate mañana smørrebrød Łódź Ðorđe
    """
}
