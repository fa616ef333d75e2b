// Writing the tape again.

extension Pairing {
  /// The entries of the region, from `old`, with a branch for each pair, in `writer`.
  @unsafe mutating func rewrite(_ old: UnsafeMutablePointer<UInt32>, to end: Int) {
    writer.begin()
    var index = region.tape
    for place in region.marks..<marks.count {
      let mark = marks[place]
      unsafe writer.copy(old, from: index, to: Int(mark.tape))
      index = Int(mark.tape) + 1
      unsafe write(mark, old, &index)
    }
    unsafe writer.copy(old, from: index, to: end)
  }

  @unsafe private mutating func write(
    _ mark: Mark, _ old: UnsafeMutablePointer<UInt32>, _ index: inout Int
  ) {
    var rest = Int(mark.length)
    var close = mark.closes
    while close >= 0 {
      let pair = pairs[Int(close)]
      let size = Int(mark.isBracket ? mark.length : pair.size)
      writer.leaf(region.mark, size, joins: mark.isBracket)
      unsafe writer.copy(old, from: index, to: index + Int(pair.tail))
      index += Int(pair.tail)
      writer.close()
      rest -= size
      close = pair.nextClose
    }
    var open = mark.opens
    while open >= 0 {
      rest -= Int(pairs[Int(open)].size)
      open = pairs[Int(open)].nextOpen
    }
    writer.leaf(region.text, rest, joins: true)
    open = mark.opens
    while open >= 0 {
      writer.open(pairs[Int(open)].kind)
      writer.leaf(region.mark, Int(pairs[Int(open)].size), joins: false)
      open = pairs[Int(open)].nextOpen
    }
  }

  /// Puts entries one behind the other, joining neighbours of one kind.
  struct Writer: ~Copyable {
    var entries: Pile<UInt32> = Pile()
    private var slots: Pile<Int32> = Pile()
    private var joint: Int = -1

    mutating func begin() {
      entries.cut(to: 0)
      slots.cut(to: 0)
      joint = -1
    }

    mutating func leaf(_ kind: UInt8, _ length: Int, joins: Bool) {
      guard length > 0 else { return }
      if joins, joint >= 0 {
        let last = Tape.Entry(bits: entries[joint])
        if last.kind == kind, last.count + length <= Int(Tape.countMax) {
          entries[joint] &+= UInt32(truncatingIfNeeded: length)
          return
        }
      }
      joint = joins ? entries.count : -1
      entries.append(UInt32(kind) << 24 | UInt32(truncatingIfNeeded: length))
    }

    mutating func open(_ kind: UInt8) {
      joint = -1
      slots.append(Int32(truncatingIfNeeded: entries.count))
      entries.append(1 << 31 | UInt32(kind) << 24)
    }

    mutating func close() {
      joint = -1
      guard let slot = slots.last else { return }
      slots.removeLast()
      entries[Int(slot)] |= UInt32(truncatingIfNeeded: entries.count - Int(slot) - 1)
    }

    @unsafe mutating func copy(_ old: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int) {
      var index = start
      while index < end {
        let entry = unsafe Tape.Entry(bits: old[index])
        if entry.isBranch {
          joint = -1
          for below in index...index + entry.count { unsafe entries.append(old[below]) }
          index += entry.count + 1
        } else {
          leaf(entry.kind, entry.count, joins: true)
          index += 1
        }
      }
    }
  }
}
