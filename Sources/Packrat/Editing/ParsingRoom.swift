/// The room that parsing needs between two calls, kept so that a keystroke allocates nothing.
struct ParsingRoom: ~Copyable {
  /// The entries of what has been parsed.
  var tape: [Tape.Entry] = []
  /// The same as leaves keep it: the records of the units, and their words.
  private var records: Pile<UnitRecord>
  private var words: Pile<UInt16>
  private var text: Pile<UInt8>

  /// More room than this is given back after use.
  private static let keptMax: Int = 1 << 16

  init() {
    records = Pile(room: 1 << 8)
    words = Pile(room: 1 << 12)
    text = Pile(room: 1 << 12)
    tape.reserveCapacity(1 << 10)
  }

  /// The part of the text that can be read.
  var window: UnsafeBufferPointer<UInt8> { unsafe text.all }

  /// Makes the window `count` bytes long, and lends it to be filled.
  mutating func makeWindow(count: Int, _ fill: (UnsafeMutableRawPointer) -> Void) {
    text.cut(to: 0)
    unsafe text.append(most: count) { target in
      unsafe fill(target)
      return count
    }
  }

  /// Notes a unit whose entries are on the tape from `mark` on.
  @inline(__always)
  mutating func add(_ result: UnitResult, start: Int, entry: UnitEntry, mark: Int) {
    let look = max(0, result.examined - result.end)
    let most = (tape.count - mark) * TapeWords.wordsMax + UnitRecord.hiddenWords
    var record = UnitRecord(length: result.end - start, entry: entry)
    unsafe tape.withUnsafeBufferPointer { tape in
      unsafe words.append(most: most) { target in
        let entries = unsafe UnsafeBufferPointer(rebasing: tape[mark...])
        return unsafe record.write(look: look, entries: entries, to: target)
      }
    }
    records.append(record)
  }

  /// Lends what has been parsed, which begins at `start` in the text.
  borrowing func withRow(start: Int, _ body: (UnitRow) -> Void) {
    body(unsafe UnitRow(records: records.all, words: words.all, start: start))
  }

  /// Forgets what has been parsed.
  mutating func clear() {
    tape.removeAll(keepingCapacity: tape.capacity <= ParsingRoom.keptMax)
    records.clear(keeping: ParsingRoom.keptMax)
    words.clear(keeping: ParsingRoom.keptMax)
    text.clear(keeping: ParsingRoom.keptMax)
  }
}
