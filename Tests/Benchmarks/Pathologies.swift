import TestCorpora

/// Texts that make careless parsers slow: the time a byte takes in the whole, over the time it
/// takes in an eighth. The worst of all is the row; those that grow are named.
func pathologies() -> [Row] {
  var note = EditedNote([])
  var worst = (growth: 0.0, name: "", whole: 0.0, eighth: 0.0)
  for pathology in Pathology.all {
    let whole = timeOfByte(pathology.text(pathology.count), in: &note)
    let eighth = timeOfByte(pathology.text(pathology.count / 8), in: &note)
    let growth = whole / eighth
    if growth > 2 || whole > 500 {
      report("\(digits(eighth)) to \(digits(whole)) ns a byte: \(pathology.name)")
    }
    if growth > worst.growth { worst = (growth, pathology.name, whole, eighth) }
  }
  return [
    Row(
      "pathologies", "time of a byte / in an eighth: \(worst.name)",
      ours: .nanoseconds(worst.whole), reference: .nanoseconds(worst.eighth), must: 4, goal: 2)
  ]
}

/// The nanoseconds one byte takes, at best.
private func timeOfByte(_ text: [UInt8], in note: inout EditedNote) -> Double {
  var best = Int.max
  var spent = 0
  // A slow text is not tried again and again: a second is enough to know.
  for _ in 0..<7 where spent < 1_000_000_000 {
    let time = ownNanoseconds { note.load(text) }
    best = min(best, time)
    spent += time
  }
  return Double(best) / Double(max(text.count, 1))
}
