import NoteVocabulary
import SQLite

/// Looking whether a library is as it was written.
///
///     the file      pages, indexes, tables           by SQLite
///     what is kept  every id = hash of its row        KeptCheck
///     what follows  = what is derived from it anew    DerivedCheck, WordCheck
///
/// Each part goes on as far as the file can be read, and nothing is changed.
extension NoteStore {
  /// Looks at everything. `progress` is told again and again how much is done, from 0 to 1.
  package func check(saying progress: (Double) -> Void) throws(NoteStoreError) -> Check {
    try asking { () throws(SQLiteError) in
      var check = Check()
      try checkFile(&check, progress)
      // What is compared with is derived into temporary tables, which may be as large as the
      // library: they belong on the disk.
      try connection.run("pragma temp_store = file")
      defer { try? connection.run("pragma temp_store = memory") }
      try connection.run("begin")
      defer { try? connection.run("rollback") }
      var kept = KeptCheck(self, check)
      let place = try hindrance { () throws(SQLiteError) in
        try kept.run { progress(0.15 + 0.25 * $0) }
      }
      check = kept.check
      check.add(.unreadable, ifHinderedBy: place)
      try checkDerived(&check, except: kept.damaged) { progress(0.4 + 0.6 * $0) }
      return check
    }
  }

  private func checkDerived(
    _ check: inout Check, except damaged: KeptCheck.Damaged, _ progress: (Double) -> Void
  ) throws(SQLiteError) {
    // Other numbers mean other rules: what follows by them is not known here.
    guard try local("derivation") == .integer(derivation.number) else { return }
    check.isDerivedCompared = true
    var derived = DerivedCheck(self, check, except: damaged)
    try derived.run(progress)
    check = derived.check
  }
}

/// Does a part of a check, and gives what in the file hindered it.
func hindrance(
  _ work: () throws(SQLiteError) -> Void
) throws(SQLiteError) -> FileDamage.Place? {
  do throws(SQLiteError) {
    try work()
    return nil
  } catch {
    guard error.isDamage else { throw error }
    return .words(error.message)
  }
}

extension SQLiteError {
  /// Whether the file is to blame, not the disk, its owner or another program.
  var isDamage: Bool {
    switch reason {
    case .damaged, .mismatch, .notADatabase, .constraint, .other: true
    case .missing, .busy, .keptInWAL, .readOnly, .cannotOpen, .diskFull, .diskFailed: false
    }
  }
}
