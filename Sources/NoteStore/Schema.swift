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

    /// Whether it keeps its rows in tables of its own.
    var isVirtual: Bool { sql.hasPrefix("create virtual ") }
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

  /// The indexes of some tables, but for those that tables make themselves.
  static func indexes(of tables: [String]) -> [Object] {
    objects.filter { object in
      object.kind == "index" && tables.contains { object.sql.contains(" on \($0)(") }
    }
  }

  static func make(in connection: borrowing Connection) throws(SQLiteError) {
    try connection.script(script)
    try connection.run("pragma application_id = \(applicationID)")
    try connection.run("pragma user_version = \(format)")
  }

  /// Empties and makes the derived tables, whatever stands in their place: an older program may
  /// have made other ones, and other programs may have changed them.
  static func remakeDerived(in connection: borrowing Connection) throws(SQLiteError) {
    // A view or trigger goes before the tables it names.
    for object in objects.reversed() where object.part == .derived {
      try object.isVirtual ? dropVirtual(object, in: connection) : drop(object.name, in: connection)
    }
    try connection.script(derivedScript)
  }

  private static func drop(
    _ name: String, in connection: borrowing Connection
  ) throws(SQLiteError) {
    guard
      case .text(let kind) = try connection.cell(
        "select type from main.sqlite_schema where name = ?", .text(name))
    else { return }
    try connection.script("drop \(String(decoding: kind, as: UTF8.self)) main.\(name)")
  }

  /// A virtual table keeps its rows in tables of its own. Where one of these is damaged or gone, it
  /// cannot be dropped: then it is forgotten, and they are dropped like others.
  private static func dropVirtual(
    _ object: Object, in connection: borrowing Connection
  ) throws(SQLiteError) {
    do throws(SQLiteError) {
      try drop(object.name, in: connection)
    } catch {
      guard error.isDamage else { throw error }
      try connection.undefended { () throws(SQLiteError) in
        try connection.script(
          """
          pragma writable_schema = on;
          delete from main.sqlite_schema where name = '\(object.name)';
          pragma writable_schema = reset;
          """)
      }
    }
    for part in ["data", "idx", "content", "docsize", "config"] {
      try drop("\(object.name)_\(part)", in: connection)
    }
  }

  /// Makes the derived tables, empty, beside those of the file: temporary ones, whose names hide
  /// the others. There is no index of words among them.
  static func makeDerivedAside(in connection: borrowing Connection) throws(SQLiteError) {
    for object in objects where object.part == .derived && !object.isVirtual {
      guard ["table", "index"].contains(object.kind) else { continue }
      try connection.script("create \(object.kind) temp.\(object.definition.dropFirst())")
    }
  }

  /// How the index of words cuts what it is given.
  static let tokenizer: String = {
    let text = derivedScript.split(separator: "tokenize = \"").last ?? ""
    return String(text.prefix { $0 != "\"" })
  }()

  /// `hashsize` of the index of words.
  static let wordBytesGathered = 8_388_608
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
