import NoteVocabulary

/// What a check of a library saw.
package struct Check: Sendable {
  package internal(set) var notes: Int = 0
  package internal(set) var versions: Int = 0
  package internal(set) var answers: Int = 0
  /// Changes by other programs that wait to be taken up. They are no damage.
  package internal(set) var outsideEdits: Int = 0
  /// Whether what is derived was compared with what is kept; not where another program derived it.
  package internal(set) var isDerivedCompared: Bool = false
  /// Whether the inner order of the index of words was looked at: a file that is read-only allows
  /// no look at it.
  package internal(set) var isWordOrderKnown: Bool = false
  /// In the order they were found, each kind once.
  package private(set) var damages: [FileDamage] = []

  /// Adds to the damages of a kind.
  mutating func add(_ kind: FileDamage.Kind, _ place: FileDamage.Place? = nil, count: Int = 1) {
    let index = damages.firstIndex { $0.kind == kind } ?? damages.endIndex
    if index == damages.endIndex { damages.append(FileDamage(kind: kind)) }
    damages[index].count += count
    guard let place, damages[index].places.count < FileDamage.placesMax,
      !damages[index].places.contains(place)
    else { return }
    damages[index].places.append(place)
  }

  /// Adds what hindered a part of the check, if anything did.
  mutating func add(_ kind: FileDamage.Kind, ifHinderedBy place: FileDamage.Place?) {
    if let place { add(kind, place) }
  }
}

/// One kind of damage in a library, and where it is.
package struct FileDamage: Hashable, Sendable {
  package let kind: Kind
  /// How often it was seen.
  package fileprivate(set) var count: Int = 0
  /// The first of the places, each once.
  package fileprivate(set) var places: [Place] = []

  /// So many places are told for each kind.
  package static let placesMax = 5

  fileprivate init(kind: Kind) { self.kind = kind }

  package enum Place: Hashable, Sendable {
    case note(NoteID, title: String)
    /// In SQLite's words, or as the schema names it.
    case words(String)
  }

  package enum Kind: Hashable, Sendable {
    // The file.
    /// Pages are lost, used twice or unreadable: nothing should be written any more.
    case structure
    /// An index, or a rule of the tables, does not hold.
    case index
    /// Tables and views are not as libnotes makes them.
    case schema
    /// A table cannot be read.
    case unreadable

    // What is kept.
    /// Rows of notes or authors that have no name.
    case nameless
    /// Versions that cannot be read.
    case version
    /// Versions whose id is not the hash of what they say.
    case versionID
    /// Versions whose text is lost.
    case text
    /// Versions that replace one which is not there, or is another note's, or came later.
    case parent
    /// Notes whose newest text is not where it belongs.
    case body
    case answer
    case mark

    // What is derived.
    /// Rows of a derived table that are not what follows from what is kept.
    case derived(String)
    /// A derived table that is missing, cannot be read, or is not as libnotes makes it.
    case derivedTable
    /// The index of words is not in order in itself.
    case wordOrder
  }
}

extension FileDamage.Kind {
  package enum Layer: String, Sendable {
    case file
    case kept
    case derived
  }

  package var layer: Layer {
    switch self {
    case .structure, .index, .schema, .unreadable: .file
    case .nameless, .version, .versionID, .text, .parent, .body, .answer, .mark: .kept
    case .derived, .derivedTable, .wordOrder: .derived
    }
  }
}
