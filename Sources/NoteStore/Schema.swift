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

  /// A table, an index, a view or a trigger.
  struct Object: Hashable {
    let part: Part
    let kind: String
    let name: String
    /// The statement that makes it.
    let sql: String
  }

  /// What is kept, what is this file's own, what is derived.
  enum Part: Hashable {
    case kept
    case local
    case derived
  }

  /// What the script makes, in its order. A blank line ends each statement.
  static let objects: [Object] = {
    var part = Part.kept
    var objects: [Object] = []
    var statement: [Substring] = []
    for line in script.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("-- B. ") { part = .local }
      if line.hasPrefix("-- C. ") { part = .derived }
      if line.isEmpty {
        if let object = Object(statement, part) { objects.append(object) }
        statement = []
      } else if !statement.isEmpty || line.hasPrefix("create ") {
        statement.append(line)
      }
    }
    return objects
  }()

  static func make(in connection: borrowing Connection) throws(SQLiteError) {
    try connection.script(script)
    try connection.run("pragma application_id = \(applicationID)")
    try connection.run("pragma user_version = \(format)")
  }

  /// Empties and makes the derived tables, also where an older program made other ones.
  static func remakeDerived(in connection: borrowing Connection) throws(SQLiteError) {
    // A view or trigger goes before the tables it names, a table takes its indexes with it. Another
    // program may have put something of another kind there.
    for object in objects.reversed() where object.part == .derived {
      guard
        case .text(let kind) = try connection.cell(
          "select type from sqlite_schema where name = ?", .text(object.name))
      else { continue }
      try connection.run("drop \(String(decoding: kind, as: UTF8.self)) \(object.name)")
    }
    try connection.script(derivedScript)
  }
}

extension Schema.Object {
  /// Nothing where there are no lines.
  fileprivate init?(_ lines: [Substring], _ part: Schema.Part) {
    let words = lines.first?.split { $0 == " " || $0 == "(" }
      .filter { $0 != "virtual" && $0 != "unique" }
    guard let words, words.count > 2 else { return nil }
    self.init(
      part: part, kind: String(words[1]), name: String(words[2]),
      sql: lines.joined(separator: "\n"))
  }
}
