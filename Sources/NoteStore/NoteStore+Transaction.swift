import NoteVocabulary
import SQLite

extension NoteStore {
  /// Does `work` in one transaction: it is on the disk as a whole, or not at all. What other programs
  /// wrote is taken up before.
  func transaction<Answer>(
    at now: Moment, _ work: () throws(NoteStoreError) -> Answer
  ) throws(NoteStoreError) -> Answer {
    noticesToCome = []
    let answer = try connection.transaction(refused: NoteStoreError.init) {
      () throws(NoteStoreError) in
      try takeUp(at: now)
      let answer = try work()
      try asking(sign)
      return answer
    }
    notices += noticesToCome
    hasWritten = true
    return answer
  }

  /// Something the reader should know when this transaction is done.
  func notice(_ notice: Notice) { noticesToCome.append(notice) }
}
