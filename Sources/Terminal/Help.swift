/// Help, made from the table of commands.
enum Help {
  /// What the program does, and a line for each command.
  static func overview(_ output: Output) {
    output.line(
      "libnotes keeps a reader's commonplace book in one file: notes on books, found at once,")
    output.line("and asked about again before they are forgotten.")
    output.line()
    output.line("usage: libnotes [OPTION...] COMMAND [WORD...]")
    let width = (Command.all.map { call($0).count }.max() ?? 0) + 2
    for group in Command.Group.allCases {
      output.line()
      output.line(group.rawValue)
      table(Command.all.filter { $0.group == group }.map { (call($0), $0.summary) }, width, output)
    }
    output.line()
    output.line("every command")
    table((Option.everywhere + [.version]).map { ($0.form, $0.summary) }, width, output)
    output.line()
    output.line(
      "'libnotes help COMMAND' says more. The library is the file named by --library, else by")
    output.line(
      "$LIBNOTES_LIBRARY, else libnotes/library.sqlite in $XDG_DATA_HOME or ~/.local/share.")
  }

  /// How one command is used.
  static func show(_ command: Command, _ console: Console) -> Status {
    let output = console.output
    output.line(command.summary)
    output.line()
    output.line(command.usage)
    if !command.details.isEmpty { output.line() }
    for line in command.details { output.line(line) }
    output.line()
    let options = command.options + Option.everywhere
    table(options.map { ($0.form, $0.summary) }, 20, output)
    return .done
  }

  private static func call(_ command: Command) -> String {
    command.operands.isEmpty ? command.name : "\(command.name) \(command.operands)"
  }

  /// Two columns; the first is `width` wide.
  private static func table(_ rows: [(String, String)], _ width: Int, _ output: Output) {
    for (left, right) in rows {
      let gap = String(repeating: " ", count: max(1, width - left.count))
      output.line("  \(left)\(gap)\(right)")
    }
  }
}
