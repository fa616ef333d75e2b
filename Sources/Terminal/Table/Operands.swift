/// What a command is done to: how usage writes it, what it is, and how many of it there may be.
struct Operands: Hashable, Sendable {
  /// As usage writes it: `NOTE...`; empty for a command that takes none.
  let form: String
  /// What stands in each place, for completion; the last goes for all after it.
  let kinds: [Kind]
  let countMin: Int
  let countMax: Int
  /// What is missing when there are too few: `a note`.
  let noun: String

  enum Kind: Hashable, Sendable {
    case note
    /// A note in the trash.
    case trashed
    case query
    case tag
    case folder
    case book
    case backup
    case file
    case topic
    case oneOf([String])
    /// Words of the reader's own.
    case words
  }

  init(
    _ form: String, _ kinds: [Kind] = [.words], _ count: PartialRangeFrom<Int>, noun: String = ""
  ) {
    self.init(form, kinds, count.lowerBound...Int.max, noun: noun)
  }

  init(
    _ form: String, _ kinds: [Kind] = [.words], _ count: ClosedRange<Int>, noun: String = ""
  ) {
    self.form = form
    self.kinds = kinds
    self.noun = noun
    countMin = count.lowerBound
    countMax = count.upperBound
  }

  /// What stands in a place.
  func kind(at place: Int) -> Kind? {
    guard place < countMax else { return nil }
    return place < kinds.count ? kinds[place] : kinds.last
  }

  /// Whether what follows `--` is a query for notes, beside those that are named before it.
  var takesQueryBehindDashes: Bool { kinds == [.note] && countMax > 1 }
}

extension Operands {
  static let none = Operands("", [], 0...0)
  static let note = Operands("NOTE", [.note], 1...1, noun: "a note")
  static let notes = Operands("NOTE...|-- QUERY", [.note], 1..., noun: "a note")
  static let anyNotes = Operands("[NOTE...|-- QUERY]", [.note], 0...)
  static let anyQuery = Operands("[QUERY]", [.query], 0...)
  static let query = Operands("QUERY", [.query], 1..., noun: "a word to look for")
}

/// What usage writes is enough where completion has nothing to offer.
extension Operands: ExpressibleByStringLiteral {
  init(stringLiteral form: String) {
    self.init(form, [.words], form.isEmpty ? 0...0 : 0...Int.max)
  }
}
