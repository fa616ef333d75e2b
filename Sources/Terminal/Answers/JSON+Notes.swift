import Commonplace
import NoteVocabulary

extension JSON {
  /// What is known of a note beside its text.
  static func note(_ note: Note) -> JSON { .object(pairs(of: note)) }

  /// A note with its text. Bytes that are not UTF-8 are U+FFFD there; then all of them stand under
  /// `textBase64`.
  static func note(
    _ note: Note, _ text: NoteText, besides others: [ConflictingText]
  ) -> JSON {
    let conflicts = others.map { other in
      JSON.object(
        [
          Pair(key: "version", value: .text(other.version.id)),
          Pair(key: "time", value: .time(other.version.time)),
        ] + pairs(of: other.text))
    }
    return .object(
      pairs(of: note) + pairs(of: text) + [Pair(key: "conflicts", value: .list(conflicts))])
  }

  private static func pairs(of text: NoteText) -> [Pair] {
    let exact = String(validating: text.bytes, as: UTF8.self)
    return [
      Pair(key: "text", value: .text(exact ?? text.shown)),
      Pair(key: "textBase64", value: exact == nil ? .text(Base64.text(text.bytes)) : .none),
    ]
  }

  /// A note that was found.
  static func finding(_ finding: Finding) -> JSON {
    .object(
      pairs(of: finding.note) + [
        Pair(key: "snippet", value: .text(finding.snippet.text)),
        Pair(key: "score", value: .none),
      ])
  }

  static func book(_ book: Book?) -> JSON {
    book.map {
      .object([
        "title": .text($0.title), "author": .text($0.author), "year": .whole($0.year),
        "status": .text($0.status),
      ])
    } ?? .none
  }

  private static func pairs(of note: Note) -> [Pair] {
    [
      Pair(key: "id", value: .text(note.id.digits)),
      Pair(key: "title", value: .text(note.title)),
      Pair(key: "tags", value: .list(note.tags.map { .text($0) })),
      Pair(key: "folder", value: .text(note.folder)),
      Pair(key: "pinned", value: .truth(note.isPinned)),
      Pair(key: "created", value: .time(note.created)),
      Pair(key: "modified", value: .time(note.modified)),
      Pair(key: "trashed", value: .time(note.trashed)),
      Pair(key: "book", value: book(note.book)),
    ]
  }
}
