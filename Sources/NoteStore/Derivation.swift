import History
import NoteVocabulary

/// How the derived tables follow from what is kept. The store knows neither Markdown nor words nor
/// schedules: whoever knows them hands these functions in.
package struct Derivation: Sendable {
  /// Grows with every change of the functions or tables: a file with a smaller number is derived
  /// anew when it is written next.
  package let number: Int64
  package let reading: @Sendable (KeptNote) -> Derived
  /// What answers to a prompt, in order, add up to; nothing without answers.
  package let schedule: @Sendable (ContentID, [Answer]) -> PromptSchedule?
  package let spelling: Spelling
  /// The pieces of a text that are moved about whole when texts are merged; they cover it.
  package let tokens: @Sendable ([UInt8]) -> [Range<Int>]

  package init(
    number: Int64, reading: @escaping @Sendable (KeptNote) -> Derived,
    schedule: @escaping @Sendable (ContentID, [Answer]) -> PromptSchedule?, spelling: Spelling,
    tokens: @escaping @Sendable ([UInt8]) -> [Range<Int>] = { TextCutting.pieces(of: $0) }
  ) {
    self.number = number
    self.reading = reading
    self.schedule = schedule
    self.spelling = spelling
    self.tokens = tokens
  }
}

/// What is kept of a note now.
package struct KeptNote: Sendable {
  package let id: NoteID
  /// As it is shown.
  package let text: NoteText
  package let present: Present
  /// Whether the heads of its text cannot all be had in one.
  package let isInConflict: Bool
  /// The texts that are kept beside the shown one then.
  package let others: [NoteText]
  /// Whether the text is that of the newest head, and not one that several add up to.
  let standsInBody: Bool

  package init(
    id: NoteID, text: NoteText, present: Present, isInConflict: Bool = false,
    others: [NoteText] = [], standsInBody: Bool = true
  ) {
    self.id = id
    self.text = text
    self.present = present
    self.isInConflict = isInConflict
    self.others = others
    self.standsInBody = standsInBody
  }

  /// What the next version of the text replaces: all that is shown, and nothing that is kept beside
  /// it.
  package var replaced: [ContentID] {
    (isInConflict ? present.textHeads.suffix(1) : present.textHeads).map(\.id)
  }
}

/// What follows from a note.
package struct Derived: Hashable, Sendable {
  package var title: String
  /// Those in the text and those set by hand, each once.
  package var tags: [TagName]
  package var book: Book?
  package var words: Words
  /// In the order of the text.
  package var prompts: [PromptPlace]

  package init(
    title: String, tags: [TagName], book: Book?, words: Words, prompts: [PromptPlace]
  ) {
    self.title = title
    self.tags = tags
    self.book = book
    self.words = words
    self.prompts = prompts
  }
}

/// A tag as it is written, and the same for comparing. Levels are separated by `/` in both.
package struct TagName: Hashable, Sendable {
  package let name: String
  package let folded: String
  /// Whether the text of the note has it.
  package var isInText: Bool
  /// Whether it was set beside the text.
  package var isByHand: Bool

  package init(name: String, folded: String, isInText: Bool = false, isByHand: Bool = false) {
    self.name = name
    self.folded = folded
    self.isInText = isInText
    self.isByHand = isByHand
  }
}

/// How tags and folders are written. Other programs may have written anything.
package struct Spelling: Sendable {
  /// A tag as it is kept, and the same for comparing; nothing for what cannot be one.
  package let tag: @Sendable (String) -> TagName?
  /// The path of a folder as it is kept; nothing for what cannot be one.
  package let folder: @Sendable (String) -> String?

  package init(
    tag: @escaping @Sendable (String) -> TagName?, folder: @escaping @Sendable (String) -> String?
  ) {
    self.tag = tag
    self.folder = folder
  }
}

/// The words of a note, cut and folded, separated by spaces.
package struct Words: Hashable, Sendable {
  package var title: [UInt8]
  package var tags: [UInt8]
  package var book: [UInt8]
  package var author: [UInt8]
  package var text: [UInt8]

  package init(
    title: [UInt8], tags: [UInt8], book: [UInt8], author: [UInt8], text: [UInt8]
  ) {
    self.title = title
    self.tags = tags
    self.book = book
    self.author = author
    self.text = text
  }
}

/// Something a note asks, and where.
package struct PromptPlace: Hashable, Sendable {
  package let kind: Prompt.Kind
  /// What identifies it, normalised.
  package let text: [UInt8]
  package let range: Range<Int>
  /// Equal for prompts of the note that give each other away.
  package let passage: Int

  package init(kind: Prompt.Kind, text: [UInt8], range: Range<Int>, passage: Int) {
    self.kind = kind
    self.text = text
    self.range = range
    self.passage = passage
  }

  /// The key the prompt gets at birth. `occurrence` counts equal ones of a note from the top.
  package func key(in note: NoteID, occurrence: Int) -> ContentID {
    ContentID(
      kind: "libnotes prompt 1",
      of: [note.bytes, Array(kind.rawValue.utf8), text, Array(String(occurrence).utf8)])
  }
}

/// What the answers to a prompt add up to.
package struct PromptSchedule: Hashable, Sendable {
  package var due: Day
  package var stability: Double
  package var difficulty: Double
  /// The day of the last answer.
  package var reviewed: Day
  package var reviews: Int
  package var lapses: Int

  package init(
    due: Day, stability: Double, difficulty: Double, reviewed: Day, reviews: Int, lapses: Int
  ) {
    self.due = due
    self.stability = stability
    self.difficulty = difficulty
    self.reviewed = reviewed
    self.reviews = reviews
    self.lapses = lapses
  }
}
