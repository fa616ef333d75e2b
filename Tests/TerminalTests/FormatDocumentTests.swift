import Foundation
import Testing

/// The examples in the document of the format, as another program would run them. Without Python
/// the one in Python is passed over, and the test says so.
@Suite struct `The examples of the format` {
  private static let text =
    (try? String(
      contentsOf: Shell.root.appending(path: "Sources/NoteStore/FORMAT.md"), encoding: .utf8)) ?? ""

  private static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  private static func block(_ kind: String) throws -> String {
    let parts = text.components(separatedBy: "```\(kind)\n")
    try #require(parts.count == 2, "one block of \(kind)")
    return try #require(parts[1].components(separatedBy: "```").first)
  }

  @Test(.enabled(if: hasPython, "python3 writes the library here, and there is none"))
  func `let a program in Python write a library`() throws {
    var shell = try Shell()
    shell.environment["LIBNOTES_LIBRARY"] = "library"
    // What others write is dated by the clock, but never after now: this now is long ago.
    shell.environment["LIBNOTES_NOW"] = "2000-01-01T09:00:00Z"
    #expect(try shell.play("libnotes init").status == 0)
    try shell.folder.write(Array(try Self.block("python").utf8), to: "example.py")
    #expect(try shell.play("/usr/bin/python3 -W error example.py library").lines == [])
    let session = Transcript(try Self.block("console"))
    #expect(session.commands.count == 2)
    for command in session.commands {
      #expect(try shell.play(command.line).lines == command.answer, "$ \(command.line)")
    }
    #expect(try shell.play("libnotes list Typee").status == 1)
    #expect(try shell.play("libnotes check").status == 0)
  }

  @Test func `let any program read one`() throws {
    var shell = try Shell()
    #expect(try shell.play("libnotes add --library library 'a memory #books/novels'").status == 0)
    try shell.folder.write(Array(try Self.block("sql").utf8), to: "example.sql")
    let answer = try shell.play("sqlite3 library < example.sql")
    #expect(answer.status == 0 && answer.errors.isEmpty)
    #expect(answer.output.components(separatedBy: "a memory").count == 5)
  }
}
