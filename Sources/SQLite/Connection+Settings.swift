import CSQLite

/// Settings that every connection of ours has. They bind this program only; whoever else opens
/// the file sees ordinary tables, views and triggers.
extension Connection {
  /// How long another program's write is waited for.
  static let busyMilliseconds: Int32 = 30_000

  func secure(for access: Access) throws(SQLiteError) {
    unsafe sqlite3_busy_timeout(handle, Connection.busyMilliseconds)
    // The schema comes from a file that anyone may have written: nothing in it may run.
    // Our own statements name the tables, so views and triggers are not missed.
    let switches: [(Int32, Int32)] = [
      (SQLITE_DBCONFIG_DEFENSIVE, 1),
      (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0),
      (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
      (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
      (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0),
      (SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0),
      (SQLITE_DBCONFIG_DQS_DDL, 0),
      (SQLITE_DBCONFIG_DQS_DML, 0),
    ]
    for (option, on) in switches {
      var state: Int32 = -1
      let code = unsafe libnotes_db_config(handle, option, on, &state)
      // A library built without loading of extensions does not know that switch: as good as off.
      guard (code == SQLITE_OK && state == on) || option == SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION
      else { throw SQLiteError(code: SQLITE_MISUSE, message: "setting \(option) is not kept") }
    }
    try script(
      """
      pragma mmap_size = 0;
      pragma cell_size_check = on;
      pragma cache_size = -8000;
      pragma temp_store = memory;
      """)
    switch access {
    case .reading: break
    case .writing, .creating: try secureWriting()
    }
  }

  /// A written transaction is on the disk, deleted text is overwritten, and nothing is left
  /// beside the file.
  private func secureWriting() throws(SQLiteError) {
    // Takes effect on a file that is still empty, and on no other.
    try script(
      """
      pragma page_size = 8192;
      pragma synchronous = extra;
      pragma secure_delete = on;
      """)
    // Another program may have left the file in WAL, which `cp` copies half. While that program
    // is still connected this fails at once, however long others are waited for.
    do throws(SQLiteError) {
      guard try cell("pragma journal_mode = delete") == "delete" else { throw .keptInWAL }
    } catch {
      guard error.reason == .busy, try cell("pragma journal_mode") == "wal" else { throw error }
      throw .keptInWAL
    }
  }

  /// Does `work` while the schema may be written, and the tables that virtual tables keep for
  /// themselves be dropped.
  package func undefended<Answer>(
    _ work: () throws(SQLiteError) -> Answer
  ) throws(SQLiteError) -> Answer {
    var state: Int32 = -1
    _ = unsafe libnotes_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 0, &state)
    defer { _ = unsafe libnotes_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, &state) }
    return try work()
  }

  /// Waits for another program's write no longer than this.
  package func wait(milliseconds: Int32) {
    unsafe sqlite3_busy_timeout(handle, milliseconds)
  }
}
