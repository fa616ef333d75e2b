import History
import MiniMarkdown
import NoteStore
import NoteVocabulary
import Prompts
import Scheduling

/// What a note asks, and when.
public struct AskedPrompt: Hashable, Sendable {
  /// What names it for ever: 32 hexadecimal digits.
  public let key: String
  public let note: Note
  public let prompt: Prompt
  /// The day to ask it again; nothing for a new one.
  public let due: Day?
  /// Days until nine of ten such prompts are still known; nothing for a new one.
  public let stability: Double?
  /// From 1, easy, to 10; nothing for a new one.
  public let difficulty: Double?
  public let reviews: Int
  /// How often it was forgotten.
  public let lapses: Int
  public let isSuspended: Bool
  /// Not asked before this day.
  public let buried: Day?
  public let isFlagged: Bool
}

/// What the notes ask.
extension Library {
  /// What a note asks, in the order of its text.
  public func prompts(of note: Note) throws(LibraryError) -> [AskedPrompt] {
    let kept = try asking { () throws(NoteStoreError) in try store.prompts(of: note.id) }
    return try asked(kept, of: note)
  }

  private func asked(_ kept: [KeptPrompt], of note: Note) throws(LibraryError) -> [AskedPrompt] {
    let written = try written(of: note)
    return kept.compactMap { kept in
      written[kept.place].map { prompt in
        AskedPrompt(
          key: kept.key.bytes.hexadecimal, note: note, prompt: prompt, due: kept.schedule?.due,
          stability: kept.schedule?.stability, difficulty: kept.schedule?.difficulty,
          reviews: kept.schedule?.reviews ?? 0, lapses: kept.schedule?.lapses ?? 0,
          isSuspended: kept.isSuspended, buried: kept.buried, isFlagged: kept.isFlagged)
      }
    }
  }

  /// The prompts a note writes, by what the library knows them by.
  private func written(of note: Note) throws(LibraryError) -> [KeptPrompt.Place: Prompt] {
    let reading = NoteReading(NoteSyntax.tree(of: try text(of: note).bytes))
    return Dictionary(
      reading.prompts.map { (KeptPrompt.Place(kind: $0.kind, range: $0.range), $0) },
      uniquingKeysWith: { one, _ in one })
  }

  /// A prompt ready to be asked on a day; nothing if no note writes it any more.
  func question(_ key: ContentID, on day: Day) throws(LibraryError) -> Question? {
    let found = try asking { () throws(NoteStoreError) -> (KeptPrompt, Note)? in
      guard let kept = try store.prompt(key), let note = try store.note(kept.note) else {
        return nil
      }
      return (kept, note)
    }
    guard let (kept, note) = found, let prompt = try written(of: note)[kept.place] else {
      return nil
    }
    let source = note.book?.attribution ?? note.title
    return Question(
      note: note, prompt: prompt,
      attribution: prompt.citation.map { "\(source), \($0)" } ?? source,
      isNew: kept.schedule == nil, isFlagged: kept.isFlagged, key: key,
      outcomes: Scheduler.usual.outcomes(
        of: key.bytes, with: kept.schedule.map { Schedule($0) }, on: day))
  }
}

extension KeptPrompt {
  /// What tells the prompts of one text apart.
  struct Place: Hashable {
    let kind: Prompt.Kind
    let range: Range<Int>
  }

  var place: Place { Place(kind: kind, range: range) }
}

extension Schedule {
  init(_ kept: PromptSchedule) {
    self.init(
      memory: Memory(stability: kept.stability, difficulty: kept.difficulty),
      reviewed: kept.reviewed, due: kept.due, reviews: kept.reviews, lapses: kept.lapses)
  }
}
