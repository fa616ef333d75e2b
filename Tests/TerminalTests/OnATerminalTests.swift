import Foundation
import Letters
import Testing

@testable import Terminal

extension String {
  /// Without what our own colours are told with.
  fileprivate var withoutColours: String { replacing(/\u{1B}\[[0-9;]*m/, with: "") }

  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
}

@Suite struct `On a terminal` {
  @Test(arguments: [40, 60, 80, 200])
  func `a list fits the screen`(columns: Int) throws {
    var shell = try Shell()
    _ = try shell.play(#"libnotes import "$SAMPLE""#)
    for line in ["list", "home", "trash", "show Walden", "history Walden", "help", "help add"] {
      let shown = try shell.playOnTerminal("libnotes \(line) --no-pager", columns: columns)
      for row in shown.withoutColours.lines where !row.contains("[- ") {
        // A word longer than the screen is left whole, and an example can be copied.
        let isWhole = row.split(separator: " ").contains { $0.count > columns - 12 }
        let isExample = row.hasPrefix("  libnotes ")
        #expect(
          Columns.count(of: row) <= columns || isWhole || isExample, "\(line) \(columns): \(row)")
      }
    }
    let list = try shell.playOnTerminal("libnotes list --no-pager", columns: columns)
    #expect(list.contains("Walden") && list.contains("18 Jun 2023") == (columns >= 50))
  }

  /// What terminals obey: a title, the clipboard, colours, the cursor, hidden and turned text.
  private static let nasty =
    "\u{1B}]0;title\u{7}\u{1B}]52;c;aGk=\u{7}\u{1B}[8mhidden\u{1B}[2J\u{9B}31m\rover\u{8}"
    + "\u{202E}turned\u{200B}\u{E0041}\u{85}\u{2028}end"

  @Test func `nothing that stands in a note is obeyed`() throws {
    var shell = try Shell()
    try shell.folder.write(Array("# \(Self.nasty)\n\n> \(Self.nasty) (p. 1)".utf8), to: "nasty.md")
    let id = String(try shell.play("libnotes add < nasty.md").output.prefix(32))
    _ = try shell.play("libnotes append \(id) more; libnotes pin \(id)")
    try shell.folder.write(Array(Self.nasty.utf8), to: "words")
    shell.environment["PAGER"] = "cat"
    for line in [
      "list", "list --json", "home", "home --json", "show \(id)", "show --plain \(id)",
      "show --json \(id)", "search turned", "search --json turned", "prompts", "prompts --json",
      "history \(id)", "history --json \(id)", "info", "undo --dry-run",
      #"show "$(cat words)""#, #"list "$(cat words)""#, #""$(cat words)""#,
      #"--library "$(cat words)" list"#, #"import "$(cat words)""#, #"add "--$(cat words)""#,
      #"help "$(cat words)""#, #"settings "$(cat words)""#, "delete \(id)", "trash",
      "trash --json", "trash restore \(id)", #"settings count "$(cat words)""#,
      "review", "backup", "backup list", "check", "export \(id)", "parse nasty.md",
    ] {
      let shown = try shell.playOnTerminal("libnotes \(line)", typing: "o\nh\n\n3\nq\n")
      #expect(!shown.isEmpty, "\(line)")
      let obeyed = shown.withoutColours.unicodeScalars.filter { $0 != "\n" && Shown.isObeyed($0) }
      #expect(obeyed.isEmpty, "\(line): \(shown.debugDescription)")
    }
  }

  @Test func `a pipe gets every byte`() throws {
    var shell = try Shell()
    let bytes = Array("\u{1B}[31m\(Self.nasty)".utf8) + [0xFF, 0, 0xFE, 0x0A]
    try shell.folder.write(bytes, to: "nasty.md")
    _ = try shell.play("libnotes add < nasty.md; libnotes show @last > shown.md")
    #expect(try shell.folder.contents(of: "shown.md") == bytes)
  }

