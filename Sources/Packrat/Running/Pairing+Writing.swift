// Writing the tape again.

extension Scan {
  /// Writes the entries of the text again from its first delimiter on, with a branch for each pair.
  ///
  /// The old entries are put aside, and go back in stretches from one delimiter to the next: within
  /// a stretch all that can be joined is joined already.
  mutating func writePairs() {
    let region = pairing.region
    let first = Int(pairing.marks[region.marks].tape)
    let end = count &- first
    unsafe pairing.keep(tape + first, count: end)
    // A branch and two marks for each pair, and text left over of each delimiter.
    grow(to: count + 3 * (pairing.pairs.count - region.pairs))
    count = first
    var next = 0
    for place in region.marks..<pairing.marks.count {
      let mark = pairing.marks[place]
      putBack(from: next, to: Int(mark.tape) &- first)
      if next == 0 || Int(mark.tape) &- first > next { joint = mark.followsLeaf ? count &- 1 : -1 }
      next = Int(mark.tape) &- first &+ 1
      write(mark, &next)
    }
    putBack(from: next, to: end)
  }

  /// The pairs that a delimiter closes, what is left of it as text, the pairs that it opens.
  private mutating func write(_ mark: Pairing.Mark, _ next: inout Int) {
    var rest = mark.length
    var pair = mark.closes
    while pair >= 0 {
      let closed = pairing.pairs[Int(pair)]
      let size = mark.isBracket ? mark.length : closed.size
      if !mark.isBracket { joint = -1 }
      join(pairing.region.mark, Int(size))
      putBack(from: next, to: next &+ Int(closed.tail))
      next &+= Int(closed.tail)
      close(pairing.popSlot())
      rest &-= size
      pair = closed.nextClose
    }
    pair = mark.opens
    while pair >= 0 {
      rest &-= pairing.pairs[Int(pair)].size
      pair = pairing.pairs[Int(pair)].nextOpen
    }
    if rest > 0 { join(pairing.region.text, Int(rest)) }
    pair = mark.opens
    while pair >= 0 {
      let opened = pairing.pairs[Int(pair)]
      pairing.slots.append(Int32(truncatingIfNeeded: open(opened.kind)))
      join(pairing.region.mark, Int(opened.size))
      joint = -1
      pair = opened.nextOpen
    }
  }

  /// Puts entries back that were put aside; the first may be joined to the leaf before.
  private mutating func putBack(from start: Int, to end: Int) {
    guard start < end else { return }
    var index = start
    if joint >= 0 {
      let entry = Tape.Entry(bits: pairing.kept[start])
      let last = unsafe Tape.Entry(bits: tape[joint])
      if !entry.isBranch, entry.kind == last.kind, entry.count + last.count <= Int(Tape.countMax) {
        unsafe tape[joint] &+= UInt32(truncatingIfNeeded: entry.count)
        index &+= 1
      }
    }
    while index < end {
      unsafe tape[count] = pairing.kept[index]
      count &+= 1
      index &+= 1
    }
  }
}

extension Pairing {
  /// Puts entries aside.
  @unsafe fileprivate mutating func keep(_ entries: UnsafeMutablePointer<UInt32>, count: Int) {
    kept.cut(to: 0)
    unsafe kept.append(most: count) { target in
      unsafe target.update(from: entries, count: count)
      return count
    }
  }

  /// The place of the innermost branch that is open.
  fileprivate mutating func popSlot() -> Int {
    let slot = slots.last ?? 0
    slots.removeLast()
    return Int(slot)
  }
}
