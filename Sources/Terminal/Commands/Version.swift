/// The version of the program.
let version = "0.1"

extension Command {
  static let version = Command(
    name: "version", group: .help, summary: "Print the version."
  ) { (_, console) throws(Complaint) in
    console.output.line("libnotes \(Terminal.version)")
    return .done
  }
}
