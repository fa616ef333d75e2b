import NoteVocabulary

/// What became of tags while notes were written: they are counted and named when all is written.
///
/// A tag is written as the oldest note writes it that has it or a tag below it. Which note that is
/// is kept, so that another note costs a look at one row, not at every note with the tag.
struct ChangedTags {
  /// By how much there are more notes outside the trash with a tag, or one below it.
  private(set) var counts: [Int64: Int] = [:]
  /// The oldest of the notes written that have a tag, or one below it.
  private(set) var oldest: [Int64: Writer] = [:]
  /// Tags that notes had before they were written anew.
  var touched: Set<Int64> = []
  /// The notes written that may have had tags before.
  var rewritten: Set<Int64> = []
  /// Tags that are in use since now.
  var made: Set<Int64> = []
  /// The numbers of a tag and those above it, the topmost first, by its folded name.
  var branches: [String: [Int64]] = [:]

  /// A note that has a tag.
  struct Writer {
    let n: Int64
    let id: NoteID
    /// When the note was created.
    let created: String
    /// The tag it has: this one, or one below it.
    let tag: TagName

    /// Of tags of one note, the one above comes first.
    func isOlder(than other: Writer) -> Bool {
      guard created == other.created else { return created < other.created }
      return id == other.id ? tag.folded < other.tag.folded : id < other.id
    }
  }

  mutating func count(_ tag: Int64, _ more: Int) { counts[tag, default: 0] += more }

  mutating func has(_ tag: Int64, _ writer: Writer) {
    if let known = oldest[tag], !writer.isOlder(than: known) { return }
    oldest[tag] = writer
  }
}
