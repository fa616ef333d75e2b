import Foundation
import TestSupport
import Testing

/// A shell in a folder of its own, which is its home and written `~` in its answers. A minute goes
/// by between two lines, and each draws its own random numbers.
struct Shell {
  let folder: TemporaryFolder
  /// What its programs find in the environment.
  var environment: [String: String]
  private var count = 0

  /// The folder of the project.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What a line gave.
  struct Answer {
    let output: String
    let errors: String
    let status: Int32

    /// As a transcript writes it.
    var lines: [String] {
      output.components(separatedBy: "\n").trimmed
        + errors.components(separatedBy: "\n").trimmed.map { "! \($0)" }
        + (status == 0 ? [] : ["[\(status)]"])
    }
  }

  init() throws {
    folder = try TemporaryFolder()
    environment = [
      "SAMPLE": Shell.root.appending(path: "SampleLibrary").path
    ].merging(try Program.libnotes(in: folder.url).environment) { own, _ in own }
  }

  mutating func play(_ line: String) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = nextEnvironment()
    process.currentDirectoryURL = folder.url
    // Files, not pipes: a pipe that nobody empties in time would stop the program.
    try folder.write([], to: ".output")
    try folder.write([], to: ".errors")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: ".output"))
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: ".errors"))
    try process.run()
    process.waitUntilExit()
    return Answer(
      output: try text(of: ".output"), errors: try text(of: ".errors"),
      status: process.terminationStatus)
  }

  /// The environment of the next line.
  mutating func nextEnvironment() -> [String: String] {
    defer { count += 1 }
    return environment.merging([
      "LIBNOTES_NOW": String(format: "2026-03-01T%02d:%02d:00Z", 9 + count / 60, count % 60),
      "LIBNOTES_RANDOM": String(count + 1),
    ]) { given, _ in given }
  }

  private func text(of name: String) throws -> String {
    withoutFolder(String(decoding: try folder.contents(of: name), as: UTF8.self))
  }

  /// The folder has another name every time.
  func withoutFolder(_ text: String) -> String {
    text.replacingOccurrences(of: folder.url.resolvingSymlinksInPath().path, with: "~")
      .replacingOccurrences(of: folder.url.path, with: "~")
  }
}
