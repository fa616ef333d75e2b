import CUtf8proc

/// Knows each scalar's `Letter`, and remembers those it was asked for.
struct LetterTable: Sendable {
  /// Whether letters are folded as far as a search wants, or only as far as names do: case.
  let forSearch: Bool

  // Pages of 256 letters, made when one of their scalars is met: a program that meets only ASCII
  // pays for none of them.
  private var pageOfScalars: [Int16] = Array(repeating: -1, count: 0x1100)
  private var letters: [Letter] = []

  init(forSearch: Bool) { self.forSearch = forSearch }

  @inline(__always)
  mutating func letter(_ scalar: UInt32) -> Letter {
    let page = Int(pageOfScalars[Int(scalar >> 8)])
    if page >= 0 {
      let letter = letters[page << 8 | Int(scalar & 0xff)]
      if letter.kind != .unknown { return letter }
    }
    return lookUp(scalar)
  }

  /// What a letter of kind `several` folds to.
  func scalars(_ scalar: UInt32) -> [UInt32] {
    let apart = UnicodeTables.decomposed(scalar, foldingCase: true, compatible: forSearch)
    return forSearch ? Self.withoutMarks(apart) : apart
  }

  private mutating func lookUp(_ scalar: UInt32) -> Letter {
    let row = Int(scalar >> 8)
    if pageOfScalars[row] < 0 {
      pageOfScalars[row] = Int16(letters.count >> 8)
      letters.append(contentsOf: repeatElement(.unknown, count: 256))
    }
    let letter = reckoned(scalar)
    letters[Int(pageOfScalars[row]) << 8 | Int(scalar & 0xff)] = letter
    return letter
  }

  private func reckoned(_ scalar: UInt32) -> Letter {
    if let exception = exception(scalar) { return exception }
    var folded = scalars(scalar)
    if folded.count > 1 { folded = UnicodeTables.composed(folded) }
    guard let first = folded.first else { return Letter(scalar, .invisible) }
    if folded.count > 1 { return Letter(scalar, .several) }
    return Letter(first, kind(first))
  }

  private func exception(_ scalar: UInt32) -> Letter? {
    if Script.isJamo(scalar) { return Letter(scalar, .jamo) }
    guard forSearch else { return nil }
    if Script.staysWhole(scalar) { return Letter(scalar, .unspaced) }
    switch scalar {
    case DecodedScalar.replacement: return Letter(scalar, .separator)
    // One apostrophe for all, also for the one that counts as a letter.
    case 0x2018, 0x2019, 0x2bc: return Letter(0x27, .separator)
    // A space without width.
    case 0x200b: return Letter(0x20, .separator)
    case 0x200d: return Letter(scalar, .joiner)
    case 0x1f3fb...0x1f3ff: return Letter(scalar, .invisible)
    case 0x1f1e6...0x1f1ff: return Letter(scalar, .region)
    default: return nil
    }
  }

  private func kind(_ scalar: UInt32) -> Letter.Kind {
    switch UnicodeTables.category(scalar) {
    case UTF8PROC_CATEGORY_MN, UTF8PROC_CATEGORY_MC, UTF8PROC_CATEGORY_ME:
      if UnicodeTables.fuses(scalar) { return .fusingMark }
      return UnicodeTables.markClass(scalar) == 0 ? .mark : .movingMark
    case let category:
      return forSearch ? kind(scalar, of: category) : .letter
    }
  }

  private func kind(_ scalar: UInt32, of category: utf8proc_category_t) -> Letter.Kind {
    switch category {
    case UTF8PROC_CATEGORY_LU, UTF8PROC_CATEGORY_LL, UTF8PROC_CATEGORY_LT, UTF8PROC_CATEGORY_LM,
      UTF8PROC_CATEGORY_LO, UTF8PROC_CATEGORY_NL:
      if Script.isUnspaced(scalar) { return .unspaced }
      return Script.leavesMarksOut(scalar) ? .bare : .letter
    case UTF8PROC_CATEGORY_ND, UTF8PROC_CATEGORY_NO, UTF8PROC_CATEGORY_CO: return .bare
    case UTF8PROC_CATEGORY_SO: return .symbol
    default: return .separator
    }
  }

  /// Drops the marks of letters that leave them out.
  private static func withoutMarks(_ scalars: [UInt32]) -> [UInt32] {
    guard scalars.count > 1 else { return scalars }
    var kept: [UInt32] = []
    var base: UInt32 = 0
    for scalar in scalars {
      switch UnicodeTables.category(scalar) {
      case UTF8PROC_CATEGORY_MN, UTF8PROC_CATEGORY_MC, UTF8PROC_CATEGORY_ME:
        if keeps(base, mark: scalar) { kept.append(scalar) }
      default:
        base = scalar
        kept.append(scalar)
      }
    }
    return kept
  }

  /// Whether a mark stays on a letter when words are compared.
  static func keeps(_ base: UInt32, mark: UInt32) -> Bool {
    if Script.keepsBreve(base) { return mark == Script.breve }
    return !Script.leavesMarksOut(base)
  }
}
