// Made from Grammar/LibraryNotes.peg by `make parsers`: change the grammar, not this file.
// swift-format-ignore-file

import Packrat

/// Parses by Grammar/LibraryNotes.peg.
@safe package struct LibraryNotesParser: UnitRules, ~Copyable {
  package var scan: Scan = Scan()
  private let sets: UnsafeMutablePointer<UInt64>

  package static let kinds: [String] = ["blank_line", "header", "delimiter", "tab", "list", "list_item", "list_delimiter", "text", "unordered_list_opening", "ordered_list_number", "ordered_list_terminator", "blockquote", "question_and_answer", "qna_delimiter", "qna_question", "qna_answer", "summary", "summary_delimiter", "summary_body", "paragraph", "emoji", "strong_emphasis", "emphasis", "code", "hashtag", "image", "link_alt_text", "link_target", "cloze", "cloze_hint", "cloze_answer", "error"]

  private static let setBits: [UInt64] = [
    0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100,
    0x2100, 0x33d, 0x141, 0x100, 0x100, 0x100, 0x2100, 0x2100,
    0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100,
    0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100,
    0x33d, 0x2700, 0x2100, 0x2b02, 0x2100, 0x2100, 0x2100, 0x2100,
    0x2100, 0x2100, 0x2b04, 0x2104, 0x2100, 0x2104, 0x2100, 0x2100,
    0x2b88, 0x2b88, 0x2b88, 0x2b88, 0x2b88, 0x2b88, 0x2b88, 0x2b88,
    0x2b88, 0x2b88, 0x2100, 0x2100, 0x2100, 0x2100, 0x2110, 0x3300,
    0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100,
    0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100,
    0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100,
    0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2300,
    0x2300, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100,
    0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100,
    0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100,
    0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100, 0x2100,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
    0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd, 0x2bbd,
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
    assert(scan.works())
    var p = start
    fail: do {
      scan.see(p)
      if isIn(0, 0, p) {
        let look12 = p
        scan.quiet &+= 1
        var look12Is = false
        out13: do {
          p = ruleBlank(p)
          if p < 0 { break out13 }
          look12Is = true
        }
        scan.quiet &-= 1
        if look12Is {
          if p > 0 { scan.see(p &- 1) }
          break fail
        }
        p = look12
      }
      let from15 = p
      done14: do {
        if isIn(0, 1, p) {
          let mark17 = scan.mark()
          or16: do {
            p = ruleHeader(p)
            if p < 0 { break or16 }
            break done14
          }
          p = from15
          scan.takeBack(to: mark17)
        }
        if isIn(0, 2, p) {
          let mark19 = scan.mark()
          or18: do {
            p = ruleBullets(p)
            if p < 0 { break or18 }
            break done14
          }
          p = from15
          scan.takeBack(to: mark19)
        }
        if isIn(0, 3, p) {
          let mark21 = scan.mark()
          or20: do {
            p = ruleNumbers(p)
            if p < 0 { break or20 }
            break done14
          }
          p = from15
          scan.takeBack(to: mark21)
        }
        if isIn(0, 4, p) {
          let mark23 = scan.mark()
          or22: do {
            p = ruleQuote(p)
            if p < 0 { break or22 }
            break done14
          }
          p = from15
          scan.takeBack(to: mark23)
        }
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 81:
            let mark25 = scan.mark()
            or24: do {
              p = ruleQuestion(p)
              if p < 0 { break or24 }
              break done14
            }
            p = from15
            scan.takeBack(to: mark25)
          case 83, 84, 115, 116:
            let mark27 = scan.mark()
            or26: do {
              p = ruleSummary(p)
              if p < 0 { break or26 }
              break done14
            }
            p = from15
            scan.takeBack(to: mark27)
          default: break
          }
        }
        scan.see(p)
        let mark29 = scan.mark()
        or28: do {
          p = ruleParagraph(p)
          if p < 0 { break or28 }
          break done14
        }
        p = from15
        scan.takeBack(to: mark29)
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
      let leaf30 = p
      loop31: while true {
        guard isIn(0, 5, p) else { scan.see(p); break loop31 }
        let from32 = p
        end35: do {
          p = ruleWS(p)
          if p < 0 { break end35 }
          guard p > from32 else { break loop31 }
          continue loop31
        }
        p = from32
        break loop31
      }
      p = ruleNL(p)
      if p < 0 { break fail }
      scan.leaf(0, leaf30, p)
      return p
    }
    return -1
  }

  private mutating func ruleNL(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      guard p < scan.limit, unsafe scan.bytes[p] == 10 else { scan.see(p); break fail }
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
      let slot36 = scan.open(1)
      let leaf37 = p
      var steps40 = 0
      loop38: while steps40 < 6 {
        guard isIn(0, 1, p) else { scan.see(p); break loop38 }
        let from39 = p
        end42: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break end42 }
          p &+= 1
          guard p > from39 else { break loop38 }
          steps40 &+= 1
          continue loop38
        }
        p = from39
        break loop38
      }
      guard steps40 >= 1 else { break fail }
      if steps40 == 6 {
        scan.see(p)
        if isIn(0, 1, p) {
          let look43 = p
          scan.quiet &+= 1
          var look43Is = false
          out44: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break out44 }
            p &+= 1
            look43Is = true
          }
          scan.quiet &-= 1
          if look43Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look43
        }
      }
      scan.leaf(2, leaf37, p)
      let leaf45 = p
      let from47First = p
      loop46: while true {
        guard isIn(0, 5, p) else { scan.see(p); break loop46 }
        let from47 = p
        end50: do {
          p = ruleWS(p)
          if p < 0 { break end50 }
          guard p > from47 else { break loop46 }
          continue loop46
        }
        p = from47
        break loop46
      }
      guard p > from47First else { break fail }
      scan.leaf(3, leaf45, p)
      p = ruleLineText(p)
      if p < 0 { break fail }
      let from52 = p
      done51: do {
        if isIn(0, 6, p) {
          or53: do {
            p = ruleLastLine(p)
            if p < 0 { break or53 }
            break done51
          }
          p = from52
        }
        scan.see(p)
        do {
          break done51
        }
      }
      scan.close(slot36)
      return p
    }
    return -1
  }

  private mutating func ruleBullets(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot57 = scan.open(4)
      let from59First = p
      loop58: while true {
        guard isIn(0, 2, p) else { scan.see(p); break loop58 }
        let from59 = p
        let mark61 = scan.mark()
        end62: do {
          let slot63 = scan.open(5)
          p = ruleBullet(p)
          if p < 0 { break end62 }
          p = ruleParagraph(p)
          if p < 0 { break end62 }
          scan.close(slot63)
          loop64: while true {
            guard isIn(0, 0, p) else { scan.see(p); break loop64 }
            let from65 = p
            end68: do {
              p = ruleBlank(p)
              if p < 0 { break end68 }
              guard p > from65 else { break loop64 }
              continue loop64
            }
            p = from65
            break loop64
          }
          guard p > from59 else { break loop58 }
          continue loop58
        }
        p = from59
        scan.takeBack(to: mark61)
        break loop58
      }
      guard p > from59First else { break fail }
      scan.close(slot57)
      return p
    }
    return -1
  }

  private mutating func ruleBullet(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot69 = scan.open(6)
      let leaf70 = p
      loop71: while true {
        guard isIn(0, 5, p) else { scan.see(p); break loop71 }
        let from72 = p
        end75: do {
          p = ruleWS(p)
          if p < 0 { break end75 }
          guard p > from72 else { break loop71 }
          continue loop71
        }
        p = from72
        break loop71
      }
      scan.leaf(7, leaf70, p)
      let leaf76 = p
      p = scan.takeGrapheme(Self.classes[2], p)
      if p < 0 { break fail }
      scan.leaf(8, leaf76, p)
      let leaf77 = p
      var steps80 = 0
      loop78: while steps80 < 4 {
        guard isIn(0, 5, p) else { scan.see(p); break loop78 }
        let from79 = p
        end82: do {
          p = ruleWS(p)
          if p < 0 { break end82 }
          guard p > from79 else { break loop78 }
          steps80 &+= 1
          continue loop78
        }
        p = from79
        break loop78
      }
      guard steps80 >= 1 else { break fail }
      if steps80 == 4 {
        scan.see(p)
        if isIn(0, 5, p) {
          let look83 = p
          scan.quiet &+= 1
          var look83Is = false
          out84: do {
            p = ruleWS(p)
            if p < 0 { break out84 }
            look83Is = true
          }
          scan.quiet &-= 1
          if look83Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look83
        }
      }
      scan.leaf(3, leaf77, p)
      scan.close(slot69)
      return p
    }
    return -1
  }

  private mutating func ruleNumbers(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot85 = scan.open(4)
      let from87First = p
      loop86: while true {
        guard isIn(0, 3, p) else { scan.see(p); break loop86 }
        let from87 = p
        let mark89 = scan.mark()
        end90: do {
          let slot91 = scan.open(5)
          p = ruleNumber(p)
          if p < 0 { break end90 }
          p = ruleParagraph(p)
          if p < 0 { break end90 }
          scan.close(slot91)
          loop92: while true {
            guard isIn(0, 0, p) else { scan.see(p); break loop92 }
            let from93 = p
            end96: do {
              p = ruleBlank(p)
              if p < 0 { break end96 }
              guard p > from93 else { break loop92 }
              continue loop92
            }
            p = from93
            break loop92
          }
          guard p > from87 else { break loop86 }
          continue loop86
        }
        p = from87
        scan.takeBack(to: mark89)
        break loop86
      }
      guard p > from87First else { break fail }
      scan.close(slot85)
      return p
    }
    return -1
  }

  private mutating func ruleNumber(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot97 = scan.open(6)
      let leaf98 = p
      loop99: while true {
        guard isIn(0, 5, p) else { scan.see(p); break loop99 }
        let from100 = p
        end103: do {
          p = ruleWS(p)
          if p < 0 { break end103 }
          guard p > from100 else { break loop99 }
          continue loop99
        }
        p = from100
        break loop99
      }
      scan.leaf(7, leaf98, p)
      let leaf104 = p
      var steps107 = 0
      loop105: while steps107 < 9 {
        guard isIn(0, 7, p) else { scan.see(p); break loop105 }
        let from106 = p
        end109: do {
          p = scan.takeGrapheme(Self.classes[3], p)
          if p < 0 { break end109 }
          guard p > from106 else { break loop105 }
          steps107 &+= 1
          continue loop105
        }
        p = from106
        break loop105
      }
      guard steps107 >= 1 else { break fail }
      if steps107 == 9 {
        scan.see(p)
        if isIn(0, 7, p) {
          let look110 = p
          scan.quiet &+= 1
          var look110Is = false
          out111: do {
            p = scan.takeGrapheme(Self.classes[3], p)
            if p < 0 { break out111 }
            look110Is = true
          }
          scan.quiet &-= 1
          if look110Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look110
        }
      }
      scan.leaf(9, leaf104, p)
      let leaf112 = p
      p = scan.takeGrapheme(Self.classes[4], p)
      if p < 0 { break fail }
      scan.leaf(10, leaf112, p)
      let leaf113 = p
      var steps116 = 0
      loop114: while steps116 < 4 {
        guard isIn(0, 5, p) else { scan.see(p); break loop114 }
        let from115 = p
        end118: do {
          p = ruleWS(p)
          if p < 0 { break end118 }
          guard p > from115 else { break loop114 }
          steps116 &+= 1
          continue loop114
        }
        p = from115
        break loop114
      }
      guard steps116 >= 1 else { break fail }
      if steps116 == 4 {
        scan.see(p)
        if isIn(0, 5, p) {
          let look119 = p
          scan.quiet &+= 1
          var look119Is = false
          out120: do {
            p = ruleWS(p)
            if p < 0 { break out120 }
            look119Is = true
          }
          scan.quiet &-= 1
          if look119Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look119
        }
      }
      scan.leaf(3, leaf113, p)
      scan.close(slot97)
      return p
    }
    return -1
  }

  private mutating func ruleQuote(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot121 = scan.open(11)
      p = ruleQuoteMark(p)
      if p < 0 { break fail }
      p = ruleParagraph(p)
      if p < 0 { break fail }
      scan.close(slot121)
      return p
    }
    return -1
  }

  private mutating func ruleQuoteMark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot122 = scan.open(2)
      let leaf123 = p
      var steps126 = 0
      loop124: while steps126 < 3 {
        guard isIn(0, 5, p) else { scan.see(p); break loop124 }
        let from125 = p
        end128: do {
          p = ruleWS(p)
          if p < 0 { break end128 }
          guard p > from125 else { break loop124 }
          steps126 &+= 1
          continue loop124
        }
        p = from125
        break loop124
      }
      if steps126 == 3 {
        scan.see(p)
        if isIn(0, 5, p) {
          let look129 = p
          scan.quiet &+= 1
          var look129Is = false
          out130: do {
            p = ruleWS(p)
            if p < 0 { break out130 }
            look129Is = true
          }
          scan.quiet &-= 1
          if look129Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look129
        }
      }
      scan.leaf(7, leaf123, p)
      let leaf131 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 62 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(7, leaf131, p)
      let leaf132 = p
      let from134 = p
      done133: do {
        if isIn(0, 5, p) {
          or135: do {
            p = ruleWS(p)
            if p < 0 { break or135 }
            break done133
          }
          p = from134
        }
        scan.see(p)
        do {
          break done133
        }
      }
      scan.leaf(3, leaf132, p)
      scan.close(slot122)
      return p
    }
    return -1
  }

  private mutating func ruleQuestion(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot139 = scan.open(12)
      let slot140 = scan.open(13)
      let leaf141 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 81 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 58 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(7, leaf141, p)
      let leaf142 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(3, leaf142, p)
      scan.close(slot140)
      let slot143 = scan.open(14)
      p = ruleLineText(p)
      if p < 0 { break fail }
      scan.close(slot143)
      let slot144 = scan.open(13)
      let leaf145 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 10 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 65 else { scan.see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 58 else { scan.see(p &+ 2); break fail }
      p &+= 3
      scan.leaf(7, leaf145, p)
      let leaf146 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 32 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(3, leaf146, p)
      scan.close(slot144)
      let slot147 = scan.open(15)
      p = ruleLineText(p)
      if p < 0 { break fail }
      scan.close(slot147)
      let from149 = p
      done148: do {
        if isIn(0, 6, p) {
          or150: do {
            p = ruleLastLine(p)
            if p < 0 { break or150 }
            break done148
          }
          p = from149
        }
        scan.see(p)
        do {
          break done148
        }
      }
      scan.close(slot139)
      return p
    }
    return -1
  }

  private mutating func ruleSummary(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot154 = scan.open(16)
      let leaf155 = p
      let from157 = p
      done156: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 83, 115:
            or158: do {
              guard p < scan.limit, unsafe scan.bytes[p] | 0x20 == 115 else { scan.see(p); break or158 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] | 0x20 == 117 else { scan.see(p &+ 1); break or158 }
              guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] | 0x20 == 109 else { scan.see(p &+ 2); break or158 }
              guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] | 0x20 == 109 else { scan.see(p &+ 3); break or158 }
              guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] | 0x20 == 97 else { scan.see(p &+ 4); break or158 }
              guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] | 0x20 == 114 else { scan.see(p &+ 5); break or158 }
              guard p &+ 6 < scan.limit, unsafe scan.bytes[p &+ 6] | 0x20 == 121 else { scan.see(p &+ 6); break or158 }
              guard p &+ 7 < scan.limit, unsafe scan.bytes[p &+ 7] == 58 else { scan.see(p &+ 7); break or158 }
              guard p &+ 8 < scan.limit, unsafe scan.bytes[p &+ 8] == 32 else { scan.see(p &+ 8); break or158 }
              p &+= 9
              break done156
            }
            p = from157
          case 84, 116:
            or160: do {
              guard p < scan.limit, unsafe scan.bytes[p] | 0x20 == 116 else { scan.see(p); break or160 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] | 0x20 == 108 else { scan.see(p &+ 1); break or160 }
              guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 59 else { scan.see(p &+ 2); break or160 }
              guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] | 0x20 == 100 else { scan.see(p &+ 3); break or160 }
              guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] | 0x20 == 114 else { scan.see(p &+ 4); break or160 }
              guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] == 58 else { scan.see(p &+ 5); break or160 }
              guard p &+ 6 < scan.limit, unsafe scan.bytes[p &+ 6] == 32 else { scan.see(p &+ 6); break or160 }
              p &+= 7
              break done156
            }
            p = from157
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      scan.leaf(17, leaf155, p)
      let slot162 = scan.open(18)
      p = ruleLineText(p)
      if p < 0 { break fail }
      scan.close(slot162)
      let from164 = p
      done163: do {
        if isIn(0, 6, p) {
          or165: do {
            let leaf167 = p
            p = ruleNL(p)
            if p < 0 { break or165 }
            scan.leaf(18, leaf167, p)
            break done163
          }
          p = from164
        }
        scan.see(p)
        do {
          break done163
        }
      }
      scan.close(slot154)
      return p
    }
    return -1
  }

  private mutating func ruleParagraph(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot170 = scan.open(19)
      let from172 = p
      done171: do {
        if isIn(0, 1, p) {
          let mark174 = scan.mark()
          or173: do {
            p = ruleTagBody(p)
            if p < 0 { break or173 }
            break done171
          }
          p = from172
          scan.takeBack(to: mark174)
        }
        scan.see(p)
        do {
          break done171
        }
      }
      p = ruleParaText(p)
      if p < 0 { break fail }
      let from178 = p
      done177: do {
        if isIn(0, 6, p) {
          or179: do {
            p = ruleLastLine(p)
            if p < 0 { break or179 }
            break done177
          }
          p = from178
        }
        scan.see(p)
        do {
          break done177
        }
      }
      scan.close(slot170)
      return p
    }
    return -1
  }

  private mutating func ruleLastLine(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf183 = p
      p = ruleParaEnd(p)
      if p < 0 { break fail }
      scan.leaf(7, leaf183, p)
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
      let look184 = p
      scan.quiet &+= 1
      var look184Is = false
      out185: do {
        let from187 = p
        done186: do {
          assert(scan.works())
          if p < scan.limit {
            switch unsafe scan.bytes[p] {
            case 10:
              or188: do {
                p = ruleNL(p)
                if p < 0 { break or188 }
                break done186
              }
              p = from187
            case 35:
              or190: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break or190 }
                p &+= 1
                break done186
              }
              p = from187
            default: break
            }
          }
          if isIn(0, 2, p) {
            let mark193 = scan.mark()
            or192: do {
              p = ruleBullet(p)
              if p < 0 { break or192 }
              break done186
            }
            p = from187
            scan.takeBack(to: mark193)
          }
          if isIn(0, 3, p) {
            let mark195 = scan.mark()
            or194: do {
              p = ruleNumber(p)
              if p < 0 { break or194 }
              break done186
            }
            p = from187
            scan.takeBack(to: mark195)
          }
          if isIn(0, 4, p) {
            let mark197 = scan.mark()
            or196: do {
              p = ruleQuoteMark(p)
              if p < 0 { break or196 }
              break done186
            }
            p = from187
            scan.takeBack(to: mark197)
          }
          scan.see(p)
          break out185
        }
        look184Is = true
      }
      scan.quiet &-= 1
      guard look184Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look184
      return p
    }
    return -1
  }

  private mutating func ruleParaText(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      loop198: while true {
        let from199 = p
        do {
          let leaf203 = p
          loop204: while true {
            guard isIn(0, 8, p) else { scan.see(p); break loop204 }
            let from205 = p
            end208: do {
              scan.see(p)
              if isIn(0, 6, p) {
                let look209 = p
                scan.quiet &+= 1
                var look209Is = false
                out210: do {
                  p = ruleParaEnd(p)
                  if p < 0 { break out210 }
                  look209Is = true
                }
                scan.quiet &-= 1
                if look209Is {
                  if p > 0 { scan.see(p &- 1) }
                  break end208
                }
                p = look209
              }
              scan.see(p)
              if isIn(0, 9, p) {
                let look211 = p
                scan.quiet &+= 1
                var look211Is = false
                out212: do {
                  p = ruleStyle(p)
                  if p < 0 { break out212 }
                  look211Is = true
                }
                scan.quiet &-= 1
                if look211Is {
                  if p > 0 { scan.see(p &- 1) }
                  break end208
                }
                p = look211
              }
              p = scan.takeGrapheme(Self.classes[5], p)
              if p < 0 { break end208 }
              guard p > from205 else { break loop204 }
              continue loop204
            }
            p = from205
            break loop204
          }
          scan.leaf(7, leaf203, p)
          loop213: while true {
            guard isIn(0, 9, p) else { scan.see(p); break loop213 }
            let from214 = p
            end217: do {
              p = ruleStyle(p)
              if p < 0 { break end217 }
              guard p > from214 else { break loop213 }
              continue loop213
            }
            p = from214
            break loop213
          }
          guard p > from199 else { break loop198 }
          continue loop198
        }
      }
    return p
  }

  private mutating func ruleLineText(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      loop218: while true {
        let from219 = p
        do {
          let leaf223 = p
          loop224: while true {
            guard isIn(0, 8, p) else { scan.see(p); break loop224 }
            let from225 = p
            end228: do {
              scan.see(p)
              if isIn(0, 6, p) {
                let look229 = p
                scan.quiet &+= 1
                var look229Is = false
                out230: do {
                  p = ruleNL(p)
                  if p < 0 { break out230 }
                  look229Is = true
                }
                scan.quiet &-= 1
                if look229Is {
                  if p > 0 { scan.see(p &- 1) }
                  break end228
                }
                p = look229
              }
              scan.see(p)
              if isIn(0, 9, p) {
                let look231 = p
                scan.quiet &+= 1
                var look231Is = false
                out232: do {
                  p = ruleStyle(p)
                  if p < 0 { break out232 }
                  look231Is = true
                }
                scan.quiet &-= 1
                if look231Is {
                  if p > 0 { scan.see(p &- 1) }
                  break end228
                }
                p = look231
              }
              p = scan.takeGrapheme(Self.classes[5], p)
              if p < 0 { break end228 }
              guard p > from225 else { break loop224 }
              continue loop224
            }
            p = from225
            break loop224
          }
          scan.leaf(7, leaf223, p)
          loop233: while true {
            guard isIn(0, 9, p) else { scan.see(p); break loop233 }
            let from234 = p
            end237: do {
              p = ruleStyle(p)
              if p < 0 { break end237 }
              guard p > from234 else { break loop233 }
              continue loop233
            }
            p = from234
            break loop233
          }
          guard p > from219 else { break loop218 }
          continue loop218
        }
      }
    return p
  }

  private mutating func ruleStyle(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from239 = p
      done238: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 42:
            let mark241 = scan.mark()
            or240: do {
              p = ruleStrong(p)
              if p < 0 { break or240 }
              break done238
            }
            p = from239
            scan.takeBack(to: mark241)
            let mark243 = scan.mark()
            or242: do {
              p = ruleStars(p)
              if p < 0 { break or242 }
              break done238
            }
            p = from239
            scan.takeBack(to: mark243)
          case 95:
            let mark245 = scan.mark()
            or244: do {
              p = ruleLines(p)
              if p < 0 { break or244 }
              break done238
            }
            p = from239
            scan.takeBack(to: mark245)
          case 96:
            let mark247 = scan.mark()
            or246: do {
              p = ruleCode(p)
              if p < 0 { break or246 }
              break done238
            }
            p = from239
            scan.takeBack(to: mark247)
          default: break
          }
        }
        if isIn(0, 5, p) {
          let mark249 = scan.mark()
          or248: do {
            p = ruleTag(p)
            if p < 0 { break or248 }
            break done238
          }
          p = from239
          scan.takeBack(to: mark249)
        }
        if isIn(0, 10, p) {
          let mark251 = scan.mark()
          or250: do {
            p = ruleImage(p)
            if p < 0 { break or250 }
            break done238
          }
          p = from239
          scan.takeBack(to: mark251)
        }
        if isIn(0, 11, p) {
          or252: do {
            let leaf254 = p
            let from256First = p
            loop255: while true {
              guard isIn(0, 11, p) else { scan.see(p); break loop255 }
              let from256 = p
              end259: do {
                p = scan.takeEmoji(p)
                if p < 0 { break end259 }
                guard p > from256 else { break loop255 }
                continue loop255
              }
              p = from256
              break loop255
            }
            guard p > from256First else { break or252 }
            scan.leaf(20, leaf254, p)
            break done238
          }
          p = from239
        }
        if isIn(0, 12, p) {
          let mark261 = scan.mark()
          or260: do {
            p = ruleCloze(p)
            if p < 0 { break or260 }
            break done238
          }
          p = from239
          scan.takeBack(to: mark261)
        }
        scan.see(p)
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
      let slot262 = scan.open(21)
      let leaf263 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 42 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 42 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(2, leaf263, p)
      let look264 = p
      scan.quiet &+= 1
      var look264Is = false
      out265: do {
        p = ruleNWS(p)
        if p < 0 { break out265 }
        look264Is = true
      }
      scan.quiet &-= 1
      guard look264Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look264
      let leaf266 = p
      let walk267Examined = scan.examined
      scan.examined = 0
      let walk267First = p
      var walk267Places: [UInt64] = []
      walk267: while true {
        let walk267Key = UInt64(0) &<< 40 | UInt64(p)
        if let known = scan.memo[walk267Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk267
        }
        walk267Places.append(walk267Key)
        let walk267From = p
        var walk267Is = false
        out268: do {
          scan.see(p)
          if isIn(0, 13, p) {
            let look269 = p
            scan.quiet &+= 1
            var look269Is = false
            out270: do {
              p = ruleStrongEnd(p)
              if p < 0 { break out270 }
              look269Is = true
            }
            scan.quiet &-= 1
            if look269Is {
              if p > 0 { scan.see(p &- 1) }
              break out268
            }
            p = look269
          }
          scan.see(p)
          if isIn(0, 6, p) {
            let look271 = p
            scan.quiet &+= 1
            var look271Is = false
            out272: do {
              p = ruleParaEnd(p)
              if p < 0 { break out272 }
              look271Is = true
            }
            scan.quiet &-= 1
            if look271Is {
              if p > 0 { scan.see(p &- 1) }
              break out268
            }
            p = look271
          }
          p = scan.takeGrapheme(Self.classes[5], p)
          if p < 0 { break out268 }
          walk267Is = true
        }
        guard walk267Is, p > walk267From else { p = walk267From; break walk267 }
      }
      let walk267Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk267Places { scan.memo[place] = walk267Ending }
      _ = walk267First
      scan.examined = max(walk267Examined, scan.examined)
      scan.leaf(7, leaf266, p)
      p = ruleStrongEnd(p)
      if p < 0 { break fail }
      scan.close(slot262)
      return p
    }
    return -1
  }

  private mutating func ruleStrongEnd(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf273 = p
      p = ruleNWS(p)
      if p < 0 { break fail }
      scan.leaf(7, leaf273, p)
      let leaf274 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 42 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 42 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(2, leaf274, p)
      return p
    }
    return -1
  }

  private mutating func ruleStars(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot275 = scan.open(22)
      let leaf276 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 42 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(2, leaf276, p)
      let look277 = p
      scan.quiet &+= 1
      var look277Is = false
      out278: do {
        p = ruleNWS(p)
        if p < 0 { break out278 }
        look277Is = true
      }
      scan.quiet &-= 1
      guard look277Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look277
      let leaf279 = p
      let walk280Examined = scan.examined
      scan.examined = 0
      let walk280First = p
      var walk280Places: [UInt64] = []
      walk280: while true {
        let walk280Key = UInt64(1) &<< 40 | UInt64(p)
        if let known = scan.memo[walk280Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk280
        }
        walk280Places.append(walk280Key)
        let walk280From = p
        var walk280Is = false
        out281: do {
          scan.see(p)
          if isIn(0, 13, p) {
            let look282 = p
            scan.quiet &+= 1
            var look282Is = false
            out283: do {
              p = ruleStarsEnd(p)
              if p < 0 { break out283 }
              look282Is = true
            }
            scan.quiet &-= 1
            if look282Is {
              if p > 0 { scan.see(p &- 1) }
              break out281
            }
            p = look282
          }
          scan.see(p)
          if isIn(0, 6, p) {
            let look284 = p
            scan.quiet &+= 1
            var look284Is = false
            out285: do {
              p = ruleParaEnd(p)
              if p < 0 { break out285 }
              look284Is = true
            }
            scan.quiet &-= 1
            if look284Is {
              if p > 0 { scan.see(p &- 1) }
              break out281
            }
            p = look284
          }
          p = scan.takeGrapheme(Self.classes[5], p)
          if p < 0 { break out281 }
          walk280Is = true
        }
        guard walk280Is, p > walk280From else { p = walk280From; break walk280 }
      }
      let walk280Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk280Places { scan.memo[place] = walk280Ending }
      _ = walk280First
      scan.examined = max(walk280Examined, scan.examined)
      scan.leaf(7, leaf279, p)
      p = ruleStarsEnd(p)
      if p < 0 { break fail }
      scan.close(slot275)
      return p
    }
    return -1
  }

  private mutating func ruleStarsEnd(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf286 = p
      p = ruleNWS(p)
      if p < 0 { break fail }
      scan.leaf(7, leaf286, p)
      let leaf287 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 42 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(2, leaf287, p)
      return p
    }
    return -1
  }

  private mutating func ruleLines(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot288 = scan.open(22)
      let leaf289 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 95 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(2, leaf289, p)
      let look290 = p
      scan.quiet &+= 1
      var look290Is = false
      out291: do {
        p = ruleNWS(p)
        if p < 0 { break out291 }
        look290Is = true
      }
      scan.quiet &-= 1
      guard look290Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look290
      let leaf292 = p
      let walk293Examined = scan.examined
      scan.examined = 0
      let walk293First = p
      var walk293Places: [UInt64] = []
      walk293: while true {
        let walk293Key = UInt64(2) &<< 40 | UInt64(p)
        if let known = scan.memo[walk293Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk293
        }
        walk293Places.append(walk293Key)
        let walk293From = p
        var walk293Is = false
        out294: do {
          scan.see(p)
          if isIn(0, 13, p) {
            let look295 = p
            scan.quiet &+= 1
            var look295Is = false
            out296: do {
              p = ruleLinesEnd(p)
              if p < 0 { break out296 }
              look295Is = true
            }
            scan.quiet &-= 1
            if look295Is {
              if p > 0 { scan.see(p &- 1) }
              break out294
            }
            p = look295
          }
          scan.see(p)
          if isIn(0, 6, p) {
            let look297 = p
            scan.quiet &+= 1
            var look297Is = false
            out298: do {
              p = ruleParaEnd(p)
              if p < 0 { break out298 }
              look297Is = true
            }
            scan.quiet &-= 1
            if look297Is {
              if p > 0 { scan.see(p &- 1) }
              break out294
            }
            p = look297
          }
          p = scan.takeGrapheme(Self.classes[5], p)
          if p < 0 { break out294 }
          walk293Is = true
        }
        guard walk293Is, p > walk293From else { p = walk293From; break walk293 }
      }
      let walk293Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk293Places { scan.memo[place] = walk293Ending }
      _ = walk293First
      scan.examined = max(walk293Examined, scan.examined)
      scan.leaf(7, leaf292, p)
      p = ruleLinesEnd(p)
      if p < 0 { break fail }
      scan.close(slot288)
      return p
    }
    return -1
  }

  private mutating func ruleLinesEnd(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf299 = p
      p = ruleNWS(p)
      if p < 0 { break fail }
      scan.leaf(7, leaf299, p)
      let leaf300 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 95 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(2, leaf300, p)
      return p
    }
    return -1
  }

  private mutating func ruleCode(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot301 = scan.open(23)
      let leaf302 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(2, leaf302, p)
      let look303 = p
      scan.quiet &+= 1
      var look303Is = false
      out304: do {
        p = ruleNWS(p)
        if p < 0 { break out304 }
        look303Is = true
      }
      scan.quiet &-= 1
      guard look303Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look303
      let leaf305 = p
      let walk306Examined = scan.examined
      scan.examined = 0
      let walk306First = p
      var walk306Places: [UInt64] = []
      walk306: while true {
        let walk306Key = UInt64(3) &<< 40 | UInt64(p)
        if let known = scan.memo[walk306Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk306
        }
        walk306Places.append(walk306Key)
        let walk306From = p
        var walk306Is = false
        out307: do {
          scan.see(p)
          if isIn(0, 13, p) {
            let look308 = p
            scan.quiet &+= 1
            var look308Is = false
            out309: do {
              p = ruleCodeEnd(p)
              if p < 0 { break out309 }
              look308Is = true
            }
            scan.quiet &-= 1
            if look308Is {
              if p > 0 { scan.see(p &- 1) }
              break out307
            }
            p = look308
          }
          scan.see(p)
          if isIn(0, 6, p) {
            let look310 = p
            scan.quiet &+= 1
            var look310Is = false
            out311: do {
              p = ruleParaEnd(p)
              if p < 0 { break out311 }
              look310Is = true
            }
            scan.quiet &-= 1
            if look310Is {
              if p > 0 { scan.see(p &- 1) }
              break out307
            }
            p = look310
          }
          p = scan.takeGrapheme(Self.classes[5], p)
          if p < 0 { break out307 }
          walk306Is = true
        }
        guard walk306Is, p > walk306From else { p = walk306From; break walk306 }
      }
      let walk306Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk306Places { scan.memo[place] = walk306Ending }
      _ = walk306First
      scan.examined = max(walk306Examined, scan.examined)
      scan.leaf(7, leaf305, p)
      p = ruleCodeEnd(p)
      if p < 0 { break fail }
      scan.close(slot301)
      return p
    }
    return -1
  }

  private mutating func ruleCodeEnd(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf312 = p
      p = ruleNWS(p)
      if p < 0 { break fail }
      scan.leaf(7, leaf312, p)
      let leaf313 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 96 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(2, leaf313, p)
      return p
    }
    return -1
  }

  private mutating func ruleTag(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf314 = p
      p = ruleWS(p)
      if p < 0 { break fail }
      scan.leaf(7, leaf314, p)
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
      let slot315 = scan.open(24)
      let leaf316 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(7, leaf316, p)
      let from318First = p
      loop317: while true {
        guard isIn(0, 13, p) else { scan.see(p); break loop317 }
        let from318 = p
        end321: do {
          let from323 = p
          done322: do {
            if isIn(0, 11, p) {
              or324: do {
                let leaf326 = p
                let from328First = p
                loop327: while true {
                  guard isIn(0, 11, p) else { scan.see(p); break loop327 }
                  let from328 = p
                  end331: do {
                    p = scan.takeEmoji(p)
                    if p < 0 { break end331 }
                    guard p > from328 else { break loop327 }
                    continue loop327
                  }
                  p = from328
                  break loop327
                }
                guard p > from328First else { break or324 }
                scan.leaf(20, leaf326, p)
                break done322
              }
              p = from323
            }
            if isIn(0, 13, p) {
              or332: do {
                let leaf334 = p
                p = ruleNWS(p)
                if p < 0 { break or332 }
                scan.leaf(7, leaf334, p)
                break done322
              }
              p = from323
            }
            scan.see(p)
            break end321
          }
          guard p > from318 else { break loop317 }
          continue loop317
        }
        p = from318
        break loop317
      }
      guard p > from318First else { break fail }
      scan.close(slot315)
      return p
    }
    return -1
  }

  private mutating func ruleImage(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot335 = scan.open(25)
      let leaf336 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 33 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(7, leaf336, p)
      let leaf337 = p
      let walk338Examined = scan.examined
      scan.examined = 0
      let walk338First = p
      var walk338Places: [UInt64] = []
      walk338: while true {
        let walk338Key = UInt64(4) &<< 40 | UInt64(p)
        if let known = scan.memo[walk338Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk338
        }
        walk338Places.append(walk338Key)
        let walk338From = p
        var walk338Is = false
        out339: do {
          p = scan.takeGrapheme(Self.classes[6], p)
          if p < 0 { break out339 }
          walk338Is = true
        }
        guard walk338Is, p > walk338From else { p = walk338From; break walk338 }
      }
      let walk338Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk338Places { scan.memo[place] = walk338Ending }
      _ = walk338First
      scan.examined = max(walk338Examined, scan.examined)
      scan.leaf(26, leaf337, p)
      let leaf340 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 40 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(7, leaf340, p)
      let leaf341 = p
      let walk342Examined = scan.examined
      scan.examined = 0
      let walk342First = p
      var walk342Places: [UInt64] = []
      walk342: while true {
        let walk342Key = UInt64(5) &<< 40 | UInt64(p)
        if let known = scan.memo[walk342Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk342
        }
        walk342Places.append(walk342Key)
        let walk342From = p
        var walk342Is = false
        out343: do {
          p = scan.takeGrapheme(Self.classes[7], p)
          if p < 0 { break out343 }
          walk342Is = true
        }
        guard walk342Is, p > walk342From else { p = walk342From; break walk342 }
      }
      let walk342Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk342Places { scan.memo[place] = walk342Ending }
      _ = walk342First
      scan.examined = max(walk342Examined, scan.examined)
      scan.leaf(27, leaf341, p)
      let leaf344 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(7, leaf344, p)
      scan.close(slot335)
      return p
    }
    return -1
  }

  private mutating func ruleCloze(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot345 = scan.open(28)
      let leaf346 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 63 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(2, leaf346, p)
      let leaf347 = p
      let walk348Examined = scan.examined
      scan.examined = 0
      let walk348First = p
      var walk348Places: [UInt64] = []
      walk348: while true {
        let walk348Key = UInt64(4) &<< 40 | UInt64(p)
        if let known = scan.memo[walk348Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk348
        }
        walk348Places.append(walk348Key)
        let walk348From = p
        var walk348Is = false
        out349: do {
          p = scan.takeGrapheme(Self.classes[6], p)
          if p < 0 { break out349 }
          walk348Is = true
        }
        guard walk348Is, p > walk348From else { p = walk348From; break walk348 }
      }
      let walk348Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk348Places { scan.memo[place] = walk348Ending }
      _ = walk348First
      scan.examined = max(walk348Examined, scan.examined)
      scan.leaf(29, leaf347, p)
      let leaf350 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 40 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(2, leaf350, p)
      let leaf351 = p
      let walk352Examined = scan.examined
      scan.examined = 0
      let walk352First = p
      var walk352Places: [UInt64] = []
      walk352: while true {
        let walk352Key = UInt64(5) &<< 40 | UInt64(p)
        if let known = scan.memo[walk352Key] {
          scan.examined = max(scan.examined, known.examined)
          p = known.end
          break walk352
        }
        walk352Places.append(walk352Key)
        let walk352From = p
        var walk352Is = false
        out353: do {
          p = scan.takeGrapheme(Self.classes[7], p)
          if p < 0 { break out353 }
          walk352Is = true
        }
        guard walk352Is, p > walk352From else { p = walk352From; break walk352 }
      }
      let walk352Ending = Scan.Ending(end: p, examined: max(scan.examined, p))
      for place in walk352Places { scan.memo[place] = walk352Ending }
      _ = walk352First
      scan.examined = max(walk352Examined, scan.examined)
      scan.leaf(30, leaf351, p)
      let leaf354 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(2, leaf354, p)
      scan.close(slot345)
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
    default: return start
    }
  }
}
