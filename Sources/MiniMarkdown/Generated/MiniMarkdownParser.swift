// Made from Grammar/MiniMarkdown.peg by `make parsers`: change the grammar, not this file.
// swift-format-ignore-file

import Packrat

/// Parses by Grammar/MiniMarkdown.peg.
@safe package struct MiniMarkdownParser: UnitRules, ~Copyable {
  package var scan: Scan = Scan()
  private let sets: UnsafeMutablePointer<UInt64>

  package static let kinds: [String] = ["newline", "blank", "code", "front_matter", "fence", "front_matter_text", "heading", "heading_mark", "heading_close", "rule", "rule_mark", "fenced_code", "info", "indented_code", "indent", "quote", "quote_mark", "bullet_list", "item", "item_mark", "ordered_list", "task", "footnote", "label", "mark", "definition", "destination", "title", "space", "question", "question_text", "answer_text", "question_mark", "answer_mark", "summary", "summary_mark", "table", "table_row", "cell", "cell_mark", "table_alignment", "alignment", "paragraph", "underline", "setext_heading", "text", "emphasis", "strong", "strike", "image", "image_reference", "link", "reference", "hard_break", "soft_break", "escape", "entity", "code_span", "autolink", "bare_link", "note_link", "note_name", "shown", "footnote_reference", "tag", "cloze", "hint", "phrase", "error"]

  private static let setBits: [UInt64] = [
    0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800,
    0x1007907702208800, 0x5020d07402008881, 0x400000140000e001, 0x1007907702208800, 0x1007907702208800, 0x400000140000d001, 0x1007907702208800, 0x1007907702208800,
    0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800,
    0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800,
    0x5120f2f482088fff, 0x7907702208800, 0x1007907702208800, 0x207b27702308804, 0x1007907702208800, 0x1007907702208800, 0x8007907702208800, 0x1007907702208800,
    0x1007907702208800, 0x1007907722208800, 0x7b2770a608828, 0x1007b2770a208820, 0x1007907702208800, 0x1167b2770a238828, 0x1007907722258800, 0x1007907702208800,
    0x1007b07712208840, 0x1407b27712208840, 0x1007b07712208840, 0x1007b07712208840, 0x1007b07712208840, 0x1007b07712208840, 0x1007b07712208840, 0x1007b07712208840,
    0x1007b07712208840, 0x1007b07712208840, 0x77907702208800, 0x1007907702208800, 0x7907702208800, 0x1187927702208800, 0x1a07b27702208810, 0x2007907702208800,
    0x1007907702208800, 0x100791f702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800,
    0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800,
    0x1007907702208800, 0x100793f702208a00, 0x1007907702208800, 0x1007987702208c00, 0x1007947702208c00, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800,
    0x1007907782208800, 0x1007907702208800, 0x1007907702208800, 0x207b21242208900, 0x4004901f02208800, 0x7901002208800, 0x1007907702208800, 0x7b27702a08808,
    0x207b27701208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800,
    0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800,
    0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1007987702208c00, 0x1007947702208c00, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800,
    0x1007907782208800, 0x1007907702208800, 0x1007907702208800, 0x1007907702208800, 0x1028c07702208800, 0x1007907702208800, 0x207b27706208802, 0x1007907702208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800, 0x1001102502208800,
    0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000,
    0x3dc7de0602000, 0x3dc7de0e02000, 0x3dc0dc0802000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc0dc0802000, 0x3dc7de0602000, 0x3dc7de0602000,
    0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000,
    0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000, 0x3dc7de0602000,
    0x3dc7de0e02010, 0x3ddffe06cb424, 0x3c3ffe06cb020, 0x3ddffe075b420, 0x3ddffe075b420, 0x3ddffe075b420, 0x3ddffe075b420, 0x23dffe06cb420,
    0x1dcfe60e2b020, 0x1dcfc20603020, 0x3ddffe06cb420, 0x3ddffe075bc20, 0x3ddffe06cb020, 0x3ddffeb75bc20, 0x3ddffe06cbc20, 0x3ddffe775b420,
    0x3ddfff3759e80, 0x3ddfff3759e80, 0x3ddfff3759e80, 0x3ddfff3759e80, 0x3ddfff3759e80, 0x3ddfff3759e80, 0x3ddfff3759e80, 0x3ddfff3759e80,
    0x3ddfff3759e80, 0x3ddfff3759e80, 0x3ddffe06cb020, 0x3ddffe06cb020, 0x3dd8fe0602021, 0x3ddffe075b420, 0x3dd8fe0602020, 0x3ddffe06cb420,
    0x3ddffe075b020, 0x3ddfff0759ec0, 0x3ddfff0759ec0, 0x3ddfff0759ec0, 0x3ddfff0759ec0, 0x3ddfff0759ec0, 0x3ddfff0759ec0, 0x3ddfff0759cc0,
    0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0,
    0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0,
    0x3ddfff0759dc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddf3e0843020, 0x2449260643030, 0x3ddf3c0043028, 0x3ddffe075b420, 0x3ddffeb6c9420,
    0x3ddffe0643420, 0x3ddfff0759ec0, 0x3ddfff0759ec0, 0x3ddfff0759ec0, 0x3ddfff0759ec0, 0x3ddfff0759ec0, 0x3ddfff0759ec0, 0x3ddfff0759cc0,
    0x3ddfff0759cc2, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0,
    0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff075dcc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0,
    0x3ddfff0759dc0, 0x3ddfff0759cc0, 0x3ddfff0759cc0, 0x3ddffe0f5b420, 0x3ddffe0443420, 0x3ddffe075b420, 0x3ddffe06cb420, 0x3dc7de075b000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
    0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000, 0x2cd36f1659000,
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
  private mutating func isIn(_ table: Int, _ bit: UInt64, _ position: Int) -> Bool {
    guard position < scan.limit else { return false }
    return unsafe sets[table &+ Int(scan.bytes[position])] & (1 &<< bit) != 0
  }

  /// Whether the byte before a position is ASCII and in one of the sets.
  @inline(__always)
  private mutating func isAfter(_ table: Int, _ bit: UInt64, _ position: Int) -> Bool {
    guard position > scan.start else { return false }
    return unsafe sets[table &+ Int(scan.bytes[position &- 1])] & (1 &<< bit) != 0
  }

  // What `Scan` does too, here so that it can be inlined.

  @inline(__always)
  private mutating func see(_ position: Int) {
    if position >= scan.examined { scan.examined = position &+ 1 }
  }

  @inline(__always)
  private mutating func mark() -> Scan.Mark {
    Scan.Mark(
      count: scan.count, joint: scan.joint,
      jointValue: scan.joint >= 0 ? unsafe scan.tape[scan.joint] : 0)
  }

  @inline(__always)
  private mutating func takeBack(to mark: Scan.Mark) {
    scan.count = mark.count
    scan.joint = mark.joint
    if mark.joint >= 0 { unsafe scan.tape[mark.joint] = mark.jointValue }
  }

  @inline(__always)
  private mutating func leaf(_ kind: UInt8, _ start: Int, _ end: Int) {
    guard scan.quiet == 0, end > start else { return }
    guard scan.joint < 0, scan.count < scan.room, end &- start < 1 &<< 24 else {
      scan.leaf(kind, start, end)
      return
    }
    scan.joint = scan.count
    unsafe scan.tape[scan.count] = UInt32(kind) &<< 24 | UInt32(truncatingIfNeeded: end &- start)
    scan.count &+= 1
  }


  private mutating func ruleDocument(_ start: Int) -> Int {
    var p = start
      loop1: while true {
        let from2 = p
        end5: do {
          let from7 = p
          done6: do {
            or9: do {
              p = ruleBlock(p)
              if p < 0 { break or9 }
              break done6
            }
            p = from7
            if isIn(0, 0, p) {
              or10: do {
                p = ruleBlank(p)
                if p < 0 { break or10 }
                break done6
              }
              p = from7
            }
            see(p)
            break end5
          }
          guard p > from2 else { break loop1 }
          continue loop1
        }
        p = from2
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
      let mark13 = mark()
      done11: do {
        or14: do {
          p = ruleTicks(p)
          if p < 0 { break or14 }
          break done11
        }
        p = from12
        takeBack(to: mark13)
        if isIn(0, 1, p) {
          or15: do {
            p = ruleTildes(p)
            if p < 0 { break or15 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 2, p) {
          or16: do {
            p = ruleHeading(p)
            if p < 0 { break or16 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 3, p) {
          or17: do {
            p = ruleRule(p)
            if p < 0 { break or17 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 4, p) {
          or18: do {
            p = ruleQuote(p)
            if p < 0 { break or18 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 5, p) {
          or19: do {
            p = ruleBullets(p)
            if p < 0 { break or19 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 6, p) {
          or20: do {
            p = ruleNumbers(p)
            if p < 0 { break or20 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 7, p) {
          or21: do {
            p = ruleIndented(p)
            if p < 0 { break or21 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 8, p) {
          or22: do {
            p = ruleFootnote(p)
            if p < 0 { break or22 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 8, p) {
          or23: do {
            p = ruleDefinition(p)
            if p < 0 { break or23 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 9, p) {
          or24: do {
            p = ruleQuestion(p)
            if p < 0 { break or24 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 10, p) {
          or25: do {
            p = ruleSummary(p)
            if p < 0 { break or25 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        see(p)
        or26: do {
          p = ruleTable(p)
          if p < 0 { break or26 }
          break done11
        }
        p = from12
        takeBack(to: mark13)
        if isIn(0, 11, p) {
          or27: do {
            p = ruleParagraph(p)
            if p < 0 { break or27 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
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
      done28: do {
        or31: do {
          p = ruleBlock(p)
          if p < 0 { break or31 }
          break done28
        }
        p = from29
        if isIn(0, 0, p) {
          or32: do {
            p = ruleBlank(p)
            if p < 0 { break or32 }
            break done28
          }
          p = from29
        }
        see(p)
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
      done33: do {
        or36: do {
          p = ruleInner(p)
          if p < 0 { break or36 }
          break done33
        }
        p = from34
        see(p)
      }
      loop37: while true {
        let from38 = p
        let mark40 = mark()
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
        takeBack(to: mark40)
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
            guard p < scan.limit, unsafe scan.bytes[p] == 13 else { see(p); break or45 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 10 else { see(p &+ 1); break or45 }
            p &+= 2
            break done42
          }
          p = from43
        }
        if isIn(0, 13, p) {
          or46: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 10 else { see(p); break or46 }
            p &+= 1
            break done42
          }
          p = from43
        }
        if isIn(0, 12, p) {
          or47: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 13 else { see(p); break or47 }
            p &+= 1
            break done42
          }
          p = from43
        }
        see(p)
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
        see(p)
        or52: do {
          see(p)
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
      leaf(0, leaf53, p)
      return p
    }
    return -1
  }

  private mutating func ruleBlankRest(_ start: Int) -> Int {
    var p = start
    fail: do {
      let end55 = scan.limit
      while p &+ 4 <= end55 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end55, isIn(0, 7, p) { p &+= 1 }
      see(p)
      p = ruleEOL(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleBlank(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf56 = p
      let from58 = p
      done57: do {
        if isIn(0, 0, p) {
          or60: do {
            let end62 = scan.limit
            while p &+ 4 <= end62 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 7) == 0 { break }
              p &+= 4
            }
            while p < end62, isIn(0, 7, p) { p &+= 1 }
            see(p)
            p = ruleNL(p)
            if p < 0 { break or60 }
            break done57
          }
          p = from58
        }
        if isIn(0, 7, p) {
          or63: do {
            let from64 = p
            let end65 = scan.limit
            while p &+ 4 <= end65 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 7) == 0 { break }
              p &+= 4
            }
            while p < end65, isIn(0, 7, p) { p &+= 1 }
            see(p)
            guard p &- from64 >= 1 else { break or63 }
            see(p)
            if isIn(0, 15, p) { break or63 }
            break done57
          }
          p = from58
        }
        see(p)
        break fail
      }
      leaf(1, leaf56, p)
      return p
    }
    return -1
  }

  private mutating func ruleLine(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf66 = p
      let from68 = p
      done67: do {
        if isIn(0, 15, p) {
          or70: do {
            let end72 = scan.limit
            while p &+ 8 <= end72 {
              let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
              var found: UInt64 = 0
              found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
              found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
              if found & 0x8080808080808080 != 0 { break }
              p &+= 8
            }
            while p < end72, isIn(0, 11, p) { p &+= 1 }
            see(p)
            p = ruleNL(p)
            if p < 0 { break or70 }
            break done67
          }
          p = from68
        }
        if isIn(0, 11, p) {
          or73: do {
            let from74 = p
            let end75 = scan.limit
            while p &+ 8 <= end75 {
              let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
              var found: UInt64 = 0
              found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
              found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
              if found & 0x8080808080808080 != 0 { break }
              p &+= 8
            }
            while p < end75, isIn(0, 11, p) { p &+= 1 }
            see(p)
            guard p &- from74 >= 1 else { break or73 }
            break done67
          }
          p = from68
        }
        see(p)
        break fail
      }
      leaf(2, leaf66, p)
      return p
    }
    return -1
  }

  private mutating func ruleFrontMatter(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot76 = scan.open(3)
      p = ruleFrontOpen(p)
      if p < 0 { break fail }
      p = ruleFrontText(p)
      if p < 0 { break fail }
      p = ruleFrontClose(p)
      if p < 0 { break fail }
      scan.close(slot76)
      return p
    }
    return -1
  }

  private mutating func ruleFrontOpen(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf77 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 45 else { see(p &+ 2); break fail }
      p &+= 3
      p = ruleBlankRest(p)
      if p < 0 { break fail }
      leaf(4, leaf77, p)
      return p
    }
    return -1
  }

  private mutating func ruleFrontText(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf78 = p
      var steps81 = 0
      loop79: while steps81 < 1000 {
        guard isIn(0, 15, p) else { see(p); break loop79 }
        let from80 = p
        end83: do {
          see(p)
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
              if p > 0 { see(p &- 1) }
              break end83
            }
            p = look84
          }
          let end87 = scan.limit
          while p &+ 8 <= end87 {
            let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
            var found: UInt64 = 0
            found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
            found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
            if found & 0x8080808080808080 != 0 { break }
            p &+= 8
          }
          while p < end87, isIn(0, 11, p) { p &+= 1 }
          see(p)
          p = ruleNL(p)
          if p < 0 { break end83 }
          guard p > from80 else { break loop79 }
          steps81 &+= 1
          continue loop79
        }
        p = from80
        break loop79
      }
      if steps81 == 1000 {
        see(p)
        if isIn(0, 15, p) {
          let look88 = p
          scan.quiet &+= 1
          var look88Is = false
          out89: do {
            see(p)
            if isIn(0, 16, p) {
              let look90 = p
              scan.quiet &+= 1
              var look90Is = false
              out91: do {
                p = ruleFrontEnd(p)
                if p < 0 { break out91 }
                look90Is = true
              }
              scan.quiet &-= 1
              if look90Is {
                if p > 0 { see(p &- 1) }
                break out89
              }
              p = look90
            }
            let end93 = scan.limit
            while p &+ 8 <= end93 {
              let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
              var found: UInt64 = 0
              found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
              found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
              if found & 0x8080808080808080 != 0 { break }
              p &+= 8
            }
            while p < end93, isIn(0, 11, p) { p &+= 1 }
            see(p)
            p = ruleNL(p)
            if p < 0 { break out89 }
            look88Is = true
          }
          scan.quiet &-= 1
          if look88Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look88
        }
      }
      leaf(5, leaf78, p)
      return p
    }
    return -1
  }

  private mutating func ruleFrontEnd(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from95 = p
      done94: do {
        if isIn(0, 17, p) {
          or97: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break or97 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { see(p &+ 1); break or97 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 45 else { see(p &+ 2); break or97 }
            p &+= 3
            break done94
          }
          p = from95
        }
        if isIn(0, 18, p) {
          or98: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 46 else { see(p); break or98 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 46 else { see(p &+ 1); break or98 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 46 else { see(p &+ 2); break or98 }
            p &+= 3
            break done94
          }
          p = from95
        }
        see(p)
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
      let leaf99 = p
      p = ruleFrontEnd(p)
      if p < 0 { break fail }
      leaf(4, leaf99, p)
      return p
    }
    return -1
  }

  private mutating func ruleHeading(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot100 = scan.open(6)
      p = ruleHeadingMark(p)
      if p < 0 { break fail }
      let within101Reach = scan.reach
      scan.reach = .max
      let within101 = p
      scan.quiet &+= 1
      var within101Is = false
      out102: do {
        p = ruleHeadingLine(p)
        if p < 0 { break out102 }
        within101Is = true
      }
      scan.quiet &-= 1
      scan.reach = within101Reach
      guard within101Is else { break fail }
      if p > 0 { see(p &- 1) }
      let within101End = p
      let within101Outer = scan.limit
      scan.limit = p
      p = within101
      var within101Fills = false
      out103: do {
        p = ruleSpans(p)
        if p < 0 { break out103 }
        within101Fills = true
      }
      scan.limit = within101Outer
      guard within101Fills, p == within101End || scan.cut != 0 else { break fail }
      p = ruleHeadingClose(p)
      if p < 0 { break fail }
      let from105 = p
      done104: do {
        if isIn(0, 14, p) {
          or107: do {
            p = ruleNewline(p)
            if p < 0 { break or107 }
            break done104
          }
          p = from105
        }
        see(p)
      }
      scan.close(slot100)
      return p
    }
    return -1
  }

  private mutating func ruleHeadingMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf108 = p
      var steps111 = 0
      loop109: while steps111 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop109 }
        let from110 = p
        end113: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end113 }
          p &+= 1
          guard p > from110 else { break loop109 }
          steps111 &+= 1
          continue loop109
        }
        p = from110
        break loop109
      }
      if steps111 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look114 = p
          scan.quiet &+= 1
          var look114Is = false
          out115: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out115 }
            p &+= 1
            look114Is = true
          }
          scan.quiet &-= 1
          if look114Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look114
        }
      }
      var steps118 = 0
      loop116: while steps118 < 6 {
        guard isIn(0, 20, p) else { see(p); break loop116 }
        let from117 = p
        end120: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break end120 }
          p &+= 1
          guard p > from117 else { break loop116 }
          steps118 &+= 1
          continue loop116
        }
        p = from117
        break loop116
      }
      guard steps118 >= 1 else { break fail }
      if steps118 == 6 {
        see(p)
        if isIn(0, 20, p) {
          let look121 = p
          scan.quiet &+= 1
          var look121Is = false
          out122: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break out122 }
            p &+= 1
            look121Is = true
          }
          scan.quiet &-= 1
          if look121Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look121
        }
      }
      let from124 = p
      done123: do {
        if isIn(0, 7, p) {
          or126: do {
            let from127 = p
            let end128 = scan.limit
            while p &+ 4 <= end128 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 7) == 0 { break }
              p &+= 4
            }
            while p < end128, isIn(0, 7, p) { p &+= 1 }
            see(p)
            guard p &- from127 >= 1 else { break or126 }
            break done123
          }
          p = from124
        }
        see(p)
        or129: do {
          let look130 = p
          scan.quiet &+= 1
          var look130Is = false
          out131: do {
            p = ruleEOL(p)
            if p < 0 { break out131 }
            look130Is = true
          }
          scan.quiet &-= 1
          guard look130Is else { break or129 }
          if p > 0 { see(p &- 1) }
          p = look130
          break done123
        }
        p = from124
        break fail
      }
      leaf(7, leaf108, p)
      return p
    }
    return -1
  }

  private mutating func ruleHeadingLine(_ start: Int) -> Int {
    var p = start
      let from133 = p
      done132: do {
        if isIn(0, 11, p) {
          or135: do {
            see(p)
            if isIn(0, 20, p) {
              let look136 = p
              scan.quiet &+= 1
              var look136Is = false
              out137: do {
                p = rulePounds(p)
                if p < 0 { break out137 }
                look136Is = true
              }
              scan.quiet &-= 1
              if look136Is {
                if p > 0 { see(p &- 1) }
                break or135
              }
              p = look136
            }
            let from139First = p
            loop138: while true {
              guard isIn(0, 11, p) else { see(p); break loop138 }
              let from139 = p
              end142: do {
                let from144 = p
                done143: do {
                  if isIn(0, 21, p) {
                    or146: do {
                      let from147 = p
                      let end148 = scan.limit
                      while p &+ 8 <= end148 {
                        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
                        var found: UInt64 = 0
                        found |= ((bytes ^ 0x909090909090909) &- 0x101010101010101) & ~(bytes ^ 0x909090909090909)
                        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
                        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
                        found |= ((bytes ^ 0x2020202020202020) &- 0x101010101010101) & ~(bytes ^ 0x2020202020202020)
                        if found & 0x8080808080808080 != 0 { break }
                        p &+= 8
                      }
                      while p < end148, isIn(0, 21, p) { p &+= 1 }
                      see(p)
                      guard p &- from147 >= 1 else { break or146 }
                      break done143
                    }
                    p = from144
                  }
                  if isIn(0, 7, p) {
                    or149: do {
                      see(p)
                      if isIn(0, 7, p) {
                        let look150 = p
                        scan.quiet &+= 1
                        var look150Is = false
                        out151: do {
                          p = ruleHeadingEnd(p)
                          if p < 0 { break out151 }
                          look150Is = true
                        }
                        scan.quiet &-= 1
                        if look150Is {
                          if p > 0 { see(p &- 1) }
                          break or149
                        }
                        p = look150
                      }
                      let from152 = p
                      let end153 = scan.limit
                      while p &+ 4 <= end153 {
                        let bytes = unsafe scan.bytes + p
                        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                        if all & (1 &<< 7) == 0 { break }
                        p &+= 4
                      }
                      while p < end153, isIn(0, 7, p) { p &+= 1 }
                      see(p)
                      guard p &- from152 >= 1 else { break or149 }
                      break done143
                    }
                    p = from144
                  }
                  see(p)
                  break end142
                }
                guard p > from139 else { break loop138 }
                continue loop138
              }
              p = from139
              break loop138
            }
            guard p > from139First else { break or135 }
            break done132
          }
          p = from133
        }
        see(p)
      }
    return p
  }

  private mutating func ruleHeadingEnd(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from154 = p
      let end155 = scan.limit
      while p &+ 4 <= end155 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end155, isIn(0, 7, p) { p &+= 1 }
      see(p)
      guard p &- from154 >= 1 else { break fail }
      let from157 = p
      done156: do {
        if isIn(0, 20, p) {
          or159: do {
            p = rulePounds(p)
            if p < 0 { break or159 }
            break done156
          }
          p = from157
        }
        see(p)
        or160: do {
          p = ruleEOL(p)
          if p < 0 { break or160 }
          break done156
        }
        p = from157
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleHeadingClose(_ start: Int) -> Int {
    var p = start
      let leaf161 = p
      let end163 = scan.limit
      while p &+ 4 <= end163 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end163, isIn(0, 7, p) { p &+= 1 }
      see(p)
      loop164: while true {
        guard isIn(0, 20, p) else { see(p); break loop164 }
        let from165 = p
        end168: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break end168 }
          p &+= 1
          guard p > from165 else { break loop164 }
          continue loop164
        }
        p = from165
        break loop164
      }
      let end170 = scan.limit
      while p &+ 4 <= end170 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end170, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(8, leaf161, p)
    return p
  }

  private mutating func rulePounds(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from172First = p
      loop171: while true {
        guard isIn(0, 20, p) else { see(p); break loop171 }
        let from172 = p
        end175: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break end175 }
          p &+= 1
          guard p > from172 else { break loop171 }
          continue loop171
        }
        p = from172
        break loop171
      }
      guard p > from172First else { break fail }
      p = ruleBlankRest(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleRule(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot176 = scan.open(9)
      let leaf177 = p
      p = ruleRuleLine(p)
      if p < 0 { break fail }
      leaf(10, leaf177, p)
      let from179 = p
      done178: do {
        if isIn(0, 14, p) {
          or181: do {
            p = ruleNewline(p)
            if p < 0 { break or181 }
            break done178
          }
          p = from179
        }
        see(p)
      }
      scan.close(slot176)
      return p
    }
    return -1
  }

  private mutating func ruleRuleLine(_ start: Int) -> Int {
    var p = start
    fail: do {
      var steps184 = 0
      loop182: while steps184 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop182 }
        let from183 = p
        end186: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end186 }
          p &+= 1
          guard p > from183 else { break loop182 }
          steps184 &+= 1
          continue loop182
        }
        p = from183
        break loop182
      }
      if steps184 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look187 = p
          scan.quiet &+= 1
          var look187Is = false
          out188: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out188 }
            p &+= 1
            look187Is = true
          }
          scan.quiet &-= 1
          if look187Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look187
        }
      }
      let from190 = p
      done189: do {
        if isIn(0, 22, p) {
          or192: do {
            var steps195 = 0
            loop193: while true {
              guard isIn(0, 22, p) else { see(p); break loop193 }
              let from194 = p
              end197: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 42 else { see(p); break end197 }
                p &+= 1
                let end199 = scan.limit
                while p &+ 4 <= end199 {
                  let bytes = unsafe scan.bytes + p
                  let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                  if all & (1 &<< 7) == 0 { break }
                  p &+= 4
                }
                while p < end199, isIn(0, 7, p) { p &+= 1 }
                see(p)
                guard p > from194 else { break loop193 }
                steps195 &+= 1
                continue loop193
              }
              p = from194
              break loop193
            }
            guard steps195 >= 3 else { break or192 }
            break done189
          }
          p = from190
        }
        if isIn(0, 17, p) {
          or200: do {
            var steps203 = 0
            loop201: while true {
              guard isIn(0, 17, p) else { see(p); break loop201 }
              let from202 = p
              end205: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break end205 }
                p &+= 1
                let end207 = scan.limit
                while p &+ 4 <= end207 {
                  let bytes = unsafe scan.bytes + p
                  let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                  if all & (1 &<< 7) == 0 { break }
                  p &+= 4
                }
                while p < end207, isIn(0, 7, p) { p &+= 1 }
                see(p)
                guard p > from202 else { break loop201 }
                steps203 &+= 1
                continue loop201
              }
              p = from202
              break loop201
            }
            guard steps203 >= 3 else { break or200 }
            break done189
          }
          p = from190
        }
        if isIn(0, 23, p) {
          or208: do {
            var steps211 = 0
            loop209: while true {
              guard isIn(0, 23, p) else { see(p); break loop209 }
              let from210 = p
              end213: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 95 else { see(p); break end213 }
                p &+= 1
                let end215 = scan.limit
                while p &+ 4 <= end215 {
                  let bytes = unsafe scan.bytes + p
                  let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                  if all & (1 &<< 7) == 0 { break }
                  p &+= 4
                }
                while p < end215, isIn(0, 7, p) { p &+= 1 }
                see(p)
                guard p > from210 else { break loop209 }
                steps211 &+= 1
                continue loop209
              }
              p = from210
              break loop209
            }
            guard steps211 >= 3 else { break or208 }
            break done189
          }
          p = from190
        }
        see(p)
        break fail
      }
      let look216 = p
      scan.quiet &+= 1
      var look216Is = false
      out217: do {
        p = ruleEOL(p)
        if p < 0 { break out217 }
        look216Is = true
      }
      scan.quiet &-= 1
      guard look216Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look216
      return p
    }
    return -1
  }

  private mutating func ruleTicks(_ start: Int) -> Int {
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let slot218 = scan.open(11)
      p = ruleTicksOpen(p)
      if p < 0 { break fail }
      let leaf219 = p
      var steps222 = 0
      loop220: while steps222 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop220 }
        let from221 = p
        end224: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end224 }
          p &+= 1
          guard p > from221 else { break loop220 }
          steps222 &+= 1
          continue loop220
        }
        p = from221
        break loop220
      }
      if steps222 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look225 = p
          scan.quiet &+= 1
          var look225Is = false
          out226: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out226 }
            p &+= 1
            look225Is = true
          }
          scan.quiet &-= 1
          if look225Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look225
        }
      }
      let kept227 = p
      var steps230 = 0
      loop228: while true {
        guard isIn(0, 24, p) else { see(p); break loop228 }
        let from229 = p
        end232: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end232 }
          p &+= 1
          guard p > from229 else { break loop228 }
          steps230 &+= 1
          continue loop228
        }
        p = from229
        break loop228
      }
      guard steps230 >= 3 else { break fail }
      guard let kept227Row = scan.row(kept227, p) else { break fail }
      row0 = kept227Row
      let end234 = scan.limit
      while p &+ 4 <= end234 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end234, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(4, leaf219, p)
      p = ruleInfo(p)
      if p < 0 { break fail }
      let from236 = p
      done235: do {
        if isIn(0, 14, p) {
          or238: do {
            p = ruleNewline(p)
            if p < 0 { break or238 }
            break done235
          }
          p = from236
        }
        see(p)
      }
      loop239: while true {
        let from240 = p
        let mark242 = mark()
        let from240IsCut = scan.isCut(p)
        end243: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end243 }
          }
          let look244 = p
          scan.quiet &+= 1
          var look244Is = false
          out245: do {
            var steps248 = 0
            loop246: while steps248 < 3 {
              guard isIn(0, 19, p) else { see(p); break loop246 }
              let from247 = p
              end250: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end250 }
                p &+= 1
                guard p > from247 else { break loop246 }
                steps248 &+= 1
                continue loop246
              }
              p = from247
              break loop246
            }
            if steps248 == 3 {
              see(p)
              if isIn(0, 19, p) {
                let look251 = p
                scan.quiet &+= 1
                var look251Is = false
                out252: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out252 }
                  p &+= 1
                  look251Is = true
                }
                scan.quiet &-= 1
                if look251Is {
                  if p > 0 { see(p &- 1) }
                  break out245
                }
                p = look251
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out245 }
            loop253: while true {
              guard isIn(0, 24, p) else { see(p); break loop253 }
              let from254 = p
              end257: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end257 }
                p &+= 1
                guard p > from254 else { break loop253 }
                continue loop253
              }
              p = from254
              break loop253
            }
            p = ruleBlankRest(p)
            if p < 0 { break out245 }
            look244Is = true
          }
          scan.quiet &-= 1
          if look244Is {
            if p > 0 { see(p &- 1) }
            break end243
          }
          p = look244
          p = ruleLine(p)
          if p < 0 { break end243 }
          guard p > from240 else { break loop239 }
          if from240IsCut, scan.cutUnit(before: p, mark242, row0.entry(rule: 23)) {
            p = from240
            break loop239
          }
          continue loop239
        }
        p = from240
        takeBack(to: mark242)
        break loop239
      }
      if scan.cut == 0 {
        let from259 = p
        let mark260 = mark()
        done258: do {
          or261: do {
            if !scan.margins.isEmpty {
            p = margin(p, all: true)
            if p < 0 { break or261 }
            }
            let leaf262 = p
            var steps265 = 0
            loop263: while steps265 < 3 {
              guard isIn(0, 19, p) else { see(p); break loop263 }
              let from264 = p
              end267: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end267 }
                p &+= 1
                guard p > from264 else { break loop263 }
                steps265 &+= 1
                continue loop263
              }
              p = from264
              break loop263
            }
            if steps265 == 3 {
              see(p)
              if isIn(0, 19, p) {
                let look268 = p
                scan.quiet &+= 1
                var look268Is = false
                out269: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out269 }
                  p &+= 1
                  look268Is = true
                }
                scan.quiet &-= 1
                if look268Is {
                  if p > 0 { see(p &- 1) }
                  break or261
                }
                p = look268
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break or261 }
            loop270: while true {
              guard isIn(0, 24, p) else { see(p); break loop270 }
              let from271 = p
              end274: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end274 }
                p &+= 1
                guard p > from271 else { break loop270 }
                continue loop270
              }
              p = from271
              break loop270
            }
            let end276 = scan.limit
            while p &+ 4 <= end276 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 7) == 0 { break }
              p &+= 4
            }
            while p < end276, isIn(0, 7, p) { p &+= 1 }
            see(p)
            let look277 = p
            scan.quiet &+= 1
            var look277Is = false
            out278: do {
              p = ruleEOL(p)
              if p < 0 { break out278 }
              look277Is = true
            }
            scan.quiet &-= 1
            guard look277Is else { break or261 }
            if p > 0 { see(p &- 1) }
            p = look277
            leaf(4, leaf262, p)
            let from280 = p
            done279: do {
              if isIn(0, 14, p) {
                or282: do {
                  p = ruleNewline(p)
                  if p < 0 { break or282 }
                  break done279
                }
                p = from280
              }
              see(p)
            }
            break done258
          }
          p = from259
          takeBack(to: mark260)
          see(p)
        }
      }
      scan.close(slot218)
      return p
    }
    return -1
  }

  private mutating func resumeTicks(_ start: Int, _ row: Scan.Row) -> Int {
    var p = start
    var row0 = Scan.Row()
      row0 = row
      loop283: while true {
        let from284 = p
        let mark286 = mark()
        let from284IsCut = scan.isCut(p)
        end287: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end287 }
          }
          let look288 = p
          scan.quiet &+= 1
          var look288Is = false
          out289: do {
            var steps292 = 0
            loop290: while steps292 < 3 {
              guard isIn(0, 19, p) else { see(p); break loop290 }
              let from291 = p
              end294: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end294 }
                p &+= 1
                guard p > from291 else { break loop290 }
                steps292 &+= 1
                continue loop290
              }
              p = from291
              break loop290
            }
            if steps292 == 3 {
              see(p)
              if isIn(0, 19, p) {
                let look295 = p
                scan.quiet &+= 1
                var look295Is = false
                out296: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out296 }
                  p &+= 1
                  look295Is = true
                }
                scan.quiet &-= 1
                if look295Is {
                  if p > 0 { see(p &- 1) }
                  break out289
                }
                p = look295
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out289 }
            loop297: while true {
              guard isIn(0, 24, p) else { see(p); break loop297 }
              let from298 = p
              end301: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end301 }
                p &+= 1
                guard p > from298 else { break loop297 }
                continue loop297
              }
              p = from298
              break loop297
            }
            p = ruleBlankRest(p)
            if p < 0 { break out289 }
            look288Is = true
          }
          scan.quiet &-= 1
          if look288Is {
            if p > 0 { see(p &- 1) }
            break end287
          }
          p = look288
          p = ruleLine(p)
          if p < 0 { break end287 }
          guard p > from284 else { break loop283 }
          if from284IsCut, scan.cutUnit(before: p, mark286, row0.entry(rule: 23)) {
            p = from284
            break loop283
          }
          continue loop283
        }
        p = from284
        takeBack(to: mark286)
        break loop283
      }
      if scan.cut == 0 {
        let from303 = p
        let mark304 = mark()
        done302: do {
          or305: do {
            if !scan.margins.isEmpty {
            p = margin(p, all: true)
            if p < 0 { break or305 }
            }
            let leaf306 = p
            var steps309 = 0
            loop307: while steps309 < 3 {
              guard isIn(0, 19, p) else { see(p); break loop307 }
              let from308 = p
              end311: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end311 }
                p &+= 1
                guard p > from308 else { break loop307 }
                steps309 &+= 1
                continue loop307
              }
              p = from308
              break loop307
            }
            if steps309 == 3 {
              see(p)
              if isIn(0, 19, p) {
                let look312 = p
                scan.quiet &+= 1
                var look312Is = false
                out313: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out313 }
                  p &+= 1
                  look312Is = true
                }
                scan.quiet &-= 1
                if look312Is {
                  if p > 0 { see(p &- 1) }
                  break or305
                }
                p = look312
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break or305 }
            loop314: while true {
              guard isIn(0, 24, p) else { see(p); break loop314 }
              let from315 = p
              end318: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end318 }
                p &+= 1
                guard p > from315 else { break loop314 }
                continue loop314
              }
              p = from315
              break loop314
            }
            let end320 = scan.limit
            while p &+ 4 <= end320 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 7) == 0 { break }
              p &+= 4
            }
            while p < end320, isIn(0, 7, p) { p &+= 1 }
            see(p)
            let look321 = p
            scan.quiet &+= 1
            var look321Is = false
            out322: do {
              p = ruleEOL(p)
              if p < 0 { break out322 }
              look321Is = true
            }
            scan.quiet &-= 1
            guard look321Is else { break or305 }
            if p > 0 { see(p &- 1) }
            p = look321
            leaf(4, leaf306, p)
            let from324 = p
            done323: do {
              if isIn(0, 14, p) {
                or326: do {
                  p = ruleNewline(p)
                  if p < 0 { break or326 }
                  break done323
                }
                p = from324
              }
              see(p)
            }
            break done302
          }
          p = from303
          takeBack(to: mark304)
          see(p)
        }
      }
    return p
  }

  private mutating func ruleTicksOpen(_ start: Int) -> Int {
    var p = start
    fail: do {
      let look327 = p
      scan.quiet &+= 1
      var look327Is = false
      out328: do {
        var steps331 = 0
        loop329: while steps331 < 3 {
          guard isIn(0, 19, p) else { see(p); break loop329 }
          let from330 = p
          end333: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end333 }
            p &+= 1
            guard p > from330 else { break loop329 }
            steps331 &+= 1
            continue loop329
          }
          p = from330
          break loop329
        }
        if steps331 == 3 {
          see(p)
          if isIn(0, 19, p) {
            let look334 = p
            scan.quiet &+= 1
            var look334Is = false
            out335: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out335 }
              p &+= 1
              look334Is = true
            }
            scan.quiet &-= 1
            if look334Is {
              if p > 0 { see(p &- 1) }
              break out328
            }
            p = look334
          }
        }
        guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break out328 }
        guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 96 else { see(p &+ 1); break out328 }
        guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 96 else { see(p &+ 2); break out328 }
        p &+= 3
        loop336: while true {
          guard isIn(0, 24, p) else { see(p); break loop336 }
          let from337 = p
          end340: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end340 }
            p &+= 1
            guard p > from337 else { break loop336 }
            continue loop336
          }
          p = from337
          break loop336
        }
        let end342 = scan.limit
        while p &+ 8 <= end342 {
          let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
          var found: UInt64 = 0
          found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
          found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
          found |= ((bytes ^ 0x6060606060606060) &- 0x101010101010101) & ~(bytes ^ 0x6060606060606060)
          if found & 0x8080808080808080 != 0 { break }
          p &+= 8
        }
        while p < end342, isIn(0, 25, p) { p &+= 1 }
        see(p)
        p = ruleEOL(p)
        if p < 0 { break out328 }
        look327Is = true
      }
      scan.quiet &-= 1
      guard look327Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look327
      return p
    }
    return -1
  }

  private mutating func ruleTildes(_ start: Int) -> Int {
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let slot343 = scan.open(11)
      let leaf344 = p
      var steps347 = 0
      loop345: while steps347 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop345 }
        let from346 = p
        end349: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end349 }
          p &+= 1
          guard p > from346 else { break loop345 }
          steps347 &+= 1
          continue loop345
        }
        p = from346
        break loop345
      }
      if steps347 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look350 = p
          scan.quiet &+= 1
          var look350Is = false
          out351: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out351 }
            p &+= 1
            look350Is = true
          }
          scan.quiet &-= 1
          if look350Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look350
        }
      }
      let kept352 = p
      var steps355 = 0
      loop353: while true {
        guard isIn(0, 26, p) else { see(p); break loop353 }
        let from354 = p
        end357: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 126 else { see(p); break end357 }
          p &+= 1
          guard p > from354 else { break loop353 }
          steps355 &+= 1
          continue loop353
        }
        p = from354
        break loop353
      }
      guard steps355 >= 3 else { break fail }
      guard let kept352Row = scan.row(kept352, p) else { break fail }
      row0 = kept352Row
      let end359 = scan.limit
      while p &+ 4 <= end359 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end359, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(4, leaf344, p)
      p = ruleInfo(p)
      if p < 0 { break fail }
      let from361 = p
      done360: do {
        if isIn(0, 14, p) {
          or363: do {
            p = ruleNewline(p)
            if p < 0 { break or363 }
            break done360
          }
          p = from361
        }
        see(p)
      }
      loop364: while true {
        let from365 = p
        let mark367 = mark()
        let from365IsCut = scan.isCut(p)
        end368: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end368 }
          }
          let look369 = p
          scan.quiet &+= 1
          var look369Is = false
          out370: do {
            var steps373 = 0
            loop371: while steps373 < 3 {
              guard isIn(0, 19, p) else { see(p); break loop371 }
              let from372 = p
              end375: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end375 }
                p &+= 1
                guard p > from372 else { break loop371 }
                steps373 &+= 1
                continue loop371
              }
              p = from372
              break loop371
            }
            if steps373 == 3 {
              see(p)
              if isIn(0, 19, p) {
                let look376 = p
                scan.quiet &+= 1
                var look376Is = false
                out377: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out377 }
                  p &+= 1
                  look376Is = true
                }
                scan.quiet &-= 1
                if look376Is {
                  if p > 0 { see(p &- 1) }
                  break out370
                }
                p = look376
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out370 }
            loop378: while true {
              guard isIn(0, 26, p) else { see(p); break loop378 }
              let from379 = p
              end382: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 126 else { see(p); break end382 }
                p &+= 1
                guard p > from379 else { break loop378 }
                continue loop378
              }
              p = from379
              break loop378
            }
            p = ruleBlankRest(p)
            if p < 0 { break out370 }
            look369Is = true
          }
          scan.quiet &-= 1
          if look369Is {
            if p > 0 { see(p &- 1) }
            break end368
          }
          p = look369
          p = ruleLine(p)
          if p < 0 { break end368 }
          guard p > from365 else { break loop364 }
          if from365IsCut, scan.cutUnit(before: p, mark367, row0.entry(rule: 25)) {
            p = from365
            break loop364
          }
          continue loop364
        }
        p = from365
        takeBack(to: mark367)
        break loop364
      }
      if scan.cut == 0 {
        let from384 = p
        let mark385 = mark()
        done383: do {
          or386: do {
            if !scan.margins.isEmpty {
            p = margin(p, all: true)
            if p < 0 { break or386 }
            }
            let leaf387 = p
            var steps390 = 0
            loop388: while steps390 < 3 {
              guard isIn(0, 19, p) else { see(p); break loop388 }
              let from389 = p
              end392: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end392 }
                p &+= 1
                guard p > from389 else { break loop388 }
                steps390 &+= 1
                continue loop388
              }
              p = from389
              break loop388
            }
            if steps390 == 3 {
              see(p)
              if isIn(0, 19, p) {
                let look393 = p
                scan.quiet &+= 1
                var look393Is = false
                out394: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out394 }
                  p &+= 1
                  look393Is = true
                }
                scan.quiet &-= 1
                if look393Is {
                  if p > 0 { see(p &- 1) }
                  break or386
                }
                p = look393
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break or386 }
            loop395: while true {
              guard isIn(0, 26, p) else { see(p); break loop395 }
              let from396 = p
              end399: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 126 else { see(p); break end399 }
                p &+= 1
                guard p > from396 else { break loop395 }
                continue loop395
              }
              p = from396
              break loop395
            }
            let end401 = scan.limit
            while p &+ 4 <= end401 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 7) == 0 { break }
              p &+= 4
            }
            while p < end401, isIn(0, 7, p) { p &+= 1 }
            see(p)
            let look402 = p
            scan.quiet &+= 1
            var look402Is = false
            out403: do {
              p = ruleEOL(p)
              if p < 0 { break out403 }
              look402Is = true
            }
            scan.quiet &-= 1
            guard look402Is else { break or386 }
            if p > 0 { see(p &- 1) }
            p = look402
            leaf(4, leaf387, p)
            let from405 = p
            done404: do {
              if isIn(0, 14, p) {
                or407: do {
                  p = ruleNewline(p)
                  if p < 0 { break or407 }
                  break done404
                }
                p = from405
              }
              see(p)
            }
            break done383
          }
          p = from384
          takeBack(to: mark385)
          see(p)
        }
      }
      scan.close(slot343)
      return p
    }
    return -1
  }

  private mutating func resumeTildes(_ start: Int, _ row: Scan.Row) -> Int {
    var p = start
    var row0 = Scan.Row()
      row0 = row
      loop408: while true {
        let from409 = p
        let mark411 = mark()
        let from409IsCut = scan.isCut(p)
        end412: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end412 }
          }
          let look413 = p
          scan.quiet &+= 1
          var look413Is = false
          out414: do {
            var steps417 = 0
            loop415: while steps417 < 3 {
              guard isIn(0, 19, p) else { see(p); break loop415 }
              let from416 = p
              end419: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end419 }
                p &+= 1
                guard p > from416 else { break loop415 }
                steps417 &+= 1
                continue loop415
              }
              p = from416
              break loop415
            }
            if steps417 == 3 {
              see(p)
              if isIn(0, 19, p) {
                let look420 = p
                scan.quiet &+= 1
                var look420Is = false
                out421: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out421 }
                  p &+= 1
                  look420Is = true
                }
                scan.quiet &-= 1
                if look420Is {
                  if p > 0 { see(p &- 1) }
                  break out414
                }
                p = look420
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out414 }
            loop422: while true {
              guard isIn(0, 26, p) else { see(p); break loop422 }
              let from423 = p
              end426: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 126 else { see(p); break end426 }
                p &+= 1
                guard p > from423 else { break loop422 }
                continue loop422
              }
              p = from423
              break loop422
            }
            p = ruleBlankRest(p)
            if p < 0 { break out414 }
            look413Is = true
          }
          scan.quiet &-= 1
          if look413Is {
            if p > 0 { see(p &- 1) }
            break end412
          }
          p = look413
          p = ruleLine(p)
          if p < 0 { break end412 }
          guard p > from409 else { break loop408 }
          if from409IsCut, scan.cutUnit(before: p, mark411, row0.entry(rule: 25)) {
            p = from409
            break loop408
          }
          continue loop408
        }
        p = from409
        takeBack(to: mark411)
        break loop408
      }
      if scan.cut == 0 {
        let from428 = p
        let mark429 = mark()
        done427: do {
          or430: do {
            if !scan.margins.isEmpty {
            p = margin(p, all: true)
            if p < 0 { break or430 }
            }
            let leaf431 = p
            var steps434 = 0
            loop432: while steps434 < 3 {
              guard isIn(0, 19, p) else { see(p); break loop432 }
              let from433 = p
              end436: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end436 }
                p &+= 1
                guard p > from433 else { break loop432 }
                steps434 &+= 1
                continue loop432
              }
              p = from433
              break loop432
            }
            if steps434 == 3 {
              see(p)
              if isIn(0, 19, p) {
                let look437 = p
                scan.quiet &+= 1
                var look437Is = false
                out438: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out438 }
                  p &+= 1
                  look437Is = true
                }
                scan.quiet &-= 1
                if look437Is {
                  if p > 0 { see(p &- 1) }
                  break or430
                }
                p = look437
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break or430 }
            loop439: while true {
              guard isIn(0, 26, p) else { see(p); break loop439 }
              let from440 = p
              end443: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 126 else { see(p); break end443 }
                p &+= 1
                guard p > from440 else { break loop439 }
                continue loop439
              }
              p = from440
              break loop439
            }
            let end445 = scan.limit
            while p &+ 4 <= end445 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 7) == 0 { break }
              p &+= 4
            }
            while p < end445, isIn(0, 7, p) { p &+= 1 }
            see(p)
            let look446 = p
            scan.quiet &+= 1
            var look446Is = false
            out447: do {
              p = ruleEOL(p)
              if p < 0 { break out447 }
              look446Is = true
            }
            scan.quiet &-= 1
            guard look446Is else { break or430 }
            if p > 0 { see(p &- 1) }
            p = look446
            leaf(4, leaf431, p)
            let from449 = p
            done448: do {
              if isIn(0, 14, p) {
                or451: do {
                  p = ruleNewline(p)
                  if p < 0 { break or451 }
                  break done448
                }
                p = from449
              }
              see(p)
            }
            break done427
          }
          p = from428
          takeBack(to: mark429)
          see(p)
        }
      }
    return p
  }

  private mutating func ruleInfo(_ start: Int) -> Int {
    var p = start
      let leaf452 = p
      let end454 = scan.limit
      while p &+ 8 <= end454 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        if found & 0x8080808080808080 != 0 { break }
        p &+= 8
      }
      while p < end454, isIn(0, 11, p) { p &+= 1 }
      see(p)
      leaf(12, leaf452, p)
    return p
  }

  private mutating func ruleIndented(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot455 = scan.open(13)
      p = ruleCodeLine(p)
      if p < 0 { break fail }
      loop456: while true {
        let from457 = p
        let mark459 = mark()
        end460: do {
          loop461: while true {
            let from462 = p
            let mark464 = mark()
            end465: do {
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break end465 }
              }
              p = ruleBlank(p)
              if p < 0 { break end465 }
              guard p > from462 else { break loop461 }
              continue loop461
            }
            p = from462
            takeBack(to: mark464)
            break loop461
          }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end460 }
          }
          p = ruleCodeLine(p)
          if p < 0 { break end460 }
          guard p > from457 else { break loop456 }
          continue loop456
        }
        p = from457
        takeBack(to: mark459)
        break loop456
      }
      scan.close(slot455)
      return p
    }
    return -1
  }

  private mutating func ruleCodeLine(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf466 = p
      p = scan.takeColumns(4, p)
      if p < 0 { break fail }
      leaf(14, leaf466, p)
      let look467 = p
      scan.quiet &+= 1
      var look467Is = false
      out468: do {
        p = ruleBlankRest(p)
        if p < 0 { break out468 }
        look467Is = true
      }
      scan.quiet &-= 1
      if look467Is {
        if p > 0 { see(p &- 1) }
        break fail
      }
      p = look467
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
      let slot469 = scan.open(15)
      p = ruleQuoteMark(p)
      if p < 0 { break fail }
      guard scan.margins.count < Scan.marginsMax else { break fail }
      scan.margins.append(Scan.Margin(prefix: 0, columns: 0, kind: 0))
      var inset470 = false
      out471: do {
        p = ruleContents(p)
        if p < 0 { break out471 }
        inset470 = true
      }
      scan.margins.removeLast()
      guard inset470 else { break fail }
      scan.close(slot469)
      return p
    }
    return -1
  }

  private mutating func ruleQuoteMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf472 = p
      var steps475 = 0
      loop473: while steps475 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop473 }
        let from474 = p
        end477: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end477 }
          p &+= 1
          guard p > from474 else { break loop473 }
          steps475 &+= 1
          continue loop473
        }
        p = from474
        break loop473
      }
      if steps475 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look478 = p
          scan.quiet &+= 1
          var look478Is = false
          out479: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out479 }
            p &+= 1
            look478Is = true
          }
          scan.quiet &-= 1
          if look478Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look478
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 62 else { see(p); break fail }
      p &+= 1
      let from481 = p
      done480: do {
        if isIn(0, 19, p) {
          or483: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break or483 }
            p &+= 1
            break done480
          }
          p = from481
        }
        see(p)
      }
      leaf(16, leaf472, p)
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
      let slot484 = scan.open(17)
      let look485 = p
      scan.quiet &+= 1
      var look485Is = false
      out486: do {
        var steps489 = 0
        loop487: while steps489 < 3 {
          guard isIn(0, 19, p) else { see(p); break loop487 }
          let from488 = p
          end491: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end491 }
            p &+= 1
            guard p > from488 else { break loop487 }
            steps489 &+= 1
            continue loop487
          }
          p = from488
          break loop487
        }
        if steps489 == 3 {
          see(p)
          if isIn(0, 19, p) {
            let look492 = p
            scan.quiet &+= 1
            var look492Is = false
            out493: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out493 }
              p &+= 1
              look492Is = true
            }
            scan.quiet &-= 1
            if look492Is {
              if p > 0 { see(p &- 1) }
              break out486
            }
            p = look492
          }
        }
        let kept494 = p
        guard isIn(0, 27, p) else { see(p); break out486 }
        p &+= 1
        guard let kept494Row = scan.row(kept494, p) else { break out486 }
        row0 = kept494Row
        look485Is = true
      }
      scan.quiet &-= 1
      guard look485Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look485
      p = ruleBullet(p)
      if p < 0 { break fail }
      loop495: while true {
        let from496 = p
        let mark498 = mark()
        let from496IsCut = scan.isCut(p)
        end499: do {
          loop500: while true {
            let from501 = p
            let mark503 = mark()
            end504: do {
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break end504 }
              }
              p = ruleBlank(p)
              if p < 0 { break end504 }
              guard p > from501 else { break loop500 }
              continue loop500
            }
            p = from501
            takeBack(to: mark503)
            break loop500
          }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end499 }
          }
          see(p)
          if isIn(0, 3, p) {
            let look505 = p
            scan.quiet &+= 1
            var look505Is = false
            out506: do {
              p = ruleRuleLine(p)
              if p < 0 { break out506 }
              look505Is = true
            }
            scan.quiet &-= 1
            if look505Is {
              if p > 0 { see(p &- 1) }
              break end499
            }
            p = look505
          }
          let look507 = p
          scan.quiet &+= 1
          var look507Is = false
          out508: do {
            var steps511 = 0
            loop509: while steps511 < 3 {
              guard isIn(0, 19, p) else { see(p); break loop509 }
              let from510 = p
              end513: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end513 }
                p &+= 1
                guard p > from510 else { break loop509 }
                steps511 &+= 1
                continue loop509
              }
              p = from510
              break loop509
            }
            if steps511 == 3 {
              see(p)
              if isIn(0, 19, p) {
                let look514 = p
                scan.quiet &+= 1
                var look514Is = false
                out515: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out515 }
                  p &+= 1
                  look514Is = true
                }
                scan.quiet &-= 1
                if look514Is {
                  if p > 0 { see(p &- 1) }
                  break out508
                }
                p = look514
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out508 }
            look507Is = true
          }
          scan.quiet &-= 1
          guard look507Is else { break end499 }
          if p > 0 { see(p &- 1) }
          p = look507
          p = ruleBullet(p)
          if p < 0 { break end499 }
          guard p > from496 else { break loop495 }
          if from496IsCut, scan.cutUnit(before: p, mark498, row0.entry(rule: 31)) {
            p = from496
            break loop495
          }
          continue loop495
        }
        p = from496
        takeBack(to: mark498)
        break loop495
      }
      scan.close(slot484)
      return p
    }
    return -1
  }

  private mutating func resumeBullets(_ start: Int, _ row: Scan.Row) -> Int {
    var p = start
    var row0 = Scan.Row()
      row0 = row
      loop516: while true {
        let from517 = p
        let mark519 = mark()
        let from517IsCut = scan.isCut(p)
        end520: do {
          loop521: while true {
            let from522 = p
            let mark524 = mark()
            end525: do {
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break end525 }
              }
              p = ruleBlank(p)
              if p < 0 { break end525 }
              guard p > from522 else { break loop521 }
              continue loop521
            }
            p = from522
            takeBack(to: mark524)
            break loop521
          }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end520 }
          }
          see(p)
          if isIn(0, 3, p) {
            let look526 = p
            scan.quiet &+= 1
            var look526Is = false
            out527: do {
              p = ruleRuleLine(p)
              if p < 0 { break out527 }
              look526Is = true
            }
            scan.quiet &-= 1
            if look526Is {
              if p > 0 { see(p &- 1) }
              break end520
            }
            p = look526
          }
          let look528 = p
          scan.quiet &+= 1
          var look528Is = false
          out529: do {
            var steps532 = 0
            loop530: while steps532 < 3 {
              guard isIn(0, 19, p) else { see(p); break loop530 }
              let from531 = p
              end534: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end534 }
                p &+= 1
                guard p > from531 else { break loop530 }
                steps532 &+= 1
                continue loop530
              }
              p = from531
              break loop530
            }
            if steps532 == 3 {
              see(p)
              if isIn(0, 19, p) {
                let look535 = p
                scan.quiet &+= 1
                var look535Is = false
                out536: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out536 }
                  p &+= 1
                  look535Is = true
                }
                scan.quiet &-= 1
                if look535Is {
                  if p > 0 { see(p &- 1) }
                  break out529
                }
                p = look535
              }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out529 }
            look528Is = true
          }
          scan.quiet &-= 1
          guard look528Is else { break end520 }
          if p > 0 { see(p &- 1) }
          p = look528
          p = ruleBullet(p)
          if p < 0 { break end520 }
          guard p > from517 else { break loop516 }
          if from517IsCut, scan.cutUnit(before: p, mark519, row0.entry(rule: 31)) {
            p = from517
            break loop516
          }
          continue loop516
        }
        p = from517
        takeBack(to: mark519)
        break loop516
      }
    return p
  }

  private mutating func ruleBullet(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      let slot537 = scan.open(18)
      let hung538 = p
      p = ruleBulletMark(p)
      if p < 0 { break fail }
      guard scan.margins.count < Scan.marginsMax else { break fail }
      scan.margins.append(Scan.Margin(prefix: -1, columns: scan.hanging(hung538, p), kind: 14))
      var inset539 = false
      out540: do {
        p = ruleItemBody(p)
        if p < 0 { break out540 }
        inset539 = true
      }
      scan.margins.removeLast()
      guard inset539 else { break fail }
      scan.close(slot537)
      return p
    }
    return -1
  }

  private mutating func ruleBulletMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf541 = p
      var steps544 = 0
      loop542: while steps544 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop542 }
        let from543 = p
        end546: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end546 }
          p &+= 1
          guard p > from543 else { break loop542 }
          steps544 &+= 1
          continue loop542
        }
        p = from543
        break loop542
      }
      if steps544 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look547 = p
          scan.quiet &+= 1
          var look547Is = false
          out548: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out548 }
            p &+= 1
            look547Is = true
          }
          scan.quiet &-= 1
          if look547Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look547
        }
      }
      guard isIn(0, 27, p) else { see(p); break fail }
      p &+= 1
      p = ruleItemSpace(p)
      if p < 0 { break fail }
      leaf(19, leaf541, p)
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
      let slot549 = scan.open(20)
      let look550 = p
      scan.quiet &+= 1
      var look550Is = false
      out551: do {
        var steps554 = 0
        loop552: while steps554 < 3 {
          guard isIn(0, 19, p) else { see(p); break loop552 }
          let from553 = p
          end556: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end556 }
            p &+= 1
            guard p > from553 else { break loop552 }
            steps554 &+= 1
            continue loop552
          }
          p = from553
          break loop552
        }
        if steps554 == 3 {
          see(p)
          if isIn(0, 19, p) {
            let look557 = p
            scan.quiet &+= 1
            var look557Is = false
            out558: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out558 }
              p &+= 1
              look557Is = true
            }
            scan.quiet &-= 1
            if look557Is {
              if p > 0 { see(p &- 1) }
              break out551
            }
            p = look557
          }
        }
        let from559 = p
        while p &- from559 < 9, isIn(0, 28, p) { p &+= 1 }
        if p &- from559 < 9 { see(p) }
        guard p &- from559 >= 1 else { break out551 }
        if p &- from559 == 9 {
          see(p)
          if isIn(0, 28, p) { break out551 }
        }
        let kept560 = p
        guard isIn(0, 29, p) else { see(p); break out551 }
        p &+= 1
        guard let kept560Row = scan.row(kept560, p) else { break out551 }
        row0 = kept560Row
        look550Is = true
      }
      scan.quiet &-= 1
      guard look550Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look550
      p = ruleNumber(p)
      if p < 0 { break fail }
      loop561: while true {
        let from562 = p
        let mark564 = mark()
        let from562IsCut = scan.isCut(p)
        end565: do {
          loop566: while true {
            let from567 = p
            let mark569 = mark()
            end570: do {
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break end570 }
              }
              p = ruleBlank(p)
              if p < 0 { break end570 }
              guard p > from567 else { break loop566 }
              continue loop566
            }
            p = from567
            takeBack(to: mark569)
            break loop566
          }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end565 }
          }
          let look571 = p
          scan.quiet &+= 1
          var look571Is = false
          out572: do {
            var steps575 = 0
            loop573: while steps575 < 3 {
              guard isIn(0, 19, p) else { see(p); break loop573 }
              let from574 = p
              end577: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end577 }
                p &+= 1
                guard p > from574 else { break loop573 }
                steps575 &+= 1
                continue loop573
              }
              p = from574
              break loop573
            }
            if steps575 == 3 {
              see(p)
              if isIn(0, 19, p) {
                let look578 = p
                scan.quiet &+= 1
                var look578Is = false
                out579: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out579 }
                  p &+= 1
                  look578Is = true
                }
                scan.quiet &-= 1
                if look578Is {
                  if p > 0 { see(p &- 1) }
                  break out572
                }
                p = look578
              }
            }
            let from580 = p
            while p &- from580 < 9, isIn(0, 28, p) { p &+= 1 }
            if p &- from580 < 9 { see(p) }
            guard p &- from580 >= 1 else { break out572 }
            if p &- from580 == 9 {
              see(p)
              if isIn(0, 28, p) { break out572 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out572 }
            look571Is = true
          }
          scan.quiet &-= 1
          guard look571Is else { break end565 }
          if p > 0 { see(p &- 1) }
          p = look571
          p = ruleNumber(p)
          if p < 0 { break end565 }
          guard p > from562 else { break loop561 }
          if from562IsCut, scan.cutUnit(before: p, mark564, row0.entry(rule: 34)) {
            p = from562
            break loop561
          }
          continue loop561
        }
        p = from562
        takeBack(to: mark564)
        break loop561
      }
      scan.close(slot549)
      return p
    }
    return -1
  }

  private mutating func resumeNumbers(_ start: Int, _ row: Scan.Row) -> Int {
    var p = start
    var row0 = Scan.Row()
      row0 = row
      loop581: while true {
        let from582 = p
        let mark584 = mark()
        let from582IsCut = scan.isCut(p)
        end585: do {
          loop586: while true {
            let from587 = p
            let mark589 = mark()
            end590: do {
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break end590 }
              }
              p = ruleBlank(p)
              if p < 0 { break end590 }
              guard p > from587 else { break loop586 }
              continue loop586
            }
            p = from587
            takeBack(to: mark589)
            break loop586
          }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end585 }
          }
          let look591 = p
          scan.quiet &+= 1
          var look591Is = false
          out592: do {
            var steps595 = 0
            loop593: while steps595 < 3 {
              guard isIn(0, 19, p) else { see(p); break loop593 }
              let from594 = p
              end597: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end597 }
                p &+= 1
                guard p > from594 else { break loop593 }
                steps595 &+= 1
                continue loop593
              }
              p = from594
              break loop593
            }
            if steps595 == 3 {
              see(p)
              if isIn(0, 19, p) {
                let look598 = p
                scan.quiet &+= 1
                var look598Is = false
                out599: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out599 }
                  p &+= 1
                  look598Is = true
                }
                scan.quiet &-= 1
                if look598Is {
                  if p > 0 { see(p &- 1) }
                  break out592
                }
                p = look598
              }
            }
            let from600 = p
            while p &- from600 < 9, isIn(0, 28, p) { p &+= 1 }
            if p &- from600 < 9 { see(p) }
            guard p &- from600 >= 1 else { break out592 }
            if p &- from600 == 9 {
              see(p)
              if isIn(0, 28, p) { break out592 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out592 }
            look591Is = true
          }
          scan.quiet &-= 1
          guard look591Is else { break end585 }
          if p > 0 { see(p &- 1) }
          p = look591
          p = ruleNumber(p)
          if p < 0 { break end585 }
          guard p > from582 else { break loop581 }
          if from582IsCut, scan.cutUnit(before: p, mark584, row0.entry(rule: 34)) {
            p = from582
            break loop581
          }
          continue loop581
        }
        p = from582
        takeBack(to: mark584)
        break loop581
      }
    return p
  }

  private mutating func ruleNumber(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      let slot601 = scan.open(18)
      let hung602 = p
      p = ruleNumberMark(p)
      if p < 0 { break fail }
      guard scan.margins.count < Scan.marginsMax else { break fail }
      scan.margins.append(Scan.Margin(prefix: -1, columns: scan.hanging(hung602, p), kind: 14))
      var inset603 = false
      out604: do {
        p = ruleItemBody(p)
        if p < 0 { break out604 }
        inset603 = true
      }
      scan.margins.removeLast()
      guard inset603 else { break fail }
      scan.close(slot601)
      return p
    }
    return -1
  }

  private mutating func ruleNumberMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf605 = p
      var steps608 = 0
      loop606: while steps608 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop606 }
        let from607 = p
        end610: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end610 }
          p &+= 1
          guard p > from607 else { break loop606 }
          steps608 &+= 1
          continue loop606
        }
        p = from607
        break loop606
      }
      if steps608 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look611 = p
          scan.quiet &+= 1
          var look611Is = false
          out612: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out612 }
            p &+= 1
            look611Is = true
          }
          scan.quiet &-= 1
          if look611Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look611
        }
      }
      let from613 = p
      while p &- from613 < 9, isIn(0, 28, p) { p &+= 1 }
      if p &- from613 < 9 { see(p) }
      guard p &- from613 >= 1 else { break fail }
      if p &- from613 == 9 {
        see(p)
        if isIn(0, 28, p) { break fail }
      }
      guard isIn(0, 29, p) else { see(p); break fail }
      p &+= 1
      p = ruleItemSpace(p)
      if p < 0 { break fail }
      leaf(19, leaf605, p)
      return p
    }
    return -1
  }

  private mutating func ruleItemSpace(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from615 = p
      done614: do {
        or617: do {
          let look618 = p
          scan.quiet &+= 1
          var look618Is = false
          out619: do {
            p = ruleBlankRest(p)
            if p < 0 { break out619 }
            look618Is = true
          }
          scan.quiet &-= 1
          guard look618Is else { break or617 }
          if p > 0 { see(p &- 1) }
          p = look618
          break done614
        }
        p = from615
        if isIn(0, 7, p) {
          or620: do {
            see(p)
            if isIn(0, 7, p) {
              let look621 = p
              scan.quiet &+= 1
              var look621Is = false
              out622: do {
                p = scan.takeColumns(5, p)
                if p < 0 { break out622 }
                look621Is = true
              }
              scan.quiet &-= 1
              if look621Is {
                if p > 0 { see(p &- 1) }
                break or620
              }
              p = look621
            }
            let from623 = p
            let end624 = scan.limit
            while p &+ 4 <= end624 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 7) == 0 { break }
              p &+= 4
            }
            while p < end624, isIn(0, 7, p) { p &+= 1 }
            see(p)
            guard p &- from623 >= 1 else { break or620 }
            break done614
          }
          p = from615
        }
        if isIn(0, 7, p) {
          or625: do {
            guard isIn(0, 7, p) else { see(p); break or625 }
            p &+= 1
            break done614
          }
          p = from615
        }
        see(p)
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
      let from627 = p
      let mark628 = mark()
      done626: do {
        if isIn(0, 0, p) {
          or629: do {
            p = ruleBlank(p)
            if p < 0 { break or629 }
            let from631 = p
            let mark632 = mark()
            done630: do {
              or633: do {
                let look634 = p
                scan.quiet &+= 1
                var look634Is = false
                out635: do {
                  if !scan.margins.isEmpty {
                  p = margin(p, all: true)
                  if p < 0 { break out635 }
                  }
                  p = ruleBlank(p)
                  if p < 0 { break out635 }
                  look634Is = true
                }
                scan.quiet &-= 1
                if look634Is {
                  if p > 0 { see(p &- 1) }
                  break or633
                }
                p = look634
                if !scan.margins.isEmpty {
                p = margin(p, all: true)
                if p < 0 { break or633 }
                }
                p = ruleInner(p)
                if p < 0 { break or633 }
                loop636: while true {
                  let from637 = p
                  let mark639 = mark()
                  end640: do {
                    if !scan.margins.isEmpty {
                    p = margin(p, all: true)
                    if p < 0 { break end640 }
                    }
                    p = ruleInner(p)
                    if p < 0 { break end640 }
                    guard p > from637 else { break loop636 }
                    continue loop636
                  }
                  p = from637
                  takeBack(to: mark639)
                  break loop636
                }
                break done630
              }
              p = from631
              takeBack(to: mark632)
              see(p)
            }
            break done626
          }
          p = from627
        }
        see(p)
        or641: do {
          let from643 = p
          done642: do {
            if isIn(0, 30, p) {
              or645: do {
                p = ruleTask(p)
                if p < 0 { break or645 }
                break done642
              }
              p = from643
            }
            see(p)
          }
          p = ruleInner(p)
          if p < 0 { break or641 }
          loop646: while true {
            let from647 = p
            let mark649 = mark()
            end650: do {
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break end650 }
              }
              p = ruleInner(p)
              if p < 0 { break end650 }
              guard p > from647 else { break loop646 }
              continue loop646
            }
            p = from647
            takeBack(to: mark649)
            break loop646
          }
          break done626
        }
        p = from627
        takeBack(to: mark628)
        or651: do {
          see(p)
          if isIn(0, 15, p) { break or651 }
          break done626
        }
        p = from627
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleTask(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf652 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      p &+= 1
      guard isIn(0, 31, p) else { see(p); break fail }
      p &+= 1
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      p &+= 1
      let from653 = p
      let end654 = scan.limit
      while p &+ 4 <= end654 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end654, isIn(0, 7, p) { p &+= 1 }
      see(p)
      guard p &- from653 >= 1 else { break fail }
      let look655 = p
      scan.quiet &+= 1
      var look655Is = false
      out656: do {
        p = ruleEOL(p)
        if p < 0 { break out656 }
        look655Is = true
      }
      scan.quiet &-= 1
      if look655Is {
        if p > 0 { see(p &- 1) }
        break fail
      }
      p = look655
      leaf(21, leaf652, p)
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
      let slot657 = scan.open(22)
      p = ruleFootnoteMark(p)
      if p < 0 { break fail }
      let leaf658 = p
      p = ruleFootnoteName(p)
      if p < 0 { break fail }
      leaf(23, leaf658, p)
      let leaf659 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break fail }
      p &+= 2
      let end661 = scan.limit
      while p &+ 4 <= end661 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end661, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(24, leaf659, p)
      guard scan.margins.count < Scan.marginsMax else { break fail }
      scan.margins.append(Scan.Margin(prefix: 1, columns: 0, kind: 0))
      var inset662 = false
      out663: do {
        p = ruleContents(p)
        if p < 0 { break out663 }
        inset662 = true
      }
      scan.margins.removeLast()
      guard inset662 else { break fail }
      scan.close(slot657)
      return p
    }
    return -1
  }

  private mutating func ruleFootnoteMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf664 = p
      var steps667 = 0
      loop665: while steps667 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop665 }
        let from666 = p
        end669: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end669 }
          p &+= 1
          guard p > from666 else { break loop665 }
          steps667 &+= 1
          continue loop665
        }
        p = from666
        break loop665
      }
      if steps667 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look670 = p
          scan.quiet &+= 1
          var look670Is = false
          out671: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out671 }
            p &+= 1
            look670Is = true
          }
          scan.quiet &-= 1
          if look670Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look670
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 94 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf664, p)
      return p
    }
    return -1
  }

  private mutating func ruleFootnoteName(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from672 = p
      let end673 = scan.limit
      while p &+ 4 <= end673 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 32) == 0 { break }
        p &+= 4
      }
      while p < end673, isIn(0, 32, p) { p &+= 1 }
      see(p)
      guard p &- from672 >= 1 else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleFootnoteInset(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from675 = p
      done674: do {
        if isIn(0, 7, p) {
          or677: do {
            let leaf678 = p
            p = scan.takeColumns(4, p)
            if p < 0 { break or677 }
            leaf(14, leaf678, p)
            break done674
          }
          p = from675
        }
        see(p)
        or679: do {
          let look680 = p
          scan.quiet &+= 1
          var look680Is = false
          out681: do {
            p = ruleBlankRest(p)
            if p < 0 { break out681 }
            look680Is = true
          }
          scan.quiet &-= 1
          guard look680Is else { break or679 }
          if p > 0 { see(p &- 1) }
          p = look680
          break done674
        }
        p = from675
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleDefinition(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot682 = scan.open(25)
      let leaf683 = p
      var steps686 = 0
      loop684: while steps686 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop684 }
        let from685 = p
        end688: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end688 }
          p &+= 1
          guard p > from685 else { break loop684 }
          steps686 &+= 1
          continue loop684
        }
        p = from685
        break loop684
      }
      if steps686 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look689 = p
          scan.quiet &+= 1
          var look689Is = false
          out690: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out690 }
            p &+= 1
            look689Is = true
          }
          scan.quiet &-= 1
          if look689Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look689
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf683, p)
      let leaf691 = p
      scan.quiet &+= 1
      var leaf691Is = false
      out692: do {
        p = ruleLabelText(p)
        if p < 0 { break out692 }
        leaf691Is = true
      }
      scan.quiet &-= 1
      guard leaf691Is else { break fail }
      leaf(23, leaf691, p)
      let leaf693 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf693, p)
      let from695 = p
      done694: do {
        if isIn(0, 0, p) {
          or697: do {
            p = ruleLineSpace(p)
            if p < 0 { break or697 }
            break done694
          }
          p = from695
        }
        see(p)
      }
      let leaf698 = p
      p = ruleDestination(p)
      if p < 0 { break fail }
      leaf(26, leaf698, p)
      let from700 = p
      let mark701 = mark()
      done699: do {
        if isIn(0, 0, p) {
          or702: do {
            p = ruleLineSpace(p)
            if p < 0 { break or702 }
            let leaf703 = p
            p = ruleTitle(p)
            if p < 0 { break or702 }
            leaf(27, leaf703, p)
            let leaf704 = p
            let end706 = scan.limit
            while p &+ 4 <= end706 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 7) == 0 { break }
              p &+= 4
            }
            while p < end706, isIn(0, 7, p) { p &+= 1 }
            see(p)
            leaf(28, leaf704, p)
            let look707 = p
            scan.quiet &+= 1
            var look707Is = false
            out708: do {
              p = ruleEOL(p)
              if p < 0 { break out708 }
              look707Is = true
            }
            scan.quiet &-= 1
            guard look707Is else { break or702 }
            if p > 0 { see(p &- 1) }
            p = look707
            break done699
          }
          p = from700
          takeBack(to: mark701)
        }
        see(p)
      }
      let leaf709 = p
      let end711 = scan.limit
      while p &+ 4 <= end711 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end711, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(28, leaf709, p)
      let from713 = p
      done712: do {
        if isIn(0, 14, p) {
          or715: do {
            p = ruleNewline(p)
            if p < 0 { break or715 }
            break done712
          }
          p = from713
        }
        see(p)
        or716: do {
          see(p)
          if isIn(0, 15, p) { break or716 }
          break done712
        }
        p = from713
        break fail
      }
      scan.close(slot682)
      return p
    }
    return -1
  }

  private mutating func ruleLabelText(_ start: Int) -> Int {
    var p = start
    fail: do {
      let look717 = p
      scan.quiet &+= 1
      var look717Is = false
      out718: do {
        let end720 = scan.limit
        while p &+ 4 <= end720 {
          let bytes = unsafe scan.bytes + p
          let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
          if all & (1 &<< 0) == 0 { break }
          p &+= 4
        }
        while p < end720, isIn(0, 0, p) { p &+= 1 }
        see(p)
        if isIn(0, 33, p) {
          p &+= 1
        } else {
          p = scan.take(Self.classes[0], p)
          if p < 0 { break out718 }
        }
        look717Is = true
      }
      scan.quiet &-= 1
      guard look717Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look717
      let most721 = p
      let from723First = p
      loop722: while true {
        guard isIn(0, 34, p) else { see(p); break loop722 }
        let from723 = p
        end726: do {
          let from728 = p
          let mark729 = mark()
          done727: do {
            if isIn(0, 35, p) {
              or730: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or730 }
                p &+= 1
                if isIn(0, 36, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[1], p)
                  if p < 0 { break or730 }
                }
                break done727
              }
              p = from728
            }
            if isIn(0, 37, p) {
              or731: do {
                if isIn(0, 38, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[2], p)
                  if p < 0 { break or731 }
                }
                break done727
              }
              p = from728
            }
            if isIn(0, 14, p) {
              or732: do {
                p = ruleNL(p)
                if p < 0 { break or732 }
                if !scan.margins.isEmpty {
                p = margin(p, all: true)
                if p < 0 { break or732 }
                }
                let look733 = p
                scan.quiet &+= 1
                var look733Is = false
                out734: do {
                  p = ruleBlankRest(p)
                  if p < 0 { break out734 }
                  look733Is = true
                }
                scan.quiet &-= 1
                if look733Is {
                  if p > 0 { see(p &- 1) }
                  break or732
                }
                p = look733
                break done727
              }
              p = from728
              takeBack(to: mark729)
            }
            see(p)
            break end726
          }
          guard p > from723 else { break loop722 }
          continue loop722
        }
        p = from723
        break loop722
      }
      guard p > from723First else { break fail }
      guard p &- most721 <= 999 else { see(p &- 1); break fail }
      return p
    }
    return -1
  }

  private mutating func ruleLineSpace(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf735 = p
      scan.quiet &+= 1
      var leaf735Is = false
      out736: do {
        let from738 = p
        let mark739 = mark()
        done737: do {
          if isIn(0, 0, p) {
            or740: do {
              let end742 = scan.limit
              while p &+ 4 <= end742 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 7) == 0 { break }
                p &+= 4
              }
              while p < end742, isIn(0, 7, p) { p &+= 1 }
              see(p)
              p = ruleNL(p)
              if p < 0 { break or740 }
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break or740 }
              }
              let look743 = p
              scan.quiet &+= 1
              var look743Is = false
              out744: do {
                p = ruleBlankRest(p)
                if p < 0 { break out744 }
                look743Is = true
              }
              scan.quiet &-= 1
              if look743Is {
                if p > 0 { see(p &- 1) }
                break or740
              }
              p = look743
              let end746 = scan.limit
              while p &+ 4 <= end746 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 7) == 0 { break }
                p &+= 4
              }
              while p < end746, isIn(0, 7, p) { p &+= 1 }
              see(p)
              break done737
            }
            p = from738
            takeBack(to: mark739)
          }
          if isIn(0, 7, p) {
            or747: do {
              let from748 = p
              let end749 = scan.limit
              while p &+ 4 <= end749 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 7) == 0 { break }
                p &+= 4
              }
              while p < end749, isIn(0, 7, p) { p &+= 1 }
              see(p)
              guard p &- from748 >= 1 else { break or747 }
              break done737
            }
            p = from738
          }
          see(p)
          break out736
        }
        leaf735Is = true
      }
      scan.quiet &-= 1
      guard leaf735Is else { break fail }
      leaf(28, leaf735, p)
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
      let slot750 = scan.open(29)
      p = ruleQuestionMark(p)
      if p < 0 { break fail }
      let slot751 = scan.open(30)
      let within752Reach = scan.reach
      scan.reach = .max
      let within752 = p
      scan.quiet &+= 1
      var within752Is = false
      out753: do {
        p = ruleAskedLines(p)
        if p < 0 { break out753 }
        within752Is = true
      }
      scan.quiet &-= 1
      scan.reach = within752Reach
      guard within752Is else { break fail }
      if p > 0 { see(p &- 1) }
      let within752End = p
      let within752Outer = scan.limit
      scan.limit = p
      p = within752
      var within752Fills = false
      out754: do {
        p = ruleSpans(p)
        if p < 0 { break out754 }
        within752Fills = true
      }
      scan.limit = within752Outer
      guard within752Fills, p == within752End || scan.cut != 0 else { break fail }
      scan.close(slot751)
      p = ruleNewline(p)
      if p < 0 { break fail }
      if !scan.margins.isEmpty {
      p = margin(p, all: true)
      if p < 0 { break fail }
      }
      p = ruleAnswerMark(p)
      if p < 0 { break fail }
      let slot755 = scan.open(31)
      let within756Reach = scan.reach
      scan.reach = .max
      let within756 = p
      scan.quiet &+= 1
      var within756Is = false
      out757: do {
        p = ruleAnswerLines(p)
        if p < 0 { break out757 }
        within756Is = true
      }
      scan.quiet &-= 1
      scan.reach = within756Reach
      guard within756Is else { break fail }
      if p > 0 { see(p &- 1) }
      let within756End = p
      let within756Outer = scan.limit
      scan.limit = p
      p = within756
      var within756Fills = false
      out758: do {
        p = ruleSpans(p)
        if p < 0 { break out758 }
        within756Fills = true
      }
      scan.limit = within756Outer
      guard within756Fills, p == within756End || scan.cut != 0 else { break fail }
      scan.close(slot755)
      let from760 = p
      done759: do {
        if isIn(0, 14, p) {
          or762: do {
            p = ruleNewline(p)
            if p < 0 { break or762 }
            break done759
          }
          p = from760
        }
        see(p)
      }
      scan.close(slot750)
      return p
    }
    return -1
  }

  private mutating func ruleQuestionMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf763 = p
      var steps766 = 0
      loop764: while steps766 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop764 }
        let from765 = p
        end768: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end768 }
          p &+= 1
          guard p > from765 else { break loop764 }
          steps766 &+= 1
          continue loop764
        }
        p = from765
        break loop764
      }
      if steps766 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look769 = p
          scan.quiet &+= 1
          var look769Is = false
          out770: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out770 }
            p &+= 1
            look769Is = true
          }
          scan.quiet &-= 1
          if look769Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look769
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 81 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break fail }
      p &+= 2
      let end772 = scan.limit
      while p &+ 4 <= end772 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end772, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(32, leaf763, p)
      return p
    }
    return -1
  }

  private mutating func ruleAnswerMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf773 = p
      var steps776 = 0
      loop774: while steps776 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop774 }
        let from775 = p
        end778: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end778 }
          p &+= 1
          guard p > from775 else { break loop774 }
          steps776 &+= 1
          continue loop774
        }
        p = from775
        break loop774
      }
      if steps776 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look779 = p
          scan.quiet &+= 1
          var look779Is = false
          out780: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out780 }
            p &+= 1
            look779Is = true
          }
          scan.quiet &-= 1
          if look779Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look779
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 65 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break fail }
      p &+= 2
      let end782 = scan.limit
      while p &+ 4 <= end782 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end782, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(33, leaf773, p)
      return p
    }
    return -1
  }

  private mutating func ruleAskedLines(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
      let end784 = scan.limit
      while p &+ 8 <= end784 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        if found & 0x8080808080808080 != 0 { break }
        p &+= 8
      }
      while p < end784, isIn(0, 11, p) { p &+= 1 }
      see(p)
      loop785: while true {
        guard isIn(0, 14, p) else { see(p); break loop785 }
        let from786 = p
        let mark788 = mark()
        end789: do {
          p = ruleNL(p)
          if p < 0 { break end789 }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end789 }
          }
          see(p)
          if isIn(0, 39, p) {
            let look790 = p
            scan.quiet &+= 1
            var look790Is = false
            out791: do {
              var steps794 = 0
              loop792: while steps794 < 3 {
                guard isIn(0, 19, p) else { see(p); break loop792 }
                let from793 = p
                end796: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end796 }
                  p &+= 1
                  guard p > from793 else { break loop792 }
                  steps794 &+= 1
                  continue loop792
                }
                p = from793
                break loop792
              }
              if steps794 == 3 {
                see(p)
                if isIn(0, 19, p) {
                  let look797 = p
                  scan.quiet &+= 1
                  var look797Is = false
                  out798: do {
                    guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out798 }
                    p &+= 1
                    look797Is = true
                  }
                  scan.quiet &-= 1
                  if look797Is {
                    if p > 0 { see(p &- 1) }
                    break out791
                  }
                  p = look797
                }
              }
              guard isIn(0, 40, p) else { see(p); break out791 }
              p &+= 1
              guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break out791 }
              p &+= 1
              look790Is = true
            }
            scan.quiet &-= 1
            if look790Is {
              if p > 0 { see(p &- 1) }
              break end789
            }
            p = look790
          }
          see(p)
          if isIn(0, 41, p) {
            let look799 = p
            scan.quiet &+= 1
            var look799Is = false
            out800: do {
              p = ruleInterrupts(p)
              if p < 0 { break out800 }
              look799Is = true
            }
            scan.quiet &-= 1
            if look799Is {
              if p > 0 { see(p &- 1) }
              break end789
            }
            p = look799
          }
          let from801 = p
          let end802 = scan.limit
          while p &+ 8 <= end802 {
            let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
            var found: UInt64 = 0
            found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
            found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
            if found & 0x8080808080808080 != 0 { break }
            p &+= 8
          }
          while p < end802, isIn(0, 11, p) { p &+= 1 }
          see(p)
          guard p &- from801 >= 1 else { break end789 }
          guard p > from786 else { break loop785 }
          continue loop785
        }
        p = from786
        takeBack(to: mark788)
        break loop785
      }
    return p
  }

  private mutating func ruleAnswerLines(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
      let end804 = scan.limit
      while p &+ 8 <= end804 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        if found & 0x8080808080808080 != 0 { break }
        p &+= 8
      }
      while p < end804, isIn(0, 11, p) { p &+= 1 }
      see(p)
      loop805: while true {
        guard isIn(0, 14, p) else { see(p); break loop805 }
        let from806 = p
        let mark808 = mark()
        end809: do {
          p = ruleNL(p)
          if p < 0 { break end809 }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end809 }
          }
          see(p)
          if isIn(0, 9, p) {
            let look810 = p
            scan.quiet &+= 1
            var look810Is = false
            out811: do {
              var steps814 = 0
              loop812: while steps814 < 3 {
                guard isIn(0, 19, p) else { see(p); break loop812 }
                let from813 = p
                end816: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end816 }
                  p &+= 1
                  guard p > from813 else { break loop812 }
                  steps814 &+= 1
                  continue loop812
                }
                p = from813
                break loop812
              }
              if steps814 == 3 {
                see(p)
                if isIn(0, 19, p) {
                  let look817 = p
                  scan.quiet &+= 1
                  var look817Is = false
                  out818: do {
                    guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out818 }
                    p &+= 1
                    look817Is = true
                  }
                  scan.quiet &-= 1
                  if look817Is {
                    if p > 0 { see(p &- 1) }
                    break out811
                  }
                  p = look817
                }
              }
              guard p < scan.limit, unsafe scan.bytes[p] == 81 else { see(p); break out811 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break out811 }
              p &+= 2
              look810Is = true
            }
            scan.quiet &-= 1
            if look810Is {
              if p > 0 { see(p &- 1) }
              break end809
            }
            p = look810
          }
          see(p)
          if isIn(0, 41, p) {
            let look819 = p
            scan.quiet &+= 1
            var look819Is = false
            out820: do {
              p = ruleInterrupts(p)
              if p < 0 { break out820 }
              look819Is = true
            }
            scan.quiet &-= 1
            if look819Is {
              if p > 0 { see(p &- 1) }
              break end809
            }
            p = look819
          }
          let from821 = p
          let end822 = scan.limit
          while p &+ 8 <= end822 {
            let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
            var found: UInt64 = 0
            found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
            found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
            if found & 0x8080808080808080 != 0 { break }
            p &+= 8
          }
          while p < end822, isIn(0, 11, p) { p &+= 1 }
          see(p)
          guard p &- from821 >= 1 else { break end809 }
          guard p > from806 else { break loop805 }
          continue loop805
        }
        p = from806
        takeBack(to: mark808)
        break loop805
      }
    return p
  }

  private mutating func ruleSummary(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot823 = scan.open(34)
      p = ruleSummaryMark(p)
      if p < 0 { break fail }
      let within824Reach = scan.reach
      scan.reach = .max
      let within824 = p
      scan.quiet &+= 1
      var within824Is = false
      out825: do {
        p = ruleLines(p)
        if p < 0 { break out825 }
        within824Is = true
      }
      scan.quiet &-= 1
      scan.reach = within824Reach
      guard within824Is else { break fail }
      if p > 0 { see(p &- 1) }
      let within824End = p
      let within824Outer = scan.limit
      scan.limit = p
      p = within824
      var within824Fills = false
      out826: do {
        p = ruleSpans(p)
        if p < 0 { break out826 }
        within824Fills = true
      }
      scan.limit = within824Outer
      guard within824Fills, p == within824End || scan.cut != 0 else { break fail }
      let from828 = p
      done827: do {
        if isIn(0, 14, p) {
          or830: do {
            p = ruleNewline(p)
            if p < 0 { break or830 }
            break done827
          }
          p = from828
        }
        see(p)
      }
      scan.close(slot823)
      return p
    }
    return -1
  }

  private mutating func ruleSummaryMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf831 = p
      var steps834 = 0
      loop832: while steps834 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop832 }
        let from833 = p
        end836: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end836 }
          p &+= 1
          guard p > from833 else { break loop832 }
          steps834 &+= 1
          continue loop832
        }
        p = from833
        break loop832
      }
      if steps834 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look837 = p
          scan.quiet &+= 1
          var look837Is = false
          out838: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out838 }
            p &+= 1
            look837Is = true
          }
          scan.quiet &-= 1
          if look837Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look837
        }
      }
      let from840 = p
      done839: do {
        if isIn(0, 42, p) {
          or842: do {
            guard p < scan.limit, unsafe scan.bytes[p] | 0x20 == 116 else { see(p); break or842 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] | 0x20 == 108 else { see(p &+ 1); break or842 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 59 else { see(p &+ 2); break or842 }
            guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] | 0x20 == 100 else { see(p &+ 3); break or842 }
            guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] | 0x20 == 114 else { see(p &+ 4); break or842 }
            guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] == 58 else { see(p &+ 5); break or842 }
            p &+= 6
            break done839
          }
          p = from840
        }
        if isIn(0, 43, p) {
          or843: do {
            guard p < scan.limit, unsafe scan.bytes[p] | 0x20 == 115 else { see(p); break or843 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] | 0x20 == 117 else { see(p &+ 1); break or843 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] | 0x20 == 109 else { see(p &+ 2); break or843 }
            guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] | 0x20 == 109 else { see(p &+ 3); break or843 }
            guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] | 0x20 == 97 else { see(p &+ 4); break or843 }
            guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] | 0x20 == 114 else { see(p &+ 5); break or843 }
            guard p &+ 6 < scan.limit, unsafe scan.bytes[p &+ 6] | 0x20 == 121 else { see(p &+ 6); break or843 }
            guard p &+ 7 < scan.limit, unsafe scan.bytes[p &+ 7] == 58 else { see(p &+ 7); break or843 }
            p &+= 8
            break done839
          }
          p = from840
        }
        see(p)
        break fail
      }
      let end845 = scan.limit
      while p &+ 4 <= end845 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end845, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(35, leaf831, p)
      return p
    }
    return -1
  }

  private mutating func ruleTable(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot846 = scan.open(36)
      let look847 = p
      scan.quiet &+= 1
      var look847Is = false
      out848: do {
        let end850 = scan.limit
        while p &+ 8 <= end850 {
          let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
          var found: UInt64 = 0
          found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
          found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
          found |= ((bytes ^ 0x7c7c7c7c7c7c7c7c) &- 0x101010101010101) & ~(bytes ^ 0x7c7c7c7c7c7c7c7c)
          if found & 0x8080808080808080 != 0 { break }
          p &+= 8
        }
        while p < end850, isIn(0, 44, p) { p &+= 1 }
        see(p)
        guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break out848 }
        p &+= 1
        let end852 = scan.limit
        while p &+ 8 <= end852 {
          let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
          var found: UInt64 = 0
          found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
          found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
          if found & 0x8080808080808080 != 0 { break }
          p &+= 8
        }
        while p < end852, isIn(0, 11, p) { p &+= 1 }
        see(p)
        p = ruleNL(p)
        if p < 0 { break out848 }
        if !scan.margins.isEmpty {
        p = margin(p, all: true)
        if p < 0 { break out848 }
        }
        p = ruleAlignLine(p)
        if p < 0 { break out848 }
        look847Is = true
      }
      scan.quiet &-= 1
      guard look847Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look847
      p = ruleRow(p)
      if p < 0 { break fail }
      if !scan.margins.isEmpty {
      p = margin(p, all: true)
      if p < 0 { break fail }
      }
      p = ruleAlignment(p)
      if p < 0 { break fail }
      loop853: while true {
        let from854 = p
        let mark856 = mark()
        end857: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end857 }
          }
          see(p)
          if isIn(0, 45, p) {
            let look858 = p
            scan.quiet &+= 1
            var look858Is = false
            out859: do {
              p = ruleStarts(p)
              if p < 0 { break out859 }
              look858Is = true
            }
            scan.quiet &-= 1
            if look858Is {
              if p > 0 { see(p &- 1) }
              break end857
            }
            p = look858
          }
          let look860 = p
          scan.quiet &+= 1
          var look860Is = false
          out861: do {
            p = ruleBlankRest(p)
            if p < 0 { break out861 }
            look860Is = true
          }
          scan.quiet &-= 1
          if look860Is {
            if p > 0 { see(p &- 1) }
            break end857
          }
          p = look860
          p = ruleRow(p)
          if p < 0 { break end857 }
          guard p > from854 else { break loop853 }
          continue loop853
        }
        p = from854
        takeBack(to: mark856)
        break loop853
      }
      scan.close(slot846)
      return p
    }
    return -1
  }

  private mutating func ruleRow(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot862 = scan.open(37)
      let leaf863 = p
      var steps866 = 0
      loop864: while steps866 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop864 }
        let from865 = p
        end868: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end868 }
          p &+= 1
          guard p > from865 else { break loop864 }
          steps866 &+= 1
          continue loop864
        }
        p = from865
        break loop864
      }
      if steps866 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look869 = p
          scan.quiet &+= 1
          var look869Is = false
          out870: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out870 }
            p &+= 1
            look869Is = true
          }
          scan.quiet &-= 1
          if look869Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look869
        }
      }
      leaf(14, leaf863, p)
      let from872 = p
      done871: do {
        if isIn(0, 46, p) {
          or874: do {
            p = ruleCellMark(p)
            if p < 0 { break or874 }
            break done871
          }
          p = from872
        }
        see(p)
      }
      let from876 = p
      let mark877 = mark()
      done875: do {
        if isIn(0, 44, p) {
          or878: do {
            p = ruleCell(p)
            if p < 0 { break or878 }
            break done875
          }
          p = from876
          takeBack(to: mark877)
        }
        see(p)
      }
      loop879: while true {
        guard isIn(0, 46, p) else { see(p); break loop879 }
        let from880 = p
        end883: do {
          p = ruleCellMark(p)
          if p < 0 { break end883 }
          let from885 = p
          let mark886 = mark()
          done884: do {
            if isIn(0, 44, p) {
              or887: do {
                p = ruleCell(p)
                if p < 0 { break or887 }
                break done884
              }
              p = from885
              takeBack(to: mark886)
            }
            see(p)
          }
          guard p > from880 else { break loop879 }
          continue loop879
        }
        p = from880
        break loop879
      }
      let leaf888 = p
      let end890 = scan.limit
      while p &+ 4 <= end890 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end890, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(14, leaf888, p)
      let from892 = p
      done891: do {
        if isIn(0, 14, p) {
          or894: do {
            p = ruleNewline(p)
            if p < 0 { break or894 }
            break done891
          }
          p = from892
        }
        see(p)
      }
      scan.close(slot862)
      return p
    }
    return -1
  }

  private mutating func ruleCell(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot895 = scan.open(38)
      let within896Reach = scan.reach
      scan.reach = .max
      let within896 = p
      scan.quiet &+= 1
      var within896Is = false
      out897: do {
        p = ruleCellText(p)
        if p < 0 { break out897 }
        within896Is = true
      }
      scan.quiet &-= 1
      scan.reach = within896Reach
      guard within896Is else { break fail }
      if p > 0 { see(p &- 1) }
      let within896End = p
      let within896Outer = scan.limit
      scan.limit = p
      p = within896
      var within896Fills = false
      out898: do {
        p = ruleSpans(p)
        if p < 0 { break out898 }
        within896Fills = true
      }
      scan.limit = within896Outer
      guard within896Fills, p == within896End || scan.cut != 0 else { break fail }
      scan.close(slot895)
      return p
    }
    return -1
  }

  private mutating func ruleCellText(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from900First = p
      loop899: while true {
        guard isIn(0, 44, p) else { see(p); break loop899 }
        let from900 = p
        end903: do {
          let from905 = p
          done904: do {
            if isIn(0, 35, p) {
              or907: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or907 }
                p &+= 1
                if isIn(0, 47, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[3], p)
                  if p < 0 { break or907 }
                }
                break done904
              }
              p = from905
            }
            if isIn(0, 48, p) {
              or908: do {
                if isIn(0, 49, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[4], p)
                  if p < 0 { break or908 }
                }
                break done904
              }
              p = from905
            }
            if isIn(0, 7, p) {
              or909: do {
                let from910 = p
                let end911 = scan.limit
                while p &+ 4 <= end911 {
                  let bytes = unsafe scan.bytes + p
                  let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                  if all & (1 &<< 7) == 0 { break }
                  p &+= 4
                }
                while p < end911, isIn(0, 7, p) { p &+= 1 }
                see(p)
                guard p &- from910 >= 1 else { break or909 }
                let look912 = p
                scan.quiet &+= 1
                var look912Is = false
                out913: do {
                  if isIn(0, 50, p) {
                    p &+= 1
                  } else {
                    p = scan.take(Self.classes[5], p)
                    if p < 0 { break out913 }
                  }
                  look912Is = true
                }
                scan.quiet &-= 1
                guard look912Is else { break or909 }
                if p > 0 { see(p &- 1) }
                p = look912
                break done904
              }
              p = from905
            }
            see(p)
            break end903
          }
          guard p > from900 else { break loop899 }
          continue loop899
        }
        p = from900
        break loop899
      }
      guard p > from900First else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleCellMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf914 = p
      let end916 = scan.limit
      while p &+ 4 <= end916 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end916, isIn(0, 7, p) { p &+= 1 }
      see(p)
      guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break fail }
      p &+= 1
      let end918 = scan.limit
      while p &+ 4 <= end918 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end918, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(39, leaf914, p)
      return p
    }
    return -1
  }

  private mutating func ruleAlignLine(_ start: Int) -> Int {
    var p = start
    fail: do {
      var steps921 = 0
      loop919: while steps921 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop919 }
        let from920 = p
        end923: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end923 }
          p &+= 1
          guard p > from920 else { break loop919 }
          steps921 &+= 1
          continue loop919
        }
        p = from920
        break loop919
      }
      if steps921 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look924 = p
          scan.quiet &+= 1
          var look924Is = false
          out925: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out925 }
            p &+= 1
            look924Is = true
          }
          scan.quiet &-= 1
          if look924Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look924
        }
      }
      let look926 = p
      scan.quiet &+= 1
      var look926Is = false
      out927: do {
        let end929 = scan.limit
        while p &+ 8 <= end929 {
          let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
          var found: UInt64 = 0
          found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
          found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
          found |= ((bytes ^ 0x7c7c7c7c7c7c7c7c) &- 0x101010101010101) & ~(bytes ^ 0x7c7c7c7c7c7c7c7c)
          if found & 0x8080808080808080 != 0 { break }
          p &+= 8
        }
        while p < end929, isIn(0, 44, p) { p &+= 1 }
        see(p)
        guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break out927 }
        p &+= 1
        look926Is = true
      }
      scan.quiet &-= 1
      guard look926Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look926
      let end931 = scan.limit
      while p &+ 4 <= end931 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end931, isIn(0, 7, p) { p &+= 1 }
      see(p)
      let from933 = p
      done932: do {
        if isIn(0, 51, p) {
          or935: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break or935 }
            p &+= 1
            break done932
          }
          p = from933
        }
        see(p)
      }
      p = ruleAlignMark(p)
      if p < 0 { break fail }
      loop936: while true {
        guard isIn(0, 46, p) else { see(p); break loop936 }
        let from937 = p
        end940: do {
          let end942 = scan.limit
          while p &+ 4 <= end942 {
            let bytes = unsafe scan.bytes + p
            let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
            if all & (1 &<< 7) == 0 { break }
            p &+= 4
          }
          while p < end942, isIn(0, 7, p) { p &+= 1 }
          see(p)
          guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break end940 }
          p &+= 1
          p = ruleAlignMark(p)
          if p < 0 { break end940 }
          guard p > from937 else { break loop936 }
          continue loop936
        }
        p = from937
        break loop936
      }
      let end944 = scan.limit
      while p &+ 4 <= end944 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end944, isIn(0, 7, p) { p &+= 1 }
      see(p)
      let from946 = p
      done945: do {
        if isIn(0, 51, p) {
          or948: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break or948 }
            p &+= 1
            break done945
          }
          p = from946
        }
        see(p)
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
      let end950 = scan.limit
      while p &+ 4 <= end950 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end950, isIn(0, 7, p) { p &+= 1 }
      see(p)
      let from952 = p
      done951: do {
        if isIn(0, 52, p) {
          or954: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break or954 }
            p &+= 1
            break done951
          }
          p = from952
        }
        see(p)
      }
      let from956First = p
      loop955: while true {
        guard isIn(0, 17, p) else { see(p); break loop955 }
        let from956 = p
        end959: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break end959 }
          p &+= 1
          guard p > from956 else { break loop955 }
          continue loop955
        }
        p = from956
        break loop955
      }
      guard p > from956First else { break fail }
      let from961 = p
      done960: do {
        if isIn(0, 52, p) {
          or963: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break or963 }
            p &+= 1
            break done960
          }
          p = from961
        }
        see(p)
      }
      return p
    }
    return -1
  }

  private mutating func ruleAlignment(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot964 = scan.open(40)
      let leaf965 = p
      var steps968 = 0
      loop966: while steps968 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop966 }
        let from967 = p
        end970: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end970 }
          p &+= 1
          guard p > from967 else { break loop966 }
          steps968 &+= 1
          continue loop966
        }
        p = from967
        break loop966
      }
      if steps968 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look971 = p
          scan.quiet &+= 1
          var look971Is = false
          out972: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out972 }
            p &+= 1
            look971Is = true
          }
          scan.quiet &-= 1
          if look971Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look971
        }
      }
      leaf(14, leaf965, p)
      loop973: while true {
        guard isIn(0, 53, p) else { see(p); break loop973 }
        let from974 = p
        end977: do {
          let from979 = p
          done978: do {
            if isIn(0, 46, p) {
              or981: do {
                p = ruleCellMark(p)
                if p < 0 { break or981 }
                break done978
              }
              p = from979
            }
            if isIn(0, 54, p) {
              or982: do {
                let leaf983 = p
                let from984 = p
                let end985 = scan.limit
                while p &+ 4 <= end985 {
                  let bytes = unsafe scan.bytes + p
                  let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                  if all & (1 &<< 54) == 0 { break }
                  p &+= 4
                }
                while p < end985, isIn(0, 54, p) { p &+= 1 }
                see(p)
                guard p &- from984 >= 1 else { break or982 }
                leaf(41, leaf983, p)
                break done978
              }
              p = from979
            }
            see(p)
            break end977
          }
          guard p > from974 else { break loop973 }
          continue loop973
        }
        p = from974
        break loop973
      }
      let leaf986 = p
      let end988 = scan.limit
      while p &+ 4 <= end988 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end988, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(14, leaf986, p)
      let from990 = p
      done989: do {
        if isIn(0, 14, p) {
          or992: do {
            p = ruleNewline(p)
            if p < 0 { break or992 }
            break done989
          }
          p = from990
        }
        see(p)
      }
      scan.close(slot964)
      return p
    }
    return -1
  }

  private mutating func ruleParagraph(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot993 = scan.open(42)
      let leaf994 = p
      let end996 = scan.limit
      while p &+ 4 <= end996 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end996, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(14, leaf994, p)
      let text997 = p
      var text997Reach = scan.firstReach(p)
      let text997CutFrom = scan.cutFrom
      let text997Mark = mark()
      longer998: while true {
        scan.isPartial = false
        scan.reach = text997Reach
        scan.quiet &+= 1
        var text997Is = false
        out999: do {
          p = ruleLines(p)
          if p < 0 { break out999 }
          text997Is = true
        }
        scan.quiet &-= 1
        scan.reach = .max
        guard text997Is else { break fail }
        if p > 0 { see(p &- 1) }
        let text997IsPartial = scan.isPartial
        let text997Outer = scan.limit
        let text997Limit = p
        let text997Examined = scan.examined
        scan.limit = p
        scan.examined = 0
        scan.treeRule = scan.isCutting() ? 62 : -1
        p = text997
        var text997Fills = false
        out1000: do {
          p = ruleSpans(p)
          if p < 0 { break out1000 }
          text997Fills = true
        }
        scan.treeRule = -1
        scan.limit = text997Outer
        let text997SawLimit = scan.examined > text997Limit
        if text997Examined > scan.examined { scan.examined = text997Examined }
        guard text997Fills else { break fail }
        if !text997IsPartial || (scan.cut != 0 && !text997SawLimit) { break longer998 }
        takeBack(to: text997Mark)
        scan.cut = 0
        scan.cutFrom = text997CutFrom
        text997Reach = text997 &+ (text997Reach &- text997) &* 2
        p = text997
      }
      if scan.cut == 0 {
        let from1002 = p
        done1001: do {
          if isIn(0, 14, p) {
            or1004: do {
              let from1006 = p
              let mark1007 = mark()
              done1005: do {
                if isIn(0, 14, p) {
                  or1008: do {
                    p = ruleNewline(p)
                    if p < 0 { break or1008 }
                    if !scan.margins.isEmpty {
                    p = margin(p, all: true)
                    if p < 0 { break or1008 }
                    }
                    let leaf1009 = p
                    p = ruleUnderline(p)
                    if p < 0 { break or1008 }
                    leaf(43, leaf1009, p)
                    guard scan.rename(slot993, 44) else { break or1008 }
                    let from1011 = p
                    done1010: do {
                      if isIn(0, 14, p) {
                        or1013: do {
                          p = ruleNewline(p)
                          if p < 0 { break or1013 }
                          break done1010
                        }
                        p = from1011
                      }
                      see(p)
                    }
                    break done1005
                  }
                  p = from1006
                  takeBack(to: mark1007)
                }
                if isIn(0, 14, p) {
                  or1014: do {
                    p = ruleNewline(p)
                    if p < 0 { break or1014 }
                    break done1005
                  }
                  p = from1006
                }
                see(p)
                break or1004
              }
              break done1001
            }
            p = from1002
          }
          see(p)
        }
      }
      scan.close(slot993)
      return p
    }
    return -1
  }

  private mutating func resumeParagraph(_ start: Int, _ row: Scan.Row) -> Int {
    var p = start
    fail: do {
      let text1015 = p
      var text1015Reach = scan.firstReach(p)
      let text1015CutFrom = scan.cutFrom
      let text1015Mark = mark()
      longer1016: while true {
        scan.isPartial = false
        scan.reach = text1015Reach
        scan.quiet &+= 1
        var text1015Is = false
        out1017: do {
          p = ruleLines(p)
          if p < 0 { break out1017 }
          text1015Is = true
        }
        scan.quiet &-= 1
        scan.reach = .max
        guard text1015Is else { break fail }
        if p > 0 { see(p &- 1) }
        let text1015IsPartial = scan.isPartial
        let text1015Outer = scan.limit
        let text1015Limit = p
        let text1015Examined = scan.examined
        scan.limit = p
        scan.examined = 0
        scan.treeRule = scan.isCutting() ? 62 : -1
        p = text1015
        var text1015Fills = false
        out1018: do {
          p = ruleSpans(p)
          if p < 0 { break out1018 }
          text1015Fills = true
        }
        scan.treeRule = -1
        scan.limit = text1015Outer
        let text1015SawLimit = scan.examined > text1015Limit
        if text1015Examined > scan.examined { scan.examined = text1015Examined }
        guard text1015Fills else { break fail }
        if !text1015IsPartial || (scan.cut != 0 && !text1015SawLimit) { break longer1016 }
        takeBack(to: text1015Mark)
        scan.cut = 0
        scan.cutFrom = text1015CutFrom
        text1015Reach = text1015 &+ (text1015Reach &- text1015) &* 2
        p = text1015
      }
      if scan.cut == 0 {
        let from1020 = p
        done1019: do {
          if isIn(0, 14, p) {
            or1022: do {
              let from1024 = p
              let mark1025 = mark()
              done1023: do {
                if isIn(0, 14, p) {
                  or1026: do {
                    p = ruleNewline(p)
                    if p < 0 { break or1026 }
                    if !scan.margins.isEmpty {
                    p = margin(p, all: true)
                    if p < 0 { break or1026 }
                    }
                    let leaf1027 = p
                    p = ruleUnderline(p)
                    if p < 0 { break or1026 }
                    leaf(43, leaf1027, p)
                    guard scan.rename(Scan.earlierBranch, 44) else { break or1026 }
                    let from1029 = p
                    done1028: do {
                      if isIn(0, 14, p) {
                        or1031: do {
                          p = ruleNewline(p)
                          if p < 0 { break or1031 }
                          break done1028
                        }
                        p = from1029
                      }
                      see(p)
                    }
                    break done1023
                  }
                  p = from1024
                  takeBack(to: mark1025)
                }
                if isIn(0, 14, p) {
                  or1032: do {
                    p = ruleNewline(p)
                    if p < 0 { break or1032 }
                    break done1023
                  }
                  p = from1024
                }
                see(p)
                break or1022
              }
              break done1019
            }
            p = from1020
          }
          see(p)
        }
      }
      return p
    }
    return -1
  }

  private mutating func ruleUnderline(_ start: Int) -> Int {
    var p = start
    fail: do {
      var steps1035 = 0
      loop1033: while steps1035 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop1033 }
        let from1034 = p
        end1037: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end1037 }
          p &+= 1
          guard p > from1034 else { break loop1033 }
          steps1035 &+= 1
          continue loop1033
        }
        p = from1034
        break loop1033
      }
      if steps1035 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look1038 = p
          scan.quiet &+= 1
          var look1038Is = false
          out1039: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out1039 }
            p &+= 1
            look1038Is = true
          }
          scan.quiet &-= 1
          if look1038Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look1038
        }
      }
      let from1041 = p
      done1040: do {
        if isIn(0, 55, p) {
          or1043: do {
            let from1045First = p
            loop1044: while true {
              guard isIn(0, 55, p) else { see(p); break loop1044 }
              let from1045 = p
              end1048: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 61 else { see(p); break end1048 }
                p &+= 1
                guard p > from1045 else { break loop1044 }
                continue loop1044
              }
              p = from1045
              break loop1044
            }
            guard p > from1045First else { break or1043 }
            break done1040
          }
          p = from1041
        }
        if isIn(0, 17, p) {
          or1049: do {
            let from1051First = p
            loop1050: while true {
              guard isIn(0, 17, p) else { see(p); break loop1050 }
              let from1051 = p
              end1054: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break end1054 }
                p &+= 1
                guard p > from1051 else { break loop1050 }
                continue loop1050
              }
              p = from1051
              break loop1050
            }
            guard p > from1051First else { break or1049 }
            break done1040
          }
          p = from1041
        }
        see(p)
        break fail
      }
      let end1056 = scan.limit
      while p &+ 4 <= end1056 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end1056, isIn(0, 7, p) { p &+= 1 }
      see(p)
      let look1057 = p
      scan.quiet &+= 1
      var look1057Is = false
      out1058: do {
        p = ruleEOL(p)
        if p < 0 { break out1058 }
        look1057Is = true
      }
      scan.quiet &-= 1
      guard look1057Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look1057
      return p
    }
    return -1
  }

  private mutating func ruleLines(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1059 = p
      let end1060 = min(scan.limit, scan.reach)
      while p &+ 8 <= end1060 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        if found & 0x8080808080808080 != 0 { break }
        p &+= 8
      }
      while p < end1060, isIn(0, 11, p) { p &+= 1 }
      if !scan.stopsExtent(p) { see(p) }
      guard p &- from1059 >= 1 else { break fail }
      loop1061: while true {
        if scan.stopsExtent(p) { break loop1061 }
        guard isIn(0, 14, p) else { see(p); break loop1061 }
        let from1062 = p
        let mark1064 = mark()
        end1065: do {
          p = ruleNL(p)
          if p < 0 { break end1065 }
          p = ruleContinues(p)
          if p < 0 { break end1065 }
          let from1066 = p
          let end1067 = min(scan.limit, scan.reach)
          while p &+ 8 <= end1067 {
            let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
            var found: UInt64 = 0
            found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
            found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
            if found & 0x8080808080808080 != 0 { break }
            p &+= 8
          }
          while p < end1067, isIn(0, 11, p) { p &+= 1 }
          if !scan.stopsExtent(p) { see(p) }
          guard p &- from1066 >= 1 else { break end1065 }
          guard p > from1062 else { break loop1061 }
          continue loop1061
        }
        p = from1062
        takeBack(to: mark1064)
        break loop1061
      }
      return p
    }
    return -1
  }

  private mutating func ruleContinues(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1069 = p
      let mark1070 = mark()
      done1068: do {
        or1071: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break or1071 }
          }
          see(p)
          if isIn(0, 41, p) {
            let look1072 = p
            scan.quiet &+= 1
            var look1072Is = false
            out1073: do {
              p = ruleInterrupts(p)
              if p < 0 { break out1073 }
              look1072Is = true
            }
            scan.quiet &-= 1
            if look1072Is {
              if p > 0 { see(p &- 1) }
              break or1071
            }
            p = look1072
          }
          let look1074 = p
          scan.quiet &+= 1
          var look1074Is = false
          out1075: do {
            p = ruleBlankRest(p)
            if p < 0 { break out1075 }
            look1074Is = true
          }
          scan.quiet &-= 1
          if look1074Is {
            if p > 0 { see(p &- 1) }
            break or1071
          }
          p = look1074
          let end1077 = scan.limit
          while p &+ 4 <= end1077 {
            let bytes = unsafe scan.bytes + p
            let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
            if all & (1 &<< 7) == 0 { break }
            p &+= 4
          }
          while p < end1077, isIn(0, 7, p) { p &+= 1 }
          see(p)
          break done1068
        }
        p = from1069
        takeBack(to: mark1070)
        see(p)
        or1078: do {
          let look1079 = p
          scan.quiet &+= 1
          var look1079Is = false
          out1080: do {
            if !scan.margins.isEmpty {
            p = margin(p, all: true)
            if p < 0 { break out1080 }
            }
            look1079Is = true
          }
          scan.quiet &-= 1
          if look1079Is {
            if p > 0 { see(p &- 1) }
            break or1078
          }
          p = look1079
          if !scan.margins.isEmpty { p = margin(p, all: false) }
          see(p)
          if isIn(0, 45, p) {
            let look1081 = p
            scan.quiet &+= 1
            var look1081Is = false
            out1082: do {
              p = ruleStarts(p)
              if p < 0 { break out1082 }
              look1081Is = true
            }
            scan.quiet &-= 1
            if look1081Is {
              if p > 0 { see(p &- 1) }
              break or1078
            }
            p = look1081
          }
          let look1083 = p
          scan.quiet &+= 1
          var look1083Is = false
          out1084: do {
            p = ruleBlankRest(p)
            if p < 0 { break out1084 }
            look1083Is = true
          }
          scan.quiet &-= 1
          if look1083Is {
            if p > 0 { see(p &- 1) }
            break or1078
          }
          p = look1083
          let end1086 = scan.limit
          while p &+ 4 <= end1086 {
            let bytes = unsafe scan.bytes + p
            let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
            if all & (1 &<< 7) == 0 { break }
            p &+= 4
          }
          while p < end1086, isIn(0, 7, p) { p &+= 1 }
          see(p)
          break done1068
        }
        p = from1069
        takeBack(to: mark1070)
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
      var steps1089 = 0
      loop1087: while steps1089 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop1087 }
        let from1088 = p
        end1091: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end1091 }
          p &+= 1
          guard p > from1088 else { break loop1087 }
          steps1089 &+= 1
          continue loop1087
        }
        p = from1088
        break loop1087
      }
      if steps1089 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look1092 = p
          scan.quiet &+= 1
          var look1092Is = false
          out1093: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out1093 }
            p &+= 1
            look1092Is = true
          }
          scan.quiet &-= 1
          if look1092Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look1092
        }
      }
      let from1095 = p
      let mark1096 = mark()
      done1094: do {
        if isIn(0, 56, p) {
          or1097: do {
            p = ruleUnderline(p)
            if p < 0 { break or1097 }
            break done1094
          }
          p = from1095
        }
        if isIn(0, 3, p) {
          or1098: do {
            p = ruleRuleLine(p)
            if p < 0 { break or1098 }
            break done1094
          }
          p = from1095
        }
        if isIn(0, 57, p) {
          or1099: do {
            p = ruleOpens(p)
            if p < 0 { break or1099 }
            break done1094
          }
          p = from1095
        }
        if isIn(0, 27, p) {
          or1100: do {
            guard isIn(0, 27, p) else { see(p); break or1100 }
            p &+= 1
            guard isIn(0, 7, p) else { see(p); break or1100 }
            p &+= 1
            let look1101 = p
            scan.quiet &+= 1
            var look1101Is = false
            out1102: do {
              p = ruleBlankRest(p)
              if p < 0 { break out1102 }
              look1101Is = true
            }
            scan.quiet &-= 1
            if look1101Is {
              if p > 0 { see(p &- 1) }
              break or1100
            }
            p = look1101
            break done1094
          }
          p = from1095
        }
        if isIn(0, 58, p) {
          or1103: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 49 else { see(p); break or1103 }
            p &+= 1
            guard isIn(0, 29, p) else { see(p); break or1103 }
            p &+= 1
            guard isIn(0, 7, p) else { see(p); break or1103 }
            p &+= 1
            let look1104 = p
            scan.quiet &+= 1
            var look1104Is = false
            out1105: do {
              p = ruleBlankRest(p)
              if p < 0 { break out1105 }
              look1104Is = true
            }
            scan.quiet &-= 1
            if look1104Is {
              if p > 0 { see(p &- 1) }
              break or1103
            }
            p = look1104
            break done1094
          }
          p = from1095
        }
        if isIn(0, 9, p) {
          or1106: do {
            p = ruleQuestion(p)
            if p < 0 { break or1106 }
            break done1094
          }
          p = from1095
          takeBack(to: mark1096)
        }
        see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleStarts(_ start: Int) -> Int {
    var p = start
    fail: do {
      var steps1109 = 0
      loop1107: while steps1109 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop1107 }
        let from1108 = p
        end1111: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end1111 }
          p &+= 1
          guard p > from1108 else { break loop1107 }
          steps1109 &+= 1
          continue loop1107
        }
        p = from1108
        break loop1107
      }
      if steps1109 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look1112 = p
          scan.quiet &+= 1
          var look1112Is = false
          out1113: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out1113 }
            p &+= 1
            look1112Is = true
          }
          scan.quiet &-= 1
          if look1112Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look1112
        }
      }
      let from1115 = p
      done1114: do {
        if isIn(0, 3, p) {
          or1117: do {
            p = ruleRuleLine(p)
            if p < 0 { break or1117 }
            break done1114
          }
          p = from1115
        }
        if isIn(0, 57, p) {
          or1118: do {
            p = ruleOpens(p)
            if p < 0 { break or1118 }
            break done1114
          }
          p = from1115
        }
        if isIn(0, 27, p) {
          or1119: do {
            guard isIn(0, 27, p) else { see(p); break or1119 }
            p &+= 1
            let from1121 = p
            done1120: do {
              or1123: do {
                let look1124 = p
                scan.quiet &+= 1
                var look1124Is = false
                out1125: do {
                  p = ruleEOL(p)
                  if p < 0 { break out1125 }
                  look1124Is = true
                }
                scan.quiet &-= 1
                guard look1124Is else { break or1123 }
                if p > 0 { see(p &- 1) }
                p = look1124
                break done1120
              }
              p = from1121
              if isIn(0, 7, p) {
                or1126: do {
                  guard isIn(0, 7, p) else { see(p); break or1126 }
                  p &+= 1
                  break done1120
                }
                p = from1121
              }
              see(p)
              break or1119
            }
            break done1114
          }
          p = from1115
        }
        if isIn(0, 28, p) {
          or1127: do {
            let from1128 = p
            while p &- from1128 < 9, isIn(0, 28, p) { p &+= 1 }
            if p &- from1128 < 9 { see(p) }
            guard p &- from1128 >= 1 else { break or1127 }
            if p &- from1128 == 9 {
              see(p)
              if isIn(0, 28, p) { break or1127 }
            }
            guard isIn(0, 29, p) else { see(p); break or1127 }
            p &+= 1
            let from1130 = p
            done1129: do {
              or1132: do {
                let look1133 = p
                scan.quiet &+= 1
                var look1133Is = false
                out1134: do {
                  p = ruleEOL(p)
                  if p < 0 { break out1134 }
                  look1133Is = true
                }
                scan.quiet &-= 1
                guard look1133Is else { break or1132 }
                if p > 0 { see(p &- 1) }
                p = look1133
                break done1129
              }
              p = from1130
              if isIn(0, 7, p) {
                or1135: do {
                  guard isIn(0, 7, p) else { see(p); break or1135 }
                  p &+= 1
                  break done1129
                }
                p = from1130
              }
              see(p)
              break or1127
            }
            break done1114
          }
          p = from1115
        }
        see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleOpens(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1137 = p
      done1136: do {
        if isIn(0, 20, p) {
          or1139: do {
            var steps1142 = 0
            loop1140: while steps1142 < 6 {
              guard isIn(0, 20, p) else { see(p); break loop1140 }
              let from1141 = p
              end1144: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break end1144 }
                p &+= 1
                guard p > from1141 else { break loop1140 }
                steps1142 &+= 1
                continue loop1140
              }
              p = from1141
              break loop1140
            }
            guard steps1142 >= 1 else { break or1139 }
            if steps1142 == 6 {
              see(p)
              if isIn(0, 20, p) {
                let look1145 = p
                scan.quiet &+= 1
                var look1145Is = false
                out1146: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break out1146 }
                  p &+= 1
                  look1145Is = true
                }
                scan.quiet &-= 1
                if look1145Is {
                  if p > 0 { see(p &- 1) }
                  break or1139
                }
                p = look1145
              }
            }
            let from1148 = p
            done1147: do {
              if isIn(0, 7, p) {
                or1150: do {
                  guard isIn(0, 7, p) else { see(p); break or1150 }
                  p &+= 1
                  break done1147
                }
                p = from1148
              }
              see(p)
              or1151: do {
                p = ruleEOL(p)
                if p < 0 { break or1151 }
                break done1147
              }
              p = from1148
              break or1139
            }
            break done1136
          }
          p = from1137
        }
        if isIn(0, 24, p) {
          or1152: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break or1152 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 96 else { see(p &+ 1); break or1152 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 96 else { see(p &+ 2); break or1152 }
            p &+= 3
            loop1153: while true {
              guard isIn(0, 24, p) else { see(p); break loop1153 }
              let from1154 = p
              end1157: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end1157 }
                p &+= 1
                guard p > from1154 else { break loop1153 }
                continue loop1153
              }
              p = from1154
              break loop1153
            }
            let end1159 = scan.limit
            while p &+ 8 <= end1159 {
              let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
              var found: UInt64 = 0
              found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
              found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
              found |= ((bytes ^ 0x6060606060606060) &- 0x101010101010101) & ~(bytes ^ 0x6060606060606060)
              if found & 0x8080808080808080 != 0 { break }
              p &+= 8
            }
            while p < end1159, isIn(0, 25, p) { p &+= 1 }
            see(p)
            p = ruleEOL(p)
            if p < 0 { break or1152 }
            break done1136
          }
          p = from1137
        }
        if isIn(0, 26, p) {
          or1160: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 126 else { see(p); break or1160 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 126 else { see(p &+ 1); break or1160 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 126 else { see(p &+ 2); break or1160 }
            p &+= 3
            break done1136
          }
          p = from1137
        }
        if isIn(0, 59, p) {
          or1161: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 62 else { see(p); break or1161 }
            p &+= 1
            break done1136
          }
          p = from1137
        }
        if isIn(0, 30, p) {
          or1162: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break or1162 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 94 else { see(p &+ 1); break or1162 }
            p &+= 2
            p = ruleFootnoteName(p)
            if p < 0 { break or1162 }
            guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break or1162 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break or1162 }
            p &+= 2
            break done1136
          }
          p = from1137
        }
        see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleSpans(_ start: Int) -> Int {
    var p = start
      let pairs1163Tree = scan.treeRule
      scan.treeRule = -1
      let pairs1163Outer = scan.beginPairs(p, text: 45, mark: 24)
      pairs1163: while true {
        if pairs1163Tree >= 0, scan.isPairCut(p, rule: pairs1163Tree) { break pairs1163 }
        let pairs1163From = p
        var pairs1163Is = false
        out1164: do {
          p = ruleSpan(p)
          if p < 0 { break out1164 }
          pairs1163Is = true
        }
        guard pairs1163Is, p > pairs1163From else {
          p = pairs1163From
          break pairs1163
        }
      }
      scan.endPairs(pairs1163Outer)
    return p
  }

  private mutating func ruleSpan(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1166 = p
      let mark1167 = mark()
      done1165: do {
        if isIn(0, 60, p) {
          or1168: do {
            p = ruleText(p)
            if p < 0 { break or1168 }
            break done1165
          }
          p = from1166
        }
        if isIn(0, 61, p) {
          or1169: do {
            p = ruleCloze(p)
            if p < 0 { break or1169 }
            break done1165
          }
          p = from1166
          takeBack(to: mark1167)
        }
        if isIn(0, 15, p) {
          or1170: do {
            p = ruleMark(p)
            if p < 0 { break or1170 }
            break done1165
          }
          p = from1166
        }
        see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func rulePhrase(_ start: Int) -> Int {
    var p = start
      let pairs1171Tree = scan.treeRule
      scan.treeRule = -1
      let pairs1171Outer = scan.beginPairs(p, text: 45, mark: 24)
      pairs1171: while true {
        if pairs1171Tree >= 0, scan.isPairCut(p, rule: pairs1171Tree) { break pairs1171 }
        let pairs1171From = p
        var pairs1171Is = false
        out1172: do {
          let from1174 = p
          done1173: do {
            if isIn(0, 60, p) {
              or1176: do {
                p = ruleText(p)
                if p < 0 { break or1176 }
                break done1173
              }
              p = from1174
            }
            if isIn(0, 15, p) {
              or1177: do {
                p = ruleMark(p)
                if p < 0 { break or1177 }
                break done1173
              }
              p = from1174
            }
            see(p)
            break out1172
          }
          pairs1171Is = true
        }
        guard pairs1171Is, p > pairs1171From else {
          p = pairs1171From
          break pairs1171
        }
      }
      scan.endPairs(pairs1171Outer)
    return p
  }

  private mutating func ruleText(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1178 = p
      let words1179 = p
      let end1180 = scan.limit
      while p &+ 4 <= end1180 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 60) == 0 { break }
        p &+= 4
      }
      while p < end1180, isIn(0, 60, p) { p &+= 1 }
      if p < scan.limit, unsafe scan.bytes[p] == 58 {
        p = scan.giveBack(words1179, p, before: [58, 47, 47])
      }
      guard p > words1179 else { see(p); break fail }
      p = scan.words(words1179, p)
      if p < 0 { break fail }
      leaf(45, leaf1178, p)
      return p
    }
    return -1
  }

  private mutating func ruleMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1182 = p
      let mark1183 = mark()
      done1181: do {
        if isIn(0, 62, p) {
          or1184: do {
            p = ruleBreak(p)
            if p < 0 { break or1184 }
            break done1181
          }
          p = from1182
        }
        if isIn(0, 35, p) {
          or1185: do {
            p = ruleEscape(p)
            if p < 0 { break or1185 }
            break done1181
          }
          p = from1182
        }
        if isIn(0, 63, p) {
          or1186: do {
            p = ruleEntity(p)
            if p < 0 { break or1186 }
            break done1181
          }
          p = from1182
        }
        if isIn(0, 24, p) {
          or1187: do {
            p = ruleCode(p)
            if p < 0 { break or1187 }
            break done1181
          }
          p = from1182
          takeBack(to: mark1183)
        }
        if isIn(0, 24, p) {
          or1188: do {
            let leaf1189 = p
            let from1191First = p
            loop1190: while true {
              guard isIn(0, 24, p) else { see(p); break loop1190 }
              let from1191 = p
              end1194: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end1194 }
                p &+= 1
                guard p > from1191 else { break loop1190 }
                continue loop1190
              }
              p = from1191
              break loop1190
            }
            guard p > from1191First else { break or1188 }
            leaf(45, leaf1189, p)
            break done1181
          }
          p = from1182
        }
        if isIn(256, 0, p) {
          or1195: do {
            p = ruleAutolink(p)
            if p < 0 { break or1195 }
            break done1181
          }
          p = from1182
          takeBack(to: mark1183)
        }
        if isIn(0, 30, p) {
          or1196: do {
            p = ruleNoteLink(p)
            if p < 0 { break or1196 }
            break done1181
          }
          p = from1182
          takeBack(to: mark1183)
        }
        if isIn(0, 30, p) {
          or1197: do {
            p = ruleNoteMark(p)
            if p < 0 { break or1197 }
            break done1181
          }
          p = from1182
          takeBack(to: mark1183)
        }
        if isIn(0, 20, p) {
          or1198: do {
            p = ruleTag(p)
            if p < 0 { break or1198 }
            break done1181
          }
          p = from1182
        }
        if isIn(256, 1, p) {
          or1199: do {
            p = ruleBareLink(p)
            if p < 0 { break or1199 }
            break done1181
          }
          p = from1182
        }
        if isIn(0, 22, p) {
          or1200: do {
            p = scan.takeRun(0, p)
            if p < 0 { break or1200 }
            break done1181
          }
          p = from1182
        }
        if isIn(0, 23, p) {
          or1201: do {
            p = scan.takeRun(1, p)
            if p < 0 { break or1201 }
            break done1181
          }
          p = from1182
        }
        if isIn(0, 26, p) {
          or1202: do {
            p = scan.takeRun(2, p)
            if p < 0 { break or1202 }
            break done1181
          }
          p = from1182
        }
        if isIn(256, 2, p) {
          or1203: do {
            p = scan.takeOpening(0, p)
            if p < 0 { break or1203 }
            break done1181
          }
          p = from1182
        }
        if isIn(0, 30, p) {
          or1204: do {
            p = scan.takeOpening(1, p)
            if p < 0 { break or1204 }
            break done1181
          }
          p = from1182
        }
        if isIn(256, 3, p) {
          or1205: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break or1205 }
            let close1206 = p
            p &+= 1
            if scan.opening() {
              scan.joint = -1
              let close1206Place = scan.count
              leaf(scan.pairing.region.text, close1206, p)
              scan.joint = -1
              let close1206Mark = mark()
              close1206Tail: do {
                var close1206Is0 = false
                out1207: do {
                  p = ruleTarget(p)
                  if p < 0 { break out1207 }
                  close1206Is0 = true
                }
                if close1206Is0 {
                  scan.pairBrackets(close1206, tape: close1206Place, isReference: false)
                  break close1206Tail
                }
                takeBack(to: close1206Mark)
                p = close1206 &+ 1
                var close1206Is1 = false
                out1208: do {
                  p = ruleLabel(p)
                  if p < 0 { break out1208 }
                  close1206Is1 = true
                }
                if close1206Is1 {
                  scan.pairBrackets(close1206, tape: close1206Place, isReference: true)
                  break close1206Tail
                }
                takeBack(to: close1206Mark)
                p = close1206 &+ 1
                if scan.isLabel(close1206) {
                  scan.pairBrackets(close1206, tape: close1206Place, isReference: true)
                } else {
                  scan.dropOpening()
                }
              }
            } else {
              leaf(scan.pairing.region.text, close1206, p)
            }
            break done1181
          }
          p = from1182
        }
        if isIn(0, 15, p) {
          or1209: do {
            let leaf1210 = p
            if isIn(0, 36, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[1], p)
              if p < 0 { break or1209 }
            }
            leaf(45, leaf1210, p)
            break done1181
          }
          p = from1182
        }
        see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleBreak(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1212 = p
      let mark1213 = mark()
      done1211: do {
        if isIn(256, 4, p) {
          or1214: do {
            let leaf1215 = p
            let from1217 = p
            done1216: do {
              if isIn(0, 19, p) {
                or1219: do {
                  var steps1222 = 0
                  loop1220: while true {
                    guard isIn(0, 19, p) else { see(p); break loop1220 }
                    let from1221 = p
                    end1224: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end1224 }
                      p &+= 1
                      guard p > from1221 else { break loop1220 }
                      steps1222 &+= 1
                      continue loop1220
                    }
                    p = from1221
                    break loop1220
                  }
                  guard steps1222 >= 2 else { break or1219 }
                  p = ruleNL(p)
                  if p < 0 { break or1219 }
                  break done1216
                }
                p = from1217
              }
              if isIn(0, 35, p) {
                or1225: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1225 }
                  p &+= 1
                  p = ruleNL(p)
                  if p < 0 { break or1225 }
                  break done1216
                }
                p = from1217
              }
              see(p)
              break or1214
            }
            leaf(53, leaf1215, p)
            p = ruleMargin(p)
            if p < 0 { break or1214 }
            break done1211
          }
          p = from1212
          takeBack(to: mark1213)
        }
        if isIn(0, 0, p) {
          or1226: do {
            let leaf1227 = p
            let end1229 = scan.limit
            while p &+ 4 <= end1229 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 7) == 0 { break }
              p &+= 4
            }
            while p < end1229, isIn(0, 7, p) { p &+= 1 }
            see(p)
            p = ruleNL(p)
            if p < 0 { break or1226 }
            leaf(54, leaf1227, p)
            p = ruleMargin(p)
            if p < 0 { break or1226 }
            break done1211
          }
          p = from1212
          takeBack(to: mark1213)
        }
        if isIn(0, 7, p) {
          or1230: do {
            let leaf1231 = p
            let from1232 = p
            let end1233 = scan.limit
            while p &+ 4 <= end1233 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 7) == 0 { break }
              p &+= 4
            }
            while p < end1233, isIn(0, 7, p) { p &+= 1 }
            see(p)
            guard p &- from1232 >= 1 else { break or1230 }
            see(p)
            if isIn(0, 15, p) { break or1230 }
            leaf(14, leaf1231, p)
            break done1211
          }
          p = from1212
        }
        see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleMargin(_ start: Int) -> Int {
    var p = start
      if !scan.margins.isEmpty { p = margin(p, all: false) }
      let leaf1234 = p
      let end1236 = scan.limit
      while p &+ 4 <= end1236 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end1236, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(14, leaf1234, p)
    return p
  }

  private mutating func ruleEscape(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1237 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break fail }
      p &+= 1
      guard isIn(256, 5, p) else { see(p); break fail }
      p &+= 1
      leaf(55, leaf1237, p)
      return p
    }
    return -1
  }

  private mutating func ruleEntity(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1238 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 38 else { see(p); break fail }
      p &+= 1
      let from1240 = p
      done1239: do {
        if isIn(256, 6, p) {
          or1242: do {
            guard isIn(256, 6, p) else { see(p); break or1242 }
            p &+= 1
            let from1243 = p
            while p &- from1243 < 31, isIn(256, 7, p) { p &+= 1 }
            if p &- from1243 < 31 { see(p) }
            if p &- from1243 == 31 {
              see(p)
              if isIn(256, 7, p) { break or1242 }
            }
            break done1239
          }
          p = from1240
        }
        if isIn(0, 20, p) {
          or1244: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break or1244 }
            p &+= 1
            let from1245 = p
            while p &- from1245 < 7, isIn(0, 28, p) { p &+= 1 }
            if p &- from1245 < 7 { see(p) }
            guard p &- from1245 >= 1 else { break or1244 }
            if p &- from1245 == 7 {
              see(p)
              if isIn(0, 28, p) { break or1244 }
            }
            break done1239
          }
          p = from1240
        }
        if isIn(0, 20, p) {
          or1246: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break or1246 }
            p &+= 1
            guard isIn(256, 8, p) else { see(p); break or1246 }
            p &+= 1
            let from1247 = p
            while p &- from1247 < 6, isIn(256, 9, p) { p &+= 1 }
            if p &- from1247 < 6 { see(p) }
            guard p &- from1247 >= 1 else { break or1246 }
            if p &- from1247 == 6 {
              see(p)
              if isIn(256, 9, p) { break or1246 }
            }
            break done1239
          }
          p = from1240
        }
        see(p)
        break fail
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 59 else { see(p); break fail }
      p &+= 1
      leaf(56, leaf1238, p)
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
      let slot1248 = scan.open(57)
      let leaf1249 = p
      let kept1250 = p
      let from1252First = p
      loop1251: while true {
        guard isIn(0, 24, p) else { see(p); break loop1251 }
        let from1252 = p
        end1255: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end1255 }
          p &+= 1
          guard p > from1252 else { break loop1251 }
          continue loop1251
        }
        p = from1252
        break loop1251
      }
      guard p > from1252First else { break fail }
      guard let kept1250Row = scan.row(kept1250, p) else { break fail }
      row0 = kept1250Row
      leaf(24, leaf1249, p)
      loop1256: while true {
        guard isIn(0, 15, p) else { see(p); break loop1256 }
        let from1257 = p
        end1260: do {
          let from1262 = p
          let mark1263 = mark()
          done1261: do {
            if isIn(0, 25, p) {
              or1264: do {
                let leaf1265 = p
                let from1266 = p
                let end1267 = scan.limit
                while p &+ 8 <= end1267 {
                  let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
                  var found: UInt64 = 0
                  found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
                  found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
                  found |= ((bytes ^ 0x6060606060606060) &- 0x101010101010101) & ~(bytes ^ 0x6060606060606060)
                  if found & 0x8080808080808080 != 0 { break }
                  p &+= 8
                }
                while p < end1267, isIn(0, 25, p) { p &+= 1 }
                see(p)
                guard p &- from1266 >= 1 else { break or1264 }
                leaf(2, leaf1265, p)
                break done1261
              }
              p = from1262
            }
            if isIn(0, 14, p) {
              or1268: do {
                let leaf1269 = p
                p = ruleNL(p)
                if p < 0 { break or1268 }
                leaf(54, leaf1269, p)
                p = ruleMargin(p)
                if p < 0 { break or1268 }
                break done1261
              }
              p = from1262
              takeBack(to: mark1263)
            }
            if isIn(0, 24, p) {
              or1270: do {
                let look1271 = p
                scan.quiet &+= 1
                var look1271Is = false
                out1272: do {
                  p = scan.takeRow(row0.byte, row0.length, p)
                  if p < 0 { break out1272 }
                  see(p)
                  if isIn(0, 24, p) {
                    let look1273 = p
                    scan.quiet &+= 1
                    var look1273Is = false
                    out1274: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break out1274 }
                      p &+= 1
                      look1273Is = true
                    }
                    scan.quiet &-= 1
                    if look1273Is {
                      if p > 0 { see(p &- 1) }
                      break out1272
                    }
                    p = look1273
                  }
                  look1271Is = true
                }
                scan.quiet &-= 1
                if look1271Is {
                  if p > 0 { see(p &- 1) }
                  break or1270
                }
                p = look1271
                let leaf1275 = p
                let from1277First = p
                loop1276: while true {
                  guard isIn(0, 24, p) else { see(p); break loop1276 }
                  let from1277 = p
                  end1280: do {
                    guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end1280 }
                    p &+= 1
                    guard p > from1277 else { break loop1276 }
                    continue loop1276
                  }
                  p = from1277
                  break loop1276
                }
                guard p > from1277First else { break or1270 }
                leaf(2, leaf1275, p)
                break done1261
              }
              p = from1262
            }
            see(p)
            break end1260
          }
          guard p > from1257 else { break loop1256 }
          continue loop1256
        }
        p = from1257
        break loop1256
      }
      let leaf1281 = p
      p = scan.takeRow(row0.byte, row0.length, p)
      if p < 0 { break fail }
      leaf(24, leaf1281, p)
      scan.close(slot1248)
      return p
    }
    return -1
  }

  private mutating func ruleAutolink(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot1282 = scan.open(58)
      let leaf1283 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 60 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1283, p)
      let leaf1284 = p
      let from1286 = p
      done1285: do {
        if isIn(256, 6, p) {
          or1288: do {
            p = ruleScheme(p)
            if p < 0 { break or1288 }
            break done1285
          }
          p = from1286
        }
        if isIn(256, 10, p) {
          or1289: do {
            p = ruleEmail(p)
            if p < 0 { break or1289 }
            break done1285
          }
          p = from1286
        }
        see(p)
        break fail
      }
      leaf(26, leaf1284, p)
      let leaf1290 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 62 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1290, p)
      scan.close(slot1282)
      return p
    }
    return -1
  }

  private mutating func ruleScheme(_ start: Int) -> Int {
    var p = start
    fail: do {
      guard isIn(256, 6, p) else { see(p); break fail }
      p &+= 1
      let from1291 = p
      while p &- from1291 < 31, isIn(256, 11, p) { p &+= 1 }
      if p &- from1291 < 31 { see(p) }
      guard p &- from1291 >= 1 else { break fail }
      if p &- from1291 == 31 {
        see(p)
        if isIn(256, 11, p) { break fail }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break fail }
      p &+= 1
      let end1293 = scan.limit
      while p &+ 4 <= end1293 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 12) == 0 { break }
        p &+= 4
      }
      while p < end1293, isIn(256, 12, p) { p &+= 1 }
      see(p)
      return p
    }
    return -1
  }

  private mutating func ruleEmail(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1294 = p
      let end1295 = scan.limit
      while p &+ 4 <= end1295 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 10) == 0 { break }
        p &+= 4
      }
      while p < end1295, isIn(256, 10, p) { p &+= 1 }
      see(p)
      guard p &- from1294 >= 1 else { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 64 else { see(p); break fail }
      p &+= 1
      p = ruleEmailPart(p)
      if p < 0 { break fail }
      loop1296: while true {
        guard isIn(0, 18, p) else { see(p); break loop1296 }
        let from1297 = p
        end1300: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 46 else { see(p); break end1300 }
          p &+= 1
          p = ruleEmailPart(p)
          if p < 0 { break end1300 }
          guard p > from1297 else { break loop1296 }
          continue loop1296
        }
        p = from1297
        break loop1296
      }
      return p
    }
    return -1
  }

  private mutating func ruleEmailPart(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1301 = p
      let end1302 = scan.limit
      while p &+ 4 <= end1302 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end1302, isIn(256, 7, p) { p &+= 1 }
      see(p)
      guard p &- from1301 >= 1 else { break fail }
      loop1303: while true {
        guard isIn(0, 17, p) else { see(p); break loop1303 }
        let from1304 = p
        end1307: do {
          let from1309First = p
          loop1308: while true {
            guard isIn(0, 17, p) else { see(p); break loop1308 }
            let from1309 = p
            end1312: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break end1312 }
              p &+= 1
              guard p > from1309 else { break loop1308 }
              continue loop1308
            }
            p = from1309
            break loop1308
          }
          guard p > from1309First else { break end1307 }
          let from1313 = p
          let end1314 = scan.limit
          while p &+ 4 <= end1314 {
            let bytes = unsafe scan.bytes + p
            let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
            if all & (1 &<< 7) == 0 { break }
            p &+= 4
          }
          while p < end1314, isIn(256, 7, p) { p &+= 1 }
          see(p)
          guard p &- from1313 >= 1 else { break end1307 }
          guard p > from1304 else { break loop1303 }
          continue loop1303
        }
        p = from1304
        break loop1303
      }
      return p
    }
    return -1
  }

  private mutating func ruleBareLink(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1315 = p
      let look1316 = p
      scan.quiet &+= 1
      var look1316Is = false
      out1317: do {
        guard p < scan.limit, unsafe scan.bytes[p] == 104 else { see(p); break out1317 }
        guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 116 else { see(p &+ 1); break out1317 }
        guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 116 else { see(p &+ 2); break out1317 }
        guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] == 112 else { see(p &+ 3); break out1317 }
        p &+= 4
        look1316Is = true
      }
      scan.quiet &-= 1
      guard look1316Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look1316
      if !isAfter(256, 13, p),
        let before1318 = scan.scalar(before: p), !Self.classes[6].contains(before1318)
      { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 104 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 116 else { see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 116 else { see(p &+ 2); break fail }
      guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] == 112 else { see(p &+ 3); break fail }
      p &+= 4
      let from1320 = p
      done1319: do {
        if isIn(256, 14, p) {
          or1322: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 115 else { see(p); break or1322 }
            p &+= 1
            break done1319
          }
          p = from1320
        }
        see(p)
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 47 else { see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 47 else { see(p &+ 2); break fail }
      p &+= 3
      let from1324First = p
      loop1323: while true {
        guard isIn(256, 15, p) else { see(p); break loop1323 }
        let from1324 = p
        end1327: do {
          p = ruleLinkPart(p)
          if p < 0 { break end1327 }
          guard p > from1324 else { break loop1323 }
          continue loop1323
        }
        p = from1324
        break loop1323
      }
      guard p > from1324First else { break fail }
      leaf(59, leaf1315, p)
      return p
    }
    return -1
  }

  private mutating func ruleLinkPart(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1329 = p
      done1328: do {
        if isIn(256, 16, p) {
          or1331: do {
            let from1332 = p
            let end1333 = scan.limit
            while p &+ 4 <= end1333 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
              if all & (1 &<< 16) == 0 { break }
              p &+= 4
            }
            while p < end1333, isIn(256, 16, p) { p &+= 1 }
            see(p)
            guard p &- from1332 >= 1 else { break or1331 }
            break done1328
          }
          p = from1329
        }
        if isIn(256, 17, p) {
          or1334: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break or1334 }
            p &+= 1
            let end1336 = scan.limit
            while p &+ 4 <= end1336 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
              if all & (1 &<< 18) == 0 { break }
              p &+= 4
            }
            while p < end1336, isIn(256, 18, p) { p &+= 1 }
            see(p)
            guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break or1334 }
            p &+= 1
            break done1328
          }
          p = from1329
        }
        if isIn(256, 19, p) {
          or1337: do {
            let from1338 = p
            let end1339 = scan.limit
            while p &+ 4 <= end1339 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
              if all & (1 &<< 19) == 0 { break }
              p &+= 4
            }
            while p < end1339, isIn(256, 19, p) { p &+= 1 }
            see(p)
            guard p &- from1338 >= 1 else { break or1337 }
            let look1340 = p
            scan.quiet &+= 1
            var look1340Is = false
            out1341: do {
              if isIn(256, 20, p) {
                p &+= 1
              } else {
                p = scan.take(Self.classes[7], p)
                if p < 0 { break out1341 }
              }
              look1340Is = true
            }
            scan.quiet &-= 1
            guard look1340Is else { break or1337 }
            if p > 0 { see(p &- 1) }
            p = look1340
            break done1328
          }
          p = from1329
        }
        see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleNoteLink(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot1342 = scan.open(60)
      let leaf1343 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf1343, p)
      let leaf1344 = p
      let from1345 = p
      let end1346 = scan.limit
      while p &+ 4 <= end1346 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 21) == 0 { break }
        p &+= 4
      }
      while p < end1346, isIn(256, 21, p) { p &+= 1 }
      see(p)
      guard p &- from1345 >= 1 else { break fail }
      leaf(61, leaf1344, p)
      let from1348 = p
      let mark1349 = mark()
      done1347: do {
        if isIn(0, 51, p) {
          or1350: do {
            let leaf1351 = p
            guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break or1350 }
            p &+= 1
            leaf(24, leaf1351, p)
            let leaf1352 = p
            let from1353 = p
            let end1354 = scan.limit
            while p &+ 8 <= end1354 {
              let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
              var found: UInt64 = 0
              found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
              found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
              found |= ((bytes ^ 0x5b5b5b5b5b5b5b5b) &- 0x101010101010101) & ~(bytes ^ 0x5b5b5b5b5b5b5b5b)
              found |= ((bytes ^ 0x5d5d5d5d5d5d5d5d) &- 0x101010101010101) & ~(bytes ^ 0x5d5d5d5d5d5d5d5d)
              if found & 0x8080808080808080 != 0 { break }
              p &+= 8
            }
            while p < end1354, isIn(256, 22, p) { p &+= 1 }
            see(p)
            guard p &- from1353 >= 1 else { break or1350 }
            leaf(62, leaf1352, p)
            break done1347
          }
          p = from1348
          takeBack(to: mark1349)
        }
        see(p)
      }
      let leaf1355 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 93 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf1355, p)
      scan.close(slot1342)
      return p
    }
    return -1
  }

  private mutating func ruleNoteMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot1356 = scan.open(63)
      let leaf1357 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 94 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf1357, p)
      let leaf1358 = p
      p = ruleFootnoteName(p)
      if p < 0 { break fail }
      leaf(23, leaf1358, p)
      let leaf1359 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1359, p)
      scan.close(slot1356)
      return p
    }
    return -1
  }

  private mutating func ruleTag(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1360 = p
      if !isAfter(256, 23, p),
        let before1361 = scan.scalar(before: p), !Self.classes[8].contains(before1361)
      { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break fail }
      p &+= 1
      let look1362 = p
      scan.quiet &+= 1
      var look1362Is = false
      out1363: do {
        loop1364: while true {
          guard isIn(256, 24, p) else { see(p); break loop1364 }
          let from1365 = p
          end1368: do {
            if isIn(256, 25, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[9], p)
              if p < 0 { break end1368 }
            }
            guard p > from1365 else { break loop1364 }
            continue loop1364
          }
          p = from1365
          break loop1364
        }
        if isIn(256, 6, p) {
          p &+= 1
        } else {
          p = scan.take(Self.classes[10], p)
          if p < 0 { break out1363 }
        }
        look1362Is = true
      }
      scan.quiet &-= 1
      guard look1362Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look1362
      let most1369 = p
      p = ruleTagLevel(p)
      if p < 0 { break fail }
      var steps1372 = 0
      loop1370: while steps1372 < 15 {
        guard isIn(256, 26, p) else { see(p); break loop1370 }
        let from1371 = p
        end1374: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 47 else { see(p); break end1374 }
          p &+= 1
          p = ruleTagLevel(p)
          if p < 0 { break end1374 }
          guard p > from1371 else { break loop1370 }
          steps1372 &+= 1
          continue loop1370
        }
        p = from1371
        break loop1370
      }
      if steps1372 == 15 {
        see(p)
        if isIn(256, 26, p) {
          let look1375 = p
          scan.quiet &+= 1
          var look1375Is = false
          out1376: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 47 else { see(p); break out1376 }
            p &+= 1
            p = ruleTagLevel(p)
            if p < 0 { break out1376 }
            look1375Is = true
          }
          scan.quiet &-= 1
          if look1375Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look1375
        }
      }
      guard p &- most1369 <= 199 else { see(p &- 1); break fail }
      leaf(64, leaf1360, p)
      return p
    }
    return -1
  }

  private mutating func ruleTagLevel(_ start: Int) -> Int {
    var p = start
    fail: do {
      let end1378 = scan.limit
      while p &+ 4 <= end1378 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 27) == 0 { break }
        p &+= 4
      }
      while p < end1378, isIn(256, 27, p) { p &+= 1 }
      see(p)
      p = ruleTagWord(p)
      if p < 0 { break fail }
      loop1379: while true {
        guard isIn(256, 27, p) else { see(p); break loop1379 }
        let from1380 = p
        end1383: do {
          let from1384 = p
          let end1385 = scan.limit
          while p &+ 4 <= end1385 {
            let bytes = unsafe scan.bytes + p
            let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
            if all & (1 &<< 27) == 0 { break }
            p &+= 4
          }
          while p < end1385, isIn(256, 27, p) { p &+= 1 }
          see(p)
          guard p &- from1384 >= 1 else { break end1383 }
          p = ruleTagWord(p)
          if p < 0 { break end1383 }
          guard p > from1380 else { break loop1379 }
          continue loop1379
        }
        p = from1380
        break loop1379
      }
      return p
    }
    return -1
  }

  private mutating func ruleTagWord(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1387First = p
      loop1386: while true {
        guard isIn(256, 28, p) else { see(p); break loop1386 }
        let from1387 = p
        end1390: do {
          if isIn(256, 7, p) {
            p &+= 1
          } else {
            p = scan.take(Self.classes[11], p)
            if p < 0 { break end1390 }
          }
          guard p > from1387 else { break loop1386 }
          continue loop1386
        }
        p = from1387
        break loop1386
      }
      guard p > from1387First else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleCloze(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot1391 = scan.open(65)
      let leaf1392 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 63 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf1392, p)
      let leaf1393 = p
      let end1395 = scan.limit
      while p &+ 8 <= end1395 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        found |= ((bytes ^ 0x5d5d5d5d5d5d5d5d) &- 0x101010101010101) & ~(bytes ^ 0x5d5d5d5d5d5d5d5d)
        if found & 0x8080808080808080 != 0 { break }
        p &+= 8
      }
      while p < end1395, isIn(256, 29, p) { p &+= 1 }
      see(p)
      leaf(66, leaf1393, p)
      let leaf1396 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 40 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf1396, p)
      let slot1397 = scan.open(67)
      let within1398Reach = scan.reach
      scan.reach = .max
      let within1398 = p
      scan.quiet &+= 1
      var within1398Is = false
      out1399: do {
        p = rulePhraseText(p)
        if p < 0 { break out1399 }
        within1398Is = true
      }
      scan.quiet &-= 1
      scan.reach = within1398Reach
      guard within1398Is else { break fail }
      if p > 0 { see(p &- 1) }
      let within1398End = p
      let within1398Outer = scan.limit
      scan.limit = p
      p = within1398
      var within1398Fills = false
      out1400: do {
        p = rulePhrase(p)
        if p < 0 { break out1400 }
        within1398Fills = true
      }
      scan.limit = within1398Outer
      guard within1398Fills, p == within1398End || scan.cut != 0 else { break fail }
      scan.close(slot1397)
      let leaf1401 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1401, p)
      scan.close(slot1391)
      return p
    }
    return -1
  }

  private mutating func rulePhraseText(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
      loop1402: while true {
        guard isIn(256, 30, p) else { see(p); break loop1402 }
        let from1403 = p
        end1406: do {
          let from1408 = p
          done1407: do {
            if isIn(0, 35, p) {
              or1410: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1410 }
                p &+= 1
                if isIn(0, 36, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[1], p)
                  if p < 0 { break or1410 }
                }
                break done1407
              }
              p = from1408
            }
            if isIn(256, 17, p) {
              or1411: do {
                p = ruleParens(p)
                if p < 0 { break or1411 }
                break done1407
              }
              p = from1408
            }
            if isIn(256, 31, p) {
              or1412: do {
                if isIn(256, 32, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[12], p)
                  if p < 0 { break or1412 }
                }
                break done1407
              }
              p = from1408
            }
            see(p)
            break end1406
          }
          guard p > from1403 else { break loop1402 }
          continue loop1402
        }
        p = from1403
        break loop1402
      }
    return p
  }

  private mutating func ruleParens(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break fail }
      p &+= 1
      p = rulePhraseText(p)
      if p < 0 { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break fail }
      p &+= 1
      return p
    }
    return -1
  }

  private mutating func ruleTarget(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1413 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1413, p)
      let from1415 = p
      done1414: do {
        if isIn(0, 0, p) {
          or1417: do {
            p = ruleSpace(p)
            if p < 0 { break or1417 }
            break done1414
          }
          p = from1415
        }
        see(p)
      }
      let from1419 = p
      done1418: do {
        if isIn(256, 33, p) {
          or1421: do {
            let leaf1422 = p
            p = ruleDestination(p)
            if p < 0 { break or1421 }
            leaf(26, leaf1422, p)
            let from1424 = p
            let mark1425 = mark()
            done1423: do {
              if isIn(0, 0, p) {
                or1426: do {
                  p = ruleSpace(p)
                  if p < 0 { break or1426 }
                  let leaf1427 = p
                  p = ruleTitle(p)
                  if p < 0 { break or1426 }
                  leaf(27, leaf1427, p)
                  break done1423
                }
                p = from1424
                takeBack(to: mark1425)
              }
              see(p)
            }
            break done1418
          }
          p = from1419
        }
        see(p)
      }
      let from1429 = p
      done1428: do {
        if isIn(0, 0, p) {
          or1431: do {
            p = ruleSpace(p)
            if p < 0 { break or1431 }
            break done1428
          }
          p = from1429
        }
        see(p)
      }
      let leaf1432 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1432, p)
      return p
    }
    return -1
  }

  private mutating func ruleLabel(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1433 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1433, p)
      let leaf1434 = p
      let most1435 = p
      loop1436: while true {
        guard isIn(0, 34, p) else { see(p); break loop1436 }
        let from1437 = p
        end1440: do {
          let from1442 = p
          done1441: do {
            if isIn(0, 35, p) {
              or1444: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1444 }
                p &+= 1
                if isIn(0, 36, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[1], p)
                  if p < 0 { break or1444 }
                }
                break done1441
              }
              p = from1442
            }
            if isIn(256, 34, p) {
              or1445: do {
                if isIn(256, 35, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[13], p)
                  if p < 0 { break or1445 }
                }
                break done1441
              }
              p = from1442
            }
            see(p)
            break end1440
          }
          guard p > from1437 else { break loop1436 }
          continue loop1436
        }
        p = from1437
        break loop1436
      }
      guard p &- most1435 <= 999 else { see(p &- 1); break fail }
      leaf(23, leaf1434, p)
      let leaf1446 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1446, p)
      return p
    }
    return -1
  }

  private mutating func ruleDestination(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1448 = p
      done1447: do {
        if isIn(256, 0, p) {
          or1450: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 60 else { see(p); break or1450 }
            p &+= 1
            loop1451: while true {
              guard isIn(256, 36, p) else { see(p); break loop1451 }
              let from1452 = p
              end1455: do {
                let from1457 = p
                done1456: do {
                  if isIn(0, 35, p) {
                    or1459: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1459 }
                      p &+= 1
                      if isIn(0, 36, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[1], p)
                        if p < 0 { break or1459 }
                      }
                      break done1456
                    }
                    p = from1457
                  }
                  if isIn(256, 37, p) {
                    or1460: do {
                      if isIn(256, 38, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[14], p)
                        if p < 0 { break or1460 }
                      }
                      break done1456
                    }
                    p = from1457
                  }
                  see(p)
                  break end1455
                }
                guard p > from1452 else { break loop1451 }
                continue loop1451
              }
              p = from1452
              break loop1451
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 62 else { see(p); break or1450 }
            p &+= 1
            break done1447
          }
          p = from1448
        }
        if isIn(256, 33, p) {
          or1461: do {
            see(p)
            if isIn(256, 0, p) {
              let look1462 = p
              scan.quiet &+= 1
              var look1462Is = false
              out1463: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 60 else { see(p); break out1463 }
                p &+= 1
                look1462Is = true
              }
              scan.quiet &-= 1
              if look1462Is {
                if p > 0 { see(p &- 1) }
                break or1461
              }
              p = look1462
            }
            let from1465First = p
            loop1464: while true {
              guard isIn(256, 33, p) else { see(p); break loop1464 }
              let from1465 = p
              end1468: do {
                p = ruleDestinationPart(p)
                if p < 0 { break end1468 }
                guard p > from1465 else { break loop1464 }
                continue loop1464
              }
              p = from1465
              break loop1464
            }
            guard p > from1465First else { break or1461 }
            break done1447
          }
          p = from1448
        }
        see(p)
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
      let from1470 = p
      done1469: do {
        if isIn(0, 35, p) {
          or1472: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1472 }
            p &+= 1
            guard isIn(256, 39, p) else { see(p); break or1472 }
            p &+= 1
            break done1469
          }
          p = from1470
        }
        if isIn(0, 35, p) {
          or1473: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1473 }
            p &+= 1
            break done1469
          }
          p = from1470
        }
        if isIn(256, 40, p) {
          or1474: do {
            let from1475 = p
            let end1476 = scan.limit
            while p &+ 4 <= end1476 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
              if all & (1 &<< 40) == 0 { break }
              p &+= 4
            }
            while p < end1476, isIn(256, 40, p) { p &+= 1 }
            see(p)
            guard p &- from1475 >= 1 else { break or1474 }
            break done1469
          }
          p = from1470
        }
        if isIn(256, 17, p) {
          or1477: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break or1477 }
            p &+= 1
            loop1478: while true {
              guard isIn(256, 33, p) else { see(p); break loop1478 }
              let from1479 = p
              end1482: do {
                p = ruleDestinationPart(p)
                if p < 0 { break end1482 }
                guard p > from1479 else { break loop1478 }
                continue loop1478
              }
              p = from1479
              break loop1478
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break or1477 }
            p &+= 1
            break done1469
          }
          p = from1470
        }
        see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleTitle(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1484 = p
      done1483: do {
        if isIn(256, 41, p) {
          or1486: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 34 else { see(p); break or1486 }
            p &+= 1
            loop1487: while true {
              guard isIn(256, 42, p) else { see(p); break loop1487 }
              let from1488 = p
              end1491: do {
                let from1493 = p
                done1492: do {
                  if isIn(0, 35, p) {
                    or1495: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1495 }
                      p &+= 1
                      if isIn(0, 36, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[1], p)
                        if p < 0 { break or1495 }
                      }
                      break done1492
                    }
                    p = from1493
                  }
                  if isIn(256, 43, p) {
                    or1496: do {
                      if isIn(256, 44, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[15], p)
                        if p < 0 { break or1496 }
                      }
                      break done1492
                    }
                    p = from1493
                  }
                  see(p)
                  break end1491
                }
                guard p > from1488 else { break loop1487 }
                continue loop1487
              }
              p = from1488
              break loop1487
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 34 else { see(p); break or1486 }
            p &+= 1
            break done1483
          }
          p = from1484
        }
        if isIn(256, 45, p) {
          or1497: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 39 else { see(p); break or1497 }
            p &+= 1
            loop1498: while true {
              guard isIn(256, 46, p) else { see(p); break loop1498 }
              let from1499 = p
              end1502: do {
                let from1504 = p
                done1503: do {
                  if isIn(0, 35, p) {
                    or1506: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1506 }
                      p &+= 1
                      if isIn(0, 36, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[1], p)
                        if p < 0 { break or1506 }
                      }
                      break done1503
                    }
                    p = from1504
                  }
                  if isIn(256, 47, p) {
                    or1507: do {
                      if isIn(256, 48, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[16], p)
                        if p < 0 { break or1507 }
                      }
                      break done1503
                    }
                    p = from1504
                  }
                  see(p)
                  break end1502
                }
                guard p > from1499 else { break loop1498 }
                continue loop1498
              }
              p = from1499
              break loop1498
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 39 else { see(p); break or1497 }
            p &+= 1
            break done1483
          }
          p = from1484
        }
        if isIn(256, 17, p) {
          or1508: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break or1508 }
            p &+= 1
            loop1509: while true {
              guard isIn(256, 49, p) else { see(p); break loop1509 }
              let from1510 = p
              end1513: do {
                let from1515 = p
                done1514: do {
                  if isIn(0, 35, p) {
                    or1517: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1517 }
                      p &+= 1
                      if isIn(0, 36, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[1], p)
                        if p < 0 { break or1517 }
                      }
                      break done1514
                    }
                    p = from1515
                  }
                  if isIn(256, 31, p) {
                    or1518: do {
                      if isIn(256, 32, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[12], p)
                        if p < 0 { break or1518 }
                      }
                      break done1514
                    }
                    p = from1515
                  }
                  see(p)
                  break end1513
                }
                guard p > from1510 else { break loop1509 }
                continue loop1509
              }
              p = from1510
              break loop1509
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break or1508 }
            p &+= 1
            break done1483
          }
          p = from1484
        }
        see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleSpace(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1519 = p
      scan.quiet &+= 1
      var leaf1519Is = false
      out1520: do {
        let from1522 = p
        done1521: do {
          if isIn(0, 0, p) {
            or1524: do {
              let end1526 = scan.limit
              while p &+ 4 <= end1526 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 7) == 0 { break }
                p &+= 4
              }
              while p < end1526, isIn(0, 7, p) { p &+= 1 }
              see(p)
              p = ruleNL(p)
              if p < 0 { break or1524 }
              if !scan.margins.isEmpty { p = margin(p, all: false) }
              let end1528 = scan.limit
              while p &+ 4 <= end1528 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 7) == 0 { break }
                p &+= 4
              }
              while p < end1528, isIn(0, 7, p) { p &+= 1 }
              see(p)
              break done1521
            }
            p = from1522
          }
          if isIn(0, 7, p) {
            or1529: do {
              let from1530 = p
              let end1531 = scan.limit
              while p &+ 4 <= end1531 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 7) == 0 { break }
                p &+= 4
              }
              while p < end1531, isIn(0, 7, p) { p &+= 1 }
              see(p)
              guard p &- from1530 >= 1 else { break or1529 }
              break done1521
            }
            p = from1522
          }
          see(p)
          break out1520
        }
        leaf1519Is = true
      }
      scan.quiet &-= 1
      guard leaf1519Is else { break fail }
      leaf(28, leaf1519, p)
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
      let taken = mark()
      let margin = scan.margins[index]
      let next = margin.prefix < 0 ? scan.takeHanging(margin, end) : prefix(margin.prefix, end)
      if next < 0 {
        takeBack(to: taken)
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
    let taken = mark()
    if entry == .first {
      end = ruleFrontMatter(start)
      if end < 0 { takeBack(to: taken) }
    }
    if end < 0 { end = ruleBlock(start) }
    if end < 0 {
      takeBack(to: taken)
      end = start
    }
    while scan.cut == 0 {
      let taken = mark()
      let next = ruleBlank(end)
      if next <= end {
        takeBack(to: taken)
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
