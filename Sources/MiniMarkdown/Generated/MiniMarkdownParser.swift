// Made from Grammar/MiniMarkdown.peg by `make parsers`: change the grammar, not this file.
// swift-format-ignore-file

import Packrat

/// Parses by Grammar/MiniMarkdown.peg.
@safe package struct MiniMarkdownParser: UnitRules, ~Copyable {
  package var scan: Scan = Scan()
  private let sets: UnsafeMutablePointer<UInt64>

  package static let kinds: [String] = ["newline", "blank", "code", "front_matter", "fence", "front_matter_text", "heading", "heading_mark", "heading_close", "rule", "rule_mark", "fenced_code", "info", "indented_code", "indent", "quote", "quote_mark", "bullet_list", "item", "item_mark", "ordered_list", "task", "footnote", "label", "mark", "definition", "destination", "title", "space", "question", "question_text", "answer_text", "question_mark", "answer_mark", "summary", "summary_mark", "table", "table_row", "cell", "cell_mark", "table_alignment", "alignment", "paragraph", "underline", "setext_heading", "text", "emphasis", "strong", "strike", "image", "image_reference", "link", "reference", "hard_break", "soft_break", "escape", "entity", "code_span", "autolink", "bare_link", "note_link", "note_name", "shown", "footnote_reference", "tag", "cloze", "hint", "phrase", "error"]

  private static let setBits: [UInt64] = [
    0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a,
    0xc08010790ee0210a, 0xc080120d0e80201b, 0x8000000280000d, 0xc08010790ee0210a, 0xc08010790ee0210a, 0x8000000280000d, 0xc08010790ee0210a, 0xc08010790ee0210a,
    0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a,
    0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a, 0xc08010790ee0210a,
    0xc080120fde91205b, 0xeaa840790ee0210a, 0xeaa050790ee0210a, 0xf6a8407b4ee0218a, 0xf6a850790ee0210a, 0xf6a850790ee0210a, 0xf6a840790ee0210a, 0xeaa850790ee0210a,
    0xc2a050790ee0210a, 0xc0a050790ee4210a, 0xeaa8407b4ee1a30a, 0xf6b8507b4ee0a10a, 0xeaa050790ee0210a, 0xf6b8567b4ee1a52a, 0xeaf850790ee4212a, 0xf6a850790ee0210a,
    0xf63d107b0ee2210a, 0xf63d107b4ee2210a, 0xf63d107b0ee2210a, 0xf63d107b0ee2210a, 0xf63d107b0ee2210a, 0xf63d107b0ee2210a, 0xf63d107b0ee2210a, 0xf63d107b0ee2210a,
    0xf63d107b0ee2210a, 0xf63d107b0ee2210a, 0xeaa047790ee0210a, 0xeaa050790ee0210a, 0xc08040790ee0210a, 0xf6a858794ee0210a, 0xc080507b4ee0210a, 0xeaa860790ee0210a,
    0xf6a050790ee0210a, 0xf63d90793ee0210a, 0xf63d90790ee0210a, 0xf63d90790ee0210a, 0xf63d90790ee0210a, 0xf63d90790ee0210a, 0xf63d90790ee0210a, 0xf63990790ee0210a,
    0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a,
    0xf63990790ee0210a, 0xf6399079fee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a,
    0xf63b90790ef0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0x20a0407b4248210a, 0xe0a0404903e0210a, 0x20a040790200210a, 0xf6a850790ee0210a, 0xea28407b4ee1290a,
    0xe0a8407b4ee0110a, 0xf63d90790ee0210a, 0xf63d90790ee0210a, 0xf63d90790ee0210a, 0xf63d90790ee0210a, 0xf63d90790ee0210a, 0xf63d90790ee0210a, 0xf63990790ee0210a,
    0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a,
    0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf73990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf63990790ee0210a,
    0xf63b90790ef0210a, 0xf63990790ee0210a, 0xf63990790ee0210a, 0xf6a850790ee0210a, 0xa0a8528c0ee0210a, 0xf6a850790ee0210a, 0xeaa8407b4ee0610a, 0xf6a010790ee0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a, 0xe620101104a0210a,
    0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0,
    0x1fb8edc0, 0x1fb8edc1, 0x4c80dc1, 0x1fb8edc0, 0x1fb8edc0, 0x4c80dc1, 0x1fb8edc0, 0x1fb8edc0,
    0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0,
    0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0, 0x1fb8edc0,
    0x1fb8edc1, 0x1fbbefc0, 0x1f83efc0, 0x1fbbefc0, 0x1fbbefc0, 0x1fbbefc0, 0x1fbbefc0, 0x1c3befc0,
    0x3bdee41, 0x3b9ec00, 0x1fbbefc0, 0x1fbbefc0, 0x1fbbefc0, 0x1fbbefd6, 0x1fbbefc0, 0x1fbbefce,
    0x1fbbefe6, 0x1fbbefe6, 0x1fbbefe6, 0x1fbbefe6, 0x1fbbefe6, 0x1fbbefe6, 0x1fbbefe6, 0x1fbbefe6,
    0x1fbbefe6, 0x1fbbefe6, 0x1fbbefc0, 0x1fbbefc0, 0x1fbb1fc0, 0x1fbbefc0, 0x1fbb0fc0, 0x1fbbefc0,
    0x1fbbefc0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0,
    0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0,
    0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0,
    0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbe3c1, 0x4c92240, 0x1fbbe3c0, 0x1fbbefc0, 0x1fbbefd6,
    0x1fbbefc0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0,
    0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0,
    0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0,
    0x1fbbefe0, 0x1fbbefe0, 0x1fbbefe0, 0x1fbbefc1, 0x1fbbefc0, 0x1fbbefc0, 0x1fbbefc0, 0x1fb8edc0,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
    0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2, 0xd9a66e2,
  ]

  private static let classes: [Characters] = [
    Characters(ranges: [96...96, 10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [93...93, 32...32, 9...9, 10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [], properties: [], isNegated: true),
    Characters(ranges: [91...91, 93...93, 92...92, 10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [124...124, 10...10, 13...13], properties: [], isNegated: true),
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
    Characters(ranges: [34...34, 92...92, 10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [39...39, 92...92, 10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [40...40, 41...41, 92...92, 10...10, 13...13], properties: [], isNegated: true),
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
    assert(scan.works())
    guard position < scan.limit else { return false }
    return unsafe sets[table &+ Int(scan.bytes[position])] & (1 &<< bit) != 0
  }

  /// Whether the byte before a position is ASCII and in one of the sets.
  @inline(__always)
  private mutating func isAfter(_ table: Int, _ bit: UInt64, _ position: Int) -> Bool {
    guard position > scan.start else { return false }
    return unsafe sets[table &+ Int(scan.bytes[position &- 1])] & (1 &<< bit) != 0
  }

  private mutating func ruleDocument(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      loop1: while true {
        let from2 = p
        end5: do {
          let from7 = p
          done6: do {
            or8: do {
              p = ruleBlock(p)
              if p < 0 { break or8 }
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
            scan.see(p)
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
    assert(scan.works())
    var p = start
    fail: do {
      let from13 = p
      done12: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 9:
            let mark15 = scan.mark()
            or14: do {
              p = ruleIndented(p)
              if p < 0 { break or14 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark15)
          case 32:
            let mark17 = scan.mark()
            or16: do {
              p = ruleTicks(p)
              if p < 0 { break or16 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark17)
            let mark19 = scan.mark()
            or18: do {
              p = ruleTildes(p)
              if p < 0 { break or18 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark19)
            let mark21 = scan.mark()
            or20: do {
              p = ruleHeading(p)
              if p < 0 { break or20 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark21)
            let mark23 = scan.mark()
            or22: do {
              p = ruleRule(p)
              if p < 0 { break or22 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark23)
            let mark25 = scan.mark()
            or24: do {
              p = ruleQuote(p)
              if p < 0 { break or24 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark25)
            let mark27 = scan.mark()
            or26: do {
              p = ruleBullets(p)
              if p < 0 { break or26 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark27)
            let mark29 = scan.mark()
            or28: do {
              p = ruleNumbers(p)
              if p < 0 { break or28 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark29)
            let mark31 = scan.mark()
            or30: do {
              p = ruleIndented(p)
              if p < 0 { break or30 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark31)
            let mark33 = scan.mark()
            or32: do {
              p = ruleFootnote(p)
              if p < 0 { break or32 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark33)
            let mark35 = scan.mark()
            or34: do {
              p = ruleDefinition(p)
              if p < 0 { break or34 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark35)
            let mark37 = scan.mark()
            or36: do {
              p = ruleQuestion(p)
              if p < 0 { break or36 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark37)
            let mark39 = scan.mark()
            or38: do {
              p = ruleSummary(p)
              if p < 0 { break or38 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark39)
          case 35:
            let mark41 = scan.mark()
            or40: do {
              p = ruleHeading(p)
              if p < 0 { break or40 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark41)
          case 42, 45:
            let mark43 = scan.mark()
            or42: do {
              p = ruleRule(p)
              if p < 0 { break or42 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark43)
            let mark45 = scan.mark()
            or44: do {
              p = ruleBullets(p)
              if p < 0 { break or44 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark45)
          case 43:
            let mark47 = scan.mark()
            or46: do {
              p = ruleBullets(p)
              if p < 0 { break or46 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark47)
          case 48, 49, 50, 51, 52, 53, 54, 55, 56, 57:
            let mark49 = scan.mark()
            or48: do {
              p = ruleNumbers(p)
              if p < 0 { break or48 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark49)
          case 62:
            let mark51 = scan.mark()
            or50: do {
              p = ruleQuote(p)
              if p < 0 { break or50 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark51)
          case 81:
            let mark53 = scan.mark()
            or52: do {
              p = ruleQuestion(p)
              if p < 0 { break or52 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark53)
          case 83, 84, 115, 116:
            let mark55 = scan.mark()
            or54: do {
              p = ruleSummary(p)
              if p < 0 { break or54 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark55)
          case 91:
            let mark57 = scan.mark()
            or56: do {
              p = ruleFootnote(p)
              if p < 0 { break or56 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark57)
            let mark59 = scan.mark()
            or58: do {
              p = ruleDefinition(p)
              if p < 0 { break or58 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark59)
          case 95:
            let mark61 = scan.mark()
            or60: do {
              p = ruleRule(p)
              if p < 0 { break or60 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark61)
          case 96:
            let mark63 = scan.mark()
            or62: do {
              p = ruleTicks(p)
              if p < 0 { break or62 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark63)
          case 126:
            let mark65 = scan.mark()
            or64: do {
              p = ruleTildes(p)
              if p < 0 { break or64 }
              break done12
            }
            p = from13
            scan.takeBack(to: mark65)
          default: break
          }
        }
        scan.see(p)
        let mark67 = scan.mark()
        or66: do {
          p = ruleTable(p)
          if p < 0 { break or66 }
          break done12
        }
        p = from13
        scan.takeBack(to: mark67)
        if isIn(0, 1, p) {
          let mark69 = scan.mark()
          or68: do {
            p = ruleParagraph(p)
            if p < 0 { break or68 }
            break done12
          }
          p = from13
          scan.takeBack(to: mark69)
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
    assert(scan.works())
    var p = start
    fail: do {
      let from71 = p
      done70: do {
        or72: do {
          p = ruleBlock(p)
          if p < 0 { break or72 }
          break done70
        }
        p = from71
        if isIn(0, 0, p) {
          or74: do {
            p = ruleBlank(p)
            if p < 0 { break or74 }
            break done70
          }
          p = from71
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
    assert(scan.works())
    var p = start
      let from77 = p
      done76: do {
        or78: do {
          p = ruleInner(p)
          if p < 0 { break or78 }
          break done76
        }
        p = from77
        scan.see(p)
        do {
          break done76
        }
      }
      loop82: while true {
        let from83 = p
        let mark85 = scan.mark()
        end86: do {
          if scan.marginCount > 0 {
          p = margin(p, all: true)
          if p < 0 { break end86 }
          }
          p = ruleInner(p)
          if p < 0 { break end86 }
          guard p > from83 else { break loop82 }
          continue loop82
        }
        p = from83
        scan.takeBack(to: mark85)
        break loop82
      }
    return p
  }

  private mutating func ruleNL(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from88 = p
      done87: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 10:
            or89: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 10 else { scan.see(p); break or89 }
              p &+= 1
              break done87
            }
            p = from88
          case 13:
            or91: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 13 else { scan.see(p); break or91 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 10 else { scan.see(p &+ 1); break or91 }
              p &+= 2
              break done87
            }
            p = from88
            or93: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 13 else { scan.see(p); break or93 }
              p &+= 1
              break done87
            }
            p = from88
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleEOL(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from96 = p
      done95: do {
        if isIn(0, 2, p) {
          or97: do {
            p = ruleNL(p)
            if p < 0 { break or97 }
            break done95
          }
          p = from96
        }
        scan.see(p)
        or99: do {
          scan.see(p)
          if isIn(0, 3, p) { break or99 }
          break done95
        }
        p = from96
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleNewline(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf101 = p
      p = ruleNL(p)
      if p < 0 { break fail }
      scan.leaf(0, leaf101, p)
      return p
    }
    return -1
  }

  private mutating func ruleBlankRest(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let skip103End = scan.limit
      while p < skip103End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      p = ruleEOL(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleBlank(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf104 = p
      let from106 = p
      done105: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 9, 32:
            or107: do {
              let skip110End = scan.limit
              while p < skip110End, isIn(0, 4, p) { p &+= 1 }
              scan.see(p)
              p = ruleNL(p)
              if p < 0 { break or107 }
              break done105
            }
            p = from106
            or111: do {
              let from113 = p
              let skip114End = scan.limit
              while p < skip114End, isIn(0, 4, p) { p &+= 1 }
              scan.see(p)
              guard p &- from113 >= 1 else { break or111 }
              scan.see(p)
              if isIn(0, 3, p) { break or111 }
              break done105
            }
            p = from106
          case 10, 13:
            or115: do {
              let skip118End = scan.limit
              while p < skip118End, isIn(0, 4, p) { p &+= 1 }
              scan.see(p)
              p = ruleNL(p)
              if p < 0 { break or115 }
              break done105
            }
            p = from106
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      scan.leaf(1, leaf104, p)
      return p
    }
    return -1
  }

  private mutating func ruleLine(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf119 = p
      let from121 = p
      done120: do {
        if isIn(0, 3, p) {
          or122: do {
            let skip125End = scan.limit
            if p >= scan.lineStart, p < scan.lineEnd { p = max(p, min(scan.lineEnd, skip125End)) }
            else { scan.lineStart = p }
            skip125: do {
              while p &+ 8 <= skip125End {
                let bytes = unsafe UInt64(
                  littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
                let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
                assert(scan.works())
                if found != 0 {
                  p &+= found.trailingZeroBitCount &>> 3
                  break skip125
                }
                p &+= 8
              }
              while p < skip125End, isIn(0, 1, p) { p &+= 1 }
            }
            scan.lineEnd = p
            scan.see(p)
            p = ruleNL(p)
            if p < 0 { break or122 }
            break done120
          }
          p = from121
        }
        if isIn(0, 1, p) {
          or126: do {
            let from128 = p
            let skip129End = scan.limit
            if p >= scan.lineStart, p < scan.lineEnd { p = max(p, min(scan.lineEnd, skip129End)) }
            else { scan.lineStart = p }
            skip129: do {
              while p &+ 8 <= skip129End {
                let bytes = unsafe UInt64(
                  littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
                let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
                assert(scan.works())
                if found != 0 {
                  p &+= found.trailingZeroBitCount &>> 3
                  break skip129
                }
                p &+= 8
              }
              while p < skip129End, isIn(0, 1, p) { p &+= 1 }
            }
            scan.lineEnd = p
            scan.see(p)
            guard p &- from128 >= 1 else { break or126 }
            break done120
          }
          p = from121
        }
        scan.see(p)
        break fail
      }
      scan.leaf(2, leaf119, p)
      return p
    }
    return -1
  }

  private mutating func ruleFrontMatter(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot130 = scan.open(3)
      p = ruleFrontOpen(p)
      if p < 0 { break fail }
      p = ruleFrontText(p)
      if p < 0 { break fail }
      p = ruleFrontClose(p)
      if p < 0 { break fail }
      scan.close(slot130)
      return p
    }
    return -1
  }

  private mutating func ruleFrontOpen(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf131 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { scan.see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 45 else { scan.see(p &+ 2); break fail }
      p &+= 3
      p = ruleBlankRest(p)
      if p < 0 { break fail }
      scan.leaf(4, leaf131, p)
      return p
    }
    return -1
  }

  private mutating func ruleFrontText(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf132 = p
      var steps135 = 0
      loop133: while steps135 < 1000 {
        guard isIn(0, 3, p) else { scan.see(p); break loop133 }
        let from134 = p
        end137: do {
          scan.see(p)
          if isIn(0, 5, p) {
            let look138 = p
            scan.quiet &+= 1
            var look138Is = false
            out139: do {
              p = ruleFrontEnd(p)
              if p < 0 { break out139 }
              look138Is = true
            }
            scan.quiet &-= 1
            if look138Is {
              if p > 0 { scan.see(p &- 1) }
              break end137
            }
            p = look138
          }
          let skip141End = scan.limit
          if p >= scan.lineStart, p < scan.lineEnd { p = max(p, min(scan.lineEnd, skip141End)) }
          else { scan.lineStart = p }
          skip141: do {
            while p &+ 8 <= skip141End {
              let bytes = unsafe UInt64(
                littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
              let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
              assert(scan.works())
              if found != 0 {
                p &+= found.trailingZeroBitCount &>> 3
                break skip141
              }
              p &+= 8
            }
            while p < skip141End, isIn(0, 1, p) { p &+= 1 }
          }
          scan.lineEnd = p
          scan.see(p)
          p = ruleNL(p)
          if p < 0 { break end137 }
          guard p > from134 else { break loop133 }
          steps135 &+= 1
          continue loop133
        }
        p = from134
        break loop133
      }
      if steps135 == 1000 {
        scan.see(p)
        if isIn(0, 3, p) {
          let look142 = p
          scan.quiet &+= 1
          var look142Is = false
          out143: do {
            scan.see(p)
            if isIn(0, 5, p) {
              let look144 = p
              scan.quiet &+= 1
              var look144Is = false
              out145: do {
                p = ruleFrontEnd(p)
                if p < 0 { break out145 }
                look144Is = true
              }
              scan.quiet &-= 1
              if look144Is {
                if p > 0 { scan.see(p &- 1) }
                break out143
              }
              p = look144
            }
            let skip147End = scan.limit
            if p >= scan.lineStart, p < scan.lineEnd { p = max(p, min(scan.lineEnd, skip147End)) }
            else { scan.lineStart = p }
            skip147: do {
              while p &+ 8 <= skip147End {
                let bytes = unsafe UInt64(
                  littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
                let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
                assert(scan.works())
                if found != 0 {
                  p &+= found.trailingZeroBitCount &>> 3
                  break skip147
                }
                p &+= 8
              }
              while p < skip147End, isIn(0, 1, p) { p &+= 1 }
            }
            scan.lineEnd = p
            scan.see(p)
            p = ruleNL(p)
            if p < 0 { break out143 }
            look142Is = true
          }
          scan.quiet &-= 1
          if look142Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look142
        }
      }
      scan.leaf(5, leaf132, p)
      return p
    }
    return -1
  }

  private mutating func ruleFrontEnd(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from149 = p
      done148: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 45:
            or150: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break or150 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { scan.see(p &+ 1); break or150 }
              guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 45 else { scan.see(p &+ 2); break or150 }
              p &+= 3
              break done148
            }
            p = from149
          case 46:
            or152: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 46 else { scan.see(p); break or152 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 46 else { scan.see(p &+ 1); break or152 }
              guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 46 else { scan.see(p &+ 2); break or152 }
              p &+= 3
              break done148
            }
            p = from149
          default: break
          }
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
    assert(scan.works())
    var p = start
    fail: do {
      let leaf154 = p
      p = ruleFrontEnd(p)
      if p < 0 { break fail }
      scan.leaf(4, leaf154, p)
      return p
    }
    return -1
  }

  private mutating func ruleHeading(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot155 = scan.open(6)
      p = ruleHeadingMark(p)
      if p < 0 { break fail }
      let within156Reach = scan.reach
      scan.reach = .max
      let within156 = p
      scan.quiet &+= 1
      var within156Is = false
      out157: do {
        p = ruleHeadingLine(p)
        if p < 0 { break out157 }
        within156Is = true
      }
      scan.quiet &-= 1
      scan.reach = within156Reach
      guard within156Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      let within156End = p
      let within156Outer = scan.limit
      scan.limit = p
      p = within156
      var within156Fills = false
      out158: do {
        p = ruleSpans(p)
        if p < 0 { break out158 }
        within156Fills = true
      }
      scan.limit = within156Outer
      guard within156Fills, p == within156End || scan.cut != 0 else { break fail }
      p = ruleHeadingClose(p)
      if p < 0 { break fail }
      let from160 = p
      done159: do {
        if isIn(0, 2, p) {
          or161: do {
            p = ruleNewline(p)
            if p < 0 { break or161 }
            break done159
          }
          p = from160
        }
        scan.see(p)
        do {
          break done159
        }
      }
      scan.close(slot155)
      return p
    }
    return -1
  }

  private mutating func ruleHeadingMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf165 = p
      let from166 = p
      let skip167End = min(scan.limit, from166 &+ 3)
      while p < skip167End, isIn(0, 6, p) { p &+= 1 }
      if p &- from166 < 3 { scan.see(p) }
      if p &- from166 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      let from168 = p
      let skip169End = min(scan.limit, from168 &+ 6)
      while p < skip169End, isIn(0, 7, p) { p &+= 1 }
      if p &- from168 < 6 { scan.see(p) }
      guard p &- from168 >= 1 else { break fail }
      if p &- from168 == 6 {
        scan.see(p)
        if isIn(0, 7, p) { break fail }
      }
      let from171 = p
      done170: do {
        if isIn(0, 4, p) {
          or172: do {
            let from174 = p
            let skip175End = scan.limit
            while p < skip175End, isIn(0, 4, p) { p &+= 1 }
            scan.see(p)
            guard p &- from174 >= 1 else { break or172 }
            break done170
          }
          p = from171
        }
        scan.see(p)
        or176: do {
          let look178 = p
          scan.quiet &+= 1
          var look178Is = false
          out179: do {
            p = ruleEOL(p)
            if p < 0 { break out179 }
            look178Is = true
          }
          scan.quiet &-= 1
          guard look178Is else { break or176 }
          if p > 0 { scan.see(p &- 1) }
          p = look178
          break done170
        }
        p = from171
        break fail
      }
      scan.leaf(7, leaf165, p)
      return p
    }
    return -1
  }

  private mutating func ruleHeadingLine(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      let from181 = p
      done180: do {
        if isIn(0, 1, p) {
          or182: do {
            scan.see(p)
            if isIn(0, 7, p) {
              let look184 = p
              scan.quiet &+= 1
              var look184Is = false
              out185: do {
                p = rulePounds(p)
                if p < 0 { break out185 }
                look184Is = true
              }
              scan.quiet &-= 1
              if look184Is {
                if p > 0 { scan.see(p &- 1) }
                break or182
              }
              p = look184
            }
            let from187First = p
            loop186: while true {
              guard isIn(0, 1, p) else { scan.see(p); break loop186 }
              let from187 = p
              end190: do {
                let from192 = p
                done191: do {
                  if isIn(0, 8, p) {
                    or193: do {
                      let from195 = p
                      let skip196End = scan.limit
                      skip196: do {
                        while p &+ 8 <= skip196End {
                          let bytes = unsafe UInt64(
                            littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
                          let found = (((bytes ^ 0x909090909090909) &- 0x101010101010101) | ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) | ((bytes ^ 0x2020202020202020) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
                          assert(scan.works())
                          if found != 0 {
                            p &+= found.trailingZeroBitCount &>> 3
                            break skip196
                          }
                          p &+= 8
                        }
                        while p < skip196End, isIn(0, 8, p) { p &+= 1 }
                      }
                      scan.see(p)
                      guard p &- from195 >= 1 else { break or193 }
                      break done191
                    }
                    p = from192
                  }
                  if isIn(0, 4, p) {
                    or197: do {
                      scan.see(p)
                      if isIn(0, 4, p) {
                        let look199 = p
                        scan.quiet &+= 1
                        var look199Is = false
                        out200: do {
                          p = ruleHeadingEnd(p)
                          if p < 0 { break out200 }
                          look199Is = true
                        }
                        scan.quiet &-= 1
                        if look199Is {
                          if p > 0 { scan.see(p &- 1) }
                          break or197
                        }
                        p = look199
                      }
                      let from201 = p
                      let skip202End = scan.limit
                      while p < skip202End, isIn(0, 4, p) { p &+= 1 }
                      scan.see(p)
                      guard p &- from201 >= 1 else { break or197 }
                      break done191
                    }
                    p = from192
                  }
                  scan.see(p)
                  break end190
                }
                guard p > from187 else { break loop186 }
                continue loop186
              }
              p = from187
              break loop186
            }
            guard p > from187First else { break or182 }
            break done180
          }
          p = from181
        }
        scan.see(p)
        do {
          break done180
        }
      }
    return p
  }

  private mutating func ruleHeadingEnd(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from205 = p
      let skip206End = scan.limit
      while p < skip206End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      guard p &- from205 >= 1 else { break fail }
      let from208 = p
      done207: do {
        if isIn(0, 7, p) {
          or209: do {
            p = rulePounds(p)
            if p < 0 { break or209 }
            break done207
          }
          p = from208
        }
        scan.see(p)
        or211: do {
          p = ruleEOL(p)
          if p < 0 { break or211 }
          break done207
        }
        p = from208
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleHeadingClose(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      let leaf213 = p
      let skip215End = scan.limit
      while p < skip215End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      let skip217End = scan.limit
      while p < skip217End, isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      let skip219End = scan.limit
      while p < skip219End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(8, leaf213, p)
    return p
  }

  private mutating func rulePounds(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from220 = p
      let skip221End = scan.limit
      while p < skip221End, isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      guard p &- from220 >= 1 else { break fail }
      p = ruleBlankRest(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleRule(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot222 = scan.open(9)
      let leaf223 = p
      p = ruleRuleLine(p)
      if p < 0 { break fail }
      scan.leaf(10, leaf223, p)
      let from225 = p
      done224: do {
        if isIn(0, 2, p) {
          or226: do {
            p = ruleNewline(p)
            if p < 0 { break or226 }
            break done224
          }
          p = from225
        }
        scan.see(p)
        do {
          break done224
        }
      }
      scan.close(slot222)
      return p
    }
    return -1
  }

  private mutating func ruleRuleLine(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from230 = p
      let skip231End = min(scan.limit, from230 &+ 3)
      while p < skip231End, isIn(0, 6, p) { p &+= 1 }
      if p &- from230 < 3 { scan.see(p) }
      if p &- from230 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      let from233 = p
      done232: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 42:
            or234: do {
              var steps238 = 0
              loop236: while true {
                guard isIn(0, 9, p) else { scan.see(p); break loop236 }
                let from237 = p
                end240: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 42 else { scan.see(p); break end240 }
                  p &+= 1
                  let skip242End = scan.limit
                  while p < skip242End, isIn(0, 4, p) { p &+= 1 }
                  scan.see(p)
                  guard p > from237 else { break loop236 }
                  steps238 &+= 1
                  continue loop236
                }
                p = from237
                break loop236
              }
              guard steps238 >= 3 else { break or234 }
              break done232
            }
            p = from233
          case 45:
            or243: do {
              var steps247 = 0
              loop245: while true {
                guard isIn(0, 10, p) else { scan.see(p); break loop245 }
                let from246 = p
                end249: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break end249 }
                  p &+= 1
                  let skip251End = scan.limit
                  while p < skip251End, isIn(0, 4, p) { p &+= 1 }
                  scan.see(p)
                  guard p > from246 else { break loop245 }
                  steps247 &+= 1
                  continue loop245
                }
                p = from246
                break loop245
              }
              guard steps247 >= 3 else { break or243 }
              break done232
            }
            p = from233
          case 95:
            or252: do {
              var steps256 = 0
              loop254: while true {
                guard isIn(0, 11, p) else { scan.see(p); break loop254 }
                let from255 = p
                end258: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 95 else { scan.see(p); break end258 }
                  p &+= 1
                  let skip260End = scan.limit
                  while p < skip260End, isIn(0, 4, p) { p &+= 1 }
                  scan.see(p)
                  guard p > from255 else { break loop254 }
                  steps256 &+= 1
                  continue loop254
                }
                p = from255
                break loop254
              }
              guard steps256 >= 3 else { break or252 }
              break done232
            }
            p = from233
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      let look261 = p
      scan.quiet &+= 1
      var look261Is = false
      out262: do {
        p = ruleEOL(p)
        if p < 0 { break out262 }
        look261Is = true
      }
      scan.quiet &-= 1
      guard look261Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look261
      return p
    }
    return -1
  }

  private mutating func ruleTicks(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let slot263 = scan.open(11)
      p = ruleTicksOpen(p)
      if p < 0 { break fail }
      let leaf264 = p
      let from265 = p
      let skip266End = min(scan.limit, from265 &+ 3)
      while p < skip266End, isIn(0, 6, p) { p &+= 1 }
      if p &- from265 < 3 { scan.see(p) }
      if p &- from265 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      let kept267 = p
      let from268 = p
      let skip269End = scan.limit
      while p < skip269End, isIn(0, 12, p) { p &+= 1 }
      scan.see(p)
      guard p &- from268 >= 3 else { break fail }
      guard let kept267Row = scan.row(kept267, p) else { break fail }
      row0 = kept267Row
      let skip271End = scan.limit
      while p < skip271End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(4, leaf264, p)
      p = ruleInfo(p)
      if p < 0 { break fail }
      let from273 = p
      done272: do {
        if isIn(0, 2, p) {
          or274: do {
            p = ruleNewline(p)
            if p < 0 { break or274 }
            break done272
          }
          p = from273
        }
        scan.see(p)
        do {
          break done272
        }
      }
      loop278: while true {
        let from279 = p
        let mark281 = scan.mark()
        let from279IsCut = scan.isCut(p)
        end282: do {
          if scan.marginCount > 0 {
          p = margin(p, all: true)
          if p < 0 { break end282 }
          }
          let look283 = p
          scan.quiet &+= 1
          var look283Is = false
          out284: do {
            let from285 = p
            let skip286End = min(scan.limit, from285 &+ 3)
            while p < skip286End, isIn(0, 6, p) { p &+= 1 }
            if p &- from285 < 3 { scan.see(p) }
            if p &- from285 == 3 {
              scan.see(p)
              if isIn(0, 6, p) { break out284 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out284 }
            let skip288End = scan.limit
            while p < skip288End, isIn(0, 12, p) { p &+= 1 }
            scan.see(p)
            p = ruleBlankRest(p)
            if p < 0 { break out284 }
            look283Is = true
          }
          scan.quiet &-= 1
          if look283Is {
            if p > 0 { scan.see(p &- 1) }
            break end282
          }
          p = look283
          p = ruleLine(p)
          if p < 0 { break end282 }
          guard p > from279 else { break loop278 }
          if from279IsCut, scan.cutUnit(before: p, mark281, row0.entry(rule: 23)) {
            p = from279
            break loop278
          }
          continue loop278
        }
        p = from279
        scan.takeBack(to: mark281)
        break loop278
      }
      if scan.cut == 0 {
        let from290 = p
        done289: do {
          let mark292 = scan.mark()
          or291: do {
            if scan.marginCount > 0 {
            p = margin(p, all: true)
            if p < 0 { break or291 }
            }
            let leaf293 = p
            let from294 = p
            let skip295End = min(scan.limit, from294 &+ 3)
            while p < skip295End, isIn(0, 6, p) { p &+= 1 }
            if p &- from294 < 3 { scan.see(p) }
            if p &- from294 == 3 {
              scan.see(p)
              if isIn(0, 6, p) { break or291 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break or291 }
            let skip297End = scan.limit
            while p < skip297End, isIn(0, 12, p) { p &+= 1 }
            scan.see(p)
            let skip299End = scan.limit
            while p < skip299End, isIn(0, 4, p) { p &+= 1 }
            scan.see(p)
            let look300 = p
            scan.quiet &+= 1
            var look300Is = false
            out301: do {
              p = ruleEOL(p)
              if p < 0 { break out301 }
              look300Is = true
            }
            scan.quiet &-= 1
            guard look300Is else { break or291 }
            if p > 0 { scan.see(p &- 1) }
            p = look300
            scan.leaf(4, leaf293, p)
            let from303 = p
            done302: do {
              if isIn(0, 2, p) {
                or304: do {
                  p = ruleNewline(p)
                  if p < 0 { break or304 }
                  break done302
                }
                p = from303
              }
              scan.see(p)
              do {
                break done302
              }
            }
            break done289
          }
          p = from290
          scan.takeBack(to: mark292)
          scan.see(p)
          do {
            break done289
          }
        }
      }
      scan.close(slot263)
      return p
    }
    return -1
  }

  private mutating func resumeTicks(_ start: Int, _ row: Scan.Row) -> Int {
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
      row0 = row
      loop310: while true {
        let from311 = p
        let mark313 = scan.mark()
        let from311IsCut = scan.isCut(p)
        end314: do {
          if scan.marginCount > 0 {
          p = margin(p, all: true)
          if p < 0 { break end314 }
          }
          let look315 = p
          scan.quiet &+= 1
          var look315Is = false
          out316: do {
            let from317 = p
            let skip318End = min(scan.limit, from317 &+ 3)
            while p < skip318End, isIn(0, 6, p) { p &+= 1 }
            if p &- from317 < 3 { scan.see(p) }
            if p &- from317 == 3 {
              scan.see(p)
              if isIn(0, 6, p) { break out316 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out316 }
            let skip320End = scan.limit
            while p < skip320End, isIn(0, 12, p) { p &+= 1 }
            scan.see(p)
            p = ruleBlankRest(p)
            if p < 0 { break out316 }
            look315Is = true
          }
          scan.quiet &-= 1
          if look315Is {
            if p > 0 { scan.see(p &- 1) }
            break end314
          }
          p = look315
          p = ruleLine(p)
          if p < 0 { break end314 }
          guard p > from311 else { break loop310 }
          if from311IsCut, scan.cutUnit(before: p, mark313, row0.entry(rule: 23)) {
            p = from311
            break loop310
          }
          continue loop310
        }
        p = from311
        scan.takeBack(to: mark313)
        break loop310
      }
      if scan.cut == 0 {
        let from322 = p
        done321: do {
          let mark324 = scan.mark()
          or323: do {
            if scan.marginCount > 0 {
            p = margin(p, all: true)
            if p < 0 { break or323 }
            }
            let leaf325 = p
            let from326 = p
            let skip327End = min(scan.limit, from326 &+ 3)
            while p < skip327End, isIn(0, 6, p) { p &+= 1 }
            if p &- from326 < 3 { scan.see(p) }
            if p &- from326 == 3 {
              scan.see(p)
              if isIn(0, 6, p) { break or323 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break or323 }
            let skip329End = scan.limit
            while p < skip329End, isIn(0, 12, p) { p &+= 1 }
            scan.see(p)
            let skip331End = scan.limit
            while p < skip331End, isIn(0, 4, p) { p &+= 1 }
            scan.see(p)
            let look332 = p
            scan.quiet &+= 1
            var look332Is = false
            out333: do {
              p = ruleEOL(p)
              if p < 0 { break out333 }
              look332Is = true
            }
            scan.quiet &-= 1
            guard look332Is else { break or323 }
            if p > 0 { scan.see(p &- 1) }
            p = look332
            scan.leaf(4, leaf325, p)
            let from335 = p
            done334: do {
              if isIn(0, 2, p) {
                or336: do {
                  p = ruleNewline(p)
                  if p < 0 { break or336 }
                  break done334
                }
                p = from335
              }
              scan.see(p)
              do {
                break done334
              }
            }
            break done321
          }
          p = from322
          scan.takeBack(to: mark324)
          scan.see(p)
          do {
            break done321
          }
        }
      }
    return p
  }

  private mutating func ruleTicksOpen(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let look342 = p
      scan.quiet &+= 1
      var look342Is = false
      out343: do {
        let from344 = p
        let skip345End = min(scan.limit, from344 &+ 3)
        while p < skip345End, isIn(0, 6, p) { p &+= 1 }
        if p &- from344 < 3 { scan.see(p) }
        if p &- from344 == 3 {
          scan.see(p)
          if isIn(0, 6, p) { break out343 }
        }
        guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break out343 }
        guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 96 else { scan.see(p &+ 1); break out343 }
        guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 96 else { scan.see(p &+ 2); break out343 }
        p &+= 3
        let skip347End = scan.limit
        while p < skip347End, isIn(0, 12, p) { p &+= 1 }
        scan.see(p)
        let from348 = p
        let skip349End = min(scan.limit, from348 &+ 4000)
        skip349: do {
          while p &+ 8 <= skip349End {
            let bytes = unsafe UInt64(
              littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
            let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) | ((bytes ^ 0x6060606060606060) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
            assert(scan.works())
            if found != 0 {
              p &+= found.trailingZeroBitCount &>> 3
              break skip349
            }
            p &+= 8
          }
          while p < skip349End, isIn(0, 13, p) { p &+= 1 }
        }
        if p &- from348 >= 4000 {
          p = scan.takeRow(of: Self.classes[0], most: 4000, from348)
          if p < 0 { break out343 }
        } else {
          scan.see(p)
        }
        p = ruleEOL(p)
        if p < 0 { break out343 }
        look342Is = true
      }
      scan.quiet &-= 1
      guard look342Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look342
      return p
    }
    return -1
  }

  private mutating func ruleTildes(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let slot350 = scan.open(11)
      let leaf351 = p
      let from352 = p
      let skip353End = min(scan.limit, from352 &+ 3)
      while p < skip353End, isIn(0, 6, p) { p &+= 1 }
      if p &- from352 < 3 { scan.see(p) }
      if p &- from352 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      let kept354 = p
      let from355 = p
      let skip356End = scan.limit
      while p < skip356End, isIn(0, 14, p) { p &+= 1 }
      scan.see(p)
      guard p &- from355 >= 3 else { break fail }
      guard let kept354Row = scan.row(kept354, p) else { break fail }
      row0 = kept354Row
      let skip358End = scan.limit
      while p < skip358End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(4, leaf351, p)
      p = ruleInfo(p)
      if p < 0 { break fail }
      let from360 = p
      done359: do {
        if isIn(0, 2, p) {
          or361: do {
            p = ruleNewline(p)
            if p < 0 { break or361 }
            break done359
          }
          p = from360
        }
        scan.see(p)
        do {
          break done359
        }
      }
      loop365: while true {
        let from366 = p
        let mark368 = scan.mark()
        let from366IsCut = scan.isCut(p)
        end369: do {
          if scan.marginCount > 0 {
          p = margin(p, all: true)
          if p < 0 { break end369 }
          }
          let look370 = p
          scan.quiet &+= 1
          var look370Is = false
          out371: do {
            let from372 = p
            let skip373End = min(scan.limit, from372 &+ 3)
            while p < skip373End, isIn(0, 6, p) { p &+= 1 }
            if p &- from372 < 3 { scan.see(p) }
            if p &- from372 == 3 {
              scan.see(p)
              if isIn(0, 6, p) { break out371 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out371 }
            let skip375End = scan.limit
            while p < skip375End, isIn(0, 14, p) { p &+= 1 }
            scan.see(p)
            p = ruleBlankRest(p)
            if p < 0 { break out371 }
            look370Is = true
          }
          scan.quiet &-= 1
          if look370Is {
            if p > 0 { scan.see(p &- 1) }
            break end369
          }
          p = look370
          p = ruleLine(p)
          if p < 0 { break end369 }
          guard p > from366 else { break loop365 }
          if from366IsCut, scan.cutUnit(before: p, mark368, row0.entry(rule: 25)) {
            p = from366
            break loop365
          }
          continue loop365
        }
        p = from366
        scan.takeBack(to: mark368)
        break loop365
      }
      if scan.cut == 0 {
        let from377 = p
        done376: do {
          let mark379 = scan.mark()
          or378: do {
            if scan.marginCount > 0 {
            p = margin(p, all: true)
            if p < 0 { break or378 }
            }
            let leaf380 = p
            let from381 = p
            let skip382End = min(scan.limit, from381 &+ 3)
            while p < skip382End, isIn(0, 6, p) { p &+= 1 }
            if p &- from381 < 3 { scan.see(p) }
            if p &- from381 == 3 {
              scan.see(p)
              if isIn(0, 6, p) { break or378 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break or378 }
            let skip384End = scan.limit
            while p < skip384End, isIn(0, 14, p) { p &+= 1 }
            scan.see(p)
            let skip386End = scan.limit
            while p < skip386End, isIn(0, 4, p) { p &+= 1 }
            scan.see(p)
            let look387 = p
            scan.quiet &+= 1
            var look387Is = false
            out388: do {
              p = ruleEOL(p)
              if p < 0 { break out388 }
              look387Is = true
            }
            scan.quiet &-= 1
            guard look387Is else { break or378 }
            if p > 0 { scan.see(p &- 1) }
            p = look387
            scan.leaf(4, leaf380, p)
            let from390 = p
            done389: do {
              if isIn(0, 2, p) {
                or391: do {
                  p = ruleNewline(p)
                  if p < 0 { break or391 }
                  break done389
                }
                p = from390
              }
              scan.see(p)
              do {
                break done389
              }
            }
            break done376
          }
          p = from377
          scan.takeBack(to: mark379)
          scan.see(p)
          do {
            break done376
          }
        }
      }
      scan.close(slot350)
      return p
    }
    return -1
  }

  private mutating func resumeTildes(_ start: Int, _ row: Scan.Row) -> Int {
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
      row0 = row
      loop397: while true {
        let from398 = p
        let mark400 = scan.mark()
        let from398IsCut = scan.isCut(p)
        end401: do {
          if scan.marginCount > 0 {
          p = margin(p, all: true)
          if p < 0 { break end401 }
          }
          let look402 = p
          scan.quiet &+= 1
          var look402Is = false
          out403: do {
            let from404 = p
            let skip405End = min(scan.limit, from404 &+ 3)
            while p < skip405End, isIn(0, 6, p) { p &+= 1 }
            if p &- from404 < 3 { scan.see(p) }
            if p &- from404 == 3 {
              scan.see(p)
              if isIn(0, 6, p) { break out403 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out403 }
            let skip407End = scan.limit
            while p < skip407End, isIn(0, 14, p) { p &+= 1 }
            scan.see(p)
            p = ruleBlankRest(p)
            if p < 0 { break out403 }
            look402Is = true
          }
          scan.quiet &-= 1
          if look402Is {
            if p > 0 { scan.see(p &- 1) }
            break end401
          }
          p = look402
          p = ruleLine(p)
          if p < 0 { break end401 }
          guard p > from398 else { break loop397 }
          if from398IsCut, scan.cutUnit(before: p, mark400, row0.entry(rule: 25)) {
            p = from398
            break loop397
          }
          continue loop397
        }
        p = from398
        scan.takeBack(to: mark400)
        break loop397
      }
      if scan.cut == 0 {
        let from409 = p
        done408: do {
          let mark411 = scan.mark()
          or410: do {
            if scan.marginCount > 0 {
            p = margin(p, all: true)
            if p < 0 { break or410 }
            }
            let leaf412 = p
            let from413 = p
            let skip414End = min(scan.limit, from413 &+ 3)
            while p < skip414End, isIn(0, 6, p) { p &+= 1 }
            if p &- from413 < 3 { scan.see(p) }
            if p &- from413 == 3 {
              scan.see(p)
              if isIn(0, 6, p) { break or410 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break or410 }
            let skip416End = scan.limit
            while p < skip416End, isIn(0, 14, p) { p &+= 1 }
            scan.see(p)
            let skip418End = scan.limit
            while p < skip418End, isIn(0, 4, p) { p &+= 1 }
            scan.see(p)
            let look419 = p
            scan.quiet &+= 1
            var look419Is = false
            out420: do {
              p = ruleEOL(p)
              if p < 0 { break out420 }
              look419Is = true
            }
            scan.quiet &-= 1
            guard look419Is else { break or410 }
            if p > 0 { scan.see(p &- 1) }
            p = look419
            scan.leaf(4, leaf412, p)
            let from422 = p
            done421: do {
              if isIn(0, 2, p) {
                or423: do {
                  p = ruleNewline(p)
                  if p < 0 { break or423 }
                  break done421
                }
                p = from422
              }
              scan.see(p)
              do {
                break done421
              }
            }
            break done408
          }
          p = from409
          scan.takeBack(to: mark411)
          scan.see(p)
          do {
            break done408
          }
        }
      }
    return p
  }

  private mutating func ruleInfo(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      let leaf429 = p
      let skip431End = scan.limit
      if p >= scan.lineStart, p < scan.lineEnd { p = max(p, min(scan.lineEnd, skip431End)) }
      else { scan.lineStart = p }
      skip431: do {
        while p &+ 8 <= skip431End {
          let bytes = unsafe UInt64(
            littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
          let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
          assert(scan.works())
          if found != 0 {
            p &+= found.trailingZeroBitCount &>> 3
            break skip431
          }
          p &+= 8
        }
        while p < skip431End, isIn(0, 1, p) { p &+= 1 }
      }
      scan.lineEnd = p
      scan.see(p)
      scan.leaf(12, leaf429, p)
    return p
  }

  private mutating func ruleIndented(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot432 = scan.open(13)
      p = ruleCodeLine(p)
      if p < 0 { break fail }
      loop433: while true {
        let from434 = p
        let mark436 = scan.mark()
        end437: do {
          loop438: while true {
            let from439 = p
            let mark441 = scan.mark()
            end442: do {
              if scan.marginCount > 0 {
              p = margin(p, all: true)
              if p < 0 { break end442 }
              }
              p = ruleBlank(p)
              if p < 0 { break end442 }
              guard p > from439 else { break loop438 }
              continue loop438
            }
            p = from439
            scan.takeBack(to: mark441)
            break loop438
          }
          if scan.marginCount > 0 {
          p = margin(p, all: true)
          if p < 0 { break end437 }
          }
          p = ruleCodeLine(p)
          if p < 0 { break end437 }
          guard p > from434 else { break loop433 }
          continue loop433
        }
        p = from434
        scan.takeBack(to: mark436)
        break loop433
      }
      scan.close(slot432)
      return p
    }
    return -1
  }

  private mutating func ruleCodeLine(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf443 = p
      p = scan.takeColumns(4, p)
      if p < 0 { break fail }
      scan.leaf(14, leaf443, p)
      scan.see(p)
      if p >= scan.limit || isIn(0, 0, p) {
        let look444 = p
        scan.quiet &+= 1
        var look444Is = false
        out445: do {
          p = ruleBlankRest(p)
          if p < 0 { break out445 }
          look444Is = true
        }
        scan.quiet &-= 1
        if look444Is {
          if p > 0 { scan.see(p &- 1) }
          break fail
        }
        p = look444
      }
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
    assert(scan.works())
    var p = start
    fail: do {
      let slot446 = scan.open(15)
      p = ruleQuoteMark(p)
      if p < 0 { break fail }
      guard scan.enter(Scan.Margin(prefix: 0, columns: 0, kind: 0)) else { break fail }
      var inset447 = false
      out448: do {
        p = ruleContents(p)
        if p < 0 { break out448 }
        inset447 = true
      }
      scan.leave()
      guard inset447 else { break fail }
      scan.close(slot446)
      return p
    }
    return -1
  }

  private mutating func ruleQuoteMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf449 = p
      let from450 = p
      let skip451End = min(scan.limit, from450 &+ 3)
      while p < skip451End, isIn(0, 6, p) { p &+= 1 }
      if p &- from450 < 3 { scan.see(p) }
      if p &- from450 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 62 else { scan.see(p); break fail }
      p &+= 1
      let from453 = p
      done452: do {
        if isIn(0, 6, p) {
          or454: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break or454 }
            p &+= 1
            break done452
          }
          p = from453
        }
        scan.see(p)
        do {
          break done452
        }
      }
      scan.leaf(16, leaf449, p)
      return p
    }
    return -1
  }

  private mutating func ruleBullets(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let slot458 = scan.open(17)
      let look459 = p
      scan.quiet &+= 1
      var look459Is = false
      out460: do {
        let from461 = p
        let skip462End = min(scan.limit, from461 &+ 3)
        while p < skip462End, isIn(0, 6, p) { p &+= 1 }
        if p &- from461 < 3 { scan.see(p) }
        if p &- from461 == 3 {
          scan.see(p)
          if isIn(0, 6, p) { break out460 }
        }
        let kept463 = p
        guard isIn(0, 15, p) else { scan.see(p); break out460 }
        p &+= 1
        guard let kept463Row = scan.row(kept463, p) else { break out460 }
        row0 = kept463Row
        look459Is = true
      }
      scan.quiet &-= 1
      guard look459Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look459
      p = ruleBullet(p)
      if p < 0 { break fail }
      loop464: while true {
        let from465 = p
        let mark467 = scan.mark()
        let from465IsCut = scan.isCut(p)
        end468: do {
          loop469: while true {
            let from470 = p
            let mark472 = scan.mark()
            end473: do {
              if scan.marginCount > 0 {
              p = margin(p, all: true)
              if p < 0 { break end473 }
              }
              p = ruleBlank(p)
              if p < 0 { break end473 }
              guard p > from470 else { break loop469 }
              continue loop469
            }
            p = from470
            scan.takeBack(to: mark472)
            break loop469
          }
          if scan.marginCount > 0 {
          p = margin(p, all: true)
          if p < 0 { break end468 }
          }
          scan.see(p)
          if isIn(0, 16, p) {
            let look474 = p
            scan.quiet &+= 1
            var look474Is = false
            out475: do {
              p = ruleRuleLine(p)
              if p < 0 { break out475 }
              look474Is = true
            }
            scan.quiet &-= 1
            if look474Is {
              if p > 0 { scan.see(p &- 1) }
              break end468
            }
            p = look474
          }
          let look476 = p
          scan.quiet &+= 1
          var look476Is = false
          out477: do {
            let from478 = p
            let skip479End = min(scan.limit, from478 &+ 3)
            while p < skip479End, isIn(0, 6, p) { p &+= 1 }
            if p &- from478 < 3 { scan.see(p) }
            if p &- from478 == 3 {
              scan.see(p)
              if isIn(0, 6, p) { break out477 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out477 }
            look476Is = true
          }
          scan.quiet &-= 1
          guard look476Is else { break end468 }
          if p > 0 { scan.see(p &- 1) }
          p = look476
          p = ruleBullet(p)
          if p < 0 { break end468 }
          guard p > from465 else { break loop464 }
          if from465IsCut, scan.cutUnit(before: p, mark467, row0.entry(rule: 31)) {
            p = from465
            break loop464
          }
          continue loop464
        }
        p = from465
        scan.takeBack(to: mark467)
        break loop464
      }
      scan.close(slot458)
      return p
    }
    return -1
  }

  private mutating func resumeBullets(_ start: Int, _ row: Scan.Row) -> Int {
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
      row0 = row
      loop480: while true {
        let from481 = p
        let mark483 = scan.mark()
        let from481IsCut = scan.isCut(p)
        end484: do {
          loop485: while true {
            let from486 = p
            let mark488 = scan.mark()
            end489: do {
              if scan.marginCount > 0 {
              p = margin(p, all: true)
              if p < 0 { break end489 }
              }
              p = ruleBlank(p)
              if p < 0 { break end489 }
              guard p > from486 else { break loop485 }
              continue loop485
            }
            p = from486
            scan.takeBack(to: mark488)
            break loop485
          }
          if scan.marginCount > 0 {
          p = margin(p, all: true)
          if p < 0 { break end484 }
          }
          scan.see(p)
          if isIn(0, 16, p) {
            let look490 = p
            scan.quiet &+= 1
            var look490Is = false
            out491: do {
              p = ruleRuleLine(p)
              if p < 0 { break out491 }
              look490Is = true
            }
            scan.quiet &-= 1
            if look490Is {
              if p > 0 { scan.see(p &- 1) }
              break end484
            }
            p = look490
          }
          let look492 = p
          scan.quiet &+= 1
          var look492Is = false
          out493: do {
            let from494 = p
            let skip495End = min(scan.limit, from494 &+ 3)
            while p < skip495End, isIn(0, 6, p) { p &+= 1 }
            if p &- from494 < 3 { scan.see(p) }
            if p &- from494 == 3 {
              scan.see(p)
              if isIn(0, 6, p) { break out493 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out493 }
            look492Is = true
          }
          scan.quiet &-= 1
          guard look492Is else { break end484 }
          if p > 0 { scan.see(p &- 1) }
          p = look492
          p = ruleBullet(p)
          if p < 0 { break end484 }
          guard p > from481 else { break loop480 }
          if from481IsCut, scan.cutUnit(before: p, mark483, row0.entry(rule: 31)) {
            p = from481
            break loop480
          }
          continue loop480
        }
        p = from481
        scan.takeBack(to: mark483)
        break loop480
      }
    return p
  }

  private mutating func ruleBullet(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    fail: do {
      let slot496 = scan.open(18)
      let hung497 = p
      p = ruleBulletMark(p)
      if p < 0 { break fail }
      guard scan.enter(Scan.Margin(prefix: -1, columns: scan.hanging(hung497, p), kind: 14)) else { break fail }
      var inset498 = false
      out499: do {
        p = ruleItemBody(p)
        if p < 0 { break out499 }
        inset498 = true
      }
      scan.leave()
      guard inset498 else { break fail }
      scan.close(slot496)
      return p
    }
    return -1
  }

  private mutating func ruleBulletMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf500 = p
      let from501 = p
      let skip502End = min(scan.limit, from501 &+ 3)
      while p < skip502End, isIn(0, 6, p) { p &+= 1 }
      if p &- from501 < 3 { scan.see(p) }
      if p &- from501 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      guard isIn(0, 15, p) else { scan.see(p); break fail }
      p &+= 1
      p = ruleItemSpace(p)
      if p < 0 { break fail }
      scan.leaf(19, leaf500, p)
      return p
    }
    return -1
  }

  private mutating func ruleNumbers(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let slot503 = scan.open(20)
      let look504 = p
      scan.quiet &+= 1
      var look504Is = false
      out505: do {
        let from506 = p
        let skip507End = min(scan.limit, from506 &+ 3)
        while p < skip507End, isIn(0, 6, p) { p &+= 1 }
        if p &- from506 < 3 { scan.see(p) }
        if p &- from506 == 3 {
          scan.see(p)
          if isIn(0, 6, p) { break out505 }
        }
        let from508 = p
        let skip509End = min(scan.limit, from508 &+ 9)
        while p < skip509End, isIn(0, 17, p) { p &+= 1 }
        if p &- from508 < 9 { scan.see(p) }
        guard p &- from508 >= 1 else { break out505 }
        if p &- from508 == 9 {
          scan.see(p)
          if isIn(0, 17, p) { break out505 }
        }
        let kept510 = p
        guard isIn(0, 18, p) else { scan.see(p); break out505 }
        p &+= 1
        guard let kept510Row = scan.row(kept510, p) else { break out505 }
        row0 = kept510Row
        look504Is = true
      }
      scan.quiet &-= 1
      guard look504Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look504
      p = ruleNumber(p)
      if p < 0 { break fail }
      loop511: while true {
        let from512 = p
        let mark514 = scan.mark()
        let from512IsCut = scan.isCut(p)
        end515: do {
          loop516: while true {
            let from517 = p
            let mark519 = scan.mark()
            end520: do {
              if scan.marginCount > 0 {
              p = margin(p, all: true)
              if p < 0 { break end520 }
              }
              p = ruleBlank(p)
              if p < 0 { break end520 }
              guard p > from517 else { break loop516 }
              continue loop516
            }
            p = from517
            scan.takeBack(to: mark519)
            break loop516
          }
          if scan.marginCount > 0 {
          p = margin(p, all: true)
          if p < 0 { break end515 }
          }
          let look521 = p
          scan.quiet &+= 1
          var look521Is = false
          out522: do {
            let from523 = p
            let skip524End = min(scan.limit, from523 &+ 3)
            while p < skip524End, isIn(0, 6, p) { p &+= 1 }
            if p &- from523 < 3 { scan.see(p) }
            if p &- from523 == 3 {
              scan.see(p)
              if isIn(0, 6, p) { break out522 }
            }
            let from525 = p
            let skip526End = min(scan.limit, from525 &+ 9)
            while p < skip526End, isIn(0, 17, p) { p &+= 1 }
            if p &- from525 < 9 { scan.see(p) }
            guard p &- from525 >= 1 else { break out522 }
            if p &- from525 == 9 {
              scan.see(p)
              if isIn(0, 17, p) { break out522 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out522 }
            look521Is = true
          }
          scan.quiet &-= 1
          guard look521Is else { break end515 }
          if p > 0 { scan.see(p &- 1) }
          p = look521
          p = ruleNumber(p)
          if p < 0 { break end515 }
          guard p > from512 else { break loop511 }
          if from512IsCut, scan.cutUnit(before: p, mark514, row0.entry(rule: 34)) {
            p = from512
            break loop511
          }
          continue loop511
        }
        p = from512
        scan.takeBack(to: mark514)
        break loop511
      }
      scan.close(slot503)
      return p
    }
    return -1
  }

  private mutating func resumeNumbers(_ start: Int, _ row: Scan.Row) -> Int {
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
      row0 = row
      loop527: while true {
        let from528 = p
        let mark530 = scan.mark()
        let from528IsCut = scan.isCut(p)
        end531: do {
          loop532: while true {
            let from533 = p
            let mark535 = scan.mark()
            end536: do {
              if scan.marginCount > 0 {
              p = margin(p, all: true)
              if p < 0 { break end536 }
              }
              p = ruleBlank(p)
              if p < 0 { break end536 }
              guard p > from533 else { break loop532 }
              continue loop532
            }
            p = from533
            scan.takeBack(to: mark535)
            break loop532
          }
          if scan.marginCount > 0 {
          p = margin(p, all: true)
          if p < 0 { break end531 }
          }
          let look537 = p
          scan.quiet &+= 1
          var look537Is = false
          out538: do {
            let from539 = p
            let skip540End = min(scan.limit, from539 &+ 3)
            while p < skip540End, isIn(0, 6, p) { p &+= 1 }
            if p &- from539 < 3 { scan.see(p) }
            if p &- from539 == 3 {
              scan.see(p)
              if isIn(0, 6, p) { break out538 }
            }
            let from541 = p
            let skip542End = min(scan.limit, from541 &+ 9)
            while p < skip542End, isIn(0, 17, p) { p &+= 1 }
            if p &- from541 < 9 { scan.see(p) }
            guard p &- from541 >= 1 else { break out538 }
            if p &- from541 == 9 {
              scan.see(p)
              if isIn(0, 17, p) { break out538 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out538 }
            look537Is = true
          }
          scan.quiet &-= 1
          guard look537Is else { break end531 }
          if p > 0 { scan.see(p &- 1) }
          p = look537
          p = ruleNumber(p)
          if p < 0 { break end531 }
          guard p > from528 else { break loop527 }
          if from528IsCut, scan.cutUnit(before: p, mark530, row0.entry(rule: 34)) {
            p = from528
            break loop527
          }
          continue loop527
        }
        p = from528
        scan.takeBack(to: mark530)
        break loop527
      }
    return p
  }

  private mutating func ruleNumber(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    fail: do {
      let slot543 = scan.open(18)
      let hung544 = p
      p = ruleNumberMark(p)
      if p < 0 { break fail }
      guard scan.enter(Scan.Margin(prefix: -1, columns: scan.hanging(hung544, p), kind: 14)) else { break fail }
      var inset545 = false
      out546: do {
        p = ruleItemBody(p)
        if p < 0 { break out546 }
        inset545 = true
      }
      scan.leave()
      guard inset545 else { break fail }
      scan.close(slot543)
      return p
    }
    return -1
  }

  private mutating func ruleNumberMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf547 = p
      let from548 = p
      let skip549End = min(scan.limit, from548 &+ 3)
      while p < skip549End, isIn(0, 6, p) { p &+= 1 }
      if p &- from548 < 3 { scan.see(p) }
      if p &- from548 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      let from550 = p
      let skip551End = min(scan.limit, from550 &+ 9)
      while p < skip551End, isIn(0, 17, p) { p &+= 1 }
      if p &- from550 < 9 { scan.see(p) }
      guard p &- from550 >= 1 else { break fail }
      if p &- from550 == 9 {
        scan.see(p)
        if isIn(0, 17, p) { break fail }
      }
      guard isIn(0, 18, p) else { scan.see(p); break fail }
      p &+= 1
      p = ruleItemSpace(p)
      if p < 0 { break fail }
      scan.leaf(19, leaf547, p)
      return p
    }
    return -1
  }

  private mutating func ruleItemSpace(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from553 = p
      done552: do {
        or554: do {
          let look556 = p
          scan.quiet &+= 1
          var look556Is = false
          out557: do {
            p = ruleBlankRest(p)
            if p < 0 { break out557 }
            look556Is = true
          }
          scan.quiet &-= 1
          guard look556Is else { break or554 }
          if p > 0 { scan.see(p &- 1) }
          p = look556
          break done552
        }
        p = from553
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 9, 32:
            or558: do {
              scan.see(p)
              if isIn(0, 4, p) {
                let look560 = p
                scan.quiet &+= 1
                var look560Is = false
                out561: do {
                  p = scan.takeColumns(5, p)
                  if p < 0 { break out561 }
                  look560Is = true
                }
                scan.quiet &-= 1
                if look560Is {
                  if p > 0 { scan.see(p &- 1) }
                  break or558
                }
                p = look560
              }
              let from562 = p
              let skip563End = scan.limit
              while p < skip563End, isIn(0, 4, p) { p &+= 1 }
              scan.see(p)
              guard p &- from562 >= 1 else { break or558 }
              break done552
            }
            p = from553
            or564: do {
              guard isIn(0, 4, p) else { scan.see(p); break or564 }
              p &+= 1
              break done552
            }
            p = from553
          default: break
          }
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
    assert(scan.works())
    var p = start
    fail: do {
      let from567 = p
      done566: do {
        if isIn(0, 0, p) {
          or568: do {
            p = ruleBlank(p)
            if p < 0 { break or568 }
            let from571 = p
            done570: do {
              let mark573 = scan.mark()
              or572: do {
                let look574 = p
                scan.quiet &+= 1
                var look574Is = false
                out575: do {
                  if scan.marginCount > 0 {
                  p = margin(p, all: true)
                  if p < 0 { break out575 }
                  }
                  p = ruleBlank(p)
                  if p < 0 { break out575 }
                  look574Is = true
                }
                scan.quiet &-= 1
                if look574Is {
                  if p > 0 { scan.see(p &- 1) }
                  break or572
                }
                p = look574
                if scan.marginCount > 0 {
                p = margin(p, all: true)
                if p < 0 { break or572 }
                }
                p = ruleInner(p)
                if p < 0 { break or572 }
                loop576: while true {
                  let from577 = p
                  let mark579 = scan.mark()
                  end580: do {
                    if scan.marginCount > 0 {
                    p = margin(p, all: true)
                    if p < 0 { break end580 }
                    }
                    p = ruleInner(p)
                    if p < 0 { break end580 }
                    guard p > from577 else { break loop576 }
                    continue loop576
                  }
                  p = from577
                  scan.takeBack(to: mark579)
                  break loop576
                }
                break done570
              }
              p = from571
              scan.takeBack(to: mark573)
              scan.see(p)
              do {
                break done570
              }
            }
            break done566
          }
          p = from567
        }
        scan.see(p)
        let mark584 = scan.mark()
        or583: do {
          let from586 = p
          done585: do {
            if isIn(0, 19, p) {
              or587: do {
                p = ruleTask(p)
                if p < 0 { break or587 }
                break done585
              }
              p = from586
            }
            scan.see(p)
            do {
              break done585
            }
          }
          p = ruleInner(p)
          if p < 0 { break or583 }
          loop591: while true {
            let from592 = p
            let mark594 = scan.mark()
            end595: do {
              if scan.marginCount > 0 {
              p = margin(p, all: true)
              if p < 0 { break end595 }
              }
              p = ruleInner(p)
              if p < 0 { break end595 }
              guard p > from592 else { break loop591 }
              continue loop591
            }
            p = from592
            scan.takeBack(to: mark594)
            break loop591
          }
          break done566
        }
        p = from567
        scan.takeBack(to: mark584)
        or596: do {
          scan.see(p)
          if isIn(0, 3, p) { break or596 }
          break done566
        }
        p = from567
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleTask(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf598 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      p &+= 1
      guard isIn(0, 20, p) else { scan.see(p); break fail }
      p &+= 1
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      p &+= 1
      let from599 = p
      let skip600End = scan.limit
      while p < skip600End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      guard p &- from599 >= 1 else { break fail }
      scan.see(p)
      if p >= scan.limit || isIn(0, 2, p) {
        let look601 = p
        scan.quiet &+= 1
        var look601Is = false
        out602: do {
          p = ruleEOL(p)
          if p < 0 { break out602 }
          look601Is = true
        }
        scan.quiet &-= 1
        if look601Is {
          if p > 0 { scan.see(p &- 1) }
          break fail
        }
        p = look601
      }
      scan.leaf(21, leaf598, p)
      return p
    }
    return -1
  }

  private mutating func ruleFootnote(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    fail: do {
      let slot603 = scan.open(22)
      p = ruleFootnoteMark(p)
      if p < 0 { break fail }
      let leaf604 = p
      p = ruleFootnoteName(p)
      if p < 0 { break fail }
      scan.leaf(23, leaf604, p)
      let leaf605 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { scan.see(p &+ 1); break fail }
      p &+= 2
      let skip607End = scan.limit
      while p < skip607End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(24, leaf605, p)
      guard scan.enter(Scan.Margin(prefix: 1, columns: 0, kind: 0)) else { break fail }
      var inset608 = false
      out609: do {
        p = ruleContents(p)
        if p < 0 { break out609 }
        inset608 = true
      }
      scan.leave()
      guard inset608 else { break fail }
      scan.close(slot603)
      return p
    }
    return -1
  }

  private mutating func ruleFootnoteMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf610 = p
      let from611 = p
      let skip612End = min(scan.limit, from611 &+ 3)
      while p < skip612End, isIn(0, 6, p) { p &+= 1 }
      if p &- from611 < 3 { scan.see(p) }
      if p &- from611 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 94 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(24, leaf610, p)
      return p
    }
    return -1
  }

  private mutating func ruleFootnoteName(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from613 = p
      let skip614End = scan.limit
      skip614: do {
        let skip614Set = unsafe sets + 0
        let skip614Text = unsafe scan.bytes
        while p &+ 8 <= skip614End {
          assert(scan.works())
          if unsafe skip614Set[Int(skip614Text[p &+ 0])] & (1 &<< 21) == 0 { p &+= 0; break skip614 }
          if unsafe skip614Set[Int(skip614Text[p &+ 1])] & (1 &<< 21) == 0 { p &+= 1; break skip614 }
          if unsafe skip614Set[Int(skip614Text[p &+ 2])] & (1 &<< 21) == 0 { p &+= 2; break skip614 }
          if unsafe skip614Set[Int(skip614Text[p &+ 3])] & (1 &<< 21) == 0 { p &+= 3; break skip614 }
          if unsafe skip614Set[Int(skip614Text[p &+ 4])] & (1 &<< 21) == 0 { p &+= 4; break skip614 }
          if unsafe skip614Set[Int(skip614Text[p &+ 5])] & (1 &<< 21) == 0 { p &+= 5; break skip614 }
          if unsafe skip614Set[Int(skip614Text[p &+ 6])] & (1 &<< 21) == 0 { p &+= 6; break skip614 }
          if unsafe skip614Set[Int(skip614Text[p &+ 7])] & (1 &<< 21) == 0 { p &+= 7; break skip614 }
          p &+= 8
        }
        while p < skip614End, isIn(0, 21, p) { p &+= 1 }
      }
      scan.see(p)
      guard p &- from613 >= 1 else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleFootnoteInset(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from616 = p
      done615: do {
        if isIn(0, 4, p) {
          or617: do {
            let leaf619 = p
            p = scan.takeColumns(4, p)
            if p < 0 { break or617 }
            scan.leaf(14, leaf619, p)
            break done615
          }
          p = from616
        }
        scan.see(p)
        or620: do {
          let look622 = p
          scan.quiet &+= 1
          var look622Is = false
          out623: do {
            p = ruleBlankRest(p)
            if p < 0 { break out623 }
            look622Is = true
          }
          scan.quiet &-= 1
          guard look622Is else { break or620 }
          if p > 0 { scan.see(p &- 1) }
          p = look622
          break done615
        }
        p = from616
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleDefinition(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot624 = scan.open(25)
      let leaf625 = p
      let from626 = p
      let skip627End = min(scan.limit, from626 &+ 3)
      while p < skip627End, isIn(0, 6, p) { p &+= 1 }
      if p &- from626 < 3 { scan.see(p) }
      if p &- from626 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf625, p)
      let leaf628 = p
      scan.quiet &+= 1
      var leaf628Is = false
      out629: do {
        p = ruleLabelText(p)
        if p < 0 { break out629 }
        leaf628Is = true
      }
      scan.quiet &-= 1
      guard leaf628Is else { break fail }
      scan.leaf(23, leaf628, p)
      let leaf630 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(24, leaf630, p)
      let from632 = p
      done631: do {
        if isIn(0, 0, p) {
          or633: do {
            p = ruleLineSpace(p)
            if p < 0 { break or633 }
            break done631
          }
          p = from632
        }
        scan.see(p)
        do {
          break done631
        }
      }
      let leaf637 = p
      p = ruleDestination(p)
      if p < 0 { break fail }
      scan.leaf(26, leaf637, p)
      let from639 = p
      done638: do {
        if isIn(0, 0, p) {
          let mark641 = scan.mark()
          or640: do {
            p = ruleLineSpace(p)
            if p < 0 { break or640 }
            let leaf642 = p
            scan.quiet &+= 1
            var leaf642Is = false
            out643: do {
              p = ruleTitle(p)
              if p < 0 { break out643 }
              leaf642Is = true
            }
            scan.quiet &-= 1
            guard leaf642Is else { break or640 }
            scan.leaf(27, leaf642, p)
            let leaf644 = p
            let skip646End = scan.limit
            while p < skip646End, isIn(0, 4, p) { p &+= 1 }
            scan.see(p)
            scan.leaf(28, leaf644, p)
            let look647 = p
            scan.quiet &+= 1
            var look647Is = false
            out648: do {
              p = ruleEOL(p)
              if p < 0 { break out648 }
              look647Is = true
            }
            scan.quiet &-= 1
            guard look647Is else { break or640 }
            if p > 0 { scan.see(p &- 1) }
            p = look647
            break done638
          }
          p = from639
          scan.takeBack(to: mark641)
        }
        scan.see(p)
        do {
          break done638
        }
      }
      let leaf651 = p
      let skip653End = scan.limit
      while p < skip653End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(28, leaf651, p)
      let from655 = p
      done654: do {
        if isIn(0, 2, p) {
          or656: do {
            p = ruleNewline(p)
            if p < 0 { break or656 }
            break done654
          }
          p = from655
        }
        scan.see(p)
        or658: do {
          scan.see(p)
          if isIn(0, 3, p) { break or658 }
          break done654
        }
        p = from655
        break fail
      }
      scan.close(slot624)
      return p
    }
    return -1
  }

  private mutating func ruleLabelText(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let look660 = p
      scan.quiet &+= 1
      var look660Is = false
      out661: do {
        let skip663End = scan.limit
        while p < skip663End, isIn(0, 0, p) { p &+= 1 }
        scan.see(p)
        if isIn(0, 22, p) {
          p &+= 1
        } else {
          p = scan.take(Self.classes[1], p)
          if p < 0 { break out661 }
        }
        look660Is = true
      }
      scan.quiet &-= 1
      guard look660Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look660
      let most664 = p
      let from666First = p
      loop665: while true {
        guard isIn(0, 23, p) else { scan.see(p); break loop665 }
        let from666 = p
        end669: do {
          let from671 = p
          done670: do {
            if isIn(0, 24, p) {
              or672: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or672 }
                p &+= 1
                if isIn(0, 25, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[2], p)
                  if p < 0 { break or672 }
                }
                break done670
              }
              p = from671
            }
            if isIn(0, 26, p) {
              or674: do {
                if isIn(0, 27, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[3], p)
                  if p < 0 { break or674 }
                }
                break done670
              }
              p = from671
            }
            if isIn(0, 2, p) {
              let mark677 = scan.mark()
              or676: do {
                p = ruleNL(p)
                if p < 0 { break or676 }
                if scan.marginCount > 0 {
                p = margin(p, all: true)
                if p < 0 { break or676 }
                }
                scan.see(p)
                if p >= scan.limit || isIn(0, 0, p) {
                  let look678 = p
                  scan.quiet &+= 1
                  var look678Is = false
                  out679: do {
                    p = ruleBlankRest(p)
                    if p < 0 { break out679 }
                    look678Is = true
                  }
                  scan.quiet &-= 1
                  if look678Is {
                    if p > 0 { scan.see(p &- 1) }
                    break or676
                  }
                  p = look678
                }
                break done670
              }
              p = from671
              scan.takeBack(to: mark677)
            }
            scan.see(p)
            break end669
          }
          guard p > from666 else { break loop665 }
          continue loop665
        }
        p = from666
        break loop665
      }
      guard p > from666First else { break fail }
      guard p &- most664 <= 999 else { scan.see(p &- 1); break fail }
      return p
    }
    return -1
  }

  private mutating func ruleLineSpace(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf680 = p
      scan.quiet &+= 1
      var leaf680Is = false
      out681: do {
        let from683 = p
        done682: do {
          assert(scan.works())
          if p < scan.limit {
            switch unsafe scan.bytes[p] {
            case 9, 32:
              let mark685 = scan.mark()
              or684: do {
                let skip687End = scan.limit
                while p < skip687End, isIn(0, 4, p) { p &+= 1 }
                scan.see(p)
                p = ruleNL(p)
                if p < 0 { break or684 }
                if scan.marginCount > 0 {
                p = margin(p, all: true)
                if p < 0 { break or684 }
                }
                scan.see(p)
                if p >= scan.limit || isIn(0, 0, p) {
                  let look688 = p
                  scan.quiet &+= 1
                  var look688Is = false
                  out689: do {
                    p = ruleBlankRest(p)
                    if p < 0 { break out689 }
                    look688Is = true
                  }
                  scan.quiet &-= 1
                  if look688Is {
                    if p > 0 { scan.see(p &- 1) }
                    break or684
                  }
                  p = look688
                }
                let skip691End = scan.limit
                while p < skip691End, isIn(0, 4, p) { p &+= 1 }
                scan.see(p)
                break done682
              }
              p = from683
              scan.takeBack(to: mark685)
              or692: do {
                let from694 = p
                let skip695End = scan.limit
                while p < skip695End, isIn(0, 4, p) { p &+= 1 }
                scan.see(p)
                guard p &- from694 >= 1 else { break or692 }
                break done682
              }
              p = from683
            case 10, 13:
              let mark697 = scan.mark()
              or696: do {
                let skip699End = scan.limit
                while p < skip699End, isIn(0, 4, p) { p &+= 1 }
                scan.see(p)
                p = ruleNL(p)
                if p < 0 { break or696 }
                if scan.marginCount > 0 {
                p = margin(p, all: true)
                if p < 0 { break or696 }
                }
                scan.see(p)
                if p >= scan.limit || isIn(0, 0, p) {
                  let look700 = p
                  scan.quiet &+= 1
                  var look700Is = false
                  out701: do {
                    p = ruleBlankRest(p)
                    if p < 0 { break out701 }
                    look700Is = true
                  }
                  scan.quiet &-= 1
                  if look700Is {
                    if p > 0 { scan.see(p &- 1) }
                    break or696
                  }
                  p = look700
                }
                let skip703End = scan.limit
                while p < skip703End, isIn(0, 4, p) { p &+= 1 }
                scan.see(p)
                break done682
              }
              p = from683
              scan.takeBack(to: mark697)
            default: break
            }
          }
          scan.see(p)
          break out681
        }
        leaf680Is = true
      }
      scan.quiet &-= 1
      guard leaf680Is else { break fail }
      scan.leaf(28, leaf680, p)
      return p
    }
    return -1
  }

  private mutating func ruleQuestion(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    fail: do {
      let slot704 = scan.open(29)
      p = ruleQuestionMark(p)
      if p < 0 { break fail }
      let slot705 = scan.open(30)
      let within706Reach = scan.reach
      scan.reach = .max
      let within706 = p
      scan.quiet &+= 1
      var within706Is = false
      out707: do {
        p = ruleAskedLines(p)
        if p < 0 { break out707 }
        within706Is = true
      }
      scan.quiet &-= 1
      scan.reach = within706Reach
      guard within706Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      let within706End = p
      let within706Outer = scan.limit
      scan.limit = p
      p = within706
      var within706Fills = false
      out708: do {
        p = ruleSpans(p)
        if p < 0 { break out708 }
        within706Fills = true
      }
      scan.limit = within706Outer
      guard within706Fills, p == within706End || scan.cut != 0 else { break fail }
      scan.close(slot705)
      p = ruleNewline(p)
      if p < 0 { break fail }
      if scan.marginCount > 0 {
      p = margin(p, all: true)
      if p < 0 { break fail }
      }
      p = ruleAnswerMark(p)
      if p < 0 { break fail }
      let slot709 = scan.open(31)
      let within710Reach = scan.reach
      scan.reach = .max
      let within710 = p
      scan.quiet &+= 1
      var within710Is = false
      out711: do {
        p = ruleAnswerLines(p)
        if p < 0 { break out711 }
        within710Is = true
      }
      scan.quiet &-= 1
      scan.reach = within710Reach
      guard within710Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      let within710End = p
      let within710Outer = scan.limit
      scan.limit = p
      p = within710
      var within710Fills = false
      out712: do {
        p = ruleSpans(p)
        if p < 0 { break out712 }
        within710Fills = true
      }
      scan.limit = within710Outer
      guard within710Fills, p == within710End || scan.cut != 0 else { break fail }
      scan.close(slot709)
      let from714 = p
      done713: do {
        if isIn(0, 2, p) {
          or715: do {
            p = ruleNewline(p)
            if p < 0 { break or715 }
            break done713
          }
          p = from714
        }
        scan.see(p)
        do {
          break done713
        }
      }
      scan.close(slot704)
      return p
    }
    return -1
  }

  private mutating func ruleQuestionMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf719 = p
      let from720 = p
      let skip721End = min(scan.limit, from720 &+ 3)
      while p < skip721End, isIn(0, 6, p) { p &+= 1 }
      if p &- from720 < 3 { scan.see(p) }
      if p &- from720 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 81 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { scan.see(p &+ 1); break fail }
      p &+= 2
      let skip723End = scan.limit
      while p < skip723End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(32, leaf719, p)
      return p
    }
    return -1
  }

  private mutating func ruleAnswerMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf724 = p
      let from725 = p
      let skip726End = min(scan.limit, from725 &+ 3)
      while p < skip726End, isIn(0, 6, p) { p &+= 1 }
      if p &- from725 < 3 { scan.see(p) }
      if p &- from725 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 65 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { scan.see(p &+ 1); break fail }
      p &+= 2
      let skip728End = scan.limit
      while p < skip728End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(33, leaf724, p)
      return p
    }
    return -1
  }

  private mutating func ruleAskedLines(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
      let skip730End = scan.limit
      if p >= scan.lineStart, p < scan.lineEnd { p = max(p, min(scan.lineEnd, skip730End)) }
      else { scan.lineStart = p }
      skip730: do {
        while p &+ 8 <= skip730End {
          let bytes = unsafe UInt64(
            littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
          let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
          assert(scan.works())
          if found != 0 {
            p &+= found.trailingZeroBitCount &>> 3
            break skip730
          }
          p &+= 8
        }
        while p < skip730End, isIn(0, 1, p) { p &+= 1 }
      }
      scan.lineEnd = p
      scan.see(p)
      loop731: while true {
        guard isIn(0, 2, p) else { scan.see(p); break loop731 }
        let from732 = p
        let mark734 = scan.mark()
        end735: do {
          p = ruleNL(p)
          if p < 0 { break end735 }
          if scan.marginCount > 0 {
          p = margin(p, all: true)
          if p < 0 { break end735 }
          }
          scan.see(p)
          if isIn(0, 28, p) {
            let look736 = p
            scan.quiet &+= 1
            var look736Is = false
            out737: do {
              let from738 = p
              let skip739End = min(scan.limit, from738 &+ 3)
              while p < skip739End, isIn(0, 6, p) { p &+= 1 }
              if p &- from738 < 3 { scan.see(p) }
              if p &- from738 == 3 {
                scan.see(p)
                if isIn(0, 6, p) { break out737 }
              }
              guard isIn(0, 29, p) else { scan.see(p); break out737 }
              p &+= 1
              guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break out737 }
              p &+= 1
              look736Is = true
            }
            scan.quiet &-= 1
            if look736Is {
              if p > 0 { scan.see(p &- 1) }
              break end735
            }
            p = look736
          }
          scan.see(p)
          if isIn(0, 30, p) {
            let look740 = p
            scan.quiet &+= 1
            var look740Is = false
            out741: do {
              p = ruleInterrupts(p)
              if p < 0 { break out741 }
              look740Is = true
            }
            scan.quiet &-= 1
            if look740Is {
              if p > 0 { scan.see(p &- 1) }
              break end735
            }
            p = look740
          }
          let from742 = p
          let skip743End = scan.limit
          if p >= scan.lineStart, p < scan.lineEnd { p = max(p, min(scan.lineEnd, skip743End)) }
          else { scan.lineStart = p }
          skip743: do {
            while p &+ 8 <= skip743End {
              let bytes = unsafe UInt64(
                littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
              let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
              assert(scan.works())
              if found != 0 {
                p &+= found.trailingZeroBitCount &>> 3
                break skip743
              }
              p &+= 8
            }
            while p < skip743End, isIn(0, 1, p) { p &+= 1 }
          }
          scan.lineEnd = p
          scan.see(p)
          guard p &- from742 >= 1 else { break end735 }
          guard p > from732 else { break loop731 }
          continue loop731
        }
        p = from732
        scan.takeBack(to: mark734)
        break loop731
      }
    return p
  }

  private mutating func ruleAnswerLines(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
      let skip745End = scan.limit
      if p >= scan.lineStart, p < scan.lineEnd { p = max(p, min(scan.lineEnd, skip745End)) }
      else { scan.lineStart = p }
      skip745: do {
        while p &+ 8 <= skip745End {
          let bytes = unsafe UInt64(
            littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
          let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
          assert(scan.works())
          if found != 0 {
            p &+= found.trailingZeroBitCount &>> 3
            break skip745
          }
          p &+= 8
        }
        while p < skip745End, isIn(0, 1, p) { p &+= 1 }
      }
      scan.lineEnd = p
      scan.see(p)
      loop746: while true {
        guard isIn(0, 2, p) else { scan.see(p); break loop746 }
        let from747 = p
        let mark749 = scan.mark()
        end750: do {
          p = ruleNL(p)
          if p < 0 { break end750 }
          if scan.marginCount > 0 {
          p = margin(p, all: true)
          if p < 0 { break end750 }
          }
          scan.see(p)
          if isIn(0, 31, p) {
            let look751 = p
            scan.quiet &+= 1
            var look751Is = false
            out752: do {
              let from753 = p
              let skip754End = min(scan.limit, from753 &+ 3)
              while p < skip754End, isIn(0, 6, p) { p &+= 1 }
              if p &- from753 < 3 { scan.see(p) }
              if p &- from753 == 3 {
                scan.see(p)
                if isIn(0, 6, p) { break out752 }
              }
              guard p < scan.limit, unsafe scan.bytes[p] == 81 else { scan.see(p); break out752 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { scan.see(p &+ 1); break out752 }
              p &+= 2
              look751Is = true
            }
            scan.quiet &-= 1
            if look751Is {
              if p > 0 { scan.see(p &- 1) }
              break end750
            }
            p = look751
          }
          scan.see(p)
          if isIn(0, 30, p) {
            let look755 = p
            scan.quiet &+= 1
            var look755Is = false
            out756: do {
              p = ruleInterrupts(p)
              if p < 0 { break out756 }
              look755Is = true
            }
            scan.quiet &-= 1
            if look755Is {
              if p > 0 { scan.see(p &- 1) }
              break end750
            }
            p = look755
          }
          let from757 = p
          let skip758End = scan.limit
          if p >= scan.lineStart, p < scan.lineEnd { p = max(p, min(scan.lineEnd, skip758End)) }
          else { scan.lineStart = p }
          skip758: do {
            while p &+ 8 <= skip758End {
              let bytes = unsafe UInt64(
                littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
              let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
              assert(scan.works())
              if found != 0 {
                p &+= found.trailingZeroBitCount &>> 3
                break skip758
              }
              p &+= 8
            }
            while p < skip758End, isIn(0, 1, p) { p &+= 1 }
          }
          scan.lineEnd = p
          scan.see(p)
          guard p &- from757 >= 1 else { break end750 }
          guard p > from747 else { break loop746 }
          continue loop746
        }
        p = from747
        scan.takeBack(to: mark749)
        break loop746
      }
    return p
  }

  private mutating func ruleSummary(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot759 = scan.open(34)
      p = ruleSummaryMark(p)
      if p < 0 { break fail }
      let within760Reach = scan.reach
      scan.reach = .max
      let within760 = p
      scan.quiet &+= 1
      var within760Is = false
      out761: do {
        p = ruleLines(p)
        if p < 0 { break out761 }
        within760Is = true
      }
      scan.quiet &-= 1
      scan.reach = within760Reach
      guard within760Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      let within760End = p
      let within760Outer = scan.limit
      scan.limit = p
      p = within760
      var within760Fills = false
      out762: do {
        p = ruleSpans(p)
        if p < 0 { break out762 }
        within760Fills = true
      }
      scan.limit = within760Outer
      guard within760Fills, p == within760End || scan.cut != 0 else { break fail }
      let from764 = p
      done763: do {
        if isIn(0, 2, p) {
          or765: do {
            p = ruleNewline(p)
            if p < 0 { break or765 }
            break done763
          }
          p = from764
        }
        scan.see(p)
        do {
          break done763
        }
      }
      scan.close(slot759)
      return p
    }
    return -1
  }

  private mutating func ruleSummaryMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf769 = p
      let from770 = p
      let skip771End = min(scan.limit, from770 &+ 3)
      while p < skip771End, isIn(0, 6, p) { p &+= 1 }
      if p &- from770 < 3 { scan.see(p) }
      if p &- from770 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      let from773 = p
      done772: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 83, 115:
            or774: do {
              guard p < scan.limit, unsafe scan.bytes[p] | 0x20 == 115 else { scan.see(p); break or774 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] | 0x20 == 117 else { scan.see(p &+ 1); break or774 }
              guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] | 0x20 == 109 else { scan.see(p &+ 2); break or774 }
              guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] | 0x20 == 109 else { scan.see(p &+ 3); break or774 }
              guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] | 0x20 == 97 else { scan.see(p &+ 4); break or774 }
              guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] | 0x20 == 114 else { scan.see(p &+ 5); break or774 }
              guard p &+ 6 < scan.limit, unsafe scan.bytes[p &+ 6] | 0x20 == 121 else { scan.see(p &+ 6); break or774 }
              guard p &+ 7 < scan.limit, unsafe scan.bytes[p &+ 7] == 58 else { scan.see(p &+ 7); break or774 }
              p &+= 8
              break done772
            }
            p = from773
          case 84, 116:
            or776: do {
              guard p < scan.limit, unsafe scan.bytes[p] | 0x20 == 116 else { scan.see(p); break or776 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] | 0x20 == 108 else { scan.see(p &+ 1); break or776 }
              guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 59 else { scan.see(p &+ 2); break or776 }
              guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] | 0x20 == 100 else { scan.see(p &+ 3); break or776 }
              guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] | 0x20 == 114 else { scan.see(p &+ 4); break or776 }
              guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] == 58 else { scan.see(p &+ 5); break or776 }
              p &+= 6
              break done772
            }
            p = from773
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      let skip779End = scan.limit
      while p < skip779End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(35, leaf769, p)
      return p
    }
    return -1
  }

  private mutating func ruleTable(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let look780 = p
      scan.quiet &+= 1
      var look780Is = false
      out781: do {
        let from782 = p
        let skip783End = min(scan.limit, from782 &+ 8001)
        if p >= scan.lineStart, p < scan.lineEnd { p = max(p, min(scan.lineEnd, skip783End)) }
        else { scan.lineStart = p }
        skip783: do {
          while p &+ 8 <= skip783End {
            let bytes = unsafe UInt64(
              littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
            let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
            assert(scan.works())
            if found != 0 {
              p &+= found.trailingZeroBitCount &>> 3
              break skip783
            }
            p &+= 8
          }
          while p < skip783End, isIn(0, 1, p) { p &+= 1 }
        }
        scan.lineEnd = p
        if p &- from782 >= 8001 {
          p = scan.takeRow(of: Self.classes[4], most: 8001, from782)
          if p < 0 { break out781 }
        } else {
          scan.see(p)
        }
        p = ruleNL(p)
        if p < 0 { break out781 }
        if scan.marginCount > 0 {
        p = margin(p, all: true)
        if p < 0 { break out781 }
        }
        p = ruleAlignLine(p)
        if p < 0 { break out781 }
        look780Is = true
      }
      scan.quiet &-= 1
      guard look780Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look780
      let look784 = p
      scan.quiet &+= 1
      var look784Is = false
      out785: do {
        let from786 = p
        let skip787End = min(scan.limit, from786 &+ 4000)
        skip787: do {
          while p &+ 8 <= skip787End {
            let bytes = unsafe UInt64(
              littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
            let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) | ((bytes ^ 0x7c7c7c7c7c7c7c7c) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
            assert(scan.works())
            if found != 0 {
              p &+= found.trailingZeroBitCount &>> 3
              break skip787
            }
            p &+= 8
          }
          while p < skip787End, isIn(0, 32, p) { p &+= 1 }
        }
        if p &- from786 >= 4000 {
          p = scan.takeRow(of: Self.classes[5], most: 4000, from786)
          if p < 0 { break out785 }
        } else {
          scan.see(p)
        }
        guard p < scan.limit, unsafe scan.bytes[p] == 124 else { scan.see(p); break out785 }
        p &+= 1
        let from788 = p
        let skip789End = min(scan.limit, from788 &+ 4000)
        if p >= scan.lineStart, p < scan.lineEnd { p = max(p, min(scan.lineEnd, skip789End)) }
        else { scan.lineStart = p }
        skip789: do {
          while p &+ 8 <= skip789End {
            let bytes = unsafe UInt64(
              littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
            let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
            assert(scan.works())
            if found != 0 {
              p &+= found.trailingZeroBitCount &>> 3
              break skip789
            }
            p &+= 8
          }
          while p < skip789End, isIn(0, 1, p) { p &+= 1 }
        }
        scan.lineEnd = p
        if p &- from788 >= 4000 {
          p = scan.takeRow(of: Self.classes[4], most: 4000, from788)
          if p < 0 { break out785 }
        } else {
          scan.see(p)
        }
        p = ruleNL(p)
        if p < 0 { break out785 }
        look784Is = true
      }
      scan.quiet &-= 1
      guard look784Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look784
      let slot790 = scan.open(36)
      p = ruleRow(p)
      if p < 0 { break fail }
      if scan.marginCount > 0 {
      p = margin(p, all: true)
      if p < 0 { break fail }
      }
      p = ruleAlignment(p)
      if p < 0 { break fail }
      loop791: while true {
        let from792 = p
        let mark794 = scan.mark()
        end795: do {
          if scan.marginCount > 0 {
          p = margin(p, all: true)
          if p < 0 { break end795 }
          }
          scan.see(p)
          if isIn(0, 33, p) {
            let look796 = p
            scan.quiet &+= 1
            var look796Is = false
            out797: do {
              p = ruleStarts(p)
              if p < 0 { break out797 }
              look796Is = true
            }
            scan.quiet &-= 1
            if look796Is {
              if p > 0 { scan.see(p &- 1) }
              break end795
            }
            p = look796
          }
          scan.see(p)
          if p >= scan.limit || isIn(0, 0, p) {
            let look798 = p
            scan.quiet &+= 1
            var look798Is = false
            out799: do {
              p = ruleBlankRest(p)
              if p < 0 { break out799 }
              look798Is = true
            }
            scan.quiet &-= 1
            if look798Is {
              if p > 0 { scan.see(p &- 1) }
              break end795
            }
            p = look798
          }
          p = ruleRow(p)
          if p < 0 { break end795 }
          guard p > from792 else { break loop791 }
          continue loop791
        }
        p = from792
        scan.takeBack(to: mark794)
        break loop791
      }
      scan.close(slot790)
      return p
    }
    return -1
  }

  private mutating func ruleRow(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot800 = scan.open(37)
      let leaf801 = p
      let from802 = p
      let skip803End = min(scan.limit, from802 &+ 3)
      while p < skip803End, isIn(0, 6, p) { p &+= 1 }
      if p &- from802 < 3 { scan.see(p) }
      if p &- from802 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      scan.leaf(14, leaf801, p)
      let from805 = p
      done804: do {
        if isIn(0, 34, p) {
          or806: do {
            p = ruleCellMark(p)
            if p < 0 { break or806 }
            break done804
          }
          p = from805
        }
        scan.see(p)
        do {
          break done804
        }
      }
      let from811 = p
      done810: do {
        if isIn(0, 32, p) {
          let mark813 = scan.mark()
          or812: do {
            p = ruleCell(p)
            if p < 0 { break or812 }
            break done810
          }
          p = from811
          scan.takeBack(to: mark813)
        }
        scan.see(p)
        do {
          break done810
        }
      }
      loop816: while true {
        guard isIn(0, 34, p) else { scan.see(p); break loop816 }
        let from817 = p
        end820: do {
          p = ruleCellMark(p)
          if p < 0 { break end820 }
          let from822 = p
          done821: do {
            if isIn(0, 32, p) {
              let mark824 = scan.mark()
              or823: do {
                p = ruleCell(p)
                if p < 0 { break or823 }
                break done821
              }
              p = from822
              scan.takeBack(to: mark824)
            }
            scan.see(p)
            do {
              break done821
            }
          }
          guard p > from817 else { break loop816 }
          continue loop816
        }
        p = from817
        break loop816
      }
      let leaf827 = p
      let skip829End = scan.limit
      while p < skip829End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(14, leaf827, p)
      let from831 = p
      done830: do {
        if isIn(0, 2, p) {
          or832: do {
            p = ruleNewline(p)
            if p < 0 { break or832 }
            break done830
          }
          p = from831
        }
        scan.see(p)
        do {
          break done830
        }
      }
      scan.close(slot800)
      return p
    }
    return -1
  }

  private mutating func ruleCell(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot836 = scan.open(38)
      let within837Reach = scan.reach
      scan.reach = .max
      let within837 = p
      scan.quiet &+= 1
      var within837Is = false
      out838: do {
        p = ruleCellText(p)
        if p < 0 { break out838 }
        within837Is = true
      }
      scan.quiet &-= 1
      scan.reach = within837Reach
      guard within837Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      let within837End = p
      let within837Outer = scan.limit
      scan.limit = p
      p = within837
      var within837Fills = false
      out839: do {
        p = ruleSpans(p)
        if p < 0 { break out839 }
        within837Fills = true
      }
      scan.limit = within837Outer
      guard within837Fills, p == within837End || scan.cut != 0 else { break fail }
      scan.close(slot836)
      return p
    }
    return -1
  }

  private mutating func ruleCellText(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from841First = p
      loop840: while true {
        guard isIn(0, 32, p) else { scan.see(p); break loop840 }
        let from841 = p
        end844: do {
          let from846 = p
          done845: do {
            if isIn(0, 24, p) {
              or847: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or847 }
                p &+= 1
                if isIn(0, 35, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[4], p)
                  if p < 0 { break or847 }
                }
                break done845
              }
              p = from846
            }
            if isIn(0, 36, p) {
              or849: do {
                if isIn(0, 37, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[6], p)
                  if p < 0 { break or849 }
                }
                break done845
              }
              p = from846
            }
            if isIn(0, 4, p) {
              or851: do {
                let from853 = p
                let skip854End = scan.limit
                while p < skip854End, isIn(0, 4, p) { p &+= 1 }
                scan.see(p)
                guard p &- from853 >= 1 else { break or851 }
                let look855 = p
                scan.quiet &+= 1
                var look855Is = false
                out856: do {
                  if isIn(0, 38, p) {
                    p &+= 1
                  } else {
                    p = scan.take(Self.classes[7], p)
                    if p < 0 { break out856 }
                  }
                  look855Is = true
                }
                scan.quiet &-= 1
                guard look855Is else { break or851 }
                if p > 0 { scan.see(p &- 1) }
                p = look855
                break done845
              }
              p = from846
            }
            scan.see(p)
            break end844
          }
          guard p > from841 else { break loop840 }
          continue loop840
        }
        p = from841
        break loop840
      }
      guard p > from841First else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleCellMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf857 = p
      let skip859End = scan.limit
      while p < skip859End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      guard p < scan.limit, unsafe scan.bytes[p] == 124 else { scan.see(p); break fail }
      p &+= 1
      let skip861End = scan.limit
      while p < skip861End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(39, leaf857, p)
      return p
    }
    return -1
  }

  private mutating func ruleAlignLine(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from862 = p
      let skip863End = min(scan.limit, from862 &+ 3)
      while p < skip863End, isIn(0, 6, p) { p &+= 1 }
      if p &- from862 < 3 { scan.see(p) }
      if p &- from862 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      let look864 = p
      scan.quiet &+= 1
      var look864Is = false
      out865: do {
        p = ruleAlignMarks(p)
        if p < 0 { break out865 }
        look864Is = true
      }
      scan.quiet &-= 1
      guard look864Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look864
      let skip867End = scan.limit
      skip867: do {
        while p &+ 8 <= skip867End {
          let bytes = unsafe UInt64(
            littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
          let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) | ((bytes ^ 0x7c7c7c7c7c7c7c7c) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
          assert(scan.works())
          if found != 0 {
            p &+= found.trailingZeroBitCount &>> 3
            break skip867
          }
          p &+= 8
        }
        while p < skip867End, isIn(0, 32, p) { p &+= 1 }
      }
      scan.see(p)
      guard p < scan.limit, unsafe scan.bytes[p] == 124 else { scan.see(p); break fail }
      p &+= 1
      return p
    }
    return -1
  }

  private mutating func ruleAlignMarks(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let skip869End = scan.limit
      while p < skip869End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      let from871 = p
      done870: do {
        if isIn(0, 39, p) {
          or872: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 124 else { scan.see(p); break or872 }
            p &+= 1
            break done870
          }
          p = from871
        }
        scan.see(p)
        do {
          break done870
        }
      }
      p = ruleAlignMark(p)
      if p < 0 { break fail }
      loop876: while true {
        guard isIn(0, 34, p) else { scan.see(p); break loop876 }
        let from877 = p
        end880: do {
          let skip882End = scan.limit
          while p < skip882End, isIn(0, 4, p) { p &+= 1 }
          scan.see(p)
          guard p < scan.limit, unsafe scan.bytes[p] == 124 else { scan.see(p); break end880 }
          p &+= 1
          p = ruleAlignMark(p)
          if p < 0 { break end880 }
          guard p > from877 else { break loop876 }
          continue loop876
        }
        p = from877
        break loop876
      }
      let skip884End = scan.limit
      while p < skip884End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      let from886 = p
      done885: do {
        if isIn(0, 39, p) {
          or887: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 124 else { scan.see(p); break or887 }
            p &+= 1
            break done885
          }
          p = from886
        }
        scan.see(p)
        do {
          break done885
        }
      }
      p = ruleBlankRest(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleAlignMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let skip892End = scan.limit
      while p < skip892End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      let from894 = p
      done893: do {
        if isIn(0, 40, p) {
          or895: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break or895 }
            p &+= 1
            break done893
          }
          p = from894
        }
        scan.see(p)
        do {
          break done893
        }
      }
      let from899 = p
      let skip900End = scan.limit
      while p < skip900End, isIn(0, 10, p) { p &+= 1 }
      scan.see(p)
      guard p &- from899 >= 1 else { break fail }
      let from902 = p
      done901: do {
        if isIn(0, 40, p) {
          or903: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break or903 }
            p &+= 1
            break done901
          }
          p = from902
        }
        scan.see(p)
        do {
          break done901
        }
      }
      return p
    }
    return -1
  }

  private mutating func ruleAlignment(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot907 = scan.open(40)
      let leaf908 = p
      let from909 = p
      let skip910End = min(scan.limit, from909 &+ 3)
      while p < skip910End, isIn(0, 6, p) { p &+= 1 }
      if p &- from909 < 3 { scan.see(p) }
      if p &- from909 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      scan.leaf(14, leaf908, p)
      loop911: while true {
        guard isIn(0, 41, p) else { scan.see(p); break loop911 }
        let from912 = p
        end915: do {
          let from917 = p
          done916: do {
            assert(scan.works())
            if p < scan.limit {
              switch unsafe scan.bytes[p] {
              case 9, 32, 124:
                or918: do {
                  p = ruleCellMark(p)
                  if p < 0 { break or918 }
                  break done916
                }
                p = from917
              case 45, 58:
                or920: do {
                  let leaf922 = p
                  let from923 = p
                  let skip924End = scan.limit
                  while p < skip924End, isIn(0, 42, p) { p &+= 1 }
                  scan.see(p)
                  guard p &- from923 >= 1 else { break or920 }
                  scan.leaf(41, leaf922, p)
                  break done916
                }
                p = from917
              default: break
              }
            }
            scan.see(p)
            break end915
          }
          guard p > from912 else { break loop911 }
          continue loop911
        }
        p = from912
        break loop911
      }
      let leaf925 = p
      let skip927End = scan.limit
      while p < skip927End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(14, leaf925, p)
      let from929 = p
      done928: do {
        if isIn(0, 2, p) {
          or930: do {
            p = ruleNewline(p)
            if p < 0 { break or930 }
            break done928
          }
          p = from929
        }
        scan.see(p)
        do {
          break done928
        }
      }
      scan.close(slot907)
      return p
    }
    return -1
  }

  private mutating func ruleParagraph(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot934 = scan.open(42)
      let leaf935 = p
      let skip937End = scan.limit
      while p < skip937End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(14, leaf935, p)
      let text938 = p
      var text938Reach = scan.firstReach(p)
      let text938CutFrom = scan.cutFrom
      let text938Mark = scan.mark()
      longer939: while true {
        scan.isPartial = false
        scan.reach = text938Reach
        scan.quiet &+= 1
        var text938Is = false
        out940: do {
          p = ruleLines(p)
          if p < 0 { break out940 }
          text938Is = true
        }
        scan.quiet &-= 1
        scan.reach = .max
        guard text938Is else { break fail }
        if p > 0 { scan.see(p &- 1) }
        let text938IsPartial = scan.isPartial
        let text938Outer = scan.limit
        let text938Limit = p
        let text938Examined = scan.examined
        scan.limit = p
        scan.examined = 0
        scan.treeRule = scan.isCutting() ? 63 : -1
        p = text938
        var text938Fills = false
        out941: do {
          p = ruleSpans(p)
          if p < 0 { break out941 }
          text938Fills = true
        }
        scan.treeRule = -1
        scan.limit = text938Outer
        let text938SawLimit = scan.examined > text938Limit
        if text938Examined > scan.examined { scan.examined = text938Examined }
        guard text938Fills else { break fail }
        if !text938IsPartial || (scan.cut != 0 && !text938SawLimit) { break longer939 }
        scan.takeBack(to: text938Mark)
        scan.cut = 0
        scan.cutFrom = max(text938CutFrom, text938Reach)
        text938Reach = text938 &+ (text938Reach &- text938) &* 4
        p = text938
      }
      if scan.cut == 0 {
        let from943 = p
        done942: do {
          if isIn(0, 2, p) {
            or944: do {
              let from947 = p
              done946: do {
                assert(scan.works())
                if p < scan.limit {
                  switch unsafe scan.bytes[p] {
                  case 10, 13:
                    let mark949 = scan.mark()
                    or948: do {
                      p = ruleNewline(p)
                      if p < 0 { break or948 }
                      if scan.marginCount > 0 {
                      p = margin(p, all: true)
                      if p < 0 { break or948 }
                      }
                      let leaf950 = p
                      p = ruleUnderline(p)
                      if p < 0 { break or948 }
                      scan.leaf(43, leaf950, p)
                      guard scan.rename(slot934, 44) else { break or948 }
                      let from952 = p
                      done951: do {
                        if isIn(0, 2, p) {
                          or953: do {
                            p = ruleNewline(p)
                            if p < 0 { break or953 }
                            break done951
                          }
                          p = from952
                        }
                        scan.see(p)
                        do {
                          break done951
                        }
                      }
                      break done946
                    }
                    p = from947
                    scan.takeBack(to: mark949)
                    or957: do {
                      p = ruleNewline(p)
                      if p < 0 { break or957 }
                      break done946
                    }
                    p = from947
                  default: break
                  }
                }
                scan.see(p)
                break or944
              }
              break done942
            }
            p = from943
          }
          scan.see(p)
          do {
            break done942
          }
        }
      }
      scan.close(slot934)
      return p
    }
    return -1
  }

  private mutating func resumeParagraph(_ start: Int, _ row: Scan.Row) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let text961 = p
      var text961Reach = scan.firstReach(p)
      let text961CutFrom = scan.cutFrom
      let text961Mark = scan.mark()
      longer962: while true {
        scan.isPartial = false
        scan.reach = text961Reach
        scan.quiet &+= 1
        var text961Is = false
        out963: do {
          p = ruleLines(p)
          if p < 0 { break out963 }
          text961Is = true
        }
        scan.quiet &-= 1
        scan.reach = .max
        guard text961Is else { break fail }
        if p > 0 { scan.see(p &- 1) }
        let text961IsPartial = scan.isPartial
        let text961Outer = scan.limit
        let text961Limit = p
        let text961Examined = scan.examined
        scan.limit = p
        scan.examined = 0
        scan.treeRule = scan.isCutting() ? 63 : -1
        p = text961
        var text961Fills = false
        out964: do {
          p = ruleSpans(p)
          if p < 0 { break out964 }
          text961Fills = true
        }
        scan.treeRule = -1
        scan.limit = text961Outer
        let text961SawLimit = scan.examined > text961Limit
        if text961Examined > scan.examined { scan.examined = text961Examined }
        guard text961Fills else { break fail }
        if !text961IsPartial || (scan.cut != 0 && !text961SawLimit) { break longer962 }
        scan.takeBack(to: text961Mark)
        scan.cut = 0
        scan.cutFrom = max(text961CutFrom, text961Reach)
        text961Reach = text961 &+ (text961Reach &- text961) &* 4
        p = text961
      }
      if scan.cut == 0 {
        let from966 = p
        done965: do {
          if isIn(0, 2, p) {
            or967: do {
              let from970 = p
              done969: do {
                assert(scan.works())
                if p < scan.limit {
                  switch unsafe scan.bytes[p] {
                  case 10, 13:
                    let mark972 = scan.mark()
                    or971: do {
                      p = ruleNewline(p)
                      if p < 0 { break or971 }
                      if scan.marginCount > 0 {
                      p = margin(p, all: true)
                      if p < 0 { break or971 }
                      }
                      let leaf973 = p
                      p = ruleUnderline(p)
                      if p < 0 { break or971 }
                      scan.leaf(43, leaf973, p)
                      guard scan.rename(Scan.earlierBranch, 44) else { break or971 }
                      let from975 = p
                      done974: do {
                        if isIn(0, 2, p) {
                          or976: do {
                            p = ruleNewline(p)
                            if p < 0 { break or976 }
                            break done974
                          }
                          p = from975
                        }
                        scan.see(p)
                        do {
                          break done974
                        }
                      }
                      break done969
                    }
                    p = from970
                    scan.takeBack(to: mark972)
                    or980: do {
                      p = ruleNewline(p)
                      if p < 0 { break or980 }
                      break done969
                    }
                    p = from970
                  default: break
                  }
                }
                scan.see(p)
                break or967
              }
              break done965
            }
            p = from966
          }
          scan.see(p)
          do {
            break done965
          }
        }
      }
      return p
    }
    return -1
  }

  private mutating func ruleUnderline(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from984 = p
      let skip985End = min(scan.limit, from984 &+ 3)
      while p < skip985End, isIn(0, 6, p) { p &+= 1 }
      if p &- from984 < 3 { scan.see(p) }
      if p &- from984 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      let from987 = p
      done986: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 45:
            or988: do {
              let from990 = p
              let skip991End = scan.limit
              while p < skip991End, isIn(0, 10, p) { p &+= 1 }
              scan.see(p)
              guard p &- from990 >= 1 else { break or988 }
              break done986
            }
            p = from987
          case 61:
            or992: do {
              let from994 = p
              let skip995End = scan.limit
              while p < skip995End, isIn(0, 43, p) { p &+= 1 }
              scan.see(p)
              guard p &- from994 >= 1 else { break or992 }
              break done986
            }
            p = from987
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      let skip997End = scan.limit
      while p < skip997End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      let look998 = p
      scan.quiet &+= 1
      var look998Is = false
      out999: do {
        p = ruleEOL(p)
        if p < 0 { break out999 }
        look998Is = true
      }
      scan.quiet &-= 1
      guard look998Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look998
      return p
    }
    return -1
  }

  private mutating func ruleLines(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1000 = p
      let skip1001End = min(scan.limit, scan.reach)
      if p >= scan.lineStart, p < scan.lineEnd { p = max(p, min(scan.lineEnd, skip1001End)) }
      else { scan.lineStart = p }
      skip1001: do {
        while p &+ 8 <= skip1001End {
          let bytes = unsafe UInt64(
            littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
          let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
          assert(scan.works())
          if found != 0 {
            p &+= found.trailingZeroBitCount &>> 3
            break skip1001
          }
          p &+= 8
        }
        while p < skip1001End, isIn(0, 1, p) { p &+= 1 }
      }
      scan.lineEnd = p
      if p < scan.reach || !scan.stopsExtent(p) { scan.see(p) }
      guard p &- from1000 >= 1 else { break fail }
      loop1002: while true {
        if p >= scan.reach, scan.stopsExtent(p) { break loop1002 }
        guard isIn(0, 2, p) else { scan.see(p); break loop1002 }
        let from1003 = p
        let mark1005 = scan.mark()
        end1006: do {
          p = ruleNL(p)
          if p < 0 { break end1006 }
          p = ruleContinues(p)
          if p < 0 { break end1006 }
          let from1007 = p
          let skip1008End = min(scan.limit, scan.reach)
          if p >= scan.lineStart, p < scan.lineEnd { p = max(p, min(scan.lineEnd, skip1008End)) }
          else { scan.lineStart = p }
          skip1008: do {
            while p &+ 8 <= skip1008End {
              let bytes = unsafe UInt64(
                littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
              let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
              assert(scan.works())
              if found != 0 {
                p &+= found.trailingZeroBitCount &>> 3
                break skip1008
              }
              p &+= 8
            }
            while p < skip1008End, isIn(0, 1, p) { p &+= 1 }
          }
          scan.lineEnd = p
          if p < scan.reach || !scan.stopsExtent(p) { scan.see(p) }
          guard p &- from1007 >= 1 else { break end1006 }
          guard p > from1003 else { break loop1002 }
          continue loop1002
        }
        p = from1003
        scan.takeBack(to: mark1005)
        break loop1002
      }
      return p
    }
    return -1
  }

  private mutating func ruleContinues(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1010 = p
      done1009: do {
        let mark1012 = scan.mark()
        or1011: do {
          if scan.marginCount > 0 {
          p = margin(p, all: true)
          if p < 0 { break or1011 }
          }
          scan.see(p)
          if isIn(0, 30, p) {
            let look1013 = p
            scan.quiet &+= 1
            var look1013Is = false
            out1014: do {
              p = ruleInterrupts(p)
              if p < 0 { break out1014 }
              look1013Is = true
            }
            scan.quiet &-= 1
            if look1013Is {
              if p > 0 { scan.see(p &- 1) }
              break or1011
            }
            p = look1013
          }
          scan.see(p)
          if p >= scan.limit || isIn(0, 0, p) {
            let look1015 = p
            scan.quiet &+= 1
            var look1015Is = false
            out1016: do {
              p = ruleBlankRest(p)
              if p < 0 { break out1016 }
              look1015Is = true
            }
            scan.quiet &-= 1
            if look1015Is {
              if p > 0 { scan.see(p &- 1) }
              break or1011
            }
            p = look1015
          }
          let skip1018End = scan.limit
          while p < skip1018End, isIn(0, 4, p) { p &+= 1 }
          scan.see(p)
          break done1009
        }
        p = from1010
        scan.takeBack(to: mark1012)
        scan.see(p)
        let mark1020 = scan.mark()
        or1019: do {
          let look1021 = p
          scan.quiet &+= 1
          var look1021Is = false
          out1022: do {
            if scan.marginCount > 0 {
            p = margin(p, all: true)
            if p < 0 { break out1022 }
            }
            look1021Is = true
          }
          scan.quiet &-= 1
          if look1021Is {
            if p > 0 { scan.see(p &- 1) }
            break or1019
          }
          p = look1021
          if scan.marginCount > 0 { p = margin(p, all: false) }
          scan.see(p)
          if isIn(0, 33, p) {
            let look1023 = p
            scan.quiet &+= 1
            var look1023Is = false
            out1024: do {
              p = ruleStarts(p)
              if p < 0 { break out1024 }
              look1023Is = true
            }
            scan.quiet &-= 1
            if look1023Is {
              if p > 0 { scan.see(p &- 1) }
              break or1019
            }
            p = look1023
          }
          scan.see(p)
          if p >= scan.limit || isIn(0, 0, p) {
            let look1025 = p
            scan.quiet &+= 1
            var look1025Is = false
            out1026: do {
              p = ruleBlankRest(p)
              if p < 0 { break out1026 }
              look1025Is = true
            }
            scan.quiet &-= 1
            if look1025Is {
              if p > 0 { scan.see(p &- 1) }
              break or1019
            }
            p = look1025
          }
          let skip1028End = scan.limit
          while p < skip1028End, isIn(0, 4, p) { p &+= 1 }
          scan.see(p)
          break done1009
        }
        p = from1010
        scan.takeBack(to: mark1020)
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
    assert(scan.works())
    var p = start
    fail: do {
      let from1029 = p
      let skip1030End = min(scan.limit, from1029 &+ 3)
      while p < skip1030End, isIn(0, 6, p) { p &+= 1 }
      if p &- from1029 < 3 { scan.see(p) }
      if p &- from1029 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      let from1032 = p
      done1031: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 32:
            or1033: do {
              p = ruleUnderline(p)
              if p < 0 { break or1033 }
              break done1031
            }
            p = from1032
            or1035: do {
              p = ruleRuleLine(p)
              if p < 0 { break or1035 }
              break done1031
            }
            p = from1032
            let mark1038 = scan.mark()
            or1037: do {
              p = ruleQuestion(p)
              if p < 0 { break or1037 }
              break done1031
            }
            p = from1032
            scan.takeBack(to: mark1038)
          case 35, 62, 91, 96, 126:
            or1039: do {
              p = ruleOpens(p)
              if p < 0 { break or1039 }
              break done1031
            }
            p = from1032
          case 42:
            or1041: do {
              p = ruleRuleLine(p)
              if p < 0 { break or1041 }
              break done1031
            }
            p = from1032
            or1043: do {
              guard isIn(0, 15, p) else { scan.see(p); break or1043 }
              p &+= 1
              guard isIn(0, 4, p) else { scan.see(p); break or1043 }
              p &+= 1
              scan.see(p)
              if p >= scan.limit || isIn(0, 0, p) {
                let look1045 = p
                scan.quiet &+= 1
                var look1045Is = false
                out1046: do {
                  p = ruleBlankRest(p)
                  if p < 0 { break out1046 }
                  look1045Is = true
                }
                scan.quiet &-= 1
                if look1045Is {
                  if p > 0 { scan.see(p &- 1) }
                  break or1043
                }
                p = look1045
              }
              break done1031
            }
            p = from1032
          case 43:
            or1047: do {
              guard isIn(0, 15, p) else { scan.see(p); break or1047 }
              p &+= 1
              guard isIn(0, 4, p) else { scan.see(p); break or1047 }
              p &+= 1
              scan.see(p)
              if p >= scan.limit || isIn(0, 0, p) {
                let look1049 = p
                scan.quiet &+= 1
                var look1049Is = false
                out1050: do {
                  p = ruleBlankRest(p)
                  if p < 0 { break out1050 }
                  look1049Is = true
                }
                scan.quiet &-= 1
                if look1049Is {
                  if p > 0 { scan.see(p &- 1) }
                  break or1047
                }
                p = look1049
              }
              break done1031
            }
            p = from1032
          case 45:
            or1051: do {
              p = ruleUnderline(p)
              if p < 0 { break or1051 }
              break done1031
            }
            p = from1032
            or1053: do {
              p = ruleRuleLine(p)
              if p < 0 { break or1053 }
              break done1031
            }
            p = from1032
            or1055: do {
              guard isIn(0, 15, p) else { scan.see(p); break or1055 }
              p &+= 1
              guard isIn(0, 4, p) else { scan.see(p); break or1055 }
              p &+= 1
              scan.see(p)
              if p >= scan.limit || isIn(0, 0, p) {
                let look1057 = p
                scan.quiet &+= 1
                var look1057Is = false
                out1058: do {
                  p = ruleBlankRest(p)
                  if p < 0 { break out1058 }
                  look1057Is = true
                }
                scan.quiet &-= 1
                if look1057Is {
                  if p > 0 { scan.see(p &- 1) }
                  break or1055
                }
                p = look1057
              }
              break done1031
            }
            p = from1032
          case 49:
            or1059: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 49 else { scan.see(p); break or1059 }
              p &+= 1
              guard isIn(0, 18, p) else { scan.see(p); break or1059 }
              p &+= 1
              guard isIn(0, 4, p) else { scan.see(p); break or1059 }
              p &+= 1
              scan.see(p)
              if p >= scan.limit || isIn(0, 0, p) {
                let look1061 = p
                scan.quiet &+= 1
                var look1061Is = false
                out1062: do {
                  p = ruleBlankRest(p)
                  if p < 0 { break out1062 }
                  look1061Is = true
                }
                scan.quiet &-= 1
                if look1061Is {
                  if p > 0 { scan.see(p &- 1) }
                  break or1059
                }
                p = look1061
              }
              break done1031
            }
            p = from1032
          case 61:
            or1063: do {
              p = ruleUnderline(p)
              if p < 0 { break or1063 }
              break done1031
            }
            p = from1032
          case 81:
            let mark1066 = scan.mark()
            or1065: do {
              p = ruleQuestion(p)
              if p < 0 { break or1065 }
              break done1031
            }
            p = from1032
            scan.takeBack(to: mark1066)
          case 95:
            or1067: do {
              p = ruleRuleLine(p)
              if p < 0 { break or1067 }
              break done1031
            }
            p = from1032
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleStarts(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1069 = p
      let skip1070End = min(scan.limit, from1069 &+ 3)
      while p < skip1070End, isIn(0, 6, p) { p &+= 1 }
      if p &- from1069 < 3 { scan.see(p) }
      if p &- from1069 == 3 {
        scan.see(p)
        if isIn(0, 6, p) { break fail }
      }
      let from1072 = p
      done1071: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 32, 95:
            or1073: do {
              p = ruleRuleLine(p)
              if p < 0 { break or1073 }
              break done1071
            }
            p = from1072
          case 35, 62, 91, 96, 126:
            or1075: do {
              p = ruleOpens(p)
              if p < 0 { break or1075 }
              break done1071
            }
            p = from1072
          case 42, 45:
            or1077: do {
              p = ruleRuleLine(p)
              if p < 0 { break or1077 }
              break done1071
            }
            p = from1072
            or1079: do {
              guard isIn(0, 15, p) else { scan.see(p); break or1079 }
              p &+= 1
              let from1082 = p
              done1081: do {
                or1083: do {
                  let look1085 = p
                  scan.quiet &+= 1
                  var look1085Is = false
                  out1086: do {
                    p = ruleEOL(p)
                    if p < 0 { break out1086 }
                    look1085Is = true
                  }
                  scan.quiet &-= 1
                  guard look1085Is else { break or1083 }
                  if p > 0 { scan.see(p &- 1) }
                  p = look1085
                  break done1081
                }
                p = from1082
                if isIn(0, 4, p) {
                  or1087: do {
                    guard isIn(0, 4, p) else { scan.see(p); break or1087 }
                    p &+= 1
                    break done1081
                  }
                  p = from1082
                }
                scan.see(p)
                break or1079
              }
              break done1071
            }
            p = from1072
          case 43:
            or1089: do {
              guard isIn(0, 15, p) else { scan.see(p); break or1089 }
              p &+= 1
              let from1092 = p
              done1091: do {
                or1093: do {
                  let look1095 = p
                  scan.quiet &+= 1
                  var look1095Is = false
                  out1096: do {
                    p = ruleEOL(p)
                    if p < 0 { break out1096 }
                    look1095Is = true
                  }
                  scan.quiet &-= 1
                  guard look1095Is else { break or1093 }
                  if p > 0 { scan.see(p &- 1) }
                  p = look1095
                  break done1091
                }
                p = from1092
                if isIn(0, 4, p) {
                  or1097: do {
                    guard isIn(0, 4, p) else { scan.see(p); break or1097 }
                    p &+= 1
                    break done1091
                  }
                  p = from1092
                }
                scan.see(p)
                break or1089
              }
              break done1071
            }
            p = from1072
          case 48, 49, 50, 51, 52, 53, 54, 55, 56, 57:
            or1099: do {
              let from1101 = p
              let skip1102End = min(scan.limit, from1101 &+ 9)
              while p < skip1102End, isIn(0, 17, p) { p &+= 1 }
              if p &- from1101 < 9 { scan.see(p) }
              guard p &- from1101 >= 1 else { break or1099 }
              if p &- from1101 == 9 {
                scan.see(p)
                if isIn(0, 17, p) { break or1099 }
              }
              guard isIn(0, 18, p) else { scan.see(p); break or1099 }
              p &+= 1
              let from1104 = p
              done1103: do {
                or1105: do {
                  let look1107 = p
                  scan.quiet &+= 1
                  var look1107Is = false
                  out1108: do {
                    p = ruleEOL(p)
                    if p < 0 { break out1108 }
                    look1107Is = true
                  }
                  scan.quiet &-= 1
                  guard look1107Is else { break or1105 }
                  if p > 0 { scan.see(p &- 1) }
                  p = look1107
                  break done1103
                }
                p = from1104
                if isIn(0, 4, p) {
                  or1109: do {
                    guard isIn(0, 4, p) else { scan.see(p); break or1109 }
                    p &+= 1
                    break done1103
                  }
                  p = from1104
                }
                scan.see(p)
                break or1099
              }
              break done1071
            }
            p = from1072
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleOpens(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1112 = p
      done1111: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 35:
            or1113: do {
              let from1115 = p
              let skip1116End = min(scan.limit, from1115 &+ 6)
              while p < skip1116End, isIn(0, 7, p) { p &+= 1 }
              if p &- from1115 < 6 { scan.see(p) }
              guard p &- from1115 >= 1 else { break or1113 }
              if p &- from1115 == 6 {
                scan.see(p)
                if isIn(0, 7, p) { break or1113 }
              }
              let from1118 = p
              done1117: do {
                if isIn(0, 4, p) {
                  or1119: do {
                    guard isIn(0, 4, p) else { scan.see(p); break or1119 }
                    p &+= 1
                    break done1117
                  }
                  p = from1118
                }
                scan.see(p)
                or1121: do {
                  p = ruleEOL(p)
                  if p < 0 { break or1121 }
                  break done1117
                }
                p = from1118
                break or1113
              }
              break done1111
            }
            p = from1112
          case 62:
            or1123: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 62 else { scan.see(p); break or1123 }
              p &+= 1
              break done1111
            }
            p = from1112
          case 91:
            or1125: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break or1125 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 94 else { scan.see(p &+ 1); break or1125 }
              p &+= 2
              p = ruleFootnoteName(p)
              if p < 0 { break or1125 }
              guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break or1125 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { scan.see(p &+ 1); break or1125 }
              p &+= 2
              break done1111
            }
            p = from1112
          case 96:
            or1127: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break or1127 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 96 else { scan.see(p &+ 1); break or1127 }
              guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 96 else { scan.see(p &+ 2); break or1127 }
              p &+= 3
              let skip1130End = scan.limit
              while p < skip1130End, isIn(0, 12, p) { p &+= 1 }
              scan.see(p)
              let from1131 = p
              let skip1132End = min(scan.limit, from1131 &+ 4000)
              skip1132: do {
                while p &+ 8 <= skip1132End {
                  let bytes = unsafe UInt64(
                    littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
                  let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) | ((bytes ^ 0x6060606060606060) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
                  assert(scan.works())
                  if found != 0 {
                    p &+= found.trailingZeroBitCount &>> 3
                    break skip1132
                  }
                  p &+= 8
                }
                while p < skip1132End, isIn(0, 13, p) { p &+= 1 }
              }
              if p &- from1131 >= 4000 {
                p = scan.takeRow(of: Self.classes[0], most: 4000, from1131)
                if p < 0 { break or1127 }
              } else {
                scan.see(p)
              }
              p = ruleEOL(p)
              if p < 0 { break or1127 }
              break done1111
            }
            p = from1112
          case 126:
            or1133: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 126 else { scan.see(p); break or1133 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 126 else { scan.see(p &+ 1); break or1133 }
              guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 126 else { scan.see(p &+ 2); break or1133 }
              p &+= 3
              break done1111
            }
            p = from1112
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleSpans(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      let pairs1135Tree = scan.treeRule
      scan.treeRule = -1
      let pairs1135Outer = scan.beginPairs(p, text: 45, mark: 24, canCut: pairs1135Tree >= 0)
      pairs1135: while true {
        if pairs1135Tree >= 0, p >= scan.cutFrom || p == scan.seam,
          scan.isPairCut(p, rule: pairs1135Tree)
        { break pairs1135 }
        let pairs1135From = p
        var pairs1135Is = false
        out1136: do {
          p = ruleSpan(p)
          if p < 0 { break out1136 }
          pairs1135Is = true
        }
        guard pairs1135Is, p > pairs1135From else {
          p = pairs1135From
          break pairs1135
        }
      }
      scan.endPairs(pairs1135Outer)
    return p
  }

  private mutating func ruleSpan(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1138 = p
      done1137: do {
        if isIn(0, 44, p) {
          or1139: do {
            p = ruleText(p)
            if p < 0 { break or1139 }
            break done1137
          }
          p = from1138
        }
        if isIn(0, 45, p) {
          let mark1142 = scan.mark()
          or1141: do {
            p = ruleCloze(p)
            if p < 0 { break or1141 }
            break done1137
          }
          p = from1138
          scan.takeBack(to: mark1142)
        }
        if isIn(0, 3, p) {
          or1143: do {
            p = ruleMark(p)
            if p < 0 { break or1143 }
            break done1137
          }
          p = from1138
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func rulePhrase(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      let pairs1145Tree = scan.treeRule
      scan.treeRule = -1
      let pairs1145Outer = scan.beginPairs(p, text: 45, mark: 24, canCut: pairs1145Tree >= 0)
      pairs1145: while true {
        if pairs1145Tree >= 0, p >= scan.cutFrom || p == scan.seam,
          scan.isPairCut(p, rule: pairs1145Tree)
        { break pairs1145 }
        let pairs1145From = p
        var pairs1145Is = false
        out1146: do {
          let from1148 = p
          done1147: do {
            if isIn(0, 44, p) {
              or1149: do {
                p = ruleText(p)
                if p < 0 { break or1149 }
                break done1147
              }
              p = from1148
            }
            if isIn(0, 3, p) {
              or1151: do {
                p = ruleMark(p)
                if p < 0 { break or1151 }
                break done1147
              }
              p = from1148
            }
            scan.see(p)
            break out1146
          }
          pairs1145Is = true
        }
        guard pairs1145Is, p > pairs1145From else {
          p = pairs1145From
          break pairs1145
        }
      }
      scan.endPairs(pairs1145Outer)
    return p
  }

  private mutating func ruleText(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf1153 = p
      let words1154 = p
      let skip1155End = scan.limit
      skip1155: do {
        let skip1155Set = unsafe sets + 0
        let skip1155Text = unsafe scan.bytes
        while p &+ 8 <= skip1155End {
          assert(scan.works())
          if unsafe skip1155Set[Int(skip1155Text[p &+ 0])] & (1 &<< 44) == 0 { p &+= 0; break skip1155 }
          if unsafe skip1155Set[Int(skip1155Text[p &+ 1])] & (1 &<< 44) == 0 { p &+= 1; break skip1155 }
          if unsafe skip1155Set[Int(skip1155Text[p &+ 2])] & (1 &<< 44) == 0 { p &+= 2; break skip1155 }
          if unsafe skip1155Set[Int(skip1155Text[p &+ 3])] & (1 &<< 44) == 0 { p &+= 3; break skip1155 }
          if unsafe skip1155Set[Int(skip1155Text[p &+ 4])] & (1 &<< 44) == 0 { p &+= 4; break skip1155 }
          if unsafe skip1155Set[Int(skip1155Text[p &+ 5])] & (1 &<< 44) == 0 { p &+= 5; break skip1155 }
          if unsafe skip1155Set[Int(skip1155Text[p &+ 6])] & (1 &<< 44) == 0 { p &+= 6; break skip1155 }
          if unsafe skip1155Set[Int(skip1155Text[p &+ 7])] & (1 &<< 44) == 0 { p &+= 7; break skip1155 }
          p &+= 8
        }
        while p < skip1155End, isIn(0, 44, p) { p &+= 1 }
      }
      if p < scan.limit, unsafe scan.bytes[p] == 58 {
        p = scan.giveBack(words1154, p, before: 3092282)
      }
      guard p > words1154 else { scan.see(p); break fail }
      if p < scan.limit, p <= scan.cutFrom, p <= scan.seam || words1154 >= scan.seam,
        unsafe !Scan.isNewline(scan.bytes[p])
      {
        scan.see(p)
      } else {
        p = scan.words(words1154, p)
        if p < 0 { break fail }
      }
      scan.leaf(45, leaf1153, p)
      return p
    }
    return -1
  }

  private mutating func ruleMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1157 = p
      done1156: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 9, 10, 13, 32:
            or1158: do {
              p = ruleBreak(p)
              if p < 0 { break or1158 }
              break done1156
            }
            p = from1157
          case 33:
            or1160: do {
              p = scan.takeOpening(0, p)
              if p < 0 { break or1160 }
              break done1156
            }
            p = from1157
          case 35:
            or1162: do {
              p = ruleTag(p)
              if p < 0 { break or1162 }
              break done1156
            }
            p = from1157
          case 38:
            or1164: do {
              p = ruleEntity(p)
              if p < 0 { break or1164 }
              break done1156
            }
            p = from1157
          case 42:
            or1166: do {
              p = scan.takeRun(0, p)
              if p < 0 { break or1166 }
              break done1156
            }
            p = from1157
          case 60:
            let mark1169 = scan.mark()
            or1168: do {
              p = ruleAutolink(p)
              if p < 0 { break or1168 }
              break done1156
            }
            p = from1157
            scan.takeBack(to: mark1169)
          case 91:
            let mark1171 = scan.mark()
            or1170: do {
              p = ruleNoteLink(p)
              if p < 0 { break or1170 }
              break done1156
            }
            p = from1157
            scan.takeBack(to: mark1171)
            let mark1173 = scan.mark()
            or1172: do {
              p = ruleNoteMark(p)
              if p < 0 { break or1172 }
              break done1156
            }
            p = from1157
            scan.takeBack(to: mark1173)
            or1174: do {
              p = scan.takeOpening(1, p)
              if p < 0 { break or1174 }
              break done1156
            }
            p = from1157
          case 92:
            or1176: do {
              p = ruleBreak(p)
              if p < 0 { break or1176 }
              break done1156
            }
            p = from1157
            or1178: do {
              p = ruleEscape(p)
              if p < 0 { break or1178 }
              break done1156
            }
            p = from1157
          case 93:
            or1180: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break or1180 }
              let close1182 = p
              p &+= 1
              if scan.opening() {
                let close1182Outset = scan.mark()
                scan.joint = -1
                let close1182Place = scan.count
                scan.leaf(scan.pairing.region.text, close1182, p)
                scan.joint = -1
                let close1182Mark = scan.mark()
                close1182Tail: do {
                  var close1182Is0 = false
                  out1183: do {
                    p = ruleTarget(p)
                    if p < 0 { break out1183 }
                    close1182Is0 = true
                  }
                  if close1182Is0 {
                    scan.pairBrackets(
                      close1182, tape: close1182Place, followsLeaf: close1182Outset.joint >= 0,
                      isReference: false)
                    break close1182Tail
                  }
                  scan.takeBack(to: close1182Mark)
                  p = close1182 &+ 1
                  var close1182Is1 = false
                  out1184: do {
                    p = ruleLabel(p)
                    if p < 0 { break out1184 }
                    close1182Is1 = true
                  }
                  if close1182Is1 {
                    scan.pairBrackets(
                      close1182, tape: close1182Place, followsLeaf: close1182Outset.joint >= 0,
                      isReference: true)
                    break close1182Tail
                  }
                  scan.takeBack(to: close1182Mark)
                  p = close1182 &+ 1
                  if scan.isLabel(close1182) {
                    scan.pairBrackets(
                      close1182, tape: close1182Place, followsLeaf: close1182Outset.joint >= 0,
                      isReference: true)
                  } else {
                    scan.dropOpening()
                    scan.takeBack(to: close1182Outset)
                    scan.leaf(scan.pairing.region.text, close1182, p)
                  }
                }
              } else {
                scan.leaf(scan.pairing.region.text, close1182, p)
              }
              break done1156
            }
            p = from1157
          case 95:
            or1185: do {
              p = scan.takeRun(1, p)
              if p < 0 { break or1185 }
              break done1156
            }
            p = from1157
          case 96:
            let mark1188 = scan.mark()
            or1187: do {
              p = ruleCode(p)
              if p < 0 { break or1187 }
              break done1156
            }
            p = from1157
            scan.takeBack(to: mark1188)
            or1189: do {
              let leaf1191 = p
              let from1192 = p
              let skip1193End = scan.limit
              while p < skip1193End, isIn(0, 12, p) { p &+= 1 }
              scan.see(p)
              guard p &- from1192 >= 1 else { break or1189 }
              scan.leaf(45, leaf1191, p)
              break done1156
            }
            p = from1157
          case 104:
            or1194: do {
              p = ruleBareLink(p)
              if p < 0 { break or1194 }
              break done1156
            }
            p = from1157
          case 126:
            or1196: do {
              p = scan.takeRun(2, p)
              if p < 0 { break or1196 }
              break done1156
            }
            p = from1157
          default: break
          }
        }
        if isIn(0, 3, p) {
          or1198: do {
            let leaf1200 = p
            if isIn(0, 25, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[2], p)
              if p < 0 { break or1198 }
            }
            scan.leaf(45, leaf1200, p)
            break done1156
          }
          p = from1157
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleBreak(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1202 = p
      done1201: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 9:
            let mark1204 = scan.mark()
            or1203: do {
              let leaf1205 = p
              let skip1207End = scan.limit
              while p < skip1207End, isIn(0, 4, p) { p &+= 1 }
              scan.see(p)
              p = ruleNL(p)
              if p < 0 { break or1203 }
              scan.leaf(54, leaf1205, p)
              p = ruleMargin(p)
              if p < 0 { break or1203 }
              break done1201
            }
            p = from1202
            scan.takeBack(to: mark1204)
            or1208: do {
              let leaf1210 = p
              let from1211 = p
              let skip1212End = scan.limit
              while p < skip1212End, isIn(0, 4, p) { p &+= 1 }
              scan.see(p)
              guard p &- from1211 >= 1 else { break or1208 }
              scan.see(p)
              if isIn(0, 3, p) { break or1208 }
              scan.leaf(14, leaf1210, p)
              break done1201
            }
            p = from1202
          case 10, 13:
            let mark1214 = scan.mark()
            or1213: do {
              let leaf1215 = p
              let skip1217End = scan.limit
              while p < skip1217End, isIn(0, 4, p) { p &+= 1 }
              scan.see(p)
              p = ruleNL(p)
              if p < 0 { break or1213 }
              scan.leaf(54, leaf1215, p)
              p = ruleMargin(p)
              if p < 0 { break or1213 }
              break done1201
            }
            p = from1202
            scan.takeBack(to: mark1214)
          case 32:
            let mark1219 = scan.mark()
            or1218: do {
              let leaf1220 = p
              let from1222 = p
              done1221: do {
                assert(scan.works())
                if p < scan.limit {
                  switch unsafe scan.bytes[p] {
                  case 32:
                    or1223: do {
                      let from1225 = p
                      let skip1226End = scan.limit
                      while p < skip1226End, isIn(0, 6, p) { p &+= 1 }
                      scan.see(p)
                      guard p &- from1225 >= 2 else { break or1223 }
                      p = ruleNL(p)
                      if p < 0 { break or1223 }
                      break done1221
                    }
                    p = from1222
                  case 92:
                    or1227: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1227 }
                      p &+= 1
                      p = ruleNL(p)
                      if p < 0 { break or1227 }
                      break done1221
                    }
                    p = from1222
                  default: break
                  }
                }
                scan.see(p)
                break or1218
              }
              scan.leaf(53, leaf1220, p)
              p = ruleMargin(p)
              if p < 0 { break or1218 }
              break done1201
            }
            p = from1202
            scan.takeBack(to: mark1219)
            let mark1230 = scan.mark()
            or1229: do {
              let leaf1231 = p
              let skip1233End = scan.limit
              while p < skip1233End, isIn(0, 4, p) { p &+= 1 }
              scan.see(p)
              p = ruleNL(p)
              if p < 0 { break or1229 }
              scan.leaf(54, leaf1231, p)
              p = ruleMargin(p)
              if p < 0 { break or1229 }
              break done1201
            }
            p = from1202
            scan.takeBack(to: mark1230)
            or1234: do {
              let leaf1236 = p
              let from1237 = p
              let skip1238End = scan.limit
              while p < skip1238End, isIn(0, 4, p) { p &+= 1 }
              scan.see(p)
              guard p &- from1237 >= 1 else { break or1234 }
              scan.see(p)
              if isIn(0, 3, p) { break or1234 }
              scan.leaf(14, leaf1236, p)
              break done1201
            }
            p = from1202
          case 92:
            let mark1240 = scan.mark()
            or1239: do {
              let leaf1241 = p
              let from1243 = p
              done1242: do {
                assert(scan.works())
                if p < scan.limit {
                  switch unsafe scan.bytes[p] {
                  case 32:
                    or1244: do {
                      let from1246 = p
                      let skip1247End = scan.limit
                      while p < skip1247End, isIn(0, 6, p) { p &+= 1 }
                      scan.see(p)
                      guard p &- from1246 >= 2 else { break or1244 }
                      p = ruleNL(p)
                      if p < 0 { break or1244 }
                      break done1242
                    }
                    p = from1243
                  case 92:
                    or1248: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1248 }
                      p &+= 1
                      p = ruleNL(p)
                      if p < 0 { break or1248 }
                      break done1242
                    }
                    p = from1243
                  default: break
                  }
                }
                scan.see(p)
                break or1239
              }
              scan.leaf(53, leaf1241, p)
              p = ruleMargin(p)
              if p < 0 { break or1239 }
              break done1201
            }
            p = from1202
            scan.takeBack(to: mark1240)
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleMargin(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      if scan.marginCount > 0 { p = margin(p, all: false) }
      let leaf1250 = p
      let skip1252End = scan.limit
      while p < skip1252End, isIn(0, 4, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(14, leaf1250, p)
    return p
  }

  private mutating func ruleEscape(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf1253 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break fail }
      p &+= 1
      guard isIn(0, 46, p) else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(55, leaf1253, p)
      return p
    }
    return -1
  }

  private mutating func ruleEntity(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf1254 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 38 else { scan.see(p); break fail }
      p &+= 1
      let from1256 = p
      done1255: do {
        if isIn(0, 47, p) {
          or1257: do {
            guard isIn(0, 47, p) else { scan.see(p); break or1257 }
            p &+= 1
            let from1259 = p
            let skip1260End = min(scan.limit, from1259 &+ 31)
            skip1260: do {
              let skip1260Set = unsafe sets + 0
              let skip1260Text = unsafe scan.bytes
              while p &+ 8 <= skip1260End {
                assert(scan.works())
                if unsafe skip1260Set[Int(skip1260Text[p &+ 0])] & (1 &<< 48) == 0 { p &+= 0; break skip1260 }
                if unsafe skip1260Set[Int(skip1260Text[p &+ 1])] & (1 &<< 48) == 0 { p &+= 1; break skip1260 }
                if unsafe skip1260Set[Int(skip1260Text[p &+ 2])] & (1 &<< 48) == 0 { p &+= 2; break skip1260 }
                if unsafe skip1260Set[Int(skip1260Text[p &+ 3])] & (1 &<< 48) == 0 { p &+= 3; break skip1260 }
                if unsafe skip1260Set[Int(skip1260Text[p &+ 4])] & (1 &<< 48) == 0 { p &+= 4; break skip1260 }
                if unsafe skip1260Set[Int(skip1260Text[p &+ 5])] & (1 &<< 48) == 0 { p &+= 5; break skip1260 }
                if unsafe skip1260Set[Int(skip1260Text[p &+ 6])] & (1 &<< 48) == 0 { p &+= 6; break skip1260 }
                if unsafe skip1260Set[Int(skip1260Text[p &+ 7])] & (1 &<< 48) == 0 { p &+= 7; break skip1260 }
                p &+= 8
              }
              while p < skip1260End, isIn(0, 48, p) { p &+= 1 }
            }
            if p &- from1259 < 31 { scan.see(p) }
            if p &- from1259 == 31 {
              scan.see(p)
              if isIn(0, 48, p) { break or1257 }
            }
            break done1255
          }
          p = from1256
        }
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 35:
            or1261: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break or1261 }
              p &+= 1
              let from1263 = p
              let skip1264End = min(scan.limit, from1263 &+ 7)
              while p < skip1264End, isIn(0, 17, p) { p &+= 1 }
              if p &- from1263 < 7 { scan.see(p) }
              guard p &- from1263 >= 1 else { break or1261 }
              if p &- from1263 == 7 {
                scan.see(p)
                if isIn(0, 17, p) { break or1261 }
              }
              break done1255
            }
            p = from1256
            or1265: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break or1265 }
              p &+= 1
              guard isIn(0, 49, p) else { scan.see(p); break or1265 }
              p &+= 1
              let from1267 = p
              let skip1268End = min(scan.limit, from1267 &+ 6)
              while p < skip1268End, isIn(0, 50, p) { p &+= 1 }
              if p &- from1267 < 6 { scan.see(p) }
              guard p &- from1267 >= 1 else { break or1265 }
              if p &- from1267 == 6 {
                scan.see(p)
                if isIn(0, 50, p) { break or1265 }
              }
              break done1255
            }
            p = from1256
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 59 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(56, leaf1254, p)
      return p
    }
    return -1
  }

  private mutating func ruleCode(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
    fail: do {
      p = scan.findTwin(96, p)
      if p < 0 { break fail }
      let slot1269 = scan.open(57)
      let leaf1270 = p
      let kept1271 = p
      let from1272 = p
      let skip1273End = scan.limit
      while p < skip1273End, isIn(0, 12, p) { p &+= 1 }
      scan.see(p)
      guard p &- from1272 >= 1 else { break fail }
      guard let kept1271Row = scan.row(kept1271, p) else { break fail }
      row0 = kept1271Row
      scan.leaf(24, leaf1270, p)
      loop1274: while true {
        guard isIn(0, 3, p) else { scan.see(p); break loop1274 }
        let from1275 = p
        end1278: do {
          let from1280 = p
          done1279: do {
            if isIn(0, 13, p) {
              or1281: do {
                let leaf1283 = p
                let from1284 = p
                let skip1285End = scan.limit
                skip1285: do {
                  while p &+ 8 <= skip1285End {
                    let bytes = unsafe UInt64(
                      littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
                    let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) | ((bytes ^ 0x6060606060606060) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
                    assert(scan.works())
                    if found != 0 {
                      p &+= found.trailingZeroBitCount &>> 3
                      break skip1285
                    }
                    p &+= 8
                  }
                  while p < skip1285End, isIn(0, 13, p) { p &+= 1 }
                }
                scan.see(p)
                guard p &- from1284 >= 1 else { break or1281 }
                scan.leaf(2, leaf1283, p)
                break done1279
              }
              p = from1280
            }
            assert(scan.works())
            if p < scan.limit {
              switch unsafe scan.bytes[p] {
              case 10, 13:
                let mark1287 = scan.mark()
                or1286: do {
                  let leaf1288 = p
                  p = ruleNL(p)
                  if p < 0 { break or1286 }
                  scan.leaf(54, leaf1288, p)
                  p = ruleMargin(p)
                  if p < 0 { break or1286 }
                  break done1279
                }
                p = from1280
                scan.takeBack(to: mark1287)
              case 96:
                or1289: do {
                  let look1291 = p
                  scan.quiet &+= 1
                  var look1291Is = false
                  out1292: do {
                    p = scan.takeRow(row0.byte, row0.length, p)
                    if p < 0 { break out1292 }
                    scan.see(p)
                    if isIn(0, 12, p) { break out1292 }
                    look1291Is = true
                  }
                  scan.quiet &-= 1
                  if look1291Is {
                    if p > 0 { scan.see(p &- 1) }
                    break or1289
                  }
                  p = look1291
                  let leaf1293 = p
                  let from1294 = p
                  let skip1295End = scan.limit
                  while p < skip1295End, isIn(0, 12, p) { p &+= 1 }
                  scan.see(p)
                  guard p &- from1294 >= 1 else { break or1289 }
                  scan.leaf(2, leaf1293, p)
                  break done1279
                }
                p = from1280
              default: break
              }
            }
            scan.see(p)
            break end1278
          }
          guard p > from1275 else { break loop1274 }
          continue loop1274
        }
        p = from1275
        break loop1274
      }
      let leaf1296 = p
      p = scan.takeRow(row0.byte, row0.length, p)
      if p < 0 { break fail }
      scan.leaf(24, leaf1296, p)
      scan.close(slot1269)
      return p
    }
    return -1
  }

  private mutating func ruleAutolink(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot1297 = scan.open(58)
      let leaf1298 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 60 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1298, p)
      let leaf1299 = p
      let from1301 = p
      done1300: do {
        if isIn(0, 47, p) {
          or1302: do {
            p = ruleScheme(p)
            if p < 0 { break or1302 }
            break done1300
          }
          p = from1301
        }
        if isIn(0, 51, p) {
          or1304: do {
            p = ruleEmail(p)
            if p < 0 { break or1304 }
            break done1300
          }
          p = from1301
        }
        scan.see(p)
        break fail
      }
      scan.leaf(26, leaf1299, p)
      let leaf1306 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 62 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1306, p)
      scan.close(slot1297)
      return p
    }
    return -1
  }

  private mutating func ruleScheme(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      guard isIn(0, 47, p) else { scan.see(p); break fail }
      p &+= 1
      let from1307 = p
      let skip1308End = min(scan.limit, from1307 &+ 31)
      skip1308: do {
        let skip1308Set = unsafe sets + 0
        let skip1308Text = unsafe scan.bytes
        while p &+ 8 <= skip1308End {
          assert(scan.works())
          if unsafe skip1308Set[Int(skip1308Text[p &+ 0])] & (1 &<< 52) == 0 { p &+= 0; break skip1308 }
          if unsafe skip1308Set[Int(skip1308Text[p &+ 1])] & (1 &<< 52) == 0 { p &+= 1; break skip1308 }
          if unsafe skip1308Set[Int(skip1308Text[p &+ 2])] & (1 &<< 52) == 0 { p &+= 2; break skip1308 }
          if unsafe skip1308Set[Int(skip1308Text[p &+ 3])] & (1 &<< 52) == 0 { p &+= 3; break skip1308 }
          if unsafe skip1308Set[Int(skip1308Text[p &+ 4])] & (1 &<< 52) == 0 { p &+= 4; break skip1308 }
          if unsafe skip1308Set[Int(skip1308Text[p &+ 5])] & (1 &<< 52) == 0 { p &+= 5; break skip1308 }
          if unsafe skip1308Set[Int(skip1308Text[p &+ 6])] & (1 &<< 52) == 0 { p &+= 6; break skip1308 }
          if unsafe skip1308Set[Int(skip1308Text[p &+ 7])] & (1 &<< 52) == 0 { p &+= 7; break skip1308 }
          p &+= 8
        }
        while p < skip1308End, isIn(0, 52, p) { p &+= 1 }
      }
      if p &- from1307 < 31 { scan.see(p) }
      guard p &- from1307 >= 1 else { break fail }
      if p &- from1307 == 31 {
        scan.see(p)
        if isIn(0, 52, p) { break fail }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break fail }
      p &+= 1
      let skip1310End = scan.limit
      skip1310: do {
        let skip1310Set = unsafe sets + 0
        let skip1310Text = unsafe scan.bytes
        while p &+ 8 <= skip1310End {
          assert(scan.works())
          if unsafe skip1310Set[Int(skip1310Text[p &+ 0])] & (1 &<< 53) == 0 { p &+= 0; break skip1310 }
          if unsafe skip1310Set[Int(skip1310Text[p &+ 1])] & (1 &<< 53) == 0 { p &+= 1; break skip1310 }
          if unsafe skip1310Set[Int(skip1310Text[p &+ 2])] & (1 &<< 53) == 0 { p &+= 2; break skip1310 }
          if unsafe skip1310Set[Int(skip1310Text[p &+ 3])] & (1 &<< 53) == 0 { p &+= 3; break skip1310 }
          if unsafe skip1310Set[Int(skip1310Text[p &+ 4])] & (1 &<< 53) == 0 { p &+= 4; break skip1310 }
          if unsafe skip1310Set[Int(skip1310Text[p &+ 5])] & (1 &<< 53) == 0 { p &+= 5; break skip1310 }
          if unsafe skip1310Set[Int(skip1310Text[p &+ 6])] & (1 &<< 53) == 0 { p &+= 6; break skip1310 }
          if unsafe skip1310Set[Int(skip1310Text[p &+ 7])] & (1 &<< 53) == 0 { p &+= 7; break skip1310 }
          p &+= 8
        }
        while p < skip1310End, isIn(0, 53, p) { p &+= 1 }
      }
      scan.see(p)
      return p
    }
    return -1
  }

  private mutating func ruleEmail(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1311 = p
      let skip1312End = scan.limit
      skip1312: do {
        let skip1312Set = unsafe sets + 0
        let skip1312Text = unsafe scan.bytes
        while p &+ 8 <= skip1312End {
          assert(scan.works())
          if unsafe skip1312Set[Int(skip1312Text[p &+ 0])] & (1 &<< 51) == 0 { p &+= 0; break skip1312 }
          if unsafe skip1312Set[Int(skip1312Text[p &+ 1])] & (1 &<< 51) == 0 { p &+= 1; break skip1312 }
          if unsafe skip1312Set[Int(skip1312Text[p &+ 2])] & (1 &<< 51) == 0 { p &+= 2; break skip1312 }
          if unsafe skip1312Set[Int(skip1312Text[p &+ 3])] & (1 &<< 51) == 0 { p &+= 3; break skip1312 }
          if unsafe skip1312Set[Int(skip1312Text[p &+ 4])] & (1 &<< 51) == 0 { p &+= 4; break skip1312 }
          if unsafe skip1312Set[Int(skip1312Text[p &+ 5])] & (1 &<< 51) == 0 { p &+= 5; break skip1312 }
          if unsafe skip1312Set[Int(skip1312Text[p &+ 6])] & (1 &<< 51) == 0 { p &+= 6; break skip1312 }
          if unsafe skip1312Set[Int(skip1312Text[p &+ 7])] & (1 &<< 51) == 0 { p &+= 7; break skip1312 }
          p &+= 8
        }
        while p < skip1312End, isIn(0, 51, p) { p &+= 1 }
      }
      scan.see(p)
      guard p &- from1311 >= 1 else { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 64 else { scan.see(p); break fail }
      p &+= 1
      p = ruleEmailPart(p)
      if p < 0 { break fail }
      loop1313: while true {
        guard isIn(0, 54, p) else { scan.see(p); break loop1313 }
        let from1314 = p
        end1317: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 46 else { scan.see(p); break end1317 }
          p &+= 1
          p = ruleEmailPart(p)
          if p < 0 { break end1317 }
          guard p > from1314 else { break loop1313 }
          continue loop1313
        }
        p = from1314
        break loop1313
      }
      return p
    }
    return -1
  }

  private mutating func ruleEmailPart(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1318 = p
      let skip1319End = scan.limit
      skip1319: do {
        let skip1319Set = unsafe sets + 0
        let skip1319Text = unsafe scan.bytes
        while p &+ 8 <= skip1319End {
          assert(scan.works())
          if unsafe skip1319Set[Int(skip1319Text[p &+ 0])] & (1 &<< 48) == 0 { p &+= 0; break skip1319 }
          if unsafe skip1319Set[Int(skip1319Text[p &+ 1])] & (1 &<< 48) == 0 { p &+= 1; break skip1319 }
          if unsafe skip1319Set[Int(skip1319Text[p &+ 2])] & (1 &<< 48) == 0 { p &+= 2; break skip1319 }
          if unsafe skip1319Set[Int(skip1319Text[p &+ 3])] & (1 &<< 48) == 0 { p &+= 3; break skip1319 }
          if unsafe skip1319Set[Int(skip1319Text[p &+ 4])] & (1 &<< 48) == 0 { p &+= 4; break skip1319 }
          if unsafe skip1319Set[Int(skip1319Text[p &+ 5])] & (1 &<< 48) == 0 { p &+= 5; break skip1319 }
          if unsafe skip1319Set[Int(skip1319Text[p &+ 6])] & (1 &<< 48) == 0 { p &+= 6; break skip1319 }
          if unsafe skip1319Set[Int(skip1319Text[p &+ 7])] & (1 &<< 48) == 0 { p &+= 7; break skip1319 }
          p &+= 8
        }
        while p < skip1319End, isIn(0, 48, p) { p &+= 1 }
      }
      scan.see(p)
      guard p &- from1318 >= 1 else { break fail }
      loop1320: while true {
        guard isIn(0, 10, p) else { scan.see(p); break loop1320 }
        let from1321 = p
        end1324: do {
          let from1325 = p
          let skip1326End = scan.limit
          while p < skip1326End, isIn(0, 10, p) { p &+= 1 }
          scan.see(p)
          guard p &- from1325 >= 1 else { break end1324 }
          let from1327 = p
          let skip1328End = scan.limit
          skip1328: do {
            let skip1328Set = unsafe sets + 0
            let skip1328Text = unsafe scan.bytes
            while p &+ 8 <= skip1328End {
              assert(scan.works())
              if unsafe skip1328Set[Int(skip1328Text[p &+ 0])] & (1 &<< 48) == 0 { p &+= 0; break skip1328 }
              if unsafe skip1328Set[Int(skip1328Text[p &+ 1])] & (1 &<< 48) == 0 { p &+= 1; break skip1328 }
              if unsafe skip1328Set[Int(skip1328Text[p &+ 2])] & (1 &<< 48) == 0 { p &+= 2; break skip1328 }
              if unsafe skip1328Set[Int(skip1328Text[p &+ 3])] & (1 &<< 48) == 0 { p &+= 3; break skip1328 }
              if unsafe skip1328Set[Int(skip1328Text[p &+ 4])] & (1 &<< 48) == 0 { p &+= 4; break skip1328 }
              if unsafe skip1328Set[Int(skip1328Text[p &+ 5])] & (1 &<< 48) == 0 { p &+= 5; break skip1328 }
              if unsafe skip1328Set[Int(skip1328Text[p &+ 6])] & (1 &<< 48) == 0 { p &+= 6; break skip1328 }
              if unsafe skip1328Set[Int(skip1328Text[p &+ 7])] & (1 &<< 48) == 0 { p &+= 7; break skip1328 }
              p &+= 8
            }
            while p < skip1328End, isIn(0, 48, p) { p &+= 1 }
          }
          scan.see(p)
          guard p &- from1327 >= 1 else { break end1324 }
          guard p > from1321 else { break loop1320 }
          continue loop1320
        }
        p = from1321
        break loop1320
      }
      return p
    }
    return -1
  }

  private mutating func ruleBareLink(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf1329 = p
      let look1330 = p
      scan.quiet &+= 1
      var look1330Is = false
      out1331: do {
        guard p < scan.limit, unsafe scan.bytes[p] == 104 else { scan.see(p); break out1331 }
        guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 116 else { scan.see(p &+ 1); break out1331 }
        guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 116 else { scan.see(p &+ 2); break out1331 }
        guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] == 112 else { scan.see(p &+ 3); break out1331 }
        p &+= 4
        look1330Is = true
      }
      scan.quiet &-= 1
      guard look1330Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look1330
      if !isAfter(0, 55, p),
        let before1332 = scan.scalar(before: p), !Self.classes[8].contains(before1332)
      { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 104 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 116 else { scan.see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 116 else { scan.see(p &+ 2); break fail }
      guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] == 112 else { scan.see(p &+ 3); break fail }
      p &+= 4
      let from1334 = p
      done1333: do {
        if isIn(0, 56, p) {
          or1335: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 115 else { scan.see(p); break or1335 }
            p &+= 1
            break done1333
          }
          p = from1334
        }
        scan.see(p)
        do {
          break done1333
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 47 else { scan.see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 47 else { scan.see(p &+ 2); break fail }
      p &+= 3
      let from1340First = p
      loop1339: while true {
        guard isIn(0, 57, p) else { scan.see(p); break loop1339 }
        let from1340 = p
        end1343: do {
          p = ruleLinkPart(p)
          if p < 0 { break end1343 }
          guard p > from1340 else { break loop1339 }
          continue loop1339
        }
        p = from1340
        break loop1339
      }
      guard p > from1340First else { break fail }
      scan.leaf(59, leaf1329, p)
      return p
    }
    return -1
  }

  private mutating func ruleLinkPart(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1345 = p
      done1344: do {
        if isIn(0, 58, p) {
          or1346: do {
            let from1348 = p
            let skip1349End = scan.limit
            skip1349: do {
              let skip1349Set = unsafe sets + 0
              let skip1349Text = unsafe scan.bytes
              while p &+ 8 <= skip1349End {
                assert(scan.works())
                if unsafe skip1349Set[Int(skip1349Text[p &+ 0])] & (1 &<< 58) == 0 { p &+= 0; break skip1349 }
                if unsafe skip1349Set[Int(skip1349Text[p &+ 1])] & (1 &<< 58) == 0 { p &+= 1; break skip1349 }
                if unsafe skip1349Set[Int(skip1349Text[p &+ 2])] & (1 &<< 58) == 0 { p &+= 2; break skip1349 }
                if unsafe skip1349Set[Int(skip1349Text[p &+ 3])] & (1 &<< 58) == 0 { p &+= 3; break skip1349 }
                if unsafe skip1349Set[Int(skip1349Text[p &+ 4])] & (1 &<< 58) == 0 { p &+= 4; break skip1349 }
                if unsafe skip1349Set[Int(skip1349Text[p &+ 5])] & (1 &<< 58) == 0 { p &+= 5; break skip1349 }
                if unsafe skip1349Set[Int(skip1349Text[p &+ 6])] & (1 &<< 58) == 0 { p &+= 6; break skip1349 }
                if unsafe skip1349Set[Int(skip1349Text[p &+ 7])] & (1 &<< 58) == 0 { p &+= 7; break skip1349 }
                p &+= 8
              }
              while p < skip1349End, isIn(0, 58, p) { p &+= 1 }
            }
            scan.see(p)
            guard p &- from1348 >= 1 else { break or1346 }
            break done1344
          }
          p = from1345
        }
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 33, 34, 39, 42, 44, 46, 58, 59, 63, 95, 126:
            or1350: do {
              let from1352 = p
              let skip1353End = scan.limit
              while p < skip1353End, isIn(0, 59, p) { p &+= 1 }
              scan.see(p)
              guard p &- from1352 >= 1 else { break or1350 }
              let look1354 = p
              scan.quiet &+= 1
              var look1354Is = false
              out1355: do {
                if isIn(0, 60, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[9], p)
                  if p < 0 { break out1355 }
                }
                look1354Is = true
              }
              scan.quiet &-= 1
              guard look1354Is else { break or1350 }
              if p > 0 { scan.see(p &- 1) }
              p = look1354
              break done1344
            }
            p = from1345
          case 40:
            or1356: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break or1356 }
              p &+= 1
              let skip1359End = scan.limit
              skip1359: do {
                let skip1359Set = unsafe sets + 0
                let skip1359Text = unsafe scan.bytes
                while p &+ 8 <= skip1359End {
                  assert(scan.works())
                  if unsafe skip1359Set[Int(skip1359Text[p &+ 0])] & (1 &<< 61) == 0 { p &+= 0; break skip1359 }
                  if unsafe skip1359Set[Int(skip1359Text[p &+ 1])] & (1 &<< 61) == 0 { p &+= 1; break skip1359 }
                  if unsafe skip1359Set[Int(skip1359Text[p &+ 2])] & (1 &<< 61) == 0 { p &+= 2; break skip1359 }
                  if unsafe skip1359Set[Int(skip1359Text[p &+ 3])] & (1 &<< 61) == 0 { p &+= 3; break skip1359 }
                  if unsafe skip1359Set[Int(skip1359Text[p &+ 4])] & (1 &<< 61) == 0 { p &+= 4; break skip1359 }
                  if unsafe skip1359Set[Int(skip1359Text[p &+ 5])] & (1 &<< 61) == 0 { p &+= 5; break skip1359 }
                  if unsafe skip1359Set[Int(skip1359Text[p &+ 6])] & (1 &<< 61) == 0 { p &+= 6; break skip1359 }
                  if unsafe skip1359Set[Int(skip1359Text[p &+ 7])] & (1 &<< 61) == 0 { p &+= 7; break skip1359 }
                  p &+= 8
                }
                while p < skip1359End, isIn(0, 61, p) { p &+= 1 }
              }
              scan.see(p)
              guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break or1356 }
              p &+= 1
              break done1344
            }
            p = from1345
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleNoteLink(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot1360 = scan.open(60)
      let leaf1361 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(24, leaf1361, p)
      let leaf1362 = p
      let from1363 = p
      let skip1364End = scan.limit
      skip1364: do {
        let skip1364Set = unsafe sets + 0
        let skip1364Text = unsafe scan.bytes
        while p &+ 8 <= skip1364End {
          assert(scan.works())
          if unsafe skip1364Set[Int(skip1364Text[p &+ 0])] & (1 &<< 62) == 0 { p &+= 0; break skip1364 }
          if unsafe skip1364Set[Int(skip1364Text[p &+ 1])] & (1 &<< 62) == 0 { p &+= 1; break skip1364 }
          if unsafe skip1364Set[Int(skip1364Text[p &+ 2])] & (1 &<< 62) == 0 { p &+= 2; break skip1364 }
          if unsafe skip1364Set[Int(skip1364Text[p &+ 3])] & (1 &<< 62) == 0 { p &+= 3; break skip1364 }
          if unsafe skip1364Set[Int(skip1364Text[p &+ 4])] & (1 &<< 62) == 0 { p &+= 4; break skip1364 }
          if unsafe skip1364Set[Int(skip1364Text[p &+ 5])] & (1 &<< 62) == 0 { p &+= 5; break skip1364 }
          if unsafe skip1364Set[Int(skip1364Text[p &+ 6])] & (1 &<< 62) == 0 { p &+= 6; break skip1364 }
          if unsafe skip1364Set[Int(skip1364Text[p &+ 7])] & (1 &<< 62) == 0 { p &+= 7; break skip1364 }
          p &+= 8
        }
        while p < skip1364End, isIn(0, 62, p) { p &+= 1 }
      }
      scan.see(p)
      guard p &- from1363 >= 1 else { break fail }
      scan.leaf(61, leaf1362, p)
      let from1366 = p
      done1365: do {
        if isIn(0, 39, p) {
          let mark1368 = scan.mark()
          or1367: do {
            let leaf1369 = p
            guard p < scan.limit, unsafe scan.bytes[p] == 124 else { scan.see(p); break or1367 }
            p &+= 1
            scan.leaf(24, leaf1369, p)
            let leaf1370 = p
            let from1371 = p
            let skip1372End = scan.limit
            skip1372: do {
              while p &+ 8 <= skip1372End {
                let bytes = unsafe UInt64(
                  littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
                let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) | ((bytes ^ 0x5b5b5b5b5b5b5b5b) &- 0x101010101010101) | ((bytes ^ 0x5d5d5d5d5d5d5d5d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
                assert(scan.works())
                if found != 0 {
                  p &+= found.trailingZeroBitCount &>> 3
                  break skip1372
                }
                p &+= 8
              }
              while p < skip1372End, isIn(0, 63, p) { p &+= 1 }
            }
            scan.see(p)
            guard p &- from1371 >= 1 else { break or1367 }
            scan.leaf(62, leaf1370, p)
            break done1365
          }
          p = from1366
          scan.takeBack(to: mark1368)
        }
        scan.see(p)
        do {
          break done1365
        }
      }
      let leaf1375 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 93 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(24, leaf1375, p)
      scan.close(slot1360)
      return p
    }
    return -1
  }

  private mutating func ruleNoteMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot1376 = scan.open(63)
      let leaf1377 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 94 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(24, leaf1377, p)
      let leaf1378 = p
      p = ruleFootnoteName(p)
      if p < 0 { break fail }
      scan.leaf(23, leaf1378, p)
      let leaf1379 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1379, p)
      scan.close(slot1376)
      return p
    }
    return -1
  }

  private mutating func ruleTag(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf1380 = p
      if !isAfter(256, 0, p),
        let before1381 = scan.scalar(before: p), !Self.classes[10].contains(before1381)
      { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break fail }
      p &+= 1
      let look1382 = p
      scan.quiet &+= 1
      var look1382Is = false
      out1383: do {
        loop1384: while true {
          guard isIn(256, 1, p) else { scan.see(p); break loop1384 }
          let from1385 = p
          end1388: do {
            if isIn(256, 2, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[11], p)
              if p < 0 { break end1388 }
            }
            guard p > from1385 else { break loop1384 }
            continue loop1384
          }
          p = from1385
          break loop1384
        }
        if isIn(0, 47, p) {
          p &+= 1
        } else {
          p = scan.take(Self.classes[12], p)
          if p < 0 { break out1383 }
        }
        look1382Is = true
      }
      scan.quiet &-= 1
      guard look1382Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look1382
      let most1389 = p
      p = ruleTagLevel(p)
      if p < 0 { break fail }
      var steps1392 = 0
      loop1390: while steps1392 < 15 {
        guard isIn(256, 3, p) else { scan.see(p); break loop1390 }
        let from1391 = p
        end1394: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 47 else { scan.see(p); break end1394 }
          p &+= 1
          p = ruleTagLevel(p)
          if p < 0 { break end1394 }
          guard p > from1391 else { break loop1390 }
          steps1392 &+= 1
          continue loop1390
        }
        p = from1391
        break loop1390
      }
      if steps1392 == 15 {
        scan.see(p)
        if isIn(256, 3, p) {
          let look1395 = p
          scan.quiet &+= 1
          var look1395Is = false
          out1396: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 47 else { scan.see(p); break out1396 }
            p &+= 1
            p = ruleTagLevel(p)
            if p < 0 { break out1396 }
            look1395Is = true
          }
          scan.quiet &-= 1
          if look1395Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look1395
        }
      }
      guard p &- most1389 <= 199 else { scan.see(p &- 1); break fail }
      scan.leaf(64, leaf1380, p)
      return p
    }
    return -1
  }

  private mutating func ruleTagLevel(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let skip1398End = scan.limit
      while p < skip1398End, isIn(256, 4, p) { p &+= 1 }
      scan.see(p)
      p = ruleTagWord(p)
      if p < 0 { break fail }
      loop1399: while true {
        guard isIn(256, 4, p) else { scan.see(p); break loop1399 }
        let from1400 = p
        end1403: do {
          let from1404 = p
          let skip1405End = scan.limit
          while p < skip1405End, isIn(256, 4, p) { p &+= 1 }
          scan.see(p)
          guard p &- from1404 >= 1 else { break end1403 }
          p = ruleTagWord(p)
          if p < 0 { break end1403 }
          guard p > from1400 else { break loop1399 }
          continue loop1399
        }
        p = from1400
        break loop1399
      }
      return p
    }
    return -1
  }

  private mutating func ruleTagWord(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1407First = p
      loop1406: while true {
        guard isIn(256, 5, p) else { scan.see(p); break loop1406 }
        let from1407 = p
        end1410: do {
          if isIn(0, 48, p) {
            p &+= 1
          } else {
            p = scan.take(Self.classes[13], p)
            if p < 0 { break end1410 }
          }
          guard p > from1407 else { break loop1406 }
          continue loop1406
        }
        p = from1407
        break loop1406
      }
      guard p > from1407First else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleCloze(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot1411 = scan.open(65)
      let leaf1412 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 63 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(24, leaf1412, p)
      let leaf1413 = p
      let skip1415End = scan.limit
      skip1415: do {
        while p &+ 8 <= skip1415End {
          let bytes = unsafe UInt64(
            littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
          let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) | ((bytes ^ 0x5b5b5b5b5b5b5b5b) &- 0x101010101010101) | ((bytes ^ 0x5d5d5d5d5d5d5d5d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
          assert(scan.works())
          if found != 0 {
            p &+= found.trailingZeroBitCount &>> 3
            break skip1415
          }
          p &+= 8
        }
        while p < skip1415End, isIn(0, 63, p) { p &+= 1 }
      }
      scan.see(p)
      scan.leaf(66, leaf1413, p)
      let leaf1416 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 40 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(24, leaf1416, p)
      let slot1417 = scan.open(67)
      let within1418Reach = scan.reach
      scan.reach = .max
      let within1418 = p
      scan.quiet &+= 1
      var within1418Is = false
      out1419: do {
        p = rulePhraseText(p)
        if p < 0 { break out1419 }
        within1418Is = true
      }
      scan.quiet &-= 1
      scan.reach = within1418Reach
      guard within1418Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      let within1418End = p
      let within1418Outer = scan.limit
      scan.limit = p
      p = within1418
      var within1418Fills = false
      out1420: do {
        p = rulePhrase(p)
        if p < 0 { break out1420 }
        within1418Fills = true
      }
      scan.limit = within1418Outer
      guard within1418Fills, p == within1418End || scan.cut != 0 else { break fail }
      scan.close(slot1417)
      let leaf1421 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1421, p)
      scan.close(slot1411)
      return p
    }
    return -1
  }

  private mutating func rulePhraseText(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
      loop1422: while true {
        guard isIn(256, 6, p) else { scan.see(p); break loop1422 }
        let from1423 = p
        end1426: do {
          let from1428 = p
          done1427: do {
            assert(scan.works())
            if p < scan.limit {
              switch unsafe scan.bytes[p] {
              case 40:
                or1429: do {
                  p = ruleParens(p)
                  if p < 0 { break or1429 }
                  break done1427
                }
                p = from1428
              case 92:
                or1431: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1431 }
                  p &+= 1
                  if isIn(0, 25, p) {
                    p &+= 1
                  } else {
                    p = scan.take(Self.classes[2], p)
                    if p < 0 { break or1431 }
                  }
                  break done1427
                }
                p = from1428
              default: break
              }
            }
            if isIn(256, 7, p) {
              or1433: do {
                if isIn(256, 8, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[14], p)
                  if p < 0 { break or1433 }
                }
                break done1427
              }
              p = from1428
            }
            scan.see(p)
            break end1426
          }
          guard p > from1423 else { break loop1422 }
          continue loop1422
        }
        p = from1423
        break loop1422
      }
    return p
  }

  private mutating func ruleParens(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    fail: do {
      guard scan.deep < 8 else { break fail }
      scan.deep &+= 1
      var level1435 = false
      out1436: do {
        guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break out1436 }
        p &+= 1
        p = rulePhraseText(p)
        if p < 0 { break out1436 }
        guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break out1436 }
        p &+= 1
        level1435 = true
      }
      scan.deep &-= 1
      guard level1435 else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleTarget(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf1437 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1437, p)
      let from1439 = p
      done1438: do {
        if isIn(0, 0, p) {
          or1440: do {
            p = ruleSpace(p)
            if p < 0 { break or1440 }
            break done1438
          }
          p = from1439
        }
        scan.see(p)
        do {
          break done1438
        }
      }
      let from1445 = p
      done1444: do {
        if isIn(256, 9, p) {
          or1446: do {
            let leaf1448 = p
            p = ruleDestination(p)
            if p < 0 { break or1446 }
            scan.leaf(26, leaf1448, p)
            let from1450 = p
            done1449: do {
              if isIn(0, 0, p) {
                let mark1452 = scan.mark()
                or1451: do {
                  p = ruleSpace(p)
                  if p < 0 { break or1451 }
                  let leaf1453 = p
                  scan.quiet &+= 1
                  var leaf1453Is = false
                  out1454: do {
                    p = ruleTitle(p)
                    if p < 0 { break out1454 }
                    leaf1453Is = true
                  }
                  scan.quiet &-= 1
                  guard leaf1453Is else { break or1451 }
                  scan.leaf(27, leaf1453, p)
                  break done1449
                }
                p = from1450
                scan.takeBack(to: mark1452)
              }
              scan.see(p)
              do {
                break done1449
              }
            }
            break done1444
          }
          p = from1445
        }
        scan.see(p)
        do {
          break done1444
        }
      }
      let from1460 = p
      done1459: do {
        if isIn(0, 0, p) {
          or1461: do {
            p = ruleSpace(p)
            if p < 0 { break or1461 }
            break done1459
          }
          p = from1460
        }
        scan.see(p)
        do {
          break done1459
        }
      }
      let leaf1465 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1465, p)
      return p
    }
    return -1
  }

  private mutating func ruleLabel(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf1466 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1466, p)
      let leaf1467 = p
      let most1468 = p
      loop1469: while true {
        guard isIn(0, 23, p) else { scan.see(p); break loop1469 }
        let from1470 = p
        end1473: do {
          let from1475 = p
          done1474: do {
            if isIn(0, 24, p) {
              or1476: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1476 }
                p &+= 1
                if isIn(0, 25, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[2], p)
                  if p < 0 { break or1476 }
                }
                break done1474
              }
              p = from1475
            }
            if isIn(256, 10, p) {
              or1478: do {
                if isIn(256, 11, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[15], p)
                  if p < 0 { break or1478 }
                }
                break done1474
              }
              p = from1475
            }
            scan.see(p)
            break end1473
          }
          guard p > from1470 else { break loop1469 }
          continue loop1469
        }
        p = from1470
        break loop1469
      }
      guard p &- most1468 <= 999 else { scan.see(p &- 1); break fail }
      scan.leaf(23, leaf1467, p)
      let leaf1480 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(24, leaf1480, p)
      return p
    }
    return -1
  }

  private mutating func ruleDestination(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1482 = p
      done1481: do {
        if isIn(256, 12, p) {
          or1483: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 60 else { scan.see(p); break or1483 }
            p &+= 1
            loop1485: while true {
              guard isIn(256, 13, p) else { scan.see(p); break loop1485 }
              let from1486 = p
              end1489: do {
                let from1491 = p
                done1490: do {
                  if isIn(0, 24, p) {
                    or1492: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1492 }
                      p &+= 1
                      if isIn(0, 25, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[2], p)
                        if p < 0 { break or1492 }
                      }
                      break done1490
                    }
                    p = from1491
                  }
                  if isIn(256, 14, p) {
                    or1494: do {
                      if isIn(256, 15, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[16], p)
                        if p < 0 { break or1494 }
                      }
                      break done1490
                    }
                    p = from1491
                  }
                  scan.see(p)
                  break end1489
                }
                guard p > from1486 else { break loop1485 }
                continue loop1485
              }
              p = from1486
              break loop1485
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 62 else { scan.see(p); break or1483 }
            p &+= 1
            break done1481
          }
          p = from1482
        }
        if isIn(256, 9, p) {
          or1496: do {
            scan.see(p)
            if isIn(256, 12, p) { break or1496 }
            let from1499First = p
            loop1498: while true {
              guard isIn(256, 9, p) else { scan.see(p); break loop1498 }
              let from1499 = p
              end1502: do {
                p = ruleDestinationPart(p)
                if p < 0 { break end1502 }
                guard p > from1499 else { break loop1498 }
                continue loop1498
              }
              p = from1499
              break loop1498
            }
            guard p > from1499First else { break or1496 }
            break done1481
          }
          p = from1482
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
    assert(scan.works())
    var p = start
    fail: do {
      let from1504 = p
      done1503: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 92:
            or1505: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1505 }
              p &+= 1
              guard isIn(256, 16, p) else { scan.see(p); break or1505 }
              p &+= 1
              break done1503
            }
            p = from1504
            or1507: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1507 }
              p &+= 1
              break done1503
            }
            p = from1504
          default: break
          }
        }
        if isIn(256, 17, p) {
          or1509: do {
            let from1511 = p
            let skip1512End = scan.limit
            skip1512: do {
              let skip1512Set = unsafe sets + 256
              let skip1512Text = unsafe scan.bytes
              while p &+ 8 <= skip1512End {
                assert(scan.works())
                if unsafe skip1512Set[Int(skip1512Text[p &+ 0])] & (1 &<< 17) == 0 { p &+= 0; break skip1512 }
                if unsafe skip1512Set[Int(skip1512Text[p &+ 1])] & (1 &<< 17) == 0 { p &+= 1; break skip1512 }
                if unsafe skip1512Set[Int(skip1512Text[p &+ 2])] & (1 &<< 17) == 0 { p &+= 2; break skip1512 }
                if unsafe skip1512Set[Int(skip1512Text[p &+ 3])] & (1 &<< 17) == 0 { p &+= 3; break skip1512 }
                if unsafe skip1512Set[Int(skip1512Text[p &+ 4])] & (1 &<< 17) == 0 { p &+= 4; break skip1512 }
                if unsafe skip1512Set[Int(skip1512Text[p &+ 5])] & (1 &<< 17) == 0 { p &+= 5; break skip1512 }
                if unsafe skip1512Set[Int(skip1512Text[p &+ 6])] & (1 &<< 17) == 0 { p &+= 6; break skip1512 }
                if unsafe skip1512Set[Int(skip1512Text[p &+ 7])] & (1 &<< 17) == 0 { p &+= 7; break skip1512 }
                p &+= 8
              }
              while p < skip1512End, isIn(256, 17, p) { p &+= 1 }
            }
            scan.see(p)
            guard p &- from1511 >= 1 else { break or1509 }
            break done1503
          }
          p = from1504
        }
        if isIn(256, 18, p) {
          or1513: do {
            guard scan.deep < 8 else { break or1513 }
            scan.deep &+= 1
            var level1515 = false
            out1516: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break out1516 }
              p &+= 1
              loop1517: while true {
                guard isIn(256, 9, p) else { scan.see(p); break loop1517 }
                let from1518 = p
                end1521: do {
                  p = ruleDestinationPart(p)
                  if p < 0 { break end1521 }
                  guard p > from1518 else { break loop1517 }
                  continue loop1517
                }
                p = from1518
                break loop1517
              }
              guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break out1516 }
              p &+= 1
              level1515 = true
            }
            scan.deep &-= 1
            guard level1515 else { break or1513 }
            break done1503
          }
          p = from1504
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleTitle(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1523 = p
      done1522: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 34:
            let mark1525 = scan.mark()
            or1524: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 34 else { scan.see(p); break or1524 }
              p &+= 1
              loop1526: while true {
                guard isIn(256, 19, p) else { scan.see(p); break loop1526 }
                let from1527 = p
                end1530: do {
                  let from1532 = p
                  done1531: do {
                    if isIn(256, 20, p) {
                      or1533: do {
                        if isIn(256, 21, p) {
                          p &+= 1
                        } else {
                          p = scan.take(Self.classes[17], p)
                          if p < 0 { break or1533 }
                        }
                        break done1531
                      }
                      p = from1532
                    }
                    if isIn(256, 22, p) {
                      or1535: do {
                        p = ruleTitlePart(p)
                        if p < 0 { break or1535 }
                        break done1531
                      }
                      p = from1532
                    }
                    scan.see(p)
                    break end1530
                  }
                  guard p > from1527 else { break loop1526 }
                  continue loop1526
                }
                p = from1527
                break loop1526
              }
              guard p < scan.limit, unsafe scan.bytes[p] == 34 else { scan.see(p); break or1524 }
              p &+= 1
              break done1522
            }
            p = from1523
            scan.takeBack(to: mark1525)
          case 39:
            let mark1538 = scan.mark()
            or1537: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 39 else { scan.see(p); break or1537 }
              p &+= 1
              loop1539: while true {
                guard isIn(256, 23, p) else { scan.see(p); break loop1539 }
                let from1540 = p
                end1543: do {
                  let from1545 = p
                  done1544: do {
                    if isIn(256, 24, p) {
                      or1546: do {
                        if isIn(256, 25, p) {
                          p &+= 1
                        } else {
                          p = scan.take(Self.classes[18], p)
                          if p < 0 { break or1546 }
                        }
                        break done1544
                      }
                      p = from1545
                    }
                    if isIn(256, 22, p) {
                      or1548: do {
                        p = ruleTitlePart(p)
                        if p < 0 { break or1548 }
                        break done1544
                      }
                      p = from1545
                    }
                    scan.see(p)
                    break end1543
                  }
                  guard p > from1540 else { break loop1539 }
                  continue loop1539
                }
                p = from1540
                break loop1539
              }
              guard p < scan.limit, unsafe scan.bytes[p] == 39 else { scan.see(p); break or1537 }
              p &+= 1
              break done1522
            }
            p = from1523
            scan.takeBack(to: mark1538)
          case 40:
            let mark1551 = scan.mark()
            or1550: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break or1550 }
              p &+= 1
              loop1552: while true {
                guard isIn(256, 26, p) else { scan.see(p); break loop1552 }
                let from1553 = p
                end1556: do {
                  let from1558 = p
                  done1557: do {
                    if isIn(256, 27, p) {
                      or1559: do {
                        if isIn(256, 28, p) {
                          p &+= 1
                        } else {
                          p = scan.take(Self.classes[19], p)
                          if p < 0 { break or1559 }
                        }
                        break done1557
                      }
                      p = from1558
                    }
                    if isIn(256, 22, p) {
                      or1561: do {
                        p = ruleTitlePart(p)
                        if p < 0 { break or1561 }
                        break done1557
                      }
                      p = from1558
                    }
                    scan.see(p)
                    break end1556
                  }
                  guard p > from1553 else { break loop1552 }
                  continue loop1552
                }
                p = from1553
                break loop1552
              }
              guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break or1550 }
              p &+= 1
              break done1522
            }
            p = from1523
            scan.takeBack(to: mark1551)
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleTitlePart(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1564 = p
      done1563: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 10, 13:
            let mark1566 = scan.mark()
            or1565: do {
              p = ruleNL(p)
              if p < 0 { break or1565 }
              if scan.marginCount > 0 { p = margin(p, all: false) }
              scan.see(p)
              if p >= scan.limit || isIn(0, 0, p) {
                let look1567 = p
                scan.quiet &+= 1
                var look1567Is = false
                out1568: do {
                  p = ruleBlankRest(p)
                  if p < 0 { break out1568 }
                  look1567Is = true
                }
                scan.quiet &-= 1
                if look1567Is {
                  if p > 0 { scan.see(p &- 1) }
                  break or1565
                }
                p = look1567
              }
              break done1563
            }
            p = from1564
            scan.takeBack(to: mark1566)
          case 92:
            or1569: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or1569 }
              p &+= 1
              if isIn(0, 25, p) {
                p &+= 1
              } else {
                p = scan.take(Self.classes[2], p)
                if p < 0 { break or1569 }
              }
              break done1563
            }
            p = from1564
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleSpace(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf1571 = p
      scan.quiet &+= 1
      var leaf1571Is = false
      out1572: do {
        let from1574 = p
        done1573: do {
          assert(scan.works())
          if p < scan.limit {
            switch unsafe scan.bytes[p] {
            case 9, 32:
              or1575: do {
                let skip1578End = scan.limit
                while p < skip1578End, isIn(0, 4, p) { p &+= 1 }
                scan.see(p)
                p = ruleNL(p)
                if p < 0 { break or1575 }
                if scan.marginCount > 0 { p = margin(p, all: false) }
                let skip1580End = scan.limit
                while p < skip1580End, isIn(0, 4, p) { p &+= 1 }
                scan.see(p)
                break done1573
              }
              p = from1574
              or1581: do {
                let from1583 = p
                let skip1584End = scan.limit
                while p < skip1584End, isIn(0, 4, p) { p &+= 1 }
                scan.see(p)
                guard p &- from1583 >= 1 else { break or1581 }
                break done1573
              }
              p = from1574
            case 10, 13:
              or1585: do {
                let skip1588End = scan.limit
                while p < skip1588End, isIn(0, 4, p) { p &+= 1 }
                scan.see(p)
                p = ruleNL(p)
                if p < 0 { break or1585 }
                if scan.marginCount > 0 { p = margin(p, all: false) }
                let skip1590End = scan.limit
                while p < skip1590End, isIn(0, 4, p) { p &+= 1 }
                scan.see(p)
                break done1573
              }
              p = from1574
            default: break
            }
          }
          scan.see(p)
          break out1572
        }
        leaf1571Is = true
      }
      scan.quiet &-= 1
      guard leaf1571Is else { break fail }
      scan.leaf(28, leaf1571, p)
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
    assert(scan.works())
    var p = start
    fail: do {
      p = ruleQuoteMark(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }
  private mutating func prefix1(_ start: Int) -> Int {
    assert(scan.works())
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
    for index in 0..<scan.marginCount {
      let taken = scan.mark()
      let margin = unsafe scan.margins[index]
      let next = margin.prefix < 0 ? scan.takeHanging(margin, end) : prefix(margin.prefix, end)
      if next < 0 {
        scan.takeBack(to: taken)
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
    let taken = scan.mark()
    if entry == .first {
      end = ruleFrontMatter(start)
      if end < 0 { scan.takeBack(to: taken) }
    }
    if end < 0 { end = ruleBlock(start) }
    if end < 0 {
      scan.takeBack(to: taken)
      end = start
    }
    while scan.cut == 0 {
      let taken = scan.mark()
      let next = ruleBlank(end)
      if next <= end {
        scan.takeBack(to: taken)
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
    case 64: return resumeParagraph(start, Scan.Row(entry))
    default: return start
    }
  }
}
