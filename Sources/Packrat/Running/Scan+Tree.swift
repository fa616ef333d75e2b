// Writing the tape. What is done for every leaf and every alternative is short enough to be a part
// of the generated parsers; what is rare is called.

extension Scan {
  /// What is needed to take back everything written since.
  @usableFromInline package struct Mark {
    @usableFromInline package var count: Int
    @usableFromInline package var joint: Int
    @usableFromInline package var jointValue: UInt32

    @inlinable @inline(__always)
    package init(count: Int, joint: Int, jointValue: UInt32) {
      self.count = count
      self.joint = joint
      self.jointValue = jointValue
    }
  }

  @inlinable @inline(__always)
  package mutating func mark() -> Mark {
    Mark(count: count, joint: joint, jointValue: joint >= 0 ? unsafe tape[joint] : 0)
  }

  @inlinable @inline(__always)
  package mutating func takeBack(to mark: Mark) {
    count = mark.count
    joint = mark.joint
    if mark.joint >= 0 { unsafe tape[mark.joint] = mark.jointValue }
  }

  /// Writes a leaf; a leaf of the same kind just before it, below the same branch, is made longer.
  @inlinable @inline(__always)
  package mutating func leaf(_ kind: UInt8, _ start: Int, _ end: Int) {
    guard quiet == 0, end > start else { return }
    let joins = unsafe joint >= 0 && tape[joint] &>> 24 == UInt32(kind)
    guard !joins, count < room, end &- start <= Int(Tape.countMax) else {
      join(kind, end &- start)
      return
    }
    joint = count
    unsafe tape[count] = UInt32(kind) &<< 24 | UInt32(truncatingIfNeeded: end &- start)
    count &+= 1
  }

  /// Writes a leaf that is perhaps joined to the one before, or needs room, or several entries.
  @usableFromInline
  package mutating func join(_ kind: UInt8, _ length: Int) {
    var length = UInt32(truncatingIfNeeded: length)
    if joint >= 0 {
      let last = unsafe Tape.Entry(bits: tape[joint])
      if last.kind == kind, UInt32(last.count) + length <= Tape.countMax {
        unsafe tape[joint] &+= length
        return
      }
    }
    while length > Tape.countMax {
      append(UInt32(kind) << 24 | Tape.countMax)
      length -= Tape.countMax
    }
    joint = count
    append(UInt32(kind) << 24 | length)
  }

  /// Begins a branch, and gives the place of its entry.
  @inlinable @inline(__always)
  package mutating func open(_ kind: UInt8) -> Int {
    guard quiet == 0 else { return -1 }
    joint = -1
    append(1 &<< 31 | UInt32(kind) &<< 24)
    return count &- 1
  }

  /// Ends the branch at `slot`; a branch that holds nothing is taken back.
  @inlinable @inline(__always)
  package mutating func close(_ slot: Int) {
    guard quiet == 0 else { return }
    joint = -1
    if count == slot &+ 1 {
      count = slot
    } else {
      unsafe tape[slot] |= UInt32(truncatingIfNeeded: count &- slot &- 1)
    }
  }

  /// Gives the branch at `slot`, still open, another kind; a branch that an earlier unit opened
  /// keeps its kind.
  package mutating func rename(_ slot: Int, _ kind: UInt8) -> Bool {
    guard slot != Self.earlierBranch else { return false }
    if quiet == 0 { unsafe tape[slot] = 1 << 31 | UInt32(kind) << 24 }
    return true
  }

  /// Stands for the branch that an earlier unit of a long block opened.
  package static let earlierBranch: Int = -2

  @inlinable @inline(__always)
  package mutating func append(_ entry: UInt32) {
    if count == room { grow(to: count &+ 1) }
    unsafe tape[count] = entry
    count &+= 1
  }

  /// Makes room for so many entries.
  @usableFromInline
  package mutating func grow(to needed: Int) {
    guard needed > room else { return }
    room = max(needed, room * 2)
    let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: room)
    unsafe larger.moveInitialize(from: tape, count: count)
    unsafe tape.deallocate()
    unsafe tape = larger
  }
}
