import Commonplace
import NoteVocabulary

/// A review line by line: for pipes, screen readers and plain terminals.
///
///     prompt ── empty line ──► answer ── 1 2 3 4 ──► next prompt ── … ──► summary
struct LineReview {
  private let console: Console
  private(set) var review: Review

  init(_ review: Review, _ console: Console) {
    self.review = review
    self.console = console
  }

  private var output: Output { console.output }

  /// Asks until all is known, or the reader has had enough.
  mutating func run() throws(Complaint) {
    if review.done < review.count && console.input.isTerminal {
      console.remark(
        "Enter shows the answer, then 1 to 4 says how it went; ? shows the keys, q stops")
      console.remark("")
    }
    repeat {
      while let question = try current() {
        guard try ask(question) else { return }
        output.line()
      }
    } while try thinksBetter()
  }

  /// Whether the reader takes the last answer back when all is done.
  private mutating func thinksBetter() throws(Complaint) -> Bool {
    guard review.hasSteps else { return false }
    output.line("done; u takes the last answer back, any other line ends")
    guard nextLine() == "u" else { return false }
    output.line()
    do throws(LibraryError) {
      return try review.undo(at: console.now)
    } catch {
      throw Complaint(error)
    }
  }

  private mutating func current() throws(Complaint) -> Question? {
    do throws(LibraryError) {
      return try review.question()
    } catch {
      throw Complaint(error)
    }
  }

  /// Reads lines until the question is dealt with; false when the reader stops.
  private mutating func ask(_ question: Question) throws(Complaint) -> Bool {
    show(question)
    let start = console.now
    var isAnswerShown = false
    while let line = nextLine() {
      let deed = Deed(line, isAnswerShown: isAnswerShown)
      switch deed {
      case .showAnswer:
        isAnswerShown = true
        showAnswer(question)
      case .stop: return false
      case .hint: output.line(question.hint)
      case .open: try open(question.note)
      case .keys: showKeys(isAnswerShown: isAnswerShown)
      case .grade, .undo, .redo, .suspend, .bury, .flag:
        if try act(deed, question, since: start) { return true }
        output.line("nothing to \(line == "u" ? "undo" : "redo")")
      }
    }
    return false
  }

  /// What a line asks for.
  private enum Deed {
    case showAnswer
    case grade(Grade)
    case undo
    case redo
    case suspend
    case bury
    case flag
    case hint
    case open
    case stop
    case keys

    init(_ line: String, isAnswerShown: Bool) {
      let grade = line.isEmpty ? Grade.good : Int(line).flatMap { Grade(rawValue: $0) }
      switch (line, grade, isAnswerShown) {
      case ("", _, false): self = .showAnswer
      case (_, let grade?, true): self = .grade(grade)
      case ("u", _, _): self = .undo
      case ("U", _, _): self = .redo
      case ("s", _, _): self = .suspend
      case ("b", _, _): self = .bury
      case ("f", _, _): self = .flag
      case ("h", _, _): self = .hint
      case ("o", _, _): self = .open
      case ("q", _, _): self = .stop
      case (_, _, _): self = .keys
      }
    }
  }

  /// Does what changes the library. False when there is nothing to take back.
  private mutating func act(
    _ deed: Deed, _ question: Question, since start: Moment
  ) throws(Complaint) -> Bool {
    let now = console.now
    let milliseconds = max(0, now.milliseconds - start.milliseconds)
    do throws(LibraryError) {
      switch deed {
      case .grade(let grade):
        try review.answer(question, grade, taking: milliseconds, at: now)
      case .suspend: try review.putAway(question, .suspended, at: now)
      case .bury: try review.putAway(question, .buried, at: now)
      case .flag: try review.flag(question, at: now)
      case .undo: return try review.undo(at: now)
      case .redo: return try review.redo(at: now)
      case .showAnswer, .hint, .open, .stop, .keys: break
      }
      return true
    } catch {
      throw Complaint(error)
    }
  }

  private func nextLine() -> String? {
    output.flush()
    return console.input.line()
  }

  private func show(_ question: Question) {
    let tags = question.note.tags.map { "  #\($0)" }.joined()
    let flag = question.isFlagged ? "  (flagged)" : ""
    output.line("\(review.done + 1)/\(review.count)  \(question.note.title)\(tags)\(flag)")
    output.line()
    output.text(Array(question.prompt.front.utf8))
    output.line()
  }

  private func showAnswer(_ question: Question) {
    output.text(Array(question.prompt.back.utf8))
    output.line("— \(question.attribution)")
    output.line()
    let later = [Grade.hard, .good, .easy].map { grade in
      "\(grade.rawValue) \(grade.word) (\(counted(question.intervalDays(after: grade), "day")))"
    }
    output.line((["1 again"] + later).joined(separator: "   "))
  }

  private func showKeys(isAnswerShown: Bool) {
    output.line(
      isAnswerShown
        ? "1 again   2 hard   3 or an empty line good   4 easy" : "an empty line shows the answer")
    output.line("h hint   o open the note   f flag   s suspend   b bury till tomorrow")
    output.line("u undo   U redo   q stop")
  }

  private func open(_ note: Note) throws(Complaint) {
    let library = review.library
    let text = try complaining { () throws(LibraryError) in try library.text(of: note) }
    output.text(text.bytes)
    output.line()
  }
}

extension Grade {
  fileprivate var word: String {
    switch self {
    case .again: "again"
    case .hard: "hard"
    case .good: "good"
    case .easy: "easy"
    }
  }
}
