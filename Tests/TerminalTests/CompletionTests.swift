import Foundation
import Testing

@testable import Terminal

@Suite struct `Completion in bash` {
  /// Asks bash itself what it would put in place of the last word.
  private func completed(_ words: [String], by shell: inout Shell) throws -> [String] {
    let quoted = words.map { "'" + $0.replacingOccurrences(of: "'", with: #"'\''"#) + "'" }
    let script = """
      source <(libnotes completions bash)
      COMP_WORDS=(libnotes \(quoted.joined(separator: " "))); COMP_CWORD=\(words.count)
      $(complete -p libnotes | sed 's/.*-F \\([^ ]*\\).*/\\1/') libnotes
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    try shell.folder.write(Array(script.utf8), to: "script")
    let answer = try shell.play("bash script")
    #expect(answer.status == 0 && answer.errors.isEmpty, "\(answer.errors)")
    return answer.output.split(separator: "\n").map(String.init)
  }

  @Test func `offers commands, options, notes, tags, folders and books`() throws {
    var shell = try Shell()
    _ = try shell.play(#"libnotes import "$SAMPLE""#)
    let cases: [([String], [String])] = [
      (["sh"], ["show"]), (["show", "Pri"], [#"Pride\ and\ Prejudice"#]),
      (["show", "'Pri"], ["Pride and Prejudice"]),
      (["show", #"Pride\ and"#], [#"Pride\ and\ Prejudice"#]), (["show", "8a6b"], ["8a6b"]),
      (["show", "@"], ["@last"]), (["show", "--pl"], ["--plain"]),
      (["add", "--tag", "stoicism/s"], ["stoicism/seneca"]),
      (["add", "--tag", "=", "stoicism/s"], ["stoicism/seneca"]),
      (["add", "--folder", "Fiction/"], ["Fiction/Stories"]),
      (["add", "--book", "pride"], [#"Pride\ and\ Prejudice"#]),
      (["list", "'#stoicism/s"], ["#stoicism/seneca"]),
      (["delete", "--", "'#stoicism/s"], ["#stoicism/seneca"]),
      (["help", "quer"], ["queries"]), (["completions", ""], ["bash", "zsh", "fish"]),
      (["--color", "=", "al"], ["always"]), (["import", ""], []), (["nonsense", ""], []),
      (["--library", "nowhere.sqlite", "show", "Pri"], []),
    ]
    for (words, expected) in cases {
      #expect(try completed(words, by: &shell) == expected, "libnotes \(words)")
    }
  }

  @Test func `is the same in the other shells, with what each word is`() throws {
    var shell = try Shell()
    _ = try shell.play(#"libnotes import "$SAMPLE""#)
    for name in ["zsh", "fish"] {
      #expect(try shell.play("libnotes completions \(name)").output.contains("complete \(name) --"))
      for (words, answer) in [
        ("sho", "words\nshow\tShow notes.\n"),
        ("list \"'#stoicism/s\"", "words\n#stoicism/seneca\n"),
        ("show Pri", "words\nPride and Prejudice\t#england #fiction/novel\n"),
        ("import ''", "files\n"),
      ] {
        #expect(try shell.play("libnotes complete \(name) -- \(words)").output == answer)
      }
    }
  }

  @Test func `is plain words without a library`() throws {
    var shell = try Shell()
    #expect(try completed(["show", "Wal"], by: &shell) == [])
    #expect(try completed(["sea"], by: &shell) == ["search"])
  }
}

@Suite struct `Words as bash divides them` {
  @Test(arguments: [
    (["show", #"The\ Ra"#], ["show", "The Ra"]), (["show", "'The Ra"], ["show", "The Ra"]),
    (["show", "\"it's"], ["show", "it's"]),
    (["list", "author", ":", "aus"], ["list", "author:aus"]),
    (["add", "--tag", "="], ["add", "--tag="]),
  ])
  func `are put together`(typed: [String], words: [String]) {
    #expect(BashWords(typed).words == words)
  }

  @Test func `are written so that bash reads them as they are`() {
    #expect(BashWords(["a"]).written("it's $5 #1") == ##"it\'s\ \$5\ \#1"##)
    #expect(BashWords(["'a"]).written("it's $5") == #"it'\''s $5"#)
    #expect(BashWords(["\"a"]).written(#"it's "$5""#) == #"it's \"\$5\""#)
    #expect(BashWords(["author", ":", "aus"]).written("author:austen") == "austen")
  }
}
