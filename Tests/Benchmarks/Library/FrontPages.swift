/// The front page of 100,000 notes, in milliseconds; and that of notes nine times as long, against
/// those of a usual length.
func frontPages() -> [Row] {
  guard BigLibrary.imported != nil else { return [] }
  func page(_ path: String) -> (Int) -> Spent? {
    { _ in Program.libnotes.run(["--library", path, "home"]) }
  }
  let short = smallLibrary("short", times: 1)
  let long = smallLibrary("long", times: 9)
  let times = medians(rounds: 41, of: [page(BigLibrary.path), page(short), page(long)])
  return [
    Row(
      "home", "home, of 100,000 notes / 1 ms", ours: times[0], reference: .nanoseconds(1_000_000),
      must: 20, goal: 10),
    Row(
      "home", "home, of long notes / of short ones", ours: times[2], reference: times[1],
      must: 1.3, goal: 1.1),
  ]
}

/// A library of 10,000 notes, so many times as long as usual ones.
private func smallLibrary(_ name: String, times: Int) -> String {
  let path = "\(Scratch.folder)/\(name).sqlite"
  let files = BigLibrary.written(0..<10_000, to: name, times: times)
  _ = Program.libnotes.run(["--library", path, "import", files.folder])
  return path
}
