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
  private func isIn(_ table: Int, _ bit: UInt64, _ position: Int) -> Bool {
    guard position < scan.limit else { return false }
    return unsafe sets[table &+ Int(scan.bytes[position])] & (1 &<< bit) != 0
  }


  private mutating func ruleGrammar(_ start: Int) -> Int {
    var p = start
    fail: do {
      p = ruleSpace(p)
      if p < 0 { break fail }
      let from2 = p
      let mark3 = scan.mark()
      done1: do {
        if isIn(0, 0, p) {
          or4: do {
            p = ruleDirective(p)
            if p < 0 { break or4 }
            break done1
          }
          p = from2
          scan.takeBack(to: mark3)
        }
        scan.see(p)
      }
      let from6First = p
      loop5: while true {
        guard isIn(0, 1, p) else { scan.see(p); break loop5 }
        let from6 = p
        let mark8 = scan.mark()
        end9: do {
          p = ruleRule(p)
          if p < 0 { break end9 }
          guard p > from6 else { break loop5 }
          continue loop5
        }
        p = from6
        scan.takeBack(to: mark8)
        break loop5
      }
      guard p > from6First else { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleDirective(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf10 = p
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
      scan.leaf(0, leaf10, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleRule(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot11 = scan.open(1)
      let leaf12 = p
      p = ruleName(p)
      if p < 0 { break fail }
      scan.leaf(2, leaf12, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleArrow(p)
      if p < 0 { break fail }
      p = ruleChoice(p)
      if p < 0 { break fail }
      scan.close(slot11)
      return p
    }
    return -1
  }

  private mutating func ruleArrow(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf13 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 60 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.leaf(3, leaf13, p)
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
    var p = start
    fail: do {
      let slot14 = scan.open(4)
      p = ruleSequence(p)
      if p < 0 { break fail }
      loop15: while true {
        guard isIn(0, 2, p) else { scan.see(p); break loop15 }
        let from16 = p
        let mark18 = scan.mark()
        end19: do {
          let leaf20 = p
          guard p < scan.limit, unsafe scan.bytes[p] == 47 else { scan.see(p); break end19 }
          p &+= 1
          scan.leaf(5, leaf20, p)
          p = ruleSpace(p)
          if p < 0 { break end19 }
          p = ruleSequence(p)
          if p < 0 { break end19 }
          guard p > from16 else { break loop15 }
          continue loop15
        }
        p = from16
        scan.takeBack(to: mark18)
        break loop15
      }
      scan.close(slot14)
      return p
    }
    return -1
  }

  private mutating func ruleSequence(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      let slot21 = scan.open(6)
      let from23First = p
      loop22: while true {
        let from23 = p
        let mark25 = scan.mark()
        end26: do {
          p = ruleStep(p)
          if p < 0 { break end26 }
          guard p > from23 else { break loop22 }
          continue loop22
        }
        p = from23
        scan.takeBack(to: mark25)
        break loop22
      }
      guard p > from23First else { break fail }
      scan.close(slot21)
      return p
    }
    return -1
  }

  private mutating func ruleStep(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      let slot27 = scan.open(7)
      let from29 = p
      let mark30 = scan.mark()
      done28: do {
        if isIn(0, 3, p) {
          or31: do {
            p = ruleLook(p)
            if p < 0 { break or31 }
            break done28
          }
          p = from29
          scan.takeBack(to: mark30)
        }
        scan.see(p)
      }
      p = ruleAtom(p)
      if p < 0 { break fail }
      let from33 = p
      let mark34 = scan.mark()
      done32: do {
        if isIn(0, 4, p) {
          or35: do {
            p = ruleCount(p)
            if p < 0 { break or35 }
            break done32
          }
          p = from33
          scan.takeBack(to: mark34)
        }
        scan.see(p)
      }
      let from37 = p
      let mark38 = scan.mark()
      done36: do {
        if isIn(0, 5, p) {
          or39: do {
            p = ruleAs(p)
            if p < 0 { break or39 }
            break done36
          }
          p = from37
          scan.takeBack(to: mark38)
        }
        scan.see(p)
      }
      scan.close(slot27)
      return p
    }
    return -1
  }

  private mutating func ruleLook(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf40 = p
      guard isIn(0, 3, p) else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(8, leaf40, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleCount(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf41 = p
      let from43 = p
      done42: do {
        if isIn(0, 6, p) {
          or45: do {
            guard isIn(0, 6, p) else { scan.see(p); break or45 }
            p &+= 1
            break done42
          }
          p = from43
        }
        if isIn(0, 7, p) {
          or46: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 123 else { scan.see(p); break or46 }
            p &+= 1
            while isIn(0, 8, p) { p &+= 1 }
            scan.see(p)
            let from49 = p
            done48: do {
              if isIn(0, 9, p) {
                or51: do {
                  guard p < scan.limit, unsafe scan.bytes[p] == 44 else { scan.see(p); break or51 }
                  p &+= 1
                  while isIn(0, 8, p) { p &+= 1 }
                  scan.see(p)
                  break done48
                }
                p = from49
              }
              scan.see(p)
            }
            guard p < scan.limit, unsafe scan.bytes[p] == 125 else { scan.see(p); break or46 }
            p &+= 1
            break done42
          }
          p = from43
        }
        scan.see(p)
        break fail
      }
      scan.leaf(9, leaf41, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleAs(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf53 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 97 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 115 else { scan.see(p &+ 1); break fail }
      p &+= 2
      scan.see(p)
      if isIn(0, 10, p) { break fail }
      scan.leaf(10, leaf53, p)
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
    var p = start
    fail: do {
      let from55 = p
      let mark56 = scan.mark()
      done54: do {
        if isIn(0, 11, p) {
          or57: do {
            p = ruleLiteral(p)
            if p < 0 { break or57 }
            break done54
          }
          p = from55
          scan.takeBack(to: mark56)
        }
        if isIn(0, 12, p) {
          or58: do {
            p = ruleClass(p)
            if p < 0 { break or58 }
            break done54
          }
          p = from55
          scan.takeBack(to: mark56)
        }
        if isIn(0, 13, p) {
          or59: do {
            p = ruleAny(p)
            if p < 0 { break or59 }
            break done54
          }
          p = from55
          scan.takeBack(to: mark56)
        }
        if isIn(0, 14, p) {
          or60: do {
            p = ruleBranch(p)
            if p < 0 { break or60 }
            break done54
          }
          p = from55
          scan.takeBack(to: mark56)
        }
        if isIn(0, 14, p) {
          or61: do {
            p = ruleGroup(p)
            if p < 0 { break or61 }
            break done54
          }
          p = from55
          scan.takeBack(to: mark56)
        }
        if isIn(0, 0, p) {
          or62: do {
            p = ruleCall(p)
            if p < 0 { break or62 }
            break done54
          }
          p = from55
          scan.takeBack(to: mark56)
        }
        if isIn(0, 1, p) {
          or63: do {
            p = ruleReference(p)
            if p < 0 { break or63 }
            break done54
          }
          p = from55
          scan.takeBack(to: mark56)
        }
        if isIn(0, 15, p) {
          or64: do {
            p = ruleWord(p)
            if p < 0 { break or64 }
            break done54
          }
          p = from55
          scan.takeBack(to: mark56)
        }
        if isIn(0, 8, p) {
          or65: do {
            p = ruleNumber(p)
            if p < 0 { break or65 }
            break done54
          }
          p = from55
          scan.takeBack(to: mark56)
        }
        if isIn(0, 16, p) {
          or66: do {
            p = ruleNone(p)
            if p < 0 { break or66 }
            break done54
          }
          p = from55
          scan.takeBack(to: mark56)
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleLiteral(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot67 = scan.open(11)
      let leaf68 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 39 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(12, leaf68, p)
      let leaf69 = p
      loop70: while true {
        guard isIn(0, 17, p) else { scan.see(p); break loop70 }
        let from71 = p
        end74: do {
          let from76 = p
          done75: do {
            if isIn(0, 18, p) {
              or78: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or78 }
                p &+= 1
                if isIn(0, 19, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[0], p)
                  if p < 0 { break or78 }
                }
                break done75
              }
              p = from76
            }
            if isIn(0, 20, p) {
              or79: do {
                if isIn(0, 21, p) {
                  p &+= 1
                } else {
                  p = scan.take(Self.classes[1], p)
                  if p < 0 { break or79 }
                }
                break done75
              }
              p = from76
            }
            scan.see(p)
            break end74
          }
          guard p > from71 else { break loop70 }
          continue loop70
        }
        p = from71
        break loop70
      }
      scan.leaf(13, leaf69, p)
      let leaf80 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 39 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(12, leaf80, p)
      let from82 = p
      let mark83 = scan.mark()
      done81: do {
        if isIn(0, 22, p) {
          or84: do {
            p = ruleIgnoring(p)
            if p < 0 { break or84 }
            break done81
          }
          p = from82
          scan.takeBack(to: mark83)
        }
        scan.see(p)
      }
      scan.close(slot67)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleIgnoring(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf85 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 105 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(14, leaf85, p)
      scan.see(p)
      if isIn(0, 10, p) { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleAny(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf86 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 46 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(15, leaf86, p)
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
    var p = start
    fail: do {
      let slot87 = scan.open(16)
      let leaf88 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(17, leaf88, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleWord(p)
      if p < 0 { break fail }
      let leaf89 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 58 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(18, leaf89, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleChoice(p)
      if p < 0 { break fail }
      let leaf90 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(19, leaf90, p)
      scan.close(slot87)
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
    var p = start
    fail: do {
      let slot91 = scan.open(20)
      let leaf92 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(17, leaf92, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleChoice(p)
      if p < 0 { break fail }
      let leaf93 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(19, leaf93, p)
      scan.close(slot91)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleClass(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot94 = scan.open(21)
      let leaf95 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 91 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(22, leaf95, p)
      let leaf96 = p
      let from98 = p
      done97: do {
        if isIn(0, 23, p) {
          or100: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 94 else { scan.see(p); break or100 }
            p &+= 1
            break done97
          }
          p = from98
        }
        scan.see(p)
      }
      scan.leaf(23, leaf96, p)
      loop101: while true {
        guard isIn(0, 24, p) else { scan.see(p); break loop101 }
        let from102 = p
        let mark104 = scan.mark()
        end105: do {
          p = ruleMember(p)
          if p < 0 { break end105 }
          guard p > from102 else { break loop101 }
          continue loop101
        }
        p = from102
        scan.takeBack(to: mark104)
        break loop101
      }
      let leaf106 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 93 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(22, leaf106, p)
      scan.close(slot94)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleMember(_ start: Int) -> Int {
    var p = start
    fail: do {
      let from108 = p
      let mark109 = scan.mark()
      done107: do {
        if isIn(0, 24, p) {
          or110: do {
            let slot111 = scan.open(24)
            p = ruleLetter(p)
            if p < 0 { break or110 }
            let leaf112 = p
            guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break or110 }
            p &+= 1
            scan.leaf(25, leaf112, p)
            p = ruleLetter(p)
            if p < 0 { break or110 }
            scan.close(slot111)
            break done107
          }
          p = from108
          scan.takeBack(to: mark109)
        }
        if isIn(0, 18, p) {
          or113: do {
            p = ruleProperty(p)
            if p < 0 { break or113 }
            break done107
          }
          p = from108
          scan.takeBack(to: mark109)
        }
        if isIn(0, 24, p) {
          or114: do {
            p = ruleLetter(p)
            if p < 0 { break or114 }
            break done107
          }
          p = from108
          scan.takeBack(to: mark109)
        }
        scan.see(p)
        break fail
      }
      return p
    }
    return -1
  }

  private mutating func ruleProperty(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot115 = scan.open(26)
      let leaf116 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 112 else { scan.see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 123 else { scan.see(p &+ 2); break fail }
      p &+= 3
      let from117 = p
      while isIn(0, 25, p) { p &+= 1 }
      scan.see(p)
      guard p &- from117 >= 1 else { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 125 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(27, leaf116, p)
      scan.close(slot115)
      return p
    }
    return -1
  }

  private mutating func ruleLetter(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot118 = scan.open(28)
      let leaf119 = p
      let from121 = p
      done120: do {
        if isIn(0, 18, p) {
          or123: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or123 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 117 else { scan.see(p &+ 1); break or123 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 123 else { scan.see(p &+ 2); break or123 }
            p &+= 3
            let from124 = p
            while isIn(0, 26, p) { p &+= 1 }
            scan.see(p)
            guard p &- from124 >= 1 else { break or123 }
            guard p < scan.limit, unsafe scan.bytes[p] == 125 else { scan.see(p); break or123 }
            p &+= 1
            break done120
          }
          p = from121
        }
        if isIn(0, 18, p) {
          or125: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or125 }
            p &+= 1
            if isIn(0, 19, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[0], p)
              if p < 0 { break or125 }
            }
            break done120
          }
          p = from121
        }
        if isIn(0, 27, p) {
          or126: do {
            if isIn(0, 28, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[2], p)
              if p < 0 { break or126 }
            }
            break done120
          }
          p = from121
        }
        scan.see(p)
        break fail
      }
      scan.leaf(27, leaf119, p)
      scan.close(slot118)
      return p
    }
    return -1
  }

  private mutating func ruleCall(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      let slot127 = scan.open(29)
      let leaf128 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 64 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(30, leaf128, p)
      let leaf129 = p
      let from130 = p
      while isIn(0, 15, p) { p &+= 1 }
      scan.see(p)
      guard p &- from130 >= 1 else { break fail }
      scan.leaf(31, leaf129, p)
      let from132 = p
      let mark133 = scan.mark()
      done131: do {
        if isIn(0, 12, p) {
          or134: do {
            p = ruleClass(p)
            if p < 0 { break or134 }
            break done131
          }
          p = from132
          scan.takeBack(to: mark133)
        }
        if isIn(0, 14, p) {
          or135: do {
            p = ruleArguments(p)
            if p < 0 { break or135 }
            break done131
          }
          p = from132
          scan.takeBack(to: mark133)
        }
        scan.see(p)
        or136: do {
          p = ruleSpace(p)
          if p < 0 { break or136 }
          break done131
        }
        p = from132
        scan.takeBack(to: mark133)
        break fail
      }
      scan.close(slot127)
      return p
    }
    return -1
  }

  private mutating func ruleArguments(_ start: Int) -> Int {
    guard scan.depth < Scan.depthMax else { return -1 }
    scan.depth &+= 1
    defer { scan.depth &-= 1 }
    var p = start
    fail: do {
      let leaf137 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(17, leaf137, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleArgument(p)
      if p < 0 { break fail }
      loop138: while true {
        guard isIn(0, 9, p) else { scan.see(p); break loop138 }
        let from139 = p
        let mark141 = scan.mark()
        end142: do {
          let leaf143 = p
          guard p < scan.limit, unsafe scan.bytes[p] == 44 else { scan.see(p); break end142 }
          p &+= 1
          scan.leaf(32, leaf143, p)
          p = ruleSpace(p)
          if p < 0 { break end142 }
          p = ruleArgument(p)
          if p < 0 { break end142 }
          guard p > from139 else { break loop138 }
          continue loop138
        }
        p = from139
        scan.takeBack(to: mark141)
        break loop138
      }
      let leaf144 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(19, leaf144, p)
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
    var p = start
    fail: do {
      let slot145 = scan.open(33)
      p = ruleChoice(p)
      if p < 0 { break fail }
      scan.close(slot145)
      return p
    }
    return -1
  }

  private mutating func ruleReference(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf146 = p
      p = ruleName(p)
      if p < 0 { break fail }
      scan.leaf(34, leaf146, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      scan.see(p)
      if isIn(0, 29, p) {
        let look147 = p
        scan.quiet &+= 1
        var look147Is = false
        out148: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 60 else { scan.see(p); break out148 }
          guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { scan.see(p &+ 1); break out148 }
          p &+= 2
          look147Is = true
        }
        scan.quiet &-= 1
        if look147Is {
          if p > 0 { scan.see(p &- 1) }
          break fail
        }
        p = look147
      }
      return p
    }
    return -1
  }

  private mutating func ruleName(_ start: Int) -> Int {
    var p = start
    fail: do {
      guard isIn(0, 1, p) else { scan.see(p); break fail }
      p &+= 1
      while isIn(0, 30, p) { p &+= 1 }
      scan.see(p)
      return p
    }
    return -1
  }

  private mutating func ruleWord(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf150 = p
      guard isIn(0, 15, p) else { scan.see(p); break fail }
      p &+= 1
      while isIn(0, 10, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(35, leaf150, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleNumber(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf152 = p
      let from153 = p
      while isIn(0, 8, p) { p &+= 1 }
      scan.see(p)
      guard p &- from153 >= 1 else { break fail }
      scan.leaf(36, leaf152, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleNone(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf154 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(37, leaf154, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleSpace(_ start: Int) -> Int {
    var p = start
      let leaf155 = p
      loop156: while true {
        guard isIn(0, 31, p) else { scan.see(p); break loop156 }
        let from157 = p
        end160: do {
          let from162 = p
          done161: do {
            if isIn(0, 32, p) {
              or164: do {
                let from165 = p
                while isIn(0, 32, p) { p &+= 1 }
                scan.see(p)
                guard p &- from165 >= 1 else { break or164 }
                break done161
              }
              p = from162
            }
            if isIn(0, 33, p) {
              or166: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break or166 }
                p &+= 1
                while isIn(0, 34, p) { p &+= 1 }
                scan.see(p)
                break done161
              }
              p = from162
            }
            scan.see(p)
            break end160
          }
          guard p > from157 else { break loop156 }
          continue loop156
        }
        p = from157
        break loop156
      }
      scan.leaf(38, leaf155, p)
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
      let mark = scan.mark()
      let margin = scan.margins[index]
      let next = margin.prefix < 0 ? scan.takeHanging(margin, end) : prefix(margin.prefix, end)
      if next < 0 {
        scan.takeBack(to: mark)
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
