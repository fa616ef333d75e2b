import NoteVocabulary
import Scheduling

/// A prompt that may be asked, and what choosing needs to know of it. `Key` names the prompt.
package struct Candidate<Key: Hashable & Sendable>: Sendable {
  package var key: Key
  package var passage: Passage
  /// Nothing for a *new* prompt: one never answered.
  package var schedule: Schedule?

  package init(key: Key, passage: Passage, schedule: Schedule?) {
    self.key = key
    self.passage = passage
    self.schedule = schedule
  }
}

/// The piece of a note that prompts are made from. Prompts of one passage are *siblings*: one
/// gives the others away, so a day asks only one of them.
package struct Passage: Hashable, Sendable {
  /// The note, mostly a book.
  package var note: NoteID
  /// Tells the passages of one note apart.
  package var number: Int

  package init(note: NoteID, number: Int) {
    self.note = note
    self.number = number
  }
}

/// The reader's day: what is due depends on it, and on what was answered already.
package struct Today: Sendable {
  package var day: Day
  /// Where prompts were answered today.
  package var answered: Set<Passage>
  /// How many prompts were answered for the first time today.
  package var newAnswered: Int

  package init(_ day: Day, answered: Set<Passage> = [], newAnswered: Int = 0) {
    self.day = day
    self.answered = answered
    self.newAnswered = newAnswered
  }
}
