import SQLite

/// What other programs may have done to the tables, and putting it right.
extension Schema {
  /// Whether everything derived stands there as this program makes it, and what is this file's own
  /// stands there at all.
  static func isWhole(in connection: borrowing Connection) throws(SQLiteError) -> Bool {
    var found: [String: String] = [:]
    let rows = try connection.rows("select name, sql from sqlite_schema where sql is not null")
    while try rows.next() { found[try rows.string(0)] = try rows.string(1) }
    return objects.allSatisfy { object in
      switch (object.part, found[object.name]) {
      case (.kept, _): true
      case (.local, let sql): sql != nil
      // SQLite keeps a statement from its name on, and writes what stands before in its own way.
      case (.derived, let sql): sql?.hasSuffix(object.definition) ?? false
      }
    }
  }

  /// Makes the tables of this file's own that are gone. What they held is gone too.
  static func makeMissingLocals(in connection: borrowing Connection) throws(SQLiteError) {
    for object in objects where object.part == .local {
      let isThere = try connection.cell(
        "select exists (select 1 from sqlite_schema where name = ?)", .text(object.name))
      if isThere == 0 { try connection.script(object.sql) }
    }
  }

  /// A dump and its restoration lose the header that tells other programs what the file is.
  static func restoreHeader(in connection: borrowing Connection) throws(SQLiteError) {
    guard try connection.cell("pragma application_id") == 0 else { return }
    try connection.run("pragma application_id = \(applicationID)")
    guard try connection.cell("pragma user_version") == 0 else { return }
    try connection.run("pragma user_version = \(format)")
  }
}

extension Schema.Object {
  /// From the space before its name to its end.
  var definition: Substring {
    let rest = sql.firstRange(of: " \(name)").map { sql[$0.lowerBound...] } ?? sql[...]
    return rest.last == ";" ? rest.dropLast() : rest
  }
}
