import Foundation

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
  func played() throws -> Transcript {
    var shell = try Shell()
    var played: [Command] = []
    for command in commands {
      played.append(Command(line: command.line, answer: try shell.play(command.line).lines))
    }
    return Transcript(introduction: introduction, commands: played)
  }
}

extension [String] {
  /// Without blank lines at the end.
  var trimmed: [String] {
    let last = lastIndex { !$0.isEmpty }
    return last.map { Array(self[...$0]) } ?? []
  }
}
