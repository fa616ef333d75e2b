extension Command {
  static let version = Command(
    name: "version", group: .help, summary: "Print the version."
  ) { (words, console) throws(Complaint) in
    console.output.line("libnotes 0.1")
    return .done
  }
}
