import NoteVocabulary

/// A copy of a library as it was at some moment, in the folder beside it.
///
///     library.sqlite.backups/2026-03-01T091500Z-import.sqlite
///                            └ when, in UTC ──┘ └ why
package struct StoredBackup: Hashable, Sendable {
  package let path: [UInt8]
  package let moment: Moment
  package let reason: Reason
  /// In bytes.
  package let size: Int64

  /// Why it was made.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The reader asked for it.
    case asked
    /// The first of a day.
    case daily
    // Before something that changes much.
    case importing = "import"
    case change
    case restore
    case update
    case repair
  }

  package init(path: [UInt8], moment: Moment, reason: Reason, size: Int64) {
    self.path = path
    self.moment = moment
    self.reason = reason
    self.size = size
  }

  /// What follows the last slash.
  package var name: String {
    String(decoding: path.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
  }

  /// Names sort as the moments they name.
  static func name(at moment: Moment, for reason: Reason) -> String {
    let time = moment.utc.filter { $0 != ":" }
    return "\(time)-\(reason.rawValue)\(ending)"
  }

  /// Nothing where the name is not one that `name(at:for:)` gives.
  init?(named name: [UInt8], in folder: [UInt8], size: Int64) {
    guard let text = String(validating: name, as: UTF8.self), text.hasSuffix(StoredBackup.ending)
    else {
      return nil
    }
    let parts = text.dropLast(StoredBackup.ending.count).split(
      separator: "Z-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let reason = Reason(rawValue: String(parts[1])),
      let moment = Moment(compact: parts[0])
    else { return nil }
    self.init(path: folder + [UInt8(ascii: "/")] + name, moment: moment, reason: reason, size: size)
  }

  private static let ending = ".sqlite"
}

extension Moment {
  /// `2026-03-01T091500`.
  fileprivate init?(compact text: some StringProtocol) {
    let characters = Array(text)
    guard characters.count == 17 else { return nil }
    let minutes = String(characters[13..<15])
    self.init(
      utc: String(characters[..<13]) + ":" + minutes + ":" + String(characters[15...]) + "Z")
  }
}
