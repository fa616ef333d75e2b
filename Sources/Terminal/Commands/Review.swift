import Commonplace
import NoteVocabulary

extension Command {
  private static let count = Option(
    name: "--count", value: "N", summary: "Ask so many prompts at most.")

  static let review = Command(
    name: "review", group: .review, operands: .anyNotes,
    summary: "Be asked what the notes ask, up to twenty prompts.",
    details: [
      "First come those that are due, then new ones. An empty line shows the answer; then",
      .row("1", "again: forgotten, asked once more in this session"),
      .row("2", "hard: known with trouble"),
      .row("3", "good: known; an empty line says the same"),
      .row("4", "easy: known at once"),
      "Any other line shows the keys. The better it went, the later it is asked again: in days at",
      "first, then in months. Every answer is kept at once: a review that was broken off goes on",
      "where it was when it is called again on the same day.",
    ], options: [count]
  ) { (words, console) throws(Complaint) in
    let countMax = try words.number(of: count, in: 1...1000)
    let library = try console.open(for: .writing)
    let notes = words.isEmpty ? nil : try console.notes(words, in: library)
    let (day, now) = (console.today, console.now)
    var session = LineReview(
      try complaining { () throws(LibraryError) in
        try library.review(of: notes, countMax: countMax, on: day, at: now)
      }, console)
    try session.run()
    try console.summarise(session.review, in: library)
    return .done
  }
}

extension Console {
  /// The last line: what was done, and when to come back.
  fileprivate func summarise(_ review: Review, in library: Library) throws(Complaint) {
    let day = review.day
    let (next, streak) = try complaining { () throws(LibraryError) in
      (try library.nextDue(after: day), try library.streak(endingOn: day))
    }
    var parts: [String] = []
    if review.count == 0 { parts.append("nothing to review") }
    if review.answers > 0 {
      let right = review.rightFirstTime
      parts.append(
        "\(counted(review.answers, "answer")), \(right == 0 ? "none" : "\(right)") right at once")
    }
    let left = review.count - review.done
    if left > 0 { parts.append("\(counted(left, "prompt")) left for today") }
    if let next { parts.append("next due \(next.said(on: day))") }
    if streak > 1 { parts.append("\(counted(streak, "day")) in a row") }
    output.line(parts.joined(separator: "; "))
  }
}
