/// What is known of a note beside its text.
public struct Note: Hashable, Sendable {
  public var id: NoteID
  /// The first heading, else the first line.
  public var title: String
  /// Those in the text and those set by hand, in order.
  public var tags: [String]
  /// The path of its folder; nothing for an unsorted note.
  public var folder: String?
  public var isPinned: Bool
  public var created: Moment
  /// When its text was changed last.
  public var modified: Moment
  /// When it was moved to the trash; nothing for a note outside it.
  public var trashed: Moment?
  /// The book it is about.
  public var book: Book?

  public init(
    id: NoteID, title: String, tags: [String], folder: String?, isPinned: Bool, created: Moment,
    modified: Moment, trashed: Moment?, book: Book?
  ) {
    self.id = id
    self.title = title
    self.tags = tags
    self.folder = folder
    self.isPinned = isPinned
    self.created = created
    self.modified = modified
    self.trashed = trashed
    self.book = book
  }
}

/// The book a note is about.
public struct Book: Hashable, Sendable {
  public var title: String
  /// All of them, as one writes them: `Ann Radcliffe and Mary Shelley`.
  public var author: String?
  public var year: Int?
  /// How far its reader is: `want`, `reading`, `read`, `abandoned`, or whatever else was written.
  public var status: String?

  public init(title: String, author: String?, year: Int?, status: String? = nil) {
    self.title = title
    self.author = author
    self.year = year
    self.status = status
  }

  /// Whom to name under a quote: `Emma, Jane Austen (1815)`.
  public var attribution: String {
    title + (author.map { ", \($0)" } ?? "") + (year.map { " (\($0))" } ?? "")
  }
}
