import NoteVocabulary
import Scheduling

/// The prompts in the order they are asked: by chance, but two of one note are neighbours only
/// when nothing else is left, and new prompts are spread over the session.
func seated(
  _ prompts: [Entry], _ generator: inout SeededGenerator
) -> [Entry] {
  var seats = Seats(of: generator.shuffled(prompts))
  while seats.placeNext() {}
  return seats.taken
}

/// Fills one seat after the other.
private struct Seats {
  private(set) var taken: [Entry] = []
  private var waiting: [Entry]
  private var waitingOfNote: [NoteID: Int]
  private let count: Int
  private let newCount: Int
  private var newTaken = 0

  init(of prompts: [Entry]) {
    waiting = prompts
    waitingOfNote = Dictionary(prompts.map { ($0.passage.note, 1) }, uniquingKeysWith: +)
    count = prompts.count
    newCount = prompts.count { $0.schedule == nil }
  }

  /// Takes the waiting prompt that suits the next seat best, the first of equals.
  mutating func placeNext() -> Bool {
    let wantsNew = wantsNew
    // A note with more than half of what waits must sit on every second seat from now on.
    let pressing = waitingOfNote.first { 2 * $0.value > waiting.count }?.key
    let suits = waiting.map { prompt in
      (prompt.passage.note == taken.last?.passage.note ? 0 : 4)
        + (prompt.passage.note == pressing ? 2 : 0)
        + ((prompt.schedule == nil) == wantsNew ? 1 : 0)
    }
    guard let best = suits.max(), let place = suits.firstIndex(of: best) else { return false }
    let prompt = waiting.remove(at: place)
    waitingOfNote[prompt.passage.note, default: 0] -= 1
    if prompt.schedule == nil { newTaken += 1 }
    taken.append(prompt)
    return true
  }

  /// Whether the next seat lies where the next new prompt would stand, were they spread evenly.
  private var wantsNew: Bool {
    newTaken < newCount && (2 * taken.count + 1) * newCount >= (2 * newTaken + 1) * count
  }
}
