import Foundation
import Testing

/// Sessions at a terminal, played by the program itself. `LIBNOTES_RECORD=1` writes down what it
/// answers now; the difference is read before it is kept.
@Suite struct `Transcripts` {
  private static let folder = Shell.root.appending(path: "Tests/Transcripts")

  static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".transcript") }.sorted()
  }

  @Test func `are there`() {
    #expect(Self.names.count >= 5)
  }

  @Test(arguments: names)
  func `show what the program answers`(name: String) throws {
    let file = Self.folder.appending(path: name)
    let written = Transcript(try String(contentsOf: file, encoding: .utf8))
    let played = try written.played()
    if ProcessInfo.processInfo.environment["LIBNOTES_RECORD"] == "1" {
      try played.text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    for (expected, actual) in zip(written.commands, played.commands) {
      #expect(actual.answer == expected.answer, "$ \(actual.line)")
    }
  }
}
