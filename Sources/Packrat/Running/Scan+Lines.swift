// Columns, margins, and rows of equal bytes.

extension Scan {
  /// The column of a position, counted from 0; a tab goes to the next multiple of 4.
  package mutating func column(of position: Int) -> Int {
    var first = position
    while first > start, unsafe !Self.isNewline(bytes[first - 1]) { first -= 1 }
    assert(works(position - first))
    var column = 0
    for index in first..<position {
      column += unsafe bytes[index] == 0x09 ? 4 - column % 4 : 1
    }
    return column
  }

  /// Further lines begin with this, too, until `leave`; false when there are too many already.
  package mutating func enter(_ margin: Margin) -> Bool {
    guard marginCount < Self.marginsMax else { return false }
    unsafe margins[marginCount] = margin
    marginCount += 1
    return true
  }

  package mutating func leave() { marginCount -= 1 }

  /// Whether these are so many spaces, and none of them is left over of a tab: nearly always, so
  /// that they are compared at once.
  @inlinable @inline(__always)
  package mutating func areSpaces(_ columns: Int, _ position: Int) -> Bool {
    guard position != spareAt, columns &- 1 < 8, columns > 0, position &+ 8 <= limit else {
      return false
    }
    let next = unsafe UInt64(
      littleEndian: UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self))
    return (next ^ 0x2020_2020_2020_2020) &<< UInt64(64 &- 8 &* columns) == 0
  }

  /// White space at least `columns` wide: where so much of it ends, or a failure.
  package mutating func takeColumns(_ columns: Int, _ position: Int) -> Int {
    if areSpaces(columns, position) {
      spare = 0
      spareAt = position &+ columns
      return spareAt
    }
    var index = position
    var width = position == spareAt ? spare : 0
    while width < columns {
      assert(works())
      guard index < limit else { return miss(index) }
      switch unsafe bytes[index] {
      case 0x20: width += 1
      case 0x09: width += 4 - column(of: index) % 4
      default: return miss(index)
      }
      index += 1
    }
    spare = width - columns
    spareAt = index
    return index
  }

  /// The indentation of a hanging block: `columns` wide, or as much as a blank line has.
  @inlinable @inline(__always)
  package mutating func takeHanging(_ margin: Margin, _ position: Int) -> Int {
    guard areSpaces(margin.columns, position) else { return takeOddHanging(margin, position) }
    spare = 0
    spareAt = position &+ margin.columns
    leaf(margin.kind, position, spareAt)
    return spareAt
  }

  /// The same where there are tabs, or too little.
  @usableFromInline
  package mutating func takeOddHanging(_ margin: Margin, _ position: Int) -> Int {
    let end = takeColumns(margin.columns, position)
    if end >= 0 {
      leaf(margin.kind, position, end)
      return end
    }
    var index = position
    while index < limit, unsafe Self.isBlank(bytes[index]) { index += 1 }
    assert(works(index - position))
    see(index)
    guard unsafe index == limit || Self.isNewline(bytes[index]) else { return -1 }
    return position
  }

  /// How far a block hangs whose opening is the bytes from `position` to `end`: an opening that
  /// ends without white space counts one column more.
  package mutating func hanging(_ position: Int, _ end: Int) -> Int {
    let last = end > position ? unsafe bytes[end - 1] : 0
    let isSpace = last == 0x20 || last == 0x09
    return column(of: end) - column(of: position) + (isSpace ? 0 : 1)
  }

  /// A row of `length` bytes, each equal to `byte`.
  package mutating func takeRow(_ byte: UInt8, _ length: Int, _ position: Int) -> Int {
    for index in position..<position + length {
      assert(works())
      guard index < limit, unsafe bytes[index] == byte else { return miss(index) }
    }
    return position + length
  }

  /// The row that a `@keep` has matched, or nothing when the bytes differ.
  package mutating func row(_ position: Int, _ end: Int) -> Row? {
    guard end > position else { return nil }
    assert(works(end - position))
    let byte = unsafe bytes[position]
    for index in position..<end {
      if unsafe bytes[index] != byte { return nil }
    }
    return Row(byte: byte, length: end - position)
  }

  /// A row of equal bytes, remembered by `@keep`.
  package struct Row: Sendable {
    package var byte: UInt8 = 0
    package var length: Int = 0

    package init(byte: UInt8 = 0, length: Int = 0) {
      self.byte = byte
      self.length = length
    }

    /// The row in an entry.
    package init(_ entry: UnitEntry) {
      byte = UInt8(truncatingIfNeeded: entry.bits >> 16)
      length = Int(entry.bits & 0xFFFF)
    }

    /// The entry of a unit that goes on with a rule, or 0 when the row is too long for it.
    package func entry(rule: Int) -> UInt32 {
      guard length <= 0xFFFF, rule < 0x7F else { return 0 }
      return UInt32(rule + 1) << 24 | UInt32(byte) << 16 | UInt32(length)
    }
  }
}
