extension Command {
  private static let shells = CompletionScript.allCases.map(\.rawValue)

  static let completions = Command(
    name: "completions", group: .plumbing,
    operands: Operands(
      "bash|zsh|fish", [.oneOf(shells)], 1...1, noun: "a shell: bash, zsh or fish"),
    summary: "Print what lets a shell complete commands, notes, tags, folders and books.",
    details: CompletionScript.allCases.map { .row($0.rawValue, $0.usage) }
  ) { (words, console) throws(Complaint) in
    let script = try shell(words.operands[0])
    console.output.text(Array(script.text.utf8))
    return .done
  }

  static let complete = Command(
    name: "complete", group: .plumbing,
    operands: Operands(
      "bash|zsh|fish -- WORD...", [.oneOf(shells), .words], 1..., noun: "a shell"),
    summary: "Say what may stand where a reader is typing; shells ask it.", isHidden: true
  ) { (words, console) throws(Complaint) in
    let script = try shell(words.operands[0])
    var typed = words.operands.dropFirst().map(\.shown)
    let bash = script == .bash ? BashWords(typed) : nil
    // The other shells take quotes away, but for one that is still open.
    if bash == nil, let last = typed.popLast() {
      typed.append(last.hasPrefix("'") || last.hasPrefix("\"") ? String(last.dropFirst()) : last)
    }
    typed = bash?.words ?? typed
    console.library = Completion.library(in: typed)
    let completion = Completion(typed, names: LibraryNames(console))
    console.output.line(completion.wantsFiles ? "files" : "words")
    for candidate in completion.candidates where Shown.line(candidate.value) == candidate.value {
      let value = bash?.written(candidate.value) ?? candidate.value
      let summary = candidate.summary.isEmpty ? "" : "\t\(Shown.line(candidate.summary))"
      console.output.line(value + summary)
    }
    return .done
  }

  private static func shell(_ word: Word) throws(Complaint) -> CompletionScript {
    guard let script = CompletionScript(rawValue: word.shown) else {
      throw .misused("there is no completion for '\(word.shown)', only for bash, zsh and fish")
    }
    return script
  }
}

extension Completion {
  /// The library that is named before the place where the reader is typing.
  fileprivate static func library(in words: [String]) -> Word? {
    for (place, word) in words.dropLast().enumerated() {
      if word == Option.library.name { return Word(bytes: Array(words[place + 1].utf8)) }
      if word.hasPrefix("\(Option.library.name)=") {
        return Word(bytes: Array(word.dropFirst(Option.library.name.count + 1).utf8))
      }
    }
    return nil
  }
}
