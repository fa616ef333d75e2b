/// How much of something long is done, for whoever looks on: a line that changes, from the first
/// second on.
///
///     checking the library: 45 %
///     reading the files: 12300
final class Progress {
  private let deed: String
  private let isWatched: Bool
  private let start: Int64
  private var shown = ""
  private var shownAt: Int64 = 0

  /// Shorter work is done before anyone wonders.
  private static let silentMilliseconds: Int64 = 1000
  /// Nobody reads faster.
  private static let shownMilliseconds: Int64 = 100

  init(_ deed: String, _ console: Console) {
    self.deed = deed
    isWatched = console.isWatched
    start = System.uptime
  }

  /// `part` is done, from 0 to 1.
  func tell(_ part: Double) { tell("\(Int(part * 100)) %") }

  /// So many are done, of nobody knows how many.
  func tell(count: Int) {
    if isWatched { tell("\(count)") }
  }

  /// Takes the line away.
  func end() {
    guard !shown.isEmpty else { return }
    let blank = String(repeating: " ", count: shown.utf8.count)
    shown = ""
    try? System.put(Array("\r\(blank)\r".utf8), to: 2)
  }

  private func tell(_ state: String) {
    let line = "\(deed): \(state)"
    let now = System.uptime
    guard isWatched, shown != line, now - start >= Progress.silentMilliseconds,
      now - shownAt >= Progress.shownMilliseconds
    else { return }
    shown = line
    shownAt = now
    try? System.put(Array("\r\(line)".utf8), to: 2)
  }
}
