import NoteStore
import NoteVocabulary

/// What others did to the file.
extension Library {
  /// How many notes other programs changed that are not taken up yet: a library that cannot be
  /// written shows them as they were.
  public func outsideEdits() throws(LibraryError) -> Int {
    try asking { () throws(NoteStoreError) in try store.outsideEditCount() }
  }

  /// What a reader should know of the file, in sentences without a full stop. Each is given once.
  public func takeNotices() -> [String] {
    let notices = store.notices
    store.notices = []
    return notices.map(said)
  }

  private func said(_ notice: Notice) -> String {
    switch notice {
    case .copy:
      "this library is a copy, or was moved or restored; from now on it is told apart from the other"
    case .putBack(.longText(let count), let note):
      "put back the text another program gave note '\(named(note))': \(count) bytes are too many, "
        + "\(NoteText.countMax) at most"
    case .putBack(.noText, let note):
      "put back the text another program gave note '\(named(note))': it is not text"
    case .putBack(.folder(let name), let note):
      "put back the folder another program gave note '\(named(note))': no folder can be named '\(name)'"
    case .putBack(.created(let date), let note):
      "put back the date another program gave note '\(named(note))': '\(date)' is no date such as "
        + "2026-11-20"
    case .putBack(.tag(let name), let note):
      "put back a tag another program gave note '\(named(note))': no tag can be named '\(name)'"
    case .noBackup(let error): LibraryError(error, trying: .backUp, path).message
    case .unreadable(let note):
      "another program changed note '\(named(note))', and that waits: its history is damaged"
    }
  }

  private func named(_ note: NoteID) -> String {
    String(note.digits.prefix((try? store.shortestUniqueDigits(of: note)) ?? 32))
  }
}
