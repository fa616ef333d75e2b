// Made from Grammar/Peg.peg by `make parsers`: change the grammar, not this file.
// swift-format-ignore-file

/// Parses by Grammar/Peg.peg.
@safe package struct PegParser: UnitRules, ~Copyable {
  package var scan: Scan = Scan()
  private let sets: UnsafeMutablePointer<UInt64>

  package static let kinds: [String] = ["directive", "rule", "name", "arrow", "choice", "slash", "sequence", "step", "look", "count", "as", "literal", "quote", "characters", "ignoring", "any", "branch", "open", "colon", "close", "group", "class", "bracket", "negated", "range", "dash", "property", "sign", "letter", "call", "at", "called", "comma", "argument", "reference", "word", "number", "none", "space"]

  private static let setBits: [UInt64] = [
    0x864e800, 0x864e800, 0x864e800, 0x864e800, 0x864e800, 0x864e800, 0x864e800, 0x864e800,
    0x864e800, 0xe64e800, 0x6002000, 0x864e800, 0x864e800, 0xe64e800, 0x864e800, 0x864e800,
    0x864e800, 0x864e800, 0x864e800, 0x864e800, 0x864e800, 0x864e800, 0x864e800, 0x864e800,
    0x864e800, 0x864e800, 0x864e800, 0x864e800, 0x864e800, 0x864e800, 0x864e800, 0x864e800,
    0xe64e800, 0x864e808, 0x864e800, 0xa64e800, 0x864e800, 0x864e800, 0x864e808, 0x8642000,
    0x864e800, 0x864e800, 0x864e850, 0x864e850, 0x864e900, 0x864ea00, 0x864e800, 0x864e804,
    0x974ea80, 0x974ea80, 0x974ea80, 0x974ea80, 0x974ea80, 0x974ea80, 0x974ea80, 0x974ea80,
    0x974ea80, 0x974ea80, 0x864e800, 0x864e800, 0x8e4e800, 0x864e800, 0x864e800, 0x864e850,
    0x864e801, 0x97cea02, 0x97cea02, 0x97cea02, 0x97cea02, 0x97cea02, 0x97cea02, 0x96cea02,
    0x96cea02, 0x96cea02, 0x96cea02, 0x96cea02, 0x96cea02, 0x96cea02, 0x96cea02, 0x96cea02,
    0x96cea02, 0x96cea02, 0x96cea02, 0x96cea02, 0x96cea02, 0x96cea02, 0x96cea02, 0x96cea02,
    0x96cea02, 0x96cea02, 0x96cea02, 0x864e800, 0x8043800, 0x800e800, 0x866e800, 0x864ea00,
    0x864e800, 0x97cee20, 0x97cee00, 0x97cee00, 0x97cee00, 0x97cee00, 0x97cee00, 0x96cee00,
    0x96cee00, 0x96dee00, 0x96cee00, 0x96cee00, 0x96cee00, 0x96cee00, 0x96cee00, 0x96cee00,
    0x96cee00, 0x96cee00, 0x96cee00, 0x96cee00, 0x96cee00, 0x96cee00, 0x96cee00, 0x96cee00,
    0x96cee00, 0x96cee00, 0x96cee00, 0x864e810, 0x864e800, 0x864e800, 0x864e800, 0x864e800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
    0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800, 0x8244800,
  ]

  private static let classes: [Characters] = [
    Characters(ranges: [], properties: [], isNegated: true),
    Characters(ranges: [39...39, 92...92, 10...10], properties: [], isNegated: true),
    Characters(ranges: [92...92, 93...93, 10...10], properties: [], isNegated: true),
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

  private mutating func ruleGrammar(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      p = ruleSpace(p)
      if p < 0 { break fail }
      let from2 = p
      done1: do {
        if isIn(0, 0, p) {
          let mark4 = scan.mark()
          or3: do {
            p = ruleDirective(p)
            if p < 0 { break or3 }
            break done1
          }
          p = from2
          scan.takeBack(to: mark4)
        }
        scan.see(p)
        do {
          break done1
        }
      }
      let from8First = p
      loop7: while true {
        guard isIn(0, 1, p) else { scan.see(p); break loop7 }
        let from8 = p
        let mark10 = scan.mark()
        end11: do {
          p = ruleRule(p)
          if p < 0 { break end11 }
          guard p > from8 else { break loop7 }
          continue loop7
        }
        p = from8
        scan.takeBack(to: mark10)
        break loop7
      }
      guard p > from8First else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleDirective(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf12 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 64 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 103 else { scan.see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 114 else { scan.see(p &+ 2); break fail }
      guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] == 97 else { scan.see(p &+ 3); break fail }
      guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] == 112 else { scan.see(p &+ 4); break fail }
      guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] == 104 else { scan.see(p &+ 5); break fail }
      guard p &+ 6 < scan.limit, unsafe scan.bytes[p &+ 6] == 101 else { scan.see(p &+ 6); break fail }
      guard p &+ 7 < scan.limit, unsafe scan.bytes[p &+ 7] == 109 else { scan.see(p &+ 7); break fail }
      guard p &+ 8 < scan.limit, unsafe scan.bytes[p &+ 8] == 101 else { scan.see(p &+ 8); break fail }
      guard p &+ 9 < scan.limit, unsafe scan.bytes[p &+ 9] == 115 else { scan.see(p &+ 9); break fail }
      p &+= 10
      scan.leaf(0, leaf12, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleRule(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot13 = scan.open(1)
      let leaf14 = p
      p = ruleName(p)
      if p < 0 { break fail }
      scan.leaf(2, leaf14, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleArrow(p)
      if p < 0 { break fail }
      p = ruleChoice(p)
      if p < 0 { break fail }
      scan.close(slot13)
      return p
    }
    return -1
  }

  private mutating func ruleArrow(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf15 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 60 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(3, leaf15, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleChoice(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    fail: do {
      let slot16 = scan.open(4)
      p = ruleSequence(p)
      if p < 0 { break fail }
      loop17: while true {
        guard isIn(0, 2, p) else { scan.see(p); break loop17 }
        let from18 = p
        let mark20 = scan.mark()
        end21: do {
          let leaf22 = p
          guard p < scan.limit, unsafe scan.bytes[p] == 47 else { scan.see(p); break end21 }
          p &+= 1
          scan.leaf(5, leaf22, p)
          p = ruleSpace(p)
          if p < 0 { break end21 }
          p = ruleSequence(p)
          if p < 0 { break end21 }
          guard p > from18 else { break loop17 }
          continue loop17
        }
        p = from18
        scan.takeBack(to: mark20)
        break loop17
      }
      scan.close(slot16)
      return p
    }
    return -1
  }

  private mutating func ruleSequence(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    fail: do {
      let slot23 = scan.open(6)
      let from25First = p
      loop24: while true {
        let from25 = p
        let mark27 = scan.mark()
        end28: do {
          p = ruleStep(p)
          if p < 0 { break end28 }
          guard p > from25 else { break loop24 }
          continue loop24
        }
        p = from25
        scan.takeBack(to: mark27)
        break loop24
      }
      guard p > from25First else { break fail }
      scan.close(slot23)
      return p
    }
    return -1
  }

  private mutating func ruleStep(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    fail: do {
      let slot29 = scan.open(7)
      let from31 = p
      done30: do {
        if isIn(0, 3, p) {
          let mark33 = scan.mark()
          or32: do {
            p = ruleLook(p)
            if p < 0 { break or32 }
            break done30
          }
          p = from31
          scan.takeBack(to: mark33)
        }
        scan.see(p)
        do {
          break done30
        }
      }
      p = ruleAtom(p)
      if p < 0 { break fail }
      let from37 = p
      done36: do {
        if isIn(0, 4, p) {
          let mark39 = scan.mark()
          or38: do {
            p = ruleCount(p)
            if p < 0 { break or38 }
            break done36
          }
          p = from37
          scan.takeBack(to: mark39)
        }
        scan.see(p)
        do {
          break done36
        }
      }
      let from43 = p
      done42: do {
        if isIn(0, 5, p) {
          let mark45 = scan.mark()
          or44: do {
            p = ruleAs(p)
            if p < 0 { break or44 }
            break done42
          }
          p = from43
          scan.takeBack(to: mark45)
        }
        scan.see(p)
        do {
          break done42
        }
      }
      scan.close(slot29)
      return p
    }
    return -1
  }

  private mutating func ruleLook(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf48 = p
      guard isIn(0, 3, p) else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(8, leaf48, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleCount(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf49 = p
      let from51 = p
      done50: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 42, 43, 63:
            or52: do {
              guard isIn(0, 6, p) else { scan.see(p); break or52 }
              p &+= 1
              break done50
            }
            p = from51
          case 123:
            or54: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 123 else { scan.see(p); break or54 }
              p &+= 1
              let skip57End = scan.limit
              while p < skip57End, isIn(0, 7, p) { p &+= 1 }
              scan.see(p)
              let from59 = p
              done58: do {
                if isIn(0, 8, p) {
                  or60: do {
                    guard p < scan.limit, unsafe scan.bytes[p] == 44 else { scan.see(p); break or60 }
                    p &+= 1
                    let skip63End = scan.limit
                    while p < skip63End, isIn(0, 7, p) { p &+= 1 }
                    scan.see(p)
                    break done58
                  }
                  p = from59
                }
                scan.see(p)
                do {
                  break done58
                }
              }
              guard p < scan.limit, unsafe scan.bytes[p] == 125 else { scan.see(p); break or54 }
              p &+= 1
              break done50
            }
            p = from51
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      scan.leaf(9, leaf49, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleAs(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf66 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 97 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 115 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.see(p)
      if isIn(0, 9, p) { break fail }
      scan.leaf(10, leaf66, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleWord(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleAtom(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    fail: do {
      let from68 = p
      done67: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 39:
            let mark70 = scan.mark()
            or69: do {
              p = ruleLiteral(p)
              if p < 0 { break or69 }
              break done67
            }
            p = from68
            scan.takeBack(to: mark70)
          case 40:
            let mark72 = scan.mark()
            or71: do {
              p = ruleBranch(p)
              if p < 0 { break or71 }
              break done67
            }
            p = from68
            scan.takeBack(to: mark72)
            let mark74 = scan.mark()
            or73: do {
              p = ruleGroup(p)
              if p < 0 { break or73 }
              break done67
            }
            p = from68
            scan.takeBack(to: mark74)
          case 46:
            let mark76 = scan.mark()
            or75: do {
              p = ruleAny(p)
              if p < 0 { break or75 }
              break done67
            }
            p = from68
            scan.takeBack(to: mark76)
          case 64:
            let mark78 = scan.mark()
            or77: do {
              p = ruleCall(p)
              if p < 0 { break or77 }
              break done67
            }
            p = from68
            scan.takeBack(to: mark78)
          case 91:
            let mark80 = scan.mark()
            or79: do {
              p = ruleClass(p)
              if p < 0 { break or79 }
              break done67
            }
            p = from68
            scan.takeBack(to: mark80)
          default: break
          }
        }
        if isIn(0, 1, p) {
          let mark82 = scan.mark()
          or81: do {
            p = ruleReference(p)
            if p < 0 { break or81 }
            break done67
          }
          p = from68
          scan.takeBack(to: mark82)
        }
        if isIn(0, 10, p) {
          let mark84 = scan.mark()
          or83: do {
            p = ruleWord(p)
            if p < 0 { break or83 }
            break done67
          }
          p = from68
          scan.takeBack(to: mark84)
        }
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 45:
            let mark86 = scan.mark()
            or85: do {
              p = ruleNone(p)
              if p < 0 { break or85 }
              break done67
            }
            p = from68
            scan.takeBack(to: mark86)
          case 48, 49, 50, 51, 52, 53, 54, 55, 56, 57:
            let mark88 = scan.mark()
            or87: do {
              p = ruleNumber(p)
              if p < 0 { break or87 }
              break done67
            }
            p = from68
            scan.takeBack(to: mark88)
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

  private mutating func ruleLiteral(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot89 = scan.open(11)
      let leaf90 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 39 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(12, leaf90, p)
      let leaf91 = p
      loop92: while true {
        guard isIn(0, 11, p) else { scan.see(p); break loop92 }
        let from93 = p
        end96: do {
          let from98 = p
          done97: do {
            if isIn(0, 12, p) {
              or99: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or99 }
                p &+= 1
                if isIn(0, 13, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[0], p)
                  if p < 0 { break or99 }
                }
                break done97
              }
              p = from98
            }
            if isIn(0, 14, p) {
              or101: do {
                if isIn(0, 15, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[1], p)
                  if p < 0 { break or101 }
                }
                break done97
              }
              p = from98
            }
            scan.see(p)
            break end96
          }
          guard p > from93 else { break loop92 }
          continue loop92
        }
        p = from93
        break loop92
      }
      scan.leaf(13, leaf91, p)
      let leaf103 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 39 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(12, leaf103, p)
      let from105 = p
      done104: do {
        if isIn(0, 16, p) {
          let mark107 = scan.mark()
          or106: do {
            p = ruleIgnoring(p)
            if p < 0 { break or106 }
            break done104
          }
          p = from105
          scan.takeBack(to: mark107)
        }
        scan.see(p)
        do {
          break done104
        }
      }
      scan.close(slot89)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleIgnoring(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf110 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 105 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(14, leaf110, p)
      scan.see(p)
      if isIn(0, 9, p) { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleAny(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf111 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 46 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(15, leaf111, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleBranch(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    fail: do {
      let slot112 = scan.open(16)
      let leaf113 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(17, leaf113, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleWord(p)
      if p < 0 { break fail }
      let leaf114 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(18, leaf114, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleChoice(p)
      if p < 0 { break fail }
      let leaf115 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(19, leaf115, p)
      scan.close(slot112)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleGroup(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    fail: do {
      let slot116 = scan.open(20)
      let leaf117 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(17, leaf117, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleChoice(p)
      if p < 0 { break fail }
      let leaf118 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(19, leaf118, p)
      scan.close(slot116)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleClass(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot119 = scan.open(21)
      let leaf120 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(22, leaf120, p)
      let leaf121 = p
      let from123 = p
      done122: do {
        if isIn(0, 17, p) {
          or124: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 94 else { scan.see(p); break or124 }
            p &+= 1
            break done122
          }
          p = from123
        }
        scan.see(p)
        do {
          break done122
        }
      }
      scan.leaf(23, leaf121, p)
      loop128: while true {
        guard isIn(0, 18, p) else { scan.see(p); break loop128 }
        let from129 = p
        end132: do {
          p = ruleMember(p)
          if p < 0 { break end132 }
          guard p > from129 else { break loop128 }
          continue loop128
        }
        p = from129
        break loop128
      }
      let leaf133 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(22, leaf133, p)
      scan.close(slot119)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleMember(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from135 = p
      done134: do {
        if isIn(0, 18, p) {
          let mark137 = scan.mark()
          or136: do {
            let slot138 = scan.open(24)
            p = ruleLetter(p)
            if p < 0 { break or136 }
            let leaf139 = p
            guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break or136 }
            p &+= 1
            scan.leaf(25, leaf139, p)
            p = ruleLetter(p)
            if p < 0 { break or136 }
            scan.close(slot138)
            break done134
          }
          p = from135
          scan.takeBack(to: mark137)
        }
        if isIn(0, 12, p) {
          let mark141 = scan.mark()
          or140: do {
            p = ruleProperty(p)
            if p < 0 { break or140 }
            break done134
          }
          p = from135
          scan.takeBack(to: mark141)
        }
        if isIn(0, 18, p) {
          let mark143 = scan.mark()
          or142: do {
            p = ruleLetter(p)
            if p < 0 { break or142 }
            break done134
          }
          p = from135
          scan.takeBack(to: mark143)
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleProperty(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot144 = scan.open(26)
      let leaf145 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 112 else { scan.see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 123 else { scan.see(p &+ 2); break fail }
      p &+= 3
      let from146 = p
      let skip147End = scan.limit
      skip147: do {
        let skip147Set = unsafe sets + 0
        let skip147Text = unsafe scan.bytes
        while p &+ 8 <= skip147End {
          assert(scan.works())
          if unsafe skip147Set[Int(skip147Text[p &+ 0])] & (1 &<< 19) == 0 { p &+= 0; break skip147 }
          if unsafe skip147Set[Int(skip147Text[p &+ 1])] & (1 &<< 19) == 0 { p &+= 1; break skip147 }
          if unsafe skip147Set[Int(skip147Text[p &+ 2])] & (1 &<< 19) == 0 { p &+= 2; break skip147 }
          if unsafe skip147Set[Int(skip147Text[p &+ 3])] & (1 &<< 19) == 0 { p &+= 3; break skip147 }
          if unsafe skip147Set[Int(skip147Text[p &+ 4])] & (1 &<< 19) == 0 { p &+= 4; break skip147 }
          if unsafe skip147Set[Int(skip147Text[p &+ 5])] & (1 &<< 19) == 0 { p &+= 5; break skip147 }
          if unsafe skip147Set[Int(skip147Text[p &+ 6])] & (1 &<< 19) == 0 { p &+= 6; break skip147 }
          if unsafe skip147Set[Int(skip147Text[p &+ 7])] & (1 &<< 19) == 0 { p &+= 7; break skip147 }
          p &+= 8
        }
        while p < skip147End, isIn(0, 19, p) { p &+= 1 }
      }
      scan.see(p)
      guard p &- from146 >= 1 else { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 125 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(27, leaf145, p)
      scan.close(slot144)
      return p
    }
    return -1
  }

  private mutating func ruleLetter(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot148 = scan.open(28)
      let leaf149 = p
      let from151 = p
      done150: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 92:
            or152: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or152 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 117 else { scan.see(p &+ 1); break or152 }
              guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 123 else { scan.see(p &+ 2); break or152 }
              p &+= 3
              let from154 = p
              let skip155End = scan.limit
              skip155: do {
                let skip155Set = unsafe sets + 0
                let skip155Text = unsafe scan.bytes
                while p &+ 8 <= skip155End {
                  assert(scan.works())
                  if unsafe skip155Set[Int(skip155Text[p &+ 0])] & (1 &<< 20) == 0 { p &+= 0; break skip155 }
                  if unsafe skip155Set[Int(skip155Text[p &+ 1])] & (1 &<< 20) == 0 { p &+= 1; break skip155 }
                  if unsafe skip155Set[Int(skip155Text[p &+ 2])] & (1 &<< 20) == 0 { p &+= 2; break skip155 }
                  if unsafe skip155Set[Int(skip155Text[p &+ 3])] & (1 &<< 20) == 0 { p &+= 3; break skip155 }
                  if unsafe skip155Set[Int(skip155Text[p &+ 4])] & (1 &<< 20) == 0 { p &+= 4; break skip155 }
                  if unsafe skip155Set[Int(skip155Text[p &+ 5])] & (1 &<< 20) == 0 { p &+= 5; break skip155 }
                  if unsafe skip155Set[Int(skip155Text[p &+ 6])] & (1 &<< 20) == 0 { p &+= 6; break skip155 }
                  if unsafe skip155Set[Int(skip155Text[p &+ 7])] & (1 &<< 20) == 0 { p &+= 7; break skip155 }
                  p &+= 8
                }
                while p < skip155End, isIn(0, 20, p) { p &+= 1 }
              }
              scan.see(p)
              guard p &- from154 >= 1 else { break or152 }
              guard p < scan.limit, unsafe scan.bytes[p] == 125 else { scan.see(p); break or152 }
              p &+= 1
              break done150
            }
            p = from151
            or156: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or156 }
              p &+= 1
              if isIn(0, 13, p) {
                p &+= 1
              } else {
                p = scan.take(Self.classes[0], p)
                if p < 0 { break or156 }
              }
              break done150
            }
            p = from151
          default: break
          }
        }
        if isIn(0, 21, p) {
          or158: do {
            if isIn(0, 22, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[2], p)
              if p < 0 { break or158 }
            }
            break done150
          }
          p = from151
        }
        scan.see(p)
        break fail
      }
      scan.leaf(27, leaf149, p)
      scan.close(slot148)
      return p
    }
    return -1
  }

  private mutating func ruleCall(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    fail: do {
      let slot160 = scan.open(29)
      let leaf161 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 64 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(30, leaf161, p)
      let leaf162 = p
      let from163 = p
      let skip164End = scan.limit
      skip164: do {
        let skip164Set = unsafe sets + 0
        let skip164Text = unsafe scan.bytes
        while p &+ 8 <= skip164End {
          assert(scan.works())
          if unsafe skip164Set[Int(skip164Text[p &+ 0])] & (1 &<< 10) == 0 { p &+= 0; break skip164 }
          if unsafe skip164Set[Int(skip164Text[p &+ 1])] & (1 &<< 10) == 0 { p &+= 1; break skip164 }
          if unsafe skip164Set[Int(skip164Text[p &+ 2])] & (1 &<< 10) == 0 { p &+= 2; break skip164 }
          if unsafe skip164Set[Int(skip164Text[p &+ 3])] & (1 &<< 10) == 0 { p &+= 3; break skip164 }
          if unsafe skip164Set[Int(skip164Text[p &+ 4])] & (1 &<< 10) == 0 { p &+= 4; break skip164 }
          if unsafe skip164Set[Int(skip164Text[p &+ 5])] & (1 &<< 10) == 0 { p &+= 5; break skip164 }
          if unsafe skip164Set[Int(skip164Text[p &+ 6])] & (1 &<< 10) == 0 { p &+= 6; break skip164 }
          if unsafe skip164Set[Int(skip164Text[p &+ 7])] & (1 &<< 10) == 0 { p &+= 7; break skip164 }
          p &+= 8
        }
        while p < skip164End, isIn(0, 10, p) { p &+= 1 }
      }
      scan.see(p)
      guard p &- from163 >= 1 else { break fail }
      scan.leaf(31, leaf162, p)
      let from166 = p
      done165: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 40:
            let mark168 = scan.mark()
            or167: do {
              p = ruleArguments(p)
              if p < 0 { break or167 }
              break done165
            }
            p = from166
            scan.takeBack(to: mark168)
          case 91:
            let mark170 = scan.mark()
            or169: do {
              p = ruleClass(p)
              if p < 0 { break or169 }
              break done165
            }
            p = from166
            scan.takeBack(to: mark170)
          default: break
          }
        }
        scan.see(p)
        or171: do {
          p = ruleSpace(p)
          if p < 0 { break or171 }
          break done165
        }
        p = from166
        break fail
      }
      scan.close(slot160)
      return p
    }
    return -1
  }

  private mutating func ruleArguments(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    fail: do {
      let leaf173 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(17, leaf173, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleArgument(p)
      if p < 0 { break fail }
      loop174: while true {
        guard isIn(0, 8, p) else { scan.see(p); break loop174 }
        let from175 = p
        let mark177 = scan.mark()
        end178: do {
          let leaf179 = p
          guard p < scan.limit, unsafe scan.bytes[p] == 44 else { scan.see(p); break end178 }
          p &+= 1
          scan.leaf(32, leaf179, p)
          p = ruleSpace(p)
          if p < 0 { break end178 }
          p = ruleArgument(p)
          if p < 0 { break end178 }
          guard p > from175 else { break loop174 }
          continue loop174
        }
        p = from175
        scan.takeBack(to: mark177)
        break loop174
      }
      let leaf180 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(19, leaf180, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleArgument(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    assert(scan.works())
    var p = start
    fail: do {
      let slot181 = scan.open(33)
      p = ruleChoice(p)
      if p < 0 { break fail }
      scan.close(slot181)
      return p
    }
    return -1
  }

  private mutating func ruleReference(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf182 = p
      p = ruleName(p)
      if p < 0 { break fail }
      scan.leaf(34, leaf182, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      scan.see(p)
      if isIn(0, 23, p) {
        let look183 = p
        scan.quiet &+= 1
        var look183Is = false
        out184: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 60 else { scan.see(p); break out184 }
          guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { scan.see(p &+ 1); break out184 }
          p &+= 2
          look183Is = true
        }
        scan.quiet &-= 1
        if look183Is {
          if p > 0 { scan.see(p &- 1) }
          break fail
        }
        p = look183
      }
      return p
    }
    return -1
  }

  private mutating func ruleName(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      guard isIn(0, 1, p) else { scan.see(p); break fail }
      p &+= 1
      let skip186End = scan.limit
      skip186: do {
        let skip186Set = unsafe sets + 0
        let skip186Text = unsafe scan.bytes
        while p &+ 8 <= skip186End {
          assert(scan.works())
          if unsafe skip186Set[Int(skip186Text[p &+ 0])] & (1 &<< 24) == 0 { p &+= 0; break skip186 }
          if unsafe skip186Set[Int(skip186Text[p &+ 1])] & (1 &<< 24) == 0 { p &+= 1; break skip186 }
          if unsafe skip186Set[Int(skip186Text[p &+ 2])] & (1 &<< 24) == 0 { p &+= 2; break skip186 }
          if unsafe skip186Set[Int(skip186Text[p &+ 3])] & (1 &<< 24) == 0 { p &+= 3; break skip186 }
          if unsafe skip186Set[Int(skip186Text[p &+ 4])] & (1 &<< 24) == 0 { p &+= 4; break skip186 }
          if unsafe skip186Set[Int(skip186Text[p &+ 5])] & (1 &<< 24) == 0 { p &+= 5; break skip186 }
          if unsafe skip186Set[Int(skip186Text[p &+ 6])] & (1 &<< 24) == 0 { p &+= 6; break skip186 }
          if unsafe skip186Set[Int(skip186Text[p &+ 7])] & (1 &<< 24) == 0 { p &+= 7; break skip186 }
          p &+= 8
        }
        while p < skip186End, isIn(0, 24, p) { p &+= 1 }
      }
      scan.see(p)
      return p
    }
    return -1
  }

  private mutating func ruleWord(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf187 = p
      guard isIn(0, 10, p) else { scan.see(p); break fail }
      p &+= 1
      let skip189End = scan.limit
      skip189: do {
        let skip189Set = unsafe sets + 0
        let skip189Text = unsafe scan.bytes
        while p &+ 8 <= skip189End {
          assert(scan.works())
          if unsafe skip189Set[Int(skip189Text[p &+ 0])] & (1 &<< 9) == 0 { p &+= 0; break skip189 }
          if unsafe skip189Set[Int(skip189Text[p &+ 1])] & (1 &<< 9) == 0 { p &+= 1; break skip189 }
          if unsafe skip189Set[Int(skip189Text[p &+ 2])] & (1 &<< 9) == 0 { p &+= 2; break skip189 }
          if unsafe skip189Set[Int(skip189Text[p &+ 3])] & (1 &<< 9) == 0 { p &+= 3; break skip189 }
          if unsafe skip189Set[Int(skip189Text[p &+ 4])] & (1 &<< 9) == 0 { p &+= 4; break skip189 }
          if unsafe skip189Set[Int(skip189Text[p &+ 5])] & (1 &<< 9) == 0 { p &+= 5; break skip189 }
          if unsafe skip189Set[Int(skip189Text[p &+ 6])] & (1 &<< 9) == 0 { p &+= 6; break skip189 }
          if unsafe skip189Set[Int(skip189Text[p &+ 7])] & (1 &<< 9) == 0 { p &+= 7; break skip189 }
          p &+= 8
        }
        while p < skip189End, isIn(0, 9, p) { p &+= 1 }
      }
      scan.see(p)
      scan.leaf(35, leaf187, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleNumber(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf190 = p
      let from191 = p
      let skip192End = scan.limit
      while p < skip192End, isIn(0, 7, p) { p &+= 1 }
      scan.see(p)
      guard p &- from191 >= 1 else { break fail }
      scan.leaf(36, leaf190, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleNone(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf193 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(37, leaf193, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleSpace(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      let leaf194 = p
      loop195: while true {
        guard isIn(0, 25, p) else { scan.see(p); break loop195 }
        let from196 = p
        end199: do {
          let from201 = p
          done200: do {
            assert(scan.works())
            if p < scan.limit {
              switch unsafe scan.bytes[p] {
              case 9, 10, 13, 32:
                or202: do {
                  let from204 = p
                  let skip205End = scan.limit
                  while p < skip205End, isIn(0, 26, p) { p &+= 1 }
                  scan.see(p)
                  guard p &- from204 >= 1 else { break or202 }
                  break done200
                }
                p = from201
              case 35:
                or206: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break or206 }
                  p &+= 1
                  let skip209End = scan.limit
                  skip209: do {
                    while p &+ 8 <= skip209End {
                      let bytes = unsafe UInt64(
                        littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
                      let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
                      assert(scan.works())
                      if found != 0 {
                        p &+= found.trailingZeroBitCount &>> 3
                        break skip209
                      }
                      p &+= 8
                    }
                    while p < skip209End, isIn(0, 27, p) { p &+= 1 }
                  }
                  scan.see(p)
                  break done200
                }
                p = from201
              default: break
              }
            }
            scan.see(p)
            break end199
          }
          guard p > from196 else { break loop195 }
          continue loop195
        }
        p = from196
        break loop195
      }
      scan.leaf(38, leaf194, p)
    return p
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
    scan.cutFrom = .max
    end = ruleGrammar(start)
    return scan.finish(max(end, start), onto: &tape)
  }
}
