import History
import NoteStore
import NoteVocabulary
import ReviewSession

/// A sitting: up to twenty prompts, asked until each is known.
///
/// Everything is written at once, so it can be broken off at any moment: the next one on the same
/// day, with the same limits, goes on where this one was.
public struct Review {
  /// The library that is asked.
  public let library: Library
  /// The reader's day.
  public let day: Day
  private var session: ReviewSession<ContentID>
  /// What was kept for each step of the session, in the same order.
  private var deeds: [Deed]
  /// What was taken back, the last one last; with the mark that says so.
  private var undone: [(deed: Deed, mark: ContentID?)] = []

  /// What a step left in the library.
  enum Deed {
    case answered(Answer)
    case putAway(ContentID, PutAway)
  }

  /// How a prompt is put away without an answer.
  public enum PutAway: Hashable, Sendable {
    /// Until it is taken back.
    case suspended
    /// Until tomorrow.
    case buried
  }

  init(
    _ library: Library, on day: Day, asking prompts: [ContentID], after deeds: [Deed]
  ) {
    self.library = library
    self.day = day
    self.deeds = deeds
    session = ReviewSession(asking: prompts, after: deeds.map(\.step))
  }

  /// How many prompts there are.
  public var count: Int { session.count }
  /// How many are done.
  public var done: Int { session.done }
  /// How many answers were given.
  public var answers: Int { session.answers }
  /// Whether there is something to take back.
  public var hasSteps: Bool { !deeds.isEmpty }
  /// How many prompts were recalled when they were asked first.
  public var rightFirstTime: Int { session.rightFirstTime }

  /// What to ask now; nothing when all are known.
  public mutating func question() throws(LibraryError) -> Question? {
    while let key = session.current {
      if let question = try library.question(key, on: day) { return question }
      // Its note was changed in the meantime and asks it no more.
      session.leave()
      deeds.append(.putAway(key, .buried))
    }
    return nil
  }

  /// Keeps an answer to the question.
  public mutating func answer(
    _ question: Question, _ grade: Grade, taking milliseconds: Int64, at now: Moment
  ) throws(LibraryError) {
    let (library, day) = (library, day)
    let answer = try library.writing { () throws(NoteStoreError) in
      try library.store.record(
        grade, to: question.key, of: question.note.id, on: day, taking: milliseconds, at: now)
    }
    session.answer(grade)
    deeds.append(.answered(answer))
    undone = []
  }

  /// Puts the question away.
  public mutating func putAway(
    _ question: Question, _ how: PutAway, at now: Moment
  ) throws(LibraryError) {
    try library.set(how, true, for: question.key, of: question.note.id, on: day, at: now)
    session.leave()
    deeds.append(.putAway(question.key, how))
    undone = []
  }

  /// Marks the question, or takes its mark away.
  public func flag(_ question: Question, at now: Moment) throws(LibraryError) {
    let field = Field.prompt(question.key, .flag)
    try library.set(field, of: question.note.id, to: .truth(!question.isFlagged), at: now)
  }

  /// Takes the last step back. False when there is none.
  public mutating func undo(at now: Moment) throws(LibraryError) -> Bool {
    guard let deed = deeds.last else { return false }
    var mark: ContentID?
    switch deed {
    case .answered(let answer):
      mark = try library.undo(answer.id, on: answer.prompt, of: answer.note, at: now)
    case .putAway(let key, let how):
      try library.set(how, false, for: key, of: nil, on: day, at: now)
    }
    _ = session.undo()
    deeds.removeLast()
    undone.append((deed, mark))
    return true
  }

  /// Does the step again that was taken back last. False when there is none.
  public mutating func redo(at now: Moment) throws(LibraryError) -> Bool {
    guard let (deed, mark) = undone.last else { return false }
    switch (deed, mark) {
    case (.answered(let answer), let mark?):
      _ = try library.undo(mark, on: answer.prompt, of: answer.note, at: now)
    case (.answered, nil): break
    case (.putAway(let key, let how), _):
      try library.set(how, true, for: key, of: nil, on: day, at: now)
    }
    _ = session.redo()
    deeds.append(deed)
    undone.removeLast()
    return true
  }
}

extension Review.Deed {
  fileprivate var step: ReviewSession<ContentID>.Step {
    switch self {
    case .answered(let answer): .answered(answer.prompt, answer.grade)
    case .putAway(let key, _): .left(key)
    }
  }
}
