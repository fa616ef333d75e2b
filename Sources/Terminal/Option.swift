/// An option of a command, or of all of them.
struct Option: Hashable, Sendable {
  let name: String
  /// The same in one letter, if there is one: `-h`.
  var letter: String?
  /// What follows it: `PATH`; nothing for one that stands alone.
  var value: String?
  let summary: String

  /// As usage and help write it: `--library PATH`.
  var form: String { name + (value.map { " \($0)" } ?? "") }
}

extension Option {
  static let library = Option(
    name: "--library", value: "PATH",
    summary: "Use the library in this file, not $LIBNOTES_LIBRARY or the usual one.")
  static let help = Option(name: "--help", letter: "-h", summary: "Say how the command is used.")

  /// Stands in place of a command.
  static let version = Option(name: "--version", summary: "Print the version.")

  /// The options every command has.
  static let everywhere: [Option] = [.library, .help]
}
