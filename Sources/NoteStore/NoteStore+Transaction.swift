import NoteVocabulary
import SQLite

extension NoteStore {
  /// Does `work` in one transaction: it is on the disk as a whole, or not at all. Before it, the file
  /// is looked at: whether it is a copy, and what other programs wrote.
  func transaction<Answer>(
    at now: Moment, _ work: () throws(NoteStoreError) -> Answer
  ) throws(NoteStoreError) -> Answer {
    noticesToCome = []
    let before = replica
    let recognised: Recognition?
    let answer: Answer
    do throws(NoteStoreError) {
      (recognised, answer) = try connection.transaction(refused: NoteStoreError.init) {
        () throws(NoteStoreError) -> (Recognition?, Answer) in
        let recognised = try asking { () throws(SQLiteError) in try recognise(at: now) }
        try takeUp(at: now)
        let answer = try work()
        try asking(sign)
        return (recognised, answer)
      }
    } catch {
      replica = before
      throw error
    }
    if let recognised { registry?.settle(recognised.nonce, of: recognised.file) }
    notices += noticesToCome
    hasWritten = true
    return answer
  }

  /// Something the reader should know when this transaction is done.
  func notice(_ notice: Notice) { noticesToCome.append(notice) }
}
