import Foundation
import TestCorpora

/// The notes of many years: 100,000 files, the library they are imported into, and the same texts in
/// a plain table with FTS5, filled by Python.
enum BigLibrary {
  static let count = 100_000
  static let path = "\(Scratch.folder)/library.sqlite"
  static let plainPath = "\(Scratch.folder)/plain.sqlite"

  /// The folder of the files, and how many bytes of text they hold.
  static let files: (folder: String, bytes: Int) = written(0..<count, to: "notes")

  /// What the import took.
  static let imported: Spent? = {
    let folder = files.folder
    guard Program.libnotes.run(["--library", path, "init"]) != nil else { return nil }
    return Program.libnotes.run(["--library", path, "import", folder])
  }()

  /// The own time of Python and SQLite for the plain table.
  static let plainNanoseconds: Double? = {
    let spent = Program.python?.run(
      ["Tests/Benchmarks/plain-library.py", files.folder, plainPath], keepsAnswer: true)
    return spent.flatMap { Double($0.answer.trimmingCharacters(in: .whitespacesAndNewlines)) }
      .map { $0 * 1e9 }
  }()

  /// Writes notes to files in folders of a folder.
  static func written(
    _ numbers: Range<Int>, to name: String, times: Int = 1
  ) -> (folder: String, bytes: Int) {
    let folder = "\(Scratch.folder)/\(name)"
    let notes = NoteFiles()
    var bytes = 0
    for number in numbers {
      let path = NoteFiles.path(of: number)
      let inner = "\(folder)/\(path.folder)"
      if number % 1000 == 0 || number == numbers.lowerBound {
        try? FileManager.default.createDirectory(
          atPath: inner, withIntermediateDirectories: true)
      }
      let contents = notes.contents(of: number)
      let more = (times - 1) * contents.count
      let text = more > 0 ? contents + notes.paragraphs(of: number, bytes: more) : contents
      bytes += text.count
      guard let file = fopen("\(inner)/\(path.name)", "w") else { continue }
      fwrite(text, 1, text.count, file)
      fclose(file)
    }
    return (folder, bytes)
  }
}
