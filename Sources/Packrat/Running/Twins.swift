// Rows that have a twin.

/// Which rows of one byte have another one as long behind them, in one text.
///
/// Looking for the twin of each row afresh would take a time that grows with the square of the
/// text; the first search that fails sees every row up to the limit and notes the last of each
/// length.
package struct Twins: Sendable {
  var limit: Int = -1
  var start: Int = 0
  var byte: UInt8 = 0
  var last: [Int: Int] = [:]

  package init() {}

  package mutating func forget() { limit = -1 }

  func knows(_ byte: UInt8, _ position: Int, _ limit: Int) -> Bool {
    self.limit == limit && self.byte == byte && position >= start
  }

  func isAfter(_ position: Int, length: Int) -> Bool {
    (last[length] ?? -1) > position
  }

  mutating func note(
    _ byte: UInt8, from start: Int, to limit: Int, last: [Int: Int]
  ) {
    self.byte = byte
    self.start = start
    self.limit = limit
    self.last = last
  }
}

extension Scan {
  /// The next place of a byte, or the limit.
  private mutating func find(_ byte: UInt8, _ position: Int) -> Int {
    var index = position
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    while index &+ 8 <= limit {
      assert(works())
      // What is equal becomes 0, and nothing below a 0 borrows its top bit.
      let next =
        unsafe UInt64(
          littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self)) ^ pattern
      let found = (next &- 0x0101_0101_0101_0101) & ~next & 0x8080_8080_8080_8080
      if found != 0 { return index &+ found.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < limit, unsafe bytes[index] != byte { index &+= 1 }
    return index
  }

  /// Whether the row of `byte` at `position` has a twin before the limit. Takes nothing.
  package mutating func findTwin(_ byte: UInt8, _ position: Int) -> Int {
    var index = position
    while index < limit, unsafe bytes[index] == byte { index += 1 }
    let length = index - position
    assert(works(length))
    guard length > 0 else { return miss(position) }
    if twins.knows(byte, position, limit) {
      see(limit)
      return twins.isAfter(position, length: length) ? position : -1
    }
    var last: [Int: Int] = [:]
    while true {
      index = find(byte, index)
      guard index < limit else { break }
      let first = index
      while index < limit, unsafe bytes[index] == byte { index += 1 }
      if index - first == length {
        see(index)
        return position
      }
      last[index - first] = first
    }
    twins.note(byte, from: position, to: limit, last: last)
    return miss(limit)
  }
}
