/// The rows in columns, for a person to read.
struct Table {
  private let rows: [Row]

  init(_ rows: [Row]) { self.rows = rows }

  var text: String {
    var lines = [["", "ours", "reference", "ratio", "must", "goal", ""]]
    for row in rows {
      lines.append([
        row.summary, row.ours.words, row.reference.words, row.ratio.map(digits) ?? "-",
        digits(row.must), digits(row.goal), row.verdict.rawValue,
      ])
    }
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      line.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - line[column].count)
        let isWords = column == 0 || column == line.count - 1
        return isWords ? line[column] + blanks : blanks + line[column]
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }

  var misses: Int { rows.count { $0.verdict == .missed } }
}
