import Commonplace
import Foundation
import NoteVocabulary
import TestCorpora

/// What the file grows by when a few words of a note of 1 KB are changed, 10,000 times.
func smallEdits() -> [Row] {
  guard let growth = try? growthOfEdits(count: 10_000, notes: 1_000) else { return [] }
  return [
    Row(
      "edits", "an edit of a note of 1 KB / 1 KB", ours: .bytes(growth), reference: .bytes(1000),
      must: 0.45, goal: 0.40)
  ]
}

private func growthOfEdits(count: Int, notes noteCount: Int) throws -> Double {
  let path = "\(Scratch.folder)/edits.sqlite"
  var random = SeededGenerator(seed: 5)
  var now = Moment(milliseconds: 1_763_629_200_000)
  let library = try Library.make(at: Path(path), using: &random)
  var rest = (0..<noteCount).makeIterator()
  _ = try library.importMarkdown(at: now) { () throws(LibraryError) in
    rest.next().map { number in
      let text = Corpus.notes.text(bytes: 1000, seed: UInt64(number) + 1)
      return SourceFile(name: Array(String(number).utf8), at: Path("\(number)"), contents: text)
    }
  }
  let before = Scratch.size(of: path)
  let notes = try library.notes(countMax: noteCount)
  for _ in 0..<count {
    now.milliseconds += 60_000
    let note = random.one(of: notes)
    var text = try library.text(of: note).bytes
    change(&text, &random)
    try library.edit(note, to: NoteText(text), at: now)
  }
  return (Scratch.size(of: path) - before) / Double(count)
}

/// A few words less, and a few others.
private func change(_ text: inout [UInt8], _ random: inout SeededGenerator) {
  let other = Corpus.notes.text(bytes: 400, seed: random.next())
  let place = random.number(below: max(text.count, 1))
  let start = text[place...].firstIndex(of: 32) ?? text.count
  let end = text[min(start + random.number(in: 1...30), text.count)...].firstIndex(of: 32)
  let words = other.split { $0 == 32 || $0 == 10 }.suffix(random.number(in: 1...5))
  text.replaceSubrange(
    start..<(end ?? text.count), with: [32] + Array(words.joined(separator: [32])))
}
