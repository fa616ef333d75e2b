import Foundation
import TestSupport

/// A session at a terminal, as a file writes it:
///
///     What it is about, up to the first command.
///
///     $ libnotes show nothing
///     ! libnotes: no note named 'nothing'
///     [2]
///
/// `$` stands before a command, `!` before a line of standard error, a status that is not 0 in
/// brackets at the end; all else is standard output. Blank lines before a command are layout.
struct Transcript {
  let introduction: [String]
  let commands: [Command]

  struct Command {
    let line: String
    /// What follows the line, without blank lines at its end.
    let answer: [String]
  }

  init(_ text: String) {
    var introduction: [String] = []
    var commands: [Command] = []
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("$ ") {
        commands.append(Command(line: String(line.dropFirst(2)), answer: []))
      } else if let last = commands.popLast() {
        commands.append(Command(line: last.line, answer: last.answer + [line]))
      } else {
        introduction.append(line)
      }
    }
    self.init(
      introduction: introduction.trimmed,
      commands: commands.map { Command(line: $0.line, answer: $0.answer.trimmed) })
  }

  init(introduction: [String], commands: [Command]) {
    self.introduction = introduction
    self.commands = commands
  }

  /// As a file writes it.
  var text: String {
    let blocks = commands.map { ["$ \($0.line)"] + $0.answer }
    let lines = (introduction.isEmpty ? [] : [introduction]) + blocks
    return lines.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The same commands with the answers the program gives now.
  func played(by program: URL, withSamplesIn samples: URL) throws -> Transcript {
    let folder = try TemporaryFolder()
    var played: [Command] = []
    for (place, command) in commands.enumerated() {
      let shell = Shell(
        folder: folder,
        environment: [
          "HOME": folder.url.path,
          "PATH": "\(program.deletingLastPathComponent().path):/usr/bin:/bin",
          "LANG": "C.UTF-8", "TZ": "UTC", "SAMPLE": samples.path,
          // A minute goes by between two commands, and each draws its own numbers.
          "LIBNOTES_NOW": String(format: "2026-03-01T09:%02d:00Z", place),
          "LIBNOTES_RANDOM": String(place + 1),
        ])
      played.append(Command(line: command.line, answer: try shell.answer(to: command.line)))
    }
    return Transcript(introduction: introduction, commands: played)
  }
}

/// A shell in a folder of its own, which is written `~` in its answers.
private struct Shell {
  let folder: TemporaryFolder
  let environment: [String: String]

  func answer(to line: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = environment
    process.currentDirectoryURL = folder.url
    // Files, not pipes: a pipe that nobody empties in time would stop the program.
    try folder.write([], to: ".output")
    try folder.write([], to: ".errors")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: ".output"))
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: ".errors"))
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    return try lines(of: ".output").trimmed + lines(of: ".errors").trimmed.map { "! \($0)" }
      + (status == 0 ? [] : ["[\(status)]"])
  }

  private func lines(of name: String) throws -> [String] {
    let text = String(decoding: try folder.contents(of: name), as: UTF8.self)
    let real = folder.url.resolvingSymlinksInPath().path
    return text.replacingOccurrences(of: real, with: "~")
      .replacingOccurrences(of: folder.url.path, with: "~").components(separatedBy: "\n")
  }
}

extension [String] {
  /// Without blank lines at the end.
  fileprivate var trimmed: [String] {
    let last = lastIndex { !$0.isEmpty }
    return last.map { Array(self[...$0]) } ?? []
  }
}
