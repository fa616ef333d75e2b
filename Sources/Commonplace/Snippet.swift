import Letters
import MiniMarkdown
import NoteVocabulary

/// A few words out of a note, on one line, without Markdown.
public struct Snippet: Hashable, Sendable {
  public let text: String
  /// The bytes of `text` to mark: the words that were looked for.
  public let marks: [Range<Int>]

  /// About so many bytes are shown.
  static let countWanted = 120

  /// The place where the first of the words stands; else the beginning.
  init(of text: NoteText, showing wanted: [WantedWord]) {
    var cutter = WordCutter()
    let plain = Snippet.onOneLine(NoteReading(NoteSyntax.tree(of: text.bytes)).plainWords)
    let cut = cutter.words(of: plain.span)
    var hits: [Range<Int>] = []
    var kinds: [Int] = []
    for word in cut.words {
      let letters = cut.letters(of: word)
      guard let kind = wanted.firstIndex(where: { $0.fits(letters) }) else { continue }
      hits.append(word.source)
      kinds.append(kind)
    }
    let window = Snippet.window(around: Snippet.best(hits, kinds), in: plain)
    let before = window.lowerBound > 0 ? "… " : ""
    let after = window.upperBound < plain.count ? " …" : ""
    self.text = before + String(decoding: plain[window], as: UTF8.self) + after
    let shift = before.utf8.count - window.lowerBound
    marks = Snippet.joined(hits.filter { window.contains($0.lowerBound) }).map { hit in
      hit.lowerBound + shift..<min(hit.upperBound, window.upperBound) + shift
    }
  }

  private static func onOneLine(_ words: [UInt8]) -> [UInt8] {
    words.map { (9...13).contains($0) ? 32 : $0 }
  }

  /// The hit near which most of the words stand, the first of equals.
  private static func best(_ hits: [Range<Int>], _ kinds: [Int]) -> Range<Int>? {
    var best: (hit: Range<Int>, count: Int)?
    for (place, hit) in hits.enumerated() {
      var seen: Set<Int> = []
      for near in place..<hits.count {
        guard hits[near].lowerBound < hit.lowerBound + countWanted / 2 else { break }
        seen.insert(kinds[near])
      }
      if seen.count > best?.count ?? 0 { best = (hit, seen.count) }
    }
    return best?.hit
  }

  /// A third of the window before the hit; cut at spaces where there are some near.
  private static func window(around hit: Range<Int>?, in plain: [UInt8]) -> Range<Int> {
    var start = max(0, (hit?.lowerBound ?? 0) - countWanted / 3)
    var end = min(plain.count, start + countWanted)
    start = max(0, min(start, end - countWanted))
    if start > 0 { start = boundary(from: start, in: plain, by: 1) }
    if end < plain.count { end = boundary(from: end, in: plain, by: -1) }
    if let hit { (start, end) = (min(start, hit.lowerBound), max(end, hit.upperBound)) }
    return start..<max(start, end)
  }

  /// The nearest space within twenty bytes, else the nearest beginning of a character.
  private static func boundary(from place: Int, in plain: [UInt8], by step: Int) -> Int {
    for distance in 0..<20 {
      let near = place + distance * step
      guard plain.indices.contains(near) else { break }
      if plain[near] == 32 { return step > 0 ? near + 1 : near }
    }
    var near = place
    while near > 0, near < plain.count, plain[near] & 0xC0 == 0x80 { near -= 1 }
    return near
  }

  /// Pairs of characters overlap; what touches is one mark.
  private static func joined(_ hits: [Range<Int>]) -> [Range<Int>] {
    var marks: [Range<Int>] = []
    for hit in hits {
      if let last = marks.last, last.upperBound >= hit.lowerBound {
        marks[marks.count - 1] = last.lowerBound..<max(last.upperBound, hit.upperBound)
      } else {
        marks.append(hit)
      }
    }
    return marks
  }
}
