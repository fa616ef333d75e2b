// What the pieces of a text with delimiters do while they are parsed.

extension Scan {
  /// Begins a text whose delimiters are paired, and gives what to go back to.
  package mutating func beginPairs(
    _ position: Int, text: UInt8, mark: UInt8, canCut: Bool
  ) -> Pairing.Region {
    let outer = pairing.region
    var region = Pairing.Region()
    region.start = position
    region.text = text
    region.mark = mark
    region.canCut = canCut
    region.marks = pairing.marks.count
    region.active = pairing.active.count
    region.brackets = pairing.brackets.count
    region.settled = region.brackets
    region.pairs = pairing.pairs.count
    pairing.region = region
    joint = -1
    return outer
  }

  /// Ends the text: pairs what is left, and writes the tape again.
  package mutating func endPairs(_ outer: Pairing.Region) {
    let region = pairing.region
    if pairing.marks.count > region.marks {
      pairing.findPairs(from: region.active)
      if quiet == 0 { writePairs() }
    }
    joint = -1
    dropPairs(outer)
  }

  /// Leaves the text without a result.
  package mutating func dropPairs(_ outer: Pairing.Region) {
    let region = pairing.region
    pairing.marks.cut(to: region.marks)
    pairing.active.cut(to: region.active)
    pairing.brackets.cut(to: region.brackets)
    pairing.pairs.cut(to: region.pairs)
    pairing.region = outer
  }

  /// Cuts a long text here if it can be: when nothing before can pair with anything behind.
  package mutating func isPairCut(_ position: Int, rule: Int) -> Bool {
    guard isCut(position), isBeforeWord(position) else { return false }
    see(position)
    guard pairing.brackets.count == pairing.region.brackets else { return postpone(position) }
    pairing.findPairs(from: pairing.region.active)
    guard pairing.active.count == pairing.region.active else { return postpone(position) }
    cut = Row().entry(rule: rule)
    return cut != 0
  }

  private mutating func postpone(_ position: Int) -> Bool {
    // Ever later, so that looking in vain costs no more than parsing.
    if position >= cutFrom { cutFrom = position + max(unitMin, position - start) }
    return false
  }

  // MARK: Delimiters

  /// Takes a row of delimiters.
  package mutating func takeRun(_ site: Int, _ position: Int) -> Int {
    let run = pairing.runs[site]
    var end = position
    while end < limit, unsafe bytes[end] == run.byte { end += 1 }
    assert(works(end - position))
    see(end)
    guard end > position else { return -1 }
    let before = Self.side(scalar(before: position), position == pairing.region.start)
    let after: Side
    if end < limit {
      let next = scalar(at: end)
      after = Self.side(next.value, false)
    } else {
      after = .space
    }
    let isLeft = after != .space && (after == .word || before != .word)
    let isRight = before != .space && (before == .word || after != .word)
    var canOpen = isLeft
    var canClose = isRight
    if run.isOutsideWords {
      canOpen = isLeft && (!isRight || before == .punctuation)
      canClose = isRight && (!isLeft || after == .punctuation)
    }
    if run.one == nil, end - position != 2 {
      canOpen = false
      canClose = false
    }
    // A row too long for one entry of the tape is nothing but text.
    guard canOpen || canClose, end - position <= Int(Tape.countMax) else {
      leaf(pairing.region.text, position, end)
      return end
    }
    note(position, end, site, canOpen: canOpen, canClose: canClose, isBracket: false)
    return end
  }

  private enum Side { case space, punctuation, word }

  private static func side(_ value: UInt32?, _ isFirst: Bool) -> Side {
    guard let value, !isFirst else { return .space }
    if value < 0x80 {
      // The signs of ASCII, a bit each.
      let signs: UInt64 = value < 0x40 ? 0xFC00_FFFE_0000_0000 : 0x7800_0001_F800_0001
      if signs &>> UInt64(value & 0x3F) & 1 == 1 { return .punctuation }
      return value == 0x20 || (0x09...0x0D).contains(value) ? .space : .word
    }
    if Characters.Property.space.contains(value) { return .space }
    let isSign =
      Characters.Property.punctuation.contains(value) || Characters.Property.symbol.contains(value)
    return isSign ? .punctuation : .word
  }

