import NoteVocabulary

/// The program: finds the command, runs it, and says what went wrong.
package enum Program {
  /// Does what the command line says. The answer is the status to end with.
  package static func run() -> Int32 {
    System.ignoreSignals()
    let console = Console()
    let call: Call
    do throws(Complaint) {
      call = try Call(System.arguments)
    } catch {
      return end(error, usage: [])
    }
    do throws(Complaint) {
      let status = end(try run(call, console), console)
      console.backUpIfDue()
      console.tellNotices()
      return status
    } catch {
      // What was found before the complaint stands before it.
      console.output.end()
      console.backUpIfDue()
      console.tellNotices()
      return end(error, usage: error.isMisuse ? call.command.usage : [])
    }
  }

  private static func run(_ call: Call, _ console: Console) throws(Complaint) -> Status {
    let command = call.command
    let words = try Words(call.rest, of: command)
    console.library = words.value(of: .library)
    console.typed = words.typed(for: command)
    console.output.isColored = try isColored(words, console)
    console.output.isPaged =
      console.output.isTerminal && command.isPaged && !words.has(.noPager)
    if words.has(.help) {
      let isShort = words.value(of: .help)?.shown == "-h"
      return Help.show(command, console.output, isShort: isShort)
    }
    try words.check(for: command)
    return try command.run(words, console)
  }

  /// `--color`, else `NO_COLOR`, else `FORCE_COLOR`, else where a terminal knows colours.
  private static func isColored(_ words: Words, _ console: Console) throws(Complaint) -> Bool {
    switch words.value(of: .color)?.shown {
    case "always": return true
    case "never": return false
    case nil, "auto": break
    case let other?:
      throw .misused("'--color' takes auto, always or never, not '\(other)'")
    }
    if System.variable("NO_COLOR") != nil { return false }
    if let forced = System.variable("FORCE_COLOR") { return forced != Array("0".utf8) }
    return console.output.isTerminal && System.variable("TERM") != Array("dumb".utf8)
  }

  private static func end(_ status: Status, _ console: Console) -> Int32 {
    console.output.end()
    switch console.output.refusal {
    // Whoever read the answer has seen enough.
    case nil, System.Refusal.closedPipe?: return status.rawValue
    case let refusal?:
      return end(Complaint("cannot write the answer: \(refusal.words)"), usage: [])
    }
  }

  private static func end(_ complaint: Complaint, usage: [String]) -> Int32 {
    var lines = ["libnotes: \(Shown.line(complaint.message))"]
    lines += complaint.picture.map(Shown.line)
    if let hint = complaint.hint { lines.append("hint: \(Shown.line(hint))") }
    lines += usage.enumerated().map { ($0.offset == 0 ? "usage: " : "       ") + $0.element }
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    // When even this cannot be written, the status alone tells.
    try? System.put(bytes, to: 2)
    return complaint.status.rawValue
  }
}
