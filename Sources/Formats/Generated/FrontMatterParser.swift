// Made from Grammar/FrontMatter.peg by `make parsers`: change the grammar, not this file.
// swift-format-ignore-file

import Packrat

/// Parses by Grammar/FrontMatter.peg.
@safe package struct FrontMatterParser: UnitRules, ~Copyable {
  package var scan: Scan = Scan()
  private let sets: UnsafeMutablePointer<UInt64>

  package static let kinds: [String] = ["blank", "fence", "remark", "unread", "entry", "space", "mark", "plain", "double", "words", "escape", "sign", "single", "quote", "fold", "block", "style", "lines", "list"]

  private static let setBits: [UInt64] = [
    0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250,
    0xd503402250, 0x810b40f1d0, 0x80001008012, 0xd503402250, 0xd503402250, 0x40001008012, 0xd503402250, 0xd503402250,
    0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250,
    0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250,
    0x1810b40f1d0, 0xd503407250, 0x28508407650, 0xd503407270, 0xd503402250, 0xd503407250, 0xd503407250, 0x28403407a50,
    0xd503402250, 0xd503402250, 0xd503407250, 0xd703402250, 0x2903407250, 0xd7034032d5, 0xd503402259, 0xd50b402250,
    0xd58b402250, 0xd783402250, 0xd783402250, 0xd783402250, 0xd783402250, 0xd783402250, 0xd783402250, 0xd783402250,
    0xd783402250, 0xd783402250, 0xd503c07250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503427250, 0xd503407250,
    0xd503407250, 0xd583402250, 0xd583402250, 0xd583402250, 0xd583402250, 0xd583402250, 0xd583402250, 0xd503402250,
    0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd50b402250, 0xd503402250, 0xd50b402250, 0xd503402250,
    0xd50b402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd543402250, 0xd503402250, 0xd503402250,
    0xd503402250, 0xd503402250, 0xd503402250, 0x103057250, 0xd50d402250, 0x2103207250, 0xd503402250, 0xd50b402250,
    0xd503407250, 0xd58b402250, 0xd58b402250, 0xd583402250, 0xd583402250, 0xd58b402250, 0xd58b402250, 0xd503402250,
    0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd503402250, 0xd50b402250, 0xd503402250,
    0xd503402250, 0xd503402250, 0xd50b402250, 0xd503402250, 0xd50b402250, 0xd523402250, 0xd50b402250, 0xd503402250,
    0xd513402250, 0xd503402250, 0xd503402250, 0x1034c7250, 0xd503427250, 0x103507250, 0xd503402250, 0xd503402250,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
    0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050, 0x9503400050,
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
          see(p)
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
              if p > 0 { see(p &- 1) }
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
          see(p)
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
              if p > 0 { see(p &- 1) }
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
          if p > 0 { see(p &- 1) }
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
          or16: do {
            p = ruleEndOfLine(p)
            if p < 0 { break or16 }
            break done13
          }
          p = from14
        }
        see(p)
      }
      leaf(0, leaf12, p)
      return p
    }
    return -1
  }

  private mutating func ruleOpen(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf17 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 45 else { see(p &+ 2); break fail }
      p &+= 3
      p = ruleRest(p)
      if p < 0 { break fail }
      leaf(1, leaf17, p)
      return p
    }
    return -1
  }

  private mutating func ruleClose(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf18 = p
      let from20 = p
      done19: do {
        if isIn(0, 2, p) {
          or22: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break or22 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { see(p &+ 1); break or22 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 45 else { see(p &+ 2); break or22 }
            p &+= 3
            break done19
          }
          p = from20
        }
        if isIn(0, 3, p) {
          or23: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 46 else { see(p); break or23 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 46 else { see(p &+ 1); break or23 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 46 else { see(p &+ 2); break or23 }
            p &+= 3
            break done19
          }
          p = from20
        }
        see(p)
        break fail
      }
      let from25 = p
      done24: do {
        or27: do {
          p = ruleRest(p)
          if p < 0 { break or27 }
          break done24
        }
        p = from25
        see(p)
        or28: do {
          p = ruleSpace(p)
          if p < 0 { break or28 }
          see(p)
          if isIn(0, 4, p) { break or28 }
          break done24
        }
        p = from25
        break fail
      }
      leaf(1, leaf18, p)
      return p
    }
    return -1
  }

  private mutating func ruleLine(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from30 = p
      let mark31 = mark()
      done29: do {
        or32: do {
          p = ruleBlank(p)
          if p < 0 { break or32 }
          break done29
        }
        p = from30
        if isIn(0, 5, p) {
          or33: do {
            p = ruleRemark(p)
            if p < 0 { break or33 }
            break done29
          }
          p = from30
        }
        if isIn(0, 6, p) {
          or34: do {
            p = ruleEntry(p)
            if p < 0 { break or34 }
            break done29
          }
          p = from30
          takeBack(to: mark31)
        }
        see(p)
        or35: do {
          p = ruleUnread(p)
          if p < 0 { break or35 }
          break done29
        }
        p = from30
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
      let leaf36 = p
      p = ruleRest(p)
      if p < 0 { break fail }
      leaf(0, leaf36, p)
      return p
    }
    return -1
  }

  private mutating func ruleRemark(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf37 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break fail }
      p &+= 1
      p = ruleToEnd(p)
      if p < 0 { break fail }
      p = ruleEndOfLine(p)
      if p < 0 { break fail }
      leaf(2, leaf37, p)
      return p
    }
    return -1
  }

  private mutating func ruleUnread(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf38 = p
      p = ruleToEnd(p)
      if p < 0 { break fail }
      p = ruleEndOfLine(p)
      if p < 0 { break fail }
      var steps41 = 0
      loop39: while steps41 < 10000 {
        guard isIn(0, 7, p) else { see(p); break loop39 }
        let from40 = p
        end43: do {
          let look44 = p
          scan.quiet &+= 1
          var look44Is = false
          out45: do {
            p = ruleBelow(p)
            if p < 0 { break out45 }
            look44Is = true
          }
          scan.quiet &-= 1
          guard look44Is else { break end43 }
          if p > 0 { see(p &- 1) }
          p = look44
          p = ruleToEnd(p)
          if p < 0 { break end43 }
          p = ruleEndOfLine(p)
          if p < 0 { break end43 }
          guard p > from40 else { break loop39 }
          steps41 &+= 1
          continue loop39
        }
        p = from40
        break loop39
      }
      if steps41 == 10000 {
        see(p)
        if isIn(0, 7, p) {
          let look46 = p
          scan.quiet &+= 1
          var look46Is = false
          out47: do {
            let look48 = p
            scan.quiet &+= 1
            var look48Is = false
            out49: do {
              p = ruleBelow(p)
              if p < 0 { break out49 }
              look48Is = true
            }
            scan.quiet &-= 1
            guard look48Is else { break out47 }
            if p > 0 { see(p &- 1) }
            p = look48
            p = ruleToEnd(p)
            if p < 0 { break out47 }
            p = ruleEndOfLine(p)
            if p < 0 { break out47 }
            look46Is = true
          }
          scan.quiet &-= 1
          if look46Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look46
        }
      }
      leaf(3, leaf38, p)
      return p
    }
    return -1
  }

  private mutating func ruleBelow(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from51 = p
      done50: do {
        if isIn(0, 8, p) {
          or53: do {
            p = ruleIndented(p)
            if p < 0 { break or53 }
            break done50
          }
          p = from51
        }
        if isIn(0, 2, p) {
          or54: do {
            p = ruleDash(p)
            if p < 0 { break or54 }
            break done50
          }
          p = from51
        }
        see(p)
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
      if isIn(0, 9, p) {
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
      let slot55 = open(4)
      p = ruleKey(p)
      if p < 0 { break fail }
      let leaf56 = p
      p = ruleSpace(p)
      if p < 0 { break fail }
      leaf(5, leaf56, p)
      let leaf57 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break fail }
      p &+= 1
      leaf(6, leaf57, p)
      p = ruleValue(p)
      if p < 0 { break fail }
      close(slot55)
      return p
    }
    return -1
  }

  private mutating func ruleKey(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from59 = p
      let mark60 = mark()
      done58: do {
        if isIn(0, 10, p) {
          or61: do {
            p = ruleDouble(p)
            if p < 0 { break or61 }
            break done58
          }
          p = from59
          takeBack(to: mark60)
        }
        if isIn(0, 11, p) {
          or62: do {
            p = ruleSingle(p)
            if p < 0 { break or62 }
            break done58
          }
          p = from59
          takeBack(to: mark60)
        }
        if isIn(0, 6, p) {
          or63: do {
            let leaf64 = p
            p = rulePlainKey(p)
            if p < 0 { break or63 }
            leaf(7, leaf64, p)
            break done58
          }
          p = from59
        }
        see(p)
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
      see(p)
      if isIn(0, 12, p) {
        let look65 = p
        scan.quiet &+= 1
        var look65Is = false
        out66: do {
          p = ruleKeySign(p)
          if p < 0 { break out66 }
          look65Is = true
        }
        scan.quiet &-= 1
        if look65Is {
          if p > 0 { see(p &- 1) }
          break fail
        }
        p = look65
      }
      var steps69 = 0
      loop67: while steps69 < 1000 {
        guard isIn(0, 6, p) else { see(p); break loop67 }
        let from68 = p
        end71: do {
          let look72 = p
          scan.quiet &+= 1
          var look72Is = false
          out73: do {
            p = ruleKeyEnd(p)
            if p < 0 { break out73 }
            look72Is = true
          }
          scan.quiet &-= 1
          if look72Is {
            if p > 0 { see(p &- 1) }
            break end71
          }
          p = look72
          if isIn(0, 13, p) {
            p &+= 1
          } else {
            p = scan.take(Self.classes[1], p)
            if p < 0 { break end71 }
          }
          guard p > from68 else { break loop67 }
          steps69 &+= 1
          continue loop67
        }
        p = from68
        break loop67
      }
      guard steps69 >= 1 else { break fail }
      if steps69 == 1000 {
        see(p)
        if isIn(0, 6, p) {
          let look74 = p
          scan.quiet &+= 1
          var look74Is = false
          out75: do {
            let look76 = p
            scan.quiet &+= 1
            var look76Is = false
            out77: do {
              p = ruleKeyEnd(p)
              if p < 0 { break out77 }
              look76Is = true
            }
            scan.quiet &-= 1
            if look76Is {
              if p > 0 { see(p &- 1) }
              break out75
            }
            p = look76
            if isIn(0, 13, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[1], p)
              if p < 0 { break out75 }
            }
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
      return p
    }
    return -1
  }

  private mutating func ruleKeySign(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from79 = p
      done78: do {
        if isIn(0, 14, p) {
          or81: do {
            guard isIn(0, 14, p) else { see(p); break or81 }
            p &+= 1
            break done78
          }
          p = from79
        }
        if isIn(0, 2, p) {
          or82: do {
            p = ruleDash(p)
            if p < 0 { break or82 }
            break done78
          }
          p = from79
        }
        see(p)
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
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break fail }
      p &+= 1
      guard isIn(0, 15, p) else { see(p); break fail }
      p &+= 1
      return p
    }
    return -1
  }

  private mutating func ruleValue(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from84 = p
      let mark85 = mark()
      done83: do {
        or86: do {
          p = ruleRows(p)
          if p < 0 { break or86 }
          see(p)
          if isIn(0, 7, p) {
            let look87 = p
            scan.quiet &+= 1
            var look87Is = false
            out88: do {
              p = ruleBelow(p)
              if p < 0 { break out88 }
              look87Is = true
            }
            scan.quiet &-= 1
            if look87Is {
              if p > 0 { see(p &- 1) }
              break or86
            }
            p = look87
          }
          break done83
        }
        p = from84
        takeBack(to: mark85)
        see(p)
        or89: do {
          let leaf90 = p
          p = ruleRest(p)
          if p < 0 { break or89 }
          leaf(5, leaf90, p)
          see(p)
          if isIn(0, 7, p) {
            let look91 = p
            scan.quiet &+= 1
            var look91Is = false
            out92: do {
              p = ruleBelow(p)
              if p < 0 { break out92 }
              look91Is = true
            }
            scan.quiet &-= 1
            if look91Is {
              if p > 0 { see(p &- 1) }
              break or89
            }
            p = look91
          }
          break done83
        }
        p = from84
        takeBack(to: mark85)
        if isIn(0, 8, p) {
          or93: do {
            let leaf94 = p
            p = ruleGap(p)
            if p < 0 { break or93 }
            leaf(5, leaf94, p)
            p = ruleInline(p)
            if p < 0 { break or93 }
            see(p)
            if isIn(0, 8, p) {
              let look95 = p
              scan.quiet &+= 1
              var look95Is = false
              out96: do {
                p = ruleIndented(p)
                if p < 0 { break out96 }
                look95Is = true
              }
              scan.quiet &-= 1
              if look95Is {
                if p > 0 { see(p &- 1) }
                break or93
              }
              p = look95
            }
            break done83
          }
          p = from84
          takeBack(to: mark85)
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
      let from98 = p
      let mark99 = mark()
      done97: do {
        if isIn(0, 16, p) {
          or100: do {
            p = ruleFlow(p)
            if p < 0 { break or100 }
            let leaf101 = p
            p = ruleRest(p)
            if p < 0 { break or100 }
            leaf(5, leaf101, p)
            break done97
          }
          p = from98
          takeBack(to: mark99)
        }
        if isIn(0, 10, p) {
          or102: do {
            p = ruleDouble(p)
            if p < 0 { break or102 }
            let leaf103 = p
            p = ruleRest(p)
            if p < 0 { break or102 }
            leaf(5, leaf103, p)
            break done97
          }
          p = from98
          takeBack(to: mark99)
        }
        if isIn(0, 11, p) {
          or104: do {
            p = ruleSingle(p)
            if p < 0 { break or104 }
            let leaf105 = p
            p = ruleRest(p)
            if p < 0 { break or104 }
            leaf(5, leaf105, p)
            break done97
          }
          p = from98
          takeBack(to: mark99)
        }
        if isIn(0, 17, p) {
          or106: do {
            p = ruleBlock(p)
            if p < 0 { break or106 }
            break done97
          }
          p = from98
          takeBack(to: mark99)
        }
        see(p)
        or107: do {
          p = rulePlain(p)
          if p < 0 { break or107 }
          break done97
        }
        p = from98
        takeBack(to: mark99)
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
      see(p)
      if isIn(0, 18, p) {
        let look108 = p
        scan.quiet &+= 1
        var look108Is = false
        out109: do {
          p = ruleOdd(p)
          if p < 0 { break out109 }
          look108Is = true
        }
        scan.quiet &-= 1
        if look108Is {
          if p > 0 { see(p &- 1) }
          break fail
        }
        p = look108
      }
      let leaf110 = p
      p = ruleToEnd(p)
      if p < 0 { break fail }
      var steps113 = 0
      loop111: while steps113 < 1000 {
        guard isIn(0, 1, p) else { see(p); break loop111 }
        let from112 = p
        end115: do {
          p = ruleFurther(p)
          if p < 0 { break end115 }
          guard p > from112 else { break loop111 }
          steps113 &+= 1
          continue loop111
        }
        p = from112
        break loop111
      }
      if steps113 == 1000 {
        see(p)
        if isIn(0, 1, p) {
          let look116 = p
          scan.quiet &+= 1
          var look116Is = false
          out117: do {
            p = ruleFurther(p)
            if p < 0 { break out117 }
            look116Is = true
          }
          scan.quiet &-= 1
          if look116Is {
            if p > 0 { see(p &- 1) }
            break fail
          }
          p = look116
        }
      }
      leaf(7, leaf110, p)
      let leaf118 = p
      p = ruleEndOfLine(p)
      if p < 0 { break fail }
      leaf(5, leaf118, p)
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
      see(p)
      if isIn(0, 2, p) {
        let look119 = p
        scan.quiet &+= 1
        var look119Is = false
        out120: do {
          p = ruleDash(p)
          if p < 0 { break out120 }
          look119Is = true
        }
        scan.quiet &-= 1
        if look119Is {
          if p > 0 { see(p &- 1) }
          break fail
        }
        p = look119
      }
      see(p)
      if isIn(0, 6, p) {
        let look121 = p
        scan.quiet &+= 1
        var look121Is = false
        out122: do {
          p = rulePair(p)
          if p < 0 { break out122 }
          look121Is = true
        }
        scan.quiet &-= 1
        if look121Is {
          if p > 0 { see(p &- 1) }
          break fail
        }
        p = look121
      }
      if isIn(0, 9, p) {
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
      see(p)
      if isIn(0, 16, p) {
        let look123 = p
        scan.quiet &+= 1
        var look123Is = false
        out124: do {
          p = ruleLinked(p)
          if p < 0 { break out124 }
          look123Is = true
        }
        scan.quiet &-= 1
        if look123Is {
          if p > 0 { see(p &- 1) }
          break fail
        }
        p = look123
      }
      let from126 = p
      done125: do {
        if isIn(0, 19, p) {
          or128: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 123 else { see(p); break or128 }
            p &+= 1
            loop129: while true {
              guard isIn(0, 6, p) else { see(p); break loop129 }
              let from130 = p
              end133: do {
                see(p)
                if isIn(0, 20, p) {
                  let look134 = p
                  scan.quiet &+= 1
                  var look134Is = false
                  out135: do {
                    guard p < scan.limit, unsafe scan.bytes[p] == 125 else { see(p); break out135 }
                    p &+= 1
                    p = ruleRest(p)
                    if p < 0 { break out135 }
                    look134Is = true
                  }
                  scan.quiet &-= 1
                  if look134Is {
                    if p > 0 { see(p &- 1) }
                    break end133
                  }
                  p = look134
                }
                if isIn(0, 13, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[1], p)
                  if p < 0 { break end133 }
                }
                guard p > from130 else { break loop129 }
                continue loop129
              }
              p = from130
              break loop129
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 125 else { see(p); break or128 }
            p &+= 1
            p = ruleRest(p)
            if p < 0 { break or128 }
            break done125
          }
          p = from126
        }
        if isIn(0, 16, p) {
          or136: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break or136 }
            p &+= 1
            loop137: while true {
              guard isIn(0, 6, p) else { see(p); break loop137 }
              let from138 = p
              end141: do {
                see(p)
                if isIn(0, 21, p) {
                  let look142 = p
                  scan.quiet &+= 1
                  var look142Is = false
                  out143: do {
                    guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break out143 }
                    p &+= 1
                    p = ruleRest(p)
                    if p < 0 { break out143 }
                    look142Is = true
                  }
                  scan.quiet &-= 1
                  if look142Is {
                    if p > 0 { see(p &- 1) }
                    break end141
                  }
                  p = look142
                }
                if isIn(0, 13, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[1], p)
                  if p < 0 { break end141 }
                }
                guard p > from138 else { break loop137 }
                continue loop137
              }
              p = from138
              break loop137
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break or136 }
            p &+= 1
            p = ruleRest(p)
            if p < 0 { break or136 }
            break done125
          }
          p = from126
        }
        see(p)
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
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 91 else { see(p &+ 1); break fail }
      p &+= 2
      let from144 = p
      let end145 = scan.limit
      while p &+ 8 <= end145 {
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
      while p < end145, isIn(0, 22, p) { p &+= 1 }
      see(p)
      guard p &- from144 >= 1 else { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 93 else { see(p &+ 1); break fail }
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
      loop146: while true {
        guard isIn(0, 6, p) else { see(p); break loop146 }
        let from147 = p
        end150: do {
          see(p)
          if isIn(0, 23, p) {
            let look151 = p
            scan.quiet &+= 1
            var look151Is = false
            out152: do {
              guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break out152 }
              p &+= 1
              guard isIn(0, 15, p) else { see(p); break out152 }
              p &+= 1
              look151Is = true
            }
            scan.quiet &-= 1
            if look151Is {
              if p > 0 { see(p &- 1) }
              break end150
            }
            p = look151
          }
          if isIn(0, 13, p) {
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
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break fail }
      p &+= 1
      guard isIn(0, 15, p) else { see(p); break fail }
      p &+= 1
      return p
    }
    return -1
  }

  private mutating func ruleDouble(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot153 = open(8)
      let leaf154 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 34 else { see(p); break fail }
      p &+= 1
      leaf(6, leaf154, p)
      loop155: while true {
        guard isIn(0, 24, p) else { see(p); break loop155 }
        let from156 = p
        end159: do {
          let from161 = p
          let mark162 = mark()
          done160: do {
            if isIn(0, 25, p) {
              or163: do {
                p = ruleDoubleWord(p)
                if p < 0 { break or163 }
                break done160
              }
              p = from161
            }
            if isIn(0, 26, p) {
              or164: do {
                p = ruleEscape(p)
                if p < 0 { break or164 }
                break done160
              }
              p = from161
              takeBack(to: mark162)
            }
            if isIn(0, 1, p) {
              or165: do {
                p = ruleFold(p)
                if p < 0 { break or165 }
                break done160
              }
              p = from161
            }
            see(p)
            break end159
          }
          guard p > from156 else { break loop155 }
          continue loop155
        }
        p = from156
        break loop155
      }
      let leaf166 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 34 else { see(p); break fail }
      p &+= 1
      leaf(6, leaf166, p)
      close(slot153)
      return p
    }
    return -1
  }

  private mutating func ruleDoubleWord(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf167 = p
      let from168 = p
      let end169 = scan.limit
      while p &+ 8 <= end169 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        found |= ((bytes ^ 0x2222222222222222) &- 0x101010101010101) & ~(bytes ^ 0x2222222222222222)
        found |= ((bytes ^ 0x5c5c5c5c5c5c5c5c) &- 0x101010101010101) & ~(bytes ^ 0x5c5c5c5c5c5c5c5c)
        if found & 0x8080808080808080 != 0 { break }
        assert(scan.works())
        p &+= 8
      }
      while p < end169, isIn(0, 25, p) { p &+= 1 }
      see(p)
      guard p &- from168 >= 1 else { break fail }
      leaf(9, leaf167, p)
      return p
    }
    return -1
  }

  private mutating func ruleEscape(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot170 = open(10)
      let leaf171 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break fail }
      p &+= 1
      let from173 = p
      done172: do {
        if isIn(0, 27, p) {
          or175: do {
            p = ruleSign(p)
            if p < 0 { break or175 }
            break done172
          }
          p = from173
        }
        if isIn(0, 28, p) {
          or176: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 120 else { see(p); break or176 }
            p &+= 1
            p = ruleTwo(p)
            if p < 0 { break or176 }
            break done172
          }
          p = from173
        }
        if isIn(0, 29, p) {
          or177: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 117 else { see(p); break or177 }
            p &+= 1
            p = ruleTwo(p)
            if p < 0 { break or177 }
            p = ruleTwo(p)
            if p < 0 { break or177 }
            break done172
          }
          p = from173
        }
        if isIn(0, 30, p) {
          or178: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 85 else { see(p); break or178 }
            p &+= 1
            p = ruleTwo(p)
            if p < 0 { break or178 }
            p = ruleTwo(p)
            if p < 0 { break or178 }
            p = ruleTwo(p)
            if p < 0 { break or178 }
            p = ruleTwo(p)
            if p < 0 { break or178 }
            break done172
          }
          p = from173
        }
        see(p)
        break fail
      }
      leaf(11, leaf171, p)
      close(slot170)
      return p
    }
    return -1
  }

  private mutating func ruleSign(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      guard isIn(0, 27, p) else { see(p); break fail }
      p &+= 1
      return p
    }
    return -1
  }

  private mutating func ruleTwo(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      guard isIn(0, 31, p) else { see(p); break fail }
      p &+= 1
      guard isIn(0, 31, p) else { see(p); break fail }
      p &+= 1
      return p
    }
    return -1
  }

  private mutating func ruleSingle(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot179 = open(12)
      let leaf180 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 39 else { see(p); break fail }
      p &+= 1
      leaf(6, leaf180, p)
      loop181: while true {
        guard isIn(0, 4, p) else { see(p); break loop181 }
        let from182 = p
        end185: do {
          let from187 = p
          done186: do {
            if isIn(0, 32, p) {
              or189: do {
                p = ruleSingleWord(p)
                if p < 0 { break or189 }
                break done186
              }
              p = from187
            }
            if isIn(0, 11, p) {
              or190: do {
                p = ruleQuote(p)
                if p < 0 { break or190 }
                break done186
              }
              p = from187
            }
            if isIn(0, 1, p) {
              or191: do {
                p = ruleFold(p)
                if p < 0 { break or191 }
                break done186
              }
              p = from187
            }
            see(p)
            break end185
          }
          guard p > from182 else { break loop181 }
          continue loop181
        }
        p = from182
        break loop181
      }
      let leaf192 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 39 else { see(p); break fail }
      p &+= 1
      leaf(6, leaf192, p)
      close(slot179)
      return p
    }
    return -1
  }

  private mutating func ruleSingleWord(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf193 = p
      let from194 = p
      let end195 = scan.limit
      while p &+ 8 <= end195 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        found |= ((bytes ^ 0x2727272727272727) &- 0x101010101010101) & ~(bytes ^ 0x2727272727272727)
        if found & 0x8080808080808080 != 0 { break }
        assert(scan.works())
        p &+= 8
      }
      while p < end195, isIn(0, 32, p) { p &+= 1 }
      see(p)
      guard p &- from194 >= 1 else { break fail }
      leaf(9, leaf193, p)
      return p
    }
    return -1
  }

  private mutating func ruleQuote(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf196 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 39 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 39 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(13, leaf196, p)
      return p
    }
    return -1
  }

  private mutating func ruleFold(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf197 = p
      p = ruleEndOfLine(p)
      if p < 0 { break fail }
      loop198: while true {
        let from199 = p
        end202: do {
          p = ruleRest(p)
          if p < 0 { break end202 }
          guard p > from199 else { break loop198 }
          continue loop198
        }
        p = from199
        break loop198
      }
      p = ruleGap(p)
      if p < 0 { break fail }
      leaf(14, leaf197, p)
      return p
    }
    return -1
  }

  private mutating func ruleBlock(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot203 = open(15)
      let leaf204 = p
      guard isIn(0, 17, p) else { see(p); break fail }
      p &+= 1
      let from205 = p
      let end206 = min(scan.limit, from205 &+ 2)
      while p &+ 4 <= end206 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 33) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end206, isIn(0, 33, p) { p &+= 1 }
      if p &- from205 < 2 { see(p) }
      if p &- from205 == 2 {
        see(p)
        if isIn(0, 33, p) { break fail }
      }
      leaf(16, leaf204, p)
      let leaf207 = p
      p = ruleRest(p)
      if p < 0 { break fail }
      leaf(5, leaf207, p)
      var steps210 = 0
      loop208: while steps210 < 10000 {
        let from209 = p
        end212: do {
          p = ruleBlockLine(p)
          if p < 0 { break end212 }
          guard p > from209 else { break loop208 }
          steps210 &+= 1
          continue loop208
        }
        p = from209
        break loop208
      }
      if steps210 == 10000 {
        let look213 = p
        scan.quiet &+= 1
        var look213Is = false
        out214: do {
          p = ruleBlockLine(p)
          if p < 0 { break out214 }
          look213Is = true
        }
        scan.quiet &-= 1
        if look213Is {
          if p > 0 { see(p &- 1) }
          break fail
        }
        p = look213
      }
      close(slot203)
      return p
    }
    return -1
  }

  private mutating func ruleBlockLine(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf215 = p
      loop216: while true {
        let from217 = p
        end220: do {
          p = ruleRest(p)
          if p < 0 { break end220 }
          guard p > from217 else { break loop216 }
          continue loop216
        }
        p = from217
        break loop216
      }
      p = ruleGap(p)
      if p < 0 { break fail }
      if isIn(0, 9, p) {
        p &+= 1
      } else {
        p = scan.take(Self.classes[0], p)
        if p < 0 { break fail }
      }
      p = ruleToEnd(p)
      if p < 0 { break fail }
      p = ruleEndOfLine(p)
      if p < 0 { break fail }
      leaf(17, leaf215, p)
      return p
    }
    return -1
  }

  private mutating func ruleFlow(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot221 = open(18)
      let leaf222 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      p &+= 1
      leaf(6, leaf222, p)
      p = ruleWide(p)
      if p < 0 { break fail }
      let from224 = p
      let mark225 = mark()
      done223: do {
        if isIn(0, 34, p) {
          or226: do {
            p = ruleMember(p)
            if p < 0 { break or226 }
            loop227: while true {
              guard isIn(0, 35, p) else { see(p); break loop227 }
              let from228 = p
              let mark230 = mark()
              end231: do {
                let leaf232 = p
                guard p < scan.limit, unsafe scan.bytes[p] == 44 else { see(p); break end231 }
                p &+= 1
                leaf(6, leaf232, p)
                p = ruleWide(p)
                if p < 0 { break end231 }
                p = ruleMember(p)
                if p < 0 { break end231 }
                guard p > from228 else { break loop227 }
                continue loop227
              }
              p = from228
              takeBack(to: mark230)
              break loop227
            }
            let from234 = p
            let mark235 = mark()
            done233: do {
              if isIn(0, 35, p) {
                or236: do {
                  let leaf237 = p
                  guard p < scan.limit, unsafe scan.bytes[p] == 44 else { see(p); break or236 }
                  p &+= 1
                  leaf(6, leaf237, p)
                  p = ruleWide(p)
                  if p < 0 { break or236 }
                  break done233
                }
                p = from234
                takeBack(to: mark235)
              }
              see(p)
            }
            break done223
          }
          p = from224
          takeBack(to: mark225)
        }
        see(p)
      }
      let leaf238 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      p &+= 1
      leaf(6, leaf238, p)
      close(slot221)
      return p
    }
    return -1
  }

  private mutating func ruleMember(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from240 = p
      let mark241 = mark()
      done239: do {
        if isIn(0, 10, p) {
          or242: do {
            p = ruleDouble(p)
            if p < 0 { break or242 }
            break done239
          }
          p = from240
          takeBack(to: mark241)
        }
        if isIn(0, 11, p) {
          or243: do {
            p = ruleSingle(p)
            if p < 0 { break or243 }
            break done239
          }
          p = from240
          takeBack(to: mark241)
        }
        if isIn(0, 36, p) {
          or244: do {
            let leaf245 = p
            p = ruleFlowPlain(p)
            if p < 0 { break or244 }
            leaf(7, leaf245, p)
            break done239
          }
          p = from240
        }
        see(p)
        break fail
      }
      p = ruleWide(p)
      if p < 0 { break fail }
      let look246 = p
      scan.quiet &+= 1
      var look246Is = false
      out247: do {
        guard isIn(0, 37, p) else { see(p); break out247 }
        p &+= 1
        look246Is = true
      }
      scan.quiet &-= 1
      guard look246Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look246
      return p
    }
    return -1
  }

  private mutating func ruleFlowPlain(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      if isIn(0, 38, p) {
        p &+= 1
      } else {
        p = scan.take(Self.classes[2], p)
        if p < 0 { break fail }
      }
      let end249 = scan.limit
      while p &+ 4 <= end249 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 39) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end249, isIn(0, 39, p) { p &+= 1 }
      see(p)
      return p
    }
    return -1
  }

  private mutating func ruleWide(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf250 = p
      p = ruleSpace(p)
      if p < 0 { break fail }
      let from252 = p
      done251: do {
        if isIn(0, 1, p) {
          or254: do {
            p = ruleEndOfLine(p)
            if p < 0 { break or254 }
            loop255: while true {
              let from256 = p
              end259: do {
                p = ruleRest(p)
                if p < 0 { break end259 }
                guard p > from256 else { break loop255 }
                continue loop255
              }
              p = from256
              break loop255
            }
            p = ruleGap(p)
            if p < 0 { break or254 }
            break done251
          }
          p = from252
        }
        see(p)
      }
      leaf(5, leaf250, p)
      return p
    }
    return -1
  }

  private mutating func ruleRows(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot260 = open(18)
      let leaf261 = p
      p = ruleRest(p)
      if p < 0 { break fail }
      leaf(5, leaf261, p)
      let from263 = p
      let mark264 = mark()
      done262: do {
        if isIn(0, 2, p) {
          or265: do {
            p = ruleRow(p)
            if p < 0 { break or265 }
            loop266: while true {
              let from267 = p
              let mark269 = mark()
              end270: do {
                let leaf271 = p
                loop272: while true {
                  let from273 = p
                  end276: do {
                    p = ruleRest(p)
                    if p < 0 { break end276 }
                    guard p > from273 else { break loop272 }
                    continue loop272
                  }
                  p = from273
                  break loop272
                }
                leaf(5, leaf271, p)
                p = ruleRow(p)
                if p < 0 { break end270 }
                guard p > from267 else { break loop266 }
                continue loop266
              }
              p = from267
              takeBack(to: mark269)
              break loop266
            }
            break done262
          }
          p = from263
          takeBack(to: mark264)
        }
        if isIn(0, 40, p) {
          or277: do {
            p = ruleDeeper(p)
            if p < 0 { break or277 }
            break done262
          }
          p = from263
          takeBack(to: mark264)
        }
        see(p)
        break fail
      }
      close(slot260)
      return p
    }
    return -1
  }

  private mutating func ruleDeeper(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    var row0 = Scan.Row()
    fail: do {
      let leaf278 = p
      let kept279 = p
      let from281First = p
      loop280: while true {
        guard isIn(0, 40, p) else { see(p); break loop280 }
        let from281 = p
        end284: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 32 else { see(p); break end284 }
          p &+= 1
          guard p > from281 else { break loop280 }
          continue loop280
        }
        p = from281
        break loop280
      }
      guard p > from281First else { break fail }
      guard let kept279Row = scan.row(kept279, p) else { break fail }
      row0 = kept279Row
      leaf(5, leaf278, p)
      p = ruleRow(p)
      if p < 0 { break fail }
      loop285: while true {
        let from286 = p
        let mark288 = mark()
        end289: do {
          let leaf290 = p
          loop291: while true {
            let from292 = p
            end295: do {
              p = ruleRest(p)
              if p < 0 { break end295 }
              guard p > from292 else { break loop291 }
              continue loop291
            }
            p = from292
            break loop291
          }
          p = scan.takeRow(row0.byte, row0.length, p)
          if p < 0 { break end289 }
          leaf(5, leaf290, p)
          p = ruleRow(p)
          if p < 0 { break end289 }
          guard p > from286 else { break loop285 }
          continue loop285
        }
        p = from286
        takeBack(to: mark288)
        break loop285
      }
      return p
    }
    return -1
  }

  private mutating func ruleRow(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let look296 = p
      scan.quiet &+= 1
      var look296Is = false
      out297: do {
        p = ruleDash(p)
        if p < 0 { break out297 }
        look296Is = true
      }
      scan.quiet &-= 1
      guard look296Is else { break fail }
      if p > 0 { see(p &- 1) }
      p = look296
      let leaf298 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break fail }
      p &+= 1
      leaf(6, leaf298, p)
      let from300 = p
      let mark301 = mark()
      done299: do {
        if isIn(0, 8, p) {
          or302: do {
            let leaf303 = p
            p = ruleGap(p)
            if p < 0 { break or302 }
            leaf(5, leaf303, p)
            p = ruleRowValue(p)
            if p < 0 { break or302 }
            break done299
          }
          p = from300
          takeBack(to: mark301)
        }
        see(p)
      }
      let leaf304 = p
      p = ruleRest(p)
      if p < 0 { break fail }
      leaf(5, leaf304, p)
      return p
    }
    return -1
  }

  private mutating func ruleRowValue(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      see(p)
      if isIn(0, 6, p) {
        let look305 = p
        scan.quiet &+= 1
        var look305Is = false
        out306: do {
          p = rulePair(p)
          if p < 0 { break out306 }
          look305Is = true
        }
        scan.quiet &-= 1
        if look305Is {
          if p > 0 { see(p &- 1) }
          break fail
        }
        p = look305
      }
      let from308 = p
      let mark309 = mark()
      done307: do {
        if isIn(0, 41, p) {
          or310: do {
            let from312 = p
            let mark313 = mark()
            done311: do {
              if isIn(0, 10, p) {
                or314: do {
                  p = ruleDouble(p)
                  if p < 0 { break or314 }
                  break done311
                }
                p = from312
                takeBack(to: mark313)
              }
              if isIn(0, 11, p) {
                or315: do {
                  p = ruleSingle(p)
                  if p < 0 { break or315 }
                  break done311
                }
                p = from312
                takeBack(to: mark313)
              }
              see(p)
              break or310
            }
            let look316 = p
            scan.quiet &+= 1
            var look316Is = false
            out317: do {
              p = ruleRest(p)
              if p < 0 { break out317 }
              look316Is = true
            }
            scan.quiet &-= 1
            guard look316Is else { break or310 }
            if p > 0 { see(p &- 1) }
            p = look316
            break done307
          }
          p = from308
          takeBack(to: mark309)
        }
        see(p)
        or318: do {
          see(p)
          if isIn(0, 18, p) {
            let look319 = p
            scan.quiet &+= 1
            var look319Is = false
            out320: do {
              p = ruleRowSign(p)
              if p < 0 { break out320 }
              look319Is = true
            }
            scan.quiet &-= 1
            if look319Is {
              if p > 0 { see(p &- 1) }
              break or318
            }
            p = look319
          }
          let leaf321 = p
          p = ruleToEnd(p)
          if p < 0 { break or318 }
          leaf(7, leaf321, p)
          break done307
        }
        p = from308
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
      let from323 = p
      done322: do {
        if isIn(0, 19, p) {
          or325: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 123 else { see(p); break or325 }
            p &+= 1
            break done322
          }
          p = from323
        }
        if isIn(0, 16, p) {
          or326: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break or326 }
            p &+= 1
            see(p)
            if isIn(0, 16, p) {
              let look327 = p
              scan.quiet &+= 1
              var look327Is = false
              out328: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break out328 }
                p &+= 1
                look327Is = true
              }
              scan.quiet &-= 1
              if look327Is {
                if p > 0 { see(p &- 1) }
                break or326
              }
              p = look327
            }
            break done322
          }
          p = from323
        }
        see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleToEnd(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      let end330 = scan.limit
      while p &+ 8 <= end330 {
        let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
        var found: UInt64 = 0
        found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
        found |= ((bytes ^ 0xd0d0d0d0d0d0d0d) &- 0x101010101010101) & ~(bytes ^ 0xd0d0d0d0d0d0d0d)
        if found & 0x8080808080808080 != 0 { break }
        assert(scan.works())
        p &+= 8
      }
      while p < end330, isIn(0, 6, p) { p &+= 1 }
      see(p)
    return p
  }

  private mutating func ruleDash(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break fail }
      p &+= 1
      guard isIn(0, 15, p) else { see(p); break fail }
      p &+= 1
      return p
    }
    return -1
  }

  private mutating func ruleGap(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let from331 = p
      let end332 = scan.limit
      while p &+ 4 <= end332 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end332, isIn(0, 8, p) { p &+= 1 }
      see(p)
      guard p &- from331 >= 1 else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleSpace(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      let end334 = scan.limit
      while p &+ 4 <= end334 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end334, isIn(0, 8, p) { p &+= 1 }
      see(p)
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
      let from336 = p
      done335: do {
        if isIn(0, 42, p) {
          or338: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 13 else { see(p); break or338 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 10 else { see(p &+ 1); break or338 }
            p &+= 2
            break done335
          }
          p = from336
        }
        if isIn(0, 43, p) {
          or339: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 10 else { see(p); break or339 }
            p &+= 1
            break done335
          }
          p = from336
        }
        if isIn(0, 42, p) {
          or340: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 13 else { see(p); break or340 }
            p &+= 1
            break done335
          }
          p = from336
        }
        see(p)
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
    scan.cutFrom = .max
    end = ruleFront(start)
    return scan.finish(max(end, start), onto: &tape)
  }
}
