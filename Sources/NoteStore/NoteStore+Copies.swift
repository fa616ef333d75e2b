import History
import NoteVocabulary
import SQLite

/// Noticing that the file is a copy.
extension NoteStore {
  /// Inside a transaction, before anything is written: if the file is a copy, it takes a name of its
  /// own. Gives what is to be settled when the transaction is on the disk.
  func recognise(at now: Moment) throws(SQLiteError) -> Recognition? {
    var file = try fileName()
    replica = file.replica
    guard let registry else { return nil }
    let judgement = registry.judgement(file)
    guard judgement != .unknown else { return nil }
    let nonce = registry.nonce(after: file)
    let original = file.replica
    if judgement == .copy {
      file = FileName(library: file.library, replica: .copy(of: original, with: nonce), nonce: nil)
    }
    guard registry.announce(nonce, of: file) else { return nil }
    try setLocal("nonce", to: .blob(nonce))
    if judgement == .copy {
      try fork(from: original, to: file.replica, at: try nextStamp(at: now))
    }
    return Recognition(file: file, nonce: nonce)
  }

  /// What a transaction tells the registry when it is done.
  struct Recognition {
    let file: FileName
    let nonce: [UInt8]
  }

  private func fork(
    from original: AuthorID, to copy: AuthorID, at time: Stamp
  ) throws(SQLiteError) {
    replica = copy
    try setLocal("replica", to: .blob(copy.bytes))
    try insert(Mark(.fork, original.bytes, at: time, by: copy))
    notice(.copy)
  }

  private func fileName() throws(SQLiteError) -> FileName {
    guard case .blob(let library) = try local("library"), let library = AuthorID(library),
      case .blob(let replica) = try local("replica"), let replica = AuthorID(replica)
    else { throw SQLiteError.damage("it does not say which copy it is") }
    let nonce: [UInt8]? = if case .blob(let nonce) = try local("nonce") { nonce } else { nil }
    return FileName(library: library, replica: replica, nonce: nonce)
  }
}
