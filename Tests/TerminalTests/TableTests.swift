import Foundation
import Testing

@testable import Terminal

/// Every command and every part of one.
private let everyCommand: [Command] = Command.all.flatMap { [$0] + $0.parts }

@Suite struct `The table of commands` {
  @Test func `names each once, and says what it does in a sentence`() {
    let names = Command.all.map(\.name)
    #expect(Set(names).count == names.count)
    for command in everyCommand {
      #expect(command.summary.last == ".", "\(command.path)")
      #expect(command.summary.count <= 90, "\(command.path)")
      #expect(Set(command.parts.map(\.name)).count == command.parts.count)
    }
  }

  @Test func `describes every option, and one name means one thing`() {
    var known: [String: Option] = [:]
    for option in everyCommand.flatMap(\.options) + Option.everywhere {
      #expect(option.name.hasPrefix("--") && option.summary.hasSuffix("."), "\(option.name)")
      let other = known.updateValue(option, forKey: option.name) ?? option
      #expect((other.value == nil) == (option.value == nil), "\(option.name)")
      #expect(other.letter == option.letter, "\(option.name)")
    }
    let letters = known.values.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test func `says what is missing where something is`() {
    for command in everyCommand where command.operands.countMin > 0 {
      #expect(!command.operands.noun.isEmpty, "\(command.path)")
    }
  }

  @Test func `offers every command and option to the shell`() {
    let names = LibraryNames(Console())
    let commands = Completion([""], names: names).candidates.map(\.value)
    #expect(commands == Command.listed.map(\.name))
    for command in everyCommand {
      let words = command.path.split(separator: " ").map(String.init)
      let offered = Completion(words + ["--"], names: names).candidates.map(\.value)
      #expect(offered == (command.options + Option.everywhere).map(\.name), "\(command.path)")
      let parts = Completion(words + [""], names: names).candidates.map(\.value)
      #expect(command.parts.allSatisfy { parts.contains($0.name) }, "\(command.path)")
    }
  }

  @Test func `stands in the manual as a whole`() {
    let manual = Manual.text.replacing("\\-", with: "-")
    for command in everyCommand where !command.isHidden {
      #expect(manual.contains(".B \"\(command.path)"), "\(command.path)")
      for option in command.options {
        #expect(manual.contains(".B \"\(option.forms)"), "\(command.path) \(option.name)")
      }
    }
    for topic in Topic.all { #expect(manual.contains(".SH \"\(topic.name.uppercased())\"")) }
  }

  @Test func `has examples that name its own commands and options`() throws {
    for command in everyCommand {
      for example in command.examples {
        #expect(example.words.hasPrefix(command.path), "\(example.words)")
        let words = example.words.split(separator: " ").filter { $0.hasPrefix("--") && $0 != "--" }
        let known = (command.options + Option.everywhere).map(\.name)
        #expect(words.allSatisfy { known.contains(String($0)) }, "\(example.words)")
      }
    }
  }

  @Test func `has topics of other names than its commands'`() {
    let names = Topic.all.map(\.name)
    #expect(Set(names).count == names.count)
    // 'review' and 'help' would be asked for twice.
    #expect(names.allSatisfy { name in !Command.all.contains { $0.name == name } })
  }

  @Test func `has a topic that names every variable that is looked at`() throws {
    let folder = Shell.root.appending(path: "Sources/Terminal")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /variable\("([A-Z_]+)"\)/) { names.insert(String(match.1)) }
    }
    #expect(names.count > 10)
    let rows = Topic.environment.details.map { detail in
      switch detail {
      case .row(let left, let right): "\(left) \(right)"
      case .words(let words): words
      }
    }
    for name in names { #expect(rows.contains { $0.contains(name) }, "\(name)") }
  }
}
