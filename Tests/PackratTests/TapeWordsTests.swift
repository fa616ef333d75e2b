import Testing

@testable import Packrat

@Suite struct `The words of a tape` {
  @Test func `say what its entries say`() {
    let counts = [0, 1, 127, 128, 254, 255, 256, 65_535, 65_536, Int(Tape.countMax)]
    var entries: [Tape.Entry] = []
    for kind in [0, 1, 64, 127] as [UInt8] {
      for count in counts {
        entries.append(Tape.Entry(leaf: kind, length: count))
        entries.append(Tape.Entry(branch: kind, below: count))
      }
    }
    var words = [UInt16](repeating: 0, count: entries.count * TapeWords.wordsMax)
    let written = entries.withUnsafeBufferPointer { entries in
      words.withUnsafeMutableBufferPointer { words in
        words.baseAddress.map { TapeWords.write(entries, to: $0) }
      }
    }
    #expect(written == 4 * 2 * (5 + 5 * 3))
    var read: [Tape.Entry] = []
    words[..<(written ?? 0)].withUnsafeBufferPointer { TapeWords.append($0, to: &read) }
    #expect(read == entries)
  }
}
