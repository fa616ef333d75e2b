/// What a reference names, so that `[The  Book]` finds `[the book]: …`: white space collapsed,
/// letters compared without their case.
struct LinkLabel: Hashable {
  private let folded: String

  /// CommonMark's limit. It also keeps nested brackets from being read again and again.
  private static let bytesMax = 999

  /// Nothing when there is no name in it, or too much.
  init?(_ written: [UInt8]) {
    guard written.count <= Self.bytesMax else { return nil }
    let words = written.split(whereSeparator: \.isWhite)
    guard !words.isEmpty else { return nil }
    folded = caseFolded(String(decoding: Array(words.joined(separator: [32])), as: UTF8.self))
  }
}

/// A string for comparing without case: down and then up again brings together what full case
/// folding does (`ẞ`, `ß` and `SS`; `Σ`, `σ` and `ς`).
package func caseFolded(_ string: String) -> String {
  string.lowercased().uppercased()
}
