extension Connection {
  /// Does `work` as a whole or not at all: commits when it returns, goes back when it throws.
  ///
  /// `begin immediate` waits for other writers at once, so that nothing read inside can be stale
  /// when it is written back. `refused` makes SQLite's refusal an error of the caller's kind.
  package func transaction<Answer, Failure: Error>(
    refused: (SQLiteError) -> Failure, _ work: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    precondition(!isInTransaction, "transactions do not nest")
    try attempt("begin immediate", refused)
    let answer: Answer
    do throws(Failure) {
      answer = try work()
    } catch {
      rollBack()
      throw error
    }
    do throws(Failure) {
      try attempt("commit", refused)
    } catch {
      rollBack()
      throw error
    }
    return answer
  }

  private func attempt<Failure: Error>(
    _ sql: String, _ refused: (SQLiteError) -> Failure
  ) throws(Failure) {
    do throws(SQLiteError) {
      try run(sql)
    } catch {
      throw refused(error)
    }
  }

  /// Some failures (a full disk) have rolled back already; then there is nothing left to do.
  private func rollBack() {
    guard isInTransaction else { return }
    try? run("rollback")
  }
}
