extension Command {
  static let helping = Command(
    name: "help", group: .help, operands: "[COMMAND]", summary: "Say how a command is used."
  ) { (words, console) throws(Complaint) in
    guard let word = words.operands.first else {
      Help.overview(console.output)
      return .done
    }
    guard let command = Command.all.first(where: { $0.name == word.shown }) else {
      let near = nearest(to: word.shown, among: Command.all.map(\.name))
      throw Complaint(
        "no help on '\(word.shown)'",
        hint: near.map { "did you mean '\($0)'?" } ?? "'libnotes help' lists the commands")
    }
    return Help.show(command, console)
  }
}
