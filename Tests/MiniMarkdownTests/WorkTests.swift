import MiniMarkdown
import Packrat
import TestCorpora
import Testing

/// Bytes looked at and rules tried are counted, so that no clock is needed to see what grows faster
/// than its text.
@Suite struct `The work of a parse` {
  @Test(arguments: Pathology.all)
  func `grows with the text alone`(pathology: Pathology) {
    var notes = MiniMarkdownParser()
    var dialect = LibraryNotesParser()
    let small = pathology.text(max(8, pathology.count / 40))
    let large = pathology.text(max(64, pathology.count / 5))
    #expect(notes.work(on: large) <= notes.work(on: small) * 2 + 32)
    #expect(dialect.work(on: large) <= dialect.work(on: small) * 2 + 32)
  }
}

extension MadeParser where Self: ~Copyable {
  /// The steps taken for each byte of a text.
  fileprivate mutating func work(on text: [UInt8]) -> Int {
    var done = 0
    var position = 0
    var entry = UnitEntry.first
    while position < text.count {
      let unit = unit(of: text, at: position, entry: entry)
      done += workDone
      (position, entry) = (unit.result.end, unit.result.next)
    }
    return done / max(1, text.count)
  }
}
