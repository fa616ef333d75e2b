// Made from Grammar/MiniMarkdown.peg by `make parsers`: change the grammar, not this file.
// swift-format-ignore-file

import Packrat

/// Parses by Grammar/MiniMarkdown.peg.
@safe package struct MiniMarkdownParser: UnitRules, ~Copyable {
  package var scan: Scan = Scan()
  private let sets: UnsafeMutablePointer<UInt64>

  package static let kinds: [String] = ["newline", "blank", "code", "front_matter", "fence", "front_matter_text", "heading", "heading_mark", "heading_close", "rule", "rule_mark", "fenced_code", "info", "indented_code", "indent", "quote", "quote_mark", "bullet_list", "item", "item_mark", "ordered_list", "task", "footnote", "label", "mark", "definition", "destination", "title", "space", "question", "question_text", "answer_text", "question_mark", "answer_mark", "summary", "summary_mark", "table", "table_row", "cell", "cell_mark", "table_alignment", "alignment", "paragraph", "underline", "setext_heading", "text", "emphasis", "strong", "strike", "image", "image_reference", "link", "reference", "hard_break", "soft_break", "escape", "entity", "code_span", "autolink", "bare_link", "note_link", "note_name", "shown", "footnote_reference", "tag", "cloze", "hint", "phrase", "error"]

  private static let setBits: [UInt64] = [
    0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800,
    0x5007907702208800, 0x5020d07402008881, 0x140000e001, 0x5007907702208800, 0x5007907702208800, 0x140000d001, 0x5007907702208800, 0x5007907702208800,
    0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800,
    0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800,
    0x5120f2f482088fff, 0x7907702208800, 0x5007907702208800, 0x207b27702308804, 0x5007907702208800, 0x5007907702208800, 0x7907702208800, 0x5007907702208800,
    0x5007907702208800, 0x5007907722208800, 0x7b2770a608828, 0x5007b2770a208820, 0x5007907702208800, 0x5167b2770a238828, 0x5007907722258800, 0x5007907702208800,
    0x5007b07712208840, 0x5407b27712208840, 0x5007b07712208840, 0x5007b07712208840, 0x5007b07712208840, 0x5007b07712208840, 0x5007b07712208840, 0x5007b07712208840,
    0x5007b07712208840, 0x5007b07712208840, 0x5077907702208800, 0x5007907702208800, 0x7907702208800, 0x5187927702208800, 0x5a07b27702208810, 0x2007907702208800,
    0x5007907702208800, 0x500791f702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800,
    0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800,
    0x5007907702208800, 0x500793f702208a00, 0x5007907702208800, 0x5007987702208c00, 0x5007947702208c00, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800,
    0x5007907782208800, 0x5007907702208800, 0x5007907702208800, 0x207b21242208900, 0x4901f02208800, 0x7901002208800, 0x5007907702208800, 0x7b27702a08808,
    0x207b27701208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800,
    0x9007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800,
    0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5007987702208c00, 0x5007947702208c00, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800,
    0x5007907782208800, 0x5007907702208800, 0x5007907702208800, 0x5007907702208800, 0x5028c07702208800, 0x5007907702208800, 0x207b27706208802, 0x5007907702208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800, 0x5001102502208800,
    0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000,
    0x1ee3ef0600000, 0x1ee3ef0600001, 0x1ee06e0000001, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee06e0000001, 0x1ee3ef0600000, 0x1ee3ef0600000,
    0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000,
    0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000, 0x1ee3ef0600000,
    0x1ee3ef0600021, 0x1eefff06ca848, 0x1e1fff06ca040, 0x1eefff075a840, 0x1eefff075a840, 0x1eefff075a840, 0x1eefff075a842, 0x11efff06ca840,
    0xee7f3062a040, 0xee7e10602040, 0x1eefff06ca840, 0x1eefff075b840, 0x1eefff06ca040, 0x1eefff5f5b840, 0x1eefff06cb840, 0x1eefff3f5a840,
    0x1eefff9f5bd00, 0x1eefff9f5bd00, 0x1eefff9f5bd00, 0x1eefff9f5bd00, 0x1eefff9f5bd00, 0x1eefff9f5bd00, 0x1eefff9f5bd00, 0x1eefff9f5bd00,
    0x1eefff9f5bd00, 0x1eefff9f5bd00, 0x1eefff06ca040, 0x1eefff06ca040, 0x1eec7f0600044, 0x1eefff075a840, 0x1eec7f0600040, 0x1eefff06ca840,
    0x1eefff075a040, 0x1eefff875bd80, 0x1eefff875bd80, 0x1eefff875bd80, 0x1eefff875bd80, 0x1eefff875bd80, 0x1eefff875bd80, 0x1eefff875b980,
    0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980,
    0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980,
    0x1eefff875bb80, 0x1eefff875b980, 0x1eefff875b980, 0x1eef9f0042040, 0x1224930642061, 0x1eef9e0042050, 0x1eefff075a840, 0x1eefff5eca840,
    0x1eefff0642840, 0x1eefff875bd80, 0x1eefff875bd80, 0x1eefff875bd80, 0x1eefff875bd80, 0x1eefff875bd80, 0x1eefff875bd80, 0x1eefff875b980,
    0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980,
    0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875f980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff875b980,
    0x1eefff875bb80, 0x1eefff875b980, 0x1eefff875b980, 0x1eefff075a840, 0x1eefff0442840, 0x1eefff075a840, 0x1eefff06ca840, 0x1ee3ef075a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
    0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000, 0x1669b78e5a000,
  ]

  private static let classes: [Characters] = [
    Characters(ranges: [93...93, 32...32, 9...9, 10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [], properties: [], isNegated: true),
    Characters(ranges: [91...91, 93...93, 92...92, 10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [124...124, 92...92, 32...32, 9...9, 10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [124...124, 32...32, 9...9, 10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [95...95], properties: [.letter, .number], isNegated: true),
    Characters(ranges: [0...32, 60...60, 62...62, 46...46, 44...44, 59...59, 58...58, 33...33, 63...63, 39...39, 34...34, 40...40, 41...41, 91...91, 93...93, 42...42, 95...95, 126...126, 96...96, 124...124, 92...92], properties: [], isNegated: true),
    Characters(ranges: [9...9, 10...10, 13...13, 40...40, 91...91, 123...123], properties: [.space], isNegated: false),
    Characters(ranges: [95...95, 47...47, 45...45], properties: [.decimal], isNegated: false),
    Characters(ranges: [], properties: [.letter, .mark, .emoji], isNegated: false),
    Characters(ranges: [8205...8205], properties: [.letter, .number, .mark, .emoji], isNegated: false),
    Characters(ranges: [40...40, 41...41, 92...92], properties: [], isNegated: true),
    Characters(ranges: [91...91, 93...93, 92...92], properties: [], isNegated: true),
    Characters(ranges: [60...60, 62...62, 92...92, 10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [34...34, 92...92], properties: [], isNegated: true),
    Characters(ranges: [39...39, 92...92], properties: [], isNegated: true),
  ]

  private static let runs: [Expression.Run] = [
    Expression.Run(byte: 42, one: 46, two: 47, isOutsideWords: false),
    Expression.Run(byte: 95, one: 46, two: 47, isOutsideWords: true),
    Expression.Run(byte: 126, one: nil, two: 48, isOutsideWords: false),
  ]

  private static let openings: [Expression.Opening] = [
    Expression.Opening(bytes: [33, 91], kind: 49, reference: 50, isAlone: false),
    Expression.Opening(bytes: [91], kind: 51, reference: 52, isAlone: true),
  ]

  package init() {
    unsafe sets = .allocate(capacity: Self.setBits.count)
    for (index, bits) in Self.setBits.enumerated() { unsafe sets[index] = bits }
    scan.pairing.runs = Self.runs
    scan.pairing.openings = Self.openings
  }

  deinit { unsafe sets.deallocate() }

  /// Whether the byte at a position is in one of the sets; at the limit it is in none.
  @inline(__always)
  private func isIn(_ table: Int, _ bit: UInt64, _ position: Int) -> Bool {
    guard position < scan.limit else { return false }
    return unsafe sets[table &+ Int(scan.bytes[position])] & (1 &<< bit) != 0
  }


  private mutating func ruleDocument(_ start: Int) -> Int {
    var p = start
      loop1: while true {
        let from2 = p
        let mark4 = scan.mark()
        end5: do {
          let from7 = p
          let mark8 = scan.mark()
          done6: do {
            or9: do {
              p = ruleBlock(p)
              if p < 0 { break or9 }
              break done6
            }
            p = from7
            scan.takeBack(to: mark8)
            if isIn(0, 0, p) {
              or10: do {
                p = ruleBlank(p)
                if p < 0 { break or10 }
                break done6
              }
              p = from7
              scan.takeBack(to: mark8)
            }
            scan.see(p)
            break end5
          }
          guard p > from2 else { break loop1 }
          continue loop1
        }
        p = from2
        scan.takeBack(to: mark4)
        break loop1
      }
    return p
  }

  private mutating func ruleBlock(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      let from12 = p
      let mark13 = scan.mark()
      done11: do {
        or14: do {
          p = ruleTicks(p)
          if p < 0 { break or14 }
          break done11
        }
        p = from12
        scan.takeBack(to: mark13)
        if isIn(0, 1, p) {
          or15: do {
            p = ruleTildes(p)
            if p < 0 { break or15 }
            break done11
          }
          p = from12
          scan.takeBack(to: mark13)
        }
        if isIn(0, 2, p) {
          or16: do {
            p = ruleHeading(p)
            if p < 0 { break or16 }
            break done11
          }
          p = from12
          scan.takeBack(to: mark13)
        }
        if isIn(0, 3, p) {
          or17: do {
            p = ruleRule(p)
            if p < 0 { break or17 }
            break done11
          }
          p = from12
          scan.takeBack(to: mark13)
        }
        if isIn(0, 4, p) {
          or18: do {
            p = ruleQuote(p)
            if p < 0 { break or18 }
            break done11
          }
          p = from12
          scan.takeBack(to: mark13)
        }
        if isIn(0, 5, p) {
          or19: do {
            p = ruleBullets(p)
            if p < 0 { break or19 }
            break done11
          }
          p = from12
          scan.takeBack(to: mark13)
        }
        if isIn(0, 6, p) {
          or20: do {
            p = ruleNumbers(p)
            if p < 0 { break or20 }
            break done11
          }
          p = from12
          scan.takeBack(to: mark13)
        }
        if isIn(0, 7, p) {
          or21: do {
            p = ruleIndented(p)
            if p < 0 { break or21 }
            break done11
          }
          p = from12
          scan.takeBack(to: mark13)
        }
        if isIn(0, 8, p) {
          or22: do {
            p = ruleFootnote(p)
            if p < 0 { break or22 }
            break done11
          }
          p = from12
          scan.takeBack(to: mark13)
        }
        if isIn(0, 8, p) {
          or23: do {
            p = ruleDefinition(p)
            if p < 0 { break or23 }
            break done11
          }
          p = from12
          scan.takeBack(to: mark13)
        }
        if isIn(0, 9, p) {
          or24: do {
            p = ruleQuestion(p)
            if p < 0 { break or24 }
            break done11
          }
          p = from12
          scan.takeBack(to: mark13)
        }
        if isIn(0, 10, p) {
          or25: do {
            p = ruleSummary(p)
            if p < 0 { break or25 }
            break done11
          }
          p = from12
          scan.takeBack(to: mark13)
        }
        scan.see(p)
        or26: do {
          p = ruleTable(p)
          if p < 0 { break or26 }
          break done11
        }
        p = from12
        scan.takeBack(to: mark13)
        if isIn(0, 11, p) {
          or27: do {
            p = ruleParagraph(p)
            if p < 0 { break or27 }
            break done11
          }
          p = from12
          scan.takeBack(to: mark13)
        }
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleInner(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      let from29 = p
      let mark30 = scan.mark()
      done28: do {
        or31: do {
          p = ruleBlock(p)
          if p < 0 { break or31 }
          break done28
        }
        p = from29
        scan.takeBack(to: mark30)
        if isIn(0, 0, p) {
          or32: do {
            p = ruleBlank(p)
            if p < 0 { break or32 }
            break done28
          }
          p = from29
          scan.takeBack(to: mark30)
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleContents(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
      let from34 = p
      let mark35 = scan.mark()
      done33: do {
        or36: do {
          p = ruleInner(p)
          if p < 0 { break or36 }
          break done33
        }
        p = from34
        scan.takeBack(to: mark35)
        scan.see(p)
      }
      loop37: while true {
        let from38 = p
        let mark40 = scan.mark()
        end41: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end41 }
          }
          p = ruleInner(p)
          if p < 0 { break end41 }
          guard p > from38 else { break loop37 }
          continue loop37
        }
        p = from38
        scan.takeBack(to: mark40)
        break loop37
      }
    return p
  }

  private mutating func ruleNL(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from43 = p
      done42: do {
        if isIn(0, 12, p) {
          or45: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 13 else { scan.see(p); break or45 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 10 else { scan.see(p &+ 1); break or45 }
            p &+= 2
            break done42
          }
          p = from43
        }
        if isIn(0, 13, p) {
          or46: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 10 else { scan.see(p); break or46 }
            p &+= 1
            break done42
          }
          p = from43
        }
        if isIn(0, 12, p) {
          or47: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 13 else { scan.see(p); break or47 }
            p &+= 1
            break done42
          }
          p = from43
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleEOL(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from49 = p
      done48: do {
        if isIn(0, 14, p) {
          or51: do {
            p = ruleNL(p)
            if p < 0 { break or51 }
            break done48
          }
          p = from49
        }
        scan.see(p)
        or52: do {
          scan.see(p)
          if isIn(0, 15, p) { break or52 }
          break done48
        }
        p = from49
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleNewline(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf53 = p
      p = ruleNL(p)
      if p < 0 { break fail }
      scan.leaf(0, leaf53, p)
      return p
    }
    return -1
  }

  private mutating func ruleBlankRest(_ start: Int) -> Int {
    var p = start
    fail: do {
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      p = ruleEOL(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleBlank(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf55 = p
      let from57 = p
      done56: do {
        if isIn(0, 0, p) {
          or59: do {
            while isIn(0, 7, p) { p &+= 1 }
            scan.see(p)
            p = ruleNL(p)
            if p < 0 { break or59 }
            break done56
          }
          p = from57
        }
        if isIn(0, 7, p) {
          or61: do {
            let from62 = p
            while isIn(0, 7, p) { p &+= 1 }
            scan.see(p)
            guard p &- from62 >= 1 else { break or61 }
            scan.see(p)
            if isIn(0, 15, p) { break or61 }
            break done56
          }
          p = from57
        }
        scan.see(p)
        break fail
      }
      scan.leaf(1, leaf55, p)
      return p
    }
    return -1
  }

  private mutating func ruleLine(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf63 = p
      let from65 = p
      done64: do {
        if isIn(0, 15, p) {
          or67: do {
            while isIn(0, 11, p) { p &+= 1 }
            scan.see(p)
            p = ruleNL(p)
            if p < 0 { break or67 }
            break done64
          }
          p = from65
        }
        if isIn(0, 11, p) {
          or69: do {
            let from70 = p
            while isIn(0, 11, p) { p &+= 1 }
            scan.see(p)
            guard p &- from70 >= 1 else { break or69 }
            break done64
          }
          p = from65
        }
        scan.see(p)
        break fail
      }
      scan.leaf(2, leaf63, p)
      return p
    }
    return -1
  }

  private mutating func ruleFrontMatter(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot71 = scan.open(3)
      p = ruleFrontOpen(p)
      if p < 0 { break fail }
      p = ruleFrontText(p)
      if p < 0 { break fail }
      p = ruleFrontClose(p)
      if p < 0 { break fail }
      scan.close(slot71)
      return p
    }
    return -1
  }

  private mutating func ruleFrontOpen(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf72 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { scan.see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 45 else { scan.see(p &+ 2); break fail }
      p &+= 3
      p = ruleBlankRest(p)
      if p < 0 { break fail }
      scan.leaf(4, leaf72, p)
      return p
    }
    return -1
  }

  private mutating func ruleFrontText(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf73 = p
      var steps76 = 0
      loop74: while steps76 < 1000 {
        guard isIn(0, 15, p) else { scan.see(p); break loop74 }
        let from75 = p
        end78: do {
          scan.see(p)
          if isIn(0, 16, p) {
            let look79 = p
            scan.quiet &+= 1
            var look79Is = false
            out80: do {
              p = ruleFrontEnd(p)
              if p < 0 { break out80 }
              look79Is = true
            }
            scan.quiet &-= 1
            if look79Is {
              if p > 0 { scan.see(p &- 1) }
              break end78
            }
            p = look79
          }
          while isIn(0, 11, p) { p &+= 1 }
          scan.see(p)
          p = ruleNL(p)
          if p < 0 { break end78 }
          guard p > from75 else { break loop74 }
          steps76 &+= 1
          continue loop74
        }
        p = from75
        break loop74
      }
      if steps76 == 1000 {
        scan.see(p)
        if isIn(0, 15, p) {
          let look82 = p
          scan.quiet &+= 1
          var look82Is = false
          out83: do {
            scan.see(p)
            if isIn(0, 16, p) {
              let look84 = p
              scan.quiet &+= 1
              var look84Is = false
              out85: do {
                p = ruleFrontEnd(p)
                if p < 0 { break out85 }
                look84Is = true
              }
              scan.quiet &-= 1
              if look84Is {
                if p > 0 { scan.see(p &- 1) }
                break out83
              }
              p = look84
            }
            while isIn(0, 11, p) { p &+= 1 }
            scan.see(p)
            p = ruleNL(p)
            if p < 0 { break out83 }
            look82Is = true
          }
          scan.quiet &-= 1
          if look82Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look82
        }
      }
      scan.leaf(5, leaf73, p)
      return p
    }
    return -1
  }

  private mutating func ruleFrontEnd(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from88 = p
      done87: do {
        if isIn(0, 17, p) {
          or90: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break or90 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { scan.see(p &+ 1); break or90 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 45 else { scan.see(p &+ 2); break or90 }
            p &+= 3
            break done87
          }
          p = from88
        }
        if isIn(0, 18, p) {
          or91: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 46 else { scan.see(p); break or91 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 46 else { scan.see(p &+ 1); break or91 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 46 else { scan.see(p &+ 2); break or91 }
            p &+= 3
            break done87
          }
          p = from88
        }
        scan.see(p)
        break fail
      }
      p = ruleBlankRest(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleFrontClose(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf92 = p
      p = ruleFrontEnd(p)
      if p < 0 { break fail }
      scan.leaf(4, leaf92, p)
      return p
    }
    return -1
  }

  private mutating func ruleHeading(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot93 = scan.open(6)
      p = ruleHeadingMark(p)
      if p < 0 { break fail }
      let within94Reach = scan.reach
      scan.reach = .max
      let within94 = p
      scan.quiet &+= 1
      var within94Is = false
      out95: do {
        p = ruleHeadingLine(p)
        if p < 0 { break out95 }
        within94Is = true
      }
      scan.quiet &-= 1
      scan.reach = within94Reach
      guard within94Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      let within94End = p
      let within94Outer = scan.limit
      scan.limit = p
      p = within94
      var within94Fills = false
      out96: do {
        p = ruleSpans(p)
        if p < 0 { break out96 }
        within94Fills = true
      }
      scan.limit = within94Outer
      guard within94Fills, p == within94End || scan.cut != 0 else { break fail }
      p = ruleHeadingClose(p)
      if p < 0 { break fail }
      let from98 = p
      let mark99 = scan.mark()
      done97: do {
        if isIn(0, 14, p) {
          or100: do {
            p = ruleNewline(p)
            if p < 0 { break or100 }
            break done97
          }
          p = from98
          scan.takeBack(to: mark99)
        }
        scan.see(p)
      }
      scan.close(slot93)
      return p
    }
    return -1
  }

  private mutating func ruleHeadingMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf101 = p
      var steps104 = 0
      loop102: while steps104 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop102 }
        let from103 = p
        end106: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end106 }
          p &+= 1
          guard p > from103 else { break loop102 }
          steps104 &+= 1
          continue loop102
        }
        p = from103
        break loop102
      }
      if steps104 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look107 = p
          scan.quiet &+= 1
          var look107Is = false
          out108: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out108 }
            p &+= 1
            look107Is = true
          }
          scan.quiet &-= 1
          if look107Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look107
        }
      }
      var steps111 = 0
      loop109: while steps111 < 6 {
        guard isIn(0, 20, p) else { scan.see(p); break loop109 }
        let from110 = p
        end113: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break end113 }
          p &+= 1
          guard p > from110 else { break loop109 }
          steps111 &+= 1
          continue loop109
        }
        p = from110
        break loop109
      }
      guard steps111 >= 1 else { break fail }
      if steps111 == 6 {
        scan.see(p)
        if isIn(0, 20, p) {
          let look114 = p
          scan.quiet &+= 1
          var look114Is = false
          out115: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break out115 }
            p &+= 1
            look114Is = true
          }
          scan.quiet &-= 1
          if look114Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look114
        }
      }
      let from117 = p
      done116: do {
        if isIn(0, 7, p) {
          or119: do {
            let from120 = p
            while isIn(0, 7, p) { p &+= 1 }
            scan.see(p)
            guard p &- from120 >= 1 else { break or119 }
            break done116
          }
          p = from117
        }
        scan.see(p)
        or121: do {
          let look122 = p
          scan.quiet &+= 1
          var look122Is = false
          out123: do {
            p = ruleEOL(p)
            if p < 0 { break out123 }
            look122Is = true
          }
          scan.quiet &-= 1
          guard look122Is else { break or121 }
          if p > 0 { scan.see(p &- 1) }
          p = look122
          break done116
        }
        p = from117
        break fail
      }
      scan.leaf(7, leaf101, p)
      return p
    }
    return -1
  }

  private mutating func ruleHeadingLine(_ start: Int) -> Int {
    var p = start
      let from125 = p
      done124: do {
        if isIn(0, 11, p) {
          or127: do {
            scan.see(p)
            if isIn(0, 20, p) {
              let look128 = p
              scan.quiet &+= 1
              var look128Is = false
              out129: do {
                p = rulePounds(p)
                if p < 0 { break out129 }
                look128Is = true
              }
              scan.quiet &-= 1
              if look128Is {
                if p > 0 { scan.see(p &- 1) }
                break or127
              }
              p = look128
            }
            let from131First = p
            loop130: while true {
              guard isIn(0, 11, p) else { scan.see(p); break loop130 }
              let from131 = p
              end134: do {
                let from136 = p
                done135: do {
                  if isIn(0, 21, p) {
                    or138: do {
                      let from139 = p
                      while isIn(0, 21, p) { p &+= 1 }
                      scan.see(p)
                      guard p &- from139 >= 1 else { break or138 }
                      break done135
                    }
                    p = from136
                  }
                  if isIn(0, 7, p) {
                    or140: do {
                      scan.see(p)
                      if isIn(0, 7, p) {
                        let look141 = p
                        scan.quiet &+= 1
                        var look141Is = false
                        out142: do {
                          p = ruleHeadingEnd(p)
                          if p < 0 { break out142 }
                          look141Is = true
                        }
                        scan.quiet &-= 1
                        if look141Is {
                          if p > 0 { scan.see(p &- 1) }
                          break or140
                        }
                        p = look141
                      }
                      let from143 = p
                      while isIn(0, 7, p) { p &+= 1 }
                      scan.see(p)
                      guard p &- from143 >= 1 else { break or140 }
                      break done135
                    }
                    p = from136
                  }
                  scan.see(p)
                  break end134
                }
                guard p > from131 else { break loop130 }
                continue loop130
              }
              p = from131
              break loop130
            }
            guard p > from131First else { break or127 }
            break done124
          }
          p = from125
        }
        scan.see(p)
      }
    return p
  }

  private mutating func ruleHeadingEnd(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from144 = p
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      guard p &- from144 >= 1 else { break fail }
      let from146 = p
      done145: do {
        if isIn(0, 20, p) {
          or148: do {
            p = rulePounds(p)
            if p < 0 { break or148 }
            break done145
          }
          p = from146
        }
        scan.see(p)
        or149: do {
          p = ruleEOL(p)
          if p < 0 { break or149 }
          break done145
        }
        p = from146
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleHeadingClose(_ start: Int) -> Int {
    var p = start
      let leaf150 = p
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      loop152: while true {
        guard isIn(0, 20, p) else { scan.see(p); break loop152 }
        let from153 = p
        end156: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break end156 }
          p &+= 1
          guard p > from153 else { break loop152 }
          continue loop152
        }
        p = from153
        break loop152
      }
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(8, leaf150, p)
    return p
  }

  private mutating func rulePounds(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from159First = p
      loop158: while true {
        guard isIn(0, 20, p) else { scan.see(p); break loop158 }
        let from159 = p
        end162: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break end162 }
          p &+= 1
          guard p > from159 else { break loop158 }
          continue loop158
        }
        p = from159
        break loop158
      }
      guard p > from159First else { break fail }
      p = ruleBlankRest(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleRule(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot163 = scan.open(9)
      let leaf164 = p
      p = ruleRuleLine(p)
      if p < 0 { break fail }
      scan.leaf(10, leaf164, p)
      let from166 = p
      let mark167 = scan.mark()
      done165: do {
        if isIn(0, 14, p) {
          or168: do {
            p = ruleNewline(p)
            if p < 0 { break or168 }
            break done165
          }
          p = from166
          scan.takeBack(to: mark167)
        }
        scan.see(p)
      }
      scan.close(slot163)
      return p
    }
    return -1
  }

  private mutating func ruleRuleLine(_ start: Int) -> Int {
    var p = start
    fail: do {
      var steps171 = 0
      loop169: while steps171 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop169 }
        let from170 = p
        end173: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end173 }
          p &+= 1
          guard p > from170 else { break loop169 }
          steps171 &+= 1
          continue loop169
        }
        p = from170
        break loop169
      }
      if steps171 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look174 = p
          scan.quiet &+= 1
          var look174Is = false
          out175: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out175 }
            p &+= 1
            look174Is = true
          }
          scan.quiet &-= 1
          if look174Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look174
        }
      }
      let from177 = p
      done176: do {
        if isIn(0, 22, p) {
          or179: do {
            var steps182 = 0
            loop180: while true {
              guard isIn(0, 22, p) else { scan.see(p); break loop180 }
              let from181 = p
              end184: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 42 else { scan.see(p); break end184 }
                p &+= 1
                while isIn(0, 7, p) { p &+= 1 }
                scan.see(p)
                guard p > from181 else { break loop180 }
                steps182 &+= 1
                continue loop180
              }
              p = from181
              break loop180
            }
            guard steps182 >= 3 else { break or179 }
            break done176
          }
          p = from177
        }
        if isIn(0, 17, p) {
          or186: do {
            var steps189 = 0
            loop187: while true {
              guard isIn(0, 17, p) else { scan.see(p); break loop187 }
              let from188 = p
              end191: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break end191 }
                p &+= 1
                while isIn(0, 7, p) { p &+= 1 }
                scan.see(p)
                guard p > from188 else { break loop187 }
                steps189 &+= 1
                continue loop187
              }
              p = from188
              break loop187
            }
            guard steps189 >= 3 else { break or186 }
            break done176
          }
          p = from177
        }
        if isIn(0, 23, p) {
          or193: do {
            var steps196 = 0
            loop194: while true {
              guard isIn(0, 23, p) else { scan.see(p); break loop194 }
              let from195 = p
              end198: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 95 else { scan.see(p); break end198 }
                p &+= 1
                while isIn(0, 7, p) { p &+= 1 }
                scan.see(p)
                guard p > from195 else { break loop194 }
                steps196 &+= 1
                continue loop194
              }
              p = from195
              break loop194
            }
            guard steps196 >= 3 else { break or193 }
            break done176
          }
          p = from177
        }
        scan.see(p)
        break fail
      }
      let look200 = p
      scan.quiet &+= 1
      var look200Is = false
      out201: do {
        p = ruleEOL(p)
        if p < 0 { break out201 }
        look200Is = true
      }
      scan.quiet &-= 1
      guard look200Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look200
      return p
    }
    return -1
  }

  private mutating func ruleTicks(_ start: Int) -> Int {
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let slot202 = scan.open(11)
      p = ruleTicksOpen(p)
      if p < 0 { break fail }
      let leaf203 = p
      var steps206 = 0
      loop204: while steps206 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop204 }
        let from205 = p
        end208: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end208 }
          p &+= 1
          guard p > from205 else { break loop204 }
          steps206 &+= 1
          continue loop204
        }
        p = from205
        break loop204
      }
      if steps206 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look209 = p
          scan.quiet &+= 1
          var look209Is = false
          out210: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out210 }
            p &+= 1
            look209Is = true
          }
          scan.quiet &-= 1
          if look209Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look209
        }
      }
      let kept211 = p
      var steps214 = 0
      loop212: while true {
        guard isIn(0, 24, p) else { scan.see(p); break loop212 }
        let from213 = p
        end216: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break end216 }
          p &+= 1
          guard p > from213 else { break loop212 }
          steps214 &+= 1
          continue loop212
        }
        p = from213
        break loop212
      }
      guard steps214 >= 3 else { break fail }
      guard let kept211Row = scan.row(kept211, p) else { break fail }
      row0 = kept211Row
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(4, leaf203, p)
      p = ruleInfo(p)
      if p < 0 { break fail }
      let from219 = p
      let mark220 = scan.mark()
      done218: do {
        if isIn(0, 14, p) {
          or221: do {
            p = ruleNewline(p)
            if p < 0 { break or221 }
            break done218
          }
          p = from219
          scan.takeBack(to: mark220)
        }
        scan.see(p)
      }
      loop222: while true {
        let from223 = p
        let mark225 = scan.mark()
        let from223IsCut = scan.isCut(p)
        end226: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end226 }
          }
          let look227 = p
          scan.quiet &+= 1
          var look227Is = false
          out228: do {
            var steps231 = 0
            loop229: while steps231 < 3 {
              guard isIn(0, 19, p) else { scan.see(p); break loop229 }
              let from230 = p
              end233: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end233 }
                p &+= 1
                guard p > from230 else { break loop229 }
                steps231 &+= 1
                continue loop229
              }
              p = from230
              break loop229
            }
            if steps231 == 3 {
              scan.see(p)
              if isIn(0, 19, p) {
                let look234 = p
                scan.quiet &+= 1
                var look234Is = false
                out235: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out235 }
                  p &+= 1
                  look234Is = true
                }
                scan.quiet &-= 1
                if look234Is {
                  if p > 0 { scan.see(p &- 1) }
                  break out228
                }
                p = look234
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out228 }
            loop236: while true {
              guard isIn(0, 24, p) else { scan.see(p); break loop236 }
              let from237 = p
              end240: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break end240 }
                p &+= 1
                guard p > from237 else { break loop236 }
                continue loop236
              }
              p = from237
              break loop236
            }
            p = ruleBlankRest(p)
            if p < 0 { break out228 }
            look227Is = true
          }
          scan.quiet &-= 1
          if look227Is {
            if p > 0 { scan.see(p &- 1) }
            break end226
          }
          p = look227
          p = ruleLine(p)
          if p < 0 { break end226 }
          guard p > from223 else { break loop222 }
          if from223IsCut, scan.cutUnit(before: p, mark225, row0.entry(rule: 23)) {
            p = from223
            break loop222
          }
          continue loop222
        }
        p = from223
        scan.takeBack(to: mark225)
        break loop222
      }
      if scan.cut == 0 {
        let from242 = p
        let mark243 = scan.mark()
        done241: do {
          or244: do {
            if !scan.margins.isEmpty {
            p = margin(p, all: true)
            if p < 0 { break or244 }
            }
            let leaf245 = p
            var steps248 = 0
            loop246: while steps248 < 3 {
              guard isIn(0, 19, p) else { scan.see(p); break loop246 }
              let from247 = p
              end250: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end250 }
                p &+= 1
                guard p > from247 else { break loop246 }
                steps248 &+= 1
                continue loop246
              }
              p = from247
              break loop246
            }
            if steps248 == 3 {
              scan.see(p)
              if isIn(0, 19, p) {
                let look251 = p
                scan.quiet &+= 1
                var look251Is = false
                out252: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out252 }
                  p &+= 1
                  look251Is = true
                }
                scan.quiet &-= 1
                if look251Is {
                  if p > 0 { scan.see(p &- 1) }
                  break or244
                }
                p = look251
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break or244 }
            loop253: while true {
              guard isIn(0, 24, p) else { scan.see(p); break loop253 }
              let from254 = p
              end257: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break end257 }
                p &+= 1
                guard p > from254 else { break loop253 }
                continue loop253
              }
              p = from254
              break loop253
            }
            while isIn(0, 7, p) { p &+= 1 }
            scan.see(p)
            let look259 = p
            scan.quiet &+= 1
            var look259Is = false
            out260: do {
              p = ruleEOL(p)
              if p < 0 { break out260 }
              look259Is = true
            }
            scan.quiet &-= 1
            guard look259Is else { break or244 }
            if p > 0 { scan.see(p &- 1) }
            p = look259
            scan.leaf(4, leaf245, p)
            let from262 = p
            let mark263 = scan.mark()
            done261: do {
              if isIn(0, 14, p) {
                or264: do {
                  p = ruleNewline(p)
                  if p < 0 { break or264 }
                  break done261
                }
                p = from262
                scan.takeBack(to: mark263)
              }
              scan.see(p)
            }
            break done241
          }
          p = from242
          scan.takeBack(to: mark243)
          scan.see(p)
        }
      }
      scan.close(slot202)
      return p
    }
    return -1
  }

  private mutating func resumeTicks(_ start: Int, _ row: Scan.Row) -> Int {
    var p = start
    var row0 = Scan.Row()
      row0 = row
      loop265: while true {
        let from266 = p
        let mark268 = scan.mark()
        let from266IsCut = scan.isCut(p)
        end269: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end269 }
          }
          let look270 = p
          scan.quiet &+= 1
          var look270Is = false
          out271: do {
            var steps274 = 0
            loop272: while steps274 < 3 {
              guard isIn(0, 19, p) else { scan.see(p); break loop272 }
              let from273 = p
              end276: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end276 }
                p &+= 1
                guard p > from273 else { break loop272 }
                steps274 &+= 1
                continue loop272
              }
              p = from273
              break loop272
            }
            if steps274 == 3 {
              scan.see(p)
              if isIn(0, 19, p) {
                let look277 = p
                scan.quiet &+= 1
                var look277Is = false
                out278: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out278 }
                  p &+= 1
                  look277Is = true
                }
                scan.quiet &-= 1
                if look277Is {
                  if p > 0 { scan.see(p &- 1) }
                  break out271
                }
                p = look277
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out271 }
            loop279: while true {
              guard isIn(0, 24, p) else { scan.see(p); break loop279 }
              let from280 = p
              end283: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break end283 }
                p &+= 1
                guard p > from280 else { break loop279 }
                continue loop279
              }
              p = from280
              break loop279
            }
            p = ruleBlankRest(p)
            if p < 0 { break out271 }
            look270Is = true
          }
          scan.quiet &-= 1
          if look270Is {
            if p > 0 { scan.see(p &- 1) }
            break end269
          }
          p = look270
          p = ruleLine(p)
          if p < 0 { break end269 }
          guard p > from266 else { break loop265 }
          if from266IsCut, scan.cutUnit(before: p, mark268, row0.entry(rule: 23)) {
            p = from266
            break loop265
          }
          continue loop265
        }
        p = from266
        scan.takeBack(to: mark268)
        break loop265
      }
      if scan.cut == 0 {
        let from285 = p
        let mark286 = scan.mark()
        done284: do {
          or287: do {
            if !scan.margins.isEmpty {
            p = margin(p, all: true)
            if p < 0 { break or287 }
            }
            let leaf288 = p
            var steps291 = 0
            loop289: while steps291 < 3 {
              guard isIn(0, 19, p) else { scan.see(p); break loop289 }
              let from290 = p
              end293: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end293 }
                p &+= 1
                guard p > from290 else { break loop289 }
                steps291 &+= 1
                continue loop289
              }
              p = from290
              break loop289
            }
            if steps291 == 3 {
              scan.see(p)
              if isIn(0, 19, p) {
                let look294 = p
                scan.quiet &+= 1
                var look294Is = false
                out295: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out295 }
                  p &+= 1
                  look294Is = true
                }
                scan.quiet &-= 1
                if look294Is {
                  if p > 0 { scan.see(p &- 1) }
                  break or287
                }
                p = look294
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break or287 }
            loop296: while true {
              guard isIn(0, 24, p) else { scan.see(p); break loop296 }
              let from297 = p
              end300: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break end300 }
                p &+= 1
                guard p > from297 else { break loop296 }
                continue loop296
              }
              p = from297
              break loop296
            }
            while isIn(0, 7, p) { p &+= 1 }
            scan.see(p)
            let look302 = p
            scan.quiet &+= 1
            var look302Is = false
            out303: do {
              p = ruleEOL(p)
              if p < 0 { break out303 }
              look302Is = true
            }
            scan.quiet &-= 1
            guard look302Is else { break or287 }
            if p > 0 { scan.see(p &- 1) }
            p = look302
            scan.leaf(4, leaf288, p)
            let from305 = p
            let mark306 = scan.mark()
            done304: do {
              if isIn(0, 14, p) {
                or307: do {
                  p = ruleNewline(p)
                  if p < 0 { break or307 }
                  break done304
                }
                p = from305
                scan.takeBack(to: mark306)
              }
              scan.see(p)
            }
            break done284
          }
          p = from285
          scan.takeBack(to: mark286)
          scan.see(p)
        }
      }
    return p
  }

  private mutating func ruleTicksOpen(_ start: Int) -> Int {
    var p = start
    fail: do {
      let look308 = p
      scan.quiet &+= 1
      var look308Is = false
      out309: do {
        var steps312 = 0
        loop310: while steps312 < 3 {
          guard isIn(0, 19, p) else { scan.see(p); break loop310 }
          let from311 = p
          end314: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end314 }
            p &+= 1
            guard p > from311 else { break loop310 }
            steps312 &+= 1
            continue loop310
          }
          p = from311
          break loop310
        }
        if steps312 == 3 {
          scan.see(p)
          if isIn(0, 19, p) {
            let look315 = p
            scan.quiet &+= 1
            var look315Is = false
            out316: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out316 }
              p &+= 1
              look315Is = true
            }
            scan.quiet &-= 1
            if look315Is {
              if p > 0 { scan.see(p &- 1) }
              break out309
            }
            p = look315
          }
        }
        guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break out309 }
        guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 96 else { scan.see(p &+ 1); break out309 }
        guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 96 else { scan.see(p &+ 2); break out309 }
        p &+= 3
        loop317: while true {
          guard isIn(0, 24, p) else { scan.see(p); break loop317 }
          let from318 = p
          end321: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break end321 }
            p &+= 1
            guard p > from318 else { break loop317 }
            continue loop317
          }
          p = from318
          break loop317
        }
        while isIn(0, 25, p) { p &+= 1 }
        scan.see(p)
        p = ruleEOL(p)
        if p < 0 { break out309 }
        look308Is = true
      }
      scan.quiet &-= 1
      guard look308Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look308
      return p
    }
    return -1
  }

  private mutating func ruleTildes(_ start: Int) -> Int {
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let slot323 = scan.open(11)
      let leaf324 = p
      var steps327 = 0
      loop325: while steps327 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop325 }
        let from326 = p
        end329: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end329 }
          p &+= 1
          guard p > from326 else { break loop325 }
          steps327 &+= 1
          continue loop325
        }
        p = from326
        break loop325
      }
      if steps327 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look330 = p
          scan.quiet &+= 1
          var look330Is = false
          out331: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out331 }
            p &+= 1
            look330Is = true
          }
          scan.quiet &-= 1
          if look330Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look330
        }
      }
      let kept332 = p
      var steps335 = 0
      loop333: while true {
        guard isIn(0, 26, p) else { scan.see(p); break loop333 }
        let from334 = p
        end337: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 126 else { scan.see(p); break end337 }
          p &+= 1
          guard p > from334 else { break loop333 }
          steps335 &+= 1
          continue loop333
        }
        p = from334
        break loop333
      }
      guard steps335 >= 3 else { break fail }
      guard let kept332Row = scan.row(kept332, p) else { break fail }
      row0 = kept332Row
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(4, leaf324, p)
      p = ruleInfo(p)
      if p < 0 { break fail }
      let from340 = p
      let mark341 = scan.mark()
      done339: do {
        if isIn(0, 14, p) {
          or342: do {
            p = ruleNewline(p)
            if p < 0 { break or342 }
            break done339
          }
          p = from340
          scan.takeBack(to: mark341)
        }
        scan.see(p)
      }
      loop343: while true {
        let from344 = p
        let mark346 = scan.mark()
        let from344IsCut = scan.isCut(p)
        end347: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end347 }
          }
          let look348 = p
          scan.quiet &+= 1
          var look348Is = false
          out349: do {
            var steps352 = 0
            loop350: while steps352 < 3 {
              guard isIn(0, 19, p) else { scan.see(p); break loop350 }
              let from351 = p
              end354: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end354 }
                p &+= 1
                guard p > from351 else { break loop350 }
                steps352 &+= 1
                continue loop350
              }
              p = from351
              break loop350
            }
            if steps352 == 3 {
              scan.see(p)
              if isIn(0, 19, p) {
                let look355 = p
                scan.quiet &+= 1
                var look355Is = false
                out356: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out356 }
                  p &+= 1
                  look355Is = true
                }
                scan.quiet &-= 1
                if look355Is {
                  if p > 0 { scan.see(p &- 1) }
                  break out349
                }
                p = look355
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out349 }
            loop357: while true {
              guard isIn(0, 26, p) else { scan.see(p); break loop357 }
              let from358 = p
              end361: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 126 else { scan.see(p); break end361 }
                p &+= 1
                guard p > from358 else { break loop357 }
                continue loop357
              }
              p = from358
              break loop357
            }
            p = ruleBlankRest(p)
            if p < 0 { break out349 }
            look348Is = true
          }
          scan.quiet &-= 1
          if look348Is {
            if p > 0 { scan.see(p &- 1) }
            break end347
          }
          p = look348
          p = ruleLine(p)
          if p < 0 { break end347 }
          guard p > from344 else { break loop343 }
          if from344IsCut, scan.cutUnit(before: p, mark346, row0.entry(rule: 25)) {
            p = from344
            break loop343
          }
          continue loop343
        }
        p = from344
        scan.takeBack(to: mark346)
        break loop343
      }
      if scan.cut == 0 {
        let from363 = p
        let mark364 = scan.mark()
        done362: do {
          or365: do {
            if !scan.margins.isEmpty {
            p = margin(p, all: true)
            if p < 0 { break or365 }
            }
            let leaf366 = p
            var steps369 = 0
            loop367: while steps369 < 3 {
              guard isIn(0, 19, p) else { scan.see(p); break loop367 }
              let from368 = p
              end371: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end371 }
                p &+= 1
                guard p > from368 else { break loop367 }
                steps369 &+= 1
                continue loop367
              }
              p = from368
              break loop367
            }
            if steps369 == 3 {
              scan.see(p)
              if isIn(0, 19, p) {
                let look372 = p
                scan.quiet &+= 1
                var look372Is = false
                out373: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out373 }
                  p &+= 1
                  look372Is = true
                }
                scan.quiet &-= 1
                if look372Is {
                  if p > 0 { scan.see(p &- 1) }
                  break or365
                }
                p = look372
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break or365 }
            loop374: while true {
              guard isIn(0, 26, p) else { scan.see(p); break loop374 }
              let from375 = p
              end378: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 126 else { scan.see(p); break end378 }
                p &+= 1
                guard p > from375 else { break loop374 }
                continue loop374
              }
              p = from375
              break loop374
            }
            while isIn(0, 7, p) { p &+= 1 }
            scan.see(p)
            let look380 = p
            scan.quiet &+= 1
            var look380Is = false
            out381: do {
              p = ruleEOL(p)
              if p < 0 { break out381 }
              look380Is = true
            }
            scan.quiet &-= 1
            guard look380Is else { break or365 }
            if p > 0 { scan.see(p &- 1) }
            p = look380
            scan.leaf(4, leaf366, p)
            let from383 = p
            let mark384 = scan.mark()
            done382: do {
              if isIn(0, 14, p) {
                or385: do {
                  p = ruleNewline(p)
                  if p < 0 { break or385 }
                  break done382
                }
                p = from383
                scan.takeBack(to: mark384)
              }
              scan.see(p)
            }
            break done362
          }
          p = from363
          scan.takeBack(to: mark364)
          scan.see(p)
        }
      }
      scan.close(slot323)
      return p
    }
    return -1
  }

  private mutating func resumeTildes(_ start: Int, _ row: Scan.Row) -> Int {
    var p = start
    var row0 = Scan.Row()
      row0 = row
      loop386: while true {
        let from387 = p
        let mark389 = scan.mark()
        let from387IsCut = scan.isCut(p)
        end390: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end390 }
          }
          let look391 = p
          scan.quiet &+= 1
          var look391Is = false
          out392: do {
            var steps395 = 0
            loop393: while steps395 < 3 {
              guard isIn(0, 19, p) else { scan.see(p); break loop393 }
              let from394 = p
              end397: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end397 }
                p &+= 1
                guard p > from394 else { break loop393 }
                steps395 &+= 1
                continue loop393
              }
              p = from394
              break loop393
            }
            if steps395 == 3 {
              scan.see(p)
              if isIn(0, 19, p) {
                let look398 = p
                scan.quiet &+= 1
                var look398Is = false
                out399: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out399 }
                  p &+= 1
                  look398Is = true
                }
                scan.quiet &-= 1
                if look398Is {
                  if p > 0 { scan.see(p &- 1) }
                  break out392
                }
                p = look398
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out392 }
            loop400: while true {
              guard isIn(0, 26, p) else { scan.see(p); break loop400 }
              let from401 = p
              end404: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 126 else { scan.see(p); break end404 }
                p &+= 1
                guard p > from401 else { break loop400 }
                continue loop400
              }
              p = from401
              break loop400
            }
            p = ruleBlankRest(p)
            if p < 0 { break out392 }
            look391Is = true
          }
          scan.quiet &-= 1
          if look391Is {
            if p > 0 { scan.see(p &- 1) }
            break end390
          }
          p = look391
          p = ruleLine(p)
          if p < 0 { break end390 }
          guard p > from387 else { break loop386 }
          if from387IsCut, scan.cutUnit(before: p, mark389, row0.entry(rule: 25)) {
            p = from387
            break loop386
          }
          continue loop386
        }
        p = from387
        scan.takeBack(to: mark389)
        break loop386
      }
      if scan.cut == 0 {
        let from406 = p
        let mark407 = scan.mark()
        done405: do {
          or408: do {
            if !scan.margins.isEmpty {
            p = margin(p, all: true)
            if p < 0 { break or408 }
            }
            let leaf409 = p
            var steps412 = 0
            loop410: while steps412 < 3 {
              guard isIn(0, 19, p) else { scan.see(p); break loop410 }
              let from411 = p
              end414: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end414 }
                p &+= 1
                guard p > from411 else { break loop410 }
                steps412 &+= 1
                continue loop410
              }
              p = from411
              break loop410
            }
            if steps412 == 3 {
              scan.see(p)
              if isIn(0, 19, p) {
                let look415 = p
                scan.quiet &+= 1
                var look415Is = false
                out416: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out416 }
                  p &+= 1
                  look415Is = true
                }
                scan.quiet &-= 1
                if look415Is {
                  if p > 0 { scan.see(p &- 1) }
                  break or408
                }
                p = look415
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break or408 }
            loop417: while true {
              guard isIn(0, 26, p) else { scan.see(p); break loop417 }
              let from418 = p
              end421: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 126 else { scan.see(p); break end421 }
                p &+= 1
                guard p > from418 else { break loop417 }
                continue loop417
              }
              p = from418
              break loop417
            }
            while isIn(0, 7, p) { p &+= 1 }
            scan.see(p)
            let look423 = p
            scan.quiet &+= 1
            var look423Is = false
            out424: do {
              p = ruleEOL(p)
              if p < 0 { break out424 }
              look423Is = true
            }
            scan.quiet &-= 1
            guard look423Is else { break or408 }
            if p > 0 { scan.see(p &- 1) }
            p = look423
            scan.leaf(4, leaf409, p)
            let from426 = p
            let mark427 = scan.mark()
            done425: do {
              if isIn(0, 14, p) {
                or428: do {
                  p = ruleNewline(p)
                  if p < 0 { break or428 }
                  break done425
                }
                p = from426
                scan.takeBack(to: mark427)
              }
              scan.see(p)
            }
            break done405
          }
          p = from406
          scan.takeBack(to: mark407)
          scan.see(p)
        }
      }
    return p
  }

  private mutating func ruleInfo(_ start: Int) -> Int {
    var p = start
      let leaf429 = p
      while isIn(0, 11, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(12, leaf429, p)
    return p
  }

  private mutating func ruleIndented(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot431 = scan.open(13)
      p = ruleCodeLine(p)
      if p < 0 { break fail }
      loop432: while true {
        let from433 = p
        let mark435 = scan.mark()
        end436: do {
          loop437: while true {
            let from438 = p
            let mark440 = scan.mark()
            end441: do {
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break end441 }
              }
              p = ruleBlank(p)
              if p < 0 { break end441 }
              guard p > from438 else { break loop437 }
              continue loop437
            }
            p = from438
            scan.takeBack(to: mark440)
            break loop437
          }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end436 }
          }
          p = ruleCodeLine(p)
          if p < 0 { break end436 }
          guard p > from433 else { break loop432 }
          continue loop432
        }
        p = from433
        scan.takeBack(to: mark435)
        break loop432
      }
      scan.close(slot431)
      return p
    }
    return -1
  }

  private mutating func ruleCodeLine(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf442 = p
      p = scan.takeColumns(4, p)
      if p < 0 { break fail }
      scan.leaf(14, leaf442, p)
      let look443 = p
      scan.quiet &+= 1
      var look443Is = false
      out444: do {
        p = ruleBlankRest(p)
        if p < 0 { break out444 }
        look443Is = true
      }
      scan.quiet &-= 1
      if look443Is {
        if p > 0 { scan.see(p &- 1) }
        break fail
      }
      p = look443
      p = ruleLine(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleQuote(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      let slot445 = scan.open(15)
      p = ruleQuoteMark(p)
      if p < 0 { break fail }
      guard scan.margins.count < Scan.marginsMax else { break fail }
      scan.margins.append(Scan.Margin(prefix: 0, columns: 0, kind: 0))
      var inset446 = false
      out447: do {
        p = ruleContents(p)
        if p < 0 { break out447 }
        inset446 = true
      }
      scan.margins.removeLast()
      guard inset446 else { break fail }
      scan.close(slot445)
      return p
    }
    return -1
  }

  private mutating func ruleQuoteMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf448 = p
      var steps451 = 0
      loop449: while steps451 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop449 }
        let from450 = p
        end453: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end453 }
          p &+= 1
          guard p > from450 else { break loop449 }
          steps451 &+= 1
          continue loop449
        }
        p = from450
        break loop449
      }
      if steps451 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look454 = p
          scan.quiet &+= 1
          var look454Is = false
          out455: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out455 }
            p &+= 1
            look454Is = true
          }
          scan.quiet &-= 1
          if look454Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look454
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 62 else { scan.see(p); break fail }
      p &+= 1
      let from457 = p
      done456: do {
        if isIn(0, 19, p) {
          or459: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break or459 }
            p &+= 1
            break done456
          }
          p = from457
        }
        scan.see(p)
      }
      scan.leaf(16, leaf448, p)
      return p
    }
    return -1
  }

  private mutating func ruleBullets(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let slot460 = scan.open(17)
      let look461 = p
      scan.quiet &+= 1
      var look461Is = false
      out462: do {
        var steps465 = 0
        loop463: while steps465 < 3 {
          guard isIn(0, 19, p) else { scan.see(p); break loop463 }
          let from464 = p
          end467: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end467 }
            p &+= 1
            guard p > from464 else { break loop463 }
            steps465 &+= 1
            continue loop463
          }
          p = from464
          break loop463
        }
        if steps465 == 3 {
          scan.see(p)
          if isIn(0, 19, p) {
            let look468 = p
            scan.quiet &+= 1
            var look468Is = false
            out469: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out469 }
              p &+= 1
              look468Is = true
            }
            scan.quiet &-= 1
            if look468Is {
              if p > 0 { scan.see(p &- 1) }
              break out462
            }
            p = look468
          }
        }
        let kept470 = p
        guard isIn(0, 27, p) else { scan.see(p); break out462 }
        p &+= 1
        guard let kept470Row = scan.row(kept470, p) else { break out462 }
        row0 = kept470Row
        look461Is = true
      }
      scan.quiet &-= 1
      guard look461Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look461
      p = ruleBullet(p)
      if p < 0 { break fail }
      loop471: while true {
        let from472 = p
        let mark474 = scan.mark()
        let from472IsCut = scan.isCut(p)
        end475: do {
          loop476: while true {
            let from477 = p
            let mark479 = scan.mark()
            end480: do {
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break end480 }
              }
              p = ruleBlank(p)
              if p < 0 { break end480 }
              guard p > from477 else { break loop476 }
              continue loop476
            }
            p = from477
            scan.takeBack(to: mark479)
            break loop476
          }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end475 }
          }
          scan.see(p)
          if isIn(0, 3, p) {
            let look481 = p
            scan.quiet &+= 1
            var look481Is = false
            out482: do {
              p = ruleRuleLine(p)
              if p < 0 { break out482 }
              look481Is = true
            }
            scan.quiet &-= 1
            if look481Is {
              if p > 0 { scan.see(p &- 1) }
              break end475
            }
            p = look481
          }
          let look483 = p
          scan.quiet &+= 1
          var look483Is = false
          out484: do {
            var steps487 = 0
            loop485: while steps487 < 3 {
              guard isIn(0, 19, p) else { scan.see(p); break loop485 }
              let from486 = p
              end489: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end489 }
                p &+= 1
                guard p > from486 else { break loop485 }
                steps487 &+= 1
                continue loop485
              }
              p = from486
              break loop485
            }
            if steps487 == 3 {
              scan.see(p)
              if isIn(0, 19, p) {
                let look490 = p
                scan.quiet &+= 1
                var look490Is = false
                out491: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out491 }
                  p &+= 1
                  look490Is = true
                }
                scan.quiet &-= 1
                if look490Is {
                  if p > 0 { scan.see(p &- 1) }
                  break out484
                }
                p = look490
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out484 }
            look483Is = true
          }
          scan.quiet &-= 1
          guard look483Is else { break end475 }
          if p > 0 { scan.see(p &- 1) }
          p = look483
          p = ruleBullet(p)
          if p < 0 { break end475 }
          guard p > from472 else { break loop471 }
          if from472IsCut, scan.cutUnit(before: p, mark474, row0.entry(rule: 31)) {
            p = from472
            break loop471
          }
          continue loop471
        }
        p = from472
        scan.takeBack(to: mark474)
        break loop471
      }
      scan.close(slot460)
      return p
    }
    return -1
  }

  private mutating func resumeBullets(_ start: Int, _ row: Scan.Row) -> Int {
    var p = start
    var row0 = Scan.Row()
      row0 = row
      loop492: while true {
        let from493 = p
        let mark495 = scan.mark()
        let from493IsCut = scan.isCut(p)
        end496: do {
          loop497: while true {
            let from498 = p
            let mark500 = scan.mark()
            end501: do {
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break end501 }
              }
              p = ruleBlank(p)
              if p < 0 { break end501 }
              guard p > from498 else { break loop497 }
              continue loop497
            }
            p = from498
            scan.takeBack(to: mark500)
            break loop497
          }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end496 }
          }
          scan.see(p)
          if isIn(0, 3, p) {
            let look502 = p
            scan.quiet &+= 1
            var look502Is = false
            out503: do {
              p = ruleRuleLine(p)
              if p < 0 { break out503 }
              look502Is = true
            }
            scan.quiet &-= 1
            if look502Is {
              if p > 0 { scan.see(p &- 1) }
              break end496
            }
            p = look502
          }
          let look504 = p
          scan.quiet &+= 1
          var look504Is = false
          out505: do {
            var steps508 = 0
            loop506: while steps508 < 3 {
              guard isIn(0, 19, p) else { scan.see(p); break loop506 }
              let from507 = p
              end510: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end510 }
                p &+= 1
                guard p > from507 else { break loop506 }
                steps508 &+= 1
                continue loop506
              }
              p = from507
              break loop506
            }
            if steps508 == 3 {
              scan.see(p)
              if isIn(0, 19, p) {
                let look511 = p
                scan.quiet &+= 1
                var look511Is = false
                out512: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out512 }
                  p &+= 1
                  look511Is = true
                }
                scan.quiet &-= 1
                if look511Is {
                  if p > 0 { scan.see(p &- 1) }
                  break out505
                }
                p = look511
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out505 }
            look504Is = true
          }
          scan.quiet &-= 1
          guard look504Is else { break end496 }
          if p > 0 { scan.see(p &- 1) }
          p = look504
          p = ruleBullet(p)
          if p < 0 { break end496 }
          guard p > from493 else { break loop492 }
          if from493IsCut, scan.cutUnit(before: p, mark495, row0.entry(rule: 31)) {
            p = from493
            break loop492
          }
          continue loop492
        }
        p = from493
        scan.takeBack(to: mark495)
        break loop492
      }
    return p
  }

  private mutating func ruleBullet(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      let slot513 = scan.open(18)
      let hung514 = p
      p = ruleBulletMark(p)
      if p < 0 { break fail }
      guard scan.margins.count < Scan.marginsMax else { break fail }
      scan.margins.append(Scan.Margin(prefix: -1, columns: scan.hanging(hung514, p), kind: 14))
      var inset515 = false
      out516: do {
        p = ruleItemBody(p)
        if p < 0 { break out516 }
        inset515 = true
      }
      scan.margins.removeLast()
      guard inset515 else { break fail }
      scan.close(slot513)
      return p
    }
    return -1
  }

  private mutating func ruleBulletMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf517 = p
      var steps520 = 0
      loop518: while steps520 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop518 }
        let from519 = p
        end522: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end522 }
          p &+= 1
          guard p > from519 else { break loop518 }
          steps520 &+= 1
          continue loop518
        }
        p = from519
        break loop518
      }
      if steps520 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look523 = p
          scan.quiet &+= 1
          var look523Is = false
          out524: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out524 }
            p &+= 1
            look523Is = true
          }
          scan.quiet &-= 1
          if look523Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look523
        }
      }
      guard isIn(0, 27, p) else { scan.see(p); break fail }
      p &+= 1
      p = ruleItemSpace(p)
      if p < 0 { break fail }
      scan.leaf(19, leaf517, p)
      return p
    }
    return -1
  }

  private mutating func ruleNumbers(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let slot525 = scan.open(20)
      let look526 = p
      scan.quiet &+= 1
      var look526Is = false
      out527: do {
        var steps530 = 0
        loop528: while steps530 < 3 {
          guard isIn(0, 19, p) else { scan.see(p); break loop528 }
          let from529 = p
          end532: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end532 }
            p &+= 1
            guard p > from529 else { break loop528 }
            steps530 &+= 1
            continue loop528
          }
          p = from529
          break loop528
        }
        if steps530 == 3 {
          scan.see(p)
          if isIn(0, 19, p) {
            let look533 = p
            scan.quiet &+= 1
            var look533Is = false
            out534: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out534 }
              p &+= 1
              look533Is = true
            }
            scan.quiet &-= 1
            if look533Is {
              if p > 0 { scan.see(p &- 1) }
              break out527
            }
            p = look533
          }
        }
        let from535 = p
        while p &- from535 < 9, isIn(0, 28, p) { p &+= 1 }
        if p &- from535 < 9 { scan.see(p) }
        guard p &- from535 >= 1 else { break out527 }
        if p &- from535 == 9 {
          scan.see(p)
          if isIn(0, 28, p) { break out527 }
        }
        let kept536 = p
        guard isIn(0, 29, p) else { scan.see(p); break out527 }
        p &+= 1
        guard let kept536Row = scan.row(kept536, p) else { break out527 }
        row0 = kept536Row
        look526Is = true
      }
      scan.quiet &-= 1
      guard look526Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look526
      p = ruleNumber(p)
      if p < 0 { break fail }
      loop537: while true {
        let from538 = p
        let mark540 = scan.mark()
        let from538IsCut = scan.isCut(p)
        end541: do {
          loop542: while true {
            let from543 = p
            let mark545 = scan.mark()
            end546: do {
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break end546 }
              }
              p = ruleBlank(p)
              if p < 0 { break end546 }
              guard p > from543 else { break loop542 }
              continue loop542
            }
            p = from543
            scan.takeBack(to: mark545)
            break loop542
          }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end541 }
          }
          let look547 = p
          scan.quiet &+= 1
          var look547Is = false
          out548: do {
            var steps551 = 0
            loop549: while steps551 < 3 {
              guard isIn(0, 19, p) else { scan.see(p); break loop549 }
              let from550 = p
              end553: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end553 }
                p &+= 1
                guard p > from550 else { break loop549 }
                steps551 &+= 1
                continue loop549
              }
              p = from550
              break loop549
            }
            if steps551 == 3 {
              scan.see(p)
              if isIn(0, 19, p) {
                let look554 = p
                scan.quiet &+= 1
                var look554Is = false
                out555: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out555 }
                  p &+= 1
                  look554Is = true
                }
                scan.quiet &-= 1
                if look554Is {
                  if p > 0 { scan.see(p &- 1) }
                  break out548
                }
                p = look554
              }
            }
            let from556 = p
            while p &- from556 < 9, isIn(0, 28, p) { p &+= 1 }
            if p &- from556 < 9 { scan.see(p) }
            guard p &- from556 >= 1 else { break out548 }
            if p &- from556 == 9 {
              scan.see(p)
              if isIn(0, 28, p) { break out548 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out548 }
            look547Is = true
          }
          scan.quiet &-= 1
          guard look547Is else { break end541 }
          if p > 0 { scan.see(p &- 1) }
          p = look547
          p = ruleNumber(p)
          if p < 0 { break end541 }
          guard p > from538 else { break loop537 }
          if from538IsCut, scan.cutUnit(before: p, mark540, row0.entry(rule: 34)) {
            p = from538
            break loop537
          }
          continue loop537
        }
        p = from538
        scan.takeBack(to: mark540)
        break loop537
      }
      scan.close(slot525)
      return p
    }
    return -1
  }

  private mutating func resumeNumbers(_ start: Int, _ row: Scan.Row) -> Int {
    var p = start
    var row0 = Scan.Row()
      row0 = row
      loop557: while true {
        let from558 = p
        let mark560 = scan.mark()
        let from558IsCut = scan.isCut(p)
        end561: do {
          loop562: while true {
            let from563 = p
            let mark565 = scan.mark()
            end566: do {
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break end566 }
              }
              p = ruleBlank(p)
              if p < 0 { break end566 }
              guard p > from563 else { break loop562 }
              continue loop562
            }
            p = from563
            scan.takeBack(to: mark565)
            break loop562
          }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end561 }
          }
          let look567 = p
          scan.quiet &+= 1
          var look567Is = false
          out568: do {
            var steps571 = 0
            loop569: while steps571 < 3 {
              guard isIn(0, 19, p) else { scan.see(p); break loop569 }
              let from570 = p
              end573: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end573 }
                p &+= 1
                guard p > from570 else { break loop569 }
                steps571 &+= 1
                continue loop569
              }
              p = from570
              break loop569
            }
            if steps571 == 3 {
              scan.see(p)
              if isIn(0, 19, p) {
                let look574 = p
                scan.quiet &+= 1
                var look574Is = false
                out575: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out575 }
                  p &+= 1
                  look574Is = true
                }
                scan.quiet &-= 1
                if look574Is {
                  if p > 0 { scan.see(p &- 1) }
                  break out568
                }
                p = look574
              }
            }
            let from576 = p
            while p &- from576 < 9, isIn(0, 28, p) { p &+= 1 }
            if p &- from576 < 9 { scan.see(p) }
            guard p &- from576 >= 1 else { break out568 }
            if p &- from576 == 9 {
              scan.see(p)
              if isIn(0, 28, p) { break out568 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out568 }
            look567Is = true
          }
          scan.quiet &-= 1
          guard look567Is else { break end561 }
          if p > 0 { scan.see(p &- 1) }
          p = look567
          p = ruleNumber(p)
          if p < 0 { break end561 }
          guard p > from558 else { break loop557 }
          if from558IsCut, scan.cutUnit(before: p, mark560, row0.entry(rule: 34)) {
            p = from558
            break loop557
          }
          continue loop557
        }
        p = from558
        scan.takeBack(to: mark560)
        break loop557
      }
    return p
  }

  private mutating func ruleNumber(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      let slot577 = scan.open(18)
      let hung578 = p
      p = ruleNumberMark(p)
      if p < 0 { break fail }
      guard scan.margins.count < Scan.marginsMax else { break fail }
      scan.margins.append(Scan.Margin(prefix: -1, columns: scan.hanging(hung578, p), kind: 14))
      var inset579 = false
      out580: do {
        p = ruleItemBody(p)
        if p < 0 { break out580 }
        inset579 = true
      }
      scan.margins.removeLast()
      guard inset579 else { break fail }
      scan.close(slot577)
      return p
    }
    return -1
  }

  private mutating func ruleNumberMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf581 = p
      var steps584 = 0
      loop582: while steps584 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop582 }
        let from583 = p
        end586: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end586 }
          p &+= 1
          guard p > from583 else { break loop582 }
          steps584 &+= 1
          continue loop582
        }
        p = from583
        break loop582
      }
      if steps584 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look587 = p
          scan.quiet &+= 1
          var look587Is = false
          out588: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out588 }
            p &+= 1
            look587Is = true
          }
          scan.quiet &-= 1
          if look587Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look587
        }
      }
      let from589 = p
      while p &- from589 < 9, isIn(0, 28, p) { p &+= 1 }
      if p &- from589 < 9 { scan.see(p) }
      guard p &- from589 >= 1 else { break fail }
      if p &- from589 == 9 {
        scan.see(p)
        if isIn(0, 28, p) { break fail }
      }
      guard isIn(0, 29, p) else { scan.see(p); break fail }
      p &+= 1
      p = ruleItemSpace(p)
      if p < 0 { break fail }
      scan.leaf(19, leaf581, p)
      return p
    }
    return -1
  }

  private mutating func ruleItemSpace(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from591 = p
      done590: do {
        or593: do {
          let look594 = p
          scan.quiet &+= 1
          var look594Is = false
          out595: do {
            p = ruleBlankRest(p)
            if p < 0 { break out595 }
            look594Is = true
          }
          scan.quiet &-= 1
          guard look594Is else { break or593 }
          if p > 0 { scan.see(p &- 1) }
          p = look594
          break done590
        }
        p = from591
        if isIn(0, 7, p) {
          or596: do {
            scan.see(p)
            if isIn(0, 7, p) {
              let look597 = p
              scan.quiet &+= 1
              var look597Is = false
              out598: do {
                p = scan.takeColumns(5, p)
                if p < 0 { break out598 }
                look597Is = true
              }
              scan.quiet &-= 1
              if look597Is {
                if p > 0 { scan.see(p &- 1) }
                break or596
              }
              p = look597
            }
            let from599 = p
            while isIn(0, 7, p) { p &+= 1 }
            scan.see(p)
            guard p &- from599 >= 1 else { break or596 }
            break done590
          }
          p = from591
        }
        if isIn(0, 7, p) {
          or600: do {
            guard isIn(0, 7, p) else { scan.see(p); break or600 }
            p &+= 1
            break done590
          }
          p = from591
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleItemBody(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      let from602 = p
      let mark603 = scan.mark()
      done601: do {
        if isIn(0, 0, p) {
          or604: do {
            p = ruleBlank(p)
            if p < 0 { break or604 }
            let from606 = p
            let mark607 = scan.mark()
            done605: do {
              or608: do {
                let look609 = p
                scan.quiet &+= 1
                var look609Is = false
                out610: do {
                  if !scan.margins.isEmpty {
                  p = margin(p, all: true)
                  if p < 0 { break out610 }
                  }
                  p = ruleBlank(p)
                  if p < 0 { break out610 }
                  look609Is = true
                }
                scan.quiet &-= 1
                if look609Is {
                  if p > 0 { scan.see(p &- 1) }
                  break or608
                }
                p = look609
                if !scan.margins.isEmpty {
                p = margin(p, all: true)
                if p < 0 { break or608 }
                }
                p = ruleInner(p)
                if p < 0 { break or608 }
                loop611: while true {
                  let from612 = p
                  let mark614 = scan.mark()
                  end615: do {
                    if !scan.margins.isEmpty {
                    p = margin(p, all: true)
                    if p < 0 { break end615 }
                    }
                    p = ruleInner(p)
                    if p < 0 { break end615 }
                    guard p > from612 else { break loop611 }
                    continue loop611
                  }
                  p = from612
                  scan.takeBack(to: mark614)
                  break loop611
                }
                break done605
              }
              p = from606
              scan.takeBack(to: mark607)
              scan.see(p)
            }
            break done601
          }
          p = from602
          scan.takeBack(to: mark603)
        }
        scan.see(p)
        or616: do {
          let from618 = p
          let mark619 = scan.mark()
          done617: do {
            if isIn(0, 30, p) {
              or620: do {
                p = ruleTask(p)
                if p < 0 { break or620 }
                break done617
              }
              p = from618
              scan.takeBack(to: mark619)
            }
            scan.see(p)
          }
          p = ruleInner(p)
          if p < 0 { break or616 }
          loop621: while true {
            let from622 = p
            let mark624 = scan.mark()
            end625: do {
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break end625 }
              }
              p = ruleInner(p)
              if p < 0 { break end625 }
              guard p > from622 else { break loop621 }
              continue loop621
            }
            p = from622
            scan.takeBack(to: mark624)
            break loop621
          }
          break done601
        }
        p = from602
        scan.takeBack(to: mark603)
        or626: do {
          scan.see(p)
          if isIn(0, 15, p) { break or626 }
          break done601
        }
        p = from602
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleTask(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf627 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      p &+= 1
      guard isIn(0, 31, p) else { scan.see(p); break fail }
      p &+= 1
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      p &+= 1
      let from628 = p
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      guard p &- from628 >= 1 else { break fail }
      let look629 = p
      scan.quiet &+= 1
      var look629Is = false
      out630: do {
        p = ruleEOL(p)
        if p < 0 { break out630 }
        look629Is = true
      }
      scan.quiet &-= 1
      if look629Is {
        if p > 0 { scan.see(p &- 1) }
        break fail
      }
      p = look629
      scan.leaf(21, leaf627, p)
      return p
    }
    return -1
  }

  private mutating func ruleFootnote(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      let slot631 = scan.open(22)
      p = ruleFootnoteMark(p)
      if p < 0 { break fail }
      let leaf632 = p
      p = ruleFootnoteName(p)
      if p < 0 { break fail }
      scan.leaf(23, leaf632, p)
      let leaf633 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { scan.see(p &+ 1); break fail }
      p &+= 2
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(24, leaf633, p)
      guard scan.margins.count < Scan.marginsMax else { break fail }
      scan.margins.append(Scan.Margin(prefix: 1, columns: 0, kind: 0))
      var inset635 = false
      out636: do {
        p = ruleContents(p)
        if p < 0 { break out636 }
        inset635 = true
      }
      scan.margins.removeLast()
      guard inset635 else { break fail }
      scan.close(slot631)
      return p
    }
    return -1
  }

  private mutating func ruleFootnoteMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf637 = p
      var steps640 = 0
      loop638: while steps640 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop638 }
        let from639 = p
        end642: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end642 }
          p &+= 1
          guard p > from639 else { break loop638 }
          steps640 &+= 1
          continue loop638
        }
        p = from639
        break loop638
      }
      if steps640 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look643 = p
          scan.quiet &+= 1
          var look643Is = false
          out644: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out644 }
            p &+= 1
            look643Is = true
          }
          scan.quiet &-= 1
          if look643Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look643
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 94 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(24, leaf637, p)
      return p
    }
    return -1
  }

  private mutating func ruleFootnoteName(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from645 = p
      while isIn(0, 32, p) { p &+= 1 }
      scan.see(p)
      guard p &- from645 >= 1 else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleFootnoteInset(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from647 = p
      let mark648 = scan.mark()
      done646: do {
        if isIn(0, 7, p) {
          or649: do {
            let leaf650 = p
            p = scan.takeColumns(4, p)
            if p < 0 { break or649 }
            scan.leaf(14, leaf650, p)
            break done646
          }
          p = from647
          scan.takeBack(to: mark648)
        }
        scan.see(p)
        or651: do {
          let look652 = p
          scan.quiet &+= 1
          var look652Is = false
          out653: do {
            p = ruleBlankRest(p)
            if p < 0 { break out653 }
            look652Is = true
          }
          scan.quiet &-= 1
          guard look652Is else { break or651 }
          if p > 0 { scan.see(p &- 1) }
          p = look652
          break done646
        }
        p = from647
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleDefinition(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot654 = scan.open(25)
      let leaf655 = p
      var steps658 = 0
      loop656: while steps658 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop656 }
        let from657 = p
        end660: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end660 }
          p &+= 1
          guard p > from657 else { break loop656 }
          steps658 &+= 1
          continue loop656
        }
        p = from657
        break loop656
      }
      if steps658 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look661 = p
          scan.quiet &+= 1
          var look661Is = false
          out662: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out662 }
            p &+= 1
            look661Is = true
          }
          scan.quiet &-= 1
          if look661Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look661
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf655, p)
      let leaf663 = p
      scan.quiet &+= 1
      var leaf663Is = false
      out664: do {
        p = ruleLabelText(p)
        if p < 0 { break out664 }
        leaf663Is = true
      }
      scan.quiet &-= 1
      guard leaf663Is else { break fail }
      scan.leaf(23, leaf663, p)
      let leaf665 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(24, leaf665, p)
      let from667 = p
      let mark668 = scan.mark()
      done666: do {
        if isIn(0, 0, p) {
          or669: do {
            p = ruleLineSpace(p)
            if p < 0 { break or669 }
            break done666
          }
          p = from667
          scan.takeBack(to: mark668)
        }
        scan.see(p)
      }
      let leaf670 = p
      p = ruleDestination(p)
      if p < 0 { break fail }
      scan.leaf(26, leaf670, p)
      let from672 = p
      let mark673 = scan.mark()
      done671: do {
        if isIn(0, 0, p) {
          or674: do {
            p = ruleLineSpace(p)
            if p < 0 { break or674 }
            let leaf675 = p
            p = ruleTitle(p)
            if p < 0 { break or674 }
            scan.leaf(27, leaf675, p)
            let leaf676 = p
            while isIn(0, 7, p) { p &+= 1 }
            scan.see(p)
            scan.leaf(28, leaf676, p)
            let look678 = p
            scan.quiet &+= 1
            var look678Is = false
            out679: do {
              p = ruleEOL(p)
              if p < 0 { break out679 }
              look678Is = true
            }
            scan.quiet &-= 1
            guard look678Is else { break or674 }
            if p > 0 { scan.see(p &- 1) }
            p = look678
            break done671
          }
          p = from672
          scan.takeBack(to: mark673)
        }
        scan.see(p)
      }
      let leaf680 = p
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(28, leaf680, p)
      let from683 = p
      let mark684 = scan.mark()
      done682: do {
        if isIn(0, 14, p) {
          or685: do {
            p = ruleNewline(p)
            if p < 0 { break or685 }
            break done682
          }
          p = from683
          scan.takeBack(to: mark684)
        }
        scan.see(p)
        or686: do {
          scan.see(p)
          if isIn(0, 15, p) { break or686 }
          break done682
        }
        p = from683
        break fail
      }
      scan.close(slot654)
      return p
    }
    return -1
  }

  private mutating func ruleLabelText(_ start: Int) -> Int {
    var p = start
    fail: do {
      let look687 = p
      scan.quiet &+= 1
      var look687Is = false
      out688: do {
        while isIn(0, 0, p) { p &+= 1 }
        scan.see(p)
        if isIn(0, 33, p) {
          p &+= 1
        } else {
          p = scan.take(Self.classes[0], p)
          if p < 0 { break out688 }
        }
        look687Is = true
      }
      scan.quiet &-= 1
      guard look687Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look687
      let most690 = p
      let from692First = p
      loop691: while true {
        guard isIn(0, 34, p) else { scan.see(p); break loop691 }
        let from692 = p
        let mark694 = scan.mark()
        end695: do {
          let from697 = p
          done696: do {
            if isIn(0, 35, p) {
              or699: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or699 }
                p &+= 1
                if isIn(0, 36, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[1], p)
                  if p < 0 { break or699 }
                }
                break done696
              }
              p = from697
            }
            if isIn(0, 37, p) {
              or700: do {
                if isIn(0, 38, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[2], p)
                  if p < 0 { break or700 }
                }
                break done696
              }
              p = from697
            }
            if isIn(0, 14, p) {
              or701: do {
                p = ruleNL(p)
                if p < 0 { break or701 }
                if !scan.margins.isEmpty {
                p = margin(p, all: true)
                if p < 0 { break or701 }
                }
                let look702 = p
                scan.quiet &+= 1
                var look702Is = false
                out703: do {
                  p = ruleBlankRest(p)
                  if p < 0 { break out703 }
                  look702Is = true
                }
                scan.quiet &-= 1
                if look702Is {
                  if p > 0 { scan.see(p &- 1) }
                  break or701
                }
                p = look702
                break done696
              }
              p = from697
            }
            scan.see(p)
            break end695
          }
          guard p > from692 else { break loop691 }
          continue loop691
        }
        p = from692
        scan.takeBack(to: mark694)
        break loop691
      }
      guard p > from692First else { break fail }
      guard p &- most690 <= 999 else { scan.see(p &- 1); break fail }
      return p
    }
    return -1
  }

  private mutating func ruleLineSpace(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf704 = p
      scan.quiet &+= 1
      var leaf704Is = false
      out705: do {
        let from707 = p
        let mark708 = scan.mark()
        done706: do {
          if isIn(0, 0, p) {
            or709: do {
              while isIn(0, 7, p) { p &+= 1 }
              scan.see(p)
              p = ruleNL(p)
              if p < 0 { break or709 }
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break or709 }
              }
              let look711 = p
              scan.quiet &+= 1
              var look711Is = false
              out712: do {
                p = ruleBlankRest(p)
                if p < 0 { break out712 }
                look711Is = true
              }
              scan.quiet &-= 1
              if look711Is {
                if p > 0 { scan.see(p &- 1) }
                break or709
              }
              p = look711
              while isIn(0, 7, p) { p &+= 1 }
              scan.see(p)
              break done706
            }
            p = from707
            scan.takeBack(to: mark708)
          }
          if isIn(0, 7, p) {
            or714: do {
              let from715 = p
              while isIn(0, 7, p) { p &+= 1 }
              scan.see(p)
              guard p &- from715 >= 1 else { break or714 }
              break done706
            }
            p = from707
          }
          scan.see(p)
          break out705
        }
        leaf704Is = true
      }
      scan.quiet &-= 1
      guard leaf704Is else { break fail }
      scan.leaf(28, leaf704, p)
      return p
    }
    return -1
  }

  private mutating func ruleQuestion(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      let slot716 = scan.open(29)
      p = ruleQuestionMark(p)
      if p < 0 { break fail }
      let slot717 = scan.open(30)
      let within718Reach = scan.reach
      scan.reach = .max
      let within718 = p
      scan.quiet &+= 1
      var within718Is = false
      out719: do {
        p = ruleAskedLines(p)
        if p < 0 { break out719 }
        within718Is = true
      }
      scan.quiet &-= 1
      scan.reach = within718Reach
      guard within718Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      let within718End = p
      let within718Outer = scan.limit
      scan.limit = p
      p = within718
      var within718Fills = false
      out720: do {
        p = ruleSpans(p)
        if p < 0 { break out720 }
        within718Fills = true
      }
      scan.limit = within718Outer
      guard within718Fills, p == within718End || scan.cut != 0 else { break fail }
      scan.close(slot717)
      p = ruleNewline(p)
      if p < 0 { break fail }
      if !scan.margins.isEmpty {
      p = margin(p, all: true)
      if p < 0 { break fail }
      }
      p = ruleAnswerMark(p)
      if p < 0 { break fail }
      let slot721 = scan.open(31)
      let within722Reach = scan.reach
      scan.reach = .max
      let within722 = p
      scan.quiet &+= 1
      var within722Is = false
      out723: do {
        p = ruleAnswerLines(p)
        if p < 0 { break out723 }
        within722Is = true
      }
      scan.quiet &-= 1
      scan.reach = within722Reach
      guard within722Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      let within722End = p
      let within722Outer = scan.limit
      scan.limit = p
      p = within722
      var within722Fills = false
      out724: do {
        p = ruleSpans(p)
        if p < 0 { break out724 }
        within722Fills = true
      }
      scan.limit = within722Outer
      guard within722Fills, p == within722End || scan.cut != 0 else { break fail }
      scan.close(slot721)
      let from726 = p
      let mark727 = scan.mark()
      done725: do {
        if isIn(0, 14, p) {
          or728: do {
            p = ruleNewline(p)
            if p < 0 { break or728 }
            break done725
          }
          p = from726
          scan.takeBack(to: mark727)
        }
        scan.see(p)
      }
      scan.close(slot716)
      return p
    }
    return -1
  }

  private mutating func ruleQuestionMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf729 = p
      var steps732 = 0
      loop730: while steps732 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop730 }
        let from731 = p
        end734: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end734 }
          p &+= 1
          guard p > from731 else { break loop730 }
          steps732 &+= 1
          continue loop730
        }
        p = from731
        break loop730
      }
      if steps732 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look735 = p
          scan.quiet &+= 1
          var look735Is = false
          out736: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out736 }
            p &+= 1
            look735Is = true
          }
          scan.quiet &-= 1
          if look735Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look735
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 81 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { scan.see(p &+ 1); break fail }
      p &+= 2
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(32, leaf729, p)
      return p
    }
    return -1
  }

  private mutating func ruleAnswerMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf738 = p
      var steps741 = 0
      loop739: while steps741 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop739 }
        let from740 = p
        end743: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end743 }
          p &+= 1
          guard p > from740 else { break loop739 }
          steps741 &+= 1
          continue loop739
        }
        p = from740
        break loop739
      }
      if steps741 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look744 = p
          scan.quiet &+= 1
          var look744Is = false
          out745: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out745 }
            p &+= 1
            look744Is = true
          }
          scan.quiet &-= 1
          if look744Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look744
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 65 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { scan.see(p &+ 1); break fail }
      p &+= 2
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(33, leaf738, p)
      return p
    }
    return -1
  }

  private mutating func ruleAskedLines(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
      while isIn(0, 11, p) { p &+= 1 }
      scan.see(p)
      loop748: while true {
        guard isIn(0, 14, p) else { scan.see(p); break loop748 }
        let from749 = p
        let mark751 = scan.mark()
        end752: do {
          p = ruleNL(p)
          if p < 0 { break end752 }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end752 }
          }
          scan.see(p)
          if isIn(0, 39, p) {
            let look753 = p
            scan.quiet &+= 1
            var look753Is = false
            out754: do {
              var steps757 = 0
              loop755: while steps757 < 3 {
                guard isIn(0, 19, p) else { scan.see(p); break loop755 }
                let from756 = p
                end759: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end759 }
                  p &+= 1
                  guard p > from756 else { break loop755 }
                  steps757 &+= 1
                  continue loop755
                }
                p = from756
                break loop755
              }
              if steps757 == 3 {
                scan.see(p)
                if isIn(0, 19, p) {
                  let look760 = p
                  scan.quiet &+= 1
                  var look760Is = false
                  out761: do {
                    guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out761 }
                    p &+= 1
                    look760Is = true
                  }
                  scan.quiet &-= 1
                  if look760Is {
                    if p > 0 { scan.see(p &- 1) }
                    break out754
                  }
                  p = look760
                }
              }
              guard isIn(0, 40, p) else { scan.see(p); break out754 }
              p &+= 1
              guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break out754 }
              p &+= 1
              look753Is = true
            }
            scan.quiet &-= 1
            if look753Is {
              if p > 0 { scan.see(p &- 1) }
              break end752
            }
            p = look753
          }
          scan.see(p)
          if isIn(0, 41, p) {
            let look762 = p
            scan.quiet &+= 1
            var look762Is = false
            out763: do {
              p = ruleInterrupts(p)
              if p < 0 { break out763 }
              look762Is = true
            }
            scan.quiet &-= 1
            if look762Is {
              if p > 0 { scan.see(p &- 1) }
              break end752
            }
            p = look762
          }
          let from764 = p
          while isIn(0, 11, p) { p &+= 1 }
          scan.see(p)
          guard p &- from764 >= 1 else { break end752 }
          guard p > from749 else { break loop748 }
          continue loop748
        }
        p = from749
        scan.takeBack(to: mark751)
        break loop748
      }
    return p
  }

  private mutating func ruleAnswerLines(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
      while isIn(0, 11, p) { p &+= 1 }
      scan.see(p)
      loop766: while true {
        guard isIn(0, 14, p) else { scan.see(p); break loop766 }
        let from767 = p
        let mark769 = scan.mark()
        end770: do {
          p = ruleNL(p)
          if p < 0 { break end770 }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end770 }
          }
          scan.see(p)
          if isIn(0, 9, p) {
            let look771 = p
            scan.quiet &+= 1
            var look771Is = false
            out772: do {
              var steps775 = 0
              loop773: while steps775 < 3 {
                guard isIn(0, 19, p) else { scan.see(p); break loop773 }
                let from774 = p
                end777: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end777 }
                  p &+= 1
                  guard p > from774 else { break loop773 }
                  steps775 &+= 1
                  continue loop773
                }
                p = from774
                break loop773
              }
              if steps775 == 3 {
                scan.see(p)
                if isIn(0, 19, p) {
                  let look778 = p
                  scan.quiet &+= 1
                  var look778Is = false
                  out779: do {
                    guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out779 }
                    p &+= 1
                    look778Is = true
                  }
                  scan.quiet &-= 1
                  if look778Is {
                    if p > 0 { scan.see(p &- 1) }
                    break out772
                  }
                  p = look778
                }
              }
              guard p < scan.limit, unsafe scan.bytes[p] == 81 else { scan.see(p); break out772 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { scan.see(p &+ 1); break out772 }
              p &+= 2
              look771Is = true
            }
            scan.quiet &-= 1
            if look771Is {
              if p > 0 { scan.see(p &- 1) }
              break end770
            }
            p = look771
          }
          scan.see(p)
          if isIn(0, 41, p) {
            let look780 = p
            scan.quiet &+= 1
            var look780Is = false
            out781: do {
              p = ruleInterrupts(p)
              if p < 0 { break out781 }
              look780Is = true
            }
            scan.quiet &-= 1
            if look780Is {
              if p > 0 { scan.see(p &- 1) }
              break end770
            }
            p = look780
          }
          let from782 = p
          while isIn(0, 11, p) { p &+= 1 }
          scan.see(p)
          guard p &- from782 >= 1 else { break end770 }
          guard p > from767 else { break loop766 }
          continue loop766
        }
        p = from767
        scan.takeBack(to: mark769)
        break loop766
      }
    return p
  }

  private mutating func ruleSummary(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot783 = scan.open(34)
      p = ruleSummaryMark(p)
      if p < 0 { break fail }
      let within784Reach = scan.reach
      scan.reach = .max
      let within784 = p
      scan.quiet &+= 1
      var within784Is = false
      out785: do {
        p = ruleLines(p)
        if p < 0 { break out785 }
        within784Is = true
      }
      scan.quiet &-= 1
      scan.reach = within784Reach
      guard within784Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      let within784End = p
      let within784Outer = scan.limit
      scan.limit = p
      p = within784
      var within784Fills = false
      out786: do {
        p = ruleSpans(p)
        if p < 0 { break out786 }
        within784Fills = true
      }
      scan.limit = within784Outer
      guard within784Fills, p == within784End || scan.cut != 0 else { break fail }
      let from788 = p
      let mark789 = scan.mark()
      done787: do {
        if isIn(0, 14, p) {
          or790: do {
            p = ruleNewline(p)
            if p < 0 { break or790 }
            break done787
          }
          p = from788
          scan.takeBack(to: mark789)
        }
        scan.see(p)
      }
      scan.close(slot783)
      return p
    }
    return -1
  }

  private mutating func ruleSummaryMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf791 = p
      var steps794 = 0
      loop792: while steps794 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop792 }
        let from793 = p
        end796: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end796 }
          p &+= 1
          guard p > from793 else { break loop792 }
          steps794 &+= 1
          continue loop792
        }
        p = from793
        break loop792
      }
      if steps794 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look797 = p
          scan.quiet &+= 1
          var look797Is = false
          out798: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out798 }
            p &+= 1
            look797Is = true
          }
          scan.quiet &-= 1
          if look797Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look797
        }
      }
      let from800 = p
      done799: do {
        if isIn(0, 42, p) {
          or802: do {
            guard p < scan.limit, unsafe scan.bytes[p] | 0x20 == 116 else { scan.see(p); break or802 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] | 0x20 == 108 else { scan.see(p &+ 1); break or802 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 59 else { scan.see(p &+ 2); break or802 }
            guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] | 0x20 == 100 else { scan.see(p &+ 3); break or802 }
            guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] | 0x20 == 114 else { scan.see(p &+ 4); break or802 }
            guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] == 58 else { scan.see(p &+ 5); break or802 }
            p &+= 6
            break done799
          }
          p = from800
        }
        if isIn(0, 43, p) {
          or803: do {
            guard p < scan.limit, unsafe scan.bytes[p] | 0x20 == 115 else { scan.see(p); break or803 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] | 0x20 == 117 else { scan.see(p &+ 1); break or803 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] | 0x20 == 109 else { scan.see(p &+ 2); break or803 }
            guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] | 0x20 == 109 else { scan.see(p &+ 3); break or803 }
            guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] | 0x20 == 97 else { scan.see(p &+ 4); break or803 }
            guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] | 0x20 == 114 else { scan.see(p &+ 5); break or803 }
            guard p &+ 6 < scan.limit, unsafe scan.bytes[p &+ 6] | 0x20 == 121 else { scan.see(p &+ 6); break or803 }
            guard p &+ 7 < scan.limit, unsafe scan.bytes[p &+ 7] == 58 else { scan.see(p &+ 7); break or803 }
            p &+= 8
            break done799
          }
          p = from800
        }
        scan.see(p)
        break fail
      }
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(35, leaf791, p)
      return p
    }
    return -1
  }

  private mutating func ruleTable(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot805 = scan.open(36)
      let look806 = p
      scan.quiet &+= 1
      var look806Is = false
      out807: do {
        while isIn(0, 44, p) { p &+= 1 }
        scan.see(p)
        guard p < scan.limit, unsafe scan.bytes[p] == 124 else { scan.see(p); break out807 }
        p &+= 1
        while isIn(0, 11, p) { p &+= 1 }
        scan.see(p)
        p = ruleNL(p)
        if p < 0 { break out807 }
        if !scan.margins.isEmpty {
        p = margin(p, all: true)
        if p < 0 { break out807 }
        }
        p = ruleAlignLine(p)
        if p < 0 { break out807 }
        look806Is = true
      }
      scan.quiet &-= 1
      guard look806Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look806
      p = ruleRow(p)
      if p < 0 { break fail }
      if !scan.margins.isEmpty {
      p = margin(p, all: true)
      if p < 0 { break fail }
      }
      p = ruleAlignment(p)
      if p < 0 { break fail }
      loop810: while true {
        let from811 = p
        let mark813 = scan.mark()
        end814: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end814 }
          }
          scan.see(p)
          if isIn(0, 45, p) {
            let look815 = p
            scan.quiet &+= 1
            var look815Is = false
            out816: do {
              p = ruleStarts(p)
              if p < 0 { break out816 }
              look815Is = true
            }
            scan.quiet &-= 1
            if look815Is {
              if p > 0 { scan.see(p &- 1) }
              break end814
            }
            p = look815
          }
          let look817 = p
          scan.quiet &+= 1
          var look817Is = false
          out818: do {
            p = ruleBlankRest(p)
            if p < 0 { break out818 }
            look817Is = true
          }
          scan.quiet &-= 1
          if look817Is {
            if p > 0 { scan.see(p &- 1) }
            break end814
          }
          p = look817
          p = ruleRow(p)
          if p < 0 { break end814 }
          guard p > from811 else { break loop810 }
          continue loop810
        }
        p = from811
        scan.takeBack(to: mark813)
        break loop810
      }
      scan.close(slot805)
      return p
    }
    return -1
  }

  private mutating func ruleRow(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot819 = scan.open(37)
      let leaf820 = p
      var steps823 = 0
      loop821: while steps823 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop821 }
        let from822 = p
        end825: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end825 }
          p &+= 1
          guard p > from822 else { break loop821 }
          steps823 &+= 1
          continue loop821
        }
        p = from822
        break loop821
      }
      if steps823 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look826 = p
          scan.quiet &+= 1
          var look826Is = false
          out827: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out827 }
            p &+= 1
            look826Is = true
          }
          scan.quiet &-= 1
          if look826Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look826
        }
      }
      scan.leaf(14, leaf820, p)
      let from829 = p
      let mark830 = scan.mark()
      done828: do {
        if isIn(0, 46, p) {
          or831: do {
            p = ruleCellMark(p)
            if p < 0 { break or831 }
            break done828
          }
          p = from829
          scan.takeBack(to: mark830)
        }
        scan.see(p)
      }
      let from833 = p
      let mark834 = scan.mark()
      done832: do {
        if isIn(0, 44, p) {
          or835: do {
            p = ruleCell(p)
            if p < 0 { break or835 }
            break done832
          }
          p = from833
          scan.takeBack(to: mark834)
        }
        scan.see(p)
      }
      loop836: while true {
        guard isIn(0, 46, p) else { scan.see(p); break loop836 }
        let from837 = p
        let mark839 = scan.mark()
        end840: do {
          p = ruleCellMark(p)
          if p < 0 { break end840 }
          let from842 = p
          let mark843 = scan.mark()
          done841: do {
            if isIn(0, 44, p) {
              or844: do {
                p = ruleCell(p)
                if p < 0 { break or844 }
                break done841
              }
              p = from842
              scan.takeBack(to: mark843)
            }
            scan.see(p)
          }
          guard p > from837 else { break loop836 }
          continue loop836
        }
        p = from837
        scan.takeBack(to: mark839)
        break loop836
      }
      let leaf845 = p
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(14, leaf845, p)
      let from848 = p
      let mark849 = scan.mark()
      done847: do {
        if isIn(0, 14, p) {
          or850: do {
            p = ruleNewline(p)
            if p < 0 { break or850 }
            break done847
          }
          p = from848
          scan.takeBack(to: mark849)
        }
        scan.see(p)
      }
      scan.close(slot819)
      return p
    }
    return -1
  }

  private mutating func ruleCell(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot851 = scan.open(38)
      let within852Reach = scan.reach
      scan.reach = .max
      let within852 = p
      scan.quiet &+= 1
      var within852Is = false
      out853: do {
        p = ruleCellText(p)
        if p < 0 { break out853 }
        within852Is = true
      }
      scan.quiet &-= 1
      scan.reach = within852Reach
      guard within852Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      let within852End = p
      let within852Outer = scan.limit
      scan.limit = p
      p = within852
      var within852Fills = false
      out854: do {
        p = ruleSpans(p)
        if p < 0 { break out854 }
        within852Fills = true
      }
      scan.limit = within852Outer
      guard within852Fills, p == within852End || scan.cut != 0 else { break fail }
      scan.close(slot851)
      return p
    }
    return -1
  }

  private mutating func ruleCellText(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from856First = p
      loop855: while true {
        guard isIn(0, 44, p) else { scan.see(p); break loop855 }
        let from856 = p
        end859: do {
          let from861 = p
          done860: do {
            if isIn(0, 35, p) {
              or863: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or863 }
                p &+= 1
                if isIn(0, 47, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[3], p)
                  if p < 0 { break or863 }
                }
                break done860
              }
              p = from861
            }
            if isIn(0, 48, p) {
              or864: do {
                if isIn(0, 49, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[4], p)
                  if p < 0 { break or864 }
                }
                break done860
              }
              p = from861
            }
            if isIn(0, 7, p) {
              or865: do {
                let from866 = p
                while isIn(0, 7, p) { p &+= 1 }
                scan.see(p)
                guard p &- from866 >= 1 else { break or865 }
                let look867 = p
                scan.quiet &+= 1
                var look867Is = false
                out868: do {
                  if isIn(0, 50, p) {
                    p &+= 1
                  } else {
                    p = scan.take(Self.classes[5], p)
                    if p < 0 { break out868 }
                  }
                  look867Is = true
                }
                scan.quiet &-= 1
                guard look867Is else { break or865 }
                if p > 0 { scan.see(p &- 1) }
                p = look867
                break done860
              }
              p = from861
            }
            scan.see(p)
            break end859
          }
          guard p > from856 else { break loop855 }
          continue loop855
        }
        p = from856
        break loop855
      }
      guard p > from856First else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleCellMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf869 = p
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      guard p < scan.limit, unsafe scan.bytes[p] == 124 else { scan.see(p); break fail }
      p &+= 1
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(39, leaf869, p)
      return p
    }
    return -1
  }

  private mutating func ruleAlignLine(_ start: Int) -> Int {
    var p = start
    fail: do {
      var steps874 = 0
      loop872: while steps874 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop872 }
        let from873 = p
        end876: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end876 }
          p &+= 1
          guard p > from873 else { break loop872 }
          steps874 &+= 1
          continue loop872
        }
        p = from873
        break loop872
      }
      if steps874 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look877 = p
          scan.quiet &+= 1
          var look877Is = false
          out878: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out878 }
            p &+= 1
            look877Is = true
          }
          scan.quiet &-= 1
          if look877Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look877
        }
      }
      let look879 = p
      scan.quiet &+= 1
      var look879Is = false
      out880: do {
        while isIn(0, 44, p) { p &+= 1 }
        scan.see(p)
        guard p < scan.limit, unsafe scan.bytes[p] == 124 else { scan.see(p); break out880 }
        p &+= 1
        look879Is = true
      }
      scan.quiet &-= 1
      guard look879Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look879
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      let from884 = p
      done883: do {
        if isIn(0, 51, p) {
          or886: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 124 else { scan.see(p); break or886 }
            p &+= 1
            break done883
          }
          p = from884
        }
        scan.see(p)
      }
      p = ruleAlignMark(p)
      if p < 0 { break fail }
      loop887: while true {
        guard isIn(0, 46, p) else { scan.see(p); break loop887 }
        let from888 = p
        end891: do {
          while isIn(0, 7, p) { p &+= 1 }
          scan.see(p)
          guard p < scan.limit, unsafe scan.bytes[p] == 124 else { scan.see(p); break end891 }
          p &+= 1
          p = ruleAlignMark(p)
          if p < 0 { break end891 }
          guard p > from888 else { break loop887 }
          continue loop887
        }
        p = from888
        break loop887
      }
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      let from895 = p
      done894: do {
        if isIn(0, 51, p) {
          or897: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 124 else { scan.see(p); break or897 }
            p &+= 1
            break done894
          }
          p = from895
        }
        scan.see(p)
      }
      p = ruleBlankRest(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleAlignMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      let from900 = p
      done899: do {
        if isIn(0, 52, p) {
          or902: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break or902 }
            p &+= 1
            break done899
          }
          p = from900
        }
        scan.see(p)
      }
      let from904First = p
      loop903: while true {
        guard isIn(0, 17, p) else { scan.see(p); break loop903 }
        let from904 = p
        end907: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break end907 }
          p &+= 1
          guard p > from904 else { break loop903 }
          continue loop903
        }
        p = from904
        break loop903
      }
      guard p > from904First else { break fail }
      let from909 = p
      done908: do {
        if isIn(0, 52, p) {
          or911: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break or911 }
            p &+= 1
            break done908
          }
          p = from909
        }
        scan.see(p)
      }
      return p
    }
    return -1
  }

  private mutating func ruleAlignment(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot912 = scan.open(40)
      let leaf913 = p
      var steps916 = 0
      loop914: while steps916 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop914 }
        let from915 = p
        end918: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end918 }
          p &+= 1
          guard p > from915 else { break loop914 }
          steps916 &+= 1
          continue loop914
        }
        p = from915
        break loop914
      }
      if steps916 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look919 = p
          scan.quiet &+= 1
          var look919Is = false
          out920: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out920 }
            p &+= 1
            look919Is = true
          }
          scan.quiet &-= 1
          if look919Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look919
        }
      }
      scan.leaf(14, leaf913, p)
      loop921: while true {
        guard isIn(0, 53, p) else { scan.see(p); break loop921 }
        let from922 = p
        let mark924 = scan.mark()
        end925: do {
          let from927 = p
          let mark928 = scan.mark()
          done926: do {
            if isIn(0, 46, p) {
              or929: do {
                p = ruleCellMark(p)
                if p < 0 { break or929 }
                break done926
              }
              p = from927
              scan.takeBack(to: mark928)
            }
            if isIn(0, 54, p) {
              or930: do {
                let leaf931 = p
                let from932 = p
                while isIn(0, 54, p) { p &+= 1 }
                scan.see(p)
                guard p &- from932 >= 1 else { break or930 }
                scan.leaf(41, leaf931, p)
                break done926
              }
              p = from927
              scan.takeBack(to: mark928)
            }
            scan.see(p)
            break end925
          }
          guard p > from922 else { break loop921 }
          continue loop921
        }
        p = from922
        scan.takeBack(to: mark924)
        break loop921
      }
      let leaf933 = p
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(14, leaf933, p)
      let from936 = p
      let mark937 = scan.mark()
      done935: do {
        if isIn(0, 14, p) {
          or938: do {
            p = ruleNewline(p)
            if p < 0 { break or938 }
            break done935
          }
          p = from936
          scan.takeBack(to: mark937)
        }
        scan.see(p)
      }
      scan.close(slot912)
      return p
    }
    return -1
  }

  private mutating func ruleParagraph(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot939 = scan.open(42)
      let leaf940 = p
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(14, leaf940, p)
      let text942 = p
      var text942Reach = scan.firstReach(p)
      let text942CutFrom = scan.cutFrom
      let text942Mark = scan.mark()
      longer943: while true {
        scan.isPartial = false
        scan.reach = text942Reach
        scan.quiet &+= 1
        var text942Is = false
        out944: do {
          p = ruleLines(p)
          if p < 0 { break out944 }
          text942Is = true
        }
        scan.quiet &-= 1
        scan.reach = .max
        guard text942Is else { break fail }
        if p > 0 { scan.see(p &- 1) }
        let text942IsPartial = scan.isPartial
        let text942Outer = scan.limit
        let text942Limit = p
        let text942Examined = scan.examined
        scan.limit = p
        scan.examined = 0
        scan.treeRule = scan.isCutting ? 62 : -1
        p = text942
        var text942Fills = false
        out945: do {
          p = ruleSpans(p)
          if p < 0 { break out945 }
          text942Fills = true
        }
        scan.treeRule = -1
        scan.limit = text942Outer
        let text942SawLimit = scan.examined > text942Limit
        if text942Examined > scan.examined { scan.examined = text942Examined }
        guard text942Fills else { break fail }
        if !text942IsPartial || (scan.cut != 0 && !text942SawLimit) { break longer943 }
        scan.takeBack(to: text942Mark)
        scan.cut = 0
        scan.cutFrom = text942CutFrom
        text942Reach = text942 &+ (text942Reach &- text942) &* 2
        p = text942
      }
      if scan.cut == 0 {
        let from947 = p
        let mark948 = scan.mark()
        done946: do {
          if isIn(0, 14, p) {
            or949: do {
              let from951 = p
              let mark952 = scan.mark()
              done950: do {
                if isIn(0, 14, p) {
                  or953: do {
                    p = ruleNewline(p)
                    if p < 0 { break or953 }
                    if !scan.margins.isEmpty {
                    p = margin(p, all: true)
                    if p < 0 { break or953 }
                    }
                    let leaf954 = p
                    p = ruleUnderline(p)
                    if p < 0 { break or953 }
                    scan.leaf(43, leaf954, p)
                    guard scan.rename(slot939, 44) else { break or953 }
                    let from956 = p
                    let mark957 = scan.mark()
                    done955: do {
                      if isIn(0, 14, p) {
                        or958: do {
                          p = ruleNewline(p)
                          if p < 0 { break or958 }
                          break done955
                        }
                        p = from956
                        scan.takeBack(to: mark957)
                      }
                      scan.see(p)
                    }
                    break done950
                  }
                  p = from951
                  scan.takeBack(to: mark952)
                }
                if isIn(0, 14, p) {
                  or959: do {
                    p = ruleNewline(p)
                    if p < 0 { break or959 }
                    break done950
                  }
                  p = from951
                  scan.takeBack(to: mark952)
                }
                scan.see(p)
                break or949
              }
              break done946
            }
            p = from947
            scan.takeBack(to: mark948)
          }
          scan.see(p)
        }
      }
      scan.close(slot939)
      return p
    }
    return -1
  }

  private mutating func resumeParagraph(_ start: Int, _ row: Scan.Row) -> Int {
    var p = start
    fail: do {
      let text960 = p
      var text960Reach = scan.firstReach(p)
      let text960CutFrom = scan.cutFrom
      let text960Mark = scan.mark()
      longer961: while true {
        scan.isPartial = false
        scan.reach = text960Reach
        scan.quiet &+= 1
        var text960Is = false
        out962: do {
          p = ruleLines(p)
          if p < 0 { break out962 }
          text960Is = true
        }
        scan.quiet &-= 1
        scan.reach = .max
        guard text960Is else { break fail }
        if p > 0 { scan.see(p &- 1) }
        let text960IsPartial = scan.isPartial
        let text960Outer = scan.limit
        let text960Limit = p
        let text960Examined = scan.examined
        scan.limit = p
        scan.examined = 0
        scan.treeRule = scan.isCutting ? 62 : -1
        p = text960
        var text960Fills = false
        out963: do {
          p = ruleSpans(p)
          if p < 0 { break out963 }
          text960Fills = true
        }
        scan.treeRule = -1
        scan.limit = text960Outer
        let text960SawLimit = scan.examined > text960Limit
        if text960Examined > scan.examined { scan.examined = text960Examined }
        guard text960Fills else { break fail }
        if !text960IsPartial || (scan.cut != 0 && !text960SawLimit) { break longer961 }
        scan.takeBack(to: text960Mark)
        scan.cut = 0
        scan.cutFrom = text960CutFrom
        text960Reach = text960 &+ (text960Reach &- text960) &* 2
        p = text960
      }
      if scan.cut == 0 {
        let from965 = p
        let mark966 = scan.mark()
        done964: do {
          if isIn(0, 14, p) {
            or967: do {
              let from969 = p
              let mark970 = scan.mark()
              done968: do {
                if isIn(0, 14, p) {
                  or971: do {
                    p = ruleNewline(p)
                    if p < 0 { break or971 }
                    if !scan.margins.isEmpty {
                    p = margin(p, all: true)
                    if p < 0 { break or971 }
                    }
                    let leaf972 = p
                    p = ruleUnderline(p)
                    if p < 0 { break or971 }
                    scan.leaf(43, leaf972, p)
                    guard scan.rename(Scan.earlierBranch, 44) else { break or971 }
                    let from974 = p
                    let mark975 = scan.mark()
                    done973: do {
                      if isIn(0, 14, p) {
                        or976: do {
                          p = ruleNewline(p)
                          if p < 0 { break or976 }
                          break done973
                        }
                        p = from974
                        scan.takeBack(to: mark975)
                      }
                      scan.see(p)
                    }
                    break done968
                  }
                  p = from969
                  scan.takeBack(to: mark970)
                }
                if isIn(0, 14, p) {
                  or977: do {
                    p = ruleNewline(p)
                    if p < 0 { break or977 }
                    break done968
                  }
                  p = from969
                  scan.takeBack(to: mark970)
                }
                scan.see(p)
                break or967
              }
              break done964
            }
            p = from965
            scan.takeBack(to: mark966)
          }
          scan.see(p)
        }
      }
      return p
    }
    return -1
  }

  private mutating func ruleUnderline(_ start: Int) -> Int {
    var p = start
    fail: do {
      var steps980 = 0
      loop978: while steps980 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop978 }
        let from979 = p
        end982: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end982 }
          p &+= 1
          guard p > from979 else { break loop978 }
          steps980 &+= 1
          continue loop978
        }
        p = from979
        break loop978
      }
      if steps980 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look983 = p
          scan.quiet &+= 1
          var look983Is = false
          out984: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out984 }
            p &+= 1
            look983Is = true
          }
          scan.quiet &-= 1
          if look983Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look983
        }
      }
      let from986 = p
      done985: do {
        if isIn(0, 55, p) {
          or988: do {
            let from990First = p
            loop989: while true {
              guard isIn(0, 55, p) else { scan.see(p); break loop989 }
              let from990 = p
              end993: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 61 else { scan.see(p); break end993 }
                p &+= 1
                guard p > from990 else { break loop989 }
                continue loop989
              }
              p = from990
              break loop989
            }
            guard p > from990First else { break or988 }
            break done985
          }
          p = from986
        }
        if isIn(0, 17, p) {
          or994: do {
            let from996First = p
            loop995: while true {
              guard isIn(0, 17, p) else { scan.see(p); break loop995 }
              let from996 = p
              end999: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break end999 }
                p &+= 1
                guard p > from996 else { break loop995 }
                continue loop995
              }
              p = from996
              break loop995
            }
            guard p > from996First else { break or994 }
            break done985
          }
          p = from986
        }
        scan.see(p)
        break fail
      }
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      let look1001 = p
      scan.quiet &+= 1
      var look1001Is = false
      out1002: do {
        p = ruleEOL(p)
        if p < 0 { break out1002 }
        look1001Is = true
      }
      scan.quiet &-= 1
      guard look1001Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look1001
      return p
    }
    return -1
  }

  private mutating func ruleLines(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1003 = p
      while isIn(0, 11, p), p < scan.reach { p &+= 1 }
      if !scan.stopsExtent(p) { scan.see(p) }
      guard p &- from1003 >= 1 else { break fail }
      loop1004: while true {
        if scan.stopsExtent(p) { break loop1004 }
        guard isIn(0, 14, p) else { scan.see(p); break loop1004 }
        let from1005 = p
        let mark1007 = scan.mark()
        end1008: do {
          p = ruleNL(p)
          if p < 0 { break end1008 }
          p = ruleContinues(p)
          if p < 0 { break end1008 }
          let from1009 = p
          while isIn(0, 11, p), p < scan.reach { p &+= 1 }
          if !scan.stopsExtent(p) { scan.see(p) }
          guard p &- from1009 >= 1 else { break end1008 }
          guard p > from1005 else { break loop1004 }
          continue loop1004
        }
        p = from1005
        scan.takeBack(to: mark1007)
        break loop1004
      }
      return p
    }
    return -1
  }

  private mutating func ruleContinues(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1011 = p
      let mark1012 = scan.mark()
      done1010: do {
        or1013: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break or1013 }
          }
          scan.see(p)
          if isIn(0, 41, p) {
            let look1014 = p
            scan.quiet &+= 1
            var look1014Is = false
            out1015: do {
              p = ruleInterrupts(p)
              if p < 0 { break out1015 }
              look1014Is = true
            }
            scan.quiet &-= 1
            if look1014Is {
              if p > 0 { scan.see(p &- 1) }
              break or1013
            }
            p = look1014
          }
          let look1016 = p
          scan.quiet &+= 1
          var look1016Is = false
          out1017: do {
            p = ruleBlankRest(p)
            if p < 0 { break out1017 }
            look1016Is = true
          }
          scan.quiet &-= 1
          if look1016Is {
            if p > 0 { scan.see(p &- 1) }
            break or1013
          }
          p = look1016
          while isIn(0, 7, p) { p &+= 1 }
          scan.see(p)
          break done1010
        }
        p = from1011
        scan.takeBack(to: mark1012)
        scan.see(p)
        or1019: do {
          let look1020 = p
          scan.quiet &+= 1
          var look1020Is = false
          out1021: do {
            if !scan.margins.isEmpty {
            p = margin(p, all: true)
            if p < 0 { break out1021 }
            }
            look1020Is = true
          }
          scan.quiet &-= 1
          if look1020Is {
            if p > 0 { scan.see(p &- 1) }
            break or1019
          }
          p = look1020
          if !scan.margins.isEmpty { p = margin(p, all: false) }
          scan.see(p)
          if isIn(0, 45, p) {
            let look1022 = p
            scan.quiet &+= 1
            var look1022Is = false
            out1023: do {
              p = ruleStarts(p)
              if p < 0 { break out1023 }
              look1022Is = true
            }
            scan.quiet &-= 1
            if look1022Is {
              if p > 0 { scan.see(p &- 1) }
              break or1019
            }
            p = look1022
          }
          let look1024 = p
          scan.quiet &+= 1
          var look1024Is = false
          out1025: do {
            p = ruleBlankRest(p)
            if p < 0 { break out1025 }
            look1024Is = true
          }
          scan.quiet &-= 1
          if look1024Is {
            if p > 0 { scan.see(p &- 1) }
            break or1019
          }
          p = look1024
          while isIn(0, 7, p) { p &+= 1 }
          scan.see(p)
          break done1010
        }
        p = from1011
        scan.takeBack(to: mark1012)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleInterrupts(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      var steps1029 = 0
      loop1027: while steps1029 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop1027 }
        let from1028 = p
        end1031: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end1031 }
          p &+= 1
          guard p > from1028 else { break loop1027 }
          steps1029 &+= 1
          continue loop1027
        }
        p = from1028
        break loop1027
      }
      if steps1029 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look1032 = p
          scan.quiet &+= 1
          var look1032Is = false
          out1033: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out1033 }
            p &+= 1
            look1032Is = true
          }
          scan.quiet &-= 1
          if look1032Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look1032
        }
      }
      let from1035 = p
      done1034: do {
        if isIn(0, 56, p) {
          or1037: do {
            p = ruleUnderline(p)
            if p < 0 { break or1037 }
            break done1034
          }
          p = from1035
        }
        if isIn(0, 3, p) {
          or1038: do {
            p = ruleRuleLine(p)
            if p < 0 { break or1038 }
            break done1034
          }
          p = from1035
        }
        if isIn(0, 57, p) {
          or1039: do {
            p = ruleOpens(p)
            if p < 0 { break or1039 }
            break done1034
          }
          p = from1035
        }
        if isIn(0, 27, p) {
          or1040: do {
            guard isIn(0, 27, p) else { scan.see(p); break or1040 }
            p &+= 1
            guard isIn(0, 7, p) else { scan.see(p); break or1040 }
            p &+= 1
            let look1041 = p
            scan.quiet &+= 1
            var look1041Is = false
            out1042: do {
              p = ruleBlankRest(p)
              if p < 0 { break out1042 }
              look1041Is = true
            }
            scan.quiet &-= 1
            if look1041Is {
              if p > 0 { scan.see(p &- 1) }
              break or1040
            }
            p = look1041
            break done1034
          }
          p = from1035
        }
        if isIn(0, 58, p) {
          or1043: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 49 else { scan.see(p); break or1043 }
            p &+= 1
            guard isIn(0, 29, p) else { scan.see(p); break or1043 }
            p &+= 1
            guard isIn(0, 7, p) else { scan.see(p); break or1043 }
            p &+= 1
            let look1044 = p
            scan.quiet &+= 1
            var look1044Is = false
            out1045: do {
              p = ruleBlankRest(p)
              if p < 0 { break out1045 }
              look1044Is = true
            }
            scan.quiet &-= 1
            if look1044Is {
              if p > 0 { scan.see(p &- 1) }
              break or1043
            }
            p = look1044
            break done1034
          }
          p = from1035
        }
        if isIn(0, 9, p) {
          or1046: do {
            p = ruleQuestion(p)
            if p < 0 { break or1046 }
            break done1034
          }
          p = from1035
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleStarts(_ start: Int) -> Int {
    var p = start
    fail: do {
      var steps1049 = 0
      loop1047: while steps1049 < 3 {
        guard isIn(0, 19, p) else { scan.see(p); break loop1047 }
        let from1048 = p
        end1051: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end1051 }
          p &+= 1
          guard p > from1048 else { break loop1047 }
          steps1049 &+= 1
          continue loop1047
        }
        p = from1048
        break loop1047
      }
      if steps1049 == 3 {
        scan.see(p)
        if isIn(0, 19, p) {
          let look1052 = p
          scan.quiet &+= 1
          var look1052Is = false
          out1053: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break out1053 }
            p &+= 1
            look1052Is = true
          }
          scan.quiet &-= 1
          if look1052Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look1052
        }
      }
      let from1055 = p
      done1054: do {
        if isIn(0, 3, p) {
          or1057: do {
            p = ruleRuleLine(p)
            if p < 0 { break or1057 }
            break done1054
          }
          p = from1055
        }
        if isIn(0, 57, p) {
          or1058: do {
            p = ruleOpens(p)
            if p < 0 { break or1058 }
            break done1054
          }
          p = from1055
        }
        if isIn(0, 27, p) {
          or1059: do {
            guard isIn(0, 27, p) else { scan.see(p); break or1059 }
            p &+= 1
            let from1061 = p
            done1060: do {
              or1063: do {
                let look1064 = p
                scan.quiet &+= 1
                var look1064Is = false
                out1065: do {
                  p = ruleEOL(p)
                  if p < 0 { break out1065 }
                  look1064Is = true
                }
                scan.quiet &-= 1
                guard look1064Is else { break or1063 }
                if p > 0 { scan.see(p &- 1) }
                p = look1064
                break done1060
              }
              p = from1061
              if isIn(0, 7, p) {
                or1066: do {
                  guard isIn(0, 7, p) else { scan.see(p); break or1066 }
                  p &+= 1
                  break done1060
                }
                p = from1061
              }
              scan.see(p)
              break or1059
            }
            break done1054
          }
          p = from1055
        }
        if isIn(0, 28, p) {
          or1067: do {
            let from1068 = p
            while p &- from1068 < 9, isIn(0, 28, p) { p &+= 1 }
            if p &- from1068 < 9 { scan.see(p) }
            guard p &- from1068 >= 1 else { break or1067 }
            if p &- from1068 == 9 {
              scan.see(p)
              if isIn(0, 28, p) { break or1067 }
            }
            guard isIn(0, 29, p) else { scan.see(p); break or1067 }
            p &+= 1
            let from1070 = p
            done1069: do {
              or1072: do {
                let look1073 = p
                scan.quiet &+= 1
                var look1073Is = false
                out1074: do {
                  p = ruleEOL(p)
                  if p < 0 { break out1074 }
                  look1073Is = true
                }
                scan.quiet &-= 1
                guard look1073Is else { break or1072 }
                if p > 0 { scan.see(p &- 1) }
                p = look1073
                break done1069
              }
              p = from1070
              if isIn(0, 7, p) {
                or1075: do {
                  guard isIn(0, 7, p) else { scan.see(p); break or1075 }
                  p &+= 1
                  break done1069
                }
                p = from1070
              }
              scan.see(p)
              break or1067
            }
            break done1054
          }
          p = from1055
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleOpens(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1077 = p
      done1076: do {
        if isIn(0, 20, p) {
          or1079: do {
            var steps1082 = 0
            loop1080: while steps1082 < 6 {
              guard isIn(0, 20, p) else { scan.see(p); break loop1080 }
              let from1081 = p
              end1084: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break end1084 }
                p &+= 1
                guard p > from1081 else { break loop1080 }
                steps1082 &+= 1
                continue loop1080
              }
              p = from1081
              break loop1080
            }
            guard steps1082 >= 1 else { break or1079 }
            if steps1082 == 6 {
              scan.see(p)
              if isIn(0, 20, p) {
                let look1085 = p
                scan.quiet &+= 1
                var look1085Is = false
                out1086: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break out1086 }
                  p &+= 1
                  look1085Is = true
                }
                scan.quiet &-= 1
                if look1085Is {
                  if p > 0 { scan.see(p &- 1) }
                  break or1079
                }
                p = look1085
              }
            }
            let from1088 = p
            done1087: do {
              if isIn(0, 7, p) {
                or1090: do {
                  guard isIn(0, 7, p) else { scan.see(p); break or1090 }
                  p &+= 1
                  break done1087
                }
                p = from1088
              }
              scan.see(p)
              or1091: do {
                p = ruleEOL(p)
                if p < 0 { break or1091 }
                break done1087
              }
              p = from1088
              break or1079
            }
            break done1076
          }
          p = from1077
        }
        if isIn(0, 24, p) {
          or1092: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break or1092 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 96 else { scan.see(p &+ 1); break or1092 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 96 else { scan.see(p &+ 2); break or1092 }
            p &+= 3
            loop1093: while true {
              guard isIn(0, 24, p) else { scan.see(p); break loop1093 }
              let from1094 = p
              end1097: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break end1097 }
                p &+= 1
                guard p > from1094 else { break loop1093 }
                continue loop1093
              }
              p = from1094
              break loop1093
            }
            while isIn(0, 25, p) { p &+= 1 }
            scan.see(p)
            p = ruleEOL(p)
            if p < 0 { break or1092 }
            break done1076
          }
          p = from1077
        }
        if isIn(0, 26, p) {
          or1099: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 126 else { scan.see(p); break or1099 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 126 else { scan.see(p &+ 1); break or1099 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 126 else { scan.see(p &+ 2); break or1099 }
            p &+= 3
            break done1076
          }
          p = from1077
        }
        if isIn(0, 59, p) {
          or1100: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 62 else { scan.see(p); break or1100 }
            p &+= 1
            break done1076
          }
          p = from1077
        }
        if isIn(0, 30, p) {
          or1101: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break or1101 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 94 else { scan.see(p &+ 1); break or1101 }
            p &+= 2
            p = ruleFootnoteName(p)
            if p < 0 { break or1101 }
            guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break or1101 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { scan.see(p &+ 1); break or1101 }
            p &+= 2
            break done1076
          }
          p = from1077
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleSpans(_ start: Int) -> Int {
    var p = start
      let pairs1102Tree = scan.treeRule
      scan.treeRule = -1
      let pairs1102Outer = scan.beginPairs(p, text: 45, mark: 24)
      pairs1102: while true {
        if pairs1102Tree >= 0, scan.isPairCut(p, rule: pairs1102Tree) { break pairs1102 }
        let pairs1102From = p
        let pairs1102Mark = scan.mark()
        var pairs1102Is = false
        out1103: do {
          p = ruleSpan(p)
          if p < 0 { break out1103 }
          pairs1102Is = true
        }
        guard pairs1102Is, p > pairs1102From else {
          p = pairs1102From
          scan.takeBack(to: pairs1102Mark)
          break pairs1102
        }
      }
      scan.endPairs(pairs1102Outer)
    return p
  }

  private mutating func ruleSpan(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1105 = p
      let mark1106 = scan.mark()
      done1104: do {
        if isIn(0, 60, p) {
          or1107: do {
            p = ruleText(p)
            if p < 0 { break or1107 }
            break done1104
          }
          p = from1105
          scan.takeBack(to: mark1106)
        }
        if isIn(0, 61, p) {
          or1108: do {
            p = ruleCloze(p)
            if p < 0 { break or1108 }
            break done1104
          }
          p = from1105
          scan.takeBack(to: mark1106)
        }
        if isIn(0, 15, p) {
          or1109: do {
            p = ruleMark(p)
            if p < 0 { break or1109 }
            break done1104
          }
          p = from1105
          scan.takeBack(to: mark1106)
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func rulePhrase(_ start: Int) -> Int {
    var p = start
      let pairs1110Tree = scan.treeRule
      scan.treeRule = -1
      let pairs1110Outer = scan.beginPairs(p, text: 45, mark: 24)
      pairs1110: while true {
        if pairs1110Tree >= 0, scan.isPairCut(p, rule: pairs1110Tree) { break pairs1110 }
        let pairs1110From = p
        let pairs1110Mark = scan.mark()
        var pairs1110Is = false
        out1111: do {
          let from1113 = p
          let mark1114 = scan.mark()
          done1112: do {
            if isIn(0, 60, p) {
              or1115: do {
                p = ruleText(p)
                if p < 0 { break or1115 }
                break done1112
              }
              p = from1113
              scan.takeBack(to: mark1114)
            }
            if isIn(0, 15, p) {
              or1116: do {
                p = ruleMark(p)
                if p < 0 { break or1116 }
                break done1112
              }
              p = from1113
              scan.takeBack(to: mark1114)
            }
            scan.see(p)
            break out1111
          }
          pairs1110Is = true
        }
        guard pairs1110Is, p > pairs1110From else {
          p = pairs1110From
          scan.takeBack(to: pairs1110Mark)
          break pairs1110
        }
      }
      scan.endPairs(pairs1110Outer)
    return p
  }

  private mutating func ruleText(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1117 = p
      let words1118 = p
      while true {
        while isIn(0, 62, p) { p &+= 1 }
        guard isIn(0, 63, p), !scan.isWordStart(p, words1118) else { break }
        p &+= 1
      }
      guard p > words1118 else { scan.see(p); break fail }
      p = scan.words(words1118, p)
      if p < 0 { break fail }
      scan.leaf(45, leaf1117, p)
      return p
    }
    return -1
  }

  private mutating func ruleMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1120 = p
      let mark1121 = scan.mark()
      done1119: do {
        if isIn(256, 0, p) {
          or1122: do {
            p = ruleBreak(p)
            if p < 0 { break or1122 }
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(0, 35, p) {
          or1123: do {
            p = ruleEscape(p)
            if p < 0 { break or1123 }
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(256, 1, p) {
          or1124: do {
            p = ruleEntity(p)
            if p < 0 { break or1124 }
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(0, 24, p) {
          or1125: do {
            p = ruleCode(p)
            if p < 0 { break or1125 }
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(0, 24, p) {
          or1126: do {
            let leaf1127 = p
            let from1129First = p
            loop1128: while true {
              guard isIn(0, 24, p) else { scan.see(p); break loop1128 }
              let from1129 = p
              end1132: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break end1132 }
                p &+= 1
                guard p > from1129 else { break loop1128 }
                continue loop1128
              }
              p = from1129
              break loop1128
            }
            guard p > from1129First else { break or1126 }
            scan.leaf(45, leaf1127, p)
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(256, 2, p) {
          or1133: do {
            p = ruleAutolink(p)
            if p < 0 { break or1133 }
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(0, 30, p) {
          or1134: do {
            p = ruleNoteLink(p)
            if p < 0 { break or1134 }
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(0, 30, p) {
          or1135: do {
            p = ruleNoteMark(p)
            if p < 0 { break or1135 }
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(0, 20, p) {
          or1136: do {
            p = ruleTag(p)
            if p < 0 { break or1136 }
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(0, 63, p) {
          or1137: do {
            p = ruleBareLink(p)
            if p < 0 { break or1137 }
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(0, 22, p) {
          or1138: do {
            p = scan.takeRun(0, p)
            if p < 0 { break or1138 }
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(0, 23, p) {
          or1139: do {
            p = scan.takeRun(1, p)
            if p < 0 { break or1139 }
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(0, 26, p) {
          or1140: do {
            p = scan.takeRun(2, p)
            if p < 0 { break or1140 }
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(256, 3, p) {
          or1141: do {
            p = scan.takeOpening(0, p)
            if p < 0 { break or1141 }
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(0, 30, p) {
          or1142: do {
            p = scan.takeOpening(1, p)
            if p < 0 { break or1142 }
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(256, 4, p) {
          or1143: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break or1143 }
            let close1144 = p
            p &+= 1
            if scan.opening() {
              scan.joint = -1
              let close1144Place = scan.count
              scan.leaf(scan.pairing.region.text, close1144, p)
              scan.joint = -1
              let close1144Mark = scan.mark()
              close1144Tail: do {
                var close1144Is0 = false
                out1145: do {
                  p = ruleTarget(p)
                  if p < 0 { break out1145 }
                  close1144Is0 = true
                }
                if close1144Is0 {
                  scan.pairBrackets(close1144, tape: close1144Place, isReference: false)
                  break close1144Tail
                }
                scan.takeBack(to: close1144Mark)
                p = close1144 &+ 1
                var close1144Is1 = false
                out1146: do {
                  p = ruleLabel(p)
                  if p < 0 { break out1146 }
                  close1144Is1 = true
                }
                if close1144Is1 {
                  scan.pairBrackets(close1144, tape: close1144Place, isReference: true)
                  break close1144Tail
                }
                scan.takeBack(to: close1144Mark)
                p = close1144 &+ 1
                if scan.isLabel(close1144) {
                  scan.pairBrackets(close1144, tape: close1144Place, isReference: true)
                } else {
                  scan.dropOpening()
                }
              }
            } else {
              scan.leaf(scan.pairing.region.text, close1144, p)
            }
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        if isIn(0, 15, p) {
          or1147: do {
            let leaf1148 = p
            if isIn(0, 36, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[1], p)
              if p < 0 { break or1147 }
            }
            scan.leaf(45, leaf1148, p)
            break done1119
          }
          p = from1120
          scan.takeBack(to: mark1121)
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleBreak(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1150 = p
      let mark1151 = scan.mark()
      done1149: do {
        if isIn(256, 5, p) {
          or1152: do {
            let leaf1153 = p
            let from1155 = p
            done1154: do {
              if isIn(0, 19, p) {
                or1157: do {
                  var steps1160 = 0
                  loop1158: while true {
                    guard isIn(0, 19, p) else { scan.see(p); break loop1158 }
                    let from1159 = p
                    end1162: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break end1162 }
                      p &+= 1
                      guard p > from1159 else { break loop1158 }
                      steps1160 &+= 1
                      continue loop1158
                    }
                    p = from1159
                    break loop1158
                  }
                  guard steps1160 >= 2 else { break or1157 }
                  p = ruleNL(p)
                  if p < 0 { break or1157 }
                  break done1154
                }
                p = from1155
              }
              if isIn(0, 35, p) {
                or1163: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1163 }
                  p &+= 1
                  p = ruleNL(p)
                  if p < 0 { break or1163 }
                  break done1154
                }
                p = from1155
              }
              scan.see(p)
              break or1152
            }
            scan.leaf(53, leaf1153, p)
            p = ruleMargin(p)
            if p < 0 { break or1152 }
            break done1149
          }
          p = from1150
          scan.takeBack(to: mark1151)
        }
        if isIn(0, 0, p) {
          or1164: do {
            let leaf1165 = p
            while isIn(0, 7, p) { p &+= 1 }
            scan.see(p)
            p = ruleNL(p)
            if p < 0 { break or1164 }
            scan.leaf(54, leaf1165, p)
            p = ruleMargin(p)
            if p < 0 { break or1164 }
            break done1149
          }
          p = from1150
          scan.takeBack(to: mark1151)
        }
        if isIn(0, 7, p) {
          or1167: do {
            let leaf1168 = p
            let from1169 = p
            while isIn(0, 7, p) { p &+= 1 }
            scan.see(p)
            guard p &- from1169 >= 1 else { break or1167 }
            scan.see(p)
            if isIn(0, 15, p) { break or1167 }
            scan.leaf(14, leaf1168, p)
            break done1149
          }
          p = from1150
          scan.takeBack(to: mark1151)
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleMargin(_ start: Int) -> Int {
    var p = start
      if !scan.margins.isEmpty { p = margin(p, all: false) }
      let leaf1170 = p
      while isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(14, leaf1170, p)
    return p
  }

  private mutating func ruleEscape(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1172 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break fail }
      p &+= 1
      guard isIn(256, 6, p) else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(55, leaf1172, p)
      return p
    }
    return -1
  }

  private mutating func ruleEntity(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1173 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 38 else { scan.see(p); break fail }
      p &+= 1
      let from1175 = p
      done1174: do {
        if isIn(256, 7, p) {
          or1177: do {
            guard isIn(256, 7, p) else { scan.see(p); break or1177 }
            p &+= 1
            let from1178 = p
            while p &- from1178 < 31, isIn(256, 8, p) { p &+= 1 }
            if p &- from1178 < 31 { scan.see(p) }
            if p &- from1178 == 31 {
              scan.see(p)
              if isIn(256, 8, p) { break or1177 }
            }
            break done1174
          }
          p = from1175
        }
        if isIn(0, 20, p) {
          or1179: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break or1179 }
            p &+= 1
            let from1180 = p
            while p &- from1180 < 7, isIn(0, 28, p) { p &+= 1 }
            if p &- from1180 < 7 { scan.see(p) }
            guard p &- from1180 >= 1 else { break or1179 }
            if p &- from1180 == 7 {
              scan.see(p)
              if isIn(0, 28, p) { break or1179 }
            }
            break done1174
          }
          p = from1175
        }
        if isIn(0, 20, p) {
          or1181: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break or1181 }
            p &+= 1
            guard isIn(256, 9, p) else { scan.see(p); break or1181 }
            p &+= 1
            let from1182 = p
            while p &- from1182 < 6, isIn(256, 10, p) { p &+= 1 }
            if p &- from1182 < 6 { scan.see(p) }
            guard p &- from1182 >= 1 else { break or1181 }
            if p &- from1182 == 6 {
              scan.see(p)
              if isIn(256, 10, p) { break or1181 }
            }
            break done1174
          }
          p = from1175
        }
        scan.see(p)
        break fail
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 59 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(56, leaf1173, p)
      return p
    }
    return -1
  }

  private mutating func ruleCode(_ start: Int) -> Int {
    var p = start
    var row0 = Scan.Row()
    fail: do {
      p = scan.findTwin(96, p)
      if p < 0 { break fail }
      let slot1183 = scan.open(57)
      let leaf1184 = p
      let kept1185 = p
      let from1187First = p
      loop1186: while true {
        guard isIn(0, 24, p) else { scan.see(p); break loop1186 }
        let from1187 = p
        end1190: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break end1190 }
          p &+= 1
          guard p > from1187 else { break loop1186 }
          continue loop1186
        }
        p = from1187
        break loop1186
      }
      guard p > from1187First else { break fail }
      guard let kept1185Row = scan.row(kept1185, p) else { break fail }
      row0 = kept1185Row
      scan.leaf(24, leaf1184, p)
      loop1191: while true {
        guard isIn(0, 15, p) else { scan.see(p); break loop1191 }
        let from1192 = p
        let mark1194 = scan.mark()
        end1195: do {
          let from1197 = p
          let mark1198 = scan.mark()
          done1196: do {
            if isIn(0, 25, p) {
              or1199: do {
                let leaf1200 = p
                let from1201 = p
                while isIn(0, 25, p) { p &+= 1 }
                scan.see(p)
                guard p &- from1201 >= 1 else { break or1199 }
                scan.leaf(2, leaf1200, p)
                break done1196
              }
              p = from1197
              scan.takeBack(to: mark1198)
            }
            if isIn(0, 14, p) {
              or1202: do {
                let leaf1203 = p
                p = ruleNL(p)
                if p < 0 { break or1202 }
                scan.leaf(54, leaf1203, p)
                p = ruleMargin(p)
                if p < 0 { break or1202 }
                break done1196
              }
              p = from1197
              scan.takeBack(to: mark1198)
            }
            if isIn(0, 24, p) {
              or1204: do {
                let look1205 = p
                scan.quiet &+= 1
                var look1205Is = false
                out1206: do {
                  p = scan.takeRow(row0.byte, row0.length, p)
                  if p < 0 { break out1206 }
                  scan.see(p)
                  if isIn(0, 24, p) {
                    let look1207 = p
                    scan.quiet &+= 1
                    var look1207Is = false
                    out1208: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break out1208 }
                      p &+= 1
                      look1207Is = true
                    }
                    scan.quiet &-= 1
                    if look1207Is {
                      if p > 0 { scan.see(p &- 1) }
                      break out1206
                    }
                    p = look1207
                  }
                  look1205Is = true
                }
                scan.quiet &-= 1
                if look1205Is {
                  if p > 0 { scan.see(p &- 1) }
                  break or1204
                }
                p = look1205
                let leaf1209 = p
                let from1211First = p
                loop1210: while true {
                  guard isIn(0, 24, p) else { scan.see(p); break loop1210 }
                  let from1211 = p
                  end1214: do {
                    guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break end1214 }
                    p &+= 1
                    guard p > from1211 else { break loop1210 }
                    continue loop1210
                  }
                  p = from1211
                  break loop1210
                }
                guard p > from1211First else { break or1204 }
                scan.leaf(2, leaf1209, p)
                break done1196
              }
              p = from1197
              scan.takeBack(to: mark1198)
            }
            scan.see(p)
            break end1195
          }
          guard p > from1192 else { break loop1191 }
          continue loop1191
        }
        p = from1192
        scan.takeBack(to: mark1194)
        break loop1191
      }
      let leaf1215 = p
      p = scan.takeRow(row0.byte, row0.length, p)
      if p < 0 { break fail }
      scan.leaf(24, leaf1215, p)
      scan.close(slot1183)
      return p
    }
    return -1
  }

  private mutating func ruleAutolink(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot1216 = scan.open(58)
      let leaf1217 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 60 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1217, p)
      let leaf1218 = p
      let from1220 = p
      done1219: do {
        if isIn(256, 7, p) {
          or1222: do {
            p = ruleScheme(p)
            if p < 0 { break or1222 }
            break done1219
          }
          p = from1220
        }
        if isIn(256, 11, p) {
          or1223: do {
            p = ruleEmail(p)
            if p < 0 { break or1223 }
            break done1219
          }
          p = from1220
        }
        scan.see(p)
        break fail
      }
      scan.leaf(26, leaf1218, p)
      let leaf1224 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 62 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1224, p)
      scan.close(slot1216)
      return p
    }
    return -1
  }

  private mutating func ruleScheme(_ start: Int) -> Int {
    var p = start
    fail: do {
      guard isIn(256, 7, p) else { scan.see(p); break fail }
      p &+= 1
      let from1225 = p
      while p &- from1225 < 31, isIn(256, 12, p) { p &+= 1 }
      if p &- from1225 < 31 { scan.see(p) }
      guard p &- from1225 >= 1 else { break fail }
      if p &- from1225 == 31 {
        scan.see(p)
        if isIn(256, 12, p) { break fail }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break fail }
      p &+= 1
      while isIn(256, 13, p) { p &+= 1 }
      scan.see(p)
      return p
    }
    return -1
  }

  private mutating func ruleEmail(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1227 = p
      while isIn(256, 11, p) { p &+= 1 }
      scan.see(p)
      guard p &- from1227 >= 1 else { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 64 else { scan.see(p); break fail }
      p &+= 1
      p = ruleEmailPart(p)
      if p < 0 { break fail }
      loop1228: while true {
        guard isIn(0, 18, p) else { scan.see(p); break loop1228 }
        let from1229 = p
        end1232: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 46 else { scan.see(p); break end1232 }
          p &+= 1
          p = ruleEmailPart(p)
          if p < 0 { break end1232 }
          guard p > from1229 else { break loop1228 }
          continue loop1228
        }
        p = from1229
        break loop1228
      }
      return p
    }
    return -1
  }

  private mutating func ruleEmailPart(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1233 = p
      while isIn(256, 8, p) { p &+= 1 }
      scan.see(p)
      guard p &- from1233 >= 1 else { break fail }
      loop1234: while true {
        guard isIn(0, 17, p) else { scan.see(p); break loop1234 }
        let from1235 = p
        end1238: do {
          let from1240First = p
          loop1239: while true {
            guard isIn(0, 17, p) else { scan.see(p); break loop1239 }
            let from1240 = p
            end1243: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break end1243 }
              p &+= 1
              guard p > from1240 else { break loop1239 }
              continue loop1239
            }
            p = from1240
            break loop1239
          }
          guard p > from1240First else { break end1238 }
          let from1244 = p
          while isIn(256, 8, p) { p &+= 1 }
          scan.see(p)
          guard p &- from1244 >= 1 else { break end1238 }
          guard p > from1235 else { break loop1234 }
          continue loop1234
        }
        p = from1235
        break loop1234
      }
      return p
    }
    return -1
  }

  private mutating func ruleBareLink(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1245 = p
      if let before1246 = scan.scalar(before: p), !Self.classes[6].contains(before1246) { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 104 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 116 else { scan.see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 116 else { scan.see(p &+ 2); break fail }
      guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] == 112 else { scan.see(p &+ 3); break fail }
      p &+= 4
      let from1248 = p
      done1247: do {
        if isIn(256, 14, p) {
          or1250: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 115 else { scan.see(p); break or1250 }
            p &+= 1
            break done1247
          }
          p = from1248
        }
        scan.see(p)
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 47 else { scan.see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 47 else { scan.see(p &+ 2); break fail }
      p &+= 3
      let from1252First = p
      loop1251: while true {
        guard isIn(256, 15, p) else { scan.see(p); break loop1251 }
        let from1252 = p
        end1255: do {
          p = ruleLinkPart(p)
          if p < 0 { break end1255 }
          guard p > from1252 else { break loop1251 }
          continue loop1251
        }
        p = from1252
        break loop1251
      }
      guard p > from1252First else { break fail }
      scan.leaf(59, leaf1245, p)
      return p
    }
    return -1
  }

  private mutating func ruleLinkPart(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1257 = p
      done1256: do {
        if isIn(256, 16, p) {
          or1259: do {
            let from1260 = p
            while isIn(256, 16, p) { p &+= 1 }
            scan.see(p)
            guard p &- from1260 >= 1 else { break or1259 }
            break done1256
          }
          p = from1257
        }
        if isIn(256, 17, p) {
          or1261: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break or1261 }
            p &+= 1
            while isIn(256, 18, p) { p &+= 1 }
            scan.see(p)
            guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break or1261 }
            p &+= 1
            break done1256
          }
          p = from1257
        }
        if isIn(256, 19, p) {
          or1263: do {
            let from1264 = p
            while isIn(256, 19, p) { p &+= 1 }
            scan.see(p)
            guard p &- from1264 >= 1 else { break or1263 }
            let look1265 = p
            scan.quiet &+= 1
            var look1265Is = false
            out1266: do {
              if isIn(256, 20, p) {
                p &+= 1
              } else {
                p = scan.take(Self.classes[7], p)
                if p < 0 { break out1266 }
              }
              look1265Is = true
            }
            scan.quiet &-= 1
            guard look1265Is else { break or1263 }
            if p > 0 { scan.see(p &- 1) }
            p = look1265
            break done1256
          }
          p = from1257
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleNoteLink(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot1267 = scan.open(60)
      let leaf1268 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(24, leaf1268, p)
      let leaf1269 = p
      let from1270 = p
      while isIn(256, 21, p) { p &+= 1 }
      scan.see(p)
      guard p &- from1270 >= 1 else { break fail }
      scan.leaf(61, leaf1269, p)
      let from1272 = p
      let mark1273 = scan.mark()
      done1271: do {
        if isIn(0, 51, p) {
          or1274: do {
            let leaf1275 = p
            guard p < scan.limit, unsafe scan.bytes[p] == 124 else { scan.see(p); break or1274 }
            p &+= 1
            scan.leaf(24, leaf1275, p)
            let leaf1276 = p
            let from1277 = p
            while isIn(256, 22, p) { p &+= 1 }
            scan.see(p)
            guard p &- from1277 >= 1 else { break or1274 }
            scan.leaf(62, leaf1276, p)
            break done1271
          }
          p = from1272
          scan.takeBack(to: mark1273)
        }
        scan.see(p)
      }
      let leaf1278 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 93 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(24, leaf1278, p)
      scan.close(slot1267)
      return p
    }
    return -1
  }

  private mutating func ruleNoteMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot1279 = scan.open(63)
      let leaf1280 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 94 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(24, leaf1280, p)
      let leaf1281 = p
      p = ruleFootnoteName(p)
      if p < 0 { break fail }
      scan.leaf(23, leaf1281, p)
      let leaf1282 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1282, p)
      scan.close(slot1279)
      return p
    }
    return -1
  }

  private mutating func ruleTag(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1283 = p
      if let before1284 = scan.scalar(before: p), !Self.classes[8].contains(before1284) { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break fail }
      p &+= 1
      let look1285 = p
      scan.quiet &+= 1
      var look1285Is = false
      out1286: do {
        loop1287: while true {
          guard isIn(256, 23, p) else { scan.see(p); break loop1287 }
          let from1288 = p
          end1291: do {
            if isIn(256, 24, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[9], p)
              if p < 0 { break end1291 }
            }
            guard p > from1288 else { break loop1287 }
            continue loop1287
          }
          p = from1288
          break loop1287
        }
        if isIn(256, 7, p) {
          p &+= 1
        } else {
          p = scan.take(Self.classes[10], p)
          if p < 0 { break out1286 }
        }
        look1285Is = true
      }
      scan.quiet &-= 1
      guard look1285Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look1285
      let most1292 = p
      p = ruleTagLevel(p)
      if p < 0 { break fail }
      var steps1295 = 0
      loop1293: while steps1295 < 15 {
        guard isIn(256, 25, p) else { scan.see(p); break loop1293 }
        let from1294 = p
        end1297: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 47 else { scan.see(p); break end1297 }
          p &+= 1
          p = ruleTagLevel(p)
          if p < 0 { break end1297 }
          guard p > from1294 else { break loop1293 }
          steps1295 &+= 1
          continue loop1293
        }
        p = from1294
        break loop1293
      }
      if steps1295 == 15 {
        scan.see(p)
        if isIn(256, 25, p) {
          let look1298 = p
          scan.quiet &+= 1
          var look1298Is = false
          out1299: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 47 else { scan.see(p); break out1299 }
            p &+= 1
            p = ruleTagLevel(p)
            if p < 0 { break out1299 }
            look1298Is = true
          }
          scan.quiet &-= 1
          if look1298Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look1298
        }
      }
      guard p &- most1292 <= 199 else { scan.see(p &- 1); break fail }
      scan.leaf(64, leaf1283, p)
      return p
    }
    return -1
  }

  private mutating func ruleTagLevel(_ start: Int) -> Int {
    var p = start
    fail: do {
      while isIn(256, 26, p) { p &+= 1 }
      scan.see(p)
      p = ruleTagWord(p)
      if p < 0 { break fail }
      loop1301: while true {
        guard isIn(256, 26, p) else { scan.see(p); break loop1301 }
        let from1302 = p
        end1305: do {
          let from1306 = p
          while isIn(256, 26, p) { p &+= 1 }
          scan.see(p)
          guard p &- from1306 >= 1 else { break end1305 }
          p = ruleTagWord(p)
          if p < 0 { break end1305 }
          guard p > from1302 else { break loop1301 }
          continue loop1301
        }
        p = from1302
        break loop1301
      }
      return p
    }
    return -1
  }

  private mutating func ruleTagWord(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1308First = p
      loop1307: while true {
        guard isIn(256, 27, p) else { scan.see(p); break loop1307 }
        let from1308 = p
        end1311: do {
          if isIn(256, 8, p) {
            p &+= 1
          } else {
            p = scan.take(Self.classes[11], p)
            if p < 0 { break end1311 }
          }
          guard p > from1308 else { break loop1307 }
          continue loop1307
        }
        p = from1308
        break loop1307
      }
      guard p > from1308First else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleCloze(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot1312 = scan.open(65)
      let leaf1313 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 63 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(24, leaf1313, p)
      let leaf1314 = p
      while isIn(256, 28, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(66, leaf1314, p)
      let leaf1316 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 40 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(24, leaf1316, p)
      let slot1317 = scan.open(67)
      let within1318Reach = scan.reach
      scan.reach = .max
      let within1318 = p
      scan.quiet &+= 1
      var within1318Is = false
      out1319: do {
        p = rulePhraseText(p)
        if p < 0 { break out1319 }
        within1318Is = true
      }
      scan.quiet &-= 1
      scan.reach = within1318Reach
      guard within1318Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      let within1318End = p
      let within1318Outer = scan.limit
      scan.limit = p
      p = within1318
      var within1318Fills = false
      out1320: do {
        p = rulePhrase(p)
        if p < 0 { break out1320 }
        within1318Fills = true
      }
      scan.limit = within1318Outer
      guard within1318Fills, p == within1318End || scan.cut != 0 else { break fail }
      scan.close(slot1317)
      let leaf1321 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1321, p)
      scan.close(slot1312)
      return p
    }
    return -1
  }

  private mutating func rulePhraseText(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
      loop1322: while true {
        guard isIn(256, 29, p) else { scan.see(p); break loop1322 }
        let from1323 = p
        end1326: do {
          let from1328 = p
          done1327: do {
            if isIn(0, 35, p) {
              or1330: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1330 }
                p &+= 1
                if isIn(0, 36, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[1], p)
                  if p < 0 { break or1330 }
                }
                break done1327
              }
              p = from1328
            }
            if isIn(256, 17, p) {
              or1331: do {
                p = ruleParens(p)
                if p < 0 { break or1331 }
                break done1327
              }
              p = from1328
            }
            if isIn(256, 30, p) {
              or1332: do {
                if isIn(256, 31, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[12], p)
                  if p < 0 { break or1332 }
                }
                break done1327
              }
              p = from1328
            }
            scan.see(p)
            break end1326
          }
          guard p > from1323 else { break loop1322 }
          continue loop1322
        }
        p = from1323
        break loop1322
      }
    return p
  }

  private mutating func ruleParens(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break fail }
      p &+= 1
      p = rulePhraseText(p)
      if p < 0 { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break fail }
      p &+= 1
      return p
    }
    return -1
  }

  private mutating func ruleTarget(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1333 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1333, p)
      let from1335 = p
      let mark1336 = scan.mark()
      done1334: do {
        if isIn(0, 0, p) {
          or1337: do {
            p = ruleSpace(p)
            if p < 0 { break or1337 }
            break done1334
          }
          p = from1335
          scan.takeBack(to: mark1336)
        }
        scan.see(p)
      }
      let from1339 = p
      let mark1340 = scan.mark()
      done1338: do {
        if isIn(256, 32, p) {
          or1341: do {
            let leaf1342 = p
            p = ruleDestination(p)
            if p < 0 { break or1341 }
            scan.leaf(26, leaf1342, p)
            let from1344 = p
            let mark1345 = scan.mark()
            done1343: do {
              if isIn(0, 0, p) {
                or1346: do {
                  p = ruleSpace(p)
                  if p < 0 { break or1346 }
                  let leaf1347 = p
                  p = ruleTitle(p)
                  if p < 0 { break or1346 }
                  scan.leaf(27, leaf1347, p)
                  break done1343
                }
                p = from1344
                scan.takeBack(to: mark1345)
              }
              scan.see(p)
            }
            break done1338
          }
          p = from1339
          scan.takeBack(to: mark1340)
        }
        scan.see(p)
      }
      let from1349 = p
      let mark1350 = scan.mark()
      done1348: do {
        if isIn(0, 0, p) {
          or1351: do {
            p = ruleSpace(p)
            if p < 0 { break or1351 }
            break done1348
          }
          p = from1349
          scan.takeBack(to: mark1350)
        }
        scan.see(p)
      }
      let leaf1352 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1352, p)
      return p
    }
    return -1
  }

  private mutating func ruleLabel(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1353 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1353, p)
      let leaf1354 = p
      let most1355 = p
      loop1356: while true {
        guard isIn(0, 34, p) else { scan.see(p); break loop1356 }
        let from1357 = p
        end1360: do {
          let from1362 = p
          done1361: do {
            if isIn(0, 35, p) {
              or1364: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1364 }
                p &+= 1
                if isIn(0, 36, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[1], p)
                  if p < 0 { break or1364 }
                }
                break done1361
              }
              p = from1362
            }
            if isIn(256, 33, p) {
              or1365: do {
                if isIn(256, 34, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[13], p)
                  if p < 0 { break or1365 }
                }
                break done1361
              }
              p = from1362
            }
            scan.see(p)
            break end1360
          }
          guard p > from1357 else { break loop1356 }
          continue loop1356
        }
        p = from1357
        break loop1356
      }
      guard p &- most1355 <= 999 else { scan.see(p &- 1); break fail }
      scan.leaf(23, leaf1354, p)
      let leaf1366 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1366, p)
      return p
    }
    return -1
  }

  private mutating func ruleDestination(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1368 = p
      done1367: do {
        if isIn(256, 2, p) {
          or1370: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 60 else { scan.see(p); break or1370 }
            p &+= 1
            loop1371: while true {
              guard isIn(256, 35, p) else { scan.see(p); break loop1371 }
              let from1372 = p
              end1375: do {
                let from1377 = p
                done1376: do {
                  if isIn(0, 35, p) {
                    or1379: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1379 }
                      p &+= 1
                      if isIn(0, 36, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[1], p)
                        if p < 0 { break or1379 }
                      }
                      break done1376
                    }
                    p = from1377
                  }
                  if isIn(256, 36, p) {
                    or1380: do {
                      if isIn(256, 37, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[14], p)
                        if p < 0 { break or1380 }
                      }
                      break done1376
                    }
                    p = from1377
                  }
                  scan.see(p)
                  break end1375
                }
                guard p > from1372 else { break loop1371 }
                continue loop1371
              }
              p = from1372
              break loop1371
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 62 else { scan.see(p); break or1370 }
            p &+= 1
            break done1367
          }
          p = from1368
        }
        if isIn(256, 32, p) {
          or1381: do {
            scan.see(p)
            if isIn(256, 2, p) {
              let look1382 = p
              scan.quiet &+= 1
              var look1382Is = false
              out1383: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 60 else { scan.see(p); break out1383 }
                p &+= 1
                look1382Is = true
              }
              scan.quiet &-= 1
              if look1382Is {
                if p > 0 { scan.see(p &- 1) }
                break or1381
              }
              p = look1382
            }
            let from1385First = p
            loop1384: while true {
              guard isIn(256, 32, p) else { scan.see(p); break loop1384 }
              let from1385 = p
              end1388: do {
                p = ruleDestinationPart(p)
                if p < 0 { break end1388 }
                guard p > from1385 else { break loop1384 }
                continue loop1384
              }
              p = from1385
              break loop1384
            }
            guard p > from1385First else { break or1381 }
            break done1367
          }
          p = from1368
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleDestinationPart(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      let from1390 = p
      done1389: do {
        if isIn(0, 35, p) {
          or1392: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1392 }
            p &+= 1
            guard isIn(256, 38, p) else { scan.see(p); break or1392 }
            p &+= 1
            break done1389
          }
          p = from1390
        }
        if isIn(0, 35, p) {
          or1393: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1393 }
            p &+= 1
            break done1389
          }
          p = from1390
        }
        if isIn(256, 39, p) {
          or1394: do {
            let from1395 = p
            while isIn(256, 39, p) { p &+= 1 }
            scan.see(p)
            guard p &- from1395 >= 1 else { break or1394 }
            break done1389
          }
          p = from1390
        }
        if isIn(256, 17, p) {
          or1396: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break or1396 }
            p &+= 1
            loop1397: while true {
              guard isIn(256, 32, p) else { scan.see(p); break loop1397 }
              let from1398 = p
              end1401: do {
                p = ruleDestinationPart(p)
                if p < 0 { break end1401 }
                guard p > from1398 else { break loop1397 }
                continue loop1397
              }
              p = from1398
              break loop1397
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break or1396 }
            p &+= 1
            break done1389
          }
          p = from1390
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleTitle(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1403 = p
      done1402: do {
        if isIn(256, 40, p) {
          or1405: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 34 else { scan.see(p); break or1405 }
            p &+= 1
            loop1406: while true {
              guard isIn(256, 41, p) else { scan.see(p); break loop1406 }
              let from1407 = p
              end1410: do {
                let from1412 = p
                done1411: do {
                  if isIn(0, 35, p) {
                    or1414: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1414 }
                      p &+= 1
                      if isIn(0, 36, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[1], p)
                        if p < 0 { break or1414 }
                      }
                      break done1411
                    }
                    p = from1412
                  }
                  if isIn(256, 42, p) {
                    or1415: do {
                      if isIn(256, 43, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[15], p)
                        if p < 0 { break or1415 }
                      }
                      break done1411
                    }
                    p = from1412
                  }
                  scan.see(p)
                  break end1410
                }
                guard p > from1407 else { break loop1406 }
                continue loop1406
              }
              p = from1407
              break loop1406
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 34 else { scan.see(p); break or1405 }
            p &+= 1
            break done1402
          }
          p = from1403
        }
        if isIn(256, 44, p) {
          or1416: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 39 else { scan.see(p); break or1416 }
            p &+= 1
            loop1417: while true {
              guard isIn(256, 45, p) else { scan.see(p); break loop1417 }
              let from1418 = p
              end1421: do {
                let from1423 = p
                done1422: do {
                  if isIn(0, 35, p) {
                    or1425: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1425 }
                      p &+= 1
                      if isIn(0, 36, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[1], p)
                        if p < 0 { break or1425 }
                      }
                      break done1422
                    }
                    p = from1423
                  }
                  if isIn(256, 46, p) {
                    or1426: do {
                      if isIn(256, 47, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[16], p)
                        if p < 0 { break or1426 }
                      }
                      break done1422
                    }
                    p = from1423
                  }
                  scan.see(p)
                  break end1421
                }
                guard p > from1418 else { break loop1417 }
                continue loop1417
              }
              p = from1418
              break loop1417
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 39 else { scan.see(p); break or1416 }
            p &+= 1
            break done1402
          }
          p = from1403
        }
        if isIn(256, 17, p) {
          or1427: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break or1427 }
            p &+= 1
            loop1428: while true {
              guard isIn(256, 48, p) else { scan.see(p); break loop1428 }
              let from1429 = p
              end1432: do {
                let from1434 = p
                done1433: do {
                  if isIn(0, 35, p) {
                    or1436: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1436 }
                      p &+= 1
                      if isIn(0, 36, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[1], p)
                        if p < 0 { break or1436 }
                      }
                      break done1433
                    }
                    p = from1434
                  }
                  if isIn(256, 30, p) {
                    or1437: do {
                      if isIn(256, 31, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[12], p)
                        if p < 0 { break or1437 }
                      }
                      break done1433
                    }
                    p = from1434
                  }
                  scan.see(p)
                  break end1432
                }
                guard p > from1429 else { break loop1428 }
                continue loop1428
              }
              p = from1429
              break loop1428
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break or1427 }
            p &+= 1
            break done1402
          }
          p = from1403
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleSpace(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1438 = p
      scan.quiet &+= 1
      var leaf1438Is = false
      out1439: do {
        let from1441 = p
        let mark1442 = scan.mark()
        done1440: do {
          if isIn(0, 0, p) {
            or1443: do {
              while isIn(0, 7, p) { p &+= 1 }
              scan.see(p)
              p = ruleNL(p)
              if p < 0 { break or1443 }
              if !scan.margins.isEmpty { p = margin(p, all: false) }
              while isIn(0, 7, p) { p &+= 1 }
              scan.see(p)
              break done1440
            }
            p = from1441
            scan.takeBack(to: mark1442)
          }
          if isIn(0, 7, p) {
            or1446: do {
              let from1447 = p
              while isIn(0, 7, p) { p &+= 1 }
              scan.see(p)
              guard p &- from1447 >= 1 else { break or1446 }
              break done1440
            }
            p = from1441
          }
          scan.see(p)
          break out1439
        }
        leaf1438Is = true
      }
      scan.quiet &-= 1
      guard leaf1438Is else { break fail }
      scan.leaf(28, leaf1438, p)
      return p
    }
    return -1
  }
  private mutating func prefix(_ number: Int, _ start: Int) -> Int {
    switch number {
    case 0: return prefix0(start)
    case 1: return prefix1(start)
    default: return -1
    }
  }
  private mutating func prefix0(_ start: Int) -> Int {
    var p = start
    fail: do {
      p = ruleQuoteMark(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }
  private mutating func prefix1(_ start: Int) -> Int {
    var p = start
    fail: do {
      p = ruleFootnoteInset(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func margin(_ position: Int, all: Bool) -> Int {
    var end = position
    for index in scan.margins.indices {
      let mark = scan.mark()
      let margin = scan.margins[index]
      let next = margin.prefix < 0 ? scan.takeHanging(margin, end) : prefix(margin.prefix, end)
      if next < 0 {
        scan.takeBack(to: mark)
        if all { return -1 }
        break
      }
      end = next
    }
    if end > position { scan.fresh = end }
    return end
  }

  package mutating func parseUnit(
    in window: UnsafeBufferPointer<UInt8>, at start: Int, entry: UnitEntry, seam: Int?,
    onto tape: inout [Tape.Entry]
  ) -> UnitResult {
    unsafe scan.begin(window, at: start, entry: entry, seam: seam)
    var end = -1
    if entry.continues {
      return scan.finish(max(resume(entry, start), start), onto: &tape)
    }
    let mark = scan.mark()
    if entry == .first {
      end = ruleFrontMatter(start)
      if end < 0 { scan.takeBack(to: mark) }
    }
    if end < 0 { end = ruleBlock(start) }
    if end < 0 {
      scan.takeBack(to: mark)
      end = start
    }
    while scan.cut == 0 {
      let mark = scan.mark()
      let next = ruleBlank(end)
      if next <= end {
        scan.takeBack(to: mark)
        break
      }
      end = next
    }
    return scan.finish(end, onto: &tape)
  }

  private mutating func resume(_ entry: UnitEntry, _ start: Int) -> Int {
    switch entry.bits >> 24 {
    case 24: return resumeTicks(start, Scan.Row(entry))
    case 26: return resumeTildes(start, Scan.Row(entry))
    case 32: return resumeBullets(start, Scan.Row(entry))
    case 35: return resumeNumbers(start, Scan.Row(entry))
    case 63: return resumeParagraph(start, Scan.Row(entry))
    default: return start
    }
  }
}
