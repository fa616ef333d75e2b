// Made from Grammar/FrontMatter.peg by `make parsers`: change the grammar, not this file.
// swift-format-ignore-file

import Packrat

/// Parses by Grammar/FrontMatter.peg.
@safe package struct FrontMatterParser: UnitRules, ~Copyable {
  package var scan: Scan = Scan()
  private let sets: UnsafeMutablePointer<UInt64>

  package static let kinds: [String] = ["blank", "fence", "remark", "unread", "entry", "space", "mark", "plain", "double", "words", "escape", "sign", "single", "quote", "fold", "block", "style", "lines", "list"]

  private static let setBits: [UInt64] = [
    0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154,
    0xd49a0154, 0x80ba1bb4, 0x80806, 0xd49a0154, 0xd49a0154, 0x80806, 0xd49a0154, 0xd49a0154,
    0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154,
    0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154,
    0x180ba1bb4, 0xd49a03d4, 0x284a203d4, 0xd49a03dc, 0xd49a0154, 0xd49a03d4, 0xd49a03d4, 0x2841a03d4,
    0xd49a0154, 0xd49a0154, 0xd49a03d4, 0xd69a0154, 0x289a03d4, 0xd69a05f5, 0xd49a0155, 0xd4ba0154,
    0xd4fa0154, 0xd6da0154, 0xd6da0154, 0xd6da0154, 0xd6da0154, 0xd6da0154, 0xd6da0154, 0xd6da0154,
    0xd6da0154, 0xd6da0154, 0xd49e03d4, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd59a03d4, 0xd49a03d4,
    0xd49a03d4, 0xd4da0154, 0xd4da0154, 0xd4da0154, 0xd4da0154, 0xd4da0154, 0xd4da0154, 0xd49a0154,
    0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd4ba0154, 0xd49a0154, 0xd4ba0154, 0xd49a0154,
    0xd4ba0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154,
    0xd49a0154, 0xd49a0154, 0xd49a0154, 0x9863d4, 0xd4aa0154, 0x209883d4, 0xd49a0154, 0xd4ba0154,
    0xd49a03d4, 0xd4fa0154, 0xd4fa0154, 0xd4da0154, 0xd4da0154, 0xd4fa0154, 0xd4fa0154, 0xd49a0154,
    0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd49a0154, 0xd4ba0154, 0xd49a0154,
    0xd49a0154, 0xd49a0154, 0xd4ba0154, 0xd49a0154, 0xd4ba0154, 0xd49a0154, 0xd4ba0154, 0xd49a0154,
    0xd49a0154, 0xd49a0154, 0xd49a0154, 0x9a23d4, 0xd59a03d4, 0x9b03d4, 0xd49a0154, 0xd49a0154,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
    0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014, 0x949a0014,
  ]

  private static let classes: [Characters] = [
    Characters(ranges: [32...32, 9...9, 10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [10...10, 13...13], properties: [], isNegated: true),
    Characters(ranges: [91...91, 93...93, 123...123, 125...125, 44...44, 34...34, 39...39, 32...32, 9...9, 10...10, 13...13], properties: [], isNegated: true),
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

  private mutating func ruleFront(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      p = ruleOpen(p)
      if p < 0 { break fail }
      var steps3 = 0
      loop1: while steps3 < 10000 {
        let from2 = p
        end5: do {
          scan.see(p)
          if isIn(0, 0, p) {
            let look6 = p
            scan.quiet &+= 1
            var look6Is = false
            out7: do {
              p = ruleClose(p)
              if p < 0 { break out7 }
              look6Is = true
            }
            scan.quiet &-= 1
            if look6Is {
              if p > 0 { scan.see(p &- 1) }
              break end5
            }
            p = look6
          }
          p = ruleLine(p)
          if p < 0 { break end5 }
          guard p > from2 else { break loop1 }
          steps3 &+= 1
          continue loop1
        }
        p = from2
        break loop1
      }
      if steps3 == 10000 {
        let look8 = p
        scan.quiet &+= 1
        var look8Is = false
        out9: do {
          scan.see(p)
          if isIn(0, 0, p) {
            let look10 = p
            scan.quiet &+= 1
            var look10Is = false
            out11: do {
              p = ruleClose(p)
              if p < 0 { break out11 }
              look10Is = true
            }
            scan.quiet &-= 1
            if look10Is {
              if p > 0 { scan.see(p &- 1) }
              break out9
            }
            p = look10
          }
          p = ruleLine(p)
          if p < 0 { break out9 }
          look8Is = true
        }
        scan.quiet &-= 1
        if look8Is {
          if p > 0 { scan.see(p &- 1) }
          break fail
        }
        p = look8
      }
      p = ruleClose(p)
      if p < 0 { break fail }
      let leaf12 = p
      let from14 = p
      done13: do {
        if isIn(0, 1, p) {
          or15: do {
            p = ruleEndOfLine(p)
            if p < 0 { break or15 }
            break done13
          }
          p = from14
        }
        scan.see(p)
        do {
          break done13
        }
      }
      scan.leaf(0, leaf12, p)
      return p
    }
    return -1
  }

  private mutating func ruleOpen(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf19 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { scan.see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 45 else { scan.see(p &+ 2); break fail }
      p &+= 3
      p = ruleRest(p)
      if p < 0 { break fail }
      scan.leaf(1, leaf19, p)
      return p
    }
    return -1
  }

  private mutating func ruleClose(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf20 = p
      let from22 = p
      done21: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 45:
            or23: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break or23 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { scan.see(p &+ 1); break or23 }
              guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 45 else { scan.see(p &+ 2); break or23 }
              p &+= 3
              break done21
            }
            p = from22
          case 46:
            or25: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 46 else { scan.see(p); break or25 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 46 else { scan.see(p &+ 1); break or25 }
              guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 46 else { scan.see(p &+ 2); break or25 }
              p &+= 3
              break done21
            }
            p = from22
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      let from28 = p
      done27: do {
        or29: do {
          p = ruleRest(p)
          if p < 0 { break or29 }
          break done27
        }
        p = from28
        scan.see(p)
        or31: do {
          p = ruleSpace(p)
          if p < 0 { break or31 }
          scan.see(p)
          if isIn(0, 2, p) { break or31 }
          break done27
        }
        p = from28
        break fail
      }
      scan.leaf(1, leaf20, p)
      return p
    }
    return -1
  }

  private mutating func ruleLine(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from34 = p
      done33: do {
        or35: do {
          p = ruleBlank(p)
          if p < 0 { break or35 }
          break done33
        }
        p = from34
        if isIn(0, 3, p) {
          or37: do {
            p = ruleRemark(p)
            if p < 0 { break or37 }
            break done33
          }
          p = from34
        }
        if isIn(0, 4, p) {
          let mark40 = scan.mark()
          or39: do {
            p = ruleEntry(p)
            if p < 0 { break or39 }
            break done33
          }
          p = from34
          scan.takeBack(to: mark40)
        }
        scan.see(p)
        or41: do {
          p = ruleUnread(p)
          if p < 0 { break or41 }
          break done33
        }
        p = from34
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
      let leaf43 = p
      p = ruleRest(p)
      if p < 0 { break fail }
      scan.leaf(0, leaf43, p)
      return p
    }
    return -1
  }

  private mutating func ruleRemark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf44 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break fail }
      p &+= 1
      p = ruleToEnd(p)
      if p < 0 { break fail }
      p = ruleEndOfLine(p)
      if p < 0 { break fail }
      scan.leaf(2, leaf44, p)
      return p
    }
    return -1
  }

  private mutating func ruleUnread(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf45 = p
      p = ruleToEnd(p)
      if p < 0 { break fail }
      p = ruleEndOfLine(p)
      if p < 0 { break fail }
      var steps48 = 0
      loop46: while steps48 < 10000 {
        guard isIn(0, 5, p) else { scan.see(p); break loop46 }
        let from47 = p
        end50: do {
          let look51 = p
          scan.quiet &+= 1
          var look51Is = false
          out52: do {
            p = ruleBelow(p)
            if p < 0 { break out52 }
            look51Is = true
          }
          scan.quiet &-= 1
          guard look51Is else { break end50 }
          if p > 0 { scan.see(p &- 1) }
          p = look51
          p = ruleToEnd(p)
          if p < 0 { break end50 }
          p = ruleEndOfLine(p)
          if p < 0 { break end50 }
          guard p > from47 else { break loop46 }
          steps48 &+= 1
          continue loop46
        }
        p = from47
        break loop46
      }
      if steps48 == 10000 {
        scan.see(p)
        if isIn(0, 5, p) {
          let look53 = p
          scan.quiet &+= 1
          var look53Is = false
          out54: do {
            let look55 = p
            scan.quiet &+= 1
            var look55Is = false
            out56: do {
              p = ruleBelow(p)
              if p < 0 { break out56 }
              look55Is = true
            }
            scan.quiet &-= 1
            guard look55Is else { break out54 }
            if p > 0 { scan.see(p &- 1) }
            p = look55
            p = ruleToEnd(p)
            if p < 0 { break out54 }
            p = ruleEndOfLine(p)
            if p < 0 { break out54 }
            look53Is = true
          }
          scan.quiet &-= 1
          if look53Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look53
        }
      }
      scan.leaf(3, leaf45, p)
      return p
    }
    return -1
  }

  private mutating func ruleBelow(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from58 = p
      done57: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 9, 32:
            or59: do {
              p = ruleIndented(p)
              if p < 0 { break or59 }
              break done57
            }
            p = from58
          case 45:
            or61: do {
              p = ruleDash(p)
              if p < 0 { break or61 }
              break done57
            }
            p = from58
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

  private mutating func ruleIndented(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      p = ruleGap(p)
      if p < 0 { break fail }
      if isIn(0, 6, p) {
        p &+= 1
      } else {
        p = scan.take(Self.classes[0], p)
        if p < 0 { break fail }
      }
      return p
    }
    return -1
  }

  private mutating func ruleEntry(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot63 = scan.open(4)
      p = ruleKey(p)
      if p < 0 { break fail }
      let leaf64 = p
      p = ruleSpace(p)
      if p < 0 { break fail }
      scan.leaf(5, leaf64, p)
      let leaf65 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(6, leaf65, p)
      p = ruleValue(p)
      if p < 0 { break fail }
      scan.close(slot63)
      return p
    }
    return -1
  }

  private mutating func ruleKey(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from67 = p
      done66: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 34:
            let mark69 = scan.mark()
            or68: do {
              p = ruleDouble(p)
              if p < 0 { break or68 }
              break done66
            }
            p = from67
            scan.takeBack(to: mark69)
          case 39:
            let mark71 = scan.mark()
            or70: do {
              p = ruleSingle(p)
              if p < 0 { break or70 }
              break done66
            }
            p = from67
            scan.takeBack(to: mark71)
          default: break
          }
        }
        if isIn(0, 4, p) {
          or72: do {
            let leaf74 = p
            p = rulePlainKey(p)
            if p < 0 { break or72 }
            scan.leaf(7, leaf74, p)
            break done66
          }
          p = from67
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func rulePlainKey(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      scan.see(p)
      if isIn(0, 7, p) {
        let look75 = p
        scan.quiet &+= 1
        var look75Is = false
        out76: do {
          p = ruleKeySign(p)
          if p < 0 { break out76 }
          look75Is = true
        }
        scan.quiet &-= 1
        if look75Is {
          if p > 0 { scan.see(p &- 1) }
          break fail
        }
        p = look75
      }
      var steps79 = 0
      loop77: while steps79 < 1000 {
        guard isIn(0, 4, p) else { scan.see(p); break loop77 }
        let from78 = p
        end81: do {
          let look82 = p
          scan.quiet &+= 1
          var look82Is = false
          out83: do {
            p = ruleKeyEnd(p)
            if p < 0 { break out83 }
            look82Is = true
          }
          scan.quiet &-= 1
          if look82Is {
            if p > 0 { scan.see(p &- 1) }
            break end81
          }
          p = look82
          if isIn(0, 8, p) {
            p &+= 1
          } else {
            p = scan.take(Self.classes[1], p)
            if p < 0 { break end81 }
          }
          guard p > from78 else { break loop77 }
          steps79 &+= 1
          continue loop77
        }
        p = from78
        break loop77
      }
      guard steps79 >= 1 else { break fail }
      if steps79 == 1000 {
        scan.see(p)
        if isIn(0, 4, p) {
          let look84 = p
          scan.quiet &+= 1
          var look84Is = false
          out85: do {
            let look86 = p
            scan.quiet &+= 1
            var look86Is = false
            out87: do {
              p = ruleKeyEnd(p)
              if p < 0 { break out87 }
              look86Is = true
            }
            scan.quiet &-= 1
            if look86Is {
              if p > 0 { scan.see(p &- 1) }
              break out85
            }
            p = look86
            if isIn(0, 8, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[1], p)
              if p < 0 { break out85 }
            }
            look84Is = true
          }
          scan.quiet &-= 1
          if look84Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look84
        }
      }
      return p
    }
    return -1
  }

  private mutating func ruleKeySign(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from89 = p
      done88: do {
        if isIn(0, 9, p) {
          or90: do {
            guard isIn(0, 9, p) else { scan.see(p); break or90 }
            p &+= 1
            break done88
          }
          p = from89
        }
        if isIn(0, 10, p) {
          or92: do {
            p = ruleDash(p)
            if p < 0 { break or92 }
            break done88
          }
          p = from89
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleKeyEnd(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      p = ruleSpace(p)
      if p < 0 { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break fail }
      p &+= 1
      guard isIn(0, 11, p) else { scan.see(p); break fail }
      p &+= 1
      return p
    }
    return -1
  }

  private mutating func ruleValue(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from95 = p
      done94: do {
        let mark97 = scan.mark()
        or96: do {
          p = ruleRows(p)
          if p < 0 { break or96 }
          scan.see(p)
          if isIn(0, 5, p) {
            let look98 = p
            scan.quiet &+= 1
            var look98Is = false
            out99: do {
              p = ruleBelow(p)
              if p < 0 { break out99 }
              look98Is = true
            }
            scan.quiet &-= 1
            if look98Is {
              if p > 0 { scan.see(p &- 1) }
              break or96
            }
            p = look98
          }
          break done94
        }
        p = from95
        scan.takeBack(to: mark97)
        scan.see(p)
        let mark101 = scan.mark()
        or100: do {
          let leaf102 = p
          p = ruleRest(p)
          if p < 0 { break or100 }
          scan.leaf(5, leaf102, p)
          scan.see(p)
          if isIn(0, 5, p) {
            let look103 = p
            scan.quiet &+= 1
            var look103Is = false
            out104: do {
              p = ruleBelow(p)
              if p < 0 { break out104 }
              look103Is = true
            }
            scan.quiet &-= 1
            if look103Is {
              if p > 0 { scan.see(p &- 1) }
              break or100
            }
            p = look103
          }
          break done94
        }
        p = from95
        scan.takeBack(to: mark101)
        if isIn(0, 12, p) {
          let mark106 = scan.mark()
          or105: do {
            let leaf107 = p
            p = ruleGap(p)
            if p < 0 { break or105 }
            scan.leaf(5, leaf107, p)
            p = ruleInline(p)
            if p < 0 { break or105 }
            scan.see(p)
            if isIn(0, 12, p) {
              let look108 = p
              scan.quiet &+= 1
              var look108Is = false
              out109: do {
                p = ruleIndented(p)
                if p < 0 { break out109 }
                look108Is = true
              }
              scan.quiet &-= 1
              if look108Is {
                if p > 0 { scan.see(p &- 1) }
                break or105
              }
              p = look108
            }
            break done94
          }
          p = from95
          scan.takeBack(to: mark106)
        }
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleInline(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from111 = p
      done110: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 34:
            let mark113 = scan.mark()
            or112: do {
              p = ruleDouble(p)
              if p < 0 { break or112 }
              let leaf114 = p
              p = ruleRest(p)
              if p < 0 { break or112 }
              scan.leaf(5, leaf114, p)
              break done110
            }
            p = from111
            scan.takeBack(to: mark113)
          case 39:
            let mark116 = scan.mark()
            or115: do {
              p = ruleSingle(p)
              if p < 0 { break or115 }
              let leaf117 = p
              p = ruleRest(p)
              if p < 0 { break or115 }
              scan.leaf(5, leaf117, p)
              break done110
            }
            p = from111
            scan.takeBack(to: mark116)
          case 62, 124:
            let mark119 = scan.mark()
            or118: do {
              p = ruleBlock(p)
              if p < 0 { break or118 }
              break done110
            }
            p = from111
            scan.takeBack(to: mark119)
          case 91:
            let mark121 = scan.mark()
            or120: do {
              p = ruleFlow(p)
              if p < 0 { break or120 }
              let leaf122 = p
              p = ruleRest(p)
              if p < 0 { break or120 }
              scan.leaf(5, leaf122, p)
              break done110
            }
            p = from111
            scan.takeBack(to: mark121)
          default: break
          }
        }
        scan.see(p)
        let mark124 = scan.mark()
        or123: do {
          p = rulePlain(p)
          if p < 0 { break or123 }
          break done110
        }
        p = from111
        scan.takeBack(to: mark124)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func rulePlain(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      scan.see(p)
      if isIn(0, 13, p) {
        let look125 = p
        scan.quiet &+= 1
        var look125Is = false
        out126: do {
          p = ruleOdd(p)
          if p < 0 { break out126 }
          look125Is = true
        }
        scan.quiet &-= 1
        if look125Is {
          if p > 0 { scan.see(p &- 1) }
          break fail
        }
        p = look125
      }
      let leaf127 = p
      p = ruleToEnd(p)
      if p < 0 { break fail }
      var steps130 = 0
      loop128: while steps130 < 1000 {
        guard isIn(0, 1, p) else { scan.see(p); break loop128 }
        let from129 = p
        end132: do {
          p = ruleFurther(p)
          if p < 0 { break end132 }
          guard p > from129 else { break loop128 }
          steps130 &+= 1
          continue loop128
        }
        p = from129
        break loop128
      }
      if steps130 == 1000 {
        scan.see(p)
        if isIn(0, 1, p) {
          let look133 = p
          scan.quiet &+= 1
          var look133Is = false
          out134: do {
            p = ruleFurther(p)
            if p < 0 { break out134 }
            look133Is = true
          }
          scan.quiet &-= 1
          if look133Is {
            if p > 0 { scan.see(p &- 1) }
            break fail
          }
          p = look133
        }
      }
      scan.leaf(7, leaf127, p)
      let leaf135 = p
      p = ruleEndOfLine(p)
      if p < 0 { break fail }
      scan.leaf(5, leaf135, p)
      return p
    }
    return -1
  }

  private mutating func ruleFurther(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      p = ruleEndOfLine(p)
      if p < 0 { break fail }
      p = ruleGap(p)
      if p < 0 { break fail }
      scan.see(p)
      if isIn(0, 10, p) {
        let look136 = p
        scan.quiet &+= 1
        var look136Is = false
        out137: do {
          p = ruleDash(p)
          if p < 0 { break out137 }
          look136Is = true
        }
        scan.quiet &-= 1
        if look136Is {
          if p > 0 { scan.see(p &- 1) }
          break fail
        }
        p = look136
      }
      scan.see(p)
      if isIn(0, 4, p) {
        let look138 = p
        scan.quiet &+= 1
        var look138Is = false
        out139: do {
          p = rulePair(p)
          if p < 0 { break out139 }
          look138Is = true
        }
        scan.quiet &-= 1
        if look138Is {
          if p > 0 { scan.see(p &- 1) }
          break fail
        }
        p = look138
      }
      if isIn(0, 6, p) {
        p &+= 1
      } else {
        p = scan.take(Self.classes[0], p)
        if p < 0 { break fail }
      }
      p = ruleToEnd(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleOdd(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      scan.see(p)
      if isIn(0, 14, p) {
        let look140 = p
        scan.quiet &+= 1
        var look140Is = false
        out141: do {
          p = ruleLinked(p)
          if p < 0 { break out141 }
          look140Is = true
        }
        scan.quiet &-= 1
        if look140Is {
          if p > 0 { scan.see(p &- 1) }
          break fail
        }
        p = look140
      }
      let from143 = p
      done142: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 91:
            or144: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break or144 }
              p &+= 1
              loop146: while true {
                guard isIn(0, 4, p) else { scan.see(p); break loop146 }
                let from147 = p
                end150: do {
                  scan.see(p)
                  if isIn(0, 15, p) {
                    let look151 = p
                    scan.quiet &+= 1
                    var look151Is = false
                    out152: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break out152 }
                      p &+= 1
                      p = ruleRest(p)
                      if p < 0 { break out152 }
                      look151Is = true
                    }
                    scan.quiet &-= 1
                    if look151Is {
                      if p > 0 { scan.see(p &- 1) }
                      break end150
                    }
                    p = look151
                  }
                  if isIn(0, 8, p) {
                    p &+= 1
                  } else {
                    p = scan.take(Self.classes[1], p)
                    if p < 0 { break end150 }
                  }
                  guard p > from147 else { break loop146 }
                  continue loop146
                }
                p = from147
                break loop146
              }
              guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break or144 }
              p &+= 1
              p = ruleRest(p)
              if p < 0 { break or144 }
              break done142
            }
            p = from143
          case 123:
            or153: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 123 else { scan.see(p); break or153 }
              p &+= 1
              loop155: while true {
                guard isIn(0, 4, p) else { scan.see(p); break loop155 }
                let from156 = p
                end159: do {
                  scan.see(p)
                  if isIn(0, 16, p) {
                    let look160 = p
                    scan.quiet &+= 1
                    var look160Is = false
                    out161: do {
                      guard p < scan.limit, unsafe scan.bytes[p] == 125 else { scan.see(p); break out161 }
                      p &+= 1
                      p = ruleRest(p)
                      if p < 0 { break out161 }
                      look160Is = true
                    }
                    scan.quiet &-= 1
                    if look160Is {
                      if p > 0 { scan.see(p &- 1) }
                      break end159
                    }
                    p = look160
                  }
                  if isIn(0, 8, p) {
                    p &+= 1
                  } else {
                    p = scan.take(Self.classes[1], p)
                    if p < 0 { break end159 }
                  }
                  guard p > from156 else { break loop155 }
                  continue loop155
                }
                p = from156
                break loop155
              }
              guard p < scan.limit, unsafe scan.bytes[p] == 125 else { scan.see(p); break or153 }
              p &+= 1
              p = ruleRest(p)
              if p < 0 { break or153 }
              break done142
            }
            p = from143
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

  private mutating func ruleLinked(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { scan.see(p &+ 1); break fail }
      p &+= 2
      let from162 = p
      let skip163End = scan.limit
      skip163: do {
        while p &+ 8 <= skip163End {
          let bytes = unsafe UInt64(
            littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
          let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) | ((bytes ^ 0x5b5b5b5b5b5b5b5b) &- 0x101010101010101) | ((bytes ^ 0x5d5d5d5d5d5d5d5d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
          assert(scan.works())
          if found != 0 {
            p &+= found.trailingZeroBitCount &>> 3
            break skip163
          }
          p &+= 8
        }
        while p < skip163End, isIn(0, 17, p) { p &+= 1 }
      }
      scan.see(p)
      guard p &- from162 >= 1 else { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 93 else { scan.see(p &+ 1); break fail }
      p &+= 2
      p = ruleRest(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func rulePair(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      loop164: while true {
        guard isIn(0, 4, p) else { scan.see(p); break loop164 }
        let from165 = p
        end168: do {
          scan.see(p)
          if isIn(0, 18, p) {
            let look169 = p
            scan.quiet &+= 1
            var look169Is = false
            out170: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break out170 }
              p &+= 1
              guard isIn(0, 11, p) else { scan.see(p); break out170 }
              p &+= 1
              look169Is = true
            }
            scan.quiet &-= 1
            if look169Is {
              if p > 0 { scan.see(p &- 1) }
              break end168
            }
            p = look169
          }
          if isIn(0, 8, p) {
            p &+= 1
          } else {
            p = scan.take(Self.classes[1], p)
            if p < 0 { break end168 }
          }
          guard p > from165 else { break loop164 }
          continue loop164
        }
        p = from165
        break loop164
      }
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break fail }
      p &+= 1
      guard isIn(0, 11, p) else { scan.see(p); break fail }
      p &+= 1
      return p
    }
    return -1
  }

  private mutating func ruleDouble(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot171 = scan.open(8)
      let leaf172 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 34 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(6, leaf172, p)
      loop173: while true {
        guard isIn(0, 19, p) else { scan.see(p); break loop173 }
        let from174 = p
        end177: do {
          let from179 = p
          done178: do {
            if isIn(0, 20, p) {
              or180: do {
                p = ruleDoubleWord(p)
                if p < 0 { break or180 }
                break done178
              }
              p = from179
            }
            assert(scan.works())
            if p < scan.limit {
              switch unsafe scan.bytes[p] {
              case 10, 13:
                or182: do {
                  p = ruleFold(p)
                  if p < 0 { break or182 }
                  break done178
                }
                p = from179
              case 92:
                let mark185 = scan.mark()
                or184: do {
                  p = ruleEscape(p)
                  if p < 0 { break or184 }
                  break done178
                }
                p = from179
                scan.takeBack(to: mark185)
              default: break
              }
            }
            scan.see(p)
            break end177
          }
          guard p > from174 else { break loop173 }
          continue loop173
        }
        p = from174
        break loop173
      }
      let leaf186 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 34 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(6, leaf186, p)
      scan.close(slot171)
      return p
    }
    return -1
  }

  private mutating func ruleDoubleWord(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf187 = p
      let from188 = p
      let skip189End = scan.limit
      skip189: do {
        while p &+ 8 <= skip189End {
          let bytes = unsafe UInt64(
            littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
          let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) | ((bytes ^ 0x2222222222222222) &- 0x101010101010101) | ((bytes ^ 0x5c5c5c5c5c5c5c5c) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
          assert(scan.works())
          if found != 0 {
            p &+= found.trailingZeroBitCount &>> 3
            break skip189
          }
          p &+= 8
        }
        while p < skip189End, isIn(0, 20, p) { p &+= 1 }
      }
      scan.see(p)
      guard p &- from188 >= 1 else { break fail }
      scan.leaf(9, leaf187, p)
      return p
    }
    return -1
  }

  private mutating func ruleEscape(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot190 = scan.open(10)
      let leaf191 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break fail }
      p &+= 1
      let from193 = p
      done192: do {
        if isIn(0, 21, p) {
          or194: do {
            p = ruleSign(p)
            if p < 0 { break or194 }
            break done192
          }
          p = from193
        }
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 85:
            or196: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 85 else { scan.see(p); break or196 }
              p &+= 1
              p = ruleTwo(p)
              if p < 0 { break or196 }
              p = ruleTwo(p)
              if p < 0 { break or196 }
              p = ruleTwo(p)
              if p < 0 { break or196 }
              p = ruleTwo(p)
              if p < 0 { break or196 }
              break done192
            }
            p = from193
          case 117:
            or198: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 117 else { scan.see(p); break or198 }
              p &+= 1
              p = ruleTwo(p)
              if p < 0 { break or198 }
              p = ruleTwo(p)
              if p < 0 { break or198 }
              break done192
            }
            p = from193
          case 120:
            or200: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 120 else { scan.see(p); break or200 }
              p &+= 1
              p = ruleTwo(p)
              if p < 0 { break or200 }
              break done192
            }
            p = from193
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      scan.leaf(11, leaf191, p)
      scan.close(slot190)
      return p
    }
    return -1
  }

  private mutating func ruleSign(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      guard isIn(0, 21, p) else { scan.see(p); break fail }
      p &+= 1
      return p
    }
    return -1
  }

  private mutating func ruleTwo(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      guard isIn(0, 22, p) else { scan.see(p); break fail }
      p &+= 1
      guard isIn(0, 22, p) else { scan.see(p); break fail }
      p &+= 1
      return p
    }
    return -1
  }

  private mutating func ruleSingle(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot202 = scan.open(12)
      let leaf203 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 39 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(6, leaf203, p)
      loop204: while true {
        guard isIn(0, 2, p) else { scan.see(p); break loop204 }
        let from205 = p
        end208: do {
          let from210 = p
          done209: do {
            if isIn(0, 23, p) {
              or211: do {
                p = ruleSingleWord(p)
                if p < 0 { break or211 }
                break done209
              }
              p = from210
            }
            assert(scan.works())
            if p < scan.limit {
              switch unsafe scan.bytes[p] {
              case 10, 13:
                or213: do {
                  p = ruleFold(p)
                  if p < 0 { break or213 }
                  break done209
                }
                p = from210
              case 39:
                or215: do {
                  p = ruleQuote(p)
                  if p < 0 { break or215 }
                  break done209
                }
                p = from210
              default: break
              }
            }
            scan.see(p)
            break end208
          }
          guard p > from205 else { break loop204 }
          continue loop204
        }
        p = from205
        break loop204
      }
      let leaf217 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 39 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(6, leaf217, p)
      scan.close(slot202)
      return p
    }
    return -1
  }

  private mutating func ruleSingleWord(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf218 = p
      let from219 = p
      let skip220End = scan.limit
      skip220: do {
        while p &+ 8 <= skip220End {
          let bytes = unsafe UInt64(
            littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
          let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) | ((bytes ^ 0x2727272727272727) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
          assert(scan.works())
          if found != 0 {
            p &+= found.trailingZeroBitCount &>> 3
            break skip220
          }
          p &+= 8
        }
        while p < skip220End, isIn(0, 23, p) { p &+= 1 }
      }
      scan.see(p)
      guard p &- from219 >= 1 else { break fail }
      scan.leaf(9, leaf218, p)
      return p
    }
    return -1
  }

  private mutating func ruleQuote(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf221 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 39 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 39 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(13, leaf221, p)
      return p
    }
    return -1
  }

  private mutating func ruleFold(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf222 = p
      p = ruleEndOfLine(p)
      if p < 0 { break fail }
      loop223: while true {
        let from224 = p
        end227: do {
          p = ruleRest(p)
          if p < 0 { break end227 }
          guard p > from224 else { break loop223 }
          continue loop223
        }
        p = from224
        break loop223
      }
      p = ruleGap(p)
      if p < 0 { break fail }
      scan.leaf(14, leaf222, p)
      return p
    }
    return -1
  }

  private mutating func ruleBlock(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot228 = scan.open(15)
      let leaf229 = p
      guard isIn(0, 24, p) else { scan.see(p); break fail }
      p &+= 1
      let from230 = p
      let skip231End = min(scan.limit, from230 &+ 2)
      while p < skip231End, isIn(0, 25, p) { p &+= 1 }
      if p &- from230 < 2 { scan.see(p) }
      if p &- from230 == 2 {
        scan.see(p)
        if isIn(0, 25, p) { break fail }
      }
      scan.leaf(16, leaf229, p)
      let leaf232 = p
      p = ruleRest(p)
      if p < 0 { break fail }
      scan.leaf(5, leaf232, p)
      var steps235 = 0
      loop233: while steps235 < 10000 {
        let from234 = p
        end237: do {
          p = ruleBlockLine(p)
          if p < 0 { break end237 }
          guard p > from234 else { break loop233 }
          steps235 &+= 1
          continue loop233
        }
        p = from234
        break loop233
      }
      if steps235 == 10000 {
        let look238 = p
        scan.quiet &+= 1
        var look238Is = false
        out239: do {
          p = ruleBlockLine(p)
          if p < 0 { break out239 }
          look238Is = true
        }
        scan.quiet &-= 1
        if look238Is {
          if p > 0 { scan.see(p &- 1) }
          break fail
        }
        p = look238
      }
      scan.close(slot228)
      return p
    }
    return -1
  }

  private mutating func ruleBlockLine(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf240 = p
      loop241: while true {
        let from242 = p
        end245: do {
          p = ruleRest(p)
          if p < 0 { break end245 }
          guard p > from242 else { break loop241 }
          continue loop241
        }
        p = from242
        break loop241
      }
      p = ruleGap(p)
      if p < 0 { break fail }
      if isIn(0, 6, p) {
        p &+= 1
      } else {
        p = scan.take(Self.classes[0], p)
        if p < 0 { break fail }
      }
      p = ruleToEnd(p)
      if p < 0 { break fail }
      p = ruleEndOfLine(p)
      if p < 0 { break fail }
      scan.leaf(17, leaf240, p)
      return p
    }
    return -1
  }

  private mutating func ruleFlow(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot246 = scan.open(18)
      let leaf247 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(6, leaf247, p)
      p = ruleWide(p)
      if p < 0 { break fail }
      let from249 = p
      done248: do {
        if isIn(0, 26, p) {
          let mark251 = scan.mark()
          or250: do {
            p = ruleMember(p)
            if p < 0 { break or250 }
            loop252: while true {
              guard isIn(0, 27, p) else { scan.see(p); break loop252 }
              let from253 = p
              let mark255 = scan.mark()
              end256: do {
                let leaf257 = p
                guard p < scan.limit, unsafe scan.bytes[p] == 44 else { scan.see(p); break end256 }
                p &+= 1
                scan.leaf(6, leaf257, p)
                p = ruleWide(p)
                if p < 0 { break end256 }
                p = ruleMember(p)
                if p < 0 { break end256 }
                guard p > from253 else { break loop252 }
                continue loop252
              }
              p = from253
              scan.takeBack(to: mark255)
              break loop252
            }
            let from259 = p
            done258: do {
              if isIn(0, 27, p) {
                let mark261 = scan.mark()
                or260: do {
                  let leaf262 = p
                  guard p < scan.limit, unsafe scan.bytes[p] == 44 else { scan.see(p); break or260 }
                  p &+= 1
                  scan.leaf(6, leaf262, p)
                  p = ruleWide(p)
                  if p < 0 { break or260 }
                  break done258
                }
                p = from259
                scan.takeBack(to: mark261)
              }
              scan.see(p)
              do {
                break done258
              }
            }
            break done248
          }
          p = from249
          scan.takeBack(to: mark251)
        }
        scan.see(p)
        do {
          break done248
        }
      }
      let leaf267 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(6, leaf267, p)
      scan.close(slot246)
      return p
    }
    return -1
  }

  private mutating func ruleMember(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from269 = p
      done268: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 34:
            let mark271 = scan.mark()
            or270: do {
              p = ruleDouble(p)
              if p < 0 { break or270 }
              break done268
            }
            p = from269
            scan.takeBack(to: mark271)
          case 39:
            let mark273 = scan.mark()
            or272: do {
              p = ruleSingle(p)
              if p < 0 { break or272 }
              break done268
            }
            p = from269
            scan.takeBack(to: mark273)
          default: break
          }
        }
        if isIn(0, 28, p) {
          or274: do {
            let leaf276 = p
            p = ruleFlowPlain(p)
            if p < 0 { break or274 }
            scan.leaf(7, leaf276, p)
            break done268
          }
          p = from269
        }
        scan.see(p)
        break fail
      }
      p = ruleWide(p)
      if p < 0 { break fail }
      let look277 = p
      scan.quiet &+= 1
      var look277Is = false
      out278: do {
        guard isIn(0, 29, p) else { scan.see(p); break out278 }
        p &+= 1
        look277Is = true
      }
      scan.quiet &-= 1
      guard look277Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look277
      return p
    }
    return -1
  }

  private mutating func ruleFlowPlain(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      if isIn(0, 30, p) {
        p &+= 1
      } else {
        p = scan.take(Self.classes[2], p)
        if p < 0 { break fail }
      }
      let skip280End = scan.limit
      skip280: do {
        let skip280Set = unsafe sets + 0
        let skip280Text = unsafe scan.bytes
        while p &+ 8 <= skip280End {
          assert(scan.works())
          if unsafe skip280Set[Int(skip280Text[p &+ 0])] & (1 &<< 31) == 0 { p &+= 0; break skip280 }
          if unsafe skip280Set[Int(skip280Text[p &+ 1])] & (1 &<< 31) == 0 { p &+= 1; break skip280 }
          if unsafe skip280Set[Int(skip280Text[p &+ 2])] & (1 &<< 31) == 0 { p &+= 2; break skip280 }
          if unsafe skip280Set[Int(skip280Text[p &+ 3])] & (1 &<< 31) == 0 { p &+= 3; break skip280 }
          if unsafe skip280Set[Int(skip280Text[p &+ 4])] & (1 &<< 31) == 0 { p &+= 4; break skip280 }
          if unsafe skip280Set[Int(skip280Text[p &+ 5])] & (1 &<< 31) == 0 { p &+= 5; break skip280 }
          if unsafe skip280Set[Int(skip280Text[p &+ 6])] & (1 &<< 31) == 0 { p &+= 6; break skip280 }
          if unsafe skip280Set[Int(skip280Text[p &+ 7])] & (1 &<< 31) == 0 { p &+= 7; break skip280 }
          p &+= 8
        }
        while p < skip280End, isIn(0, 31, p) { p &+= 1 }
      }
      scan.see(p)
      return p
    }
    return -1
  }

  private mutating func ruleWide(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf281 = p
      p = ruleSpace(p)
      if p < 0 { break fail }
      let from283 = p
      done282: do {
        if isIn(0, 1, p) {
          or284: do {
            p = ruleEndOfLine(p)
            if p < 0 { break or284 }
            loop286: while true {
              let from287 = p
              end290: do {
                p = ruleRest(p)
                if p < 0 { break end290 }
                guard p > from287 else { break loop286 }
                continue loop286
              }
              p = from287
              break loop286
            }
            p = ruleGap(p)
            if p < 0 { break or284 }
            break done282
          }
          p = from283
        }
        scan.see(p)
        do {
          break done282
        }
      }
      scan.leaf(5, leaf281, p)
      return p
    }
    return -1
  }

  private mutating func ruleRows(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot293 = scan.open(18)
      let leaf294 = p
      p = ruleRest(p)
      if p < 0 { break fail }
      scan.leaf(5, leaf294, p)
      let from296 = p
      done295: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 32:
            let mark298 = scan.mark()
            or297: do {
              p = ruleDeeper(p)
              if p < 0 { break or297 }
              break done295
            }
            p = from296
            scan.takeBack(to: mark298)
          case 45:
            let mark300 = scan.mark()
            or299: do {
              p = ruleRow(p)
              if p < 0 { break or299 }
              loop301: while true {
                let from302 = p
                let mark304 = scan.mark()
                end305: do {
                  let leaf306 = p
                  loop307: while true {
                    let from308 = p
                    end311: do {
                      p = ruleRest(p)
                      if p < 0 { break end311 }
                      guard p > from308 else { break loop307 }
                      continue loop307
                    }
                    p = from308
                    break loop307
                  }
                  scan.leaf(5, leaf306, p)
                  p = ruleRow(p)
                  if p < 0 { break end305 }
                  guard p > from302 else { break loop301 }
                  continue loop301
                }
                p = from302
                scan.takeBack(to: mark304)
                break loop301
              }
              break done295
            }
            p = from296
            scan.takeBack(to: mark300)
          default: break
          }
        }
        scan.see(p)
        break fail
      }
      scan.close(slot293)
      return p
    }
    return -1
  }

  private mutating func ruleDeeper(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let leaf312 = p
      let kept313 = p
      let from314 = p
      let skip315End = scan.limit
      while p < skip315End, isIn(0, 32, p) { p &+= 1 }
      scan.see(p)
      guard p &- from314 >= 1 else { break fail }
      guard let kept313Row = scan.row(kept313, p) else { break fail }
      row0 = kept313Row
      scan.leaf(5, leaf312, p)
      p = ruleRow(p)
      if p < 0 { break fail }
      loop316: while true {
        let from317 = p
        let mark319 = scan.mark()
        end320: do {
          let leaf321 = p
          loop322: while true {
            let from323 = p
            end326: do {
              p = ruleRest(p)
              if p < 0 { break end326 }
              guard p > from323 else { break loop322 }
              continue loop322
            }
            p = from323
            break loop322
          }
          p = scan.takeRow(row0.byte, row0.length, p)
          if p < 0 { break end320 }
          scan.leaf(5, leaf321, p)
          p = ruleRow(p)
          if p < 0 { break end320 }
          guard p > from317 else { break loop316 }
          continue loop316
        }
        p = from317
        scan.takeBack(to: mark319)
        break loop316
      }
      return p
    }
    return -1
  }

  private mutating func ruleRow(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let look327 = p
      scan.quiet &+= 1
      var look327Is = false
      out328: do {
        p = ruleDash(p)
        if p < 0 { break out328 }
        look327Is = true
      }
      scan.quiet &-= 1
      guard look327Is else { break fail }
      if p > 0 { scan.see(p &- 1) }
      p = look327
      let leaf329 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(6, leaf329, p)
      let from331 = p
      done330: do {
        if isIn(0, 12, p) {
          let mark333 = scan.mark()
          or332: do {
            let leaf334 = p
            p = ruleGap(p)
            if p < 0 { break or332 }
            scan.leaf(5, leaf334, p)
            p = ruleRowValue(p)
            if p < 0 { break or332 }
            break done330
          }
          p = from331
          scan.takeBack(to: mark333)
        }
        scan.see(p)
        do {
          break done330
        }
      }
      let leaf337 = p
      p = ruleRest(p)
      if p < 0 { break fail }
      scan.leaf(5, leaf337, p)
      return p
    }
    return -1
  }

  private mutating func ruleRowValue(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      scan.see(p)
      if isIn(0, 4, p) {
        let look338 = p
        scan.quiet &+= 1
        var look338Is = false
        out339: do {
          p = rulePair(p)
          if p < 0 { break out339 }
          look338Is = true
        }
        scan.quiet &-= 1
        if look338Is {
          if p > 0 { scan.see(p &- 1) }
          break fail
        }
        p = look338
      }
      let from341 = p
      done340: do {
        if isIn(0, 33, p) {
          let mark343 = scan.mark()
          or342: do {
            let from345 = p
            done344: do {
              assert(scan.works())
              if p < scan.limit {
                switch unsafe scan.bytes[p] {
                case 34:
                  let mark347 = scan.mark()
                  or346: do {
                    p = ruleDouble(p)
                    if p < 0 { break or346 }
                    break done344
                  }
                  p = from345
                  scan.takeBack(to: mark347)
                case 39:
                  let mark349 = scan.mark()
                  or348: do {
                    p = ruleSingle(p)
                    if p < 0 { break or348 }
                    break done344
                  }
                  p = from345
                  scan.takeBack(to: mark349)
                default: break
                }
              }
              scan.see(p)
              break or342
            }
            let look350 = p
            scan.quiet &+= 1
            var look350Is = false
            out351: do {
              p = ruleRest(p)
              if p < 0 { break out351 }
              look350Is = true
            }
            scan.quiet &-= 1
            guard look350Is else { break or342 }
            if p > 0 { scan.see(p &- 1) }
            p = look350
            break done340
          }
          p = from341
          scan.takeBack(to: mark343)
        }
        scan.see(p)
        or352: do {
          scan.see(p)
          if isIn(0, 13, p) {
            let look354 = p
            scan.quiet &+= 1
            var look354Is = false
            out355: do {
              p = ruleRowSign(p)
              if p < 0 { break out355 }
              look354Is = true
            }
            scan.quiet &-= 1
            if look354Is {
              if p > 0 { scan.see(p &- 1) }
              break or352
            }
            p = look354
          }
          let leaf356 = p
          p = ruleToEnd(p)
          if p < 0 { break or352 }
          scan.leaf(7, leaf356, p)
          break done340
        }
        p = from341
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleRowSign(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from358 = p
      done357: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 91:
            or359: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break or359 }
              p &+= 1
              scan.see(p)
              if isIn(0, 14, p) { break or359 }
              break done357
            }
            p = from358
          case 123:
            or361: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 123 else { scan.see(p); break or361 }
              p &+= 1
              break done357
            }
            p = from358
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

  private mutating func ruleToEnd(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      let skip364End = scan.limit
      if p >= scan.lineStart, p < scan.lineEnd { p = max(p, min(scan.lineEnd, skip364End)) }
      else { scan.lineStart = p }
      skip364: do {
        while p &+ 8 <= skip364End {
          let bytes = unsafe UInt64(
            littleEndian: UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self))
          let found = (((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) | ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101)) & ~bytes & 0x8080808080808080
          assert(scan.works())
          if found != 0 {
            p &+= found.trailingZeroBitCount &>> 3
            break skip364
          }
          p &+= 8
        }
        while p < skip364End, isIn(0, 4, p) { p &+= 1 }
      }
      scan.lineEnd = p
      scan.see(p)
    return p
  }

  private mutating func ruleDash(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break fail }
      p &+= 1
      guard isIn(0, 11, p) else { scan.see(p); break fail }
      p &+= 1
      return p
    }
    return -1
  }

  private mutating func ruleGap(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from365 = p
      let skip366End = scan.limit
      while p < skip366End, isIn(0, 12, p) { p &+= 1 }
      scan.see(p)
      guard p &- from365 >= 1 else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleSpace(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      let skip368End = scan.limit
      while p < skip368End, isIn(0, 12, p) { p &+= 1 }
      scan.see(p)
    return p
  }

  private mutating func ruleRest(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleEndOfLine(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleEndOfLine(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from370 = p
      done369: do {
        assert(scan.works())
        if p < scan.limit {
          switch unsafe scan.bytes[p] {
          case 10:
            or371: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 10 else { scan.see(p); break or371 }
              p &+= 1
              break done369
            }
            p = from370
          case 13:
            or373: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 13 else { scan.see(p); break or373 }
              guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 10 else { scan.see(p &+ 1); break or373 }
              p &+= 2
              break done369
            }
            p = from370
            or375: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 13 else { scan.see(p); break or375 }
              p &+= 1
              break done369
            }
            p = from370
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
    end = ruleFront(start)
    return scan.finish(max(end, start), onto: &tape)
  }
}
