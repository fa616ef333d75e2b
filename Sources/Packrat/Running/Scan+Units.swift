// Beginning and ending a unit, and cutting a long block into several.

extension Scan {
  /// Makes ready to parse one unit.
  package mutating func begin(
    _ window: UnsafeBufferPointer<UInt8>, at start: Int, entry: UnitEntry, seam: Int?
  ) {
    if let base = window.baseAddress { unsafe bytes = base }
    limit = window.count
    self.start = start
    hasBefore = entry.continues
    lineStart = 0
    lineEnd = 0
    examined = 0
    work = 0
    pairing.work = 0
    count = 0
    joint = -1
    quiet = 0
    depth = 0
    deep = 0
    fresh = -1
    spareAt = -1
    cut = 0
    treeRule = -1
    reach = .max
    cutFrom = start + (entry.continues ? unitMin : blockMax)
    self.seam = entry.continues ? seam ?? -1 : -1
    twins.forget()
    if !memo.isEmpty { memo.removeAll(keepingCapacity: true) }
  }

  /// Hands over what was written.
  package mutating func finish(_ end: Int, onto tape: inout [Tape.Entry]) -> UnitResult {
    unsafe UnsafeBufferPointer(start: self.tape, count: count).withMemoryRebound(
      to: Tape.Entry.self
    ) { entries in
      unsafe tape.append(contentsOf: entries)
    }
    return UnitResult(end: end, examined: max(examined, end), next: UnitEntry(bits: cut))
  }

  /// Whether a long block may be cut here, between two steps of a repetition.
  @inlinable @inline(__always)
  package mutating func isCut(_ position: Int) -> Bool {
    (position >= cutFrom || position == seam) && position > start && position < limit
      && isCutting()
  }

  /// Cuts the block before a step that was just taken, unless the entry cannot say how to go on.
  package mutating func cutUnit(before end: Int, _ mark: Mark, _ entry: UInt32) -> Bool {
    guard entry != 0 else { return false }
    see(end - 1)
    takeBack(to: mark)
    cut = entry
    return true
  }

  /// Whether what is parsed now is a block that may be cut.
  @inlinable @inline(__always)
  package mutating func isCutting() -> Bool { quiet == 0 && marginCount == 0 }

  /// Whether the extent stops here for now: also at the limit, which is not looked at so.
  @inlinable @inline(__always)
  package mutating func stopsExtent(_ position: Int) -> Bool {
    guard position >= reach else { return false }
    isPartial = true
    return true
  }

  /// How far the extent of a text is looked for at first: a little beyond where it may be cut.
  package mutating func firstReach(_ position: Int) -> Int {
    isCutting() && cutFrom != .max ? max(cutFrom, position) + unitMin : .max
  }
}
