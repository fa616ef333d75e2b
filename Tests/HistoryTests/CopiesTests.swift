import History
import TestCorpora
import Testing

/// Random histories of one note on two to four copies that now and then take in what another has.
@Suite struct `Copies of a note` {
  /// The copies after everyone has taken in everything, in different orders.
  private func copies(seed: UInt64) -> [NoteCopy] {
    var random = SeededGenerator(seed: seed)
    var copies = (0..<random.number(in: 2...4)).map { number in
      NoteCopy(number, clock: Int64(random.number(below: 20)))
    }
    // The note is written before it is copied.
    copies[0].edit(using: &random)
    for place in copies.indices.dropFirst() { copies[place].take(copies[0]) }
    for _ in 0..<random.number(in: 2...14) {
      let one = random.number(below: copies.count)
      let other = random.number(below: copies.count)
      switch random.number(below: 10) {
      case 0...5: copies[one].edit(using: &random)
      case 6: if !copies[one].shown.isClean { copies[one].resolve() }
      case 7, 8: copies[one].take(copies[other])
      default:
        copies[one].take(copies[other])
        copies[other].take(copies[one])
      }
    }
    let all = copies
    for place in copies.indices {
      for other in place % 2 == 0 ? all : all.reversed() { copies[place].take(other) }
    }
    return copies
  }

  @Test func `show the same, lose no line and bring none back`() {
    var (merged, inConflict) = (0, 0)
    for seed in trials(2500) {
      let copies = copies(seed: seed)
      let shown = copies[0].shown
      #expect(copies.allSatisfy { $0.shown.text == shown.text }, "\(seed)")
      let story = Story(of: copies[0])
      let lines = NoteCopy.lines(shown.text)
      if shown.isClean {
        #expect(Set(lines).count == lines.count, "\(seed): a line stands there twice")
        #expect(lines.allSatisfy { !story.wasTakenOut($0) }, "\(seed): a line is back")
      }
      // In conflict, the heads that are not shown are kept beside the one that is.
      let kept = Set(shown.isClean ? lines : story.heads.flatMap(\.lines))
      for line in story.origins.keys where !kept.contains(line) {
        #expect(story.wasReplaced(line), "\(seed): '\(line)' is lost")
      }
      if story.heads.count > 1 { if shown.isClean { merged += 1 } else { inConflict += 1 } }
    }
    print("\(merged) histories with several heads in one text, \(inConflict) in conflict")
    #expect(merged > 500 && inConflict > 500)
  }
}

/// Who has seen which line of a note.
private struct Story {
  let heads: [NoteCopy.Written]
  /// The version that brought each line.
  private(set) var origins: [String: ContentID] = [:]
  private let written: [NoteCopy.Written]
  private let ancestors: [ContentID: Set<ContentID>]

  init(of copy: NoteCopy) {
    let lineage = copy.lineage
    written = copy.written.values.sorted { $0.version < $1.version }
    heads = lineage.heads.compactMap { copy.written[$0.id] }
    ancestors = copy.written.mapValues { lineage.ancestors(of: $0.version) }
    for text in written {
      for line in text.lines where origins[line] == nil { origins[line] = text.version.id }
    }
  }

  /// Whether the writer of a head had seen the line, and the head is without it.
  func wasTakenOut(_ line: String) -> Bool { isMissed(line, in: heads) }

  /// Whether anyone who had seen the line has written a text without it.
  func wasReplaced(_ line: String) -> Bool { isMissed(line, in: written) }

  private func isMissed(_ line: String, in texts: [NoteCopy.Written]) -> Bool {
    guard let origin = origins[line] else { return false }
    return texts.contains { text in
      !text.lines.contains(line) && ancestors[text.version.id]?.contains(origin) ?? false
    }
  }
}
