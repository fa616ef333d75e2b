extension Command {
  static let version = Command(
    name: "version", group: .help, summary: "Print the version.",
    options: [Option(name: "--version", summary: "The same, in place of a command.")]
  ) { (words, console) throws(Complaint) in
    console.output.line("libnotes 0.1")
    return .done
  }
}
