import Foundation
import Testing

/// Sessions at a terminal, played by the program itself. `LIBNOTES_RECORD=1` writes down what it
/// answers now; the difference is read before it is kept.
@Suite struct `Transcripts` {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appending(path: "Tests/Transcripts")

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
    let played = try written.played(
      by: try Self.program, withSamplesIn: Self.root.appending(path: "SampleLibrary"))
    if ProcessInfo.processInfo.environment["LIBNOTES_RECORD"] == "1" {
      try played.text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    for (expected, actual) in zip(written.commands, played.commands) {
      #expect(actual.answer == expected.answer, "$ \(actual.line)")
    }
  }

  /// The program that was built along with the tests: it lies in the same folder.
  private static var program: URL {
    get throws {
      let folders = CommandLine.arguments.map { URL(fileURLWithPath: $0) }
        .flatMap {
          [
            $0.deletingLastPathComponent(),
            $0.deletingLastPathComponent()
              .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent(),
          ]
        }
      let programs = folders.map { $0.appending(path: "libnotes") }
      return try #require(
        programs.first { FileManager.default.isExecutableFile(atPath: $0.path) },
        "the program lies beside its tests")
    }
  }
}
