import NoteVocabulary

/// What a mark says of a note whose words are to be gone for good.
///
/// It holds only while the note is in the trash, and whoever purged it had seen every head of its
/// text and of its state: what was written elsewhere in the meantime is not lost.
package struct Purge: Hashable, Sendable {
  package let note: NoteID
  /// The versions whose values are dropped.
  package let versions: [ContentID]
  /// The heads of the text and of the state that the writer had seen.
  package let seen: [ContentID]

  package init(of note: NoteID, versions: [ContentID], seen: [ContentID]) {
    self.note = note
    self.versions = versions.sorted()
    self.seen = seen.sorted()
  }

  /// Everything of a note but its state: whether it is in the trash must still be known.
  package init(of note: NoteID, holding revisions: [Revision]) {
    let present = Present(of: revisions)
    self.init(
      of: note,
      versions: revisions.map(\.version).filter { $0.field != .state }.map(\.id),
      seen: present.headIDs(of: .text) + present.headIDs(of: .state))
  }

  /// The content of its mark: the note, the number of versions (8 bytes, the most significant
  /// first), the versions, and what was seen.
  package var content: [UInt8] {
    note.bytes + UInt64(versions.count).bigEndianBytes + (versions + seen).flatMap(\.bytes)
  }

  /// Nothing where the bytes are no such content.
  package init?(content: [UInt8]) {
    guard content.count >= 24, (content.count - 24) % 16 == 0 else { return nil }
    let count = content[16..<24].reduce(0) { $0 << 8 | UInt64($1) }
    let ids = stride(from: 24, to: content.count, by: 16).compactMap {
      ContentID(content[$0..<$0 + 16])
    }
    guard count <= UInt64(ids.count) else { return nil }
    self.init(
      of: NoteID(bytes: Array(content[..<16])), versions: Array(ids.prefix(Int(count))),
      seen: Array(ids.dropFirst(Int(count))))
  }

  /// Whether it holds for a note that is so.
  package func holds(for present: Present) -> Bool {
    let heads = present.headIDs(of: .text) + present.headIDs(of: .state)
    return present.trashed != nil && Set(heads).isSubset(of: seen)
  }
}

extension Mark.Kind {
  /// The words of a note are gone for good; the content is that of a `Purge`.
  package static let purge: Mark.Kind = Mark.Kind(name: "purge")
}
