import NoteStore
import NoteVocabulary

/// What could not be done with a library, and what a reader can do about it.
public struct LibraryError: Error, Hashable, Sendable {
  /// What could not be done, then why: one clause, in the words of the reader.
  public let message: String
  /// What to do about it, if there is something.
  public let hint: String?

  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// What was tried when the store refused.
  enum Attempt: String {
    case make
    case open
    case read
    case write = "write to"
    case backUp = "back up"
    case salvage
    case restore
  }

  init(_ error: NoteStoreError, trying attempt: Attempt, _ path: Path) {
    let refusal = "cannot \(attempt.rawValue) '\(path.shown)'"
    switch error {
    case .missing where attempt == .make:
      self.init("\(refusal): its folder does not exist, or cannot be written")
    case .missing where attempt == .restore:
      self.init(
        "no backup at '\(path.shown)'", hint: "'libnotes backup list' shows those there are")
    case .foreign:
      self.init("\(refusal): it is a backup of another library")
    case .missing:
      self.init("no library at '\(path.shown)'", hint: "'libnotes add' begins one")
    case .exists where attempt == .salvage:
      self.init("cannot make '\(path.shown)': there is a file already")
    case .exists:
      self.init("\(refusal): there is a library already")
    case .notALibrary(let reason):
      self.init("\(refusal): it is not a library (\(reason))")
    case .newer(let format):
      self.init(
        "\(refusal): a later libnotes made it (format \(format / 1000))",
        hint: "open it with that libnotes")
    case .readOnly:
      self.init("\(refusal): it is read-only")
    case .busy:
      self.init(
        "\(refusal): another program is using it", hint: "close that program, then try again")
    case .keptInWAL:
      self.init(
        "\(refusal): another program keeps it open in WAL mode, and it is not safe to write then",
        hint: "close that program, then try again; reading goes on")
    case .diskFull:
      self.init("\(refusal): the disk is full")
    case .damaged(let reason):
      self.init("\(refusal): it is damaged (\(reason))")
    case .changedSince(let note):
      self.init("\(refusal): note \(note.digits) was changed since, in the same place")
    case .failed(let reason):
      self.init("\(refusal): \(reason.prefix(1).lowercased() + reason.dropFirst())")
    }
  }
}
