import NoteVocabulary

/// One change of one field of one note. Versions are kept for ever, and never changed.
///
///     text   a ◄── b ◄── d        d's parents are b and c: whoever wrote d had seen both
///                   ▲    │
///                   c ◄──┘        a head is a version that no other names as a parent
package struct Version: Hashable, Sendable {
  package let id: ContentID
  package let note: NoteID
  package let field: Field
  /// The versions of the same field that this one replaces, in order.
  package let parents: [ContentID]
  /// The heads of the text the writer had seen, in order; only where the field is `state`.
  package let seen: [ContentID]
  package let time: Stamp
  package let author: AuthorID
  package let reason: Reason

  /// Why it was written. Only `edit` and `outside` change when a note counts as modified. Reasons
  /// unknown to this program are kept.
  package struct Reason: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static let edit: Reason = Reason(rawValue: "edit")
    package static let imported: Reason = Reason(rawValue: "import")
    package static let outside: Reason = Reason(rawValue: "outside")
    package static let tags: Reason = Reason(rawValue: "tags")
    package static let undo: Reason = Reason(rawValue: "undo")
  }

  /// A new version, named by what it says.
  package init(
    of field: Field, in note: NoteID, to value: Value, after parents: some Sequence<ContentID>,
    seen: some Sequence<ContentID> = [], at time: Stamp, by author: AuthorID, why reason: Reason
  ) {
    let parents = parents.sorted()
    let seen = seen.sorted()
    let nameless = Version(
      id: .none, field: field, note: note, parents: parents, seen: seen, time: time,
      author: author, reason: reason)
    self.init(
      id: nameless.id(ofValueHashed: value.hash), field: field, note: note, parents: parents,
      seen: seen, time: time, author: author, reason: reason)
  }

  /// The id of a version that says what this one says, and sets its field to a value with this hash.
  package func id(ofValueHashed hash: [UInt8]) -> ContentID {
    ContentID(kind: "libnotes version 1") { saying in
      saying.say(note.bytes)
      saying.say(field.name)
      saying.say(parents)
      saying.say(seen)
      saying.say(time.bits)
      saying.say(author.bytes)
      saying.say(reason.rawValue)
      saying.say(hash)
    }
  }

  /// A version as it is kept. Whether its name fits what it says is not looked at: its value may
  /// have to be worked out from others.
  package init(
    id: ContentID, field: Field, note: NoteID, parents: [ContentID], seen: [ContentID],
    time: Stamp, author: AuthorID, reason: Reason
  ) {
    self.id = id
    self.note = note
    self.field = field
    self.parents = parents
    self.seen = seen
    self.time = time
    self.author = author
    self.reason = reason
  }
}

extension Version: Comparable {
  /// By time; of equal times by id, so that every copy agrees.
  package static func < (one: Version, other: Version) -> Bool {
    (one.time, one.id) < (other.time, other.id)
  }
}

extension Sequence<Version> {
  /// The versions that no other of these names as a parent, in order.
  package var heads: [Version] {
    let replaced = Set(flatMap(\.parents))
    return filter { !replaced.contains($0.id) }.sorted()
  }
}