  private mutating func note(
    _ position: Int, _ end: Int, _ site: Int, canOpen: Bool, canClose: Bool, isBracket: Bool
  ) {
    pairing.active.append(Int32(pairing.marks.count))
    let length = Int32(truncatingIfNeeded: end - position)
    pairing.marks.append(
      Pairing.Mark(
        tape: Int32(truncatingIfNeeded: count), position: Int32(truncatingIfNeeded: position),
        length: length, left: length, site: Int16(truncatingIfNeeded: site), canOpen: canOpen,
        canClose: canClose, isBracket: isBracket, followsLeaf: joint >= 0))
    joint = -1
    leaf(pairing.region.text, position, end)
    joint = -1
  }

  // MARK: Brackets

  /// Takes an opening bracket.
  package mutating func takeOpening(_ site: Int, _ position: Int) -> Int {
    let length = pairing.openings[site].bytes.count
    for index in 0..<length {
      guard position + index < limit,
        unsafe bytes[position + index] == pairing.openings[site].bytes[index]
      else { return miss(position + index) }
    }
    let end = position + length
    if pairing.brackets.count > pairing.region.brackets, let last = pairing.brackets.last {
      pairing.marks[Int(pairing.active[Int(last)])].holdsBracket = true
    }
    pairing.brackets.append(Int32(pairing.active.count))
    note(position, end, site, canOpen: false, canClose: false, isBracket: true)
    return end
  }

  /// The open bracket that a closing one would belong to; nothing when there is none, or when it
  /// can no longer make a link.
  package mutating func opening() -> Bool {
    guard pairing.brackets.count > pairing.region.brackets, let place = pairing.brackets.last
    else { return false }
    guard pairing.marks[Int(pairing.active[Int(place)])].isInactive else { return true }
    dropOpening()
    return false
  }

  /// The open bracket stays text.
  package mutating func dropOpening() {
    if !pairing.brackets.isEmpty { pairing.removeBracket() }
  }

  /// Whether the words between the brackets can be a label by themselves.
  package mutating func isLabel(_ position: Int) -> Bool {
    guard let place = pairing.brackets.last else { return false }
    let mark = pairing.marks[Int(pairing.active[Int(place)])]
    guard !mark.holdsBracket else { return false }
    let first = Int(mark.position + mark.length)
    guard position - first <= Self.labelMax else { return false }
    for index in first..<position {
      assert(works())
      if unsafe bytes[index] > 0x20 { return true }
    }
    return false
  }

  /// Pairs the closing bracket at `position` with the open one, and whatever lies between.
  ///
  /// `tape` is the place of the closing bracket's entry, which perhaps follows a leaf; what was
  /// written since is its target.
  package mutating func pairBrackets(
    _ position: Int, tape: Int, followsLeaf: Bool, isReference: Bool
  ) {
    guard let place = pairing.brackets.last else { return }
    pairing.removeBracket()
    let opener = pairing.active[Int(place)]
    let site = Int(pairing.marks[Int(opener)].site)
    let isAlone = pairing.openings[site].isAlone
    let kind = isReference ? pairing.openings[site].reference : pairing.openings[site].kind
    pairing.findPairs(from: Int(place) + 1)
    pairing.active.cut(to: Int(place))
    let closer = Int32(pairing.marks.count)
    pairing.marks.append(
      Pairing.Mark(
        tape: Int32(truncatingIfNeeded: tape), position: Int32(truncatingIfNeeded: position),
        length: 1, left: 0, site: 0, canOpen: false, canClose: false, isBracket: true,
        followsLeaf: followsLeaf))
    let size = pairing.marks[Int(opener)].length
    let tail = quiet == 0 ? Int32(truncatingIfNeeded: count - tape - 1) : 0
    pairing.note(
      opener, closer, kind: kind, size: size, tail: tail)
    guard isAlone, !isReference else { return }
    for bracket in pairing.region.settled..<pairing.brackets.count {
      assert(works())
      let index = Int(pairing.active[Int(pairing.brackets[bracket])])
      guard pairing.openings[Int(pairing.marks[index].site)].isAlone else { continue }
      pairing.marks[index].isInactive = true
    }
    pairing.region.settled = pairing.brackets.count
  }

  /// A label is at most so many bytes long.
  package static let labelMax: Int = 999
}
