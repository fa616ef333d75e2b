import Commonplace
import NoteVocabulary

extension Command {
  static let info = Command(
    name: "info", group: .care, summary: "Say where the library is, and how much is in it.",
    options: [.json]
  ) { (words, console) throws(Complaint) in
    let library = try console.open(for: .reading)
    let figures = try complaining { () throws(LibraryError) in try library.figures() }
    if words.has(.json) {
      console.output.json(.figures(figures, at: library.path))
    } else {
      let size = "\(figures.size.inThousands) bytes"
      for (name, value) in [
        ("library", library.path.shown), ("size", size), ("format", figures.format),
        ("id", figures.libraryID), ("copy", figures.copyID),
        ("notes", "\(figures.notes.inThousands), and \(figures.trashed.inThousands) in the trash"),
        ("books", figures.books.inThousands), ("tags", figures.tags.inThousands),
        ("prompts", figures.prompts.inThousands), ("answers", figures.answers.inThousands),
        ("versions", figures.versions.inThousands),
      ] {
        var line = Line(name, .bold)
        line.pad(to: 12)
        line.add(value)
        console.output.line(line)
      }
    }
    return .done
  }
}

extension Int {
  /// With a comma before every three digits: 12,345.
  var inThousands: String {
    let digits = Array(String(magnitude))
    var written = self < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { written += "," }
      written.append(digit)
    }
    return written
  }
}

extension JSON {
  fileprivate static func figures(_ figures: LibraryFigures, at path: Path) -> JSON {
    .object([
      "path": .text(path.shown), "library": .text(figures.libraryID),
      "copy": .text(figures.copyID), "format": .text(figures.format),
      "size": .whole(figures.size), "notes": .whole(figures.notes),
      "trashed": .whole(figures.trashed), "books": .whole(figures.books),
      "tags": .whole(figures.tags), "prompts": .whole(figures.prompts),
      "answers": .whole(figures.answers), "versions": .whole(figures.versions),
    ])
  }
}
