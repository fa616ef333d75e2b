import NoteVocabulary

/// Everything else that is kept and travels between copies. Kinds unknown to this program are kept
/// and passed on.
package struct Mark: Hashable, Sendable {
  package let id: ContentID
  package let kind: Kind
  package let time: Stamp
  package let author: AuthorID
  package let content: [UInt8]

  package struct Kind: Hashable, Sendable {
    package let name: String

    package init(name: String) { self.name = name }

    /// An answer, or a mark, that does not count any more; the content is its id.
    package static let undone: Kind = Kind(name: "undone")
    /// The author is a copy that was found to be one; the content is whom it had written as before.
    package static let fork: Kind = Kind(name: "fork")
    /// A version that was lost with a damaged file; the content is its id. Those that follow from it
    /// do not wait for it.
    package static let lost: Kind = Kind(name: "lost")
  }

  package init(
    _ kind: Kind, _ content: [UInt8], at time: Stamp, by author: AuthorID
  ) {
    self.kind = kind
    self.time = time
    self.author = author
    self.content = content
    id = ContentID(
      kind: "libnotes mark 1",
      of: [
        Array(kind.name.utf8), UInt64(bitPattern: time.bits).bigEndianBytes, author.bytes, content,
      ])
  }
}
