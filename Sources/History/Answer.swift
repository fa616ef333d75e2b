import NoteVocabulary

/// One answer a reader gave to a prompt. Kept for ever.
package struct Answer: Hashable, Sendable {
  package let id: ContentID
  package let note: NoteID
  package let prompt: ContentID
  package let time: Stamp
  package let author: AuthorID
  package let grade: Grade
  /// The reader's day, reckoned where the answer was given.
  package let day: Day
  /// How long the reader took.
  package let milliseconds: Int64

  package init(
    to prompt: ContentID, of note: NoteID, grade: Grade, on day: Day, taking milliseconds: Int64,
    at time: Stamp, by author: AuthorID
  ) {
    self.note = note
    self.prompt = prompt
    self.time = time
    self.author = author
    self.grade = grade
    self.day = day
    self.milliseconds = milliseconds
    let numbers = [time.bits, Int64(grade.rawValue), Int64(day.number), milliseconds]
    id = ContentID(
      kind: "libnotes review 1",
      of: [note.bytes, prompt.bytes, author.bytes]
        + numbers.map { UInt64(bitPattern: $0).bigEndianBytes })
  }
}

extension Answer: Comparable {
  /// By time; of equal times by id, so that every copy agrees.
  package static func < (one: Answer, other: Answer) -> Bool {
    (one.time, one.id) < (other.time, other.id)
  }
}
