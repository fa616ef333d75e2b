import Commonplace
import Foundation
import NoteVocabulary
import TestSupport
import Testing

/// What a note can do to a terminal that shows it: nothing.
@Suite struct `A terminal` {
  private let reader: TestReader
  private let ids: [String]

  init() throws { (reader, ids) = try Self.made.get() }

  /// A library whose notes hold every strange string, as text, title, tag, folder and book. It is
  /// only read, so one is enough.
  private static let made = Result { try make() }

  private static func make() throws -> (TestReader, [String]) {
    let reader = try TestReader()
    let library = try reader.openedOrMade()
    var generator = SystemRandomNumberGenerator()
    var ids: [String] = []
    for (place, nasty) in NastyString.all.enumerated() {
      var note = NewNote(NoteText(Array("# ".utf8) + nasty.bytes + [10, 10] + nasty.bytes))
      if let string = nasty.string {
        note.meta = ["title": string, "author": string, "book": string, "year": string]
      }
      let now = Moment(milliseconds: 1_772_355_600_000 + Int64(place) * 1000)
      ids.append(try library.add(note, at: now, using: &generator).digits)
      guard let string = nasty.string else { continue }
      note.tags = [string]
      note.folder = string
      note.text.bytes = nasty.bytes
      // Some can be neither a tag nor a folder.
      _ = try? library.add(note, at: now, using: &generator)
    }
    return (reader, ids)
  }

  private static let commands: [[Program.Word]] = [
    ["home"], ["list"], ["list", "a"], ["search", "a"], ["prompts"], ["list", "--json"],
  ]

  @Test func `is sent nothing it would obey`() throws {
    var commands = Self.commands
    let names = ids.map { Program.Word($0) }
    commands.append(["show"] + names)
    commands.append(["show", "--plain"] + names)
    commands += names.map { ["export", $0] }.prefix(40)
    commands += names.map { ["history", $0] }.prefix(40)
    for command in commands {
      let shown = try reader.program.runOnTerminal(command)
      #expect(shown.status == 0, "\(command.map(\.shown))")
      let harm = harm(in: shown.output)
      #expect(harm == nil, "\(command.map(\.shown).prefix(3)): \(harm ?? "")")
    }
  }

  @Test func `is sent nothing but colours when it has colours`() throws {
    var colored = reader
    colored.program.environment["NO_COLOR"] = nil
    for command in Self.commands + [["show"] + ids.map { Program.Word($0) }] {
      let shown = try colored.program.runOnTerminal(command + ["--color=always"])
      let harm = harm(in: withoutColours(shown.output))
      #expect(harm == nil, "\(command.map(\.shown).prefix(3)): \(harm ?? "")")
    }
  }

  @Test func `is told what was not found, not sent it`() throws {
    for nasty in NastyString.escapes where !nasty.bytes.contains(0) {
      for command in ["show", "list", "frobnicate", "import", "undo"] {
        let shown = try reader.program.runOnTerminal([
          Program.Word(command), Program.Word(nasty.bytes),
        ])
        let harm = harm(in: shown.output)
        #expect(harm == nil, "\(command) \(nasty): \(harm ?? "")")
      }
    }
  }

  @Test func `is not what a pipe is: that gets every byte`() throws {
    let ended = try reader.program.run("show", Program.Word(ids[7]))
    let bytes = NastyString.all[7].bytes
    #expect(ended.output == Array("# ".utf8) + bytes + [10, 10] + bytes)
  }

  /// What a terminal would obey, or hide; nothing if there is nothing such.
  private func harm(in bytes: [UInt8]) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return "bytes that are no text"
    }
    let scalars = Array(text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let before = place > 0 ? scalars[place - 1].value : 32
      let after = place + 1 < scalars.count ? scalars[place + 1].value : 10
      let isHarm =
        switch scalar.value {
        // The terminal itself turns a newline into both.
        case 13: after != 10
        case 10, 9: false
        case 0..<32, 127, 0x80...0x9F: true
        case 0x200B, 0x200E, 0x200F, 0x61C, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
        case 0xFFF9...0xFFFB, 0xE0001: true
        // Joiners stand between letters that join.
        case 0x200C, 0x200D: before < 0x300 || after < 0x300
        default: false
        }
      if isHarm {
        let context = scalars[max(0, place - 20)..<min(scalars.count, place + 20)]
        return
          "U+\(String(scalar.value, radix: 16)) in \(context.map { $0.escaped(asASCII: true) }.joined())"
      }
    }
    return nil
  }

  /// Without `ESC [ 1 ; 31 m`.
  private func withoutColours(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    var plain: [UInt8] = []
    while let byte = rest.popFirst() {
      let sequence = rest.prefix { $0 == 0x5B || (0x30...0x39).contains($0) || $0 == 0x3B }
      if byte == 27, sequence.first == 0x5B, rest[sequence.endIndex...].first == 0x6D {
        rest = rest[(sequence.endIndex + 1)...]
      } else {
        plain.append(byte)
      }
    }
    return plain
  }
}
