import Commonplace

extension Command {
  static let make = Command(
    name: "init", group: .care, summary: "Make an empty library.",
    details: [
      "The file is made where --library or $LIBNOTES_LIBRARY says, else in the usual place.",
      "A library that is there already is left as it is. The first 'libnotes add' or 'libnotes",
      "import' makes one, too.",
    ]
  ) { (words, console) throws(Complaint) in
    try console.make(at: try console.libraryPath())
    return .done
  }
}
