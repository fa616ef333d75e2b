// Made from Grammar/Peg.peg by `make parsers`: change the grammar, not this file.
// swift-format-ignore-file

/// Parses by Grammar/Peg.peg.
@safe package struct PegParser: UnitRules, ~Copyable {
  package var scan: Scan = Scan()
  private let sets: UnsafeMutablePointer<UInt64>

  package static let kinds: [String] = ["directive", "rule", "name", "arrow", "choice", "slash", "sequence", "step", "look", "count", "as", "literal", "quote", "characters", "ignoring", "any", "branch", "open", "colon", "close", "group", "class", "bracket", "negated", "range", "dash", "property", "sign", "letter", "call", "at", "called", "comma", "argument", "reference", "word", "number", "none", "space"]

  private static let setBits: [UInt64] = [
    0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000,
    0x4193a0000, 0x5993a0000, 0x180080000, 0x4193a0000, 0x4193a0000, 0x5993a0000, 0x4193a0000, 0x4193a0000,
    0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000,
    0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000,
    0x5993a0000, 0x4193a0008, 0x4193a0000, 0x6993a0000, 0x4193a0000, 0x4193a0000, 0x4193a0008, 0x419080800,
    0x4193a4000, 0x4193a0000, 0x4193a0050, 0x4193a0050, 0x4193a0200, 0x4193b0400, 0x4193a2000, 0x4193a0004,
    0x45d3a0500, 0x45d3a0500, 0x45d3a0500, 0x45d3a0500, 0x45d3a0500, 0x45d3a0500, 0x45d3a0500, 0x45d3a0500,
    0x45d3a0500, 0x45d3a0500, 0x4193a0000, 0x4193a0000, 0x4393a0000, 0x4193a0000, 0x4193a0000, 0x4193a0050,
    0x4193a0001, 0x45f3a0402, 0x45f3a0402, 0x45f3a0402, 0x45f3a0402, 0x45f3a0402, 0x45f3a0402, 0x45b3a0402,
    0x45b3a0402, 0x45b3a0402, 0x45b3a0402, 0x45b3a0402, 0x45b3a0402, 0x45b3a0402, 0x45b3a0402, 0x45b3a0402,
    0x45b3a0402, 0x45b3a0402, 0x45b3a0402, 0x45b3a0402, 0x45b3a0402, 0x45b3a0402, 0x45b3a0402, 0x45b3a0402,
    0x45b3a0402, 0x45b3a0402, 0x45b3a0402, 0x4193a1000, 0x4010e0000, 0x4003a0000, 0x419ba0000, 0x4193a0400,
    0x4193a0000, 0x45f3a8420, 0x45f3a8400, 0x45f3a8400, 0x45f3a8400, 0x45f3a8400, 0x45f3a8400, 0x45b3a8400,
    0x45b3a8400, 0x45b7a8400, 0x45b3a8400, 0x45b3a8400, 0x45b3a8400, 0x45b3a8400, 0x45b3a8400, 0x45b3a8400,
    0x45b3a8400, 0x45b3a8400, 0x45b3a8400, 0x45b3a8400, 0x45b3a8400, 0x45b3a8400, 0x45b3a8400, 0x45b3a8400,
    0x45b3a8400, 0x45b3a8400, 0x45b3a8400, 0x4193a0090, 0x4193a0000, 0x4193a0000, 0x4193a0000, 0x4193a0000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
    0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000, 0x409120000,
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

  private mutating func ruleGrammar(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      p = ruleSpace(p)
      if p < 0 { break fail }
      let from2 = p
      let mark3 = mark()
      done1: do {
        if isIn(0, 0, p) {
          or4: do {
            p = ruleDirective(p)
            if p < 0 { break or4 }
            break done1
          }
          p = from2
          takeBack(to: mark3)
        }
        see(p)
      }
      let from6First = p
      loop5: while true {
        guard isIn(0, 1, p) else { see(p); break loop5 }
        let from6 = p
        let mark8 = mark()
        end9: do {
          p = ruleRule(p)
          if p < 0 { break end9 }
          guard p > from6 else { break loop5 }
          continue loop5
        }
        p = from6
        takeBack(to: mark8)
        break loop5
      }
      guard p > from6First else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleDirective(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf10 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 64 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 103 else { see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 114 else { see(p &+ 2); break fail }
      guard p &+ 3 < scan.limit, unsafe scan.bytes[p &+ 3] == 97 else { see(p &+ 3); break fail }
      guard p &+ 4 < scan.limit, unsafe scan.bytes[p &+ 4] == 112 else { see(p &+ 4); break fail }
      guard p &+ 5 < scan.limit, unsafe scan.bytes[p &+ 5] == 104 else { see(p &+ 5); break fail }
      guard p &+ 6 < scan.limit, unsafe scan.bytes[p &+ 6] == 101 else { see(p &+ 6); break fail }
      guard p &+ 7 < scan.limit, unsafe scan.bytes[p &+ 7] == 109 else { see(p &+ 7); break fail }
      guard p &+ 8 < scan.limit, unsafe scan.bytes[p &+ 8] == 101 else { see(p &+ 8); break fail }
      guard p &+ 9 < scan.limit, unsafe scan.bytes[p &+ 9] == 115 else { see(p &+ 9); break fail }
      p &+= 10
      leaf(0, leaf10, p)
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
      let slot11 = open(1)
      let leaf12 = p
      p = ruleName(p)
      if p < 0 { break fail }
      leaf(2, leaf12, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleArrow(p)
      if p < 0 { break fail }
      p = ruleChoice(p)
      if p < 0 { break fail }
      close(slot11)
      return p
    }
    return -1
  }

  private mutating func ruleArrow(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf13 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 60 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { see(p &+ 1); break fail }
      p &+= 2
      leaf(3, leaf13, p)
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
      let slot14 = open(4)
      p = ruleSequence(p)
      if p < 0 { break fail }
      loop15: while true {
        guard isIn(0, 2, p) else { see(p); break loop15 }
        let from16 = p
        let mark18 = mark()
        end19: do {
          let leaf20 = p
          guard p < scan.limit, unsafe scan.bytes[p] == 47 else { see(p); break end19 }
          p &+= 1
          leaf(5, leaf20, p)
          p = ruleSpace(p)
          if p < 0 { break end19 }
          p = ruleSequence(p)
          if p < 0 { break end19 }
          guard p > from16 else { break loop15 }
          continue loop15
        }
        p = from16
        takeBack(to: mark18)
        break loop15
      }
      close(slot14)
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
      let slot21 = open(6)
      let from23First = p
      loop22: while true {
        let from23 = p
        let mark25 = mark()
        end26: do {
          p = ruleStep(p)
          if p < 0 { break end26 }
          guard p > from23 else { break loop22 }
          continue loop22
        }
        p = from23
        takeBack(to: mark25)
        break loop22
      }
      guard p > from23First else { break fail }
      close(slot21)
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
      let slot27 = open(7)
      let from29 = p
      let mark30 = mark()
      done28: do {
        if isIn(0, 3, p) {
          or31: do {
            p = ruleLook(p)
            if p < 0 { break or31 }
            break done28
          }
          p = from29
          takeBack(to: mark30)
        }
        see(p)
      }
      p = ruleAtom(p)
      if p < 0 { break fail }
      let from33 = p
      let mark34 = mark()
      done32: do {
        if isIn(0, 4, p) {
          or35: do {
            p = ruleCount(p)
            if p < 0 { break or35 }
            break done32
          }
          p = from33
          takeBack(to: mark34)
        }
        see(p)
      }
      let from37 = p
      let mark38 = mark()
      done36: do {
        if isIn(0, 5, p) {
          or39: do {
            p = ruleAs(p)
            if p < 0 { break or39 }
            break done36
          }
          p = from37
          takeBack(to: mark38)
        }
        see(p)
      }
      close(slot27)
      return p
    }
    return -1
  }

  private mutating func ruleLook(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf40 = p
      guard isIn(0, 3, p) else { see(p); break fail }
      p &+= 1
      leaf(8, leaf40, p)
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
      let leaf41 = p
      let from43 = p
      done42: do {
        if isIn(0, 6, p) {
          or45: do {
            guard isIn(0, 6, p) else { see(p); break or45 }
            p &+= 1
            break done42
          }
          p = from43
        }
        if isIn(0, 7, p) {
          or46: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 123 else { see(p); break or46 }
            p &+= 1
            let end48 = scan.limit
            while p &+ 4 <= end48 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 8) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end48, isIn(0, 8, p) { p &+= 1 }
            see(p)
            let from50 = p
            done49: do {
              if isIn(0, 9, p) {
                or52: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 44 else { see(p); break or52 }
                  p &+= 1
                  let end54 = scan.limit
                  while p &+ 4 <= end54 {
                    let bytes = unsafe scan.bytes + p
                    let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                    if all & (1 &<< 8) == 0 { break }
                    assert(scan.works())
                    p &+= 4
                  }
                  while p < end54, isIn(0, 8, p) { p &+= 1 }
                  see(p)
                  break done49
                }
                p = from50
              }
              see(p)
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 125 else { see(p); break or46 }
            p &+= 1
            break done42
          }
          p = from43
        }
        see(p)
        break fail
      }
      leaf(9, leaf41, p)
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
      let leaf55 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 97 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 115 else { see(p &+ 1); break fail }
      p &+= 2
      see(p)
      if isIn(0, 10, p) { break fail }
      leaf(10, leaf55, p)
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
      let from57 = p
      let mark58 = mark()
      done56: do {
        if isIn(0, 11, p) {
          or59: do {
            p = ruleLiteral(p)
            if p < 0 { break or59 }
            break done56
          }
          p = from57
          takeBack(to: mark58)
        }
        if isIn(0, 12, p) {
          or60: do {
            p = ruleClass(p)
            if p < 0 { break or60 }
            break done56
          }
          p = from57
          takeBack(to: mark58)
        }
        if isIn(0, 13, p) {
          or61: do {
            p = ruleAny(p)
            if p < 0 { break or61 }
            break done56
          }
          p = from57
          takeBack(to: mark58)
        }
        if isIn(0, 14, p) {
          or62: do {
            p = ruleBranch(p)
            if p < 0 { break or62 }
            break done56
          }
          p = from57
          takeBack(to: mark58)
        }
        if isIn(0, 14, p) {
          or63: do {
            p = ruleGroup(p)
            if p < 0 { break or63 }
            break done56
          }
          p = from57
          takeBack(to: mark58)
        }
        if isIn(0, 0, p) {
          or64: do {
            p = ruleCall(p)
            if p < 0 { break or64 }
            break done56
          }
          p = from57
          takeBack(to: mark58)
        }
        if isIn(0, 1, p) {
          or65: do {
            p = ruleReference(p)
            if p < 0 { break or65 }
            break done56
          }
          p = from57
          takeBack(to: mark58)
        }
        if isIn(0, 15, p) {
          or66: do {
            p = ruleWord(p)
            if p < 0 { break or66 }
            break done56
          }
          p = from57
          takeBack(to: mark58)
        }
        if isIn(0, 8, p) {
          or67: do {
            p = ruleNumber(p)
            if p < 0 { break or67 }
            break done56
          }
          p = from57
          takeBack(to: mark58)
        }
        if isIn(0, 16, p) {
          or68: do {
            p = ruleNone(p)
            if p < 0 { break or68 }
            break done56
          }
          p = from57
          takeBack(to: mark58)
        }
        see(p)
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
      let slot69 = open(11)
      let leaf70 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 39 else { see(p); break fail }
      p &+= 1
      leaf(12, leaf70, p)
      let leaf71 = p
      loop72: while true {
        guard isIn(0, 17, p) else { see(p); break loop72 }
        let from73 = p
        end76: do {
          let from78 = p
          done77: do {
            if isIn(0, 18, p) {
              or80: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or80 }
                p &+= 1
                if isIn(0, 19, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[0], p)
                  if p < 0 { break or80 }
                }
                break done77
              }
              p = from78
            }
            if isIn(0, 20, p) {
              or81: do {
                if isIn(0, 21, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[1], p)
                  if p < 0 { break or81 }
                }
                break done77
              }
              p = from78
            }
            see(p)
            break end76
          }
          guard p > from73 else { break loop72 }
          continue loop72
        }
        p = from73
        break loop72
      }
      leaf(13, leaf71, p)
      let leaf82 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 39 else { see(p); break fail }
      p &+= 1
      leaf(12, leaf82, p)
      let from84 = p
      let mark85 = mark()
      done83: do {
        if isIn(0, 22, p) {
          or86: do {
            p = ruleIgnoring(p)
            if p < 0 { break or86 }
            break done83
          }
          p = from84
          takeBack(to: mark85)
        }
        see(p)
      }
      close(slot69)
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
      let leaf87 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 105 else { see(p); break fail }
      p &+= 1
      leaf(14, leaf87, p)
      see(p)
      if isIn(0, 10, p) { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleAny(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf88 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 46 else { see(p); break fail }
      p &+= 1
      leaf(15, leaf88, p)
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
      let slot89 = open(16)
      let leaf90 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break fail }
      p &+= 1
      leaf(17, leaf90, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleWord(p)
      if p < 0 { break fail }
      let leaf91 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { see(p); break fail }
      p &+= 1
      leaf(18, leaf91, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleChoice(p)
      if p < 0 { break fail }
      let leaf92 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break fail }
      p &+= 1
      leaf(19, leaf92, p)
      close(slot89)
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
      let slot93 = open(20)
      let leaf94 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break fail }
      p &+= 1
      leaf(17, leaf94, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleChoice(p)
      if p < 0 { break fail }
      let leaf95 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break fail }
      p &+= 1
      leaf(19, leaf95, p)
      close(slot93)
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
      let slot96 = open(21)
      let leaf97 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { see(p); break fail }
      p &+= 1
      leaf(22, leaf97, p)
      let leaf98 = p
      let from100 = p
      done99: do {
        if isIn(0, 23, p) {
          or102: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 94 else { see(p); break or102 }
            p &+= 1
            break done99
          }
          p = from100
        }
        see(p)
      }
      leaf(23, leaf98, p)
      loop103: while true {
        guard isIn(0, 24, p) else { see(p); break loop103 }
        let from104 = p
        end107: do {
          p = ruleMember(p)
          if p < 0 { break end107 }
          guard p > from104 else { break loop103 }
          continue loop103
        }
        p = from104
        break loop103
      }
      let leaf108 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { see(p); break fail }
      p &+= 1
      leaf(22, leaf108, p)
      close(slot96)
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
      let from110 = p
      let mark111 = mark()
      done109: do {
        if isIn(0, 24, p) {
          or112: do {
            let slot113 = open(24)
            p = ruleLetter(p)
            if p < 0 { break or112 }
            let leaf114 = p
            guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break or112 }
            p &+= 1
            leaf(25, leaf114, p)
            p = ruleLetter(p)
            if p < 0 { break or112 }
            close(slot113)
            break done109
          }
          p = from110
          takeBack(to: mark111)
        }
        if isIn(0, 18, p) {
          or115: do {
            p = ruleProperty(p)
            if p < 0 { break or115 }
            break done109
          }
          p = from110
          takeBack(to: mark111)
        }
        if isIn(0, 24, p) {
          or116: do {
            p = ruleLetter(p)
            if p < 0 { break or116 }
            break done109
          }
          p = from110
          takeBack(to: mark111)
        }
        see(p)
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
      let slot117 = open(26)
      let leaf118 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 112 else { see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 123 else { see(p &+ 2); break fail }
      p &+= 3
      let from119 = p
      let end120 = scan.limit
      while p &+ 4 <= end120 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 25) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end120, isIn(0, 25, p) { p &+= 1 }
      see(p)
      guard p &- from119 >= 1 else { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 125 else { see(p); break fail }
      p &+= 1
      leaf(27, leaf118, p)
      close(slot117)
      return p
    }
    return -1
  }

  private mutating func ruleLetter(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let slot121 = open(28)
      let leaf122 = p
      let from124 = p
      done123: do {
        if isIn(0, 18, p) {
          or126: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or126 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 117 else { see(p &+ 1); break or126 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 123 else { see(p &+ 2); break or126 }
            p &+= 3
            let from127 = p
            let end128 = scan.limit
            while p &+ 4 <= end128 {
              let bytes = unsafe scan.bytes + p
              let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
              if all & (1 &<< 26) == 0 { break }
              assert(scan.works())
              p &+= 4
            }
            while p < end128, isIn(0, 26, p) { p &+= 1 }
            see(p)
            guard p &- from127 >= 1 else { break or126 }
            guard p < scan.limit, unsafe scan.bytes[p] == 125 else { see(p); break or126 }
            p &+= 1
            break done123
          }
          p = from124
        }
        if isIn(0, 18, p) {
          or129: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { see(p); break or129 }
            p &+= 1
            if isIn(0, 19, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[0], p)
              if p < 0 { break or129 }
            }
            break done123
          }
          p = from124
        }
        if isIn(0, 27, p) {
          or130: do {
            if isIn(0, 28, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[2], p)
              if p < 0 { break or130 }
            }
            break done123
          }
          p = from124
        }
        see(p)
        break fail
      }
      leaf(27, leaf122, p)
      close(slot121)
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
      let slot131 = open(29)
      let leaf132 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 64 else { see(p); break fail }
      p &+= 1
      leaf(30, leaf132, p)
      let leaf133 = p
      let from134 = p
      let end135 = scan.limit
      while p &+ 4 <= end135 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 15) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end135, isIn(0, 15, p) { p &+= 1 }
      see(p)
      guard p &- from134 >= 1 else { break fail }
      leaf(31, leaf133, p)
      let from137 = p
      let mark138 = mark()
      done136: do {
        if isIn(0, 12, p) {
          or139: do {
            p = ruleClass(p)
            if p < 0 { break or139 }
            break done136
          }
          p = from137
          takeBack(to: mark138)
        }
        if isIn(0, 14, p) {
          or140: do {
            p = ruleArguments(p)
            if p < 0 { break or140 }
            break done136
          }
          p = from137
          takeBack(to: mark138)
        }
        see(p)
        or141: do {
          p = ruleSpace(p)
          if p < 0 { break or141 }
          break done136
        }
        p = from137
        break fail
      }
      close(slot131)
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
      let leaf142 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { see(p); break fail }
      p &+= 1
      leaf(17, leaf142, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleArgument(p)
      if p < 0 { break fail }
      loop143: while true {
        guard isIn(0, 9, p) else { see(p); break loop143 }
        let from144 = p
        let mark146 = mark()
        end147: do {
          let leaf148 = p
          guard p < scan.limit, unsafe scan.bytes[p] == 44 else { see(p); break end147 }
          p &+= 1
          leaf(32, leaf148, p)
          p = ruleSpace(p)
          if p < 0 { break end147 }
          p = ruleArgument(p)
          if p < 0 { break end147 }
          guard p > from144 else { break loop143 }
          continue loop143
        }
        p = from144
        takeBack(to: mark146)
        break loop143
      }
      let leaf149 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { see(p); break fail }
      p &+= 1
      leaf(19, leaf149, p)
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
      let slot150 = open(33)
      p = ruleChoice(p)
      if p < 0 { break fail }
      close(slot150)
      return p
    }
    return -1
  }

  private mutating func ruleReference(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf151 = p
      p = ruleName(p)
      if p < 0 { break fail }
      leaf(34, leaf151, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      see(p)
      if isIn(0, 29, p) {
        let look152 = p
        scan.quiet &+= 1
        var look152Is = false
        out153: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 60 else { see(p); break out153 }
          guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { see(p &+ 1); break out153 }
          p &+= 2
          look152Is = true
        }
        scan.quiet &-= 1
        if look152Is {
          if p > 0 { see(p &- 1) }
          break fail
        }
        p = look152
      }
      return p
    }
    return -1
  }

  private mutating func ruleName(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      guard isIn(0, 1, p) else { see(p); break fail }
      p &+= 1
      let end155 = scan.limit
      while p &+ 4 <= end155 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 30) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end155, isIn(0, 30, p) { p &+= 1 }
      see(p)
      return p
    }
    return -1
  }

  private mutating func ruleWord(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
    fail: do {
      let leaf156 = p
      guard isIn(0, 15, p) else { see(p); break fail }
      p &+= 1
      let end158 = scan.limit
      while p &+ 4 <= end158 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 10) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end158, isIn(0, 10, p) { p &+= 1 }
      see(p)
      leaf(35, leaf156, p)
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
      let leaf159 = p
      let from160 = p
      let end161 = scan.limit
      while p &+ 4 <= end161 {
        let bytes = unsafe scan.bytes + p
        let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
        if all & (1 &<< 8) == 0 { break }
        assert(scan.works())
        p &+= 4
      }
      while p < end161, isIn(0, 8, p) { p &+= 1 }
      see(p)
      guard p &- from160 >= 1 else { break fail }
      leaf(36, leaf159, p)
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
      let leaf162 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 45 else { see(p); break fail }
      p &+= 1
      leaf(37, leaf162, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleSpace(_ start: Int) -> Int {
    assert(scan.works())
    var p = start
      let leaf163 = p
      loop164: while true {
        guard isIn(0, 31, p) else { see(p); break loop164 }
        let from165 = p
        end168: do {
          let from170 = p
          done169: do {
            if isIn(0, 32, p) {
              or172: do {
                let from173 = p
                let end174 = scan.limit
                while p &+ 4 <= end174 {
                  let bytes = unsafe scan.bytes + p
                  let all = unsafe sets[0 &+ Int(bytes[0])] & sets[0 &+ Int(bytes[1])] & sets[0 &+ Int(bytes[2])] & sets[0 &+ Int(bytes[3])]
                  if all & (1 &<< 32) == 0 { break }
                  assert(scan.works())
                  p &+= 4
                }
                while p < end174, isIn(0, 32, p) { p &+= 1 }
                see(p)
                guard p &- from173 >= 1 else { break or172 }
                break done169
              }
              p = from170
            }
            if isIn(0, 33, p) {
              or175: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 35 else { see(p); break or175 }
                p &+= 1
                let end177 = scan.limit
                while p &+ 8 <= end177 {
                  let bytes = unsafe UnsafeRawPointer(scan.bytes + p).loadUnaligned(as: UInt64.self)
                  var found: UInt64 = 0
                  found |= ((bytes ^ 0xa0a0a0a0a0a0a0a) &- 0x101010101010101) & ~(bytes ^ 0xa0a0a0a0a0a0a0a)
                  if found & 0x8080808080808080 != 0 { break }
                  assert(scan.works())
                  p &+= 8
                }
                while p < end177, isIn(0, 34, p) { p &+= 1 }
                see(p)
                break done169
              }
              p = from170
            }
            see(p)
            break end168
          }
          guard p > from165 else { break loop164 }
          continue loop164
        }
        p = from165
        break loop164
      }
      leaf(38, leaf163, p)
    return p
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
    end = ruleGrammar(start)
    return scan.finish(max(end, start), onto: &tape)
  }
}
