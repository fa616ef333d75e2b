import History
import NoteVocabulary
import SQLite

/// What could not be taken back, because it was changed since.
package struct LeftChange: Hashable, Sendable {
  package let note: NoteID
  package let field: Field
}

/// Taking commands back. Nothing is removed: what was before is written again.
extension NoteStore {
  /// Takes a command back, or does one again that was taken back: as a whole, or not at all where a
  /// text was changed since in the same place. Gives what was left as it is.
  package func takeBack(
    _ kept: KeptCommand, at now: Moment
  ) throws(NoteStoreError) -> [LeftChange] {
    command = Command(
      words: kept.words, kind: kept.kind == .undone ? .redone : .undone, undoes: kept.number)
    return try write(at: now) { writing throws(NoteStoreError) in
      do throws(SQLiteError) {
        try takeBackAnswers(of: kept, at: writing.time)
      } catch {
        throw NoteStoreError(error)
      }
      return try writing.takeBackVersions(of: kept)
    }
  }

  /// Makes the answers of a command not count, and what it made not count, count again.
  private func takeBackAnswers(of kept: KeptCommand, at time: Stamp) throws(SQLiteError) {
    let answers = try ids(in: "review", of: kept)
    let marks = try ids(in: "mark", of: kept)
    // What the command wrote and took back itself stays taken back.
    let own = Set(answers + marks)
    var prompts: Set<ContentID> = []
    for id in answers where try counts(id) {
      try insert(Mark(.undone, id.bytes, at: time, by: replica))
      prompts.insert(id)
    }
    for id in marks {
      guard let undone = try idUndone(by: id), !own.contains(undone) else { continue }
      try insert(Mark(.undone, id.bytes, at: time, by: replica))
      prompts.insert(undone)
    }
    for id in prompts { try deriveSchedule(after: id) }
  }

  private func ids(in table: String, of kept: KeptCommand) throws(SQLiteError) -> [ContentID] {
    let rows = try connection.rows(
      """
      select x.id from command_row r join \(table) x on x.seq between r.first and r.last
      where r.c = ? and r.kind = ? order by x.seq
      """, .integer(kept.number), .text(table))
    var ids: [ContentID] = []
    while try rows.next() {
      guard let id = ContentID(try rows.blob(0)) else {
        throw SQLiteError.damage("an id of \(table) is not in order")
      }
      ids.append(id)
    }
    return ids
  }

  /// What a mark says does not count; nothing for a mark of another kind.
  private func idUndone(by mark: ContentID) throws(SQLiteError) -> ContentID? {
    guard
      case .blob(let bytes) = try connection.cell(
        "select content from mark where id = ? and kind = ?", .blob(mark.bytes),
        .text(Mark.Kind.undone.name))
    else { return nil }
    return ContentID(bytes)
  }

  /// The schedule of the prompt that an answer answers, or a mark is about in the end.
  private func deriveSchedule(after id: ContentID) throws(SQLiteError) {
    var place = id
    for _ in 0..<NoteStore.undoneDepthMax {
      let rows = try connection.rows(
        "select prompt, note from review where id = ?", .blob(place.bytes))
      if try rows.next() {
        guard let prompt = ContentID(try rows.blob(0)) else { return }
        return try deriveSchedule(of: prompt, note: try rows.integer(1))
      }
      guard let undone = try idUndone(by: place) else { return }
      place = undone
    }
  }
}
