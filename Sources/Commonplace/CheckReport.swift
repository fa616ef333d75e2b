import NoteStore
import NoteVocabulary

/// What a check of a library found.
public struct CheckReport: Hashable, Sendable {
  public let notes: Int
  public let versions: Int
  public let answers: Int
  /// Changes by other programs that wait to be taken up. They are no damage.
  public let outsideEdits: Int
  public let damages: [Damage]
  /// What was not looked at, and why.
  public let remarks: [String]
  /// Whether something is damaged that follows from the rest, and can be made anew.
  public let needsRepair: Bool
  /// Whether pages of the file are damaged: then nothing should be written into it any more.
  public let hasDamagedPages: Bool

  public var isSound: Bool { damages.isEmpty }

  /// One kind of damage, and where it is.
  public struct Damage: Hashable, Sendable {
    /// `file`, `kept` for what was written, `derived` for what follows from it.
    public let layer: String
    /// A clause with its number: `2 versions are not as they were written`.
    public let what: String
    public let count: Int
    /// The first of the notes it concerns.
    public let notes: [Place]
    /// The first of other places, in the words of whoever found them.
    public let places: [String]

    public struct Place: Hashable, Sendable {
      public let id: NoteID
      public let title: String
    }
  }
}

extension CheckReport {
  init(_ check: Check) {
    notes = check.notes
    versions = check.versions
    answers = check.answers
    outsideEdits = check.outsideEdits
    damages = check.damages.map { Damage($0) }
    var remarks: [String] = []
    if !check.isDerivedCompared {
      remarks.append(
        "what follows from the notes was not compared: another libnotes worked it out")
    } else if !check.isWordOrderKnown {
      remarks.append("the order of the index of words was not looked at: the file is read-only")
    }
    self.remarks = remarks
    needsRepair = check.damages.contains { $0.kind.layer == .derived || $0.kind == .index }
    hasDamagedPages = check.damages.contains { $0.kind == .structure }
  }
}

extension CheckReport.Damage {
  fileprivate init(_ damage: FileDamage) {
    layer = damage.kind.layer.rawValue
    what = damage.kind.clause(damage.count)
    count = damage.count
    notes = damage.places.compactMap { place in
      if case .note(let id, let title) = place { Place(id: id, title: title) } else { nil }
    }
    places = damage.places.compactMap { place in
      if case .words(let words) = place { words } else { nil }
    }
  }
}

extension FileDamage.Kind {
  /// What it is, of so many.
  fileprivate func clause(_ count: Int) -> String {
    func counted(_ one: String, _ many: String) -> String {
      count == 1 ? "1 \(one)" : "\(count) \(many)"
    }
    return switch self {
    case .structure: "the pages of the file are not in order"
    case .index: "an index does not fit its table"
    case .schema: "the tables are not as libnotes makes them"
    case .unreadable: "a part cannot be read"
    case .nameless: counted("row belongs to no note", "rows belong to no note")
    case .version: counted("version cannot be read", "versions cannot be read")
    case .versionID:
      counted("version is not as it was written", "versions are not as they were written")
    case .text: counted("version has lost its text", "versions have lost their text")
    case .parent:
      counted("version follows one that is not there", "versions follow ones that are not there")
    case .body: counted("note has lost its newest text", "notes have lost their newest text")
    case .answer: counted("answer is not as it was given", "answers are not as they were given")
    case .mark: counted("mark is not as it was set", "marks are not as they were set")
    case .derived("tag"): "the list of tags is not that of the notes"
    case .derived("folder"): "the list of folders is not that of the notes"
    case .derived(let table):
      counted(
        "note has not the \(Self.content(of: table)) that its versions say",
        "notes have not the \(Self.content(of: table)) that their versions say")
    case .derivedTable: "what follows from the notes is not in order"
    case .wordOrder: "the index of words is not in order"
    }
  }

  /// What stands in a derived table.
  private static func content(of table: String) -> String {
    switch table {
    case "item": "title, folder or dates"
    case "item_tag", "note_branch": "tags"
    case "book": "book"
    case "prompt": "prompts"
    case "note_words": "words in the index"
    default: table
    }
  }
}
