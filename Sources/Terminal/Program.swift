import NoteVocabulary

/// The program: finds the command, runs it, and says what went wrong.
package enum Program {
  /// Does what the command line says. The answer is the status to end with.
  package static func run() -> Int32 {
    System.ignoreSignals()
    let line = CommandLineWords(System.arguments)
    let console = Console()
    let command: Command
    do throws(Complaint) {
      command = try line.command()
    } catch {
      return end(error, usage: nil)
    }
    do throws(Complaint) {
      let words = try Words(line.rest, knowing: Option.everywhere + command.options)
      if let word = words.operands.first, command.operands.isEmpty {
        throw .misused("'\(command.name)' takes no words, such as '\(word.shown)'")
      }
      console.library = words.value(of: .library)
      let status = try words.has(.help) ? Help.show(command, console) : command.run(words, console)
      return end(status, console)
    } catch {
      // What was found before the complaint stands before it.
      console.output.flush()
      return end(error, usage: error.isMisuse ? command.usage : nil)
    }
  }

  private static func end(_ status: Status, _ console: Console) -> Int32 {
    console.output.flush()
    switch console.output.refusal {
    // Whoever read the answer has seen enough.
    case nil, System.Refusal.closedPipe?: return status.rawValue
    case let refusal?:
      return end(Complaint("cannot write the answer: \(refusal.words)"), usage: nil)
    }
  }

  private static func end(_ complaint: Complaint, usage: String?) -> Int32 {
    var lines = ["libnotes: \(Shown.line(complaint.message))"]
    lines += complaint.picture.map(Shown.line)
    if let hint = complaint.hint { lines.append("hint: \(Shown.line(hint))") }
    if let usage { lines.append(usage) }
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    // When even this cannot be written, the status alone tells.
    try? System.put(bytes, to: 2)
    return complaint.status.rawValue
  }
}

/// A command line: the command it names, and what belongs to that. Options may stand before it.
private struct CommandLineWords {
  let name: String?
  let rest: [[UInt8]]

  init(_ typed: [[UInt8]]) {
    let version = typed.firstIndex(of: Array(Option.version.name.utf8))
    let place = CommandLineWords.commandPlace(typed) ?? version
    name = place.map { String(decoding: typed[$0], as: UTF8.self) }
    rest = typed.enumerated().filter { $0.offset != place }.map(\.element)
  }

  func command() throws(Complaint) -> Command {
    guard let name else { return .helping }
    guard name != Option.version.name else { return .version }
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    let near = nearest(to: name, among: Command.all.map(\.name))
    throw Complaint(
      "unknown command '\(name)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "'libnotes help' lists the commands")
  }

  /// The first word that is neither an option nor the value of one.
  private static func commandPlace(_ typed: [[UInt8]]) -> Int? {
    var isValue = false
    for (place, word) in typed.enumerated() {
      if isValue {
        isValue = false
      } else if word == Array(Option.library.name.utf8) {
        isValue = true
      } else if word.first != UInt8(ascii: "-") {
        return place
      }
    }
    return nil
  }
}
