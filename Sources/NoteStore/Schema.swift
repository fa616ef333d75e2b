import SQLite

/// The tables of a library file, as `schema.sql` writes them.
enum Schema {
  /// `LNOT` in the header of the file.
  static let applicationID: Int64 = 0x4C4E_4F54
  /// Thousands: a program that knows a smaller thousand cannot read the file. Below: additions.
  static let format: Int64 = 1000
  /// What tells a library that lost its header in a dump and a restoration.
  static let formatName: String = "libnotes 1"

  /// All of it.
  static let script: String = String(decoding: PackageResources.schema_sql, as: UTF8.self)

  /// The third part: what is derived.
  static var derivedScript: String {
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
    let part = lines.drop { !$0.hasPrefix("-- C. Derived.") }
    precondition(!part.isEmpty, "schema.sql has a part C")
    return part.joined(separator: "\n")
  }

  /// The kinds and names of what the third part makes, in its order.
  static var derivedObjects: [(kind: String, name: String)] {
    derivedScript.split(separator: "\n").compactMap { line in
      let words = line.split { $0 == " " || $0 == "(" }.filter { $0 != "virtual" }
      guard words.first == "create", words.count > 2 else { return nil }
      return (String(words[1]), String(words[2]))
    }
  }

  static func make(in connection: borrowing Connection) throws(SQLiteError) {
    try connection.script(script)
    try connection.run("pragma application_id = \(applicationID)")
    try connection.run("pragma user_version = \(format)")
  }

  /// Empties and makes the derived tables, also where an older program made other ones.
  static func remakeDerived(in connection: borrowing Connection) throws(SQLiteError) {
    // A view or trigger goes before the tables it names, a table takes its indexes with it.
    for (kind, name) in derivedObjects.reversed() where kind != "index" {
      try connection.run("drop \(kind) if exists \(name)")
    }
    try connection.script(derivedScript)
  }
}
