/// Questions. They are asked only where someone can answer.
extension Console {
  /// Whether the reader agrees; `--yes` does. Without a terminal nothing is done, and the complaint
  /// names the flag.
  ///
  ///     "remove 3 notes for good"  ─►  Remove 3 notes for good? This cannot be undone. [y/N]
  func agrees(
    to deed: String, warning: String = "", _ words: Words
  ) throws(Complaint) -> Bool {
    if words.has(.yes) { return true }
    guard input.isTerminal else {
      throw Complaint(
        "cannot \(deed) without asking, and there is no terminal to ask on",
        hint: "'--yes' does it without a question")
    }
    let question = "\(deed.prefix(1).uppercased())\(deed.dropFirst())?"
    return asks([question, warning, "[y/N] "].filter { !$0.isEmpty }.joined(separator: " "))
      ?? false
  }

  /// Asks, on the terminal there is; nothing where the reader just presses Enter.
  func asks(_ question: String) -> Bool? {
    output.end()
    try? System.put(Array(Shown.line(question).utf8), to: 2)
    guard let answer = input.line()?.lowercased() else { return false }
    return answer.isEmpty ? nil : answer == "y" || answer == "yes"
  }
}
