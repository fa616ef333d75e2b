extension Command {
  static let man = Command(
    name: "man", group: .plumbing, summary: "Print the manual page.",
    details: ["It is troff: 'libnotes man | man -l -' shows it."]
  ) { (_, console) throws(Complaint) in
    console.output.text(Array(Manual.text.utf8))
    return .done
  }
}
