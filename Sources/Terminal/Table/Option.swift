/// An option of a command, or of all of them.
struct Option: Hashable, Sendable {
  let name: String
  /// The same in one letter, if there is one: `-h`.
  var letter: String?
  /// What follows it: `PATH`; nothing for one that stands alone.
  var value: String?
  /// What its value is, for completion.
  var kind: Operands.Kind = .words
  /// Whether it may be given more than once.
  var repeats = false
  let summary: String

  /// As usage writes it: `--library PATH`, `--tag TAG...`.
  var form: String { name + (value.map { " \($0)" } ?? "") + (repeats ? "..." : "") }

  /// As help writes it: `-h, --help`.
  var forms: String { (letter.map { "\($0), " } ?? "") + form }
}

extension Option {
  static let library = Option(
    name: "--library", value: "PATH", kind: .file,
    summary: "Use the library in this file, not $LIBNOTES_LIBRARY or the usual one.")
  static let color = Option(
    name: "--color", value: "WHEN", kind: .oneOf(["auto", "always", "never"]),
    summary: "Colours: auto (on a terminal), always, never.")
  static let help = Option(
    name: "--help", letter: "-h", summary: "Say how the command is used; -h in short.")

  /// Stands in place of a command.
  static let version = Option(name: "--version", summary: "Print the version.")

  /// The options every command has.
  static let everywhere: [Option] = [.library, .color, .help]

  static let json = Option(
    name: "--json", summary: "Answer in JSON; 'libnotes help json' lists the keys.")
  static let noPager = Option(
    name: "--no-pager", summary: "Do not show a long answer page by page.")
  static let yes = Option(name: "--yes", letter: "-y", summary: "Do it without a question.")
  static let dryRun = Option(
    name: "--dry-run", letter: "-n", summary: "Say what would be done, and do nothing.")
}
