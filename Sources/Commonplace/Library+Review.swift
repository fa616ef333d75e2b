import History
import NoteStore
import NoteVocabulary
import ReviewSession
import Scheduling

/// Choosing what to ask, and going on with what was broken off.
extension Library {
  /// A sitting on this day: the one that was broken off, if there is one with the same limits, else
  /// a new one. `notes` limits it to some notes, `countMax` to fewer or more prompts than is set.
  public func review(
    of notes: [Note]? = nil, countMax: Int? = nil, on day: Day, at now: Moment
  ) throws(LibraryError) -> Review {
    let choice = try choice(countMax: countMax)
    let selection =
      "\(choice.count) " + (notes.map { $0.map(\.id.digits).joined(separator: " ") } ?? "all")
    if let kept = try asking({ () throws(NoteStoreError) in try store.session() }),
      kept.selection == selection, kept.day == day
    {
      let review = Review(self, on: day, asking: kept.prompts, after: try deeds(since: kept))
      if review.done < review.count { return review }
    }
    let prompts = try chosen(by: choice, from: notes.map { Set($0.map(\.id)) }, on: day)
    let kept = try writing { () throws(NoteStoreError) in
      try store.beginSession(selection: selection, on: day, of: prompts, at: now)
    }
    return Review(self, on: day, asking: kept.prompts, after: [])
  }

  /// On how many days in a row, up to this one, something was answered.
  public func streak(endingOn day: Day) throws(LibraryError) -> Int {
    try asking { () throws(NoteStoreError) in try store.streak(endingOn: day) }
  }

  /// The first day after this one on which something is due; nothing if nothing is.
  public func nextDue(after day: Day) throws(LibraryError) -> Day? {
    try asking { () throws(NoteStoreError) in try store.nextDue(after: day) }
  }

  /// The prompts to ask, in order.
  private func chosen(
    by choice: Choice, from notes: Set<NoteID>?, on day: Day
  ) throws(LibraryError) -> [ContentID] {
    let kept = try asking { () throws(NoteStoreError) in try store.prompts() }
    let candidates = inTurn(kept).filter { prompt in
      !prompt.isSuspended && prompt.buried.map { $0 <= day } ?? true
        && notes?.contains(prompt.note) ?? true
    }.map { prompt in
      Candidate(
        key: prompt.key, passage: Passage(note: prompt.note, number: prompt.passage),
        schedule: prompt.schedule.map { Schedule($0) })
    }
    return choice.prompts(
      from: candidates, on: try today(day, among: kept), by: .usual, seed: 0
    ).map(\.key)
  }

  /// The first prompt of every note, then the second of every note, and so on: of new prompts, those
  /// of many notes come up before those of one.
  private func inTurn(_ prompts: [KeptPrompt]) -> [KeptPrompt] {
    var countOfNote: [NoteID: Int] = [:]
    let turns = prompts.map { prompt in
      countOfNote[prompt.note, default: 0] += 1
      return countOfNote[prompt.note, default: 0]
    }
    return prompts.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }.map { prompts[$0] }
  }

  /// What was answered today already.
  private func today(_ day: Day, among prompts: [KeptPrompt]) throws(LibraryError) -> Today {
    let answers = try asking { () throws(NoteStoreError) in try store.answers(on: day) }
    let keys = Set(answers.map(\.prompt))
    let passages = prompts.filter { keys.contains($0.key) }.map {
      Passage(note: $0.note, number: $0.passage)
    }
    var newAnswered = 0
    var seen: Set<ContentID> = []
    for answer in answers where seen.insert(answer.prompt).inserted {
      let before = try asking { () throws(NoteStoreError) in
        try store.wasAnswered(answer.prompt, of: answer.note, before: day)
      }
      if !before { newAnswered += 1 }
    }
    return Today(day, answered: Set(passages), newAnswered: newAnswered)
  }

  /// What was done in a session that was broken off.
  private func deeds(since kept: KeptSession) throws(LibraryError) -> [Review.Deed] {
    let asked = Set(kept.prompts)
    let answers = try asking { () throws(NoteStoreError) in try store.answers(on: kept.day) }
    var deeds: [Review.Deed] = answers.filter {
      $0.time > kept.start && asked.contains($0.prompt)
    }.map { .answered($0) }
    for key in kept.prompts {
      let prompt = try asking { () throws(NoteStoreError) in try store.prompt(key) }
      if prompt?.isSuspended == true { deeds.append(.putAway(key, .suspended)) }
      if let buried = prompt?.buried, buried > kept.day { deeds.append(.putAway(key, .buried)) }
    }
    return deeds
  }

  /// Puts a prompt away, or takes that back.
  func set(
    _ how: Review.PutAway, _ isAway: Bool, for key: ContentID, of note: NoteID?, on day: Day,
    at now: Moment
  ) throws(LibraryError) {
    let asking = try asking { () throws(NoteStoreError) in try store.prompt(key)?.note }
    // A prompt that no note asks any more needs no putting away.
    guard let owner = note ?? asking else { return }
    switch (how, isAway) {
    case (.suspended, _):
      try set(.prompt(key, .suspended), of: owner, to: .truth(isAway), at: now)
    case (.buried, true):
      try set(.prompt(key, .buried), of: owner, to: .number(Int64(day.number) + 1), at: now)
    case (.buried, false):
      try set(.prompt(key, .buried), of: owner, to: .nothing, at: now)
    }
  }

  func set(
    _ field: Field, of note: NoteID, to value: Value, at now: Moment
  ) throws(LibraryError) {
    try writing { () throws(NoteStoreError) in
      try store.write(at: now) { writing throws(NoteStoreError) in
        _ = try writing.set(field, of: note, to: value, by: .here(.edit))
      }
    }
  }

  /// Makes an answer, or a mark, not count; gives the mark that says so.
  func undo(
    _ id: ContentID, on prompt: ContentID, of note: NoteID, at now: Moment
  ) throws(LibraryError) -> ContentID {
    try writing { () throws(NoteStoreError) in
      try store.undo(id, on: prompt, of: note, at: now).id
    }
  }
}
