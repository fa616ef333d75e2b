import NoteStore
import NoteVocabulary

/// What a reader sees first: what is at hand, and how much of everything there is.
public struct FrontPage: Hashable, Sendable {
  /// The pinned notes changed last, and how many there are.
  public let pinned: [Note]
  public let pinnedCount: Int
  /// The books being read, and how many there are.
  public let reading: [Note]
  public let readingCount: Int
  /// By name, each with the notes in it and below it.
  public let folders: [Counted]
  /// Notes in no folder.
  public let unsortedCount: Int
  /// Those without a tag above them that most notes have.
  public let tags: [Counted]
  public let tagCount: Int
  /// Prompts to ask today.
  public let dueCount: Int
  public let trashCount: Int
  /// Outside the trash.
  public let noteCount: Int

  /// A folder or a tag, and how many notes outside the trash it holds.
  public struct Counted: Hashable, Sendable {
    public let name: String
    public let count: Int
  }
}

extension Library {
  /// The front page, with at most `listMax` notes and tags of a kind.
  public func frontPage(on day: Day, listMax: Int = 10) throws(LibraryError) -> FrontPage {
    try asking { () throws(NoteStoreError) in
      let counts = try store.counts(on: day)
      return FrontPage(
        pinned: try store.pinnedNotes(countMax: listMax), pinnedCount: counts.pinned,
        reading: try store.notesBeingRead(countMax: listMax), readingCount: counts.reading,
        folders: try store.foldersCounted().map { .init(name: $0.name, count: $0.count) },
        unsortedCount: counts.unsorted,
        tags: try store.tagsCounted(countMax: listMax).map {
          .init(name: $0.name, count: $0.count)
        },
        tagCount: counts.tags, dueCount: counts.due, trashCount: counts.trashed,
        noteCount: counts.notes)
    }
  }
}
