import Formats
import History
import Letters
import MiniMarkdown
import NoteStore
import NoteVocabulary
import Prompts
import Scheduling
import Synchronization

/// How the derived tables of a library follow from its notes.
enum Reading {
  /// Grows with every change of the grammar, of the prompts, of the cutting of words, or of the
  /// tables: libraries are then derived anew.
  static let number: Int64 = 3

  static let derivation = Derivation(
    number: number, reading: derived, schedule: schedule, spelling: spelling,
    tokens: pieces)

  /// How tags and folders are written.
  private static let spelling = Spelling(
    tag: { name in
      var folding = Folding.forNames
      return TagSpelling.cleaned(name).map { TagName(name: $0, folded: folding.folded($0)) }
    },
    folder: { FolderSpelling.cleaned($0) })

  /// What follows from a note.
  static func derived(from note: KeptNote) -> Derived {
    derived(from: note, NoteReading(NoteSyntax.tree(of: note.text.bytes)))
  }

  /// The same where its text is read already.
  static func derived(from note: KeptNote, _ reading: NoteReading) -> Derived {
    // A key without a value says nothing.
    let meta = note.present.meta.filter { !$0.value.isEmpty }
    let title = title(of: reading, meta)
    let tags = tags(of: reading, setByHand: note.present.tags)
    let book = book(of: meta, titled: title)
    return Derived(
      title: title, tags: tags, book: book,
      words: words(of: reading, and: note.others, title: title, tags: tags, book: book),
      prompts: places(in: reading))
  }

  /// The book that is named, or that an import gave an author to.
  private static func book(of meta: [String: String], titled title: String) -> Book? {
    guard meta["book"] != nil || meta["author"] != nil else { return nil }
    return Book(
      title: meta["book"] ?? meta["title"] ?? title, author: meta["author"],
      year: meta["year"].flatMap { Int($0) }, status: meta["status"])
  }

  /// What the answers to a prompt add up to.
  static func schedule(_ key: ContentID, _ answers: [Answer]) -> PromptSchedule? {
    let schedule = Scheduler.usual.schedule(
      of: key.bytes, after: answers.map { (day: $0.day, grade: $0.grade) })
    return schedule.map { schedule in
      PromptSchedule(
        due: schedule.due, stability: schedule.memory.stability,
        difficulty: schedule.memory.difficulty, reviewed: schedule.reviewed,
        reviews: schedule.reviews, lapses: schedule.lapses)
    }
  }

  /// The first heading, else the title an import gave, else the first line.
  static func title(of reading: NoteReading, _ meta: [String: String]) -> String {
    guard let given = meta["title"], !given.isEmpty,
      !reading.outline.contains(where: { !$0.words.isEmpty })
    else {
      return reading.title
    }
    return NoteReading.shownTitle(given)
  }

  /// The tags in the text, then those set by hand, each once whatever its case.
  private static func tags(of reading: NoteReading, setByHand names: [String]) -> [TagName] {
    var places: [String: Int] = [:]
    var tags: [TagName] = []
    func place(of name: String) -> Int {
      let folded = folding.withLock { $0.folded(name) }
      if let place = places[folded] { return place }
      places[folded] = tags.count
      tags.append(TagName(name: name, folded: folded))
      return tags.count - 1
    }
    for tag in reading.tags { tags[place(of: tag.name)].isInText = true }
    for name in names { tags[place(of: name)].isByHand = true }
    return tags
  }

  // They remember the letters they have met.
  private static let folding = Mutex(Folding.forNames)
  private static let cutter = Mutex(WordCutter())

  /// The words of a note, and of the texts that are kept beside the one that is shown.
  private static func words(
    of reading: NoteReading, and others: [NoteText], title: String, tags: [TagName], book: Book?
  ) -> Words {
    cutter.withLock { cutter in
      func cut(_ text: [UInt8]) -> [UInt8] {
        var letters: [UInt8] = []
        letters.reserveCapacity(text.count + text.count / 16 + 16)
        if !text.isEmpty { cutter.append(text.span, to: &letters) }
        return letters
      }
      return Words(
        title: cut(Array(title.utf8)),
        tags: cut(Array(tags.map(\.name).joined(separator: " ").utf8)),
        book: cut(Array((book?.title ?? "").utf8)), author: cut(Array((book?.author ?? "").utf8)),
        text: others.reduce(cut(reading.plainWords)) { words, other in
          words + [UInt8(ascii: " ")] + cut(NoteReading(of: other.bytes).plainWords)
        })
    }
  }

  /// Where the prompts stand, and which give each other away: those of one quote, one paragraph.
  private static func places(in reading: NoteReading) -> [PromptPlace] {
    reading.askedParts.map { part in
      PromptPlace(
        kind: part.kind, text: normalised(part.words), range: part.range, passage: part.passage)
    }
  }

  /// Runs of white space as one space, none at the ends, and nothing else: what names a prompt must
  /// not change with the tables of Unicode.
  private static func normalised(_ text: [UInt8]) -> [UInt8] {
    var normalised: [UInt8] = []
    normalised.reserveCapacity(text.count)
    var isBehindSpace = false
    for byte in text {
      let isSpace = byte == 32 || (9...13).contains(byte)
      if !isSpace {
        if isBehindSpace, !normalised.isEmpty { normalised.append(32) }
        normalised.append(byte)
      }
      isBehindSpace = isSpace
    }
    return normalised
  }
}
