import History
import NoteStore
import NoteVocabulary
import ReviewSession

/// Something a reader can choose. It is kept in the library, and goes where that goes.
public struct Setting: Hashable, Sendable {
  public let key: String
  /// One sentence.
  public let summary: String
  /// What it is set to where nobody has chosen.
  public let usual: String
  public let allowed: Allowed

  public enum Allowed: Hashable, Sendable {
    case number(ClosedRange<Int>)
    case oneOf([String])

    /// `1 to 1000`, `on or off`.
    public var words: String {
      switch self {
      case .number(let range): "\(range.lowerBound) to \(range.upperBound)"
      case .oneOf(let words):
        words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
      }
    }

    func holds(_ value: String) -> Bool {
      switch self {
      case .number(let range): Int(value).map { range.contains($0) } ?? false
      case .oneOf(let words): words.contains(value)
      }
    }
  }

  public static let count = Setting(
    key: "count", summary: "How many prompts a review asks.", usual: "20",
    allowed: .number(1...Choice.countMax))
  public static let new = Setting(
    key: "new", summary: "How many prompts a day are asked for the first time.", usual: "5",
    allowed: .number(0...Choice.countMax))
  public static let order = Setting(
    key: "order", summary: "Which prompts come first when more are due than a review asks.",
    usual: Choice.Ranking.gain.rawValue,
    allowed: .oneOf(Choice.Ranking.allCases.map(\.rawValue)))
  public static let snippets = Setting(
    key: "snippets", summary: "Whether 'search' shows where the words stand.", usual: "on",
    allowed: .oneOf(["on", "off"]))

  public static let all: [Setting] = [count, new, order, snippets]
}

extension Library {
  /// What a setting is set to.
  public func value(of setting: Setting) throws(LibraryError) -> String {
    let present = try asking { () throws(NoteStoreError) in try store.present(of: .library) }
    guard let value = present?.value(of: .setting(setting.key))?.string,
      setting.allowed.holds(value)
    else { return setting.usual }
    return value
  }

  /// Sets a setting; nothing as its value makes it the usual one again.
  public func set(_ setting: Setting, to value: String?, at now: Moment) throws(LibraryError) {
    if let value, !setting.allowed.holds(value) {
      throw LibraryError(
        "'\(setting.key)' cannot be '\(value)'", hint: "it can be \(setting.allowed.words)")
    }
    try set(
      .setting(setting.key), of: .library, to: value.map { .text($0) } ?? .nothing, at: now)
  }

  /// How a review chooses its prompts.
  func choice(countMax: Int?) throws(LibraryError) -> Choice {
    let (count, new, order) = (
      try value(of: .count), try value(of: .new), try value(of: .order)
    )
    return Choice(
      count: countMax ?? Int(count) ?? 0, newPerDay: Int(new) ?? 0,
      ranking: Choice.Ranking(rawValue: order) ?? .gain)
  }
}
