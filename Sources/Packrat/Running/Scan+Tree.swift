// Writing the tape.

extension Scan {
  /// What is needed to take back everything written since.
  package struct Mark {
    package var count: Int
    package var joint: Int
    package var jointValue: UInt32

    @inline(__always)
    package init(count: Int, joint: Int, jointValue: UInt32) {
      self.count = count
      self.joint = joint
      self.jointValue = jointValue
    }
  }

  package mutating func mark() -> Mark {
    Mark(count: count, joint: joint, jointValue: joint >= 0 ? unsafe tape[joint] : 0)
  }

  package mutating func takeBack(to mark: Mark) {
    count = mark.count
    joint = mark.joint
    if joint >= 0 { unsafe tape[joint] = mark.jointValue }
  }

  /// Writes a leaf; a leaf of the same kind just before it, below the same branch, is made longer.
  package mutating func leaf(_ kind: UInt8, _ start: Int, _ end: Int) {
    guard quiet == 0, end > start else { return }
    var length = UInt32(truncatingIfNeeded: end - start)
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
  package mutating func open(_ kind: UInt8) -> Int {
    guard quiet == 0 else { return -1 }
    joint = -1
    append(1 << 31 | UInt32(kind) << 24)
    return count - 1
  }

  /// Ends the branch at `slot`; a branch that holds nothing is taken back.
  package mutating func close(_ slot: Int) {
    guard quiet == 0 else { return }
    joint = -1
    if count == slot + 1 {
      count = slot
    } else {
      unsafe tape[slot] |= UInt32(truncatingIfNeeded: count - slot - 1)
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

  package mutating func append(_ entry: UInt32) {
    if count == room { grow() }
    unsafe tape[count] = entry
    count &+= 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: room * 2)
    unsafe larger.moveInitialize(from: tape, count: count)
    unsafe tape.deallocate()
    unsafe tape = larger
    room *= 2
  }
}
