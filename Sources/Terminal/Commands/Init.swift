import Commonplace

extension Command {
  static let make = Command(
    name: "init", group: .care, summary: "Make an empty library.",
    details: [
      "The file is made where --library or $LIBNOTES_LIBRARY says, else in the usual place.",
      "A library that is there already is left as it is.",
    ]
  ) { (words, console) throws(Complaint) in
    let path = try console.libraryPath()
    if console.isLibraryUsual, let folder = path.folder {
      do throws(System.Refusal) {
        try System.makeFolder(folder)
      } catch {
        throw Complaint("cannot make the folder '\(folder.shown)': \(error.words)")
      }
    }
    try complaining { () throws(LibraryError) in
      _ = try Library.make(at: path, using: &console.generator)
    }
    console.remark("a new library at \(path.shown)")
    return .done
  }
}
