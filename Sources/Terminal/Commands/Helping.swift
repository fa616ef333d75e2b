extension Command {
  static let helping = Command(
    name: "help", group: .help,
    operands: Operands("[COMMAND|TOPIC]", [.topic], 0...2),
    summary: "Say how a command is used, or what is good to know about a topic.", isPaged: true
  ) { (words, console) throws(Complaint) in
    let names = words.operands.map(\.shown)
    guard let name = names.first else {
      Help.overview(console.output)
      return .done
    }
    if let command = Command.named(name) {
      return try help(on: command, names.dropFirst().first, console.output)
    }
    if let topic = Topic.all.first(where: { $0.name == name }), names.count == 1 {
      return Help.show(topic, console.output)
    }
    throw noHelp(
      on: names.joined(separator: " "), near: name,
      among: Command.listed.map(\.name) + Topic.all.map(\.name))
  }

  private static func help(
    on command: Command, _ part: String?, _ output: Output
  ) throws(Complaint) -> Status {
    guard let part else { return Help.show(command, output) }
    guard let part = command.parts.first(where: { $0.name == part }) else {
      let near = nearest(to: part, among: command.parts.map(\.name))
      throw Complaint(
        "no help on '\(command.name) \(part)'",
        hint: near.map { "did you mean '\(command.name) \($0)'?" }
          ?? "'libnotes help \(command.name)' says what there is")
    }
    return Help.show(part, output)
  }

  private static func noHelp(on name: String, near: String, among known: [String]) -> Complaint {
    let word = nearest(to: near, among: known)
    return Complaint(
      "no help on '\(name)'",
      hint: word.map { "did you mean '\($0)'?" }
        ?? "'libnotes help' lists the commands and topics")
  }
}
