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
