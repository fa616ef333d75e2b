import SQLite

/// Looking at the file itself.
extension NoteStore {
  /// So many of SQLite's findings are asked for.
  private static let messagesMax = 100

  func checkFile(_ check: inout Check, _ progress: (Double) -> Void) throws(SQLiteError) {
    progress(0)
    // The first is fast, and where it finds something the second would say it again.
    for pragma in ["quick_check", "integrity_check"] {
      let place = try hindrance { () throws(SQLiteError) in
        let rows = try connection.rows("pragma \(pragma)(\(NoteStore.messagesMax))")
        while try rows.next() {
          // Some are of several lines, the first of which names the database.
          for message in try rows.string(0).split(separator: "\n") {
            guard message != "ok", !message.hasPrefix("***") else { continue }
            check.add(NoteStore.kind(of: String(message)), .words(String(message)))
          }
        }
      }
      check.add(.structure, ifHinderedBy: place)
      progress(pragma == "quick_check" ? 0.05 : 0.15)
      guard check.damages.isEmpty else { break }
    }
    let place = try hindrance { () throws(SQLiteError) in try checkSchema(&check) }
    check.add(.unreadable, ifHinderedBy: place)
    try checkWordOrder(&check)
  }

  /// What SQLite says of the rows of a table, and not of the pages they are on.
  private static let aboutRows = [
    " missing from index ", " in index ", " value in ", " constraint failed in ", "inverted index",
  ]

  /// Which kind of damage a message of SQLite's is.
  static func kind(of message: String) -> FileDamage.Kind {
    guard aboutRows.contains(where: { message.contains($0) }) else { return .structure }
    let isDerived = Schema.objects.contains { object in
      object.part == .derived && message.split { " .".contains($0) }.contains { $0 == object.name }
    }
    return isDerived ? .derivedTable : .index
  }

  /// Tables, indexes, views and triggers must be as libnotes makes them; there may be others.
  private func checkSchema(_ check: inout Check) throws(SQLiteError) {
    guard case .integer(let format) = try connection.cell("pragma user_version"),
      format <= Schema.format
    else { return }
    for object in Schema.objects {
      let stands = try connection.cell(
        "select sql from sqlite_schema where type = ? and name = ?", .text(object.kind),
        .text(object.name))
      if case .text(let sql) = stands,
        String(decoding: sql, as: UTF8.self).hasSuffix(object.definition)
      {
        continue
      }
      let kind: FileDamage.Kind = object.part == .derived ? .derivedTable : .schema
      check.add(kind, .words("\(object.kind) \(object.name)"))
    }
  }

  /// FTS5 looks at its own pages where it may write, although it writes nothing then.
  private func checkWordOrder(_ check: inout Check) throws(SQLiteError) {
    try connection.run("begin")
    defer { try? connection.run("rollback") }
    do throws(SQLiteError) {
      let place = try hindrance { () throws(SQLiteError) in
        try connection.run("insert into note_words(note_words, rank) values ('integrity-check', 0)")
      }
      check.add(.wordOrder, ifHinderedBy: place)
      check.isWordOrderKnown = true
    } catch {
      guard error.reason == .readOnly else { throw error }
    }
  }
}
