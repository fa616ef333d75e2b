import TestCorpora

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A number from the environment; else the usual one, or a great one when LIBNOTES_LONG is set.
func number(_ name: String, else usual: Int, long: Int? = nil) -> Int {
  if let given = getenv(name).flatMap({ Int(String(cString: $0)) }) { return given }
  return getenv("LIBNOTES_LONG") == nil ? usual : long ?? usual
}

/// A random text to try a law with, and where its long blocks are cut.
struct Trial: CustomStringConvertible {
  let kind: SmallText
  let seed: Int
  let text: [UInt8]
  /// Half of the texts have blocks that are long for this trial.
  let blockMax: Int
  let unitMin: Int
  let seams: [Int]
  /// For whatever else a law does at random.
  var random: SeededGenerator

  init(_ kind: SmallText, seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
    self.kind = kind
    self.seed = seed
    text = kind.text(pieces: 0...random.number(in: 1...40), &random)
    if random.happens(percent: 50) {
      (blockMax, unitMin) = (random.number(in: 1...60), random.number(in: 1...30))
      var seams: [Int] = []
      for place in text.indices where random.happens(percent: 20) { seams.append(place) }
      self.seams = seams
    } else {
      (blockMax, unitMin, seams) = (4096, 1024, [])
    }
  }

  /// The seam for a unit: the first one behind its start, when it goes on with a block.
  func seam(of unit: ParsedUnit) -> Int? {
    unit.entry.continues ? seams.first { $0 > unit.start } : nil
  }

  var description: String {
    "\(kind), seed \(seed), cut over \(blockMax) into \(unitMin), in "
      + String(decoding: text, as: UTF8.self).debugDescription
  }
}
