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
    0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000,
    0x1f9c7de0602000, 0x1f9c7de0e02000, 0x4a40dc0802000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x4a40dc0802000, 0x1f9c7de0602000, 0x1f9c7de0602000,
    0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000,
    0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000, 0x1f9c7de0602000,
    0x1f9c7de0e02010, 0x1f9dffe06cb424, 0x1f83ffe06cb020, 0x1f9dffe075b420, 0x1f9dffe075b420, 0x1f9dffe075b420, 0x1f9dffe075b420, 0x1c5dffe06cb420,
    0x39cfe60e2b020, 0x39cfc20603020, 0x1f9dffe06cb420, 0x1f9dffe075bc20, 0x1f9dffe06cb020, 0x1f9dffeb75bc20, 0x1f9dffe06cbc20, 0x1f9dffe775b420,
    0x1f9dfff3759e80, 0x1f9dfff3759e80, 0x1f9dfff3759e80, 0x1f9dfff3759e80, 0x1f9dfff3759e80, 0x1f9dfff3759e80, 0x1f9dfff3759e80, 0x1f9dfff3759e80,
    0x1f9dfff3759e80, 0x1f9dfff3759e80, 0x1f9dffe06cb020, 0x1f9dffe06cb020, 0x1f9d8fe0602021, 0x1f9dffe075b420, 0x1f9d8fe0602020, 0x1f9dffe06cb420,
    0x1f9dffe075b020, 0x1f9dfff0759ec0, 0x1f9dfff0759ec0, 0x1f9dfff0759ec0, 0x1f9dfff0759ec0, 0x1f9dfff0759ec0, 0x1f9dfff0759ec0, 0x1f9dfff0759cc0,
    0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0,
    0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0,
    0x1f9dfff0759dc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9df3e0843020, 0x4a49260643030, 0x1f9df3c0043028, 0x1f9dffe075b420, 0x1f9dffeb6c9420,
    0x1f9dffe0643420, 0x1f9dfff0759ec0, 0x1f9dfff0759ec0, 0x1f9dfff0759ec0, 0x1f9dfff0759ec0, 0x1f9dfff0759ec0, 0x1f9dfff0759ec0, 0x1f9dfff0759cc0,
    0x1f9dfff0759cc2, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0,
    0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff075dcc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0,
    0x1f9dfff0759dc0, 0x1f9dfff0759cc0, 0x1f9dfff0759cc0, 0x1f9dffe0f5b420, 0x1f9dffe0443420, 0x1f9dffe075b420, 0x1f9dffe06cb420, 0x1f9c7de075b000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
    0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000, 0xd8d36f1659000,
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
      close(slot100)
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
      let slot176 = open(9)
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
      close(slot176)
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
      let slot218 = open(11)
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
      close(slot218)
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
      let slot343 = open(11)
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
      close(slot343)
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
      let slot484 = open(17)
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
      let slot549 = open(20)
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
          if from562IsCut, cutUnit(before: p, mark564, row0.entry(rule: 34)) {
            p = from562
            break loop561
          }
          continue loop561
        }
        p = from562
        takeBack(to: mark564)
        break loop561
      }
      close(slot549)
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
          if from582IsCut, cutUnit(before: p, mark584, row0.entry(rule: 34)) {
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
      let slot601 = open(18)
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
      close(slot601)
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
      let slot657 = open(22)
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
      close(slot657)
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
      let slot682 = open(25)
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
            scan.quiet &+= 1
            var leaf703Is = false
            out704: do {
              p = ruleTitle(p)
              if p < 0 { break out704 }
              leaf703Is = true
            }
            scan.quiet &-= 1
            guard leaf703Is else { break or702 }
            leaf(27, leaf703, p)
            let leaf705 = p
            let end707 = scan.limit
            while p &+ 4 <= end707 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 7) == 0 { break }
              p &+= 4
            }
            while p < end707, isIn(0, 7, p) { p &+= 1 }
            see(p)
            leaf(28, leaf705, p)
            let look708 = p
            scan.quiet &+= 1
            var look708Is = false
            out709: do {
              p = ruleEOL(p)
              if p < 0 { break out709 }
              look708Is = true
            }
            scan.quiet &-= 1
            guard look708Is else { break or702 }
            if p > 0 { see(p &- 1) }
            p = look708
            break done699
          }
          p = from700
          takeBack(to: mark701)
        }
        see(p)
      }
      let leaf710 = p
      let end712 = scan.limit
      while p &+ 4 <= end712 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end712, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(28, leaf710, p)
      let from714 = p
      done713: do {
        if isIn(0, 14, p) {
          or716: do {
            p = ruleNewline(p)
            if p < 0 { break or716 }
            break done713
          }
          p = from714
        }
        see(p)
        or717: do {
          see(p)
          if isIn(0, 15, p) { break or717 }
          break done713
        }
        p = from714
        break fail
      }
      close(slot682)
      return p
    }
    return -1
  }

  private mutating func ruleLabelText(_ start: Int) -> Int {
    var p = start
    fail: do {
      let look718 = p
      scan.quiet &+= 1
      var look718Is = false
      out719: do {
        let end721 = scan.limit
        while p &+ 4 <= end721 {
          let bytes = unsafe scan.bytes + p
          let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
          if all & (1 &<< 0) == 0 { break }
          p &+= 4
        }
        while p < end721, isIn(0, 0, p) { p &+= 1 }
        see(p)
        if isIn(0, 33, p) {
          p &+= 1
        } else {
          p = scan.take(Self.classes[0], p)
          if p < 0 { break out719 }
        }
        look718Is = true
      }
      scan.quiet &-= 1
      guard look718Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look718
      let most722 = p
      let from724First = p
      loop723: while true {
        guard isIn(0, 34, p) else { see(p); break loop723 }
        let from724 = p
        end727: do {
          let from729 = p
          let mark730 = mark()
          done728: do {
            if isIn(0, 35, p) {
              or731: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or731 }
                p &+= 1
                if isIn(0, 36, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[1], p)
                  if p < 0 { break or731 }
                }
                break done728
              }
              p = from729
            }
            if isIn(0, 37, p) {
              or732: do {
                if isIn(0, 38, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[2], p)
                  if p < 0 { break or732 }
                }
                break done728
              }
              p = from729
            }
            if isIn(0, 14, p) {
              or733: do {
                p = ruleNL(p)
                if p < 0 { break or733 }
                if !scan.margins.isEmpty {
                p = margin(p, all: true)
                if p < 0 { break or733 }
                }
                let look734 = p
                scan.quiet &+= 1
                var look734Is = false
                out735: do {
                  p = ruleBlankRest(p)
                  if p < 0 { break out735 }
                  look734Is = true
                }
                scan.quiet &-= 1
                if look734Is {
                  if p > 0 { see(p &- 1) }
                  break or733
                }
                p = look734
                break done728
              }
              p = from729
              takeBack(to: mark730)
            }
            see(p)
            break end727
          }
          guard p > from724 else { break loop723 }
          continue loop723
        }
        p = from724
        break loop723
      }
      guard p > from724First else { break fail }
      guard p &- most722 <= 999 else { see(p &- 1); break fail }
      return p
    }
    return -1
  }

  private mutating func ruleLineSpace(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf736 = p
      scan.quiet &+= 1
      var leaf736Is = false
      out737: do {
        let from739 = p
        let mark740 = mark()
        done738: do {
          if isIn(0, 0, p) {
            or741: do {
              let end743 = scan.limit
              while p &+ 4 <= end743 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 7) == 0 { break }
                p &+= 4
              }
              while p < end743, isIn(0, 7, p) { p &+= 1 }
              see(p)
              p = ruleNL(p)
              if p < 0 { break or741 }
              if !scan.margins.isEmpty {
              p = margin(p, all: true)
              if p < 0 { break or741 }
              }
              let look744 = p
              scan.quiet &+= 1
              var look744Is = false
              out745: do {
                p = ruleBlankRest(p)
                if p < 0 { break out745 }
                look744Is = true
              }
              scan.quiet &-= 1
              if look744Is {
                if p > 0 { see(p &- 1) }
                break or741
              }
              p = look744
              let end747 = scan.limit
              while p &+ 4 <= end747 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 7) == 0 { break }
                p &+= 4
              }
              while p < end747, isIn(0, 7, p) { p &+= 1 }
              see(p)
              break done738
            }
            p = from739
            takeBack(to: mark740)
          }
          if isIn(0, 7, p) {
            or748: do {
              let from749 = p
              let end750 = scan.limit
              while p &+ 4 <= end750 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 7) == 0 { break }
                p &+= 4
              }
              while p < end750, isIn(0, 7, p) { p &+= 1 }
              see(p)
              guard p &- from749 >= 1 else { break or748 }
              break done738
            }
            p = from739
          }
          see(p)
          break out737
        }
        leaf736Is = true
      }
      scan.quiet &-= 1
      guard leaf736Is else { break fail }
      leaf(28, leaf736, p)
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
      let slot751 = open(29)
      p = ruleQuestionMark(p)
      if p < 0 { break fail }
      let slot752 = open(30)
      let within753Reach = scan.reach
      scan.reach = .max
      let within753 = p
      scan.quiet &+= 1
      var within753Is = false
      out754: do {
        p = ruleAskedLines(p)
        if p < 0 { break out754 }
        within753Is = true
      }
      scan.quiet &-= 1
      scan.reach = within753Reach
      guard within753Is else { break fail }
      if p > 0 { see(p &- 1) }
      let within753End = p
      let within753Outer = scan.limit
      scan.limit = p
      p = within753
      var within753Fills = false
      out755: do {
        p = ruleSpans(p)
        if p < 0 { break out755 }
        within753Fills = true
      }
      scan.limit = within753Outer
      guard within753Fills, p == within753End || scan.cut != 0 else { break fail }
      close(slot752)
      p = ruleNewline(p)
      if p < 0 { break fail }
      if !scan.margins.isEmpty {
      p = margin(p, all: true)
      if p < 0 { break fail }
      }
      p = ruleAnswerMark(p)
      if p < 0 { break fail }
      let slot756 = open(31)
      let within757Reach = scan.reach
      scan.reach = .max
      let within757 = p
      scan.quiet &+= 1
      var within757Is = false
      out758: do {
        p = ruleAnswerLines(p)
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
      let from761 = p
      done760: do {
        if isIn(0, 14, p) {
          or763: do {
            p = ruleNewline(p)
            if p < 0 { break or763 }
            break done760
          }
          p = from761
        }
        see(p)
      }
      close(slot751)
      return p
    }
    return -1
  }

  private mutating func ruleQuestionMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf764 = p
      var steps767 = 0
      loop765: while steps767 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop765 }
        let from766 = p
        end769: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end769 }
          p &+= 1
          guard p > from766 else { break loop765 }
          steps767 &+= 1
          continue loop765
        }
        p = from766
        break loop765
      }
      if steps767 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look770 = p
          scan.quiet &+= 1
          var look770Is = false
          out771: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out771 }
            p &+= 1
            look770Is = true
          }
          scan.quiet &-= 1
          if look770Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look770
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 81 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break fail }
      p &+= 2
      let end773 = scan.limit
      while p &+ 4 <= end773 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end773, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(32, leaf764, p)
      return p
    }
    return -1
  }

  private mutating func ruleAnswerMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf774 = p
      var steps777 = 0
      loop775: while steps777 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop775 }
        let from776 = p
        end779: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end779 }
          p &+= 1
          guard p > from776 else { break loop775 }
          steps777 &+= 1
          continue loop775
        }
        p = from776
        break loop775
      }
      if steps777 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look780 = p
          scan.quiet &+= 1
          var look780Is = false
          out781: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out781 }
            p &+= 1
            look780Is = true
          }
          scan.quiet &-= 1
          if look780Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look780
        }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 65 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break fail }
      p &+= 2
      let end783 = scan.limit
      while p &+ 4 <= end783 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end783, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(33, leaf774, p)
      return p
    }
    return -1
  }

  private mutating func ruleAskedLines(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
      let end785 = scan.limit
      while p &+ 8 <= end785 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        if found & 0x8080808080808080 != 0 { break }
        p &+= 8
      }
      while p < end785, isIn(0, 11, p) { p &+= 1 }
      see(p)
      loop786: while true {
        guard isIn(0, 14, p) else { see(p); break loop786 }
        let from787 = p
        let mark789 = mark()
        end790: do {
          p = ruleNL(p)
          if p < 0 { break end790 }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end790 }
          }
          see(p)
          if isIn(0, 39, p) {
            let look791 = p
            scan.quiet &+= 1
            var look791Is = false
            out792: do {
              var steps795 = 0
              loop793: while steps795 < 3 {
                guard isIn(0, 19, p) else { see(p); break loop793 }
                let from794 = p
                end797: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end797 }
                  p &+= 1
                  guard p > from794 else { break loop793 }
                  steps795 &+= 1
                  continue loop793
                }
                p = from794
                break loop793
              }
              if steps795 == 3 {
                see(p)
                if isIn(0, 19, p) {
                  let look798 = p
                  scan.quiet &+= 1
                  var look798Is = false
                  out799: do {
                    guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out799 }
                    p &+= 1
                    look798Is = true
                  }
                  scan.quiet &-= 1
                  if look798Is {
                    if p > 0 { see(p &- 1) }
                    break out792
                  }
                  p = look798
                }
              }
              guard isIn(0, 40, p) else { see(p); break out792 }
              p &+= 1
              guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break out792 }
              p &+= 1
              look791Is = true
            }
            scan.quiet &-= 1
            if look791Is {
              if p > 0 { see(p &- 1) }
              break end790
            }
            p = look791
          }
          see(p)
          if isIn(0, 41, p) {
            let look800 = p
            scan.quiet &+= 1
            var look800Is = false
            out801: do {
              p = ruleInterrupts(p)
              if p < 0 { break out801 }
              look800Is = true
            }
            scan.quiet &-= 1
            if look800Is {
              if p > 0 { see(p &- 1) }
              break end790
            }
            p = look800
          }
          let from802 = p
          let end803 = scan.limit
          while p &+ 8 <= end803 {
            let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
            var found: UInt64 = 0
            found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
            found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
            if found & 0x8080808080808080 != 0 { break }
            p &+= 8
          }
          while p < end803, isIn(0, 11, p) { p &+= 1 }
          see(p)
          guard p &- from802 >= 1 else { break end790 }
          guard p > from787 else { break loop786 }
          continue loop786
        }
        p = from787
        takeBack(to: mark789)
        break loop786
      }
    return p
  }

  private mutating func ruleAnswerLines(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
      let end805 = scan.limit
      while p &+ 8 <= end805 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        if found & 0x8080808080808080 != 0 { break }
        p &+= 8
      }
      while p < end805, isIn(0, 11, p) { p &+= 1 }
      see(p)
      loop806: while true {
        guard isIn(0, 14, p) else { see(p); break loop806 }
        let from807 = p
        let mark809 = mark()
        end810: do {
          p = ruleNL(p)
          if p < 0 { break end810 }
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end810 }
          }
          see(p)
          if isIn(0, 9, p) {
            let look811 = p
            scan.quiet &+= 1
            var look811Is = false
            out812: do {
              var steps815 = 0
              loop813: while steps815 < 3 {
                guard isIn(0, 19, p) else { see(p); break loop813 }
                let from814 = p
                end817: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end817 }
                  p &+= 1
                  guard p > from814 else { break loop813 }
                  steps815 &+= 1
                  continue loop813
                }
                p = from814
                break loop813
              }
              if steps815 == 3 {
                see(p)
                if isIn(0, 19, p) {
                  let look818 = p
                  scan.quiet &+= 1
                  var look818Is = false
                  out819: do {
                    guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out819 }
                    p &+= 1
                    look818Is = true
                  }
                  scan.quiet &-= 1
                  if look818Is {
                    if p > 0 { see(p &- 1) }
                    break out812
                  }
                  p = look818
                }
              }
              guard p < scan.limit, unsafe scan.bytes[p] == 81 else { see(p); break out812 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break out812 }
              p &+= 2
              look811Is = true
            }
            scan.quiet &-= 1
            if look811Is {
              if p > 0 { see(p &- 1) }
              break end810
            }
            p = look811
          }
          see(p)
          if isIn(0, 41, p) {
            let look820 = p
            scan.quiet &+= 1
            var look820Is = false
            out821: do {
              p = ruleInterrupts(p)
              if p < 0 { break out821 }
              look820Is = true
            }
            scan.quiet &-= 1
            if look820Is {
              if p > 0 { see(p &- 1) }
              break end810
            }
            p = look820
          }
          let from822 = p
          let end823 = scan.limit
          while p &+ 8 <= end823 {
            let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
            var found: UInt64 = 0
            found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
            found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
            if found & 0x8080808080808080 != 0 { break }
            p &+= 8
          }
          while p < end823, isIn(0, 11, p) { p &+= 1 }
          see(p)
          guard p &- from822 >= 1 else { break end810 }
          guard p > from807 else { break loop806 }
          continue loop806
        }
        p = from807
        takeBack(to: mark809)
        break loop806
      }
    return p
  }

  private mutating func ruleSummary(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot824 = open(34)
      p = ruleSummaryMark(p)
      if p < 0 { break fail }
      let within825Reach = scan.reach
      scan.reach = .max
      let within825 = p
      scan.quiet &+= 1
      var within825Is = false
      out826: do {
        p = ruleLines(p)
        if p < 0 { break out826 }
        within825Is = true
      }
      scan.quiet &-= 1
      scan.reach = within825Reach
      guard within825Is else { break fail }
      if p > 0 { see(p &- 1) }
      let within825End = p
      let within825Outer = scan.limit
      scan.limit = p
      p = within825
      var within825Fills = false
      out827: do {
        p = ruleSpans(p)
        if p < 0 { break out827 }
        within825Fills = true
      }
      scan.limit = within825Outer
      guard within825Fills, p == within825End || scan.cut != 0 else { break fail }
      let from829 = p
      done828: do {
        if isIn(0, 14, p) {
          or831: do {
            p = ruleNewline(p)
            if p < 0 { break or831 }
            break done828
          }
          p = from829
        }
        see(p)
      }
      close(slot824)
      return p
    }
    return -1
  }

  private mutating func ruleSummaryMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf832 = p
      var steps835 = 0
      loop833: while steps835 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop833 }
        let from834 = p
        end837: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end837 }
          p &+= 1
          guard p > from834 else { break loop833 }
          steps835 &+= 1
          continue loop833
        }
        p = from834
        break loop833
      }
      if steps835 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look838 = p
          scan.quiet &+= 1
          var look838Is = false
          out839: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out839 }
            p &+= 1
            look838Is = true
          }
          scan.quiet &-= 1
          if look838Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look838
        }
      }
      let from841 = p
      done840: do {
        if isIn(0, 42, p) {
          or843: do {
            guard p < scan.limit, unsafe scan.bytes[p] | 0x20 == 116 else { see(p); break or843 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] | 0x20 == 108 else { see(p &+ 1); break or843 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 59 else { see(p &+ 2); break or843 }
            guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] | 0x20 == 100 else { see(p &+ 3); break or843 }
            guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] | 0x20 == 114 else { see(p &+ 4); break or843 }
            guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] == 58 else { see(p &+ 5); break or843 }
            p &+= 6
            break done840
          }
          p = from841
        }
        if isIn(0, 43, p) {
          or844: do {
            guard p < scan.limit, unsafe scan.bytes[p] | 0x20 == 115 else { see(p); break or844 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] | 0x20 == 117 else { see(p &+ 1); break or844 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] | 0x20 == 109 else { see(p &+ 2); break or844 }
            guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] | 0x20 == 109 else { see(p &+ 3); break or844 }
            guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] | 0x20 == 97 else { see(p &+ 4); break or844 }
            guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] | 0x20 == 114 else { see(p &+ 5); break or844 }
            guard p &+ 6 < scan.limit, unsafe scan.bytes[p &+ 6] | 0x20 == 121 else { see(p &+ 6); break or844 }
            guard p &+ 7 < scan.limit, unsafe scan.bytes[p &+ 7] == 58 else { see(p &+ 7); break or844 }
            p &+= 8
            break done840
          }
          p = from841
        }
        see(p)
        break fail
      }
      let end846 = scan.limit
      while p &+ 4 <= end846 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end846, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(35, leaf832, p)
      return p
    }
    return -1
  }

  private mutating func ruleTable(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot847 = open(36)
      let look848 = p
      scan.quiet &+= 1
      var look848Is = false
      out849: do {
        let end851 = scan.limit
        while p &+ 8 <= end851 {
          let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
          var found: UInt64 = 0
          found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
          found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
          found |= ((bytes ^ 0x7c7c7c7c7c7c7c7c) &- 0x101010101010101) & ~(bytes ^ 0x7c7c7c7c7c7c7c7c)
          if found & 0x8080808080808080 != 0 { break }
          p &+= 8
        }
        while p < end851, isIn(0, 44, p) { p &+= 1 }
        see(p)
        guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break out849 }
        p &+= 1
        let end853 = scan.limit
        while p &+ 8 <= end853 {
          let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
          var found: UInt64 = 0
          found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
          found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
          if found & 0x8080808080808080 != 0 { break }
          p &+= 8
        }
        while p < end853, isIn(0, 11, p) { p &+= 1 }
        see(p)
        p = ruleNL(p)
        if p < 0 { break out849 }
        if !scan.margins.isEmpty {
        p = margin(p, all: true)
        if p < 0 { break out849 }
        }
        p = ruleAlignLine(p)
        if p < 0 { break out849 }
        look848Is = true
      }
      scan.quiet &-= 1
      guard look848Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look848
      p = ruleRow(p)
      if p < 0 { break fail }
      if !scan.margins.isEmpty {
      p = margin(p, all: true)
      if p < 0 { break fail }
      }
      p = ruleAlignment(p)
      if p < 0 { break fail }
      loop854: while true {
        let from855 = p
        let mark857 = mark()
        end858: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break end858 }
          }
          see(p)
          if isIn(0, 45, p) {
            let look859 = p
            scan.quiet &+= 1
            var look859Is = false
            out860: do {
              p = ruleStarts(p)
              if p < 0 { break out860 }
              look859Is = true
            }
            scan.quiet &-= 1
            if look859Is {
              if p > 0 { see(p &- 1) }
              break end858
            }
            p = look859
          }
          let look861 = p
          scan.quiet &+= 1
          var look861Is = false
          out862: do {
            p = ruleBlankRest(p)
            if p < 0 { break out862 }
            look861Is = true
          }
          scan.quiet &-= 1
          if look861Is {
            if p > 0 { see(p &- 1) }
            break end858
          }
          p = look861
          p = ruleRow(p)
          if p < 0 { break end858 }
          guard p > from855 else { break loop854 }
          continue loop854
        }
        p = from855
        takeBack(to: mark857)
        break loop854
      }
      close(slot847)
      return p
    }
    return -1
  }

  private mutating func ruleRow(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot863 = open(37)
      let leaf864 = p
      var steps867 = 0
      loop865: while steps867 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop865 }
        let from866 = p
        end869: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end869 }
          p &+= 1
          guard p > from866 else { break loop865 }
          steps867 &+= 1
          continue loop865
        }
        p = from866
        break loop865
      }
      if steps867 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look870 = p
          scan.quiet &+= 1
          var look870Is = false
          out871: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out871 }
            p &+= 1
            look870Is = true
          }
          scan.quiet &-= 1
          if look870Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look870
        }
      }
      leaf(14, leaf864, p)
      let from873 = p
      done872: do {
        if isIn(0, 46, p) {
          or875: do {
            p = ruleCellMark(p)
            if p < 0 { break or875 }
            break done872
          }
          p = from873
        }
        see(p)
      }
      let from877 = p
      let mark878 = mark()
      done876: do {
        if isIn(0, 44, p) {
          or879: do {
            p = ruleCell(p)
            if p < 0 { break or879 }
            break done876
          }
          p = from877
          takeBack(to: mark878)
        }
        see(p)
      }
      loop880: while true {
        guard isIn(0, 46, p) else { see(p); break loop880 }
        let from881 = p
        end884: do {
          p = ruleCellMark(p)
          if p < 0 { break end884 }
          let from886 = p
          let mark887 = mark()
          done885: do {
            if isIn(0, 44, p) {
              or888: do {
                p = ruleCell(p)
                if p < 0 { break or888 }
                break done885
              }
              p = from886
              takeBack(to: mark887)
            }
            see(p)
          }
          guard p > from881 else { break loop880 }
          continue loop880
        }
        p = from881
        break loop880
      }
      let leaf889 = p
      let end891 = scan.limit
      while p &+ 4 <= end891 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end891, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(14, leaf889, p)
      let from893 = p
      done892: do {
        if isIn(0, 14, p) {
          or895: do {
            p = ruleNewline(p)
            if p < 0 { break or895 }
            break done892
          }
          p = from893
        }
        see(p)
      }
      close(slot863)
      return p
    }
    return -1
  }

  private mutating func ruleCell(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot896 = open(38)
      let within897Reach = scan.reach
      scan.reach = .max
      let within897 = p
      scan.quiet &+= 1
      var within897Is = false
      out898: do {
        p = ruleCellText(p)
        if p < 0 { break out898 }
        within897Is = true
      }
      scan.quiet &-= 1
      scan.reach = within897Reach
      guard within897Is else { break fail }
      if p > 0 { see(p &- 1) }
      let within897End = p
      let within897Outer = scan.limit
      scan.limit = p
      p = within897
      var within897Fills = false
      out899: do {
        p = ruleSpans(p)
        if p < 0 { break out899 }
        within897Fills = true
      }
      scan.limit = within897Outer
      guard within897Fills, p == within897End || scan.cut != 0 else { break fail }
      close(slot896)
      return p
    }
    return -1
  }

  private mutating func ruleCellText(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from901First = p
      loop900: while true {
        guard isIn(0, 44, p) else { see(p); break loop900 }
        let from901 = p
        end904: do {
          let from906 = p
          done905: do {
            if isIn(0, 35, p) {
              or908: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or908 }
                p &+= 1
                if isIn(0, 47, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[3], p)
                  if p < 0 { break or908 }
                }
                break done905
              }
              p = from906
            }
            if isIn(0, 48, p) {
              or909: do {
                if isIn(0, 49, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[4], p)
                  if p < 0 { break or909 }
                }
                break done905
              }
              p = from906
            }
            if isIn(0, 7, p) {
              or910: do {
                let from911 = p
                let end912 = scan.limit
                while p &+ 4 <= end912 {
                  let bytes = unsafe scan.bytes + p
                  let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                  if all & (1 &<< 7) == 0 { break }
                  p &+= 4
                }
                while p < end912, isIn(0, 7, p) { p &+= 1 }
                see(p)
                guard p &- from911 >= 1 else { break or910 }
                let look913 = p
                scan.quiet &+= 1
                var look913Is = false
                out914: do {
                  if isIn(0, 50, p) {
                    p &+= 1
                  } else {
                    p = scan.take(Self.classes[5], p)
                    if p < 0 { break out914 }
                  }
                  look913Is = true
                }
                scan.quiet &-= 1
                guard look913Is else { break or910 }
                if p > 0 { see(p &- 1) }
                p = look913
                break done905
              }
              p = from906
            }
            see(p)
            break end904
          }
          guard p > from901 else { break loop900 }
          continue loop900
        }
        p = from901
        break loop900
      }
      guard p > from901First else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleCellMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf915 = p
      let end917 = scan.limit
      while p &+ 4 <= end917 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end917, isIn(0, 7, p) { p &+= 1 }
      see(p)
      guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break fail }
      p &+= 1
      let end919 = scan.limit
      while p &+ 4 <= end919 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end919, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(39, leaf915, p)
      return p
    }
    return -1
  }

  private mutating func ruleAlignLine(_ start: Int) -> Int {
    var p = start
    fail: do {
      var steps922 = 0
      loop920: while steps922 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop920 }
        let from921 = p
        end924: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end924 }
          p &+= 1
          guard p > from921 else { break loop920 }
          steps922 &+= 1
          continue loop920
        }
        p = from921
        break loop920
      }
      if steps922 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look925 = p
          scan.quiet &+= 1
          var look925Is = false
          out926: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out926 }
            p &+= 1
            look925Is = true
          }
          scan.quiet &-= 1
          if look925Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look925
        }
      }
      let look927 = p
      scan.quiet &+= 1
      var look927Is = false
      out928: do {
        let end930 = scan.limit
        while p &+ 8 <= end930 {
          let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
          var found: UInt64 = 0
          found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
          found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
          found |= ((bytes ^ 0x7c7c7c7c7c7c7c7c) &- 0x101010101010101) & ~(bytes ^ 0x7c7c7c7c7c7c7c7c)
          if found & 0x8080808080808080 != 0 { break }
          p &+= 8
        }
        while p < end930, isIn(0, 44, p) { p &+= 1 }
        see(p)
        guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break out928 }
        p &+= 1
        look927Is = true
      }
      scan.quiet &-= 1
      guard look927Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look927
      let end932 = scan.limit
      while p &+ 4 <= end932 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end932, isIn(0, 7, p) { p &+= 1 }
      see(p)
      let from934 = p
      done933: do {
        if isIn(0, 51, p) {
          or936: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break or936 }
            p &+= 1
            break done933
          }
          p = from934
        }
        see(p)
      }
      p = ruleAlignMark(p)
      if p < 0 { break fail }
      loop937: while true {
        guard isIn(0, 46, p) else { see(p); break loop937 }
        let from938 = p
        end941: do {
          let end943 = scan.limit
          while p &+ 4 <= end943 {
            let bytes = unsafe scan.bytes + p
            let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
            if all & (1 &<< 7) == 0 { break }
            p &+= 4
          }
          while p < end943, isIn(0, 7, p) { p &+= 1 }
          see(p)
          guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break end941 }
          p &+= 1
          p = ruleAlignMark(p)
          if p < 0 { break end941 }
          guard p > from938 else { break loop937 }
          continue loop937
        }
        p = from938
        break loop937
      }
      let end945 = scan.limit
      while p &+ 4 <= end945 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end945, isIn(0, 7, p) { p &+= 1 }
      see(p)
      let from947 = p
      done946: do {
        if isIn(0, 51, p) {
          or949: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break or949 }
            p &+= 1
            break done946
          }
          p = from947
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
      let end951 = scan.limit
      while p &+ 4 <= end951 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end951, isIn(0, 7, p) { p &+= 1 }
      see(p)
      let from953 = p
      done952: do {
        if isIn(0, 52, p) {
          or955: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break or955 }
            p &+= 1
            break done952
          }
          p = from953
        }
        see(p)
      }
      let from957First = p
      loop956: while true {
        guard isIn(0, 17, p) else { see(p); break loop956 }
        let from957 = p
        end960: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break end960 }
          p &+= 1
          guard p > from957 else { break loop956 }
          continue loop956
        }
        p = from957
        break loop956
      }
      guard p > from957First else { break fail }
      let from962 = p
      done961: do {
        if isIn(0, 52, p) {
          or964: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break or964 }
            p &+= 1
            break done961
          }
          p = from962
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
      let slot965 = open(40)
      let leaf966 = p
      var steps969 = 0
      loop967: while steps969 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop967 }
        let from968 = p
        end971: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end971 }
          p &+= 1
          guard p > from968 else { break loop967 }
          steps969 &+= 1
          continue loop967
        }
        p = from968
        break loop967
      }
      if steps969 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look972 = p
          scan.quiet &+= 1
          var look972Is = false
          out973: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out973 }
            p &+= 1
            look972Is = true
          }
          scan.quiet &-= 1
          if look972Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look972
        }
      }
      leaf(14, leaf966, p)
      loop974: while true {
        guard isIn(0, 53, p) else { see(p); break loop974 }
        let from975 = p
        end978: do {
          let from980 = p
          done979: do {
            if isIn(0, 46, p) {
              or982: do {
                p = ruleCellMark(p)
                if p < 0 { break or982 }
                break done979
              }
              p = from980
            }
            if isIn(0, 54, p) {
              or983: do {
                let leaf984 = p
                let from985 = p
                let end986 = scan.limit
                while p &+ 4 <= end986 {
                  let bytes = unsafe scan.bytes + p
                  let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                  if all & (1 &<< 54) == 0 { break }
                  p &+= 4
                }
                while p < end986, isIn(0, 54, p) { p &+= 1 }
                see(p)
                guard p &- from985 >= 1 else { break or983 }
                leaf(41, leaf984, p)
                break done979
              }
              p = from980
            }
            see(p)
            break end978
          }
          guard p > from975 else { break loop974 }
          continue loop974
        }
        p = from975
        break loop974
      }
      let leaf987 = p
      let end989 = scan.limit
      while p &+ 4 <= end989 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end989, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(14, leaf987, p)
      let from991 = p
      done990: do {
        if isIn(0, 14, p) {
          or993: do {
            p = ruleNewline(p)
            if p < 0 { break or993 }
            break done990
          }
          p = from991
        }
        see(p)
      }
      close(slot965)
      return p
    }
    return -1
  }

  private mutating func ruleParagraph(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot994 = open(42)
      let leaf995 = p
      let end997 = scan.limit
      while p &+ 4 <= end997 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end997, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(14, leaf995, p)
      let text998 = p
      var text998Reach = scan.firstReach(p)
      let text998CutFrom = scan.cutFrom
      let text998Mark = mark()
      longer999: while true {
        scan.isPartial = false
        scan.reach = text998Reach
        scan.quiet &+= 1
        var text998Is = false
        out1000: do {
          p = ruleLines(p)
          if p < 0 { break out1000 }
          text998Is = true
        }
        scan.quiet &-= 1
        scan.reach = .max
        guard text998Is else { break fail }
        if p > 0 { see(p &- 1) }
        let text998IsPartial = scan.isPartial
        let text998Outer = scan.limit
        let text998Limit = p
        let text998Examined = scan.examined
        scan.limit = p
        scan.examined = 0
        scan.treeRule = scan.isCutting() ? 62 : -1
        p = text998
        var text998Fills = false
        out1001: do {
          p = ruleSpans(p)
          if p < 0 { break out1001 }
          text998Fills = true
        }
        scan.treeRule = -1
        scan.limit = text998Outer
        let text998SawLimit = scan.examined > text998Limit
        if text998Examined > scan.examined { scan.examined = text998Examined }
        guard text998Fills else { break fail }
        if !text998IsPartial || (scan.cut != 0 && !text998SawLimit) { break longer999 }
        takeBack(to: text998Mark)
        scan.cut = 0
        scan.cutFrom = max(text998CutFrom, text998Reach)
        text998Reach = text998 &+ (text998Reach &- text998) &* 4
        p = text998
      }
      if scan.cut == 0 {
        let from1003 = p
        done1002: do {
          if isIn(0, 14, p) {
            or1005: do {
              let from1007 = p
              let mark1008 = mark()
              done1006: do {
                if isIn(0, 14, p) {
                  or1009: do {
                    p = ruleNewline(p)
                    if p < 0 { break or1009 }
                    if !scan.margins.isEmpty {
                    p = margin(p, all: true)
                    if p < 0 { break or1009 }
                    }
                    let leaf1010 = p
                    p = ruleUnderline(p)
                    if p < 0 { break or1009 }
                    leaf(43, leaf1010, p)
                    guard scan.rename(slot994, 44) else { break or1009 }
                    let from1012 = p
                    done1011: do {
                      if isIn(0, 14, p) {
                        or1014: do {
                          p = ruleNewline(p)
                          if p < 0 { break or1014 }
                          break done1011
                        }
                        p = from1012
                      }
                      see(p)
                    }
                    break done1006
                  }
                  p = from1007
                  takeBack(to: mark1008)
                }
                if isIn(0, 14, p) {
                  or1015: do {
                    p = ruleNewline(p)
                    if p < 0 { break or1015 }
                    break done1006
                  }
                  p = from1007
                }
                see(p)
                break or1005
              }
              break done1002
            }
            p = from1003
          }
          see(p)
        }
      }
      close(slot994)
      return p
    }
    return -1
  }

  private mutating func resumeParagraph(_ start: Int, _ row: Scan.Row) -> Int {
    var p = start
    fail: do {
      let text1016 = p
      var text1016Reach = scan.firstReach(p)
      let text1016CutFrom = scan.cutFrom
      let text1016Mark = mark()
      longer1017: while true {
        scan.isPartial = false
        scan.reach = text1016Reach
        scan.quiet &+= 1
        var text1016Is = false
        out1018: do {
          p = ruleLines(p)
          if p < 0 { break out1018 }
          text1016Is = true
        }
        scan.quiet &-= 1
        scan.reach = .max
        guard text1016Is else { break fail }
        if p > 0 { see(p &- 1) }
        let text1016IsPartial = scan.isPartial
        let text1016Outer = scan.limit
        let text1016Limit = p
        let text1016Examined = scan.examined
        scan.limit = p
        scan.examined = 0
        scan.treeRule = scan.isCutting() ? 62 : -1
        p = text1016
        var text1016Fills = false
        out1019: do {
          p = ruleSpans(p)
          if p < 0 { break out1019 }
          text1016Fills = true
        }
        scan.treeRule = -1
        scan.limit = text1016Outer
        let text1016SawLimit = scan.examined > text1016Limit
        if text1016Examined > scan.examined { scan.examined = text1016Examined }
        guard text1016Fills else { break fail }
        if !text1016IsPartial || (scan.cut != 0 && !text1016SawLimit) { break longer1017 }
        takeBack(to: text1016Mark)
        scan.cut = 0
        scan.cutFrom = max(text1016CutFrom, text1016Reach)
        text1016Reach = text1016 &+ (text1016Reach &- text1016) &* 4
        p = text1016
      }
      if scan.cut == 0 {
        let from1021 = p
        done1020: do {
          if isIn(0, 14, p) {
            or1023: do {
              let from1025 = p
              let mark1026 = mark()
              done1024: do {
                if isIn(0, 14, p) {
                  or1027: do {
                    p = ruleNewline(p)
                    if p < 0 { break or1027 }
                    if !scan.margins.isEmpty {
                    p = margin(p, all: true)
                    if p < 0 { break or1027 }
                    }
                    let leaf1028 = p
                    p = ruleUnderline(p)
                    if p < 0 { break or1027 }
                    leaf(43, leaf1028, p)
                    guard scan.rename(Scan.earlierBranch, 44) else { break or1027 }
                    let from1030 = p
                    done1029: do {
                      if isIn(0, 14, p) {
                        or1032: do {
                          p = ruleNewline(p)
                          if p < 0 { break or1032 }
                          break done1029
                        }
                        p = from1030
                      }
                      see(p)
                    }
                    break done1024
                  }
                  p = from1025
                  takeBack(to: mark1026)
                }
                if isIn(0, 14, p) {
                  or1033: do {
                    p = ruleNewline(p)
                    if p < 0 { break or1033 }
                    break done1024
                  }
                  p = from1025
                }
                see(p)
                break or1023
              }
              break done1020
            }
            p = from1021
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
      var steps1036 = 0
      loop1034: while steps1036 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop1034 }
        let from1035 = p
        end1038: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end1038 }
          p &+= 1
          guard p > from1035 else { break loop1034 }
          steps1036 &+= 1
          continue loop1034
        }
        p = from1035
        break loop1034
      }
      if steps1036 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look1039 = p
          scan.quiet &+= 1
          var look1039Is = false
          out1040: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out1040 }
            p &+= 1
            look1039Is = true
          }
          scan.quiet &-= 1
          if look1039Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look1039
        }
      }
      let from1042 = p
      done1041: do {
        if isIn(0, 55, p) {
          or1044: do {
            let from1046First = p
            loop1045: while true {
              guard isIn(0, 55, p) else { see(p); break loop1045 }
              let from1046 = p
              end1049: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 61 else { see(p); break end1049 }
                p &+= 1
                guard p > from1046 else { break loop1045 }
                continue loop1045
              }
              p = from1046
              break loop1045
            }
            guard p > from1046First else { break or1044 }
            break done1041
          }
          p = from1042
        }
        if isIn(0, 17, p) {
          or1050: do {
            let from1052First = p
            loop1051: while true {
              guard isIn(0, 17, p) else { see(p); break loop1051 }
              let from1052 = p
              end1055: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break end1055 }
                p &+= 1
                guard p > from1052 else { break loop1051 }
                continue loop1051
              }
              p = from1052
              break loop1051
            }
            guard p > from1052First else { break or1050 }
            break done1041
          }
          p = from1042
        }
        see(p)
        break fail
      }
      let end1057 = scan.limit
      while p &+ 4 <= end1057 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end1057, isIn(0, 7, p) { p &+= 1 }
      see(p)
      let look1058 = p
      scan.quiet &+= 1
      var look1058Is = false
      out1059: do {
        p = ruleEOL(p)
        if p < 0 { break out1059 }
        look1058Is = true
      }
      scan.quiet &-= 1
      guard look1058Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look1058
      return p
    }
    return -1
  }

  private mutating func ruleLines(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1060 = p
      let end1061 = min(scan.limit, scan.reach)
      while p &+ 8 <= end1061 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        if found & 0x8080808080808080 != 0 { break }
        p &+= 8
      }
      while p < end1061, isIn(0, 11, p) { p &+= 1 }
      if !scan.stopsExtent(p) { see(p) }
      guard p &- from1060 >= 1 else { break fail }
      loop1062: while true {
        if scan.stopsExtent(p) { break loop1062 }
        guard isIn(0, 14, p) else { see(p); break loop1062 }
        let from1063 = p
        let mark1065 = mark()
        end1066: do {
          p = ruleNL(p)
          if p < 0 { break end1066 }
          p = ruleContinues(p)
          if p < 0 { break end1066 }
          let from1067 = p
          let end1068 = min(scan.limit, scan.reach)
          while p &+ 8 <= end1068 {
            let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
            var found: UInt64 = 0
            found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
            found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
            if found & 0x8080808080808080 != 0 { break }
            p &+= 8
          }
          while p < end1068, isIn(0, 11, p) { p &+= 1 }
          if !scan.stopsExtent(p) { see(p) }
          guard p &- from1067 >= 1 else { break end1066 }
          guard p > from1063 else { break loop1062 }
          continue loop1062
        }
        p = from1063
        takeBack(to: mark1065)
        break loop1062
      }
      return p
    }
    return -1
  }

  private mutating func ruleContinues(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1070 = p
      let mark1071 = mark()
      done1069: do {
        or1072: do {
          if !scan.margins.isEmpty {
          p = margin(p, all: true)
          if p < 0 { break or1072 }
          }
          see(p)
          if isIn(0, 41, p) {
            let look1073 = p
            scan.quiet &+= 1
            var look1073Is = false
            out1074: do {
              p = ruleInterrupts(p)
              if p < 0 { break out1074 }
              look1073Is = true
            }
            scan.quiet &-= 1
            if look1073Is {
              if p > 0 { see(p &- 1) }
              break or1072
            }
            p = look1073
          }
          let look1075 = p
          scan.quiet &+= 1
          var look1075Is = false
          out1076: do {
            p = ruleBlankRest(p)
            if p < 0 { break out1076 }
            look1075Is = true
          }
          scan.quiet &-= 1
          if look1075Is {
            if p > 0 { see(p &- 1) }
            break or1072
          }
          p = look1075
          let end1078 = scan.limit
          while p &+ 4 <= end1078 {
            let bytes = unsafe scan.bytes + p
            let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
            if all & (1 &<< 7) == 0 { break }
            p &+= 4
          }
          while p < end1078, isIn(0, 7, p) { p &+= 1 }
          see(p)
          break done1069
        }
        p = from1070
        takeBack(to: mark1071)
        see(p)
        or1079: do {
          let look1080 = p
          scan.quiet &+= 1
          var look1080Is = false
          out1081: do {
            if !scan.margins.isEmpty {
            p = margin(p, all: true)
            if p < 0 { break out1081 }
            }
            look1080Is = true
          }
          scan.quiet &-= 1
          if look1080Is {
            if p > 0 { see(p &- 1) }
            break or1079
          }
          p = look1080
          if !scan.margins.isEmpty { p = margin(p, all: false) }
          see(p)
          if isIn(0, 45, p) {
            let look1082 = p
            scan.quiet &+= 1
            var look1082Is = false
            out1083: do {
              p = ruleStarts(p)
              if p < 0 { break out1083 }
              look1082Is = true
            }
            scan.quiet &-= 1
            if look1082Is {
              if p > 0 { see(p &- 1) }
              break or1079
            }
            p = look1082
          }
          let look1084 = p
          scan.quiet &+= 1
          var look1084Is = false
          out1085: do {
            p = ruleBlankRest(p)
            if p < 0 { break out1085 }
            look1084Is = true
          }
          scan.quiet &-= 1
          if look1084Is {
            if p > 0 { see(p &- 1) }
            break or1079
          }
          p = look1084
          let end1087 = scan.limit
          while p &+ 4 <= end1087 {
            let bytes = unsafe scan.bytes + p
            let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
            if all & (1 &<< 7) == 0 { break }
            p &+= 4
          }
          while p < end1087, isIn(0, 7, p) { p &+= 1 }
          see(p)
          break done1069
        }
        p = from1070
        takeBack(to: mark1071)
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
      var steps1090 = 0
      loop1088: while steps1090 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop1088 }
        let from1089 = p
        end1092: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end1092 }
          p &+= 1
          guard p > from1089 else { break loop1088 }
          steps1090 &+= 1
          continue loop1088
        }
        p = from1089
        break loop1088
      }
      if steps1090 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look1093 = p
          scan.quiet &+= 1
          var look1093Is = false
          out1094: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out1094 }
            p &+= 1
            look1093Is = true
          }
          scan.quiet &-= 1
          if look1093Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look1093
        }
      }
      let from1096 = p
      let mark1097 = mark()
      done1095: do {
        if isIn(0, 56, p) {
          or1098: do {
            p = ruleUnderline(p)
            if p < 0 { break or1098 }
            break done1095
          }
          p = from1096
        }
        if isIn(0, 3, p) {
          or1099: do {
            p = ruleRuleLine(p)
            if p < 0 { break or1099 }
            break done1095
          }
          p = from1096
        }
        if isIn(0, 57, p) {
          or1100: do {
            p = ruleOpens(p)
            if p < 0 { break or1100 }
            break done1095
          }
          p = from1096
        }
        if isIn(0, 27, p) {
          or1101: do {
            guard isIn(0, 27, p) else { see(p); break or1101 }
            p &+= 1
            guard isIn(0, 7, p) else { see(p); break or1101 }
            p &+= 1
            let look1102 = p
            scan.quiet &+= 1
            var look1102Is = false
            out1103: do {
              p = ruleBlankRest(p)
              if p < 0 { break out1103 }
              look1102Is = true
            }
            scan.quiet &-= 1
            if look1102Is {
              if p > 0 { see(p &- 1) }
              break or1101
            }
            p = look1102
            break done1095
          }
          p = from1096
        }
        if isIn(0, 58, p) {
          or1104: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 49 else { see(p); break or1104 }
            p &+= 1
            guard isIn(0, 29, p) else { see(p); break or1104 }
            p &+= 1
            guard isIn(0, 7, p) else { see(p); break or1104 }
            p &+= 1
            let look1105 = p
            scan.quiet &+= 1
            var look1105Is = false
            out1106: do {
              p = ruleBlankRest(p)
              if p < 0 { break out1106 }
              look1105Is = true
            }
            scan.quiet &-= 1
            if look1105Is {
              if p > 0 { see(p &- 1) }
              break or1104
            }
            p = look1105
            break done1095
          }
          p = from1096
        }
        if isIn(0, 9, p) {
          or1107: do {
            p = ruleQuestion(p)
            if p < 0 { break or1107 }
            break done1095
          }
          p = from1096
          takeBack(to: mark1097)
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
      var steps1110 = 0
      loop1108: while steps1110 < 3 {
        guard isIn(0, 19, p) else { see(p); break loop1108 }
        let from1109 = p
        end1112: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end1112 }
          p &+= 1
          guard p > from1109 else { break loop1108 }
          steps1110 &+= 1
          continue loop1108
        }
        p = from1109
        break loop1108
      }
      if steps1110 == 3 {
        see(p)
        if isIn(0, 19, p) {
          let look1113 = p
          scan.quiet &+= 1
          var look1113Is = false
          out1114: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break out1114 }
            p &+= 1
            look1113Is = true
          }
          scan.quiet &-= 1
          if look1113Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look1113
        }
      }
      let from1116 = p
      done1115: do {
        if isIn(0, 3, p) {
          or1118: do {
            p = ruleRuleLine(p)
            if p < 0 { break or1118 }
            break done1115
          }
          p = from1116
        }
        if isIn(0, 57, p) {
          or1119: do {
            p = ruleOpens(p)
            if p < 0 { break or1119 }
            break done1115
          }
          p = from1116
        }
        if isIn(0, 27, p) {
          or1120: do {
            guard isIn(0, 27, p) else { see(p); break or1120 }
            p &+= 1
            let from1122 = p
            done1121: do {
              or1124: do {
                let look1125 = p
                scan.quiet &+= 1
                var look1125Is = false
                out1126: do {
                  p = ruleEOL(p)
                  if p < 0 { break out1126 }
                  look1125Is = true
                }
                scan.quiet &-= 1
                guard look1125Is else { break or1124 }
                if p > 0 { see(p &- 1) }
                p = look1125
                break done1121
              }
              p = from1122
              if isIn(0, 7, p) {
                or1127: do {
                  guard isIn(0, 7, p) else { see(p); break or1127 }
                  p &+= 1
                  break done1121
                }
                p = from1122
              }
              see(p)
              break or1120
            }
            break done1115
          }
          p = from1116
        }
        if isIn(0, 28, p) {
          or1128: do {
            let from1129 = p
            while p &- from1129 < 9, isIn(0, 28, p) { p &+= 1 }
            if p &- from1129 < 9 { see(p) }
            guard p &- from1129 >= 1 else { break or1128 }
            if p &- from1129 == 9 {
              see(p)
              if isIn(0, 28, p) { break or1128 }
            }
            guard isIn(0, 29, p) else { see(p); break or1128 }
            p &+= 1
            let from1131 = p
            done1130: do {
              or1133: do {
                let look1134 = p
                scan.quiet &+= 1
                var look1134Is = false
                out1135: do {
                  p = ruleEOL(p)
                  if p < 0 { break out1135 }
                  look1134Is = true
                }
                scan.quiet &-= 1
                guard look1134Is else { break or1133 }
                if p > 0 { see(p &- 1) }
                p = look1134
                break done1130
              }
              p = from1131
              if isIn(0, 7, p) {
                or1136: do {
                  guard isIn(0, 7, p) else { see(p); break or1136 }
                  p &+= 1
                  break done1130
                }
                p = from1131
              }
              see(p)
              break or1128
            }
            break done1115
          }
          p = from1116
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
      let from1138 = p
      done1137: do {
        if isIn(0, 20, p) {
          or1140: do {
            var steps1143 = 0
            loop1141: while steps1143 < 6 {
              guard isIn(0, 20, p) else { see(p); break loop1141 }
              let from1142 = p
              end1145: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break end1145 }
                p &+= 1
                guard p > from1142 else { break loop1141 }
                steps1143 &+= 1
                continue loop1141
              }
              p = from1142
              break loop1141
            }
            guard steps1143 >= 1 else { break or1140 }
            if steps1143 == 6 {
              see(p)
              if isIn(0, 20, p) {
                let look1146 = p
                scan.quiet &+= 1
                var look1146Is = false
                out1147: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break out1147 }
                  p &+= 1
                  look1146Is = true
                }
                scan.quiet &-= 1
                if look1146Is {
                  if p > 0 { see(p &- 1) }
                  break or1140
                }
                p = look1146
              }
            }
            let from1149 = p
            done1148: do {
              if isIn(0, 7, p) {
                or1151: do {
                  guard isIn(0, 7, p) else { see(p); break or1151 }
                  p &+= 1
                  break done1148
                }
                p = from1149
              }
              see(p)
              or1152: do {
                p = ruleEOL(p)
                if p < 0 { break or1152 }
                break done1148
              }
              p = from1149
              break or1140
            }
            break done1137
          }
          p = from1138
        }
        if isIn(0, 24, p) {
          or1153: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break or1153 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 96 else { see(p &+ 1); break or1153 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 96 else { see(p &+ 2); break or1153 }
            p &+= 3
            loop1154: while true {
              guard isIn(0, 24, p) else { see(p); break loop1154 }
              let from1155 = p
              end1158: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end1158 }
                p &+= 1
                guard p > from1155 else { break loop1154 }
                continue loop1154
              }
              p = from1155
              break loop1154
            }
            let end1160 = scan.limit
            while p &+ 8 <= end1160 {
              let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
              var found: UInt64 = 0
              found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
              found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
              found |= ((bytes ^ 0x6060606060606060) &- 0x101010101010101) & ~(bytes ^ 0x6060606060606060)
              if found & 0x8080808080808080 != 0 { break }
              p &+= 8
            }
            while p < end1160, isIn(0, 25, p) { p &+= 1 }
            see(p)
            p = ruleEOL(p)
            if p < 0 { break or1153 }
            break done1137
          }
          p = from1138
        }
        if isIn(0, 26, p) {
          or1161: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 126 else { see(p); break or1161 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 126 else { see(p &+ 1); break or1161 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 126 else { see(p &+ 2); break or1161 }
            p &+= 3
            break done1137
          }
          p = from1138
        }
        if isIn(0, 59, p) {
          or1162: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 62 else { see(p); break or1162 }
            p &+= 1
            break done1137
          }
          p = from1138
        }
        if isIn(0, 30, p) {
          or1163: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break or1163 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 94 else { see(p &+ 1); break or1163 }
            p &+= 2
            p = ruleFootnoteName(p)
            if p < 0 { break or1163 }
            guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break or1163 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break or1163 }
            p &+= 2
            break done1137
          }
          p = from1138
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
      let pairs1164Tree = scan.treeRule
      scan.treeRule = -1
      let pairs1164Outer = scan.beginPairs(p, text: 45, mark: 24, canCut: pairs1164Tree >= 0)
      pairs1164: while true {
        if pairs1164Tree >= 0, scan.isPairCut(p, rule: pairs1164Tree) { break pairs1164 }
        let pairs1164From = p
        var pairs1164Is = false
        out1165: do {
          p = ruleSpan(p)
          if p < 0 { break out1165 }
          pairs1164Is = true
        }
        guard pairs1164Is, p > pairs1164From else {
          p = pairs1164From
          break pairs1164
        }
      }
      scan.endPairs(pairs1164Outer)
    return p
  }

  private mutating func ruleSpan(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1167 = p
      let mark1168 = mark()
      done1166: do {
        if isIn(0, 60, p) {
          or1169: do {
            p = ruleText(p)
            if p < 0 { break or1169 }
            break done1166
          }
          p = from1167
        }
        if isIn(0, 61, p) {
          or1170: do {
            p = ruleCloze(p)
            if p < 0 { break or1170 }
            break done1166
          }
          p = from1167
          takeBack(to: mark1168)
        }
        if isIn(0, 15, p) {
          or1171: do {
            p = ruleMark(p)
            if p < 0 { break or1171 }
            break done1166
          }
          p = from1167
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
      let pairs1172Tree = scan.treeRule
      scan.treeRule = -1
      let pairs1172Outer = scan.beginPairs(p, text: 45, mark: 24, canCut: pairs1172Tree >= 0)
      pairs1172: while true {
        if pairs1172Tree >= 0, scan.isPairCut(p, rule: pairs1172Tree) { break pairs1172 }
        let pairs1172From = p
        var pairs1172Is = false
        out1173: do {
          let from1175 = p
          done1174: do {
            if isIn(0, 60, p) {
              or1177: do {
                p = ruleText(p)
                if p < 0 { break or1177 }
                break done1174
              }
              p = from1175
            }
            if isIn(0, 15, p) {
              or1178: do {
                p = ruleMark(p)
                if p < 0 { break or1178 }
                break done1174
              }
              p = from1175
            }
            see(p)
            break out1173
          }
          pairs1172Is = true
        }
        guard pairs1172Is, p > pairs1172From else {
          p = pairs1172From
          break pairs1172
        }
      }
      scan.endPairs(pairs1172Outer)
    return p
  }

  private mutating func ruleText(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1179 = p
      let words1180 = p
      let end1181 = scan.limit
      while p &+ 4 <= end1181 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 60) == 0 { break }
        p &+= 4
      }
      while p < end1181, isIn(0, 60, p) { p &+= 1 }
      if p < scan.limit, unsafe scan.bytes[p] == 58 {
        p = scan.giveBack(words1180, p, before: [58, 47, 47])
      }
      guard p > words1180 else { see(p); break fail }
      p = scan.words(words1180, p)
      if p < 0 { break fail }
      leaf(45, leaf1179, p)
      return p
    }
    return -1
  }

  private mutating func ruleMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1183 = p
      let mark1184 = mark()
      done1182: do {
        if isIn(0, 62, p) {
          or1185: do {
            p = ruleBreak(p)
            if p < 0 { break or1185 }
            break done1182
          }
          p = from1183
        }
        if isIn(0, 35, p) {
          or1186: do {
            p = ruleEscape(p)
            if p < 0 { break or1186 }
            break done1182
          }
          p = from1183
        }
        if isIn(0, 63, p) {
          or1187: do {
            p = ruleEntity(p)
            if p < 0 { break or1187 }
            break done1182
          }
          p = from1183
        }
        if isIn(0, 24, p) {
          or1188: do {
            p = ruleCode(p)
            if p < 0 { break or1188 }
            break done1182
          }
          p = from1183
          takeBack(to: mark1184)
        }
        if isIn(0, 24, p) {
          or1189: do {
            let leaf1190 = p
            let from1192First = p
            loop1191: while true {
              guard isIn(0, 24, p) else { see(p); break loop1191 }
              let from1192 = p
              end1195: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end1195 }
                p &+= 1
                guard p > from1192 else { break loop1191 }
                continue loop1191
              }
              p = from1192
              break loop1191
            }
            guard p > from1192First else { break or1189 }
            leaf(45, leaf1190, p)
            break done1182
          }
          p = from1183
        }
        if isIn(256, 0, p) {
          or1196: do {
            p = ruleAutolink(p)
            if p < 0 { break or1196 }
            break done1182
          }
          p = from1183
          takeBack(to: mark1184)
        }
        if isIn(0, 30, p) {
          or1197: do {
            p = ruleNoteLink(p)
            if p < 0 { break or1197 }
            break done1182
          }
          p = from1183
          takeBack(to: mark1184)
        }
        if isIn(0, 30, p) {
          or1198: do {
            p = ruleNoteMark(p)
            if p < 0 { break or1198 }
            break done1182
          }
          p = from1183
          takeBack(to: mark1184)
        }
        if isIn(0, 20, p) {
          or1199: do {
            p = ruleTag(p)
            if p < 0 { break or1199 }
            break done1182
          }
          p = from1183
        }
        if isIn(256, 1, p) {
          or1200: do {
            p = ruleBareLink(p)
            if p < 0 { break or1200 }
            break done1182
          }
          p = from1183
        }
        if isIn(0, 22, p) {
          or1201: do {
            p = scan.takeRun(0, p)
            if p < 0 { break or1201 }
            break done1182
          }
          p = from1183
        }
        if isIn(0, 23, p) {
          or1202: do {
            p = scan.takeRun(1, p)
            if p < 0 { break or1202 }
            break done1182
          }
          p = from1183
        }
        if isIn(0, 26, p) {
          or1203: do {
            p = scan.takeRun(2, p)
            if p < 0 { break or1203 }
            break done1182
          }
          p = from1183
        }
        if isIn(256, 2, p) {
          or1204: do {
            p = scan.takeOpening(0, p)
            if p < 0 { break or1204 }
            break done1182
          }
          p = from1183
        }
        if isIn(0, 30, p) {
          or1205: do {
            p = scan.takeOpening(1, p)
            if p < 0 { break or1205 }
            break done1182
          }
          p = from1183
        }
        if isIn(256, 3, p) {
          or1206: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break or1206 }
            let close1207 = p
            p &+= 1
            if scan.opening() {
              scan.joint = -1
              let close1207Place = scan.count
              leaf(scan.pairing.region.text, close1207, p)
              scan.joint = -1
              let close1207Mark = mark()
              close1207Tail: do {
                var close1207Is0 = false
                out1208: do {
                  p = ruleTarget(p)
                  if p < 0 { break out1208 }
                  close1207Is0 = true
                }
                if close1207Is0 {
                  scan.pairBrackets(close1207, tape: close1207Place, isReference: false)
                  break close1207Tail
                }
                takeBack(to: close1207Mark)
                p = close1207 &+ 1
                var close1207Is1 = false
                out1209: do {
                  p = ruleLabel(p)
                  if p < 0 { break out1209 }
                  close1207Is1 = true
                }
                if close1207Is1 {
                  scan.pairBrackets(close1207, tape: close1207Place, isReference: true)
                  break close1207Tail
                }
                takeBack(to: close1207Mark)
                p = close1207 &+ 1
                if scan.isLabel(close1207) {
                  scan.pairBrackets(close1207, tape: close1207Place, isReference: true)
                } else {
                  scan.dropOpening()
                }
              }
            } else {
              leaf(scan.pairing.region.text, close1207, p)
            }
            break done1182
          }
          p = from1183
        }
        if isIn(0, 15, p) {
          or1210: do {
            let leaf1211 = p
            if isIn(0, 36, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[1], p)
              if p < 0 { break or1210 }
            }
            leaf(45, leaf1211, p)
            break done1182
          }
          p = from1183
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
      let from1213 = p
      let mark1214 = mark()
      done1212: do {
        if isIn(256, 4, p) {
          or1215: do {
            let leaf1216 = p
            let from1218 = p
            done1217: do {
              if isIn(0, 19, p) {
                or1220: do {
                  var steps1223 = 0
                  loop1221: while true {
                    guard isIn(0, 19, p) else { see(p); break loop1221 }
                    let from1222 = p
                    end1225: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end1225 }
                      p &+= 1
                      guard p > from1222 else { break loop1221 }
                      steps1223 &+= 1
                      continue loop1221
                    }
                    p = from1222
                    break loop1221
                  }
                  guard steps1223 >= 2 else { break or1220 }
                  p = ruleNL(p)
                  if p < 0 { break or1220 }
                  break done1217
                }
                p = from1218
              }
              if isIn(0, 35, p) {
                or1226: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1226 }
                  p &+= 1
                  p = ruleNL(p)
                  if p < 0 { break or1226 }
                  break done1217
                }
                p = from1218
              }
              see(p)
              break or1215
            }
            leaf(53, leaf1216, p)
            p = ruleMargin(p)
            if p < 0 { break or1215 }
            break done1212
          }
          p = from1213
          takeBack(to: mark1214)
        }
        if isIn(0, 0, p) {
          or1227: do {
            let leaf1228 = p
            let end1230 = scan.limit
            while p &+ 4 <= end1230 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 7) == 0 { break }
              p &+= 4
            }
            while p < end1230, isIn(0, 7, p) { p &+= 1 }
            see(p)
            p = ruleNL(p)
            if p < 0 { break or1227 }
            leaf(54, leaf1228, p)
            p = ruleMargin(p)
            if p < 0 { break or1227 }
            break done1212
          }
          p = from1213
          takeBack(to: mark1214)
        }
        if isIn(0, 7, p) {
          or1231: do {
            let leaf1232 = p
            let from1233 = p
            let end1234 = scan.limit
            while p &+ 4 <= end1234 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 7) == 0 { break }
              p &+= 4
            }
            while p < end1234, isIn(0, 7, p) { p &+= 1 }
            see(p)
            guard p &- from1233 >= 1 else { break or1231 }
            see(p)
            if isIn(0, 15, p) { break or1231 }
            leaf(14, leaf1232, p)
            break done1212
          }
          p = from1213
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
      let leaf1235 = p
      let end1237 = scan.limit
      while p &+ 4 <= end1237 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end1237, isIn(0, 7, p) { p &+= 1 }
      see(p)
      leaf(14, leaf1235, p)
    return p
  }

  private mutating func ruleEscape(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1238 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break fail }
      p &+= 1
      guard isIn(256, 5, p) else { see(p); break fail }
      p &+= 1
      leaf(55, leaf1238, p)
      return p
    }
    return -1
  }

  private mutating func ruleEntity(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1239 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 38 else { see(p); break fail }
      p &+= 1
      let from1241 = p
      done1240: do {
        if isIn(256, 6, p) {
          or1243: do {
            guard isIn(256, 6, p) else { see(p); break or1243 }
            p &+= 1
            let from1244 = p
            while p &- from1244 < 31, isIn(256, 7, p) { p &+= 1 }
            if p &- from1244 < 31 { see(p) }
            if p &- from1244 == 31 {
              see(p)
              if isIn(256, 7, p) { break or1243 }
            }
            break done1240
          }
          p = from1241
        }
        if isIn(0, 20, p) {
          or1245: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break or1245 }
            p &+= 1
            let from1246 = p
            while p &- from1246 < 7, isIn(0, 28, p) { p &+= 1 }
            if p &- from1246 < 7 { see(p) }
            guard p &- from1246 >= 1 else { break or1245 }
            if p &- from1246 == 7 {
              see(p)
              if isIn(0, 28, p) { break or1245 }
            }
            break done1240
          }
          p = from1241
        }
        if isIn(0, 20, p) {
          or1247: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break or1247 }
            p &+= 1
            guard isIn(256, 8, p) else { see(p); break or1247 }
            p &+= 1
            let from1248 = p
            while p &- from1248 < 6, isIn(256, 9, p) { p &+= 1 }
            if p &- from1248 < 6 { see(p) }
            guard p &- from1248 >= 1 else { break or1247 }
            if p &- from1248 == 6 {
              see(p)
              if isIn(256, 9, p) { break or1247 }
            }
            break done1240
          }
          p = from1241
        }
        see(p)
        break fail
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 59 else { see(p); break fail }
      p &+= 1
      leaf(56, leaf1239, p)
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
      let slot1249 = open(57)
      let leaf1250 = p
      let kept1251 = p
      let from1253First = p
      loop1252: while true {
        guard isIn(0, 24, p) else { see(p); break loop1252 }
        let from1253 = p
        end1256: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end1256 }
          p &+= 1
          guard p > from1253 else { break loop1252 }
          continue loop1252
        }
        p = from1253
        break loop1252
      }
      guard p > from1253First else { break fail }
      guard let kept1251Row = scan.row(kept1251, p) else { break fail }
      row0 = kept1251Row
      leaf(24, leaf1250, p)
      loop1257: while true {
        guard isIn(0, 15, p) else { see(p); break loop1257 }
        let from1258 = p
        end1261: do {
          let from1263 = p
          let mark1264 = mark()
          done1262: do {
            if isIn(0, 25, p) {
              or1265: do {
                let leaf1266 = p
                let from1267 = p
                let end1268 = scan.limit
                while p &+ 8 <= end1268 {
                  let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
                  var found: UInt64 = 0
                  found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
                  found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
                  found |= ((bytes ^ 0x6060606060606060) &- 0x101010101010101) & ~(bytes ^ 0x6060606060606060)
                  if found & 0x8080808080808080 != 0 { break }
                  p &+= 8
                }
                while p < end1268, isIn(0, 25, p) { p &+= 1 }
                see(p)
                guard p &- from1267 >= 1 else { break or1265 }
                leaf(2, leaf1266, p)
                break done1262
              }
              p = from1263
            }
            if isIn(0, 14, p) {
              or1269: do {
                let leaf1270 = p
                p = ruleNL(p)
                if p < 0 { break or1269 }
                leaf(54, leaf1270, p)
                p = ruleMargin(p)
                if p < 0 { break or1269 }
                break done1262
              }
              p = from1263
              takeBack(to: mark1264)
            }
            if isIn(0, 24, p) {
              or1271: do {
                let look1272 = p
                scan.quiet &+= 1
                var look1272Is = false
                out1273: do {
                  p = scan.takeRow(row0.byte, row0.length, p)
                  if p < 0 { break out1273 }
                  see(p)
                  if isIn(0, 24, p) {
                    let look1274 = p
                    scan.quiet &+= 1
                    var look1274Is = false
                    out1275: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break out1275 }
                      p &+= 1
                      look1274Is = true
                    }
                    scan.quiet &-= 1
                    if look1274Is {
                      if p > 0 { see(p &- 1) }
                      break out1273
                    }
                    p = look1274
                  }
                  look1272Is = true
                }
                scan.quiet &-= 1
                if look1272Is {
                  if p > 0 { see(p &- 1) }
                  break or1271
                }
                p = look1272
                let leaf1276 = p
                let from1278First = p
                loop1277: while true {
                  guard isIn(0, 24, p) else { see(p); break loop1277 }
                  let from1278 = p
                  end1281: do {
                    guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break end1281 }
                    p &+= 1
                    guard p > from1278 else { break loop1277 }
                    continue loop1277
                  }
                  p = from1278
                  break loop1277
                }
                guard p > from1278First else { break or1271 }
                leaf(2, leaf1276, p)
                break done1262
              }
              p = from1263
            }
            see(p)
            break end1261
          }
          guard p > from1258 else { break loop1257 }
          continue loop1257
        }
        p = from1258
        break loop1257
      }
      let leaf1282 = p
      p = scan.takeRow(row0.byte, row0.length, p)
      if p < 0 { break fail }
      leaf(24, leaf1282, p)
      close(slot1249)
      return p
    }
    return -1
  }

  private mutating func ruleAutolink(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot1283 = open(58)
      let leaf1284 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 60 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1284, p)
      let leaf1285 = p
      let from1287 = p
      done1286: do {
        if isIn(256, 6, p) {
          or1289: do {
            p = ruleScheme(p)
            if p < 0 { break or1289 }
            break done1286
          }
          p = from1287
        }
        if isIn(256, 10, p) {
          or1290: do {
            p = ruleEmail(p)
            if p < 0 { break or1290 }
            break done1286
          }
          p = from1287
        }
        see(p)
        break fail
      }
      leaf(26, leaf1285, p)
      let leaf1291 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 62 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1291, p)
      close(slot1283)
      return p
    }
    return -1
  }

  private mutating func ruleScheme(_ start: Int) -> Int {
    var p = start
    fail: do {
      guard isIn(256, 6, p) else { see(p); break fail }
      p &+= 1
      let from1292 = p
      while p &- from1292 < 31, isIn(256, 11, p) { p &+= 1 }
      if p &- from1292 < 31 { see(p) }
      guard p &- from1292 >= 1 else { break fail }
      if p &- from1292 == 31 {
        see(p)
        if isIn(256, 11, p) { break fail }
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break fail }
      p &+= 1
      let end1294 = scan.limit
      while p &+ 4 <= end1294 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 12) == 0 { break }
        p &+= 4
      }
      while p < end1294, isIn(256, 12, p) { p &+= 1 }
      see(p)
      return p
    }
    return -1
  }

  private mutating func ruleEmail(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1295 = p
      let end1296 = scan.limit
      while p &+ 4 <= end1296 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 10) == 0 { break }
        p &+= 4
      }
      while p < end1296, isIn(256, 10, p) { p &+= 1 }
      see(p)
      guard p &- from1295 >= 1 else { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 64 else { see(p); break fail }
      p &+= 1
      p = ruleEmailPart(p)
      if p < 0 { break fail }
      loop1297: while true {
        guard isIn(0, 18, p) else { see(p); break loop1297 }
        let from1298 = p
        end1301: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 46 else { see(p); break end1301 }
          p &+= 1
          p = ruleEmailPart(p)
          if p < 0 { break end1301 }
          guard p > from1298 else { break loop1297 }
          continue loop1297
        }
        p = from1298
        break loop1297
      }
      return p
    }
    return -1
  }

  private mutating func ruleEmailPart(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1302 = p
      let end1303 = scan.limit
      while p &+ 4 <= end1303 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 7) == 0 { break }
        p &+= 4
      }
      while p < end1303, isIn(256, 7, p) { p &+= 1 }
      see(p)
      guard p &- from1302 >= 1 else { break fail }
      loop1304: while true {
        guard isIn(0, 17, p) else { see(p); break loop1304 }
        let from1305 = p
        end1308: do {
          let from1310First = p
          loop1309: while true {
            guard isIn(0, 17, p) else { see(p); break loop1309 }
            let from1310 = p
            end1313: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break end1313 }
              p &+= 1
              guard p > from1310 else { break loop1309 }
              continue loop1309
            }
            p = from1310
            break loop1309
          }
          guard p > from1310First else { break end1308 }
          let from1314 = p
          let end1315 = scan.limit
          while p &+ 4 <= end1315 {
            let bytes = unsafe scan.bytes + p
            let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
            if all & (1 &<< 7) == 0 { break }
            p &+= 4
          }
          while p < end1315, isIn(256, 7, p) { p &+= 1 }
          see(p)
          guard p &- from1314 >= 1 else { break end1308 }
          guard p > from1305 else { break loop1304 }
          continue loop1304
        }
        p = from1305
        break loop1304
      }
      return p
    }
    return -1
  }

  private mutating func ruleBareLink(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1316 = p
      let look1317 = p
      scan.quiet &+= 1
      var look1317Is = false
      out1318: do {
        guard p < scan.limit, unsafe scan.bytes[p] == 104 else { see(p); break out1318 }
        guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 116 else { see(p &+ 1); break out1318 }
        guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 116 else { see(p &+ 2); break out1318 }
        guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] == 112 else { see(p &+ 3); break out1318 }
        p &+= 4
        look1317Is = true
      }
      scan.quiet &-= 1
      guard look1317Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look1317
      if !isAfter(256, 13, p),
        let before1319 = scan.scalar(before: p), !Self.classes[6].contains(before1319)
      { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 104 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 116 else { see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 116 else { see(p &+ 2); break fail }
      guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] == 112 else { see(p &+ 3); break fail }
      p &+= 4
      let from1321 = p
      done1320: do {
        if isIn(256, 14, p) {
          or1323: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 115 else { see(p); break or1323 }
            p &+= 1
            break done1320
          }
          p = from1321
        }
        see(p)
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 47 else { see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 47 else { see(p &+ 2); break fail }
      p &+= 3
      let from1325First = p
      loop1324: while true {
        guard isIn(256, 15, p) else { see(p); break loop1324 }
        let from1325 = p
        end1328: do {
          p = ruleLinkPart(p)
          if p < 0 { break end1328 }
          guard p > from1325 else { break loop1324 }
          continue loop1324
        }
        p = from1325
        break loop1324
      }
      guard p > from1325First else { break fail }
      leaf(59, leaf1316, p)
      return p
    }
    return -1
  }

  private mutating func ruleLinkPart(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1330 = p
      done1329: do {
        if isIn(256, 16, p) {
          or1332: do {
            let from1333 = p
            let end1334 = scan.limit
            while p &+ 4 <= end1334 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
              if all & (1 &<< 16) == 0 { break }
              p &+= 4
            }
            while p < end1334, isIn(256, 16, p) { p &+= 1 }
            see(p)
            guard p &- from1333 >= 1 else { break or1332 }
            break done1329
          }
          p = from1330
        }
        if isIn(256, 17, p) {
          or1335: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break or1335 }
            p &+= 1
            let end1337 = scan.limit
            while p &+ 4 <= end1337 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
              if all & (1 &<< 18) == 0 { break }
              p &+= 4
            }
            while p < end1337, isIn(256, 18, p) { p &+= 1 }
            see(p)
            guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break or1335 }
            p &+= 1
            break done1329
          }
          p = from1330
        }
        if isIn(256, 19, p) {
          or1338: do {
            let from1339 = p
            let end1340 = scan.limit
            while p &+ 4 <= end1340 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
              if all & (1 &<< 19) == 0 { break }
              p &+= 4
            }
            while p < end1340, isIn(256, 19, p) { p &+= 1 }
            see(p)
            guard p &- from1339 >= 1 else { break or1338 }
            let look1341 = p
            scan.quiet &+= 1
            var look1341Is = false
            out1342: do {
              if isIn(256, 20, p) {
                p &+= 1
              } else {
                p = scan.take(Self.classes[7], p)
                if p < 0 { break out1342 }
              }
              look1341Is = true
            }
            scan.quiet &-= 1
            guard look1341Is else { break or1338 }
            if p > 0 { see(p &- 1) }
            p = look1341
            break done1329
          }
          p = from1330
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
      let slot1343 = open(60)
      let leaf1344 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf1344, p)
      let leaf1345 = p
      let from1346 = p
      let end1347 = scan.limit
      while p &+ 4 <= end1347 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 21) == 0 { break }
        p &+= 4
      }
      while p < end1347, isIn(256, 21, p) { p &+= 1 }
      see(p)
      guard p &- from1346 >= 1 else { break fail }
      leaf(61, leaf1345, p)
      let from1349 = p
      let mark1350 = mark()
      done1348: do {
        if isIn(0, 51, p) {
          or1351: do {
            let leaf1352 = p
            guard p < scan.limit, unsafe scan.bytes[p] == 124 else { see(p); break or1351 }
            p &+= 1
            leaf(24, leaf1352, p)
            let leaf1353 = p
            let from1354 = p
            let end1355 = scan.limit
            while p &+ 8 <= end1355 {
              let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
              var found: UInt64 = 0
              found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
              found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
              found |= ((bytes ^ 0x5b5b5b5b5b5b5b5b) &- 0x101010101010101) & ~(bytes ^ 0x5b5b5b5b5b5b5b5b)
              found |= ((bytes ^ 0x5d5d5d5d5d5d5d5d) &- 0x101010101010101) & ~(bytes ^ 0x5d5d5d5d5d5d5d5d)
              if found & 0x8080808080808080 != 0 { break }
              p &+= 8
            }
            while p < end1355, isIn(256, 22, p) { p &+= 1 }
            see(p)
            guard p &- from1354 >= 1 else { break or1351 }
            leaf(62, leaf1353, p)
            break done1348
          }
          p = from1349
          takeBack(to: mark1350)
        }
        see(p)
      }
      let leaf1356 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 93 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf1356, p)
      close(slot1343)
      return p
    }
    return -1
  }

  private mutating func ruleNoteMark(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot1357 = open(63)
      let leaf1358 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 94 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf1358, p)
      let leaf1359 = p
      p = ruleFootnoteName(p)
      if p < 0 { break fail }
      leaf(23, leaf1359, p)
      let leaf1360 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1360, p)
      close(slot1357)
      return p
    }
    return -1
  }

  private mutating func ruleTag(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1361 = p
      if !isAfter(256, 23, p),
        let before1362 = scan.scalar(before: p), !Self.classes[8].contains(before1362)
      { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break fail }
      p &+= 1
      let look1363 = p
      scan.quiet &+= 1
      var look1363Is = false
      out1364: do {
        loop1365: while true {
          guard isIn(256, 24, p) else { see(p); break loop1365 }
          let from1366 = p
          end1369: do {
            if isIn(256, 25, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[9], p)
              if p < 0 { break end1369 }
            }
            guard p > from1366 else { break loop1365 }
            continue loop1365
          }
          p = from1366
          break loop1365
        }
        if isIn(256, 6, p) {
          p &+= 1
        } else {
          p = scan.take(Self.classes[10], p)
          if p < 0 { break out1364 }
        }
        look1363Is = true
      }
      scan.quiet &-= 1
      guard look1363Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look1363
      let most1370 = p
      p = ruleTagLevel(p)
      if p < 0 { break fail }
      var steps1373 = 0
      loop1371: while steps1373 < 15 {
        guard isIn(256, 26, p) else { see(p); break loop1371 }
        let from1372 = p
        end1375: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 47 else { see(p); break end1375 }
          p &+= 1
          p = ruleTagLevel(p)
          if p < 0 { break end1375 }
          guard p > from1372 else { break loop1371 }
          steps1373 &+= 1
          continue loop1371
        }
        p = from1372
        break loop1371
      }
      if steps1373 == 15 {
        see(p)
        if isIn(256, 26, p) {
          let look1376 = p
          scan.quiet &+= 1
          var look1376Is = false
          out1377: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 47 else { see(p); break out1377 }
            p &+= 1
            p = ruleTagLevel(p)
            if p < 0 { break out1377 }
            look1376Is = true
          }
          scan.quiet &-= 1
          if look1376Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look1376
        }
      }
      guard p &- most1370 <= 199 else { see(p &- 1); break fail }
      leaf(64, leaf1361, p)
      return p
    }
    return -1
  }

  private mutating func ruleTagLevel(_ start: Int) -> Int {
    var p = start
    fail: do {
      let end1379 = scan.limit
      while p &+ 4 <= end1379 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
        if all & (1 &<< 27) == 0 { break }
        p &+= 4
      }
      while p < end1379, isIn(256, 27, p) { p &+= 1 }
      see(p)
      p = ruleTagWord(p)
      if p < 0 { break fail }
      loop1380: while true {
        guard isIn(256, 27, p) else { see(p); break loop1380 }
        let from1381 = p
        end1384: do {
          let from1385 = p
          let end1386 = scan.limit
          while p &+ 4 <= end1386 {
            let bytes = unsafe scan.bytes + p
            let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
            if all & (1 &<< 27) == 0 { break }
            p &+= 4
          }
          while p < end1386, isIn(256, 27, p) { p &+= 1 }
          see(p)
          guard p &- from1385 >= 1 else { break end1384 }
          p = ruleTagWord(p)
          if p < 0 { break end1384 }
          guard p > from1381 else { break loop1380 }
          continue loop1380
        }
        p = from1381
        break loop1380
      }
      return p
    }
    return -1
  }

  private mutating func ruleTagWord(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1388First = p
      loop1387: while true {
        guard isIn(256, 28, p) else { see(p); break loop1387 }
        let from1388 = p
        end1391: do {
          if isIn(256, 7, p) {
            p &+= 1
          } else {
            p = scan.take(Self.classes[11], p)
            if p < 0 { break end1391 }
          }
          guard p > from1388 else { break loop1387 }
          continue loop1387
        }
        p = from1388
        break loop1387
      }
      guard p > from1388First else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleCloze(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot1392 = open(65)
      let leaf1393 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 63 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf1393, p)
      let leaf1394 = p
      let end1396 = scan.limit
      while p &+ 8 <= end1396 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        found |= ((bytes ^ 0x5d5d5d5d5d5d5d5d) &- 0x101010101010101) & ~(bytes ^ 0x5d5d5d5d5d5d5d5d)
        if found & 0x8080808080808080 != 0 { break }
        p &+= 8
      }
      while p < end1396, isIn(256, 29, p) { p &+= 1 }
      see(p)
      leaf(66, leaf1394, p)
      let leaf1397 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 40 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(24, leaf1397, p)
      let slot1398 = open(67)
      let within1399Reach = scan.reach
      scan.reach = .max
      let within1399 = p
      scan.quiet &+= 1
      var within1399Is = false
      out1400: do {
        p = rulePhraseText(p)
        if p < 0 { break out1400 }
        within1399Is = true
      }
      scan.quiet &-= 1
      scan.reach = within1399Reach
      guard within1399Is else { break fail }
      if p > 0 { see(p &- 1) }
      let within1399End = p
      let within1399Outer = scan.limit
      scan.limit = p
      p = within1399
      var within1399Fills = false
      out1401: do {
        p = rulePhrase(p)
        if p < 0 { break out1401 }
        within1399Fills = true
      }
      scan.limit = within1399Outer
      guard within1399Fills, p == within1399End || scan.cut != 0 else { break fail }
      close(slot1398)
      let leaf1402 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1402, p)
      close(slot1392)
      return p
    }
    return -1
  }

  private mutating func rulePhraseText(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
      loop1403: while true {
        guard isIn(256, 30, p) else { see(p); break loop1403 }
        let from1404 = p
        end1407: do {
          let from1409 = p
          done1408: do {
            if isIn(0, 35, p) {
              or1411: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1411 }
                p &+= 1
                if isIn(0, 36, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[1], p)
                  if p < 0 { break or1411 }
                }
                break done1408
              }
              p = from1409
            }
            if isIn(256, 17, p) {
              or1412: do {
                p = ruleParens(p)
                if p < 0 { break or1412 }
                break done1408
              }
              p = from1409
            }
            if isIn(256, 31, p) {
              or1413: do {
                if isIn(256, 32, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[12], p)
                  if p < 0 { break or1413 }
                }
                break done1408
              }
              p = from1409
            }
            see(p)
            break end1407
          }
          guard p > from1404 else { break loop1403 }
          continue loop1403
        }
        p = from1404
        break loop1403
      }
    return p
  }

  private mutating func ruleParens(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      guard scan.deep < 8 else { break fail }
      scan.deep &+= 1
      var level1414 = false
      out1415: do {
        guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break out1415 }
        p &+= 1
        p = rulePhraseText(p)
        if p < 0 { break out1415 }
        guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break out1415 }
        p &+= 1
        level1414 = true
      }
      scan.deep &-= 1
      guard level1414 else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleTarget(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1416 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1416, p)
      let from1418 = p
      done1417: do {
        if isIn(0, 0, p) {
          or1420: do {
            p = ruleSpace(p)
            if p < 0 { break or1420 }
            break done1417
          }
          p = from1418
        }
        see(p)
      }
      let from1422 = p
      done1421: do {
        if isIn(256, 33, p) {
          or1424: do {
            let leaf1425 = p
            p = ruleDestination(p)
            if p < 0 { break or1424 }
            leaf(26, leaf1425, p)
            let from1427 = p
            let mark1428 = mark()
            done1426: do {
              if isIn(0, 0, p) {
                or1429: do {
                  p = ruleSpace(p)
                  if p < 0 { break or1429 }
                  let leaf1430 = p
                  scan.quiet &+= 1
                  var leaf1430Is = false
                  out1431: do {
                    p = ruleTitle(p)
                    if p < 0 { break out1431 }
                    leaf1430Is = true
                  }
                  scan.quiet &-= 1
                  guard leaf1430Is else { break or1429 }
                  leaf(27, leaf1430, p)
                  break done1426
                }
                p = from1427
                takeBack(to: mark1428)
              }
              see(p)
            }
            break done1421
          }
          p = from1422
        }
        see(p)
      }
      let from1433 = p
      done1432: do {
        if isIn(0, 0, p) {
          or1435: do {
            p = ruleSpace(p)
            if p < 0 { break or1435 }
            break done1432
          }
          p = from1433
        }
        see(p)
      }
      let leaf1436 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1436, p)
      return p
    }
    return -1
  }

  private mutating func ruleLabel(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf1437 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1437, p)
      let leaf1438 = p
      let most1439 = p
      loop1440: while true {
        guard isIn(0, 34, p) else { see(p); break loop1440 }
        let from1441 = p
        end1444: do {
          let from1446 = p
          done1445: do {
            if isIn(0, 35, p) {
              or1448: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1448 }
                p &+= 1
                if isIn(0, 36, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[1], p)
                  if p < 0 { break or1448 }
                }
                break done1445
              }
              p = from1446
            }
            if isIn(256, 34, p) {
              or1449: do {
                if isIn(256, 35, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[13], p)
                  if p < 0 { break or1449 }
                }
                break done1445
              }
              p = from1446
            }
            see(p)
            break end1444
          }
          guard p > from1441 else { break loop1440 }
          continue loop1440
        }
        p = from1441
        break loop1440
      }
      guard p &- most1439 <= 999 else { see(p &- 1); break fail }
      leaf(23, leaf1438, p)
      let leaf1450 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      p &+= 1
      leaf(24, leaf1450, p)
      return p
    }
    return -1
  }

  private mutating func ruleDestination(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1452 = p
      done1451: do {
        if isIn(256, 0, p) {
          or1454: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 60 else { see(p); break or1454 }
            p &+= 1
            loop1455: while true {
              guard isIn(256, 36, p) else { see(p); break loop1455 }
              let from1456 = p
              end1459: do {
                let from1461 = p
                done1460: do {
                  if isIn(0, 35, p) {
                    or1463: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1463 }
                      p &+= 1
                      if isIn(0, 36, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[1], p)
                        if p < 0 { break or1463 }
                      }
                      break done1460
                    }
                    p = from1461
                  }
                  if isIn(256, 37, p) {
                    or1464: do {
                      if isIn(256, 38, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[14], p)
                        if p < 0 { break or1464 }
                      }
                      break done1460
                    }
                    p = from1461
                  }
                  see(p)
                  break end1459
                }
                guard p > from1456 else { break loop1455 }
                continue loop1455
              }
              p = from1456
              break loop1455
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 62 else { see(p); break or1454 }
            p &+= 1
            break done1451
          }
          p = from1452
        }
        if isIn(256, 33, p) {
          or1465: do {
            see(p)
            if isIn(256, 0, p) {
              let look1466 = p
              scan.quiet &+= 1
              var look1466Is = false
              out1467: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 60 else { see(p); break out1467 }
                p &+= 1
                look1466Is = true
              }
              scan.quiet &-= 1
              if look1466Is {
                if p > 0 { see(p &- 1) }
                break or1465
              }
              p = look1466
            }
            let from1469First = p
            loop1468: while true {
              guard isIn(256, 33, p) else { see(p); break loop1468 }
              let from1469 = p
              end1472: do {
                p = ruleDestinationPart(p)
                if p < 0 { break end1472 }
                guard p > from1469 else { break loop1468 }
                continue loop1468
              }
              p = from1469
              break loop1468
            }
            guard p > from1469First else { break or1465 }
            break done1451
          }
          p = from1452
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
      let from1474 = p
      done1473: do {
        if isIn(0, 35, p) {
          or1476: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1476 }
            p &+= 1
            guard isIn(256, 39, p) else { see(p); break or1476 }
            p &+= 1
            break done1473
          }
          p = from1474
        }
        if isIn(0, 35, p) {
          or1477: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1477 }
            p &+= 1
            break done1473
          }
          p = from1474
        }
        if isIn(256, 40, p) {
          or1478: do {
            let from1479 = p
            let end1480 = scan.limit
            while p &+ 4 <= end1480 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[256 &+ Int(bytes[0])] & sets[256 &+ Int(bytes[1])] & sets[256 &+ Int(bytes[2])] & sets[256 &+ Int(bytes[3])]
              if all & (1 &<< 40) == 0 { break }
              p &+= 4
            }
            while p < end1480, isIn(256, 40, p) { p &+= 1 }
            see(p)
            guard p &- from1479 >= 1 else { break or1478 }
            break done1473
          }
          p = from1474
        }
        if isIn(256, 17, p) {
          or1481: do {
            guard scan.deep < 8 else { break or1481 }
            scan.deep &+= 1
            var level1482 = false
            out1483: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break out1483 }
              p &+= 1
              loop1484: while true {
                guard isIn(256, 33, p) else { see(p); break loop1484 }
                let from1485 = p
                end1488: do {
                  p = ruleDestinationPart(p)
                  if p < 0 { break end1488 }
                  guard p > from1485 else { break loop1484 }
                  continue loop1484
                }
                p = from1485
                break loop1484
              }
              guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break out1483 }
              p &+= 1
              level1482 = true
            }
            scan.deep &-= 1
            guard level1482 else { break or1481 }
            break done1473
          }
          p = from1474
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
      let from1490 = p
      let mark1491 = mark()
      done1489: do {
        if isIn(256, 41, p) {
          or1492: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 34 else { see(p); break or1492 }
            p &+= 1
            loop1493: while true {
              guard isIn(256, 42, p) else { see(p); break loop1493 }
              let from1494 = p
              end1497: do {
                let from1499 = p
                done1498: do {
                  if isIn(256, 43, p) {
                    or1501: do {
                      if isIn(256, 44, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[15], p)
                        if p < 0 { break or1501 }
                      }
                      break done1498
                    }
                    p = from1499
                  }
                  if isIn(256, 45, p) {
                    or1502: do {
                      p = ruleTitlePart(p)
                      if p < 0 { break or1502 }
                      break done1498
                    }
                    p = from1499
                  }
                  see(p)
                  break end1497
                }
                guard p > from1494 else { break loop1493 }
                continue loop1493
              }
              p = from1494
              break loop1493
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 34 else { see(p); break or1492 }
            p &+= 1
            break done1489
          }
          p = from1490
          takeBack(to: mark1491)
        }
        if isIn(256, 46, p) {
          or1503: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 39 else { see(p); break or1503 }
            p &+= 1
            loop1504: while true {
              guard isIn(256, 47, p) else { see(p); break loop1504 }
              let from1505 = p
              end1508: do {
                let from1510 = p
                done1509: do {
                  if isIn(256, 48, p) {
                    or1512: do {
                      if isIn(256, 49, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[16], p)
                        if p < 0 { break or1512 }
                      }
                      break done1509
                    }
                    p = from1510
                  }
                  if isIn(256, 45, p) {
                    or1513: do {
                      p = ruleTitlePart(p)
                      if p < 0 { break or1513 }
                      break done1509
                    }
                    p = from1510
                  }
                  see(p)
                  break end1508
                }
                guard p > from1505 else { break loop1504 }
                continue loop1504
              }
              p = from1505
              break loop1504
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 39 else { see(p); break or1503 }
            p &+= 1
            break done1489
          }
          p = from1490
          takeBack(to: mark1491)
        }
        if isIn(256, 17, p) {
          or1514: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break or1514 }
            p &+= 1
            loop1515: while true {
              guard isIn(256, 50, p) else { see(p); break loop1515 }
              let from1516 = p
              end1519: do {
                let from1521 = p
                done1520: do {
                  if isIn(256, 51, p) {
                    or1523: do {
                      if isIn(256, 52, p) {
                        p &+= 1
                      } else {
                        p = scan.take(Self.classes[17], p)
                        if p < 0 { break or1523 }
                      }
                      break done1520
                    }
                    p = from1521
                  }
                  if isIn(256, 45, p) {
                    or1524: do {
                      p = ruleTitlePart(p)
                      if p < 0 { break or1524 }
                      break done1520
                    }
                    p = from1521
                  }
                  see(p)
                  break end1519
                }
                guard p > from1516 else { break loop1515 }
                continue loop1515
              }
              p = from1516
              break loop1515
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break or1514 }
            p &+= 1
            break done1489
          }
          p = from1490
          takeBack(to: mark1491)
        }
        see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleTitlePart(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from1526 = p
      let mark1527 = mark()
      done1525: do {
        if isIn(0, 35, p) {
          or1528: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or1528 }
            p &+= 1
            if isIn(0, 36, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[1], p)
              if p < 0 { break or1528 }
            }
            break done1525
          }
          p = from1526
        }
        if isIn(0, 14, p) {
          or1529: do {
            p = ruleNL(p)
            if p < 0 { break or1529 }
            if !scan.margins.isEmpty { p = margin(p, all: false) }
            let look1530 = p
            scan.quiet &+= 1
            var look1530Is = false
            out1531: do {
              p = ruleBlankRest(p)
              if p < 0 { break out1531 }
              look1530Is = true
            }
            scan.quiet &-= 1
            if look1530Is {
              if p > 0 { see(p &- 1) }
              break or1529
            }
            p = look1530
            break done1525
          }
          p = from1526
          takeBack(to: mark1527)
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
      let leaf1532 = p
      scan.quiet &+= 1
      var leaf1532Is = false
      out1533: do {
        let from1535 = p
        done1534: do {
          if isIn(0, 0, p) {
            or1537: do {
              let end1539 = scan.limit
              while p &+ 4 <= end1539 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 7) == 0 { break }
                p &+= 4
              }
              while p < end1539, isIn(0, 7, p) { p &+= 1 }
              see(p)
              p = ruleNL(p)
              if p < 0 { break or1537 }
              if !scan.margins.isEmpty { p = margin(p, all: false) }
              let end1541 = scan.limit
              while p &+ 4 <= end1541 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 7) == 0 { break }
                p &+= 4
              }
              while p < end1541, isIn(0, 7, p) { p &+= 1 }
              see(p)
              break done1534
            }
            p = from1535
          }
          if isIn(0, 7, p) {
            or1542: do {
              let from1543 = p
              let end1544 = scan.limit
              while p &+ 4 <= end1544 {
                let bytes = unsafe scan.bytes + p
                let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                if all & (1 &<< 7) == 0 { break }
                p &+= 4
              }
              while p < end1544, isIn(0, 7, p) { p &+= 1 }
              see(p)
              guard p &- from1543 >= 1 else { break or1542 }
              break done1534
            }
            p = from1535
          }
          see(p)
          break out1533
        }
        leaf1532Is = true
      }
      scan.quiet &-= 1
      guard leaf1532Is else { break fail }
      leaf(28, leaf1532, p)
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
