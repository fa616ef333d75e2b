import CMalloc
import TestCorpora

/// What a loaded text takes besides its own bytes: the tree, what is remembered for the next
/// parse, and the room left for typing. The allocator is asked, so nothing is forgotten.
func memory(_ corpus: Corpus) -> [Row] {
  let text = corpus.text(bytes: 10_000_000)
  let before = bytes_in_use()
  let note = EditedNote(text)
  let taken = Int(bytes_in_use()) - Int(before) - text.count
  withExtendedLifetime(note) {}
  return [
    Row(
      "memory", "memory for 10 MB of \(corpus.rawValue) / text", ours: .bytes(Double(taken)),
      reference: .bytes(Double(text.count)), must: 1.0, goal: 0.5)
  ]
}
