import NoteVocabulary

/// Which part of a note a version changes. Fields of kinds unknown to this program are kept.
package struct Field: Hashable, Sendable {
  package let name: String

  package init(name: String) { self.name = name }

  /// The note as it is written.
  package static let text: Field = Field(name: "text")
  /// `live` or `trash`.
  package static let state: Field = Field(name: "state")
  /// The path of a folder, or nothing.
  package static let folder: Field = Field(name: "folder")
  /// Lines in front of the text of an imported file that were no keys and values, as they stood.
  package static let frontMatter: Field = Field(name: "front matter")
  /// Yes or no.
  package static let pinned: Field = Field(name: "pinned")

  /// Whether a tag is set by hand.
  package static func tag(_ name: String) -> Field { Field(name: "tag:\(name)") }
  /// What is known of a note beside its text: `author`, `year`, `created` …
  package static func meta(_ key: String) -> Field { Field(name: "meta:\(key)") }
  /// What a reader did with a prompt.
  package static func prompt(_ key: ContentID, _ wish: PromptWish) -> Field {
    Field(name: "prompt:\(key.digits):\(wish.rawValue)")
  }
  /// A field of the library's: whether a folder exists.
  package static func folder(_ path: String) -> Field { Field(name: "folder:\(path)") }
  /// A field of the library's: what a reader has chosen.
  package static func setting(_ key: String) -> Field { Field(name: "setting:\(key)") }

  /// What follows the colon in `tag:x`, `meta:x` and `folder:x`.
  package func name(after kind: String) -> String? {
    name.hasPrefix("\(kind):") ? String(name.dropFirst(kind.count + 1)) : nil
  }
}

/// What a reader can do with a prompt beside answering it.
package enum PromptWish: String, CaseIterable, Sendable {
  /// Never asked again, until taken back.
  case suspended
  /// Not asked before a day.
  case buried
  /// Marked, to look at it later.
  case flag
}

extension NoteID {
  /// The note whose fields are the library's own: folders, colours, settings.
  package static let library: NoteID = NoteID(bytes: Array(repeating: 0, count: 16))
}
