import NoteVocabulary

/// A version with its value.
package struct Revision: Hashable, Sendable {
  package let version: Version
  /// Nothing where it is kept elsewhere (texts) or was dropped for good.
  package let value: Value?

  package init(_ version: Version, _ value: Value?) {
    self.version = version
    self.value = value
  }
}

/// What the versions of a note add up to now: everything but its text.
///
/// It depends on the set of versions alone, not on the order in which they came.
package struct Present: Hashable, Sendable {
  /// The versions of the text that no other replaces; the last is the one that is shown.
  package let textHeads: [Version]
  /// The heads of every other field, by its name, in order.
  package let heads: [Field: [Revision]]
  private let oldest: Stamp?
  private let lastEdit: Stamp?

  package init(of revisions: [Revision]) {
    var textHeads: [Version] = []
    var heads: [Field: [Revision]] = [:]
    for (field, changes) in Dictionary(grouping: revisions, by: \.version.field) {
      let current = changes.map(\.version).heads
      if field == .text {
        textHeads = current
      } else {
        let ids = Set(current.map(\.id))
        heads[field] = changes.filter { ids.contains($0.version.id) }
          .sorted { $0.version < $1.version }
      }
    }
    self.textHeads = textHeads
    self.heads = heads
    oldest = revisions.map(\.version.time).min()
    lastEdit = revisions.filter { $0.version.isEdit }.map(\.version.time).max()
  }

  /// The same for versions that are the first of a note, each of another field.
  package init(ofFirst revisions: [Revision]) {
    textHeads = revisions.map(\.version).filter { $0.field == .text }
    heads = Dictionary(
      uniqueKeysWithValues: revisions.filter { $0.version.field != .text }.map {
        ($0.version.field, [$0])
      })
    oldest = revisions.map(\.version.time).min()
    lastEdit = revisions.filter { $0.version.isEdit }.map(\.version.time).max()
  }

  /// The ids of the heads of a field: the parents of its next version.
  package func headIDs(of field: Field) -> [ContentID] {
    field == .text ? textHeads.map(\.id) : heads[field, default: []].map(\.version.id)
  }

  /// What a field was set to last.
  package func value(of field: Field) -> Value? { heads[field]?.last?.value }

  /// Whether setting a field to a value would change nothing: all heads say so already, and where
  /// the note is to be in the trash, it is there.
  package func says(_ field: Field, _ value: Value) -> Bool {
    let values = heads[field]?.map { $0.value ?? .nothing } ?? [.nothing]
    let isThere = field != .state || value != .text("trash") || trashed != nil
    return values == [value] && isThere
  }

  package var folder: String? { value(of: .folder)?.string }

  package var isPinned: Bool { value(of: .pinned)?.isTrue ?? false }

  /// When it was moved to the trash; nothing when it is not there.
  ///
  /// A note is in the trash only if every head says so, and whoever put it there had seen every
  /// head of the text: an edit the deleter had not seen wins.
  package var trashed: Moment? {
    guard let states = heads[.state], !states.isEmpty else { return nil }
    let texts = Set(textHeads.map(\.id))
    let agreed = states.allSatisfy { state in
      state.value == .text("trash") && texts.isSubset(of: state.version.seen)
    }
    return agreed ? states.last?.version.time.moment : nil
  }

  /// The tags set by hand. Where one copy set a tag and another took it away, it is set.
  package var tags: [String] {
    heads.compactMap { (field, heads) in
      heads.contains { $0.value?.isTrue ?? false } ? field.name(after: "tag") : nil
    }.sorted()
  }

  /// What is known of the note beside its text, by key.
  package var meta: [String: String] {
    var meta: [String: String] = [:]
    for (field, heads) in heads {
      guard let key = field.name(after: "meta") else { continue }
      meta[key] = heads.last?.value?.string
    }
    return meta
  }

  /// When it was written first, by what an import said of it, else by its oldest version.
  package var created: Moment {
    value(of: .meta("created"))?.string.flatMap { Moment(utc: $0) } ?? oldest?.moment
      ?? Moment(milliseconds: 0)
  }

  /// When its reader, or another program, changed it last. Sorting notes into folders is no change.
  package var modified: Moment { lastEdit?.moment ?? created }

  /// Whether a reader has ever wished something of a prompt.
  package var hasWishes: Bool { heads.keys.contains { $0.name.hasPrefix("prompt:") } }

  /// Whether a reader wishes something of a prompt: its value, where it is set.
  package func wish(_ wish: PromptWish, for prompt: ContentID) -> Value? {
    let value = value(of: .prompt(prompt, wish))
    return value == .nothing || value == .truth(false) ? nil : value
  }
}

extension Version {
  fileprivate var isEdit: Bool {
    field == .text && (reason == .edit || reason == .outside)
  }
}
