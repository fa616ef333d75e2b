import Foundation
import Testing

/// The tutorial beside the sample library: each of its sessions can be played as it stands.
@Suite struct `The tutorial` {
  private static let text =
    (try? String(
      contentsOf: Shell.root.appending(path: "SampleLibrary/README.md"), encoding: .utf8)) ?? ""

  /// The lines behind `$` in blocks of this kind.
  private static func commands(of text: String, in kind: String) -> [String] {
    text.components(separatedBy: "```\(kind)\n").dropFirst()
      .flatMap { ($0.components(separatedBy: "```").first ?? "").components(separatedBy: "\n") }
      .filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
  }

  @Test func `says nothing that does not work`() throws {
    let commands = Self.commands(of: Self.text, in: "console")
    #expect(commands.count > 25)
    var shell = try Shell()
    try FileManager.default.copyItem(
      at: Shell.root.appending(path: "SampleLibrary"),
      to: shell.folder.url.appending(path: "SampleLibrary"))
    // What its first lines set.
    shell.environment["LIBNOTES_LIBRARY"] = "tutorial.sqlite"
    #expect(Self.text.contains("export LIBNOTES_LIBRARY=tutorial.sqlite"))
    shell.environment["EDITOR"] = "true"
    for command in commands {
      let answer = try shell.play(command)
      #expect(answer.status == 0, "$ \(command)\n\(answer.lines.joined(separator: "\n"))")
    }
  }
}

/// The session at the top of the README, as it would be on the first of March. What goes to standard
/// error is left out there.
@Suite struct `The README` {
  @Test func `shows what the program answers`() throws {
    let file = Shell.root.appending(path: "README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = text.components(separatedBy: "```console\n")
    try #require(parts.count == 2)
    let (before, rest) = (parts[0], parts[1].components(separatedBy: "```"))
    let written = Transcript(rest[0])
    let played = Transcript(
      introduction: [],
      commands: try written.played().commands.map { command in
        Transcript.Command(
          line: command.line, answer: command.answer.filter { !$0.hasPrefix("! ") })
      })
    if ProcessInfo.processInfo.environment["LIBNOTES_RECORD"] == "1" {
      let session = "```console\n" + played.text + "```"
      try (before + session + rest.dropFirst().joined(separator: "```"))
        .write(to: file, atomically: true, encoding: .utf8)
      return
    }
    for (expected, actual) in zip(written.commands, played.commands) {
      #expect(actual.answer == expected.answer, "$ \(actual.line)")
    }
    #expect(written.commands.count > 4)
  }
}
