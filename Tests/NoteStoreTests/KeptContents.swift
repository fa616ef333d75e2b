import SQLite
import TestSupport

extension TestLibrary {
  /// Everything in the tables that are kept.
  func kept() throws -> [String] {
    let connection = try Connection(to: folder.bytes("library"), .reading)
    var lines: [String] = []
    for table in ["note_key", "author", "version", "body", "review", "mark"] {
      let rows = try connection.rows("select * from \(table)")
      while try rows.next() {
        let cells = (0..<rows.columnCount).map { "\(rows.cell($0))" }
        lines.append("\(table) \(cells.joined(separator: " "))")
      }
    }
    return lines.sorted()
  }
}