  @Test func `what is longer than the screen is read page by page`() throws {
    var shell = try Shell()
    _ = try shell.play(#"libnotes import "$SAMPLE""#)
    shell.environment["PAGER"] = "sed s/^/page:/"
    let long = try shell.playOnTerminal("libnotes list", rows: 10)
    #expect(long.lines.count > 30 && long.lines.allSatisfy { $0.hasPrefix("page:") })
    #expect(try shell.playOnTerminal("libnotes list", rows: 200).contains("page:") == false)
    let unpaged = try shell.playOnTerminal("libnotes list --no-pager", rows: 10)
    #expect(unpaged.withoutColours.lines.count == long.lines.count)
    #expect(!unpaged.contains("page:"))
    #expect(try shell.play("libnotes list").output.contains("page:") == false)
    shell.environment["PAGER"] = "head -n 1"
    #expect(try shell.playOnTerminal("libnotes list", rows: 10).lines.count == 1)
    shell.environment["PAGER"] = "cat"
    #expect(try shell.playOnTerminal("libnotes list", rows: 10).lines.count == long.lines.count)
  }

  @Test func `there are colours where they are wanted`() throws {
    var shell = try Shell()
    _ = try shell.play("libnotes add Walden")
    func isColored(_ line: String) throws -> Bool {
      try shell.playOnTerminal(line).contains("\u{1B}[1m")
    }
    #expect(try isColored("libnotes list"))
    #expect(try isColored("libnotes list --color never") == false)
    #expect(try isColored("NO_COLOR=1 libnotes list") == false)
    #expect(try isColored("NO_COLOR= libnotes list"))
    #expect(try isColored("TERM=dumb libnotes list") == false)
    #expect(try isColored("TERM=dumb FORCE_COLOR=1 libnotes list"))
    #expect(try isColored("FORCE_COLOR=0 libnotes list") == false)
    #expect(try isColored("NO_COLOR=1 libnotes list --color always"))
  }

  @Test func `it is said what was done`() throws {
    var shell = try Shell()
    let added = try shell.playOnTerminal("libnotes add '# Walden'")
    let id = try #require(added.lines.first { $0.count == 32 })
    #expect(added.lines.last == "added \(id.prefix(4)) 'Walden'")
    for (line, said) in [
      ("append Walden more", "appended to \(id.prefix(4)) 'Walden'"),
      ("pin Walden", "pinned: \(id.prefix(4)) 'Walden'"), ("pin Walden", "1 note stays as before"),
      ("settings count 7", "count is 7"),
      ("restore Walden --to today", "nothing to restore: that is what \(id.prefix(4)) 'Walden' is"),
      ("delete Walden", "moved to the trash: \(id.prefix(4)) 'Walden'"),
      ("trash restore Walden", "taken out of the trash: \(id.prefix(4)) 'Walden'"),
      ("add < /dev/null", "libnotes: nothing to add: the note is empty"),
    ] {
      #expect(try shell.playOnTerminal("libnotes \(line)").lines == [said], "\(line)")
    }
  }

  @Test func `it is asked before something is taken back or removed for good`() throws {
    var shell = try Shell()
    _ = try shell.play("libnotes add Walden")
    _ = try shell.play("libnotes delete Walden")
    let kept = try shell.playOnTerminal("libnotes trash empty", typing: "\n")
    #expect(
      kept == "Remove 1 note for good? This cannot be undone. [y/N] everything stays as it is\n")
    #expect(try shell.playOnTerminal("libnotes undo", typing: "n\n").contains("everything stays"))
    #expect(try shell.play("libnotes trash").status == 0)
    let undone = try shell.playOnTerminal("libnotes undo", typing: "\n")
    #expect(undone.lines.first == "today 09:01  delete Walden")
    #expect(undone.lines.last == "Take it back? [Y/n] taken back: delete Walden")
    _ = try shell.playOnTerminal("libnotes redo", typing: "y\n")
    let gone = try shell.playOnTerminal("libnotes trash purge Walden", typing: "yes\n")
    #expect(gone.hasSuffix("removed for good: 1 note\n"))
    #expect(try shell.play("libnotes trash").status == 1)
  }

  @Test func `a note is written and changed in an editor`() throws {
    var shell = try Shell()
    shell.environment["EDITOR"] = ##"sh -c 'echo "# Bees" >> "$1"' -"##
    let added = try shell.playOnTerminal("libnotes add --pin")
    #expect(added.lines.last?.hasSuffix(" 'Bees'") == true)
    shell.environment["EDITOR"] = #"sh -c 'echo honey >> "$1"' -"#
    #expect(try shell.playOnTerminal("libnotes append Bees").contains("appended to"))
    #expect(try shell.play("libnotes show Bees").output == "# Bees\n\nhoney\n")
    shell.environment["EDITOR"] = "true"
    #expect(try shell.playOnTerminal("libnotes edit Bees").contains("nothing was changed in"))
    #expect(try shell.playOnTerminal("libnotes add").contains("nothing to add"))
    shell.environment["EDITOR"] = #"sh -c ': > "$1"' -"#
    let emptied = try shell.playOnTerminal("libnotes edit Bees", typing: "n\n")
    #expect(emptied.contains("Empty the note") && emptied.contains("stays as it was"))
    #expect(try shell.play("libnotes show Bees").output == "# Bees\n\nhoney\n")
  }

  @Test func `both texts of a note in conflict are shown`() throws {
    var shell = try Shell()
    _ = try shell.play("printf '# Ants\\n\\nAnts keep aphids.' | libnotes add")
    shell.environment["EDITOR"] =
      #"sh -c 'EDITOR="sed -i s/aphids/gardens/" libnotes edit Ants; sed -i s/aphids/fungi/ "$1"' -"#
    #expect(try shell.play("libnotes edit Ants").status == 1)
    let shown = try shell.playOnTerminal("libnotes show Ants").withoutColours
    let parts = shown.components(separatedBy: "in conflict with version ")
    try #require(parts.count == 2)
    #expect(parts[0].contains("Ants keep fungi."))
    #expect(parts[1].contains("written today 09:01") && parts[1].contains("Ants keep gardens."))
  }
}
