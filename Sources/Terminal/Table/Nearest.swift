/// The word a reader may have meant: the nearest of those there are, if it is near.
func nearest(to typed: String, among known: [String]) -> String? {
  let distances = known.map { (word: $0, distance: distance(Array(typed), Array($0))) }
  let best = distances.min { $0.distance < $1.distance }
  // One slip in a short word, two in a long one.
  let slips = typed.count < 5 ? 1 : 2
  guard let best, best.distance <= slips, typed.count < 40 else { return nil }
  return best.word
}

/// How many letters must be put in, left out, changed, or swapped with their neighbour.
private func distance(_ one: [Character], _ other: [Character]) -> Int {
  var before: [Int] = []
  var above = Array(0...other.count)
  for row in 0..<one.count {
    var current = [row + 1]
    for column in 0..<other.count {
      let changed = above[column] + (one[row] == other[column] ? 0 : 1)
      var best = min(changed, above[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
        best = min(best, before[column - 1] + 1)
      }
      current.append(best)
    }
    (before, above) = (above, current)
  }
  return above[other.count]
}
