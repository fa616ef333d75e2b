// Made from Grammar/LibraryNotes.peg by `make parsers`: change the grammar, not this file.
// swift-format-ignore-file

import Packrat

/// Parses by Grammar/LibraryNotes.peg.
@safe package struct LibraryNotesParser: UnitRules, ~Copyable {
  package var scan: Scan = Scan()
  private let sets: UnsafeMutablePointer<UInt64>

  package static let kinds: [String] = ["blank_line", "header", "delimiter", "tab", "list", "list_item", "list_delimiter", "text", "unordered_list_opening", "ordered_list_number", "ordered_list_terminator", "blockquote", "question_and_answer", "qna_delimiter", "qna_question", "qna_answer", "summary", "summary_delimiter", "summary_body", "paragraph", "emoji", "strong_emphasis", "emphasis", "code", "hashtag", "image", "link_alt_text", "link_target", "cloze", "cloze_hint", "cloze_answer", "error"]

  private static let setBits: [UInt64] = [
    0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000,
    0x101000, 0x309d, 0x1101, 0x1000, 0x1000, 0x1000, 0x101000, 0x101000,
    0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000,
    0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000,
    0x309d, 0x123000, 0x101000, 0x143002, 0x101000, 0x101000, 0x101000, 0x101000,
    0x101000, 0x101000, 0x147004, 0x101004, 0x101000, 0x101004, 0x101000, 0x101000,
    0x143208, 0x143208, 0x143208, 0x143208, 0x143208, 0x143208, 0x143208, 0x143208,
    0x143208, 0x143208, 0x101000, 0x101000, 0x101000, 0x101000, 0x101010, 0x183000,
    0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000,
    0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000,
    0x101000, 0x101020, 0x101000, 0x101440, 0x101840, 0x101000, 0x101000, 0x101000,
    0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x10b000,
    0x113000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000,
    0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000,
    0x101000, 0x101000, 0x101000, 0x101440, 0x101840, 0x101000, 0x101000, 0x101000,
    0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000, 0x101000,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
    0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d, 0x14329d,
  ]

  private static let classes: [Characters] = [
    Characters(ranges: [9...9], properties: [.space], isNegated: false),
    Characters(ranges: [9...9, 10...10, 11...11, 12...12, 13...13, 133...133, 8232...8232, 8233...8233], properties: [.space], isNegated: true),
    Characters(ranges: [42...42, 43...43, 45...45], properties: [], isNegated: false),
    Characters(ranges: [], properties: [.decimal], isNegated: false),
    Characters(ranges: [46...46, 41...41], properties: [], isNegated: false),
    Characters(ranges: [], properties: [], isNegated: true),
    Characters(ranges: [10...10, 93...93], properties: [], isNegated: true),
    Characters(ranges: [10...10, 41...41], properties: [], isNegated: true),
  ]

  private static let runs: [Expression.Run] = [
  ]

  private static let openings: [Expression.Opening] = [
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
    assert(scan.works())
    var p = start
    fail: do {
      see(p)
      if isIn(0, 0, p) {
        let look11 = p
        scan.quiet &+= 1
        var look11Is = false
        out12: do {
          p = ruleBlank(p)
          if p < 0 { break out12 }
          look11Is = true
        }
        scan.quiet &-= 1
        if look11Is {
          if p > 0 { see(p &- 1) }
          break fail
        }
        p = look11
      }
      let from14 = p
      let mark15 = mark()
      done13: do {
        if isIn(0, 1, p) {
          or16: do {
            p = ruleHeader(p)
            if p < 0 { break or16 }
            break done13
          }
          p = from14
          takeBack(to: mark15)
        }
        if isIn(0, 2, p) {
          or17: do {
            p = ruleBullets(p)
            if p < 0 { break or17 }
            break done13
          }
          p = from14
          takeBack(to: mark15)
        }
        if isIn(0, 3, p) {
          or18: do {
            p = ruleNumbers(p)
            if p < 0 { break or18 }
            break done13
          }
          p = from14
          takeBack(to: mark15)
        }
        if isIn(0, 4, p) {
          or19: do {
            p = ruleQuote(p)
            if p < 0 { break or19 }
            break done13
          }
          p = from14
          takeBack(to: mark15)
        }
        if isIn(0, 5, p) {
          or20: do {
            p = ruleQuestion(p)
            if p < 0 { break or20 }
            break done13
          }
          p = from14
          takeBack(to: mark15)
        }
        if isIn(0, 6, p) {
          or21: do {
            p = ruleSummary(p)
            if p < 0 { break or21 }
            break done13
          }
          p = from14
          takeBack(to: mark15)
        }
        see(p)
        or22: do {
          p = ruleParagraph(p)
          if p < 0 { break or22 }
          break done13
        }
        p = from14
        takeBack(to: mark15)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleBlank(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf23 = p
      loop24: while true {
        guard isIn(0, 7, p) else { see(p); break loop24 }
        let from25 = p
        end28: do {
          p = ruleWS(p)
          if p < 0 { break end28 }
          guard p > from25 else { break loop24 }
          continue loop24
        }
        p = from25
        break loop24
      }
      p = ruleNL(p)
      if p < 0 { break fail }
      leaf(0, leaf23, p)
      return p
    }
    return -1
  }

  private mutating func ruleNL(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      guard p < scan.limit, unsafe scan.bytes[p] == 10 else { see(p); break fail }
      p &+= 1
      return p
    }
    return -1
  }

  private mutating func ruleWS(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      p = scan.takeGrapheme(Self.classes[0], p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleNWS(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      p = scan.takeGrapheme(Self.classes[1], p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleHeader(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot29 = open(1)
      let leaf30 = p
      var steps33 = 0
      loop31: while steps33 < 6 {
        guard isIn(0, 1, p) else { see(p); break loop31 }
        let from32 = p
        end35: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break end35 }
          p &+= 1
          guard p > from32 else { break loop31 }
          steps33 &+= 1
          continue loop31
        }
        p = from32
        break loop31
      }
      guard steps33 >= 1 else { break fail }
      if steps33 == 6 {
        see(p)
        if isIn(0, 1, p) {
          let look36 = p
          scan.quiet &+= 1
          var look36Is = false
          out37: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break out37 }
            p &+= 1
            look36Is = true
          }
          scan.quiet &-= 1
          if look36Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look36
        }
      }
      leaf(2, leaf30, p)
      let leaf38 = p
      let from40First = p
      loop39: while true {
        guard isIn(0, 7, p) else { see(p); break loop39 }
        let from40 = p
        end43: do {
          p = ruleWS(p)
          if p < 0 { break end43 }
          guard p > from40 else { break loop39 }
          continue loop39
        }
        p = from40
        break loop39
      }
      guard p > from40First else { break fail }
      leaf(3, leaf38, p)
      p = ruleLineText(p)
      if p < 0 { break fail }
      let from45 = p
      done44: do {
        if isIn(0, 8, p) {
          or47: do {
            p = ruleLastLine(p)
            if p < 0 { break or47 }
            break done44
          }
          p = from45
        }
        see(p)
      }
      close(slot29)
      return p
    }
    return -1
  }

  private mutating func ruleBullets(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot48 = open(4)
      let from50First = p
      loop49: while true {
        guard isIn(0, 2, p) else { see(p); break loop49 }
        let from50 = p
        let mark52 = mark()
        end53: do {
          let slot54 = open(5)
          p = ruleBullet(p)
          if p < 0 { break end53 }
          p = ruleParagraph(p)
          if p < 0 { break end53 }
          close(slot54)
          loop55: while true {
            guard isIn(0, 0, p) else { see(p); break loop55 }
            let from56 = p
            end59: do {
              p = ruleBlank(p)
              if p < 0 { break end59 }
              guard p > from56 else { break loop55 }
              continue loop55
            }
            p = from56
            break loop55
          }
          guard p > from50 else { break loop49 }
          continue loop49
        }
        p = from50
        takeBack(to: mark52)
        break loop49
      }
      guard p > from50First else { break fail }
      close(slot48)
      return p
    }
    return -1
  }

  private mutating func ruleBullet(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot60 = open(6)
      let leaf61 = p
      loop62: while true {
        guard isIn(0, 7, p) else { see(p); break loop62 }
        let from63 = p
        end66: do {
          p = ruleWS(p)
          if p < 0 { break end66 }
          guard p > from63 else { break loop62 }
          continue loop62
        }
        p = from63
        break loop62
      }
      leaf(7, leaf61, p)
      let leaf67 = p
      p = scan.takeGrapheme(Self.classes[2], p)
      if p < 0 { break fail }
      leaf(8, leaf67, p)
      let leaf68 = p
      var steps71 = 0
      loop69: while steps71 < 4 {
        guard isIn(0, 7, p) else { see(p); break loop69 }
        let from70 = p
        end73: do {
          p = ruleWS(p)
          if p < 0 { break end73 }
          guard p > from70 else { break loop69 }
          steps71 &+= 1
          continue loop69
        }
        p = from70
        break loop69
      }
      guard steps71 >= 1 else { break fail }
      if steps71 == 4 {
        see(p)
        if isIn(0, 7, p) {
          let look74 = p
          scan.quiet &+= 1
          var look74Is = false
          out75: do {
            p = ruleWS(p)
            if p < 0 { break out75 }
            look74Is = true
          }
          scan.quiet &-= 1
          if look74Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look74
        }
      }
      leaf(3, leaf68, p)
      close(slot60)
      return p
    }
    return -1
  }

  private mutating func ruleNumbers(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot76 = open(4)
      let from78First = p
      loop77: while true {
        guard isIn(0, 3, p) else { see(p); break loop77 }
        let from78 = p
        let mark80 = mark()
        end81: do {
          let slot82 = open(5)
          p = ruleNumber(p)
          if p < 0 { break end81 }
          p = ruleParagraph(p)
          if p < 0 { break end81 }
          close(slot82)
          loop83: while true {
            guard isIn(0, 0, p) else { see(p); break loop83 }
            let from84 = p
            end87: do {
              p = ruleBlank(p)
              if p < 0 { break end87 }
              guard p > from84 else { break loop83 }
              continue loop83
            }
            p = from84
            break loop83
          }
          guard p > from78 else { break loop77 }
          continue loop77
        }
        p = from78
        takeBack(to: mark80)
        break loop77
      }
      guard p > from78First else { break fail }
      close(slot76)
      return p
    }
    return -1
  }

  private mutating func ruleNumber(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot88 = open(6)
      let leaf89 = p
      loop90: while true {
        guard isIn(0, 7, p) else { see(p); break loop90 }
        let from91 = p
        end94: do {
          p = ruleWS(p)
          if p < 0 { break end94 }
          guard p > from91 else { break loop90 }
          continue loop90
        }
        p = from91
        break loop90
      }
      leaf(7, leaf89, p)
      let leaf95 = p
      var steps98 = 0
      loop96: while steps98 < 9 {
        guard isIn(0, 9, p) else { see(p); break loop96 }
        let from97 = p
        end100: do {
          p = scan.takeGrapheme(Self.classes[3], p)
          if p < 0 { break end100 }
          guard p > from97 else { break loop96 }
          steps98 &+= 1
          continue loop96
        }
        p = from97
        break loop96
      }
      guard steps98 >= 1 else { break fail }
      if steps98 == 9 {
        see(p)
        if isIn(0, 9, p) {
          let look101 = p
          scan.quiet &+= 1
          var look101Is = false
          out102: do {
            p = scan.takeGrapheme(Self.classes[3], p)
            if p < 0 { break out102 }
            look101Is = true
          }
          scan.quiet &-= 1
          if look101Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look101
        }
      }
      leaf(9, leaf95, p)
      let leaf103 = p
      p = scan.takeGrapheme(Self.classes[4], p)
      if p < 0 { break fail }
      leaf(10, leaf103, p)
      let leaf104 = p
      var steps107 = 0
      loop105: while steps107 < 4 {
        guard isIn(0, 7, p) else { see(p); break loop105 }
        let from106 = p
        end109: do {
          p = ruleWS(p)
          if p < 0 { break end109 }
          guard p > from106 else { break loop105 }
          steps107 &+= 1
          continue loop105
        }
        p = from106
        break loop105
      }
      guard steps107 >= 1 else { break fail }
      if steps107 == 4 {
        see(p)
        if isIn(0, 7, p) {
          let look110 = p
          scan.quiet &+= 1
          var look110Is = false
          out111: do {
            p = ruleWS(p)
            if p < 0 { break out111 }
            look110Is = true
          }
          scan.quiet &-= 1
          if look110Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look110
        }
      }
      leaf(3, leaf104, p)
      close(slot88)
      return p
    }
    return -1
  }

  private mutating func ruleQuote(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot112 = open(11)
      p = ruleQuoteMark(p)
      if p < 0 { break fail }
      p = ruleParagraph(p)
      if p < 0 { break fail }
      close(slot112)
      return p
    }
    return -1
  }

  private mutating func ruleQuoteMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot113 = open(2)
      let leaf114 = p
      var steps117 = 0
      loop115: while steps117 < 3 {
        guard isIn(0, 7, p) else { see(p); break loop115 }
        let from116 = p
        end119: do {
          p = ruleWS(p)
          if p < 0 { break end119 }
          guard p > from116 else { break loop115 }
          steps117 &+= 1
          continue loop115
        }
        p = from116
        break loop115
      }
      if steps117 == 3 {
        see(p)
        if isIn(0, 7, p) {
          let look120 = p
          scan.quiet &+= 1
          var look120Is = false
          out121: do {
            p = ruleWS(p)
            if p < 0 { break out121 }
            look120Is = true
          }
          scan.quiet &-= 1
          if look120Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look120
        }
      }
      leaf(7, leaf114, p)
      let leaf122 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 62 else { see(p); break fail }
      p &+= 1
      leaf(7, leaf122, p)
      let leaf123 = p
      let from125 = p
      done124: do {
        if isIn(0, 7, p) {
          or127: do {
            p = ruleWS(p)
            if p < 0 { break or127 }
            break done124
          }
          p = from125
        }
        see(p)
      }
      leaf(3, leaf123, p)
      close(slot113)
      return p
    }
    return -1
  }

  private mutating func ruleQuestion(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot128 = open(12)
      let slot129 = open(13)
      let leaf130 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 81 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(7, leaf130, p)
      let leaf131 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break fail }
      p &+= 1
      leaf(3, leaf131, p)
      close(slot129)
      let slot132 = open(14)
      p = ruleLineText(p)
      if p < 0 { break fail }
      close(slot132)
      let slot133 = open(13)
      let leaf134 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 10 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 65 else { see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 58 else { see(p &+ 2); break fail }
      p &+= 3
      leaf(7, leaf134, p)
      let leaf135 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break fail }
      p &+= 1
      leaf(3, leaf135, p)
      close(slot133)
      let slot136 = open(15)
      p = ruleLineText(p)
      if p < 0 { break fail }
      close(slot136)
      let from138 = p
      done137: do {
        if isIn(0, 8, p) {
          or140: do {
            p = ruleLastLine(p)
            if p < 0 { break or140 }
            break done137
          }
          p = from138
        }
        see(p)
      }
      close(slot128)
      return p
    }
    return -1
  }

  private mutating func ruleSummary(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot141 = open(16)
      let leaf142 = p
      let from144 = p
      done143: do {
        if isIn(0, 10, p) {
          or146: do {
            guard p < scan.limit, unsafe scan.bytes[p] | 0x20 == 115 else { see(p); break or146 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] | 0x20 == 117 else { see(p &+ 1); break or146 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] | 0x20 == 109 else { see(p &+ 2); break or146 }
            guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] | 0x20 == 109 else { see(p &+ 3); break or146 }
            guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] | 0x20 == 97 else { see(p &+ 4); break or146 }
            guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] | 0x20 == 114 else { see(p &+ 5); break or146 }
            guard p &+ 6 < scan.limit, unsafe scan.bytes[p &+ 6] | 0x20 == 121 else { see(p &+ 6); break or146 }
            guard p &+ 7 < scan.limit, unsafe scan.bytes[p &+ 7] == 58 else { see(p &+ 7); break or146 }
            guard p &+ 8 < scan.limit, unsafe scan.bytes[p &+ 8] == 32 else { see(p &+ 8); break or146 }
            p &+= 9
            break done143
          }
          p = from144
        }
        if isIn(0, 11, p) {
          or147: do {
            guard p < scan.limit, unsafe scan.bytes[p] | 0x20 == 116 else { see(p); break or147 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] | 0x20 == 108 else { see(p &+ 1); break or147 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 59 else { see(p &+ 2); break or147 }
            guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] | 0x20 == 100 else { see(p &+ 3); break or147 }
            guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] | 0x20 == 114 else { see(p &+ 4); break or147 }
            guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] == 58 else { see(p &+ 5); break or147 }
            guard p &+ 6 < scan.limit, unsafe scan.bytes[p &+ 6] == 32 else { see(p &+ 6); break or147 }
            p &+= 7
            break done143
          }
          p = from144
        }
        see(p)
        break fail
      }
      leaf(17, leaf142, p)
      let slot148 = open(18)
      p = ruleLineText(p)
      if p < 0 { break fail }
      close(slot148)
      let from150 = p
      done149: do {
        if isIn(0, 8, p) {
          or152: do {
            let leaf153 = p
            p = ruleNL(p)
            if p < 0 { break or152 }
            leaf(18, leaf153, p)
            break done149
          }
          p = from150
        }
        see(p)
      }
      close(slot141)
      return p
    }
    return -1
  }

  private mutating func ruleParagraph(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot154 = open(19)
      let from156 = p
      let mark157 = mark()
      done155: do {
        if isIn(0, 1, p) {
          or158: do {
            p = ruleTagBody(p)
            if p < 0 { break or158 }
            break done155
          }
          p = from156
          takeBack(to: mark157)
        }
        see(p)
      }
      p = ruleParaText(p)
      if p < 0 { break fail }
      let from160 = p
      done159: do {
        if isIn(0, 8, p) {
          or162: do {
            p = ruleLastLine(p)
            if p < 0 { break or162 }
            break done159
          }
          p = from160
        }
        see(p)
      }
      close(slot154)
      return p
    }
    return -1
  }

  private mutating func ruleLastLine(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf163 = p
      p = ruleParaEnd(p)
      if p < 0 { break fail }
      leaf(7, leaf163, p)
      return p
    }
    return -1
  }

  private mutating func ruleParaEnd(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      p = ruleNL(p)
      if p < 0 { break fail }
      let look164 = p
      scan.quiet &+= 1
      var look164Is = false
      out165: do {
        let from167 = p
        let mark168 = mark()
        done166: do {
          if isIn(0, 1, p) {
            or169: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break or169 }
              p &+= 1
              break done166
            }
            p = from167
          }
          if isIn(0, 8, p) {
            or170: do {
              p = ruleNL(p)
              if p < 0 { break or170 }
              break done166
            }
            p = from167
          }
          if isIn(0, 2, p) {
            or171: do {
              p = ruleBullet(p)
              if p < 0 { break or171 }
              break done166
            }
            p = from167
            takeBack(to: mark168)
          }
          if isIn(0, 3, p) {
            or172: do {
              p = ruleNumber(p)
              if p < 0 { break or172 }
              break done166
            }
            p = from167
            takeBack(to: mark168)
          }
          if isIn(0, 4, p) {
            or173: do {
              p = ruleQuoteMark(p)
              if p < 0 { break or173 }
              break done166
            }
            p = from167
            takeBack(to: mark168)
          }
          see(p)
          break out165
        }
        look164Is = true
      }
      scan.quiet &-= 1
      guard look164Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look164
      return p
    }
    return -1
  }

  private mutating func ruleParaText(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      loop174: while true {
        let from175 = p
        do {
          let leaf179 = p
          loop180: while true {
            guard isIn(0, 12, p) else { see(p); break loop180 }
            let from181 = p
            end184: do {
              see(p)
              if isIn(0, 8, p) {
                let look185 = p
                scan.quiet &+= 1
                var look185Is = false
                out186: do {
                  p = ruleParaEnd(p)
                  if p < 0 { break out186 }
                  look185Is = true
                }
                scan.quiet &-= 1
                if look185Is {
                  if p > 0 { see(p &- 1) }
                  break end184
                }
                p = look185
              }
              see(p)
              if isIn(0, 13, p) {
                let look187 = p
                scan.quiet &+= 1
                var look187Is = false
                out188: do {
                  p = ruleStyle(p)
                  if p < 0 { break out188 }
                  look187Is = true
                }
                scan.quiet &-= 1
                if look187Is {
                  if p > 0 { see(p &- 1) }
                  break end184
                }
                p = look187
              }
              p = scan.takeGrapheme(Self.classes[5], p)
              if p < 0 { break end184 }
              guard p > from181 else { break loop180 }
              continue loop180
            }
            p = from181
            break loop180
          }
          leaf(7, leaf179, p)
          loop189: while true {
            guard isIn(0, 13, p) else { see(p); break loop189 }
            let from190 = p
            end193: do {
              p = ruleStyle(p)
              if p < 0 { break end193 }
              guard p > from190 else { break loop189 }
              continue loop189
            }
            p = from190
            break loop189
          }
          guard p > from175 else { break loop174 }
          continue loop174
        }
      }
    return p
  }

  private mutating func ruleLineText(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      loop194: while true {
        let from195 = p
        do {
          let leaf199 = p
          loop200: while true {
            guard isIn(0, 12, p) else { see(p); break loop200 }
            let from201 = p
            end204: do {
              see(p)
              if isIn(0, 8, p) {
                let look205 = p
                scan.quiet &+= 1
                var look205Is = false
                out206: do {
                  p = ruleNL(p)
                  if p < 0 { break out206 }
                  look205Is = true
                }
                scan.quiet &-= 1
                if look205Is {
                  if p > 0 { see(p &- 1) }
                  break end204
                }
                p = look205
              }
              see(p)
              if isIn(0, 13, p) {
                let look207 = p
                scan.quiet &+= 1
                var look207Is = false
                out208: do {
                  p = ruleStyle(p)
                  if p < 0 { break out208 }
                  look207Is = true
                }
                scan.quiet &-= 1
                if look207Is {
                  if p > 0 { see(p &- 1) }
                  break end204
                }
                p = look207
              }
              p = scan.takeGrapheme(Self.classes[5], p)
              if p < 0 { break end204 }
              guard p > from201 else { break loop200 }
              continue loop200
            }
            p = from201
            break loop200
          }
          leaf(7, leaf199, p)
          loop209: while true {
            guard isIn(0, 13, p) else { see(p); break loop209 }
            let from210 = p
            end213: do {
              p = ruleStyle(p)
              if p < 0 { break end213 }
              guard p > from210 else { break loop209 }
              continue loop209
            }
            p = from210
            break loop209
          }
          guard p > from195 else { break loop194 }
          continue loop194
        }
      }
    return p
  }

  private mutating func ruleStyle(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from215 = p
      let mark216 = mark()
      done214: do {
        if isIn(0, 14, p) {
          or217: do {
            p = ruleStrong(p)
            if p < 0 { break or217 }
            break done214
          }
          p = from215
          takeBack(to: mark216)
        }
        if isIn(0, 14, p) {
          or218: do {
            p = ruleStars(p)
            if p < 0 { break or218 }
            break done214
          }
          p = from215
          takeBack(to: mark216)
        }
        if isIn(0, 15, p) {
          or219: do {
            p = ruleLines(p)
            if p < 0 { break or219 }
            break done214
          }
          p = from215
          takeBack(to: mark216)
        }
        if isIn(0, 16, p) {
          or220: do {
            p = ruleCode(p)
            if p < 0 { break or220 }
            break done214
          }
          p = from215
          takeBack(to: mark216)
        }
        if isIn(0, 7, p) {
          or221: do {
            p = ruleTag(p)
            if p < 0 { break or221 }
            break done214
          }
          p = from215
          takeBack(to: mark216)
        }
        if isIn(0, 17, p) {
          or222: do {
            p = ruleImage(p)
            if p < 0 { break or222 }
            break done214
          }
          p = from215
          takeBack(to: mark216)
        }
        if isIn(0, 18, p) {
          or223: do {
            let leaf224 = p
            let from226First = p
            loop225: while true {
              guard isIn(0, 18, p) else { see(p); break loop225 }
              let from226 = p
              end229: do {
                p = scan.takeEmoji(p)
                if p < 0 { break end229 }
                guard p > from226 else { break loop225 }
                continue loop225
              }
              p = from226
              break loop225
            }
            guard p > from226First else { break or223 }
            leaf(20, leaf224, p)
            break done214
          }
          p = from215
        }
        if isIn(0, 19, p) {
          or230: do {
            p = ruleCloze(p)
            if p < 0 { break or230 }
            break done214
          }
          p = from215
          takeBack(to: mark216)
        }
        see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleStrong(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot231 = open(21)
      let leaf232 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 42 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 42 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(2, leaf232, p)
      let look233 = p
      scan.quiet &+= 1
      var look233Is = false
      out234: do {
        p = ruleNWS(p)
        if p < 0 { break out234 }
        look233Is = true
      }
      scan.quiet &-= 1
      guard look233Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look233
      let leaf235 = p
      let walk236Examined = scan.examined
      scan.examined = 0
      let walk236First = p
      var walk236Places: [UInt64] = []
      walk236: while true {
        let walk236Key = UInt64(0) &<< 40 | UInt64(p)
        if let known = scan.memo[walk236Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk236
        }
        walk236Places.append(walk236Key)
        let walk236From = p
        var walk236Is = false
        out237: do {
          see(p)
          if isIn(0, 20, p) {
            let look238 = p
            scan.quiet &+= 1
            var look238Is = false
            out239: do {
              p = ruleStrongEnd(p)
              if p < 0 { break out239 }
              look238Is = true
            }
            scan.quiet &-= 1
            if look238Is {
              if p > 0 { see(p &- 1) }
              break out237
            }
            p = look238
          }
          see(p)
          if isIn(0, 8, p) {
            let look240 = p
            scan.quiet &+= 1
            var look240Is = false
            out241: do {
              p = ruleParaEnd(p)
              if p < 0 { break out241 }
              look240Is = true
            }
            scan.quiet &-= 1
            if look240Is {
              if p > 0 { see(p &- 1) }
              break out237
            }
            p = look240
          }
          p = scan.takeGrapheme(Self.classes[5], p)
          if p < 0 { break out237 }
          walk236Is = true
        }
        guard walk236Is, p > walk236From else { p = walk236From; break walk236 }
      }
      let walk236Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk236Places { scan.memo[place] = walk236Ending }
      _ = walk236First
      scan.examined = max(walk236Examined, scan.examined)
      leaf(7, leaf235, p)
      p = ruleStrongEnd(p)
      if p < 0 { break fail }
      close(slot231)
      return p
    }
    return -1
  }

  private mutating func ruleStrongEnd(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf242 = p
      p = ruleNWS(p)
      if p < 0 { break fail }
      leaf(7, leaf242, p)
      let leaf243 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 42 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 42 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(2, leaf243, p)
      return p
    }
    return -1
  }

  private mutating func ruleStars(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot244 = open(22)
      let leaf245 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 42 else { see(p); break fail }
      p &+= 1
      leaf(2, leaf245, p)
      let look246 = p
      scan.quiet &+= 1
      var look246Is = false
      out247: do {
        p = ruleNWS(p)
        if p < 0 { break out247 }
        look246Is = true
      }
      scan.quiet &-= 1
      guard look246Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look246
      let leaf248 = p
      let walk249Examined = scan.examined
      scan.examined = 0
      let walk249First = p
      var walk249Places: [UInt64] = []
      walk249: while true {
        let walk249Key = UInt64(1) &<< 40 | UInt64(p)
        if let known = scan.memo[walk249Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk249
        }
        walk249Places.append(walk249Key)
        let walk249From = p
        var walk249Is = false
        out250: do {
          see(p)
          if isIn(0, 20, p) {
            let look251 = p
            scan.quiet &+= 1
            var look251Is = false
            out252: do {
              p = ruleStarsEnd(p)
              if p < 0 { break out252 }
              look251Is = true
            }
            scan.quiet &-= 1
            if look251Is {
              if p > 0 { see(p &- 1) }
              break out250
            }
            p = look251
          }
          see(p)
          if isIn(0, 8, p) {
            let look253 = p
            scan.quiet &+= 1
            var look253Is = false
            out254: do {
              p = ruleParaEnd(p)
              if p < 0 { break out254 }
              look253Is = true
            }
            scan.quiet &-= 1
            if look253Is {
              if p > 0 { see(p &- 1) }
              break out250
            }
            p = look253
          }
          p = scan.takeGrapheme(Self.classes[5], p)
          if p < 0 { break out250 }
          walk249Is = true
        }
        guard walk249Is, p > walk249From else { p = walk249From; break walk249 }
      }
      let walk249Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk249Places { scan.memo[place] = walk249Ending }
      _ = walk249First
      scan.examined = max(walk249Examined, scan.examined)
      leaf(7, leaf248, p)
      p = ruleStarsEnd(p)
      if p < 0 { break fail }
      close(slot244)
      return p
    }
    return -1
  }

  private mutating func ruleStarsEnd(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf255 = p
      p = ruleNWS(p)
      if p < 0 { break fail }
      leaf(7, leaf255, p)
      let leaf256 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 42 else { see(p); break fail }
      p &+= 1
      leaf(2, leaf256, p)
      return p
    }
    return -1
  }

  private mutating func ruleLines(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot257 = open(22)
      let leaf258 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 95 else { see(p); break fail }
      p &+= 1
      leaf(2, leaf258, p)
      let look259 = p
      scan.quiet &+= 1
      var look259Is = false
      out260: do {
        p = ruleNWS(p)
        if p < 0 { break out260 }
        look259Is = true
      }
      scan.quiet &-= 1
      guard look259Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look259
      let leaf261 = p
      let walk262Examined = scan.examined
      scan.examined = 0
      let walk262First = p
      var walk262Places: [UInt64] = []
      walk262: while true {
        let walk262Key = UInt64(2) &<< 40 | UInt64(p)
        if let known = scan.memo[walk262Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk262
        }
        walk262Places.append(walk262Key)
        let walk262From = p
        var walk262Is = false
        out263: do {
          see(p)
          if isIn(0, 20, p) {
            let look264 = p
            scan.quiet &+= 1
            var look264Is = false
            out265: do {
              p = ruleLinesEnd(p)
              if p < 0 { break out265 }
              look264Is = true
            }
            scan.quiet &-= 1
            if look264Is {
              if p > 0 { see(p &- 1) }
              break out263
            }
            p = look264
          }
          see(p)
          if isIn(0, 8, p) {
            let look266 = p
            scan.quiet &+= 1
            var look266Is = false
            out267: do {
              p = ruleParaEnd(p)
              if p < 0 { break out267 }
              look266Is = true
            }
            scan.quiet &-= 1
            if look266Is {
              if p > 0 { see(p &- 1) }
              break out263
            }
            p = look266
          }
          p = scan.takeGrapheme(Self.classes[5], p)
          if p < 0 { break out263 }
          walk262Is = true
        }
        guard walk262Is, p > walk262From else { p = walk262From; break walk262 }
      }
      let walk262Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk262Places { scan.memo[place] = walk262Ending }
      _ = walk262First
      scan.examined = max(walk262Examined, scan.examined)
      leaf(7, leaf261, p)
      p = ruleLinesEnd(p)
      if p < 0 { break fail }
      close(slot257)
      return p
    }
    return -1
  }

  private mutating func ruleLinesEnd(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf268 = p
      p = ruleNWS(p)
      if p < 0 { break fail }
      leaf(7, leaf268, p)
      let leaf269 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 95 else { see(p); break fail }
      p &+= 1
      leaf(2, leaf269, p)
      return p
    }
    return -1
  }

  private mutating func ruleCode(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot270 = open(23)
      let leaf271 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break fail }
      p &+= 1
      leaf(2, leaf271, p)
      let look272 = p
      scan.quiet &+= 1
      var look272Is = false
      out273: do {
        p = ruleNWS(p)
        if p < 0 { break out273 }
        look272Is = true
      }
      scan.quiet &-= 1
      guard look272Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look272
      let leaf274 = p
      let walk275Examined = scan.examined
      scan.examined = 0
      let walk275First = p
      var walk275Places: [UInt64] = []
      walk275: while true {
        let walk275Key = UInt64(3) &<< 40 | UInt64(p)
        if let known = scan.memo[walk275Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk275
        }
        walk275Places.append(walk275Key)
        let walk275From = p
        var walk275Is = false
        out276: do {
          see(p)
          if isIn(0, 20, p) {
            let look277 = p
            scan.quiet &+= 1
            var look277Is = false
            out278: do {
              p = ruleCodeEnd(p)
              if p < 0 { break out278 }
              look277Is = true
            }
            scan.quiet &-= 1
            if look277Is {
              if p > 0 { see(p &- 1) }
              break out276
            }
            p = look277
          }
          see(p)
          if isIn(0, 8, p) {
            let look279 = p
            scan.quiet &+= 1
            var look279Is = false
            out280: do {
              p = ruleParaEnd(p)
              if p < 0 { break out280 }
              look279Is = true
            }
            scan.quiet &-= 1
            if look279Is {
              if p > 0 { see(p &- 1) }
              break out276
            }
            p = look279
          }
          p = scan.takeGrapheme(Self.classes[5], p)
          if p < 0 { break out276 }
          walk275Is = true
        }
        guard walk275Is, p > walk275From else { p = walk275From; break walk275 }
      }
      let walk275Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk275Places { scan.memo[place] = walk275Ending }
      _ = walk275First
      scan.examined = max(walk275Examined, scan.examined)
      leaf(7, leaf274, p)
      p = ruleCodeEnd(p)
      if p < 0 { break fail }
      close(slot270)
      return p
    }
    return -1
  }

  private mutating func ruleCodeEnd(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf281 = p
      p = ruleNWS(p)
      if p < 0 { break fail }
      leaf(7, leaf281, p)
      let leaf282 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 96 else { see(p); break fail }
      p &+= 1
      leaf(2, leaf282, p)
      return p
    }
    return -1
  }

  private mutating func ruleTag(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf283 = p
      p = ruleWS(p)
      if p < 0 { break fail }
      leaf(7, leaf283, p)
      p = ruleTagBody(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleTagBody(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot284 = open(24)
      let leaf285 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break fail }
      p &+= 1
      leaf(7, leaf285, p)
      let from287First = p
      loop286: while true {
        guard isIn(0, 20, p) else { see(p); break loop286 }
        let from287 = p
        end290: do {
          let from292 = p
          done291: do {
            if isIn(0, 18, p) {
              or294: do {
                let leaf295 = p
                let from297First = p
                loop296: while true {
                  guard isIn(0, 18, p) else { see(p); break loop296 }
                  let from297 = p
                  end300: do {
                    p = scan.takeEmoji(p)
                    if p < 0 { break end300 }
                    guard p > from297 else { break loop296 }
                    continue loop296
                  }
                  p = from297
                  break loop296
                }
                guard p > from297First else { break or294 }
                leaf(20, leaf295, p)
                break done291
              }
              p = from292
            }
            if isIn(0, 20, p) {
              or301: do {
                let leaf302 = p
                p = ruleNWS(p)
                if p < 0 { break or301 }
                leaf(7, leaf302, p)
                break done291
              }
              p = from292
            }
            see(p)
            break end290
          }
          guard p > from287 else { break loop286 }
          continue loop286
        }
        p = from287
        break loop286
      }
      guard p > from287First else { break fail }
      close(slot284)
      return p
    }
    return -1
  }

  private mutating func ruleImage(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot303 = open(25)
      let leaf304 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 33 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(7, leaf304, p)
      let leaf305 = p
      let walk306Examined = scan.examined
      scan.examined = 0
      let walk306First = p
      var walk306Places: [UInt64] = []
      walk306: while true {
        let walk306Key = UInt64(4) &<< 40 | UInt64(p)
        if let known = scan.memo[walk306Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk306
        }
        walk306Places.append(walk306Key)
        let walk306From = p
        var walk306Is = false
        out307: do {
          p = scan.takeGrapheme(Self.classes[6], p)
          if p < 0 { break out307 }
          walk306Is = true
        }
        guard walk306Is, p > walk306From else { p = walk306From; break walk306 }
      }
      let walk306Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk306Places { scan.memo[place] = walk306Ending }
      _ = walk306First
      scan.examined = max(walk306Examined, scan.examined)
      leaf(26, leaf305, p)
      let leaf308 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 40 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(7, leaf308, p)
      let leaf309 = p
      let walk310Examined = scan.examined
      scan.examined = 0
      let walk310First = p
      var walk310Places: [UInt64] = []
      walk310: while true {
        let walk310Key = UInt64(5) &<< 40 | UInt64(p)
        if let known = scan.memo[walk310Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk310
        }
        walk310Places.append(walk310Key)
        let walk310From = p
        var walk310Is = false
        out311: do {
          p = scan.takeGrapheme(Self.classes[7], p)
          if p < 0 { break out311 }
          walk310Is = true
        }
        guard walk310Is, p > walk310From else { p = walk310From; break walk310 }
      }
      let walk310Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk310Places { scan.memo[place] = walk310Ending }
      _ = walk310First
      scan.examined = max(walk310Examined, scan.examined)
      leaf(27, leaf309, p)
      let leaf312 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break fail }
      p &+= 1
      leaf(7, leaf312, p)
      close(slot303)
      return p
    }
    return -1
  }

  private mutating func ruleCloze(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot313 = open(28)
      let leaf314 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 63 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(2, leaf314, p)
      let leaf315 = p
      let walk316Examined = scan.examined
      scan.examined = 0
      let walk316First = p
      var walk316Places: [UInt64] = []
      walk316: while true {
        let walk316Key = UInt64(4) &<< 40 | UInt64(p)
        if let known = scan.memo[walk316Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk316
        }
        walk316Places.append(walk316Key)
        let walk316From = p
        var walk316Is = false
        out317: do {
          p = scan.takeGrapheme(Self.classes[6], p)
          if p < 0 { break out317 }
          walk316Is = true
        }
        guard walk316Is, p > walk316From else { p = walk316From; break walk316 }
      }
      let walk316Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk316Places { scan.memo[place] = walk316Ending }
      _ = walk316First
      scan.examined = max(walk316Examined, scan.examined)
      leaf(29, leaf315, p)
      let leaf318 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 40 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(2, leaf318, p)
      let leaf319 = p
      let walk320Examined = scan.examined
      scan.examined = 0
      let walk320First = p
      var walk320Places: [UInt64] = []
      walk320: while true {
        let walk320Key = UInt64(5) &<< 40 | UInt64(p)
        if let known = scan.memo[walk320Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk320
        }
        walk320Places.append(walk320Key)
        let walk320From = p
        var walk320Is = false
        out321: do {
          p = scan.takeGrapheme(Self.classes[7], p)
          if p < 0 { break out321 }
          walk320Is = true
        }
        guard walk320Is, p > walk320From else { p = walk320From; break walk320 }
      }
      let walk320Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk320Places { scan.memo[place] = walk320Ending }
      _ = walk320First
      scan.examined = max(walk320Examined, scan.examined)
      leaf(30, leaf319, p)
      let leaf322 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break fail }
      p &+= 1
      leaf(2, leaf322, p)
      close(slot313)
      return p
    }
    return -1
  }
  private mutating func prefix(_ number: Int, _ start: Int) -> Int {
    switch number {
    default: return -1
    }
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
    default: return start
    }
  }
}
