import History
import NoteVocabulary
import SQLite

/// Notes that are new in one transaction. Everything that follows from them is derived while they
/// are at hand: nothing is read again, so that an import of many costs little more than to write
/// them.
struct NewNotes {
  /// How many there were so far.
  private(set) var count = 0
  /// What became of their tags.
  var tags = ChangedTags()
  /// The folders they are in, and who put them there.
  var folders: [String: Writing.Origin] = [:]
  /// The numbers of those who wrote.
  var authors: [AuthorID: Int64] = [:]
  /// The notes there are, while the indexes of the big tables are left out.
  private(set) var ids: Set<NoteID>?
  private var waiting: [(n: Int64, words: Words)] = []
  private var waitingBytes = 0

  /// So many bytes of words are gathered before they go into the index. FTS5 sorts in what it holds
  /// whenever a statement of another kind needs to be undone as a whole, and that is most of them:
  /// word by word in between, an import takes three times as long.
  static let wordBytesMax = 4 << 20

  /// From so many new notes on, the indexes are left out, if there were not more notes before.
  static let fillingMin = 500

  mutating func take(
    _ n: Int64, _ id: NoteID, _ words: Words, in store: NoteStore
  ) throws(SQLiteError) {
    count += 1
    ids?.insert(id)
    waiting.append((n, words))
    waitingBytes += words.text.count
    if waitingBytes > NewNotes.wordBytesMax { try writeWords(in: store) }
    guard count == NewNotes.fillingMin, try store.noteCount() <= 2 * count else { return }
    ids = try store.beginFilling()
  }

  /// Brings the index of words up to date.
  mutating func writeWords(in store: NoteStore) throws(SQLiteError) {
    for (n, words) in waiting { try store.insert(words, note: n) }
    waiting.removeAll(keepingCapacity: true)
    waitingBytes = 0
  }

  /// Brings the indexes up to date: other notes are looked for, or all are written.
  mutating func endFilling(in store: NoteStore) throws(SQLiteError) {
    guard ids != nil else { return }
    try writeWords(in: store)
    ids = nil
    try store.endFilling()
  }

  mutating func finish(in store: NoteStore) throws(SQLiteError) {
    try writeWords(in: store)
    try endFilling(in: store)
    try store.settle(tags)
    tags = ChangedTags()
  }
}
