import Commonplace

/// What stands for one kind of thing in JSON: the table 'libnotes help json' is made from, and
/// which every answer is held against.
struct JSONThing: Sendable {
  let name: String
  /// Where it is answered.
  let commands: [String]
  let keys: [Key]

  struct Key: Sendable {
    let name: String
    let summary: String

    init(_ name: String, _ summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  static let all: [JSONThing] = [
    note, noteWithText, conflict, finding, book, prompt, version, home, counted, figures, settings,
    importing, check, damage, backup, salvage, loss,
  ]

  private static let noteKeys = [
    Key("id", "32 hexadecimal digits"),
    Key("title", "its first heading, else its first line"),
    Key("tags", "a list of their names"),
    Key("folder", "its path, or null"),
    Key("pinned", "true or false"),
    Key("created", "a time"),
    Key("modified", "the time of the last change of its text"),
    Key("trashed", "the time when it was moved to the trash, or null"),
    Key("book", "the book it is about, or null"),
  ]

  static let note = JSONThing(name: "note", commands: ["list", "trash list"], keys: noteKeys)

  static let noteWithText = JSONThing(
    name: "note with its text", commands: ["show"],
    keys: noteKeys + [
      Key("text", "the note as it is written; bytes that are not UTF-8 are U+FFFD"),
      Key("textBase64", "all bytes, where the text is not UTF-8; else null"),
      Key("conflicts", "a list of the texts that could not be merged with it; mostly empty"),
    ])

  static let conflict = JSONThing(
    name: "text in conflict", commands: [],
    keys: [
      Key("version", "the id of the version that wrote it"),
      Key("time", "when it was written"),
      Key("text", "as in a note"), Key("textBase64", "as in a note"),
    ])

  static let finding = JSONThing(
    name: "note that was found", commands: ["search"],
    keys: noteKeys + [
      Key("snippet", "the place where the words stand"),
      Key("score", "how well it fits, more is better; null where the order alone tells"),
    ])

  static let book = JSONThing(
    name: "book", commands: [],
    keys: [
      Key("title", "its title"), Key("author", "all of them as one writes them, or null"),
      Key("year", "a number, or null"),
      Key("status", "want, reading, read, abandoned; or null"),
    ])

  static let prompt = JSONThing(
    name: "prompt", commands: ["prompts"],
    keys: [
      Key("key", "what names it for ever: 32 hexadecimal digits"),
      Key("note", "the id of its note"),
      Key("kind", "quote, cloze or question"),
      Key("text", "the quote's words, the cloze's phrase or the question"),
      Key("start", "the byte of the note at which it starts"),
      Key("front", "what is shown first, in Markdown"),
      Key("back", "what is shown as the answer, in Markdown"),
      Key("due", "the day to ask it again, or null for a new one"),
      Key("stability", "days until nine of ten such prompts are still known, or null"),
      Key("difficulty", "from 1, easy, to 10; or null"),
      Key("reviews", "how many answers there were"),
      Key("lapses", "how often it was forgotten"),
      Key("suspended", "true: it is not asked any more"),
      Key("flag", "true: it was marked in a review"),
    ])

  static let version = JSONThing(
    name: "version", commands: ["history"],
    keys: [
      Key("id", "32 hexadecimal digits"),
      Key("time", "when it was written"),
      Key("field", "what it changed: text, folder, pinned, state, 'tag books', 'meta author'"),
      Key("why", "edit, import, outside, tags or undo"),
      Key("replica", "which copy of the library wrote it; null for an import"),
      Key("added", "the words that were added, a list; null where it is not a text"),
      Key("removed", "the words that were removed, a list; null where it is not a text"),
      Key("value", "what it was set to; null for a text and for nothing"),
      Key("current", "true where the note says so now"),
    ])

  static let home = JSONThing(
    name: "what is at hand", commands: ["home"],
    keys: [
      Key("notes", "how many there are outside the trash"),
      Key("due", "how many prompts are to be asked today"),
      Key("trashed", "how many notes are in the trash"),
      Key("unsorted", "how many notes are in no folder"),
      Key("pinned", "a list of notes, ten at most"),
      Key("reading", "the books that are being read: a list of notes, ten at most"),
      Key("folders", "a list"),
      Key("tags", "a list of those that most notes have, ten at most"),
    ])

  static let counted = JSONThing(
    name: "folder, tag", commands: [],
    keys: [Key("name", "its path"), Key("count", "how many notes it holds")])

  static let figures = JSONThing(
    name: "library", commands: ["info"],
    keys: [
      Key("path", "its file"),
      Key("library", "the same in all copies of the library: 32 hexadecimal digits"),
      Key("copy", "which of its copies this is: 32 hexadecimal digits"),
      Key("format", "of the file: 1.0"),
      Key("size", "in bytes"),
      Key("notes", "how many there are outside the trash"),
      Key("trashed", "how many are in the trash"),
      Key("books", "a number"), Key("tags", "a number"), Key("prompts", "a number"),
      Key("answers", "how often a prompt was answered"),
      Key("versions", "how many changes are kept"),
    ])

  static let settings = JSONThing(
    name: "settings", commands: ["settings"],
    keys: Setting.all.map {
      Key($0.key, $0.summary.prefix(1).lowercased() + $0.summary.dropFirst().dropLast())
    })

  static let importing = JSONThing(
    name: "import", commands: ["import"],
    keys: [
      Key("kind", "what was read: markdown"),
      Key("notes", "how many notes were added"),
      Key("updated", "how many notes were given the newer text of their file"),
      Key("unchanged", "how many notes stayed as they are"),
      Key("notUnderstood", "how many files have lines that were not understood"),
      Key("report", "a list of lines, as without --json"),
    ])
}

extension Topic {
  static let json = Topic(
    name: "json", summary: "What '--json' answers.",
    details: [
      "Lists are arrays, '[]' when nothing is there; single things are objects. What is absent is",
      "null. A time is in UTC, '2026-03-04T05:06:07Z', a day '2026-03-04'. Keys may be added in later",
      "versions, and none is taken away.",
    ]
      + JSONThing.all.flatMap { thing -> [Command.Detail] in
        let commands = thing.commands.map { "'\($0)'" }.joined(separator: ", ")
        let heading = commands.isEmpty ? thing.name : "\(thing.name) (\(commands))"
        return [.words(""), .words(heading)] + thing.keys.map { .row($0.name, $0.summary) }
      })
}
