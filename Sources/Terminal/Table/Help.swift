/// Help, made from the table of commands.
enum Help {
  /// Lines are not longer, however wide the terminal is.
  private static let columnsMax = 100

  /// What the program does, and a line for each command.
  static func overview(_ output: Output) {
    let writer = HelpWriter(output, columnsMax: columnsMax)
    writer.paragraph(
      "libnotes keeps a reader's commonplace book in one file: notes on books, found at once, "
        + "and asked about again before they are forgotten.")
    writer.blank()
    writer.paragraph("usage: libnotes [OPTION...] COMMAND [WORD...]")
    let width = (Command.listed.map { call($0).count }.max() ?? 0) + 2
    for group in Command.Group.allCases {
      let commands = Command.listed.filter { $0.group == group }
      if !commands.isEmpty { writer.heading(group.rawValue) }
      writer.table(commands.map { (call($0), $0.summary) }, width)
    }
    writer.heading("every command")
    writer.table((Option.everywhere + [.version]).map { ($0.forms, $0.summary) }, width)
    writer.heading("help on more than a command")
    writer.table(Topic.all.map { ("help \($0.name)", $0.summary) }, width)
    writer.blank()
    writer.paragraph(
      "'libnotes help COMMAND' says more. The library is the file named by --library, else by "
        + "$LIBNOTES_LIBRARY, else libnotes/library.sqlite in $XDG_DATA_HOME or ~/.local/share.")
  }

  /// How one command is used; in short, without what is good to know once.
  static func show(_ command: Command, _ output: Output, isShort: Bool = false) -> Status {
    let writer = HelpWriter(output, columnsMax: columnsMax)
    writer.paragraph(command.summary)
    writer.blank()
    for (place, line) in command.usage.enumerated() {
      writer.paragraph((place == 0 ? "usage: " : "       ") + line, behind: 9)
    }
    if isShort { writer.examples(command.examples) } else { writer.details(command.details) }
    for part in command.parts { writer.part(part, isShort: isShort) }
    if !isShort { writer.examples(command.examples) }
    writer.blank()
    writer.table((command.options + Option.everywhere).map { ($0.forms, $0.summary) }, 20)
    if isShort, !command.details.isEmpty {
      writer.blank()
      writer.paragraph("'libnotes help \(command.path)' says more.")
    }
    return .done
  }

  /// A text of several paragraphs and tables.
  static func show(_ topic: Topic, _ output: Output) -> Status {
    let writer = HelpWriter(output, columnsMax: columnsMax)
    writer.paragraph(topic.summary)
    writer.details(topic.details)
    return .done
  }

  private static func call(_ command: Command) -> String {
    let parts = command.parts.isEmpty ? "" : "[\(command.parts.map(\.name).joined(separator: "|"))]"
    return [command.name, parts, command.operands.form].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

/// Writes paragraphs and tables as wide as the screen.
struct HelpWriter {
  private let output: Output
  private let columns: Int
  /// What stands before each line.
  private let margin: String

  init(_ output: Output, columnsMax: Int, margin: Int = 0) {
    self.output = output
    self.margin = String(repeating: " ", count: margin)
    columns = min(max(output.columns ?? columnsMax, 20), columnsMax) - margin
  }

  func blank() { output.line() }

  func heading(_ text: String) {
    output.line()
    output.line(Line(text, .bold))
  }

  /// A paragraph; its lines but the first begin so many columns further right.
  func paragraph(_ text: String, behind margin: Int = 0) {
    let start = text.prefix { $0 == " " }
    let lines = String(text.dropFirst(start.count)).filled(to: columns - margin)
    for (place, line) in lines.enumerated() {
      put((place == 0 ? start : Substring(String(repeating: " ", count: margin))) + line)
    }
  }

  /// Paragraphs and tables, each behind a blank line.
  func details(_ details: [Command.Detail]) {
    for block in blocks(of: details) {
      output.line()
      switch block {
      case .paragraph(let text): paragraph(text)
      case .table(let rows): table(rows, min(columns / 2, (rows.map(\.0.count).max() ?? 0) + 4))
      }
    }
  }

  func examples(_ examples: [Command.Example]) {
    guard !examples.isEmpty else { return }
    heading("for example")
    for example in examples {
      output.line(Line("  libnotes \(example.words)"))
      output.line(Line("      \(example.summary)", .dim))
    }
  }

  /// A part of a command, further right.
  func part(_ part: Command, isShort: Bool) {
    heading(part.path)
    let inner = HelpWriter(output, columnsMax: columns, margin: 2)
    inner.paragraph(part.summary)
    if !isShort { inner.details(part.details) }
    if !isShort, !part.details.isEmpty, !part.options.isEmpty { output.line() }
    inner.table(part.options.map { ($0.forms, $0.summary) }, 20)
  }

  /// Two columns; the first is `width` wide.
  func table(_ rows: [(String, String)], _ width: Int) {
    let isNarrow = columns < width + 30
    for (left, right) in rows {
      let isOwnLine = isNarrow || left.count > width - 2
      let margin = 2 + (isNarrow ? 4 : width)
      if isOwnLine { put("  \(left)") }
      for (place, line) in right.filled(to: columns - margin).enumerated() {
        let first = place == 0 && !isOwnLine ? "  \(left)" : ""
        put(first + String(repeating: " ", count: max(1, margin - first.count)) + line)
      }
    }
  }

  private func put(_ line: some StringProtocol) { output.line(line.isEmpty ? "" : margin + line) }

  private enum Block {
    case paragraph(String)
    case table([(String, String)])
  }

  /// Lines of words that follow each other are one paragraph, rows one table.
  private func blocks(of details: [Command.Detail]) -> [Block] {
    var blocks: [Block] = []
    var isOver = true
    for detail in details {
      switch (detail, blocks.last) {
      case (.words(""), _): isOver = true
      case (.words(let words), .paragraph(let text)?) where !isOver:
        blocks[blocks.count - 1] = .paragraph("\(text) \(words)")
      case (.words(let words), _):
        blocks.append(.paragraph(words))
        isOver = false
      case (.row(let left, let right), .table(let rows)?) where !isOver:
        blocks[blocks.count - 1] = .table(rows + [(left, right)])
      case (.row(let left, let right), _):
        blocks.append(.table([(left, right)]))
        isOver = false
      }
    }
    return blocks
  }
}
