/// Questions. They are asked only where someone can answer.
extension Console {
  /// Whether the reader agrees; `--yes` does. Without a terminal nothing is done, and the complaint
  /// names the flag.
  ///
  ///     "empty the trash of 3 notes for good"  ─►  Empty the trash of 3 notes for good? [y/N]
  func agrees(to deed: String, _ words: Words) throws(Complaint) -> Bool {
    if words.has(.yes) { return true }
    guard input.isTerminal else {
      throw Complaint(
        "not done without asking, and there is no terminal to ask on: \(deed)",
        hint: "'--yes' does it without a question")
    }
    output.end()
    let question = "\(deed.prefix(1).uppercased())\(deed.dropFirst())? [y/N] "
    try? System.put(Array(Shown.line(question).utf8), to: 2)
    guard let answer = input.line()?.lowercased() else { return false }
    return answer == "y" || answer == "yes"
  }
}
