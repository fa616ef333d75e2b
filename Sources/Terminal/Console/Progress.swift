/// How much of something long is done, for whoever looks on: a line that changes, from the first
/// second on.
///
///     checking the library: 45 %
final class Progress {
  private let deed: String
  private let isWatched: Bool
  private let start: Int64
  private var shown: Int?

  /// Shorter work is done before anyone wonders.
  private static let silentMilliseconds: Int64 = 1000

  init(_ deed: String, _ console: Console) {
    self.deed = deed
    isWatched = console.isWatched
    start = System.uptime
  }

  /// `part` is done, from 0 to 1.
  func tell(_ part: Double) {
    let percent = Int(part * 100)
    guard isWatched, shown != percent, System.uptime - start >= Progress.silentMilliseconds else {
      return
    }
    shown = percent
    try? System.put(Array("\r\(deed): \(percent) %".utf8), to: 2)
  }

  /// Takes the line away.
  func end() {
    guard shown != nil else { return }
    shown = nil
    let blank = String(repeating: " ", count: deed.count + 8)
    try? System.put(Array("\r\(blank)\r".utf8), to: 2)
  }
}
