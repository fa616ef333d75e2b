// Made from Grammar/Peg.peg by `make parsers`: change the grammar, not this file.
// swift-format-ignore-file

/// Parses by Grammar/Peg.peg.
@safe package struct PegParser: UnitRules, ~Copyable {
  package var scan: Scan = Scan()
  private let sets: UnsafeMutablePointer<UInt64>

  package static let kinds: [String] = ["directive", "rule", "name", "arrow", "choice", "slash", "sequence", "step", "look", "count", "as", "literal", "quote", "characters", "ignoring", "any", "branch", "open", "colon", "close", "group", "class", "bracket", "negated", "range", "dash", "property", "letter", "sign", "call", "at", "called", "comma", "argument", "reference", "word", "number", "none", "space"]

  private static let setBits: [UInt64] = [
    0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000,
    0x8193a0000, 0xb193a0000, 0x300080000, 0x8193a0000, 0x8193a0000, 0xb193a0000, 0x8193a0000, 0x8193a0000,
    0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000,
    0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000,
    0xb193a0000, 0x8193a0008, 0x8193a0000, 0xd193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0008, 0x819080800,
    0x8393a4000, 0x8193a0000, 0x8193a0050, 0x8193a0050, 0x8193a0200, 0x8193b0400, 0x8193a2000, 0x8193a0004,
    0x89d3a0500, 0x89d3a0500, 0x89d3a0500, 0x89d3a0500, 0x89d3a0500, 0x89d3a0500, 0x89d3a0500, 0x89d3a0500,
    0x89d3a0500, 0x89d3a0500, 0x8193a0000, 0x8193a0000, 0x8593a0000, 0x8193a0000, 0x8193a0000, 0x8193a0050,
    0x8193a0001, 0x89f3a0402, 0x89f3a0402, 0x89f3a0402, 0x89f3a0402, 0x89f3a0402, 0x89f3a0402, 0x89b3a0402,
    0x89b3a0402, 0x89b3a0402, 0x89b3a0402, 0x89b3a0402, 0x89b3a0402, 0x89b3a0402, 0x89b3a0402, 0x89b3a0402,
    0x89b3a0402, 0x89b3a0402, 0x89b3a0402, 0x89b3a0402, 0x89b3a0402, 0x89b3a0402, 0x89b3a0402, 0x89b3a0402,
    0x89b3a0402, 0x89b3a0402, 0x89b3a0402, 0x8393a1000, 0x8010e0000, 0x8003a0000, 0x819ba0000, 0x8193a0400,
    0x8193a0000, 0x89f3a8420, 0x89f3a8400, 0x89f3a8400, 0x89f3a8400, 0x89f3a8400, 0x89f3a8400, 0x89b3a8400,
    0x89b3a8400, 0x89b7a8400, 0x89b3a8400, 0x89b3a8400, 0x89b3a8400, 0x89b3a8400, 0x89b3a8400, 0x89b3a8400,
    0x89b3a8400, 0x89b3a8400, 0x89b3a8400, 0x89b3a8400, 0x89b3a8400, 0x89b3a8400, 0x89b3a8400, 0x89b3a8400,
    0x89b3a8400, 0x89b3a8400, 0x89b3a8400, 0x8193a0090, 0x8193a0000, 0x8193a0000, 0x8193a0000, 0x8193a0000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
    0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000, 0x809120000,
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
      let leaf115 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break fail }
      guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 112 else { scan.see(p &+ 1); break fail }
      guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 123 else { scan.see(p &+ 2); break fail }
      p &+= 3
      let from116 = p
      while isIn(0, 25, p) { p &+= 1 }
      scan.see(p)
      guard p &- from116 >= 1 else { break fail }
      guard p < scan.limit, unsafe scan.bytes[p] == 125 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(26, leaf115, p)
      return p
    }
    return -1
  }

  private mutating func ruleLetter(_ start: Int) -> Int {
    var p = start
    fail: do {
      let slot117 = scan.open(27)
      let leaf118 = p
      let from120 = p
      done119: do {
        if isIn(0, 18, p) {
          or122: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or122 }
            guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 117 else { scan.see(p &+ 1); break or122 }
            guard p &+ 2 < scan.limit, unsafe scan.bytes[p &+ 2] == 123 else { scan.see(p &+ 2); break or122 }
            p &+= 3
            let from123 = p
            while isIn(0, 26, p) { p &+= 1 }
            scan.see(p)
            guard p &- from123 >= 1 else { break or122 }
            guard p < scan.limit, unsafe scan.bytes[p] == 125 else { scan.see(p); break or122 }
            p &+= 1
            break done119
          }
          p = from120
        }
        if isIn(0, 18, p) {
          or124: do {
            guard p < scan.limit, unsafe scan.bytes[p] == 92 else { scan.see(p); break or124 }
            p &+= 1
            if isIn(0, 19, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[0], p)
              if p < 0 { break or124 }
            }
            break done119
          }
          p = from120
        }
        if isIn(0, 27, p) {
          or125: do {
            if isIn(0, 28, p) {
              p &+= 1
            } else {
              p = scan.take(Self.classes[2], p)
              if p < 0 { break or125 }
            }
            break done119
          }
          p = from120
        }
        scan.see(p)
        break fail
      }
      scan.leaf(28, leaf118, p)
      scan.close(slot117)
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
      let slot126 = scan.open(29)
      let leaf127 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 64 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(30, leaf127, p)
      let leaf128 = p
      let from129 = p
      while isIn(0, 15, p) { p &+= 1 }
      scan.see(p)
      guard p &- from129 >= 1 else { break fail }
      scan.leaf(31, leaf128, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      let from131 = p
      let mark132 = scan.mark()
      done130: do {
        if isIn(0, 29, p) {
          or133: do {
            let from135 = p
            let mark136 = scan.mark()
            done134: do {
              if isIn(0, 12, p) {
                or137: do {
                  p = ruleClass(p)
                  if p < 0 { break or137 }
                  break done134
                }
                p = from135
                scan.takeBack(to: mark136)
              }
              if isIn(0, 14, p) {
                or138: do {
                  p = ruleArguments(p)
                  if p < 0 { break or138 }
                  break done134
                }
                p = from135
                scan.takeBack(to: mark136)
              }
              scan.see(p)
              break or133
            }
            break done130
          }
          p = from131
          scan.takeBack(to: mark132)
        }
        scan.see(p)
      }
      scan.close(slot126)
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
      let leaf139 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 40 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(17, leaf139, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      p = ruleArgument(p)
      if p < 0 { break fail }
      loop140: while true {
        guard isIn(0, 9, p) else { scan.see(p); break loop140 }
        let from141 = p
        let mark143 = scan.mark()
        end144: do {
          let leaf145 = p
          guard p < scan.limit, unsafe scan.bytes[p] == 44 else { scan.see(p); break end144 }
          p &+= 1
          scan.leaf(32, leaf145, p)
          p = ruleSpace(p)
          if p < 0 { break end144 }
          p = ruleArgument(p)
          if p < 0 { break end144 }
          guard p > from141 else { break loop140 }
          continue loop140
        }
        p = from141
        scan.takeBack(to: mark143)
        break loop140
      }
      let leaf146 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 41 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(19, leaf146, p)
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
      let slot147 = scan.open(33)
      p = ruleChoice(p)
      if p < 0 { break fail }
      scan.close(slot147)
      return p
    }
    return -1
  }

  private mutating func ruleReference(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf148 = p
      p = ruleName(p)
      if p < 0 { break fail }
      scan.leaf(34, leaf148, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      scan.see(p)
      if isIn(0, 30, p) {
        let look149 = p
        scan.quiet &+= 1
        var look149Is = false
        out150: do {
          guard p < scan.limit, unsafe scan.bytes[p] == 60 else { scan.see(p); break out150 }
          guard p &+ 1 < scan.limit, unsafe scan.bytes[p &+ 1] == 45 else { scan.see(p &+ 1); break out150 }
          p &+= 2
          look149Is = true
        }
        scan.quiet &-= 1
        if look149Is {
          if p > 0 { scan.see(p &- 1) }
          break fail
        }
        p = look149
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
      while isIn(0, 31, p) { p &+= 1 }
      scan.see(p)
      return p
    }
    return -1
  }

  private mutating func ruleWord(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf152 = p
      guard isIn(0, 15, p) else { scan.see(p); break fail }
      p &+= 1
      while isIn(0, 10, p) { p &+= 1 }
      scan.see(p)
      scan.leaf(35, leaf152, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleNumber(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf154 = p
      let from155 = p
      while isIn(0, 8, p) { p &+= 1 }
      scan.see(p)
      guard p &- from155 >= 1 else { break fail }
      scan.leaf(36, leaf154, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleNone(_ start: Int) -> Int {
    var p = start
    fail: do {
      let leaf156 = p
      guard p < scan.limit, unsafe scan.bytes[p] == 45 else { scan.see(p); break fail }
      p &+= 1
      scan.leaf(37, leaf156, p)
      p = ruleSpace(p)
      if p < 0 { break fail }
      return p
    }
    return -1
  }

  private mutating func ruleSpace(_ start: Int) -> Int {
    var p = start
      let leaf157 = p
      loop158: while true {
        guard isIn(0, 32, p) else { scan.see(p); break loop158 }
        let from159 = p
        end162: do {
          let from164 = p
          done163: do {
            if isIn(0, 33, p) {
              or166: do {
                let from167 = p
                while isIn(0, 33, p) { p &+= 1 }
                scan.see(p)
                guard p &- from167 >= 1 else { break or166 }
                break done163
              }
              p = from164
            }
            if isIn(0, 34, p) {
              or168: do {
                guard p < scan.limit, unsafe scan.bytes[p] == 35 else { scan.see(p); break or168 }
                p &+= 1
                while isIn(0, 35, p) { p &+= 1 }
                scan.see(p)
                break done163
              }
              p = from164
            }
            scan.see(p)
            break end162
          }
          guard p > from159 else { break loop158 }
          continue loop158
        }
        p = from159
        break loop158
      }
      scan.leaf(38, leaf157, p)
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
