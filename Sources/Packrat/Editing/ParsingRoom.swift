/// The room that parsing needs between two calls, kept so that a keystroke allocates nothing.
@safe
struct ParsingRoom: ~Copyable {
  /// What has been parsed: the records of the units, and their words.
  var records: [UnitRecord] = []
  var tape: [Tape.Entry] = []
  /// The part of the text that can be read.
  private(set) var window: UnsafeBufferPointer<UInt8>
  private var base: UnsafeMutableRawPointer
  private var capacity: Int

  /// More room than this is given back after use.
  static let keptMax: Int = 1 << 16
  private static let capacityAtFirst: Int = 1 << 12

  init() {
    capacity = ParsingRoom.capacityAtFirst
    unsafe base = .allocate(byteCount: capacity, alignment: 16)
    unsafe window = UnsafeBufferPointer(start: nil, count: 0)
    records.reserveCapacity(64)
    tape.reserveCapacity(1024)
  }

  deinit { unsafe base.deallocate() }

  /// Makes the window `count` bytes long and gives the place to fill.
  mutating func makeWindow(count: Int) -> UnsafeMutableRawPointer {
    if count > capacity {
      unsafe base.deallocate()
      capacity = max(count, capacity * 2)
      unsafe base = .allocate(byteCount: capacity, alignment: 16)
    }
    unsafe window = UnsafeBufferPointer(
      start: base.assumingMemoryBound(to: UInt8.self), count: count)
    return unsafe base
  }

  /// Notes a unit whose entries are on the tape from `mark` on.
  @inline(__always)
  mutating func add(_ result: UnitResult, start: Int, entry: UnitEntry, mark: Int) {
    let look = max(0, result.examined - result.end)
    let entries = tape.count - mark
    let record = UnitRecord(
      length: result.end - start, look: look, entries: entries, entry: entry)
    records.append(record)
    if record.isWide {
      tape.insert(
        contentsOf: [Tape.Entry(bits: UInt32(look)), Tape.Entry(bits: UInt32(entries))], at: mark)
    }
  }

  /// Lends what has been parsed, which begins at `start` in the text.
  borrowing func withRow(start: Int, _ body: (UnitRow) -> Void) {
    unsafe records.withUnsafeBufferPointer { records in
      unsafe tape.withUnsafeBufferPointer { words in
        body(unsafe UnitRow(records: records, words: words, start: start))
      }
    }
  }

  /// Forgets what has been parsed.
  mutating func clear() {
    records.removeAll(keepingCapacity: records.capacity <= ParsingRoom.keptMax)
    tape.removeAll(keepingCapacity: tape.capacity <= ParsingRoom.keptMax)
    if capacity > ParsingRoom.keptMax {
      unsafe base.deallocate()
      capacity = ParsingRoom.capacityAtFirst
      unsafe base = .allocate(byteCount: capacity, alignment: 16)
      unsafe window = UnsafeBufferPointer(start: nil, count: 0)
    }
  }
}
