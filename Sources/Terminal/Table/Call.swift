/// A command line: the command it names, and what belongs to that. Options may stand before it.
///
///     libnotes --library x.sqlite trash restore Walden
///              └ rest ────────────┘ └ command ─┘ └ rest
struct Call {
  let command: Command
  private(set) var rest: [[UInt8]]

  init(_ typed: [[UInt8]]) throws(Complaint) {
    rest = typed
    guard let name = Call.takeWord(&rest, knowing: Call.options) else {
      command = Call.takeCommand(&rest)
      return
    }
    guard let whole = Command.named(name) else {
      let near = nearest(to: name, among: Command.all.map(\.name))
      throw Complaint(
        "unknown command '\(name)'",
        hint: near.map { "did you mean '\($0)'?" } ?? "'libnotes help' lists the commands")
    }
    command = try Call.part(of: whole, &rest)
  }

  /// Without a command's name: `--version`, `--help`, or home.
  private static func takeCommand(_ rest: inout [[UInt8]]) -> Command {
    func take(_ names: [String]) -> Bool {
      let count = rest.count
      rest.removeAll { names.contains(String(decoding: $0, as: UTF8.self)) }
      return rest.count < count
    }
    if take([Option.version.name]) { return .version }
    if take([Option.help.name, "-h"]) { return .helping }
    return .home
  }

  /// The part of a command that the next word names, or the command itself.
  private static func part(
    of whole: Command, _ rest: inout [[UInt8]]
  ) throws(Complaint) -> Command {
    guard !whole.parts.isEmpty else { return whole }
    let known = Option.everywhere + whole.options + whole.parts.flatMap(\.options)
    var others = rest
    guard let name = takeWord(&others, knowing: known) else { return whole }
    if let part = whole.parts.first(where: { $0.name == name }) {
      rest = others
      return part
    }
    guard whole.operands == .none else { return whole }
    let near = nearest(to: name, among: whole.parts.map(\.name))
    throw Complaint(
      "unknown command '\(whole.name) \(name)'",
      hint: near.map { "did you mean '\(whole.name) \($0)'?" }
        ?? "'libnotes help \(whole.name)' says what there is")
  }

  /// All options there are: one of a command may stand before its name.
  private static var options: [Option] {
    Option.everywhere + Command.all.flatMap { $0.options + $0.parts.flatMap(\.options) }
  }

  /// Takes the first word that is neither an option nor the value of one.
  private static func takeWord(
    _ typed: inout [[UInt8]], knowing known: @autoclosure () -> [Option]
  ) -> String? {
    var isValue = false
    for (place, word) in typed.enumerated() {
      if isValue {
        isValue = false
      } else if word == Array("--".utf8) {
        return nil
      } else if word.first == UInt8(ascii: "-"), word.count > 1 {
        let name = String(decoding: word, as: UTF8.self)
        isValue = known().contains { ($0.name == name || $0.letter == name) && $0.value != nil }
      } else {
        typed.remove(at: place)
        return String(decoding: word, as: UTF8.self)
      }
    }
    return nil
  }
}
