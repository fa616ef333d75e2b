/// The manual page, made from the table of commands.
enum Manual {
  /// In the language of troff: `libnotes man | man -l -`.
  static var text: String {
    var page = TroffPage()
    page.request(".TH LIBNOTES 1 \"\" \"libnotes \(version)\" \"\"")
    page.heading("NAME")
    page.words("libnotes - a reader's commonplace book in one file")
    page.heading("SYNOPSIS")
    page.request(".B libnotes")
    page.words("[OPTION...] COMMAND [WORD...]")
    page.heading("DESCRIPTION")
    page.words(
      "Keeps notes on books in one SQLite file, finds anything in it at once, and asks about it "
        + "again before it is forgotten. Without a command it shows where things stand.")
    commands(&page)
    page.heading("OPTIONS OF EVERY COMMAND")
    for option in Option.everywhere + [.version] { page.item(option.forms, option.summary) }
    for topic in Topic.all {
      page.heading(topic.name.uppercased())
      page.words(topic.summary)
      page.details(topic.details)
    }
    return page.text
  }

  private static func commands(_ page: inout TroffPage) {
    page.heading("COMMANDS")
    for group in Command.Group.allCases {
      let commands = Command.listed.filter { $0.group == group }
      guard !commands.isEmpty else { continue }
      page.smallHeading(group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst())
      for command in commands {
        describe(command, &page)
        for part in command.parts { describe(part, &page) }
      }
    }
  }

  private static func describe(_ command: Command, _ page: inout TroffPage) {
    let call = [command.path, command.operands.form].filter { !$0.isEmpty }
    page.item(call.joined(separator: " "), command.summary)
    page.inside { page in
      page.details(command.details)
      for option in command.options { page.item(option.forms, option.summary) }
      for example in command.examples {
        page.item("libnotes \(example.words)", "For example: \(example.summary).")
      }
    }
  }
}

/// Writes troff with the macros of manual pages.
struct TroffPage {
  private(set) var text = ""

  mutating func request(_ line: String) { text += line + "\n" }

  mutating func heading(_ words: String) { request(".SH \"\(escaped(words))\"") }

  mutating func smallHeading(_ words: String) { request(".SS \"\(escaped(words))\"") }

  mutating func words(_ words: String) {
    let line = escaped(words)
    // A full stop or a quote at the beginning would make it a request.
    request((line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line)
  }

  /// A word in bold, and what it is.
  mutating func item(_ name: String, _ summary: String) {
    request(".TP")
    request(".B \"\(escaped(name).split(separator: "\"").joined(separator: "\\(dq"))\"")
    words(summary.isEmpty ? "\\&" : summary)
  }

  /// What belongs to the item before, further right.
  mutating func inside(_ write: (inout TroffPage) -> Void) {
    request(".RS")
    write(&self)
    request(".RE")
  }

  mutating func details(_ details: [Command.Detail]) {
    var isOver = true
    for detail in details {
      switch detail {
      case .words(""): isOver = true
      case .words(let text):
        if isOver { request(".PP") }
        words(text)
        isOver = false
      case .row(let left, let right):
        item(left, right)
        isOver = true
      }
    }
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
