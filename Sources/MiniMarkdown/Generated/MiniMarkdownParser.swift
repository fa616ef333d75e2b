// Made from Grammar/MiniMarkdown.peg by `make parsers`: change the grammar, not this file.
// swift-format-ignore-file

import Packrat

/// Parses by Grammar/MiniMarkdown.peg.
@safe package struct MiniMarkdownParser: UnitRules, ~Copyable {
  package var scan: Scan = Scan()
  private let sets: UnsafeMutablePointer<UInt64>

  package static let kinds: [String] = ["newline", "blank", "code", "front_matter", "fence", "front_matter_text", "heading", "heading_mark", "heading_close", "rule", "rule_mark", "fenced_code", "info", "indented_code", "indent", "quote", "quote_mark", "bullet_list", "item", "item_mark", "ordered_list", "task", "footnote", "label", "mark", "definition", "destination", "title", "space", "question", "question_text", "answer_text", "question_mark", "answer_mark", "summary", "summary_mark", "table", "table_row", "cell", "cell_mark", "table_alignment", "alignment", "paragraph", "underline", "setext_heading", "text", "emphasis", "strong", "strike", "image", "image_reference", "link", "reference", "hard_break", "soft_break", "escape", "entity", "code_span", "autolink", "bare_link", "note_link", "note_name", "shown", "footnote_reference", "tag", "cloze", "hint", "phrase", "error"]

  private static let setBits: [UInt64] = [
    0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000,
    0x200f20ee04411000, 0xa041a0e804011101, 0x800000280001c001, 0x200f20ee04411000, 0x200f20ee04411000, 0x800000280001a001, 0x200f20ee04411000, 0x200f20ee04411000,
    0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000,
    0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000,
    0xa241e5e904111fff, 0xf20ee04411000, 0x200f20ee04411000, 0x40f64ee04611008, 0x200f20ee04411000, 0x200f20ee04411000, 0xf20ee04411000, 0x200f20ee04411000,
    0x200f20ee04411000, 0x200f20ee44411000, 0xf64ee14c11050, 0x200f64ee14411040, 0x200f20ee04411000, 0x22cf64ee14471050, 0x200f20ee444b1000, 0x200f20ee04411000,
    0x200f60ee24411080, 0x280f64ee24411080, 0x200f60ee24411080, 0x200f60ee24411080, 0x200f60ee24411080, 0x200f60ee24411080, 0x200f60ee24411080, 0x200f60ee24411080,
    0x200f60ee24411080, 0x200f60ee24411080, 0xef20ee04411000, 0x200f20ee04411000, 0xf20ee04411000, 0x230f24ee04411000, 0x340f64ee04411020, 0x400f20ee04411000,
    0x200f20ee04411000, 0x200f23ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000,
    0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000,
    0x200f20ee04411000, 0x200f27ee04411400, 0x200f20ee04411000, 0x200f30ee04411800, 0x200f28ee04411800, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000,
    0x200f20ef04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x40f642484411200, 0x8009203e04411000, 0xf202004411000, 0x200f20ee04411000, 0xf64ee05411010,
    0x40f64ee02411002, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000,
    0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000,
    0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f30ee04411800, 0x200f28ee04411800, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000,
    0x200f20ef04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x200f20ee04411000, 0x205180ee04411000, 0x200f20ee04411000, 0x40f64ee0c411004, 0x200f20ee04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000, 0x2002204a04411000,
    0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000,
    0x1f9c7dc0c04000, 0x1f9c7dc1c04000, 0x4a40dc1004000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x4a40dc1004000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000,
    0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000,
    0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000, 0x1f9c7dc0c04000,
    0x1f9c7dc1c04020, 0x1f9dffc0d96848, 0x1f83ffc0d96040, 0x1f9dffc0eb6840, 0x1f9dffc0eb6840, 0x1f9dffc0eb6840, 0x1f9dffc0eb6841, 0x1c5dffc0d96840,
    0x39cfe41c56040, 0x39cfc00c06040, 0x1f9dffc0d96840, 0x1f9dffc0eb7840, 0x1f9dffc0d96040, 0x1f9dffd6eb7840, 0x1f9dffc0d97840, 0x1f9dffceeb6840,
    0x1f9dffe6eb3d00, 0x1f9dffe6eb3d00, 0x1f9dffe6eb3d00, 0x1f9dffe6eb3d00, 0x1f9dffe6eb3d00, 0x1f9dffe6eb3d00, 0x1f9dffe6eb3d00, 0x1f9dffe6eb3d00,
    0x1f9dffe6eb3d00, 0x1f9dffe6eb3d00, 0x1f9dffc0d96040, 0x1f9dffc0d96040, 0x1f9d8fc0c04042, 0x1f9dffc0eb6840, 0x1f9d8fc0c04040, 0x1f9dffc0d96840,
    0x1f9dffc0eb6040, 0x1f9dffe0eb3d80, 0x1f9dffe0eb3d80, 0x1f9dffe0eb3d80, 0x1f9dffe0eb3d80, 0x1f9dffe0eb3d80, 0x1f9dffe0eb3d80, 0x1f9dffe0eb3980,
    0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980,
    0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980,
    0x1f9dffe0eb3b80, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9df3c1086040, 0x4a49240c86060, 0x1f9df3c0086050, 0x1f9dffc0eb6840, 0x1f9dffd6d92840,
    0x1f9dffc0c86840, 0x1f9dffe0eb3d80, 0x1f9dffe0eb3d80, 0x1f9dffe0eb3d80, 0x1f9dffe0eb3d80, 0x1f9dffe0eb3d80, 0x1f9dffe0eb3d80, 0x1f9dffe0eb3980,
    0x1f9dffe0eb3984, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980,
    0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0ebb980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980,
    0x1f9dffe0eb3b80, 0x1f9dffe0eb3980, 0x1f9dffe0eb3980, 0x1f9dffc1eb6840, 0x1f9dffc0886840, 0x1f9dffc0eb6840, 0x1f9dffc0d96840, 0x1f9c7dc0eb6000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
    0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000, 0xd8d36e2cb2000,
  ]

  private static let classes: [Characters] = [
    Characters(ranges: [96...96, 10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [93...93, 32...32, 9...9, 10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [], properties: [], isNegated: true),
    Characters(ranges: [91...91, 93...93, 92...92, 10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [124...124, 10...10, 13...13], properties: [], isNegated: true),
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

  // What `Scan` does too, here so that it can be inlined.

  @inline(__always)
  private mutating func see(_ position: Int) {
    if position >= scan.examined { scan.examined = position &+ 1 }
  }

  private struct Taken {
    var count: Int
    var joint: Int
    var jointValue: UInt32
  }

  @inline(__always)
  private mutating func mark() -> Taken {
    Taken(
      count: scan.count, joint: scan.joint,
      jointValue: scan.joint >= 0 ? unsafe scan.tape[scan.joint] : 0)
  }

  @inline(__always)
  private mutating func takeBack(to mark: Taken) {
    scan.count = mark.count
    scan.joint = mark.joint
    if mark.joint >= 0 { unsafe scan.tape[mark.joint] = mark.jointValue }
  }

  private mutating func cutUnit(before end: Int, _ mark: Taken, _ entry: UInt32) -> Bool {
    scan.cutUnit(
      before: end,
      Scan.Mark(count: mark.count, joint: mark.joint, jointValue: mark.jointValue), entry)
  }

  @inline(__always)
  private mutating func leaf(_ kind: UInt8, _ start: Int, _ end: Int) {
    guard scan.quiet == 0, end > start else { return }
    let joins = unsafe scan.joint >= 0 && scan.tape[scan.joint] &>> 24 == UInt32(kind)
    guard !joins, scan.count < scan.room, end &- start < 1 &<< 24 else {
      scan.leaf(kind, start, end)
      return
    }
    scan.joint = scan.count
    unsafe scan.tape[scan.count] = UInt32(kind) &<< 24 | UInt32(truncatingIfNeeded: end &- start)
    scan.count &+= 1
  }

  @inline(__always)
  private mutating func open(_ kind: UInt8) -> Int {
    guard scan.quiet == 0, scan.count < scan.room else { return scan.open(kind) }
    scan.joint = -1
    unsafe scan.tape[scan.count] = 1 &<< 31 | UInt32(kind) &<< 24
    scan.count &+= 1
    return scan.count &- 1
  }

  @inline(__always)
  private mutating func close(_ slot: Int) {
    guard scan.quiet == 0 else { return }
    scan.joint = -1
    if scan.count == slot &+ 1 {
      scan.count = slot
    } else {
      unsafe scan.tape[slot] |= UInt32(truncatingIfNeeded: scan.count &- slot &- 1)
    }
  }

  private mutating func ruleDocument(_ start: Int) -> Int {
    assert(scan.works())
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
    assert(scan.works())
    var p = start
    fail: do {
      let from12 = p
      let mark13 = mark()
      done11: do {
        if isIn(0, 1, p) {
          or14: do {
            p = ruleTicks(p)
            if p < 0 { break or14 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 2, p) {
          or15: do {
            p = ruleTildes(p)
            if p < 0 { break or15 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 3, p) {
          or16: do {
            p = ruleHeading(p)
            if p < 0 { break or16 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 4, p) {
          or17: do {
            p = ruleRule(p)
            if p < 0 { break or17 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 5, p) {
          or18: do {
            p = ruleQuote(p)
            if p < 0 { break or18 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 6, p) {
          or19: do {
            p = ruleBullets(p)
            if p < 0 { break or19 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 7, p) {
          or20: do {
            p = ruleNumbers(p)
            if p < 0 { break or20 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 8, p) {
          or21: do {
            p = ruleIndented(p)
            if p < 0 { break or21 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 9, p) {
          or22: do {
            p = ruleFootnote(p)
            if p < 0 { break or22 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 9, p) {
          or23: do {
            p = ruleDefinition(p)
            if p < 0 { break or23 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 10, p) {
          or24: do {
            p = ruleQuestion(p)
            if p < 0 { break or24 }
            break done11
          }
          p = from12
          takeBack(to: mark13)
        }
        if isIn(0, 11, p) {
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
        if isIn(0, 12, p) {
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
    assert(scan.works())
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
    assert(scan.works())
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
    assert(scan.works())
    var p = start
    fail: do {
      let from43 = p
      done42: do {
        if isIn(0, 13, p) {
          or45: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 13 else { see(p); break or45 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 10 else { see(p &+ 1); break or45 }
            p &+= 2
            break done42
          }
          p = from43
        }
        if isIn(0, 14, p) {
          or46: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 10 else { see(p); break or46 }
            p &+= 1
            break done42
          }
          p = from43
        }
        if isIn(0, 13, p) {
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
    assert(scan.works())
    var p = start
    fail: do {
      let from49 = p
      done48: do {
        if isIn(0, 15, p) {
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
          if isIn(0, 16, p) { break or52 }
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
    assert(scan.works())
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
    assert(scan.works())
    var p = start
    fail: do {
      let end55 = scan.limit
      while p &+ 4 <= end55 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end55, isIn(0, 8, p) { p &+= 1 }
      see(p)
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
      let leaf56 = p
      let from58 = p
      done57: do {
        if isIn(0, 0, p) {
          or60: do {
            let end62 = scan.limit
            while p &+ 4 <= end62 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 8) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end62, isIn(0, 8, p) { p &+= 1 }
            see(p)
            p = ruleNL(p)
            if p < 0 { break or60 }
            break done57
          }
          p = from58
        }
        if isIn(0, 8, p) {
          or63: do {
            let from64 = p
            let end65 = scan.limit
            while p &+ 4 <= end65 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 8) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end65, isIn(0, 8, p) { p &+= 1 }
            see(p)
            guard p &- from64 >= 1 else { break or63 }
            see(p)
            if isIn(0, 16, p) { break or63 }
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
    assert(scan.works())
    var p = start
    fail: do {
      let leaf66 = p
      let from68 = p
      done67: do {
        if isIn(0, 16, p) {
          or70: do {
            let end72 = scan.limit
            while p &+ 8 <= end72 {
              let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
              var found: UInt64 = 0
              found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
              found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
              if found & 0x8080808080808080 != 0 { break }
              assert(scan.works())
              p &+= 8
            }
            while p < end72, isIn(0, 12, p) { p &+= 1 }
            see(p)
            p = ruleNL(p)
            if p < 0 { break or70 }
            break done67
          }
          p = from68
        }
        if isIn(0, 12, p) {
          or73: do {
            let from74 = p
            let end75 = scan.limit
            while p &+ 8 <= end75 {
              let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
              var found: UInt64 = 0
              found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
              found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
              if found & 0x8080808080808080 != 0 { break }
              assert(scan.works())
              p &+= 8
            }
            while p < end75, isIn(0, 12, p) { p &+= 1 }
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
    assert(scan.works())
    var p = start
    fail: do {
      let slot76 = open(3)
      p = ruleFrontOpen(p)
      if p < 0 { break fail }
      p = ruleFrontText(p)
      if p < 0 { break fail }
      p = ruleFrontClose(p)
      if p < 0 { break fail }
      close(slot76)
      return p
    }
    return -1
  }

  private mutating func ruleFrontOpen(_ start: Int) -> Int {
    assert(scan.works())
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
    assert(scan.works())
    var p = start
    fail: do {
      let leaf78 = p
      var steps81 = 0
      loop79: while steps81 < 1000 {
        guard isIn(0, 16, p) else { see(p); break loop79 }
        let from80 = p
        end83: do {
          see(p)
          if isIn(0, 17, p) {
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
            assert(scan.works())
            p &+= 8
          }
          while p < end87, isIn(0, 12, p) { p &+= 1 }
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
        if isIn(0, 16, p) {
          let look88 = p
          scan.quiet &+= 1
          var look88Is = false
          out89: do {
            see(p)
            if isIn(0, 17, p) {
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
              assert(scan.works())
              p &+= 8
            }
            while p < end93, isIn(0, 12, p) { p &+= 1 }
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
    assert(scan.works())
    var p = start
    fail: do {
      let from95 = p
      done94: do {
        if isIn(0, 18, p) {
          or97: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break or97 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { see(p &+ 1); break or97 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 45 else { see(p &+ 2); break or97 }
            p &+= 3
            break done94
          }
          p = from95
        }
        if isIn(0, 19, p) {
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
    assert(scan.works())
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
    assert(scan.works())
    var p = start
    fail: do {
      let slot100 = open(6)
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
        if isIn(0, 15, p) {
          or107: do {
            p = ruleNewline(p)
            if p < 0 { break or107 }
            break done104
          }
          p = from105
        }
        see(p)
      }
      close(slot100)
      return p
    }
    return -1
  }

  private mutating func ruleHeadingMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf108 = p
      var steps111 = 0
      loop109: while steps111 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop109 }
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
        if isIn(0, 20, p) {
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
        guard isIn(0, 21, p) else { see(p); break loop116 }
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
        if isIn(0, 21, p) {
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
        if isIn(0, 8, p) {
          or126: do {
            let from127 = p
            let end128 = scan.limit
            while p &+ 4 <= end128 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 8) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end128, isIn(0, 8, p) { p &+= 1 }
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
    assert(scan.works())
    var p = start
      let from133 = p
      done132: do {
        if isIn(0, 12, p) {
          or135: do {
            see(p)
            if isIn(0, 21, p) {
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
              guard isIn(0, 12, p) else { see(p); break loop138 }
              let from139 = p
              end142: do {
                let from144 = p
                done143: do {
                  if isIn(0, 22, p) {
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
                        assert(scan.works())
                        p &+= 8
                      }
                      while p < end148, isIn(0, 22, p) { p &+= 1 }
                      see(p)
                      guard p &- from147 >= 1 else { break or146 }
                      break done143
                    }
                    p = from144
                  }
                  if isIn(0, 8, p) {
                    or149: do {
                      see(p)
                      if isIn(0, 8, p) {
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
                        if all & (1 &<< 8) == 0 { break }
                        assert(scan.works())
                        p &+= 4
                      }
                      while p < end153, isIn(0, 8, p) { p &+= 1 }
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
    assert(scan.works())
    var p = start
    fail: do {
      let from154 = p
      let end155 = scan.limit
      while p &+ 4 <= end155 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end155, isIn(0, 8, p) { p &+= 1 }
      see(p)
      guard p &- from154 >= 1 else { break fail }
      let from157 = p
      done156: do {
        if isIn(0, 21, p) {
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
    assert(scan.works())
    var p = start
      let leaf161 = p
      let end163 = scan.limit
      while p &+ 4 <= end163 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end163, isIn(0, 8, p) { p &+= 1 }
      see(p)
      loop164: while true {
        guard isIn(0, 21, p) else { see(p); break loop164 }
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
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end170, isIn(0, 8, p) { p &+= 1 }
      see(p)
      leaf(8, leaf161, p)
    return p
  }

  private mutating func rulePounds(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from172First = p
      loop171: while true {
        guard isIn(0, 21, p) else { see(p); break loop171 }
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
    assert(scan.works())
    var p = start
    fail: do {
      let slot176 = open(9)
      let leaf177 = p
      p = ruleRuleLine(p)
      if p < 0 { break fail }
      leaf(10, leaf177, p)
      let from179 = p
      done178: do {
        if isIn(0, 15, p) {
          or181: do {
            p = ruleNewline(p)
            if p < 0 { break or181 }
            break done178
          }
          p = from179
        }
        see(p)
      }
      close(slot176)
      return p
    }
    return -1
  }

  private mutating func ruleRuleLine(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      var steps184 = 0
      loop182: while steps184 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop182 }
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
        if isIn(0, 20, p) {
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
        if isIn(0, 23, p) {
          or192: do {
            var steps195 = 0
            loop193: while true {
              guard isIn(0, 23, p) else { see(p); break loop193 }
              let from194 = p
              end197: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 42 else { see(p); break end197 }
                p &+= 1
                let end199 = scan.limit
                while p &+ 4 <= end199 {
                  let bytes = unsafe scan.bytes + p
                  let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                  if all & (1 &<< 8) == 0 { break }
                  assert(scan.works())
                  p &+= 4
                }
                while p < end199, isIn(0, 8, p) { p &+= 1 }
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
        if isIn(0, 18, p) {
          or200: do {
            var steps203 = 0
            loop201: while true {
              guard isIn(0, 18, p) else { see(p); break loop201 }
              let from202 = p
              end205: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break end205 }
                p &+= 1
                let end207 = scan.limit
                while p &+ 4 <= end207 {
                  let bytes = unsafe scan.bytes + p
                  let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                  if all & (1 &<< 8) == 0 { break }
                  assert(scan.works())
                  p &+= 4
                }
                while p < end207, isIn(0, 8, p) { p &+= 1 }
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
        if isIn(0, 24, p) {
          or208: do {
            var steps211 = 0
            loop209: while true {
              guard isIn(0, 24, p) else { see(p); break loop209 }
              let from210 = p
              end213: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 95 else { see(p); break end213 }
                p &+= 1
                let end215 = scan.limit
                while p &+ 4 <= end215 {
                  let bytes = unsafe scan.bytes + p
                  let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                  if all & (1 &<< 8) == 0 { break }
                  assert(scan.works())
                  p &+= 4
                }
                while p < end215, isIn(0, 8, p) { p &+= 1 }
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
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let slot218 = open(11)
      p = ruleTicksOpen(p)
      if p < 0 { break fail }
      let leaf219 = p
      var steps222 = 0
      loop220: while steps222 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop220 }
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
        if isIn(0, 20, p) {
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
        guard isIn(0, 25, p) else { see(p); break loop228 }
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
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end234, isIn(0, 8, p) { p &+= 1 }
      see(p)
      leaf(4, leaf219, p)
      p = ruleInfo(p)
      if p < 0 { break fail }
      let from236 = p
      done235: do {
        if isIn(0, 15, p) {
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
              guard isIn(0, 20, p) else { see(p); break loop246 }
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
              if isIn(0, 20, p) {
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
              guard isIn(0, 25, p) else { see(p); break loop253 }
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
          if from240IsCut, cutUnit(before: p, mark242, row0.entry(rule: 23)) {
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
              guard isIn(0, 20, p) else { see(p); break loop263 }
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
              if isIn(0, 20, p) {
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
              guard isIn(0, 25, p) else { see(p); break loop270 }
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
              if all & (1 &<< 8) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end276, isIn(0, 8, p) { p &+= 1 }
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
              if isIn(0, 15, p) {
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
      close(slot218)
      return p
    }
    return -1
  }

  private mutating func resumeTicks(_ start: Int, _ row: Scan.Row) -> Int {
    assert(scan.works())
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
              guard isIn(0, 20, p) else { see(p); break loop290 }
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
              if isIn(0, 20, p) {
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
              guard isIn(0, 25, p) else { see(p); break loop297 }
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
          if from284IsCut, cutUnit(before: p, mark286, row0.entry(rule: 23)) {
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
              guard isIn(0, 20, p) else { see(p); break loop307 }
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
              if isIn(0, 20, p) {
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
              guard isIn(0, 25, p) else { see(p); break loop314 }
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
              if all & (1 &<< 8) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end320, isIn(0, 8, p) { p &+= 1 }
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
              if isIn(0, 15, p) {
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
    assert(scan.works())
    var p = start
    fail: do {
      let look327 = p
      scan.quiet &+= 1
      var look327Is = false
      out328: do {
        var steps331 = 0
        loop329: while steps331 < 3 {
          guard isIn(0, 20, p) else { see(p); break loop329 }
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
          if isIn(0, 20, p) {
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
          guard isIn(0, 25, p) else { see(p); break loop336 }
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
        let from341 = p
        let end342 = min(scan.limit, from341 &+ 4000)
        while p &+ 8 <= end342 {
          let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
          var found: UInt64 = 0
          found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
          found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
          found |= ((bytes ^ 0x6060606060606060) &- 0x101010101010101) & ~(bytes ^ 0x6060606060606060)
          if found & 0x8080808080808080 != 0 { break }
          assert(scan.works())
          p &+= 8
        }
        while p < end342, isIn(0, 26, p) { p &+= 1 }
        if p &- from341 >= 4000 {
          p = scan.takeRow(of: Self.classes[0], most: 4000, from341)
          if p < 0 { break out328 }
        } else {
          see(p)
        }
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
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let slot343 = open(11)
      let leaf344 = p
      var steps347 = 0
      loop345: while steps347 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop345 }
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
        if isIn(0, 20, p) {
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
        guard isIn(0, 27, p) else { see(p); break loop353 }
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
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end359, isIn(0, 8, p) { p &+= 1 }
      see(p)
      leaf(4, leaf344, p)
      p = ruleInfo(p)
      if p < 0 { break fail }
      let from361 = p
      done360: do {
        if isIn(0, 15, p) {
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
              guard isIn(0, 20, p) else { see(p); break loop371 }
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
              if isIn(0, 20, p) {
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
              guard isIn(0, 27, p) else { see(p); break loop378 }
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
          if from365IsCut, cutUnit(before: p, mark367, row0.entry(rule: 25)) {
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
              guard isIn(0, 20, p) else { see(p); break loop388 }
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
              if isIn(0, 20, p) {
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
              guard isIn(0, 27, p) else { see(p); break loop395 }
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
              if all & (1 &<< 8) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end401, isIn(0, 8, p) { p &+= 1 }
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
              if isIn(0, 15, p) {
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
      close(slot343)
      return p
    }
    return -1
  }

  private mutating func resumeTildes(_ start: Int, _ row: Scan.Row) -> Int {
    assert(scan.works())
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
              guard isIn(0, 20, p) else { see(p); break loop415 }
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
              if isIn(0, 20, p) {
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
              guard isIn(0, 27, p) else { see(p); break loop422 }
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
          if from409IsCut, cutUnit(before: p, mark411, row0.entry(rule: 25)) {
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
              guard isIn(0, 20, p) else { see(p); break loop432 }
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
              if isIn(0, 20, p) {
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
              guard isIn(0, 27, p) else { see(p); break loop439 }
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
              if all & (1 &<< 8) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end445, isIn(0, 8, p) { p &+= 1 }
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
              if isIn(0, 15, p) {
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
    assert(scan.works())
    var p = start
      let leaf452 = p
      let end454 = scan.limit
      while p &+ 8 <= end454 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        if found & 0x8080808080808080 != 0 { break }
        assert(scan.works())
        p &+= 8
      }
      while p < end454, isIn(0, 12, p) { p &+= 1 }
      see(p)
      leaf(12, leaf452, p)
    return p
  }

  private mutating func ruleIndented(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot455 = open(13)
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
      close(slot455)
      return p
    }
    return -1
  }

  private mutating func ruleCodeLine(_ start: Int) -> Int {
    assert(scan.works())
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
    assert(scan.works())
    var p = start
    fail: do {
      let slot469 = open(15)
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
      close(slot469)
      return p
    }
    return -1
  }

  private mutating func ruleQuoteMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf472 = p
      var steps475 = 0
      loop473: while steps475 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop473 }
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
        if isIn(0, 20, p) {
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
        if isIn(0, 20, p) {
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
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let slot484 = open(17)
      let look485 = p
      scan.quiet &+= 1
      var look485Is = false
      out486: do {
        var steps489 = 0
        loop487: while steps489 < 3 {
          guard isIn(0, 20, p) else { see(p); break loop487 }
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
          if isIn(0, 20, p) {
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
        guard isIn(0, 28, p) else { see(p); break out486 }
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
          if isIn(0, 4, p) {
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
              guard isIn(0, 20, p) else { see(p); break loop509 }
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
              if isIn(0, 20, p) {
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
          if from496IsCut, cutUnit(before: p, mark498, row0.entry(rule: 31)) {
            p = from496
            break loop495
          }
          continue loop495
        }
        p = from496
        takeBack(to: mark498)
        break loop495
      }
      close(slot484)
      return p
    }
    return -1
  }

  private mutating func resumeBullets(_ start: Int, _ row: Scan.Row) -> Int {
    assert(scan.works())
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
          if isIn(0, 4, p) {
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
              guard isIn(0, 20, p) else { see(p); break loop530 }
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
              if isIn(0, 20, p) {
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
          if from517IsCut, cutUnit(before: p, mark519, row0.entry(rule: 31)) {
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
    assert(scan.works())
    var p = start
    fail: do {
      let slot537 = open(18)
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
      close(slot537)
      return p
    }
    return -1
  }

  private mutating func ruleBulletMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf541 = p
      var steps544 = 0
      loop542: while steps544 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop542 }
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
        if isIn(0, 20, p) {
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
      guard isIn(0, 28, p) else { see(p); break fail }
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
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let slot549 = open(20)
      let look550 = p
      scan.quiet &+= 1
      var look550Is = false
      out551: do {
        var steps554 = 0
        loop552: while steps554 < 3 {
          guard isIn(0, 20, p) else { see(p); break loop552 }
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
          if isIn(0, 20, p) {
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
        let end560 = min(scan.limit, from559 &+ 9)
        while p &+ 4 <= end560 {
          let bytes = unsafe scan.bytes + p
          let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
          if all & (1 &<< 29) == 0 { break }
          assert(scan.works())
          p &+= 4
        }
        while p < end560, isIn(0, 29, p) { p &+= 1 }
        if p &- from559 < 9 { see(p) }
        guard p &- from559 >= 1 else { break out551 }
        if p &- from559 == 9 {
          see(p)
          if isIn(0, 29, p) { break out551 }
        }
        let kept561 = p
        guard isIn(0, 30, p) else { see(p); break out551 }
        p &+= 1
        guard let kept561Row = scan.row(kept561, p) else { break out551 }
        row0 = kept561Row
        look550Is = true
      }
      scan.quiet &-= 1
      guard look550Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look550
      p = ruleNumber(p)
      if p < 0 { break fail }
      loop562: while true {
        let from563 = p
        let mark565 = mark()
        let from563IsCut = scan.isCut(p)
        end566: do {
          loop567: while true {
            let from568 = p
            let mark570 = mark()
            end571: do {
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break end571 }
              }
              p = ruleBlank(p)
              if p < 0 { break end571 }
              guard p > from568 else { break loop567 }
              continue loop567
            }
            p = from568
            takeBack(to: mark570)
            break loop567
          }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end566 }
          }
          let look572 = p
          scan.quiet &+= 1
          var look572Is = false
          out573: do {
            var steps576 = 0
            loop574: while steps576 < 3 {
              guard isIn(0, 20, p) else { see(p); break loop574 }
              let from575 = p
              end578: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end578 }
                p &+= 1
                guard p > from575 else { break loop574 }
                steps576 &+= 1
                continue loop574
              }
              p = from575
              break loop574
            }
            if steps576 == 3 {
              see(p)
              if isIn(0, 20, p) {
                let look579 = p
                scan.quiet &+= 1
                var look579Is = false
                out580: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out580 }
                  p &+= 1
                  look579Is = true
                }
                scan.quiet &-= 1
                if look579Is {
                  if p > 0 { see(p &- 1) }
                  break out573
                }
                p = look579
              }
            }
            let from581 = p
            let end582 = min(scan.limit, from581 &+ 9)
            while p &+ 4 <= end582 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 29) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end582, isIn(0, 29, p) { p &+= 1 }
            if p &- from581 < 9 { see(p) }
            guard p &- from581 >= 1 else { break out573 }
            if p &- from581 == 9 {
              see(p)
              if isIn(0, 29, p) { break out573 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out573 }
            look572Is = true
          }
          scan.quiet &-= 1
          guard look572Is else { break end566 }
          if p > 0 { see(p &- 1) }
          p = look572
          p = ruleNumber(p)
          if p < 0 { break end566 }
          guard p > from563 else { break loop562 }
          if from563IsCut, cutUnit(before: p, mark565, row0.entry(rule: 34)) {
            p = from563
            break loop562
          }
          continue loop562
        }
        p = from563
        takeBack(to: mark565)
        break loop562
      }
      close(slot549)
      return p
    }
    return -1
  }

  private mutating func resumeNumbers(_ start: Int, _ row: Scan.Row) -> Int {
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
      row0 = row
      loop583: while true {
        let from584 = p
        let mark586 = mark()
        let from584IsCut = scan.isCut(p)
        end587: do {
          loop588: while true {
            let from589 = p
            let mark591 = mark()
            end592: do {
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break end592 }
              }
              p = ruleBlank(p)
              if p < 0 { break end592 }
              guard p > from589 else { break loop588 }
              continue loop588
            }
            p = from589
            takeBack(to: mark591)
            break loop588
          }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end587 }
          }
          let look593 = p
          scan.quiet &+= 1
          var look593Is = false
          out594: do {
            var steps597 = 0
            loop595: while steps597 < 3 {
              guard isIn(0, 20, p) else { see(p); break loop595 }
              let from596 = p
              end599: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end599 }
                p &+= 1
                guard p > from596 else { break loop595 }
                steps597 &+= 1
                continue loop595
              }
              p = from596
              break loop595
            }
            if steps597 == 3 {
              see(p)
              if isIn(0, 20, p) {
                let look600 = p
                scan.quiet &+= 1
                var look600Is = false
                out601: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out601 }
                  p &+= 1
                  look600Is = true
                }
                scan.quiet &-= 1
                if look600Is {
                  if p > 0 { see(p &- 1) }
                  break out594
                }
                p = look600
              }
            }
            let from602 = p
            let end603 = min(scan.limit, from602 &+ 9)
            while p &+ 4 <= end603 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 29) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end603, isIn(0, 29, p) { p &+= 1 }
            if p &- from602 < 9 { see(p) }
            guard p &- from602 >= 1 else { break out594 }
            if p &- from602 == 9 {
              see(p)
              if isIn(0, 29, p) { break out594 }
            }
            p = scan.takeRow(row0.byte, row0.length, p)
            if p < 0 { break out594 }
            look593Is = true
          }
          scan.quiet &-= 1
          guard look593Is else { break end587 }
          if p > 0 { see(p &- 1) }
          p = look593
          p = ruleNumber(p)
          if p < 0 { break end587 }
          guard p > from584 else { break loop583 }
          if from584IsCut, cutUnit(before: p, mark586, row0.entry(rule: 34)) {
            p = from584
            break loop583
          }
          continue loop583
        }
        p = from584
        takeBack(to: mark586)
        break loop583
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
      let slot604 = open(18)
      let hung605 = p
      p = ruleNumberMark(p)
      if p < 0 { break fail }
      guard scan.margins.count < Scan.marginsMax else { break fail }
      scan.margins.append(Scan.Margin(prefix: -1, columns: scan.hanging(hung605, p), kind: 14))
      var inset606 = false
      out607: do {
        p = ruleItemBody(p)
        if p < 0 { break out607 }
        inset606 = true
      }
      scan.margins.removeLast()
      guard inset606 else { break fail }
      close(slot604)
      return p
    }
    return -1
  }

  private mutating func ruleNumberMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf608 = p
      var steps611 = 0
      loop609: while steps611 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop609 }
        let from610 = p
        end613: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end613 }
          p &+= 1
          guard p > from610 else { break loop609 }
          steps611 &+= 1
          continue loop609
        }
        p = from610
        break loop609
      }
      if steps611 == 3 {
        see(p)
        if isIn(0, 20, p) {
          let look614 = p
          scan.quiet &+= 1
          var look614Is = false
          out615: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out615 }
            p &+= 1
            look614Is = true
          }
          scan.quiet &-= 1
          if look614Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look614
        }
      }
      let from616 = p
      let end617 = min(scan.limit, from616 &+ 9)
      while p &+ 4 <= end617 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 29) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end617, isIn(0, 29, p) { p &+= 1 }
      if p &- from616 < 9 { see(p) }
      guard p &- from616 >= 1 else { break fail }
      if p &- from616 == 9 {
        see(p)
        if isIn(0, 29, p) { break fail }
      }
      guard isIn(0, 30, p) else { see(p); break fail }
      p &+= 1
      p = ruleItemSpace(p)
      if p < 0 { break fail }
      leaf(19, leaf608, p)
      return p
    }
    return -1
  }

  private mutating func ruleItemSpace(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from619 = p
      done618: do {
        or621: do {
          let look622 = p
          scan.quiet &+= 1
          var look622Is = false
          out623: do {
            p = ruleBlankRest(p)
            if p < 0 { break out623 }
            look622Is = true
          }
          scan.quiet &-= 1
          guard look622Is else { break or621 }
          if p > 0 { see(p &- 1) }
          p = look622
          break done618
        }
        p = from619
        if isIn(0, 8, p) {
          or624: do {
            see(p)
            if isIn(0, 8, p) {
              let look625 = p
              scan.quiet &+= 1
              var look625Is = false
              out626: do {
                p = scan.takeColumns(5, p)
                if p < 0 { break out626 }
                look625Is = true
              }
              scan.quiet &-= 1
              if look625Is {
                if p > 0 { see(p &- 1) }
                break or624
              }
              p = look625
            }
            let from627 = p
            let end628 = scan.limit
            while p &+ 4 <= end628 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 8) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end628, isIn(0, 8, p) { p &+= 1 }
            see(p)
            guard p &- from627 >= 1 else { break or624 }
            break done618
          }
          p = from619
        }
        if isIn(0, 8, p) {
          or629: do {
            guard isIn(0, 8, p) else { see(p); break or629 }
            p &+= 1
            break done618
          }
          p = from619
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
    assert(scan.works())
    var p = start
    fail: do {
      let from631 = p
      let mark632 = mark()
      done630: do {
        if isIn(0, 0, p) {
          or633: do {
            p = ruleBlank(p)
            if p < 0 { break or633 }
            let from635 = p
            let mark636 = mark()
            done634: do {
              or637: do {
                let look638 = p
                scan.quiet &+= 1
                var look638Is = false
                out639: do {
                  if !scan.margins.isEmpty {
                  p = margin(p, all: true)
                  if p < 0 { break out639 }
                  }
                  p = ruleBlank(p)
                  if p < 0 { break out639 }
                  look638Is = true
                }
                scan.quiet &-= 1
                if look638Is {
                  if p > 0 { see(p &- 1) }
                  break or637
                }
                p = look638
                if !scan.margins.isEmpty {
                p = margin(p, all: true)
                if p < 0 { break or637 }
                }
                p = ruleInner(p)
                if p < 0 { break or637 }
                loop640: while true {
                  let from641 = p
                  let mark643 = mark()
                  end644: do {
                    if !scan.margins.isEmpty {
                    p = margin(p, all: true)
                    if p < 0 { break end644 }
                    }
                    p = ruleInner(p)
                    if p < 0 { break end644 }
                    guard p > from641 else { break loop640 }
                    continue loop640
                  }
                  p = from641
                  takeBack(to: mark643)
                  break loop640
                }
                break done634
              }
              p = from635
              takeBack(to: mark636)
              see(p)
            }
            break done630
          }
          p = from631
        }
        see(p)
        or645: do {
          let from647 = p
          done646: do {
            if isIn(0, 31, p) {
              or649: do {
                p = ruleTask(p)
                if p < 0 { break or649 }
                break done646
              }
              p = from647
            }
            see(p)
          }
          p = ruleInner(p)
          if p < 0 { break or645 }
          loop650: while true {
            let from651 = p
            let mark653 = mark()
            end654: do {
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break end654 }
              }
              p = ruleInner(p)
              if p < 0 { break end654 }
              guard p > from651 else { break loop650 }
              continue loop650
            }
            p = from651
            takeBack(to: mark653)
            break loop650
          }
          break done630
        }
        p = from631
        takeBack(to: mark632)
        or655: do {
          see(p)
          if isIn(0, 16, p) { break or655 }
          break done630
        }
        p = from631
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
      let leaf656 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      p &+= 1
      guard isIn(0, 32, p) else { see(p); break fail }
      p &+= 1
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      p &+= 1
      let from657 = p
      let end658 = scan.limit
      while p &+ 4 <= end658 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end658, isIn(0, 8, p) { p &+= 1 }
      see(p)
      guard p &- from657 >= 1 else { break fail }
      let look659 = p
      scan.quiet &+= 1
      var look659Is = false
      out660: do {
        p = ruleEOL(p)
        if p < 0 { break out660 }
        look659Is = true
      }
      scan.quiet &-= 1
      if look659Is {
        if p > 0 { see(p &- 1) }
        break fail
      }
      p = look659
      leaf(21, leaf656, p)
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
      let slot661 = open(22)
      p = ruleFootnoteMark(p)
      if p < 0 { break fail }
      let leaf662 = p
      p = ruleFootnoteName(p)
      if p < 0 { break fail }
      leaf(23, leaf662, p)
      let leaf663 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break fail }
      p &+= 2
      let end665 = scan.limit
      while p &+ 4 <= end665 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end665, isIn(0, 8, p) { p &+= 1 }
      see(p)
      leaf(24, leaf663, p)
      guard scan.margins.count < Scan.marginsMax else { break fail }
      scan.margins.append(Scan.Margin(prefix: 1, columns: 0, kind: 0))
      var inset666 = false
      out667: do {
        p = ruleContents(p)
        if p < 0 { break out667 }
        inset666 = true
      }
      scan.margins.removeLast()
      guard inset666 else { break fail }
      close(slot661)
      return p
    }
    return -1
  }

  private mutating func ruleFootnoteMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf668 = p
      var steps671 = 0
      loop669: while steps671 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop669 }
        let from670 = p
        end673: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end673 }
          p &+= 1
          guard p > from670 else { break loop669 }
          steps671 &+= 1
          continue loop669
        }
        p = from670
        break loop669
      }
      if steps671 == 3 {
        see(p)
        if isIn(0, 20, p) {
          let look674 = p
          scan.quiet &+= 1
          var look674Is = false
          out675: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out675 }
            p &+= 1
            look674Is = true
          }
          scan.quiet &-= 1
          if look674Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look674
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 94 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf668, p)
      return p
    }
    return -1
  }

  private mutating func ruleFootnoteName(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from676 = p
      let end677 = scan.limit
      while p &+ 4 <= end677 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 33) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end677, isIn(0, 33, p) { p &+= 1 }
      see(p)
      guard p &- from676 >= 1 else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleFootnoteInset(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from679 = p
      done678: do {
        if isIn(0, 8, p) {
          or681: do {
            let leaf682 = p
            p = scan.takeColumns(4, p)
            if p < 0 { break or681 }
            leaf(14, leaf682, p)
            break done678
          }
          p = from679
        }
        see(p)
        or683: do {
          let look684 = p
          scan.quiet &+= 1
          var look684Is = false
          out685: do {
            p = ruleBlankRest(p)
            if p < 0 { break out685 }
            look684Is = true
          }
          scan.quiet &-= 1
          guard look684Is else { break or683 }
          if p > 0 { see(p &- 1) }
          p = look684
          break done678
        }
        p = from679
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
      let slot686 = open(25)
      let leaf687 = p
      var steps690 = 0
      loop688: while steps690 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop688 }
        let from689 = p
        end692: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end692 }
          p &+= 1
          guard p > from689 else { break loop688 }
          steps690 &+= 1
          continue loop688
        }
        p = from689
        break loop688
      }
      if steps690 == 3 {
        see(p)
        if isIn(0, 20, p) {
          let look693 = p
          scan.quiet &+= 1
          var look693Is = false
          out694: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out694 }
            p &+= 1
            look693Is = true
          }
          scan.quiet &-= 1
          if look693Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look693
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf687, p)
      let leaf695 = p
      scan.quiet &+= 1
      var leaf695Is = false
      out696: do {
        p = ruleLabelText(p)
        if p < 0 { break out696 }
        leaf695Is = true
      }
      scan.quiet &-= 1
      guard leaf695Is else { break fail }
      leaf(23, leaf695, p)
      let leaf697 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf697, p)
      let from699 = p
      done698: do {
        if isIn(0, 0, p) {
          or701: do {
            p = ruleLineSpace(p)
            if p < 0 { break or701 }
            break done698
          }
          p = from699
        }
        see(p)
      }
      let leaf702 = p
      p = ruleDestination(p)
      if p < 0 { break fail }
      leaf(26, leaf702, p)
      let from704 = p
      let mark705 = mark()
      done703: do {
        if isIn(0, 0, p) {
          or706: do {
            p = ruleLineSpace(p)
            if p < 0 { break or706 }
            let leaf707 = p
            scan.quiet &+= 1
            var leaf707Is = false
            out708: do {
              p = ruleTitle(p)
              if p < 0 { break out708 }
              leaf707Is = true
            }
            scan.quiet &-= 1
            guard leaf707Is else { break or706 }
            leaf(27, leaf707, p)
            let leaf709 = p
            let end711 = scan.limit
            while p &+ 4 <= end711 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 8) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end711, isIn(0, 8, p) { p &+= 1 }
            see(p)
            leaf(28, leaf709, p)
            let look712 = p
            scan.quiet &+= 1
            var look712Is = false
            out713: do {
              p = ruleEOL(p)
              if p < 0 { break out713 }
              look712Is = true
            }
            scan.quiet &-= 1
            guard look712Is else { break or706 }
            if p > 0 { see(p &- 1) }
            p = look712
            break done703
          }
          p = from704
          takeBack(to: mark705)
        }
        see(p)
      }
      let leaf714 = p
      let end716 = scan.limit
      while p &+ 4 <= end716 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end716, isIn(0, 8, p) { p &+= 1 }
      see(p)
      leaf(28, leaf714, p)
      let from718 = p
      done717: do {
        if isIn(0, 15, p) {
          or720: do {
            p = ruleNewline(p)
            if p < 0 { break or720 }
            break done717
          }
          p = from718
        }
        see(p)
        or721: do {
          see(p)
          if isIn(0, 16, p) { break or721 }
          break done717
        }
        p = from718
        break fail
      }
      close(slot686)
      return p
    }
    return -1
  }

  private mutating func ruleLabelText(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let look722 = p
      scan.quiet &+= 1
      var look722Is = false
      out723: do {
        let end725 = scan.limit
        while p &+ 4 <= end725 {
          let bytes = unsafe scan.bytes + p
          let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
          if all & (1 &<< 0) == 0 { break }
          assert(scan.works())
          p &+= 4
        }
        while p < end725, isIn(0, 0, p) { p &+= 1 }
        see(p)
        if isIn(0, 34, p) {
          p &+= 1
        } else {
          p = scan.take(Self.classes[1], p)
          if p < 0 { break out723 }
        }
        look722Is = true
      }
      scan.quiet &-= 1
      guard look722Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look722
      let most726 = p
      let from728First = p
      loop727: while true {
        guard isIn(0, 35, p) else { see(p); break loop727 }
        let from728 = p
        end731: do {
          let from733 = p
          let mark734 = mark()
          done732: do {
            if isIn(0, 36, p) {
              or735: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or735 }
                p &+= 1
                if isIn(0, 37, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[2], p)
                  if p < 0 { break or735 }
                }
                break done732
              }
              p = from733
            }
            if isIn(0, 38, p) {
              or736: do {
                if isIn(0, 39, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[3], p)
                  if p < 0 { break or736 }
                }
                break done732
              }
              p = from733
            }
            if isIn(0, 15, p) {
              or737: do {
                p = ruleNL(p)
                if p < 0 { break or737 }
                if !scan.margins.isEmpty {
                p = margin(p, all: true)
                if p < 0 { break or737 }
                }
                let look738 = p
                scan.quiet &+= 1
                var look738Is = false
                out739: do {
                  p = ruleBlankRest(p)
                  if p < 0 { break out739 }
                  look738Is = true
                }
                scan.quiet &-= 1
                if look738Is {
                  if p > 0 { see(p &- 1) }
                  break or737
                }
                p = look738
                break done732
              }
              p = from733
              takeBack(to: mark734)
            }
            see(p)
            break end731
          }
          guard p > from728 else { break loop727 }
          continue loop727
        }
        p = from728
        break loop727
      }
      guard p > from728First else { break fail }
      guard p &- most726 <= 999 else { see(p &- 1); break fail }
      return p
    }
    return -1
  }

  private mutating func ruleLineSpace(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf740 = p
      scan.quiet &+= 1
      var leaf740Is = false
      out741: do {
        let from743 = p
        let mark744 = mark()
        done742: do {
          if isIn(0, 0, p) {
            or745: do {
              let end747 = scan.limit
              while p &+ 4 <= end747 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 8) == 0 { break }
                assert(scan.works())
                p &+= 4
              }
              while p < end747, isIn(0, 8, p) { p &+= 1 }
              see(p)
              p = ruleNL(p)
              if p < 0 { break or745 }
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break or745 }
              }
              let look748 = p
              scan.quiet &+= 1
              var look748Is = false
              out749: do {
                p = ruleBlankRest(p)
                if p < 0 { break out749 }
                look748Is = true
              }
              scan.quiet &-= 1
              if look748Is {
                if p > 0 { see(p &- 1) }
                break or745
              }
              p = look748
              let end751 = scan.limit
              while p &+ 4 <= end751 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 8) == 0 { break }
                assert(scan.works())
                p &+= 4
              }
              while p < end751, isIn(0, 8, p) { p &+= 1 }
              see(p)
              break done742
            }
            p = from743
            takeBack(to: mark744)
          }
          if isIn(0, 8, p) {
            or752: do {
              let from753 = p
              let end754 = scan.limit
              while p &+ 4 <= end754 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 8) == 0 { break }
                assert(scan.works())
                p &+= 4
              }
              while p < end754, isIn(0, 8, p) { p &+= 1 }
              see(p)
              guard p &- from753 >= 1 else { break or752 }
              break done742
            }
            p = from743
          }
          see(p)
          break out741
        }
        leaf740Is = true
      }
      scan.quiet &-= 1
      guard leaf740Is else { break fail }
      leaf(28, leaf740, p)
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
      let slot755 = open(29)
      p = ruleQuestionMark(p)
      if p < 0 { break fail }
      let slot756 = open(30)
      let within757Reach = scan.reach
      scan.reach = .max
      let within757 = p
      scan.quiet &+= 1
      var within757Is = false
      out758: do {
        p = ruleAskedLines(p)
        if p < 0 { break out758 }
        within757Is = true
      }
      scan.quiet &-= 1
      scan.reach = within757Reach
      guard within757Is else { break fail }
      if p > 0 { see(p &- 1) }
      let within757End = p
      let within757Outer = scan.limit
      scan.limit = p
      p = within757
      var within757Fills = false
      out759: do {
        p = ruleSpans(p)
        if p < 0 { break out759 }
        within757Fills = true
      }
      scan.limit = within757Outer
      guard within757Fills, p == within757End || scan.cut != 0 else { break fail }
      close(slot756)
      p = ruleNewline(p)
      if p < 0 { break fail }
      if !scan.margins.isEmpty {
      p = margin(p, all: true)
      if p < 0 { break fail }
      }
      p = ruleAnswerMark(p)
      if p < 0 { break fail }
      let slot760 = open(31)
      let within761Reach = scan.reach
      scan.reach = .max
      let within761 = p
      scan.quiet &+= 1
      var within761Is = false
      out762: do {
        p = ruleAnswerLines(p)
        if p < 0 { break out762 }
        within761Is = true
      }
      scan.quiet &-= 1
      scan.reach = within761Reach
      guard within761Is else { break fail }
      if p > 0 { see(p &- 1) }
      let within761End = p
      let within761Outer = scan.limit
      scan.limit = p
      p = within761
      var within761Fills = false
      out763: do {
        p = ruleSpans(p)
        if p < 0 { break out763 }
        within761Fills = true
      }
      scan.limit = within761Outer
      guard within761Fills, p == within761End || scan.cut != 0 else { break fail }
      close(slot760)
      let from765 = p
      done764: do {
        if isIn(0, 15, p) {
          or767: do {
            p = ruleNewline(p)
            if p < 0 { break or767 }
            break done764
          }
          p = from765
        }
        see(p)
      }
      close(slot755)
      return p
    }
    return -1
  }

  private mutating func ruleQuestionMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf768 = p
      var steps771 = 0
      loop769: while steps771 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop769 }
        let from770 = p
        end773: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end773 }
          p &+= 1
          guard p > from770 else { break loop769 }
          steps771 &+= 1
          continue loop769
        }
        p = from770
        break loop769
      }
      if steps771 == 3 {
        see(p)
        if isIn(0, 20, p) {
          let look774 = p
          scan.quiet &+= 1
          var look774Is = false
          out775: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out775 }
            p &+= 1
            look774Is = true
          }
          scan.quiet &-= 1
          if look774Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look774
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 81 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break fail }
      p &+= 2
      let end777 = scan.limit
      while p &+ 4 <= end777 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end777, isIn(0, 8, p) { p &+= 1 }
      see(p)
      leaf(32, leaf768, p)
      return p
    }
    return -1
  }

  private mutating func ruleAnswerMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf778 = p
      var steps781 = 0
      loop779: while steps781 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop779 }
        let from780 = p
        end783: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end783 }
          p &+= 1
          guard p > from780 else { break loop779 }
          steps781 &+= 1
          continue loop779
        }
        p = from780
        break loop779
      }
      if steps781 == 3 {
        see(p)
        if isIn(0, 20, p) {
          let look784 = p
          scan.quiet &+= 1
          var look784Is = false
          out785: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out785 }
            p &+= 1
            look784Is = true
          }
          scan.quiet &-= 1
          if look784Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look784
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 65 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break fail }
      p &+= 2
      let end787 = scan.limit
      while p &+ 4 <= end787 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end787, isIn(0, 8, p) { p &+= 1 }
      see(p)
      leaf(33, leaf778, p)
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
      let end789 = scan.limit
      while p &+ 8 <= end789 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        if found & 0x8080808080808080 != 0 { break }
        assert(scan.works())
        p &+= 8
      }
      while p < end789, isIn(0, 12, p) { p &+= 1 }
      see(p)
      loop790: while true {
        guard isIn(0, 15, p) else { see(p); break loop790 }
        let from791 = p
        let mark793 = mark()
        end794: do {
          p = ruleNL(p)
          if p < 0 { break end794 }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end794 }
          }
          see(p)
          if isIn(0, 40, p) {
            let look795 = p
            scan.quiet &+= 1
            var look795Is = false
            out796: do {
              var steps799 = 0
              loop797: while steps799 < 3 {
                guard isIn(0, 20, p) else { see(p); break loop797 }
                let from798 = p
                end801: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end801 }
                  p &+= 1
                  guard p > from798 else { break loop797 }
                  steps799 &+= 1
                  continue loop797
                }
                p = from798
                break loop797
              }
              if steps799 == 3 {
                see(p)
                if isIn(0, 20, p) {
                  let look802 = p
                  scan.quiet &+= 1
                  var look802Is = false
                  out803: do {
                    guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out803 }
                    p &+= 1
                    look802Is = true
                  }
                  scan.quiet &-= 1
                  if look802Is {
                    if p > 0 { see(p &- 1) }
                    break out796
                  }
                  p = look802
                }
              }
              guard isIn(0, 41, p) else { see(p); break out796 }
              p &+= 1
              guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break out796 }
              p &+= 1
              look795Is = true
            }
            scan.quiet &-= 1
            if look795Is {
              if p > 0 { see(p &- 1) }
              break end794
            }
            p = look795
          }
          see(p)
          if isIn(0, 42, p) {
            let look804 = p
            scan.quiet &+= 1
            var look804Is = false
            out805: do {
              p = ruleInterrupts(p)
              if p < 0 { break out805 }
              look804Is = true
            }
            scan.quiet &-= 1
            if look804Is {
              if p > 0 { see(p &- 1) }
              break end794
            }
            p = look804
          }
          let from806 = p
          let end807 = scan.limit
          while p &+ 8 <= end807 {
            let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
            var found: UInt64 = 0
            found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
            found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
            if found & 0x8080808080808080 != 0 { break }
            assert(scan.works())
            p &+= 8
          }
          while p < end807, isIn(0, 12, p) { p &+= 1 }
          see(p)
          guard p &- from806 >= 1 else { break end794 }
          guard p > from791 else { break loop790 }
          continue loop790
        }
        p = from791
        takeBack(to: mark793)
        break loop790
      }
    return p
  }

  private mutating func ruleAnswerLines(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
      let end809 = scan.limit
      while p &+ 8 <= end809 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        if found & 0x8080808080808080 != 0 { break }
        assert(scan.works())
        p &+= 8
      }
      while p < end809, isIn(0, 12, p) { p &+= 1 }
      see(p)
      loop810: while true {
        guard isIn(0, 15, p) else { see(p); break loop810 }
        let from811 = p
        let mark813 = mark()
        end814: do {
          p = ruleNL(p)
          if p < 0 { break end814 }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end814 }
          }
          see(p)
          if isIn(0, 10, p) {
            let look815 = p
            scan.quiet &+= 1
            var look815Is = false
            out816: do {
              var steps819 = 0
              loop817: while steps819 < 3 {
                guard isIn(0, 20, p) else { see(p); break loop817 }
                let from818 = p
                end821: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end821 }
                  p &+= 1
                  guard p > from818 else { break loop817 }
                  steps819 &+= 1
                  continue loop817
                }
                p = from818
                break loop817
              }
              if steps819 == 3 {
                see(p)
                if isIn(0, 20, p) {
                  let look822 = p
                  scan.quiet &+= 1
                  var look822Is = false
                  out823: do {
                    guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out823 }
                    p &+= 1
                    look822Is = true
                  }
                  scan.quiet &-= 1
                  if look822Is {
                    if p > 0 { see(p &- 1) }
                    break out816
                  }
                  p = look822
                }
              }
              guard p < scan.limit, unsafe scan.bytes[p] == 81 else { see(p); break out816 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break out816 }
              p &+= 2
              look815Is = true
            }
            scan.quiet &-= 1
            if look815Is {
              if p > 0 { see(p &- 1) }
              break end814
            }
            p = look815
          }
          see(p)
          if isIn(0, 42, p) {
            let look824 = p
            scan.quiet &+= 1
            var look824Is = false
            out825: do {
              p = ruleInterrupts(p)
              if p < 0 { break out825 }
              look824Is = true
            }
            scan.quiet &-= 1
            if look824Is {
              if p > 0 { see(p &- 1) }
              break end814
            }
            p = look824
          }
          let from826 = p
          let end827 = scan.limit
          while p &+ 8 <= end827 {
            let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
            var found: UInt64 = 0
            found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
            found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
            if found & 0x8080808080808080 != 0 { break }
            assert(scan.works())
            p &+= 8
          }
          while p < end827, isIn(0, 12, p) { p &+= 1 }
          see(p)
          guard p &- from826 >= 1 else { break end814 }
          guard p > from811 else { break loop810 }
          continue loop810
        }
        p = from811
        takeBack(to: mark813)
        break loop810
      }
    return p
  }

  private mutating func ruleSummary(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot828 = open(34)
      p = ruleSummaryMark(p)
      if p < 0 { break fail }
      let within829Reach = scan.reach
      scan.reach = .max
      let within829 = p
      scan.quiet &+= 1
      var within829Is = false
      out830: do {
        p = ruleLines(p)
        if p < 0 { break out830 }
        within829Is = true
      }
      scan.quiet &-= 1
      scan.reach = within829Reach
      guard within829Is else { break fail }
      if p > 0 { see(p &- 1) }
      let within829End = p
      let within829Outer = scan.limit
      scan.limit = p
      p = within829
      var within829Fills = false
      out831: do {
        p = ruleSpans(p)
        if p < 0 { break out831 }
        within829Fills = true
      }
      scan.limit = within829Outer
      guard within829Fills, p == within829End || scan.cut != 0 else { break fail }
      let from833 = p
      done832: do {
        if isIn(0, 15, p) {
          or835: do {
            p = ruleNewline(p)
            if p < 0 { break or835 }
            break done832
          }
          p = from833
        }
        see(p)
      }
      close(slot828)
      return p
    }
    return -1
  }

  private mutating func ruleSummaryMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf836 = p
      var steps839 = 0
      loop837: while steps839 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop837 }
        let from838 = p
        end841: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end841 }
          p &+= 1
          guard p > from838 else { break loop837 }
          steps839 &+= 1
          continue loop837
        }
        p = from838
        break loop837
      }
      if steps839 == 3 {
        see(p)
        if isIn(0, 20, p) {
          let look842 = p
          scan.quiet &+= 1
          var look842Is = false
          out843: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out843 }
            p &+= 1
            look842Is = true
          }
          scan.quiet &-= 1
          if look842Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look842
        }
      }
      let from845 = p
      done844: do {
        if isIn(0, 43, p) {
          or847: do {
            guard p < scan.limit, unsafe scan.bytes[p] | 0x20 == 116 else { see(p); break or847 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] | 0x20 == 108 else { see(p &+ 1); break or847 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 59 else { see(p &+ 2); break or847 }
            guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] | 0x20 == 100 else { see(p &+ 3); break or847 }
            guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] | 0x20 == 114 else { see(p &+ 4); break or847 }
            guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] == 58 else { see(p &+ 5); break or847 }
            p &+= 6
            break done844
          }
          p = from845
        }
        if isIn(0, 44, p) {
          or848: do {
            guard p < scan.limit, unsafe scan.bytes[p] | 0x20 == 115 else { see(p); break or848 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] | 0x20 == 117 else { see(p &+ 1); break or848 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] | 0x20 == 109 else { see(p &+ 2); break or848 }
            guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] | 0x20 == 109 else { see(p &+ 3); break or848 }
            guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] | 0x20 == 97 else { see(p &+ 4); break or848 }
            guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] | 0x20 == 114 else { see(p &+ 5); break or848 }
            guard p &+ 6 < scan.limit, unsafe scan.bytes[p &+ 6] | 0x20 == 121 else { see(p &+ 6); break or848 }
            guard p &+ 7 < scan.limit, unsafe scan.bytes[p &+ 7] == 58 else { see(p &+ 7); break or848 }
            p &+= 8
            break done844
          }
          p = from845
        }
        see(p)
        break fail
      }
      let end850 = scan.limit
      while p &+ 4 <= end850 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end850, isIn(0, 8, p) { p &+= 1 }
      see(p)
      leaf(35, leaf836, p)
      return p
    }
    return -1
  }

  private mutating func ruleTable(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot851 = open(36)
      let look852 = p
      scan.quiet &+= 1
      var look852Is = false
      out853: do {
        let from854 = p
        let end855 = min(scan.limit, from854 &+ 4000)
        while p &+ 8 <= end855 {
          let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
          var found: UInt64 = 0
          found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
          found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
          found |= ((bytes ^ 0x7c7c7c7c7c7c7c7c) &- 0x101010101010101) & ~(bytes ^ 0x7c7c7c7c7c7c7c7c)
          if found & 0x8080808080808080 != 0 { break }
          assert(scan.works())
          p &+= 8
        }
        while p < end855, isIn(0, 45, p) { p &+= 1 }
        if p &- from854 >= 4000 {
          p = scan.takeRow(of: Self.classes[4], most: 4000, from854)
          if p < 0 { break out853 }
        } else {
          see(p)
        }
        guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break out853 }
        p &+= 1
        let from856 = p
        let end857 = min(scan.limit, from856 &+ 4000)
        while p &+ 8 <= end857 {
          let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
          var found: UInt64 = 0
          found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
          found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
          if found & 0x8080808080808080 != 0 { break }
          assert(scan.works())
          p &+= 8
        }
        while p < end857, isIn(0, 12, p) { p &+= 1 }
        if p &- from856 >= 4000 {
          p = scan.takeRow(of: Self.classes[5], most: 4000, from856)
          if p < 0 { break out853 }
        } else {
          see(p)
        }
        p = ruleNL(p)
        if p < 0 { break out853 }
        if !scan.margins.isEmpty {
        p = margin(p, all: true)
        if p < 0 { break out853 }
        }
        p = ruleAlignLine(p)
        if p < 0 { break out853 }
        look852Is = true
      }
      scan.quiet &-= 1
      guard look852Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look852
      p = ruleRow(p)
      if p < 0 { break fail }
      if !scan.margins.isEmpty {
      p = margin(p, all: true)
      if p < 0 { break fail }
      }
      p = ruleAlignment(p)
      if p < 0 { break fail }
      loop858: while true {
        let from859 = p
        let mark861 = mark()
        end862: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end862 }
          }
          see(p)
          if isIn(0, 46, p) {
            let look863 = p
            scan.quiet &+= 1
            var look863Is = false
            out864: do {
              p = ruleStarts(p)
              if p < 0 { break out864 }
              look863Is = true
            }
            scan.quiet &-= 1
            if look863Is {
              if p > 0 { see(p &- 1) }
              break end862
            }
            p = look863
          }
          let look865 = p
          scan.quiet &+= 1
          var look865Is = false
          out866: do {
            p = ruleBlankRest(p)
            if p < 0 { break out866 }
            look865Is = true
          }
          scan.quiet &-= 1
          if look865Is {
            if p > 0 { see(p &- 1) }
            break end862
          }
          p = look865
          p = ruleRow(p)
          if p < 0 { break end862 }
          guard p > from859 else { break loop858 }
          continue loop858
        }
        p = from859
        takeBack(to: mark861)
        break loop858
      }
      close(slot851)
      return p
    }
    return -1
  }

  private mutating func ruleRow(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot867 = open(37)
      let leaf868 = p
      var steps871 = 0
      loop869: while steps871 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop869 }
        let from870 = p
        end873: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end873 }
          p &+= 1
          guard p > from870 else { break loop869 }
          steps871 &+= 1
          continue loop869
        }
        p = from870
        break loop869
      }
      if steps871 == 3 {
        see(p)
        if isIn(0, 20, p) {
          let look874 = p
          scan.quiet &+= 1
          var look874Is = false
          out875: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out875 }
            p &+= 1
            look874Is = true
          }
          scan.quiet &-= 1
          if look874Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look874
        }
      }
      leaf(14, leaf868, p)
      let from877 = p
      done876: do {
        if isIn(0, 47, p) {
          or879: do {
            p = ruleCellMark(p)
            if p < 0 { break or879 }
            break done876
          }
          p = from877
        }
        see(p)
      }
      let from881 = p
      let mark882 = mark()
      done880: do {
        if isIn(0, 45, p) {
          or883: do {
            p = ruleCell(p)
            if p < 0 { break or883 }
            break done880
          }
          p = from881
          takeBack(to: mark882)
        }
        see(p)
      }
      loop884: while true {
        guard isIn(0, 47, p) else { see(p); break loop884 }
        let from885 = p
        end888: do {
          p = ruleCellMark(p)
          if p < 0 { break end888 }
          let from890 = p
          let mark891 = mark()
          done889: do {
            if isIn(0, 45, p) {
              or892: do {
                p = ruleCell(p)
                if p < 0 { break or892 }
                break done889
              }
              p = from890
              takeBack(to: mark891)
            }
            see(p)
          }
          guard p > from885 else { break loop884 }
          continue loop884
        }
        p = from885
        break loop884
      }
      let leaf893 = p
      let end895 = scan.limit
      while p &+ 4 <= end895 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end895, isIn(0, 8, p) { p &+= 1 }
      see(p)
      leaf(14, leaf893, p)
      let from897 = p
      done896: do {
        if isIn(0, 15, p) {
          or899: do {
            p = ruleNewline(p)
            if p < 0 { break or899 }
            break done896
          }
          p = from897
        }
        see(p)
      }
      close(slot867)
      return p
    }
    return -1
  }

  private mutating func ruleCell(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot900 = open(38)
      let within901Reach = scan.reach
      scan.reach = .max
      let within901 = p
      scan.quiet &+= 1
      var within901Is = false
      out902: do {
        p = ruleCellText(p)
        if p < 0 { break out902 }
        within901Is = true
      }
      scan.quiet &-= 1
      scan.reach = within901Reach
      guard within901Is else { break fail }
      if p > 0 { see(p &- 1) }
      let within901End = p
      let within901Outer = scan.limit
      scan.limit = p
      p = within901
      var within901Fills = false
      out903: do {
        p = ruleSpans(p)
        if p < 0 { break out903 }
        within901Fills = true
      }
      scan.limit = within901Outer
      guard within901Fills, p == within901End || scan.cut != 0 else { break fail }
      close(slot900)
      return p
    }
    return -1
  }

  private mutating func ruleCellText(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from905First = p
      loop904: while true {
        guard isIn(0, 45, p) else { see(p); break loop904 }
        let from905 = p
        end908: do {
          let from910 = p
          done909: do {
            if isIn(0, 36, p) {
              or912: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or912 }
                p &+= 1
                if isIn(0, 48, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[5], p)
                  if p < 0 { break or912 }
                }
                break done909
              }
              p = from910
            }
            if isIn(0, 49, p) {
              or913: do {
                if isIn(0, 50, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[6], p)
                  if p < 0 { break or913 }
                }
                break done909
              }
              p = from910
            }
            if isIn(0, 8, p) {
              or914: do {
                let from915 = p
                let end916 = scan.limit
                while p &+ 4 <= end916 {
                  let bytes = unsafe scan.bytes + p
                  let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                  if all & (1 &<< 8) == 0 { break }
                  assert(scan.works())
                  p &+= 4
                }
                while p < end916, isIn(0, 8, p) { p &+= 1 }
                see(p)
                guard p &- from915 >= 1 else { break or914 }
                let look917 = p
                scan.quiet &+= 1
                var look917Is = false
                out918: do {
                  if isIn(0, 51, p) {
                    p &+= 1
                  } else {
                    p = scan.take(Self.classes[7], p)
                    if p < 0 { break out918 }
                  }
                  look917Is = true
                }
                scan.quiet &-= 1
                guard look917Is else { break or914 }
                if p > 0 { see(p &- 1) }
                p = look917
                break done909
              }
              p = from910
            }
            see(p)
            break end908
          }
          guard p > from905 else { break loop904 }
          continue loop904
        }
        p = from905
        break loop904
      }
      guard p > from905First else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleCellMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf919 = p
      let end921 = scan.limit
      while p &+ 4 <= end921 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end921, isIn(0, 8, p) { p &+= 1 }
      see(p)
      guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break fail }
      p &+= 1
      let end923 = scan.limit
      while p &+ 4 <= end923 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end923, isIn(0, 8, p) { p &+= 1 }
      see(p)
      leaf(39, leaf919, p)
      return p
    }
    return -1
  }

  private mutating func ruleAlignLine(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      var steps926 = 0
      loop924: while steps926 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop924 }
        let from925 = p
        end928: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end928 }
          p &+= 1
          guard p > from925 else { break loop924 }
          steps926 &+= 1
          continue loop924
        }
        p = from925
        break loop924
      }
      if steps926 == 3 {
        see(p)
        if isIn(0, 20, p) {
          let look929 = p
          scan.quiet &+= 1
          var look929Is = false
          out930: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out930 }
            p &+= 1
            look929Is = true
          }
          scan.quiet &-= 1
          if look929Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look929
        }
      }
      let look931 = p
      scan.quiet &+= 1
      var look931Is = false
      out932: do {
        let end934 = scan.limit
        while p &+ 8 <= end934 {
          let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
          var found: UInt64 = 0
          found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
          found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
          found |= ((bytes ^ 0x7c7c7c7c7c7c7c7c) &- 0x101010101010101) & ~(bytes ^ 0x7c7c7c7c7c7c7c7c)
          if found & 0x8080808080808080 != 0 { break }
          assert(scan.works())
          p &+= 8
        }
        while p < end934, isIn(0, 45, p) { p &+= 1 }
        see(p)
        guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break out932 }
        p &+= 1
        look931Is = true
      }
      scan.quiet &-= 1
      guard look931Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look931
      let end936 = scan.limit
      while p &+ 4 <= end936 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end936, isIn(0, 8, p) { p &+= 1 }
      see(p)
      let from938 = p
      done937: do {
        if isIn(0, 52, p) {
          or940: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break or940 }
            p &+= 1
            break done937
          }
          p = from938
        }
        see(p)
      }
      p = ruleAlignMark(p)
      if p < 0 { break fail }
      loop941: while true {
        guard isIn(0, 47, p) else { see(p); break loop941 }
        let from942 = p
        end945: do {
          let end947 = scan.limit
          while p &+ 4 <= end947 {
            let bytes = unsafe scan.bytes + p
            let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
            if all & (1 &<< 8) == 0 { break }
            assert(scan.works())
            p &+= 4
          }
          while p < end947, isIn(0, 8, p) { p &+= 1 }
          see(p)
          guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break end945 }
          p &+= 1
          p = ruleAlignMark(p)
          if p < 0 { break end945 }
          guard p > from942 else { break loop941 }
          continue loop941
        }
        p = from942
        break loop941
      }
      let end949 = scan.limit
      while p &+ 4 <= end949 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end949, isIn(0, 8, p) { p &+= 1 }
      see(p)
      let from951 = p
      done950: do {
        if isIn(0, 52, p) {
          or953: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break or953 }
            p &+= 1
            break done950
          }
          p = from951
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
    assert(scan.works())
    var p = start
    fail: do {
      let end955 = scan.limit
      while p &+ 4 <= end955 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end955, isIn(0, 8, p) { p &+= 1 }
      see(p)
      let from957 = p
      done956: do {
        if isIn(0, 53, p) {
          or959: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break or959 }
            p &+= 1
            break done956
          }
          p = from957
        }
        see(p)
      }
      let from961First = p
      loop960: while true {
        guard isIn(0, 18, p) else { see(p); break loop960 }
        let from961 = p
        end964: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break end964 }
          p &+= 1
          guard p > from961 else { break loop960 }
          continue loop960
        }
        p = from961
        break loop960
      }
      guard p > from961First else { break fail }
      let from966 = p
      done965: do {
        if isIn(0, 53, p) {
          or968: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break or968 }
            p &+= 1
            break done965
          }
          p = from966
        }
        see(p)
      }
      return p
    }
    return -1
  }

  private mutating func ruleAlignment(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot969 = open(40)
      let leaf970 = p
      var steps973 = 0
      loop971: while steps973 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop971 }
        let from972 = p
        end975: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end975 }
          p &+= 1
          guard p > from972 else { break loop971 }
          steps973 &+= 1
          continue loop971
        }
        p = from972
        break loop971
      }
      if steps973 == 3 {
        see(p)
        if isIn(0, 20, p) {
          let look976 = p
          scan.quiet &+= 1
          var look976Is = false
          out977: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out977 }
            p &+= 1
            look976Is = true
          }
          scan.quiet &-= 1
          if look976Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look976
        }
      }
      leaf(14, leaf970, p)
      loop978: while true {
        guard isIn(0, 54, p) else { see(p); break loop978 }
        let from979 = p
        end982: do {
          let from984 = p
          done983: do {
            if isIn(0, 47, p) {
              or986: do {
                p = ruleCellMark(p)
                if p < 0 { break or986 }
                break done983
              }
              p = from984
            }
            if isIn(0, 55, p) {
              or987: do {
                let leaf988 = p
                let from989 = p
                let end990 = scan.limit
                while p &+ 4 <= end990 {
                  let bytes = unsafe scan.bytes + p
                  let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                  if all & (1 &<< 55) == 0 { break }
                  assert(scan.works())
                  p &+= 4
                }
                while p < end990, isIn(0, 55, p) { p &+= 1 }
                see(p)
                guard p &- from989 >= 1 else { break or987 }
                leaf(41, leaf988, p)
                break done983
              }
              p = from984
            }
            see(p)
            break end982
          }
          guard p > from979 else { break loop978 }
          continue loop978
        }
        p = from979
        break loop978
      }
      let leaf991 = p
      let end993 = scan.limit
      while p &+ 4 <= end993 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end993, isIn(0, 8, p) { p &+= 1 }
      see(p)
      leaf(14, leaf991, p)
      let from995 = p
      done994: do {
        if isIn(0, 15, p) {
          or997: do {
            p = ruleNewline(p)
            if p < 0 { break or997 }
            break done994
          }
          p = from995
        }
        see(p)
      }
      close(slot969)
      return p
    }
    return -1
  }

  private mutating func ruleParagraph(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot998 = open(42)
      let leaf999 = p
      let end1001 = scan.limit
      while p &+ 4 <= end1001 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end1001, isIn(0, 8, p) { p &+= 1 }
      see(p)
      leaf(14, leaf999, p)
      let text1002 = p
      var text1002Reach = scan.firstReach(p)
      let text1002CutFrom = scan.cutFrom
      let text1002Mark = mark()
      longer1003: while true {
        scan.isPartial = false
        scan.reach = text1002Reach
        scan.quiet &+= 1
        var text1002Is = false
        out1004: do {
          p = ruleLines(p)
          if p < 0 { break out1004 }
          text1002Is = true
        }
        scan.quiet &-= 1
        scan.reach = .max
        guard text1002Is else { break fail }
        if p > 0 { see(p &- 1) }
        let text1002IsPartial = scan.isPartial
        let text1002Outer = scan.limit
        let text1002Limit = p
        let text1002Examined = scan.examined
        scan.limit = p
        scan.examined = 0
        scan.treeRule = scan.isCutting() ? 62 : -1
        p = text1002
        var text1002Fills = false
        out1005: do {
          p = ruleSpans(p)
          if p < 0 { break out1005 }
          text1002Fills = true
        }
        scan.treeRule = -1
        scan.limit = text1002Outer
        let text1002SawLimit = scan.examined > text1002Limit
        if text1002Examined > scan.examined { scan.examined = text1002Examined }
        guard text1002Fills else { break fail }
        if !text1002IsPartial || (scan.cut != 0 && !text1002SawLimit) { break longer1003 }
        takeBack(to: text1002Mark)
        scan.cut = 0
        scan.cutFrom = max(text1002CutFrom, text1002Reach)
        text1002Reach = text1002 &+ (text1002Reach &- text1002) &* 4
        p = text1002
      }
      if scan.cut == 0 {
        let from1007 = p
        done1006: do {
          if isIn(0, 15, p) {
            or1009: do {
              let from1011 = p
              let mark1012 = mark()
              done1010: do {
                if isIn(0, 15, p) {
                  or1013: do {
                    p = ruleNewline(p)
                    if p < 0 { break or1013 }
                    if !scan.margins.isEmpty {
                    p = margin(p, all: true)
                    if p < 0 { break or1013 }
                    }
                    let leaf1014 = p
                    p = ruleUnderline(p)
                    if p < 0 { break or1013 }
                    leaf(43, leaf1014, p)
                    guard scan.rename(slot998, 44) else { break or1013 }
                    let from1016 = p
                    done1015: do {
                      if isIn(0, 15, p) {
                        or1018: do {
                          p = ruleNewline(p)
                          if p < 0 { break or1018 }
                          break done1015
                        }
                        p = from1016
                      }
                      see(p)
                    }
                    break done1010
                  }
                  p = from1011
                  takeBack(to: mark1012)
                }
                if isIn(0, 15, p) {
                  or1019: do {
                    p = ruleNewline(p)
                    if p < 0 { break or1019 }
                    break done1010
                  }
                  p = from1011
                }
                see(p)
                break or1009
              }
              break done1006
            }
            p = from1007
          }
          see(p)
        }
      }
      close(slot998)
      return p
    }
    return -1
  }

  private mutating func resumeParagraph(_ start: Int, _ row: Scan.Row) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let text1020 = p
      var text1020Reach = scan.firstReach(p)
      let text1020CutFrom = scan.cutFrom
      let text1020Mark = mark()
      longer1021: while true {
        scan.isPartial = false
        scan.reach = text1020Reach
        scan.quiet &+= 1
        var text1020Is = false
        out1022: do {
          p = ruleLines(p)
          if p < 0 { break out1022 }
          text1020Is = true
        }
        scan.quiet &-= 1
        scan.reach = .max
        guard text1020Is else { break fail }
        if p > 0 { see(p &- 1) }
        let text1020IsPartial = scan.isPartial
        let text1020Outer = scan.limit
        let text1020Limit = p
        let text1020Examined = scan.examined
        scan.limit = p
        scan.examined = 0
        scan.treeRule = scan.isCutting() ? 62 : -1
        p = text1020
        var text1020Fills = false
        out1023: do {
          p = ruleSpans(p)
          if p < 0 { break out1023 }
          text1020Fills = true
        }
        scan.treeRule = -1
        scan.limit = text1020Outer
        let text1020SawLimit = scan.examined > text1020Limit
        if text1020Examined > scan.examined { scan.examined = text1020Examined }
        guard text1020Fills else { break fail }
        if !text1020IsPartial || (scan.cut != 0 && !text1020SawLimit) { break longer1021 }
        takeBack(to: text1020Mark)
        scan.cut = 0
        scan.cutFrom = max(text1020CutFrom, text1020Reach)
        text1020Reach = text1020 &+ (text1020Reach &- text1020) &* 4
        p = text1020
      }
      if scan.cut == 0 {
        let from1025 = p
        done1024: do {
          if isIn(0, 15, p) {
            or1027: do {
              let from1029 = p
              let mark1030 = mark()
              done1028: do {
                if isIn(0, 15, p) {
                  or1031: do {
                    p = ruleNewline(p)
                    if p < 0 { break or1031 }
                    if !scan.margins.isEmpty {
                    p = margin(p, all: true)
                    if p < 0 { break or1031 }
                    }
                    let leaf1032 = p
                    p = ruleUnderline(p)
                    if p < 0 { break or1031 }
                    leaf(43, leaf1032, p)
                    guard scan.rename(Scan.earlierBranch, 44) else { break or1031 }
                    let from1034 = p
                    done1033: do {
                      if isIn(0, 15, p) {
                        or1036: do {
                          p = ruleNewline(p)
                          if p < 0 { break or1036 }
                          break done1033
                        }
                        p = from1034
                      }
                      see(p)
                    }
                    break done1028
                  }
                  p = from1029
                  takeBack(to: mark1030)
                }
                if isIn(0, 15, p) {
                  or1037: do {
                    p = ruleNewline(p)
                    if p < 0 { break or1037 }
                    break done1028
                  }
                  p = from1029
                }
                see(p)
                break or1027
              }
              break done1024
            }
            p = from1025
          }
          see(p)
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
      var steps1040 = 0
      loop1038: while steps1040 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop1038 }
        let from1039 = p
        end1042: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end1042 }
          p &+= 1
          guard p > from1039 else { break loop1038 }
          steps1040 &+= 1
          continue loop1038
        }
        p = from1039
        break loop1038
      }
      if steps1040 == 3 {
        see(p)
        if isIn(0, 20, p) {
          let look1043 = p
          scan.quiet &+= 1
          var look1043Is = false
          out1044: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out1044 }
            p &+= 1
            look1043Is = true
          }
          scan.quiet &-= 1
          if look1043Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look1043
        }
      }
      let from1046 = p
      done1045: do {
        if isIn(0, 56, p) {
          or1048: do {
            let from1050First = p
            loop1049: while true {
              guard isIn(0, 56, p) else { see(p); break loop1049 }
              let from1050 = p
              end1053: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 61 else { see(p); break end1053 }
                p &+= 1
                guard p > from1050 else { break loop1049 }
                continue loop1049
              }
              p = from1050
              break loop1049
            }
            guard p > from1050First else { break or1048 }
            break done1045
          }
          p = from1046
        }
        if isIn(0, 18, p) {
          or1054: do {
            let from1056First = p
            loop1055: while true {
              guard isIn(0, 18, p) else { see(p); break loop1055 }
              let from1056 = p
              end1059: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break end1059 }
                p &+= 1
                guard p > from1056 else { break loop1055 }
                continue loop1055
              }
              p = from1056
              break loop1055
            }
            guard p > from1056First else { break or1054 }
            break done1045
          }
          p = from1046
        }
        see(p)
        break fail
      }
      let end1061 = scan.limit
      while p &+ 4 <= end1061 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end1061, isIn(0, 8, p) { p &+= 1 }
      see(p)
      let look1062 = p
      scan.quiet &+= 1
      var look1062Is = false
      out1063: do {
        p = ruleEOL(p)
        if p < 0 { break out1063 }
        look1062Is = true
      }
      scan.quiet &-= 1
      guard look1062Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look1062
      return p
    }
    return -1
  }

  private mutating func ruleLines(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1064 = p
      let end1065 = min(scan.limit, scan.reach)
      while p &+ 8 <= end1065 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        if found & 0x8080808080808080 != 0 { break }
        assert(scan.works())
        p &+= 8
      }
      while p < end1065, isIn(0, 12, p) { p &+= 1 }
      if !scan.stopsExtent(p) { see(p) }
      guard p &- from1064 >= 1 else { break fail }
      loop1066: while true {
        if scan.stopsExtent(p) { break loop1066 }
        guard isIn(0, 15, p) else { see(p); break loop1066 }
        let from1067 = p
        let mark1069 = mark()
        end1070: do {
          p = ruleNL(p)
          if p < 0 { break end1070 }
          p = ruleContinues(p)
          if p < 0 { break end1070 }
          let from1071 = p
          let end1072 = min(scan.limit, scan.reach)
          while p &+ 8 <= end1072 {
            let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
            var found: UInt64 = 0
            found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
            found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
            if found & 0x8080808080808080 != 0 { break }
            assert(scan.works())
            p &+= 8
          }
          while p < end1072, isIn(0, 12, p) { p &+= 1 }
          if !scan.stopsExtent(p) { see(p) }
          guard p &- from1071 >= 1 else { break end1070 }
          guard p > from1067 else { break loop1066 }
          continue loop1066
        }
        p = from1067
        takeBack(to: mark1069)
        break loop1066
      }
      return p
    }
    return -1
  }

  private mutating func ruleContinues(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1074 = p
      let mark1075 = mark()
      done1073: do {
        or1076: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break or1076 }
          }
          see(p)
          if isIn(0, 42, p) {
            let look1077 = p
            scan.quiet &+= 1
            var look1077Is = false
            out1078: do {
              p = ruleInterrupts(p)
              if p < 0 { break out1078 }
              look1077Is = true
            }
            scan.quiet &-= 1
            if look1077Is {
              if p > 0 { see(p &- 1) }
              break or1076
            }
            p = look1077
          }
          let look1079 = p
          scan.quiet &+= 1
          var look1079Is = false
          out1080: do {
            p = ruleBlankRest(p)
            if p < 0 { break out1080 }
            look1079Is = true
          }
          scan.quiet &-= 1
          if look1079Is {
            if p > 0 { see(p &- 1) }
            break or1076
          }
          p = look1079
          let end1082 = scan.limit
          while p &+ 4 <= end1082 {
            let bytes = unsafe scan.bytes + p
            let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
            if all & (1 &<< 8) == 0 { break }
            assert(scan.works())
            p &+= 4
          }
          while p < end1082, isIn(0, 8, p) { p &+= 1 }
          see(p)
          break done1073
        }
        p = from1074
        takeBack(to: mark1075)
        see(p)
        or1083: do {
          let look1084 = p
          scan.quiet &+= 1
          var look1084Is = false
          out1085: do {
            if !scan.margins.isEmpty {
            p = margin(p, all: true)
            if p < 0 { break out1085 }
            }
            look1084Is = true
          }
          scan.quiet &-= 1
          if look1084Is {
            if p > 0 { see(p &- 1) }
            break or1083
          }
          p = look1084
          if !scan.margins.isEmpty { p = margin(p, all: false) }
          see(p)
          if isIn(0, 46, p) {
            let look1086 = p
            scan.quiet &+= 1
            var look1086Is = false
            out1087: do {
              p = ruleStarts(p)
              if p < 0 { break out1087 }
              look1086Is = true
            }
            scan.quiet &-= 1
            if look1086Is {
              if p > 0 { see(p &- 1) }
              break or1083
            }
            p = look1086
          }
          let look1088 = p
          scan.quiet &+= 1
          var look1088Is = false
          out1089: do {
            p = ruleBlankRest(p)
            if p < 0 { break out1089 }
            look1088Is = true
          }
          scan.quiet &-= 1
          if look1088Is {
            if p > 0 { see(p &- 1) }
            break or1083
          }
          p = look1088
          let end1091 = scan.limit
          while p &+ 4 <= end1091 {
            let bytes = unsafe scan.bytes + p
            let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
            if all & (1 &<< 8) == 0 { break }
            assert(scan.works())
            p &+= 4
          }
          while p < end1091, isIn(0, 8, p) { p &+= 1 }
          see(p)
          break done1073
        }
        p = from1074
        takeBack(to: mark1075)
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
      var steps1094 = 0
      loop1092: while steps1094 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop1092 }
        let from1093 = p
        end1096: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end1096 }
          p &+= 1
          guard p > from1093 else { break loop1092 }
          steps1094 &+= 1
          continue loop1092
        }
        p = from1093
        break loop1092
      }
      if steps1094 == 3 {
        see(p)
        if isIn(0, 20, p) {
          let look1097 = p
          scan.quiet &+= 1
          var look1097Is = false
          out1098: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out1098 }
            p &+= 1
            look1097Is = true
          }
          scan.quiet &-= 1
          if look1097Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look1097
        }
      }
      let from1100 = p
      let mark1101 = mark()
      done1099: do {
        if isIn(0, 57, p) {
          or1102: do {
            p = ruleUnderline(p)
            if p < 0 { break or1102 }
            break done1099
          }
          p = from1100
        }
        if isIn(0, 4, p) {
          or1103: do {
            p = ruleRuleLine(p)
            if p < 0 { break or1103 }
            break done1099
          }
          p = from1100
        }
        if isIn(0, 58, p) {
          or1104: do {
            p = ruleOpens(p)
            if p < 0 { break or1104 }
            break done1099
          }
          p = from1100
        }
        if isIn(0, 28, p) {
          or1105: do {
            guard isIn(0, 28, p) else { see(p); break or1105 }
            p &+= 1
            guard isIn(0, 8, p) else { see(p); break or1105 }
            p &+= 1
            let look1106 = p
            scan.quiet &+= 1
            var look1106Is = false
            out1107: do {
              p = ruleBlankRest(p)
              if p < 0 { break out1107 }
              look1106Is = true
            }
            scan.quiet &-= 1
            if look1106Is {
              if p > 0 { see(p &- 1) }
              break or1105
            }
            p = look1106
            break done1099
          }
          p = from1100
        }
        if isIn(0, 59, p) {
          or1108: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 49 else { see(p); break or1108 }
            p &+= 1
            guard isIn(0, 30, p) else { see(p); break or1108 }
            p &+= 1
            guard isIn(0, 8, p) else { see(p); break or1108 }
            p &+= 1
            let look1109 = p
            scan.quiet &+= 1
            var look1109Is = false
            out1110: do {
              p = ruleBlankRest(p)
              if p < 0 { break out1110 }
              look1109Is = true
            }
            scan.quiet &-= 1
            if look1109Is {
              if p > 0 { see(p &- 1) }
              break or1108
            }
            p = look1109
            break done1099
          }
          p = from1100
        }
        if isIn(0, 10, p) {
          or1111: do {
            p = ruleQuestion(p)
            if p < 0 { break or1111 }
            break done1099
          }
          p = from1100
          takeBack(to: mark1101)
        }
        see(p)
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
      var steps1114 = 0
      loop1112: while steps1114 < 3 {
        guard isIn(0, 20, p) else { see(p); break loop1112 }
        let from1113 = p
        end1116: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end1116 }
          p &+= 1
          guard p > from1113 else { break loop1112 }
          steps1114 &+= 1
          continue loop1112
        }
        p = from1113
        break loop1112
      }
      if steps1114 == 3 {
        see(p)
        if isIn(0, 20, p) {
          let look1117 = p
          scan.quiet &+= 1
          var look1117Is = false
          out1118: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out1118 }
            p &+= 1
            look1117Is = true
          }
          scan.quiet &-= 1
          if look1117Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look1117
        }
      }
      let from1120 = p
      done1119: do {
        if isIn(0, 4, p) {
          or1122: do {
            p = ruleRuleLine(p)
            if p < 0 { break or1122 }
            break done1119
          }
          p = from1120
        }
        if isIn(0, 58, p) {
          or1123: do {
            p = ruleOpens(p)
            if p < 0 { break or1123 }
            break done1119
          }
          p = from1120
        }
        if isIn(0, 28, p) {
          or1124: do {
            guard isIn(0, 28, p) else { see(p); break or1124 }
            p &+= 1
            let from1126 = p
            done1125: do {
              or1128: do {
                let look1129 = p
                scan.quiet &+= 1
                var look1129Is = false
                out1130: do {
                  p = ruleEOL(p)
                  if p < 0 { break out1130 }
                  look1129Is = true
                }
                scan.quiet &-= 1
                guard look1129Is else { break or1128 }
                if p > 0 { see(p &- 1) }
                p = look1129
                break done1125
              }
              p = from1126
              if isIn(0, 8, p) {
                or1131: do {
                  guard isIn(0, 8, p) else { see(p); break or1131 }
                  p &+= 1
                  break done1125
                }
                p = from1126
              }
              see(p)
              break or1124
            }
            break done1119
          }
          p = from1120
        }
        if isIn(0, 29, p) {
          or1132: do {
            let from1133 = p
            let end1134 = min(scan.limit, from1133 &+ 9)
            while p &+ 4 <= end1134 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 29) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end1134, isIn(0, 29, p) { p &+= 1 }
            if p &- from1133 < 9 { see(p) }
            guard p &- from1133 >= 1 else { break or1132 }
            if p &- from1133 == 9 {
              see(p)
              if isIn(0, 29, p) { break or1132 }
            }
            guard isIn(0, 30, p) else { see(p); break or1132 }
            p &+= 1
            let from1136 = p
            done1135: do {
              or1138: do {
                let look1139 = p
                scan.quiet &+= 1
                var look1139Is = false
                out1140: do {
                  p = ruleEOL(p)
                  if p < 0 { break out1140 }
                  look1139Is = true
                }
                scan.quiet &-= 1
                guard look1139Is else { break or1138 }
                if p > 0 { see(p &- 1) }
                p = look1139
                break done1135
              }
              p = from1136
              if isIn(0, 8, p) {
                or1141: do {
                  guard isIn(0, 8, p) else { see(p); break or1141 }
                  p &+= 1
                  break done1135
                }
                p = from1136
              }
              see(p)
              break or1132
            }
            break done1119
          }
          p = from1120
        }
        see(p)
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
      let from1143 = p
      done1142: do {
        if isIn(0, 21, p) {
          or1145: do {
            var steps1148 = 0
            loop1146: while steps1148 < 6 {
              guard isIn(0, 21, p) else { see(p); break loop1146 }
              let from1147 = p
              end1150: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break end1150 }
                p &+= 1
                guard p > from1147 else { break loop1146 }
                steps1148 &+= 1
                continue loop1146
              }
              p = from1147
              break loop1146
            }
            guard steps1148 >= 1 else { break or1145 }
            if steps1148 == 6 {
              see(p)
              if isIn(0, 21, p) {
                let look1151 = p
                scan.quiet &+= 1
                var look1151Is = false
                out1152: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break out1152 }
                  p &+= 1
                  look1151Is = true
                }
                scan.quiet &-= 1
                if look1151Is {
                  if p > 0 { see(p &- 1) }
                  break or1145
                }
                p = look1151
              }
            }
            let from1154 = p
            done1153: do {
              if isIn(0, 8, p) {
                or1156: do {
                  guard isIn(0, 8, p) else { see(p); break or1156 }
                  p &+= 1
                  break done1153
                }
                p = from1154
              }
              see(p)
              or1157: do {
                p = ruleEOL(p)
                if p < 0 { break or1157 }
                break done1153
              }
              p = from1154
              break or1145
            }
            break done1142
          }
          p = from1143
        }
        if isIn(0, 25, p) {
          or1158: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break or1158 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 96 else { see(p &+ 1); break or1158 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 96 else { see(p &+ 2); break or1158 }
            p &+= 3
            loop1159: while true {
              guard isIn(0, 25, p) else { see(p); break loop1159 }
              let from1160 = p
              end1163: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end1163 }
                p &+= 1
                guard p > from1160 else { break loop1159 }
                continue loop1159
              }
              p = from1160
              break loop1159
            }
            let from1164 = p
            let end1165 = min(scan.limit, from1164 &+ 4000)
            while p &+ 8 <= end1165 {
              let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
              var found: UInt64 = 0
              found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
              found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
              found |= ((bytes ^ 0x6060606060606060) &- 0x101010101010101) & ~(bytes ^ 0x6060606060606060)
              if found & 0x8080808080808080 != 0 { break }
              assert(scan.works())
              p &+= 8
            }
            while p < end1165, isIn(0, 26, p) { p &+= 1 }
            if p &- from1164 >= 4000 {
              p = scan.takeRow(of: Self.classes[0], most: 4000, from1164)
              if p < 0 { break or1158 }
            } else {
              see(p)
            }
            p = ruleEOL(p)
            if p < 0 { break or1158 }
            break done1142
          }
          p = from1143
        }
        if isIn(0, 27, p) {
          or1166: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 126 else { see(p); break or1166 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 126 else { see(p &+ 1); break or1166 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 126 else { see(p &+ 2); break or1166 }
            p &+= 3
            break done1142
          }
          p = from1143
        }
        if isIn(0, 60, p) {
          or1167: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 62 else { see(p); break or1167 }
            p &+= 1
            break done1142
          }
          p = from1143
        }
        if isIn(0, 31, p) {
          or1168: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break or1168 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 94 else { see(p &+ 1); break or1168 }
            p &+= 2
            p = ruleFootnoteName(p)
            if p < 0 { break or1168 }
            guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break or1168 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break or1168 }
            p &+= 2
            break done1142
          }
          p = from1143
        }
        see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleSpans(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      let pairs1169Tree = scan.treeRule
      scan.treeRule = -1
      let pairs1169Outer = scan.beginPairs(p, text: 45, mark: 24, canCut: pairs1169Tree >= 0)
      pairs1169: while true {
        if pairs1169Tree >= 0, scan.isPairCut(p, rule: pairs1169Tree) { break pairs1169 }
        let pairs1169From = p
        var pairs1169Is = false
        out1170: do {
          p = ruleSpan(p)
          if p < 0 { break out1170 }
          pairs1169Is = true
        }
        guard pairs1169Is, p > pairs1169From else {
          p = pairs1169From
          break pairs1169
        }
      }
      scan.endPairs(pairs1169Outer)
    return p
  }

  private mutating func ruleSpan(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1172 = p
      let mark1173 = mark()
      done1171: do {
        if isIn(0, 61, p) {
          or1174: do {
            p = ruleText(p)
            if p < 0 { break or1174 }
            break done1171
          }
          p = from1172
        }
        if isIn(0, 62, p) {
          or1175: do {
            p = ruleCloze(p)
            if p < 0 { break or1175 }
            break done1171
          }
          p = from1172
          takeBack(to: mark1173)
        }
        if isIn(0, 16, p) {
          or1176: do {
            p = ruleMark(p)
            if p < 0 { break or1176 }
            break done1171
          }
          p = from1172
        }
        see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func rulePhrase(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      let pairs1177Tree = scan.treeRule
      scan.treeRule = -1
      let pairs1177Outer = scan.beginPairs(p, text: 45, mark: 24, canCut: pairs1177Tree >= 0)
      pairs1177: while true {
        if pairs1177Tree >= 0, scan.isPairCut(p, rule: pairs1177Tree) { break pairs1177 }
        let pairs1177From = p
        var pairs1177Is = false
        out1178: do {
          let from1180 = p
          done1179: do {
            if isIn(0, 61, p) {
              or1182: do {
                p = ruleText(p)
                if p < 0 { break or1182 }
                break done1179
              }
              p = from1180
            }
            if isIn(0, 16, p) {
              or1183: do {
                p = ruleMark(p)
                if p < 0 { break or1183 }
                break done1179
              }
              p = from1180
            }
            see(p)
            break out1178
          }
          pairs1177Is = true
        }
        guard pairs1177Is, p > pairs1177From else {
          p = pairs1177From
          break pairs1177
        }
      }
      scan.endPairs(pairs1177Outer)
    return p
  }

  private mutating func ruleText(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf1184 = p
      let words1185 = p
      let end1186 = scan.limit
      while p &+ 4 <= end1186 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 61) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end1186, isIn(0, 61, p) { p &+= 1 }
      if p < scan.limit, unsafe scan.bytes[p] == 58 {
        p = scan.giveBack(words1185, p, before: [58, 47, 47])
      }
      guard p > words1185 else { see(p); break fail }
      p = scan.words(words1185, p)
      if p < 0 { break fail }
      leaf(45, leaf1184, p)
      return p
    }
    return -1
  }

  private mutating func ruleMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1188 = p
      let mark1189 = mark()
      done1187: do {
        if isIn(0, 63, p) {
          or1190: do {
            p = ruleBreak(p)
            if p < 0 { break or1190 }
            break done1187
          }
          p = from1188
        }
        if isIn(0, 36, p) {
          or1191: do {
            p = ruleEscape(p)
            if p < 0 { break or1191 }
            break done1187
          }
          p = from1188
        }
        if isIn(256, 0, p) {
          or1192: do {
            p = ruleEntity(p)
            if p < 0 { break or1192 }
            break done1187
          }
          p = from1188
        }
        if isIn(0, 25, p) {
          or1193: do {
            p = ruleCode(p)
            if p < 0 { break or1193 }
            break done1187
          }
          p = from1188
          takeBack(to: mark1189)
        }
        if isIn(0, 25, p) {
          or1194: do {
            let leaf1195 = p
            let from1197First = p
            loop1196: while true {
              guard isIn(0, 25, p) else { see(p); break loop1196 }
              let from1197 = p
              end1200: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end1200 }
                p &+= 1
                guard p > from1197 else { break loop1196 }
                continue loop1196
              }
              p = from1197
              break loop1196
            }
            guard p > from1197First else { break or1194 }
            leaf(45, leaf1195, p)
            break done1187
          }
          p = from1188
        }
        if isIn(256, 1, p) {
          or1201: do {
            p = ruleAutolink(p)
            if p < 0 { break or1201 }
            break done1187
          }
          p = from1188
          takeBack(to: mark1189)
        }
        if isIn(0, 31, p) {
          or1202: do {
            p = ruleNoteLink(p)
            if p < 0 { break or1202 }
            break done1187
          }
          p = from1188
          takeBack(to: mark1189)
        }
        if isIn(0, 31, p) {
          or1203: do {
            p = ruleNoteMark(p)
            if p < 0 { break or1203 }
            break done1187
          }
          p = from1188
          takeBack(to: mark1189)
        }
        if isIn(0, 21, p) {
          or1204: do {
            p = ruleTag(p)
            if p < 0 { break or1204 }
            break done1187
          }
          p = from1188
        }
        if isIn(256, 2, p) {
          or1205: do {
            p = ruleBareLink(p)
            if p < 0 { break or1205 }
            break done1187
          }
          p = from1188
        }
        if isIn(0, 23, p) {
          or1206: do {
            p = scan.takeRun(0, p)
            if p < 0 { break or1206 }
            break done1187
          }
          p = from1188
        }
        if isIn(0, 24, p) {
          or1207: do {
            p = scan.takeRun(1, p)
            if p < 0 { break or1207 }
            break done1187
          }
          p = from1188
        }
        if isIn(0, 27, p) {
          or1208: do {
            p = scan.takeRun(2, p)
            if p < 0 { break or1208 }
            break done1187
          }
          p = from1188
        }
        if isIn(256, 3, p) {
          or1209: do {
            p = scan.takeOpening(0, p)
            if p < 0 { break or1209 }
            break done1187
          }
          p = from1188
        }
        if isIn(0, 31, p) {
          or1210: do {
            p = scan.takeOpening(1, p)
            if p < 0 { break or1210 }
            break done1187
          }
          p = from1188
        }
        if isIn(256, 4, p) {
          or1211: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break or1211 }
            let close1212 = p
            p &+= 1
            if scan.opening() {
              scan.joint = -1
              let close1212Place = scan.count
              leaf(scan.pairing.region.text, close1212, p)
              scan.joint = -1
              let close1212Mark = mark()
              close1212Tail: do {
                var close1212Is0 = false
                out1213: do {
                  p = ruleTarget(p)
                  if p < 0 { break out1213 }
                  close1212Is0 = true
                }
                if close1212Is0 {
                  scan.pairBrackets(close1212, tape: close1212Place, isReference: false)
                  break close1212Tail
                }
                takeBack(to: close1212Mark)
                p = close1212 &+ 1
                var close1212Is1 = false
                out1214: do {
                  p = ruleLabel(p)
                  if p < 0 { break out1214 }
                  close1212Is1 = true
                }
                if close1212Is1 {
                  scan.pairBrackets(close1212, tape: close1212Place, isReference: true)
                  break close1212Tail
                }
                takeBack(to: close1212Mark)
                p = close1212 &+ 1
                if scan.isLabel(close1212) {
                  scan.pairBrackets(close1212, tape: close1212Place, isReference: true)
                } else {
                  scan.dropOpening()
                }
              }
            } else {
              leaf(scan.pairing.region.text, close1212, p)
            }
            break done1187
          }
          p = from1188
        }
        if isIn(0, 16, p) {
          or1215: do {
            let leaf1216 = p
            if isIn(0, 37, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[2], p)
              if p < 0 { break or1215 }
            }
            leaf(45, leaf1216, p)
            break done1187
          }
          p = from1188
        }
        see(p)
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
      let from1218 = p
      let mark1219 = mark()
      done1217: do {
        if isIn(256, 5, p) {
          or1220: do {
            let leaf1221 = p
            let from1223 = p
            done1222: do {
              if isIn(0, 20, p) {
                or1225: do {
                  var steps1228 = 0
                  loop1226: while true {
                    guard isIn(0, 20, p) else { see(p); break loop1226 }
                    let from1227 = p
                    end1230: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end1230 }
                      p &+= 1
                      guard p > from1227 else { break loop1226 }
                      steps1228 &+= 1
                      continue loop1226
                    }
                    p = from1227
                    break loop1226
                  }
                  guard steps1228 >= 2 else { break or1225 }
                  p = ruleNL(p)
                  if p < 0 { break or1225 }
                  break done1222
                }
                p = from1223
              }
              if isIn(0, 36, p) {
                or1231: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1231 }
                  p &+= 1
                  p = ruleNL(p)
                  if p < 0 { break or1231 }
                  break done1222
                }
                p = from1223
              }
              see(p)
              break or1220
            }
            leaf(53, leaf1221, p)
            p = ruleMargin(p)
            if p < 0 { break or1220 }
            break done1217
          }
          p = from1218
          takeBack(to: mark1219)
        }
        if isIn(0, 0, p) {
          or1232: do {
            let leaf1233 = p
            let end1235 = scan.limit
            while p &+ 4 <= end1235 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 8) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end1235, isIn(0, 8, p) { p &+= 1 }
            see(p)
            p = ruleNL(p)
            if p < 0 { break or1232 }
            leaf(54, leaf1233, p)
            p = ruleMargin(p)
            if p < 0 { break or1232 }
            break done1217
          }
          p = from1218
          takeBack(to: mark1219)
        }
        if isIn(0, 8, p) {
          or1236: do {
            let leaf1237 = p
            let from1238 = p
            let end1239 = scan.limit
            while p &+ 4 <= end1239 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 8) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end1239, isIn(0, 8, p) { p &+= 1 }
            see(p)
            guard p &- from1238 >= 1 else { break or1236 }
            see(p)
            if isIn(0, 16, p) { break or1236 }
            leaf(14, leaf1237, p)
            break done1217
          }
          p = from1218
        }
        see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleMargin(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      if !scan.margins.isEmpty { p = margin(p, all: false) }
      let leaf1240 = p
      let end1242 = scan.limit
      while p &+ 4 <= end1242 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end1242, isIn(0, 8, p) { p &+= 1 }
      see(p)
      leaf(14, leaf1240, p)
    return p
  }

  private mutating func ruleEscape(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf1243 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break fail }
      p &+= 1
      guard isIn(256, 6, p) else { see(p); break fail }
      p &+= 1
      leaf(55, leaf1243, p)
      return p
    }
    return -1
  }

  private mutating func ruleEntity(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf1244 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 38 else { see(p); break fail }
      p &+= 1
      let from1246 = p
      done1245: do {
        if isIn(256, 7, p) {
          or1248: do {
            guard isIn(256, 7, p) else { see(p); break or1248 }
            p &+= 1
            let from1249 = p
            let end1250 = min(scan.limit, from1249 &+ 31)
            while p &+ 4 <= end1250 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
              if all & (1 &<< 8) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end1250, isIn(256, 8, p) { p &+= 1 }
            if p &- from1249 < 31 { see(p) }
            if p &- from1249 == 31 {
              see(p)
              if isIn(256, 8, p) { break or1248 }
            }
            break done1245
          }
          p = from1246
        }
        if isIn(0, 21, p) {
          or1251: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break or1251 }
            p &+= 1
            let from1252 = p
            let end1253 = min(scan.limit, from1252 &+ 7)
            while p &+ 4 <= end1253 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 29) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end1253, isIn(0, 29, p) { p &+= 1 }
            if p &- from1252 < 7 { see(p) }
            guard p &- from1252 >= 1 else { break or1251 }
            if p &- from1252 == 7 {
              see(p)
              if isIn(0, 29, p) { break or1251 }
            }
            break done1245
          }
          p = from1246
        }
        if isIn(0, 21, p) {
          or1254: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break or1254 }
            p &+= 1
            guard isIn(256, 9, p) else { see(p); break or1254 }
            p &+= 1
            let from1255 = p
            let end1256 = min(scan.limit, from1255 &+ 6)
            while p &+ 4 <= end1256 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
              if all & (1 &<< 10) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end1256, isIn(256, 10, p) { p &+= 1 }
            if p &- from1255 < 6 { see(p) }
            guard p &- from1255 >= 1 else { break or1254 }
            if p &- from1255 == 6 {
              see(p)
              if isIn(256, 10, p) { break or1254 }
            }
            break done1245
          }
          p = from1246
        }
        see(p)
        break fail
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 59 else { see(p); break fail }
      p &+= 1
      leaf(56, leaf1244, p)
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
      let slot1257 = open(57)
      let leaf1258 = p
      let kept1259 = p
      let from1261First = p
      loop1260: while true {
        guard isIn(0, 25, p) else { see(p); break loop1260 }
        let from1261 = p
        end1264: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end1264 }
          p &+= 1
          guard p > from1261 else { break loop1260 }
          continue loop1260
        }
        p = from1261
        break loop1260
      }
      guard p > from1261First else { break fail }
      guard let kept1259Row = scan.row(kept1259, p) else { break fail }
      row0 = kept1259Row
      leaf(24, leaf1258, p)
      loop1265: while true {
        guard isIn(0, 16, p) else { see(p); break loop1265 }
        let from1266 = p
        end1269: do {
          let from1271 = p
          let mark1272 = mark()
          done1270: do {
            if isIn(0, 26, p) {
              or1273: do {
                let leaf1274 = p
                let from1275 = p
                let end1276 = scan.limit
                while p &+ 8 <= end1276 {
                  let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
                  var found: UInt64 = 0
                  found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
                  found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
                  found |= ((bytes ^ 0x6060606060606060) &- 0x101010101010101) & ~(bytes ^ 0x6060606060606060)
                  if found & 0x8080808080808080 != 0 { break }
                  assert(scan.works())
                  p &+= 8
                }
                while p < end1276, isIn(0, 26, p) { p &+= 1 }
                see(p)
                guard p &- from1275 >= 1 else { break or1273 }
                leaf(2, leaf1274, p)
                break done1270
              }
              p = from1271
            }
            if isIn(0, 15, p) {
              or1277: do {
                let leaf1278 = p
                p = ruleNL(p)
                if p < 0 { break or1277 }
                leaf(54, leaf1278, p)
                p = ruleMargin(p)
                if p < 0 { break or1277 }
                break done1270
              }
              p = from1271
              takeBack(to: mark1272)
            }
            if isIn(0, 25, p) {
              or1279: do {
                let look1280 = p
                scan.quiet &+= 1
                var look1280Is = false
                out1281: do {
                  p = scan.takeRow(row0.byte, row0.length, p)
                  if p < 0 { break out1281 }
                  see(p)
                  if isIn(0, 25, p) {
                    let look1282 = p
                    scan.quiet &+= 1
                    var look1282Is = false
                    out1283: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break out1283 }
                      p &+= 1
                      look1282Is = true
                    }
                    scan.quiet &-= 1
                    if look1282Is {
                      if p > 0 { see(p &- 1) }
                      break out1281
                    }
                    p = look1282
                  }
                  look1280Is = true
                }
                scan.quiet &-= 1
                if look1280Is {
                  if p > 0 { see(p &- 1) }
                  break or1279
                }
                p = look1280
                let leaf1284 = p
                let from1286First = p
                loop1285: while true {
                  guard isIn(0, 25, p) else { see(p); break loop1285 }
                  let from1286 = p
                  end1289: do {
                    guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end1289 }
                    p &+= 1
                    guard p > from1286 else { break loop1285 }
                    continue loop1285
                  }
                  p = from1286
                  break loop1285
                }
                guard p > from1286First else { break or1279 }
                leaf(2, leaf1284, p)
                break done1270
              }
              p = from1271
            }
            see(p)
            break end1269
          }
          guard p > from1266 else { break loop1265 }
          continue loop1265
        }
        p = from1266
        break loop1265
      }
      let leaf1290 = p
      p = scan.takeRow(row0.byte, row0.length, p)
      if p < 0 { break fail }
      leaf(24, leaf1290, p)
      close(slot1257)
      return p
    }
    return -1
  }

  private mutating func ruleAutolink(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot1291 = open(58)
      let leaf1292 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 60 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1292, p)
      let leaf1293 = p
      let from1295 = p
      done1294: do {
        if isIn(256, 7, p) {
          or1297: do {
            p = ruleScheme(p)
            if p < 0 { break or1297 }
            break done1294
          }
          p = from1295
        }
        if isIn(256, 11, p) {
          or1298: do {
            p = ruleEmail(p)
            if p < 0 { break or1298 }
            break done1294
          }
          p = from1295
        }
        see(p)
        break fail
      }
      leaf(26, leaf1293, p)
      let leaf1299 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 62 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1299, p)
      close(slot1291)
      return p
    }
    return -1
  }

  private mutating func ruleScheme(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      guard isIn(256, 7, p) else { see(p); break fail }
      p &+= 1
      let from1300 = p
      let end1301 = min(scan.limit, from1300 &+ 31)
      while p &+ 4 <= end1301 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 12) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end1301, isIn(256, 12, p) { p &+= 1 }
      if p &- from1300 < 31 { see(p) }
      guard p &- from1300 >= 1 else { break fail }
      if p &- from1300 == 31 {
        see(p)
        if isIn(256, 12, p) { break fail }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break fail }
      p &+= 1
      let end1303 = scan.limit
      while p &+ 4 <= end1303 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 13) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end1303, isIn(256, 13, p) { p &+= 1 }
      see(p)
      return p
    }
    return -1
  }

  private mutating func ruleEmail(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1304 = p
      let end1305 = scan.limit
      while p &+ 4 <= end1305 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 11) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end1305, isIn(256, 11, p) { p &+= 1 }
      see(p)
      guard p &- from1304 >= 1 else { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 64 else { see(p); break fail }
      p &+= 1
      p = ruleEmailPart(p)
      if p < 0 { break fail }
      loop1306: while true {
        guard isIn(0, 19, p) else { see(p); break loop1306 }
        let from1307 = p
        end1310: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 46 else { see(p); break end1310 }
          p &+= 1
          p = ruleEmailPart(p)
          if p < 0 { break end1310 }
          guard p > from1307 else { break loop1306 }
          continue loop1306
        }
        p = from1307
        break loop1306
      }
      return p
    }
    return -1
  }

  private mutating func ruleEmailPart(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1311 = p
      let end1312 = scan.limit
      while p &+ 4 <= end1312 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end1312, isIn(256, 8, p) { p &+= 1 }
      see(p)
      guard p &- from1311 >= 1 else { break fail }
      loop1313: while true {
        guard isIn(0, 18, p) else { see(p); break loop1313 }
        let from1314 = p
        end1317: do {
          let from1319First = p
          loop1318: while true {
            guard isIn(0, 18, p) else { see(p); break loop1318 }
            let from1319 = p
            end1322: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break end1322 }
              p &+= 1
              guard p > from1319 else { break loop1318 }
              continue loop1318
            }
            p = from1319
            break loop1318
          }
          guard p > from1319First else { break end1317 }
          let from1323 = p
          let end1324 = scan.limit
          while p &+ 4 <= end1324 {
            let bytes = unsafe scan.bytes + p
            let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
            if all & (1 &<< 8) == 0 { break }
            assert(scan.works())
            p &+= 4
          }
          while p < end1324, isIn(256, 8, p) { p &+= 1 }
          see(p)
          guard p &- from1323 >= 1 else { break end1317 }
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

  private mutating func ruleBareLink(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf1325 = p
      let look1326 = p
      scan.quiet &+= 1
      var look1326Is = false
      out1327: do {
        guard p < scan.limit, unsafe scan.bytes[p] == 104 else { see(p); break out1327 }
        guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 116 else { see(p &+ 1); break out1327 }
        guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 116 else { see(p &+ 2); break out1327 }
        guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] == 112 else { see(p &+ 3); break out1327 }
        p &+= 4
        look1326Is = true
      }
      scan.quiet &-= 1
      guard look1326Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look1326
      if !isAfter(256, 14, p),
        let before1328 = scan.scalar(before: p), !Self.classes[8].contains(before1328)
      { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 104 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 116 else { see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 116 else { see(p &+ 2); break fail }
      guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] == 112 else { see(p &+ 3); break fail }
      p &+= 4
      let from1330 = p
      done1329: do {
        if isIn(256, 15, p) {
          or1332: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 115 else { see(p); break or1332 }
            p &+= 1
            break done1329
          }
          p = from1330
        }
        see(p)
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 47 else { see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 47 else { see(p &+ 2); break fail }
      p &+= 3
      let from1334First = p
      loop1333: while true {
        guard isIn(256, 16, p) else { see(p); break loop1333 }
        let from1334 = p
        end1337: do {
          p = ruleLinkPart(p)
          if p < 0 { break end1337 }
          guard p > from1334 else { break loop1333 }
          continue loop1333
        }
        p = from1334
        break loop1333
      }
      guard p > from1334First else { break fail }
      leaf(59, leaf1325, p)
      return p
    }
    return -1
  }

  private mutating func ruleLinkPart(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1339 = p
      done1338: do {
        if isIn(256, 17, p) {
          or1341: do {
            let from1342 = p
            let end1343 = scan.limit
            while p &+ 4 <= end1343 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
              if all & (1 &<< 17) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end1343, isIn(256, 17, p) { p &+= 1 }
            see(p)
            guard p &- from1342 >= 1 else { break or1341 }
            break done1338
          }
          p = from1339
        }
        if isIn(256, 18, p) {
          or1344: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break or1344 }
            p &+= 1
            let end1346 = scan.limit
            while p &+ 4 <= end1346 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
              if all & (1 &<< 19) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end1346, isIn(256, 19, p) { p &+= 1 }
            see(p)
            guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break or1344 }
            p &+= 1
            break done1338
          }
          p = from1339
        }
        if isIn(256, 20, p) {
          or1347: do {
            let from1348 = p
            let end1349 = scan.limit
            while p &+ 4 <= end1349 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
              if all & (1 &<< 20) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end1349, isIn(256, 20, p) { p &+= 1 }
            see(p)
            guard p &- from1348 >= 1 else { break or1347 }
            let look1350 = p
            scan.quiet &+= 1
            var look1350Is = false
            out1351: do {
              if isIn(256, 21, p) {
                p &+= 1
              } else {
                p = scan.take(Self.classes[9], p)
                if p < 0 { break out1351 }
              }
              look1350Is = true
            }
            scan.quiet &-= 1
            guard look1350Is else { break or1347 }
            if p > 0 { see(p &- 1) }
            p = look1350
            break done1338
          }
          p = from1339
        }
        see(p)
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
      let slot1352 = open(60)
      let leaf1353 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf1353, p)
      let leaf1354 = p
      let from1355 = p
      let end1356 = scan.limit
      while p &+ 4 <= end1356 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 22) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end1356, isIn(256, 22, p) { p &+= 1 }
      see(p)
      guard p &- from1355 >= 1 else { break fail }
      leaf(61, leaf1354, p)
      let from1358 = p
      let mark1359 = mark()
      done1357: do {
        if isIn(0, 52, p) {
          or1360: do {
            let leaf1361 = p
            guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break or1360 }
            p &+= 1
            leaf(24, leaf1361, p)
            let leaf1362 = p
            let from1363 = p
            let end1364 = scan.limit
            while p &+ 8 <= end1364 {
              let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
              var found: UInt64 = 0
              found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
              found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
              found |= ((bytes ^ 0x5b5b5b5b5b5b5b5b) &- 0x101010101010101) & ~(bytes ^ 0x5b5b5b5b5b5b5b5b)
              found |= ((bytes ^ 0x5d5d5d5d5d5d5d5d) &- 0x101010101010101) & ~(bytes ^ 0x5d5d5d5d5d5d5d5d)
              if found & 0x8080808080808080 != 0 { break }
              assert(scan.works())
              p &+= 8
            }
            while p < end1364, isIn(256, 23, p) { p &+= 1 }
            see(p)
            guard p &- from1363 >= 1 else { break or1360 }
            leaf(62, leaf1362, p)
            break done1357
          }
          p = from1358
          takeBack(to: mark1359)
        }
        see(p)
      }
      let leaf1365 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 93 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf1365, p)
      close(slot1352)
      return p
    }
    return -1
  }

  private mutating func ruleNoteMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot1366 = open(63)
      let leaf1367 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 94 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf1367, p)
      let leaf1368 = p
      p = ruleFootnoteName(p)
      if p < 0 { break fail }
      leaf(23, leaf1368, p)
      let leaf1369 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1369, p)
      close(slot1366)
      return p
    }
    return -1
  }

  private mutating func ruleTag(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf1370 = p
      if !isAfter(256, 24, p),
        let before1371 = scan.scalar(before: p), !Self.classes[10].contains(before1371)
      { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break fail }
      p &+= 1
      let look1372 = p
      scan.quiet &+= 1
      var look1372Is = false
      out1373: do {
        loop1374: while true {
          guard isIn(256, 25, p) else { see(p); break loop1374 }
          let from1375 = p
          end1378: do {
            if isIn(256, 26, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[11], p)
              if p < 0 { break end1378 }
            }
            guard p > from1375 else { break loop1374 }
            continue loop1374
          }
          p = from1375
          break loop1374
        }
        if isIn(256, 7, p) {
          p &+= 1
        } else {
          p = scan.take(Self.classes[12], p)
          if p < 0 { break out1373 }
        }
        look1372Is = true
      }
      scan.quiet &-= 1
      guard look1372Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look1372
      let most1379 = p
      p = ruleTagLevel(p)
      if p < 0 { break fail }
      var steps1382 = 0
      loop1380: while steps1382 < 15 {
        guard isIn(256, 27, p) else { see(p); break loop1380 }
        let from1381 = p
        end1384: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 47 else { see(p); break end1384 }
          p &+= 1
          p = ruleTagLevel(p)
          if p < 0 { break end1384 }
          guard p > from1381 else { break loop1380 }
          steps1382 &+= 1
          continue loop1380
        }
        p = from1381
        break loop1380
      }
      if steps1382 == 15 {
        see(p)
        if isIn(256, 27, p) {
          let look1385 = p
          scan.quiet &+= 1
          var look1385Is = false
          out1386: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 47 else { see(p); break out1386 }
            p &+= 1
            p = ruleTagLevel(p)
            if p < 0 { break out1386 }
            look1385Is = true
          }
          scan.quiet &-= 1
          if look1385Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look1385
        }
      }
      guard p &- most1379 <= 199 else { see(p &- 1); break fail }
      leaf(64, leaf1370, p)
      return p
    }
    return -1
  }

  private mutating func ruleTagLevel(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let end1388 = scan.limit
      while p &+ 4 <= end1388 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 28) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end1388, isIn(256, 28, p) { p &+= 1 }
      see(p)
      p = ruleTagWord(p)
      if p < 0 { break fail }
      loop1389: while true {
        guard isIn(256, 28, p) else { see(p); break loop1389 }
        let from1390 = p
        end1393: do {
          let from1394 = p
          let end1395 = scan.limit
          while p &+ 4 <= end1395 {
            let bytes = unsafe scan.bytes + p
            let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
            if all & (1 &<< 28) == 0 { break }
            assert(scan.works())
            p &+= 4
          }
          while p < end1395, isIn(256, 28, p) { p &+= 1 }
          see(p)
          guard p &- from1394 >= 1 else { break end1393 }
          p = ruleTagWord(p)
          if p < 0 { break end1393 }
          guard p > from1390 else { break loop1389 }
          continue loop1389
        }
        p = from1390
        break loop1389
      }
      return p
    }
    return -1
  }

  private mutating func ruleTagWord(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1397First = p
      loop1396: while true {
        guard isIn(256, 29, p) else { see(p); break loop1396 }
        let from1397 = p
        end1400: do {
          if isIn(256, 8, p) {
            p &+= 1
          } else {
            p = scan.take(Self.classes[13], p)
            if p < 0 { break end1400 }
          }
          guard p > from1397 else { break loop1396 }
          continue loop1396
        }
        p = from1397
        break loop1396
      }
      guard p > from1397First else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleCloze(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot1401 = open(65)
      let leaf1402 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 63 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf1402, p)
      let leaf1403 = p
      let end1405 = scan.limit
      while p &+ 8 <= end1405 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        found |= ((bytes ^ 0x5b5b5b5b5b5b5b5b) &- 0x101010101010101) & ~(bytes ^ 0x5b5b5b5b5b5b5b5b)
        found |= ((bytes ^ 0x5d5d5d5d5d5d5d5d) &- 0x101010101010101) & ~(bytes ^ 0x5d5d5d5d5d5d5d5d)
        if found & 0x8080808080808080 != 0 { break }
        assert(scan.works())
        p &+= 8
      }
      while p < end1405, isIn(256, 23, p) { p &+= 1 }
      see(p)
      leaf(66, leaf1403, p)
      let leaf1406 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 40 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf1406, p)
      let slot1407 = open(67)
      let within1408Reach = scan.reach
      scan.reach = .max
      let within1408 = p
      scan.quiet &+= 1
      var within1408Is = false
      out1409: do {
        p = rulePhraseText(p)
        if p < 0 { break out1409 }
        within1408Is = true
      }
      scan.quiet &-= 1
      scan.reach = within1408Reach
      guard within1408Is else { break fail }
      if p > 0 { see(p &- 1) }
      let within1408End = p
      let within1408Outer = scan.limit
      scan.limit = p
      p = within1408
      var within1408Fills = false
      out1410: do {
        p = rulePhrase(p)
        if p < 0 { break out1410 }
        within1408Fills = true
      }
      scan.limit = within1408Outer
      guard within1408Fills, p == within1408End || scan.cut != 0 else { break fail }
      close(slot1407)
      let leaf1411 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1411, p)
      close(slot1401)
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
      loop1412: while true {
        guard isIn(256, 30, p) else { see(p); break loop1412 }
        let from1413 = p
        end1416: do {
          let from1418 = p
          done1417: do {
            if isIn(0, 36, p) {
              or1420: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1420 }
                p &+= 1
                if isIn(0, 37, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[2], p)
                  if p < 0 { break or1420 }
                }
                break done1417
              }
              p = from1418
            }
            if isIn(256, 18, p) {
              or1421: do {
                p = ruleParens(p)
                if p < 0 { break or1421 }
                break done1417
              }
              p = from1418
            }
            if isIn(256, 31, p) {
              or1422: do {
                if isIn(256, 32, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[14], p)
                  if p < 0 { break or1422 }
                }
                break done1417
              }
              p = from1418
            }
            see(p)
            break end1416
          }
          guard p > from1413 else { break loop1412 }
          continue loop1412
        }
        p = from1413
        break loop1412
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
      var level1423 = false
      out1424: do {
        guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break out1424 }
        p &+= 1
        p = rulePhraseText(p)
        if p < 0 { break out1424 }
        guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break out1424 }
        p &+= 1
        level1423 = true
      }
      scan.deep &-= 1
      guard level1423 else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleTarget(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf1425 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1425, p)
      let from1427 = p
      done1426: do {
        if isIn(0, 0, p) {
          or1429: do {
            p = ruleSpace(p)
            if p < 0 { break or1429 }
            break done1426
          }
          p = from1427
        }
        see(p)
      }
      let from1431 = p
      done1430: do {
        if isIn(256, 33, p) {
          or1433: do {
            let leaf1434 = p
            p = ruleDestination(p)
            if p < 0 { break or1433 }
            leaf(26, leaf1434, p)
            let from1436 = p
            let mark1437 = mark()
            done1435: do {
              if isIn(0, 0, p) {
                or1438: do {
                  p = ruleSpace(p)
                  if p < 0 { break or1438 }
                  let leaf1439 = p
                  scan.quiet &+= 1
                  var leaf1439Is = false
                  out1440: do {
                    p = ruleTitle(p)
                    if p < 0 { break out1440 }
                    leaf1439Is = true
                  }
                  scan.quiet &-= 1
                  guard leaf1439Is else { break or1438 }
                  leaf(27, leaf1439, p)
                  break done1435
                }
                p = from1436
                takeBack(to: mark1437)
              }
              see(p)
            }
            break done1430
          }
          p = from1431
        }
        see(p)
      }
      let from1442 = p
      done1441: do {
        if isIn(0, 0, p) {
          or1444: do {
            p = ruleSpace(p)
            if p < 0 { break or1444 }
            break done1441
          }
          p = from1442
        }
        see(p)
      }
      let leaf1445 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1445, p)
      return p
    }
    return -1
  }

  private mutating func ruleLabel(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf1446 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1446, p)
      let leaf1447 = p
      let most1448 = p
      loop1449: while true {
        guard isIn(0, 35, p) else { see(p); break loop1449 }
        let from1450 = p
        end1453: do {
          let from1455 = p
          done1454: do {
            if isIn(0, 36, p) {
              or1457: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1457 }
                p &+= 1
                if isIn(0, 37, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[2], p)
                  if p < 0 { break or1457 }
                }
                break done1454
              }
              p = from1455
            }
            if isIn(256, 34, p) {
              or1458: do {
                if isIn(256, 35, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[15], p)
                  if p < 0 { break or1458 }
                }
                break done1454
              }
              p = from1455
            }
            see(p)
            break end1453
          }
          guard p > from1450 else { break loop1449 }
          continue loop1449
        }
        p = from1450
        break loop1449
      }
      guard p &- most1448 <= 999 else { see(p &- 1); break fail }
      leaf(23, leaf1447, p)
      let leaf1459 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1459, p)
      return p
    }
    return -1
  }

  private mutating func ruleDestination(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from1461 = p
      done1460: do {
        if isIn(256, 1, p) {
          or1463: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 60 else { see(p); break or1463 }
            p &+= 1
            loop1464: while true {
              guard isIn(256, 36, p) else { see(p); break loop1464 }
              let from1465 = p
              end1468: do {
                let from1470 = p
                done1469: do {
                  if isIn(0, 36, p) {
                    or1472: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1472 }
                      p &+= 1
                      if isIn(0, 37, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[2], p)
                        if p < 0 { break or1472 }
                      }
                      break done1469
                    }
                    p = from1470
                  }
                  if isIn(256, 37, p) {
                    or1473: do {
                      if isIn(256, 38, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[16], p)
                        if p < 0 { break or1473 }
                      }
                      break done1469
                    }
                    p = from1470
                  }
                  see(p)
                  break end1468
                }
                guard p > from1465 else { break loop1464 }
                continue loop1464
              }
              p = from1465
              break loop1464
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 62 else { see(p); break or1463 }
            p &+= 1
            break done1460
          }
          p = from1461
        }
        if isIn(256, 33, p) {
          or1474: do {
            see(p)
            if isIn(256, 1, p) {
              let look1475 = p
              scan.quiet &+= 1
              var look1475Is = false
              out1476: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 60 else { see(p); break out1476 }
                p &+= 1
                look1475Is = true
              }
              scan.quiet &-= 1
              if look1475Is {
                if p > 0 { see(p &- 1) }
                break or1474
              }
              p = look1475
            }
            let from1478First = p
            loop1477: while true {
              guard isIn(256, 33, p) else { see(p); break loop1477 }
              let from1478 = p
              end1481: do {
                p = ruleDestinationPart(p)
                if p < 0 { break end1481 }
                guard p > from1478 else { break loop1477 }
                continue loop1477
              }
              p = from1478
              break loop1477
            }
            guard p > from1478First else { break or1474 }
            break done1460
          }
          p = from1461
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
    assert(scan.works())
    var p = start
    fail: do {
      let from1483 = p
      done1482: do {
        if isIn(0, 36, p) {
          or1485: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1485 }
            p &+= 1
            guard isIn(256, 39, p) else { see(p); break or1485 }
            p &+= 1
            break done1482
          }
          p = from1483
        }
        if isIn(0, 36, p) {
          or1486: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1486 }
            p &+= 1
            break done1482
          }
          p = from1483
        }
        if isIn(256, 40, p) {
          or1487: do {
            let from1488 = p
            let end1489 = scan.limit
            while p &+ 4 <= end1489 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
              if all & (1 &<< 40) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end1489, isIn(256, 40, p) { p &+= 1 }
            see(p)
            guard p &- from1488 >= 1 else { break or1487 }
            break done1482
          }
          p = from1483
        }
        if isIn(256, 18, p) {
          or1490: do {
            guard scan.deep < 8 else { break or1490 }
            scan.deep &+= 1
            var level1491 = false
            out1492: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break out1492 }
              p &+= 1
              loop1493: while true {
                guard isIn(256, 33, p) else { see(p); break loop1493 }
                let from1494 = p
                end1497: do {
                  p = ruleDestinationPart(p)
                  if p < 0 { break end1497 }
                  guard p > from1494 else { break loop1493 }
                  continue loop1493
                }
                p = from1494
                break loop1493
              }
              guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break out1492 }
              p &+= 1
              level1491 = true
            }
            scan.deep &-= 1
            guard level1491 else { break or1490 }
            break done1482
          }
          p = from1483
        }
        see(p)
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
      let from1499 = p
      let mark1500 = mark()
      done1498: do {
        if isIn(256, 41, p) {
          or1501: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 34 else { see(p); break or1501 }
            p &+= 1
            loop1502: while true {
              guard isIn(256, 42, p) else { see(p); break loop1502 }
              let from1503 = p
              end1506: do {
                let from1508 = p
                done1507: do {
                  if isIn(256, 43, p) {
                    or1510: do {
                      if isIn(256, 44, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[17], p)
                        if p < 0 { break or1510 }
                      }
                      break done1507
                    }
                    p = from1508
                  }
                  if isIn(256, 45, p) {
                    or1511: do {
                      p = ruleTitlePart(p)
                      if p < 0 { break or1511 }
                      break done1507
                    }
                    p = from1508
                  }
                  see(p)
                  break end1506
                }
                guard p > from1503 else { break loop1502 }
                continue loop1502
              }
              p = from1503
              break loop1502
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 34 else { see(p); break or1501 }
            p &+= 1
            break done1498
          }
          p = from1499
          takeBack(to: mark1500)
        }
        if isIn(256, 46, p) {
          or1512: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 39 else { see(p); break or1512 }
            p &+= 1
            loop1513: while true {
              guard isIn(256, 47, p) else { see(p); break loop1513 }
              let from1514 = p
              end1517: do {
                let from1519 = p
                done1518: do {
                  if isIn(256, 48, p) {
                    or1521: do {
                      if isIn(256, 49, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[18], p)
                        if p < 0 { break or1521 }
                      }
                      break done1518
                    }
                    p = from1519
                  }
                  if isIn(256, 45, p) {
                    or1522: do {
                      p = ruleTitlePart(p)
                      if p < 0 { break or1522 }
                      break done1518
                    }
                    p = from1519
                  }
                  see(p)
                  break end1517
                }
                guard p > from1514 else { break loop1513 }
                continue loop1513
              }
              p = from1514
              break loop1513
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 39 else { see(p); break or1512 }
            p &+= 1
            break done1498
          }
          p = from1499
          takeBack(to: mark1500)
        }
        if isIn(256, 18, p) {
          or1523: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break or1523 }
            p &+= 1
            loop1524: while true {
              guard isIn(256, 50, p) else { see(p); break loop1524 }
              let from1525 = p
              end1528: do {
                let from1530 = p
                done1529: do {
                  if isIn(256, 51, p) {
                    or1532: do {
                      if isIn(256, 52, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[19], p)
                        if p < 0 { break or1532 }
                      }
                      break done1529
                    }
                    p = from1530
                  }
                  if isIn(256, 45, p) {
                    or1533: do {
                      p = ruleTitlePart(p)
                      if p < 0 { break or1533 }
                      break done1529
                    }
                    p = from1530
                  }
                  see(p)
                  break end1528
                }
                guard p > from1525 else { break loop1524 }
                continue loop1524
              }
              p = from1525
              break loop1524
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break or1523 }
            p &+= 1
            break done1498
          }
          p = from1499
          takeBack(to: mark1500)
        }
        see(p)
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
      let from1535 = p
      let mark1536 = mark()
      done1534: do {
        if isIn(0, 36, p) {
          or1537: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1537 }
            p &+= 1
            if isIn(0, 37, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[2], p)
              if p < 0 { break or1537 }
            }
            break done1534
          }
          p = from1535
        }
        if isIn(0, 15, p) {
          or1538: do {
            p = ruleNL(p)
            if p < 0 { break or1538 }
            if !scan.margins.isEmpty { p = margin(p, all: false) }
            let look1539 = p
            scan.quiet &+= 1
            var look1539Is = false
            out1540: do {
              p = ruleBlankRest(p)
              if p < 0 { break out1540 }
              look1539Is = true
            }
            scan.quiet &-= 1
            if look1539Is {
              if p > 0 { see(p &- 1) }
              break or1538
            }
            p = look1539
            break done1534
          }
          p = from1535
          takeBack(to: mark1536)
        }
        see(p)
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
      let leaf1541 = p
      scan.quiet &+= 1
      var leaf1541Is = false
      out1542: do {
        let from1544 = p
        done1543: do {
          if isIn(0, 0, p) {
            or1546: do {
              let end1548 = scan.limit
              while p &+ 4 <= end1548 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 8) == 0 { break }
                assert(scan.works())
                p &+= 4
              }
              while p < end1548, isIn(0, 8, p) { p &+= 1 }
              see(p)
              p = ruleNL(p)
              if p < 0 { break or1546 }
              if !scan.margins.isEmpty { p = margin(p, all: false) }
              let end1550 = scan.limit
              while p &+ 4 <= end1550 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 8) == 0 { break }
                assert(scan.works())
                p &+= 4
              }
              while p < end1550, isIn(0, 8, p) { p &+= 1 }
              see(p)
              break done1543
            }
            p = from1544
          }
          if isIn(0, 8, p) {
            or1551: do {
              let from1552 = p
              let end1553 = scan.limit
              while p &+ 4 <= end1553 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 8) == 0 { break }
                assert(scan.works())
                p &+= 4
              }
              while p < end1553, isIn(0, 8, p) { p &+= 1 }
              see(p)
              guard p &- from1552 >= 1 else { break or1551 }
              break done1543
            }
            p = from1544
          }
          see(p)
          break out1542
        }
        leaf1541Is = true
      }
      scan.quiet &-= 1
      guard leaf1541Is else { break fail }
      leaf(28, leaf1541, p)
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
