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
    while index < limit {
      assert(works())
      guard unsafe bytes[index] == byte else {
        index += 1
        continue
      }
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
