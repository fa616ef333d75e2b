import Commonplace
import NoteVocabulary

extension Command {
  private static let count = Option(
    name: "--count", value: "N", summary: "Ask so many prompts at most.")

  static let review = Command(
    name: "review", group: .review, operands: "[NOTE...]",
    summary: "Be asked what the notes ask, up to twenty prompts.",
    details: [
      "An empty line shows the answer, a line with 1 to 4 says how it went: again, hard, good, easy;",
      "any other line shows the keys. Every answer is kept at once: a review that was broken off",
      "goes on where it was when it is called again on the same day.",
    ], options: [count]
  ) { (words, console) throws(Complaint) in
    let countMax = try words.number(of: count, in: 1...1000)
    let library = try console.open(for: .writing)
    let notes = words.isEmpty ? nil : try console.notes(named: words.operands, in: library)
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
