import Foundation
import Testing

@testable import Terminal

@Suite struct `An answer in JSON` {
  @Test func `is read by other programs`() throws {
    let value: JSON = .object([
      "text": .text("quote \" slash \\ tab \t \u{1B} \u{202E} 👩‍🚀"), "whole": .whole(-3),
      "real": .real(2.5), "truth": .truth(true), "none": .none,
      "list": .list([.whole(1), .list([]), .object([:])]),
    ])
    #expect(!value.written.unicodeScalars.contains { Shown.isObeyed($0) })
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(value.written.utf8)) as? [String: Any])
    #expect(read["text"] as? String == "quote \" slash \\ tab \t \u{1B} \u{202E} 👩‍🚀")
    #expect(read["whole"] as? Int == -3 && read["real"] as? Double == 2.5)
    #expect(read["truth"] as? Bool == true && read["none"] is NSNull)
    #expect((read["list"] as? [Any])?.count == 3)
  }

  @Test(arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar"])
  func `writes bytes in letters`(text: String) {
    #expect(Base64.text(Array(text.utf8)) == Data(text.utf8).base64EncodedString())
  }

  /// Lines that answer in JSON, and which of the things of 'libnotes help json' they answer with.
  static let answers: [(line: String, thing: JSONThing)] = [
    ("list", .note), ("list nothing-like-it", .note), ("show Walden", .noteWithText),
    ("search pond", .finding), ("history Walden", .version), ("trash", .note),
    ("trash list", .note), ("search nothing-like-it", .finding), ("prompts Walden", .prompt),
    ("backup list", .backup),
  ]

  @Test func `has the keys that help lists`() throws {
    var shell = try Shell()
    _ = try shell.play(#"libnotes import "$SAMPLE"; libnotes delete Candide"#)
    for (line, thing) in Self.answers {
      let answer = try shell.play("libnotes \(line) --json")
      let things = try #require(
        try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [[String: Any]],
        "libnotes \(line) --json")
      #expect(things.isEmpty == (answer.status == 1))
      for object in things {
        #expect(Set(object.keys) == Set(thing.keys.map(\.name)), "libnotes \(line) --json")
        guard let book = object["book"] as? [String: Any] else { continue }
        #expect(Set(book.keys) == Set(JSONThing.book.keys.map(\.name)))
      }
    }
  }

  @Test(arguments: [
    ("home", JSONThing.home), ("info", .figures), ("settings", .settings), ("check", .check),
  ])
  func `is one object for one thing`(line: String, thing: JSONThing) throws {
    var shell = try Shell()
    _ = try shell.play(#"libnotes import "$SAMPLE""#)
    let answer = try shell.play("libnotes \(line) --json").output
    let read = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    let object = try #require(read)
    #expect(Set(object.keys) == Set(thing.keys.map(\.name)))
    for (key, kind) in [("folders", JSONThing.counted), ("tags", .counted), ("pinned", .note)] {
      guard let first = (object[key] as? [[String: Any]])?.first else { continue }
      #expect(Set(first.keys) == Set(kind.keys.map(\.name)))
    }
  }

  @Test func `covers every command that answers so`() {
    let listed = JSONThing.all.flatMap(\.commands)
    let commands = Command.all.flatMap { [$0] + $0.parts }.filter { $0.options.contains(.json) }
    #expect(Set(commands.map(\.path)).subtracting(["trash"]) == Set(listed))
  }

  @Test func `says what an import did`() throws {
    var shell = try Shell()
    let answer = try shell.play(#"libnotes import --json "$SAMPLE""#)
    let read = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    let report = try #require(read)
    #expect(Set(report.keys) == Set(JSONThing.importing.keys.map(\.name)))
    #expect((report["notes"] as? Int ?? 0) > 30)
  }

  @Test func `says what a check found`() throws {
    var shell = try Shell()
    _ = try shell.play("libnotes init; libnotes add fig; libnotes add plum")
    _ = try shell.play(
      #"python3 -c "import sqlite3; d = sqlite3.connect('.local/share/libnotes/library.sqlite'); "#
        + #"d.execute('delete from note_branch'); d.execute('update item set pinned = 1'); "#
        + #"d.execute('update body set text = \'x\' where note = 1'); d.commit()""#)
    let answer = try shell.play("libnotes check --json")
    #expect(answer.status == 1)
    let read = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    let report = try #require(read)
    #expect(Set(report.keys) == Set(JSONThing.check.keys.map(\.name)))
    let damages = try #require(report["damages"] as? [[String: Any]])
    #expect(damages.map { $0["layer"] as? String } == ["kept", "derived"])
    for damage in damages {
      #expect(Set(damage.keys) == Set(JSONThing.damage.keys.map(\.name)))
    }
    let saved = try shell.play("libnotes salvage saved --json")
    let salvage = try #require(
      try JSONSerialization.jsonObject(with: Data(saved.output.utf8)) as? [String: Any])
    #expect(Set(salvage.keys) == Set(JSONThing.salvage.keys.map(\.name)))
    for loss in try #require(salvage["losses"] as? [[String: Any]]) {
      #expect(Set(loss.keys) == Set(JSONThing.loss.keys.map(\.name)))
    }
  }

  @Test func `keeps bytes that are no text`() throws {
    var shell = try Shell()
    _ = try shell.play(#"printf 'caf\351' | libnotes add"#)
    let answer = try shell.play("libnotes show @last --json").output
    #expect(answer.contains(#""text": "caf\#u{FFFD}", "textBase64": "Y2Fm6Q==""#))
  }
}
