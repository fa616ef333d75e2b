import NoteStore
import NoteVocabulary

/// Looking after the file.
extension Library {
  /// Looks whether everything is as it was written. `progress` is told again and again how much of
  /// it is done, from 0 to 1.
  public func check(
    saying progress: (Double) -> Void = { _ in }
  ) throws(LibraryError) -> CheckReport {
    CheckReport(try asking { () throws(NoteStoreError) in try store.check(saying: progress) })
  }

  /// Makes anew whatever follows from the notes, in one step. The notes stay as they are.
  public func repair(at now: Moment) throws(LibraryError) {
    backUp(before: .repair, at: now)
    try writing { () throws(NoteStoreError) in try store.repair(at: now) }
  }
}
