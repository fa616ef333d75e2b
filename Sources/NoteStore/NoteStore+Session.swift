import History
import NoteVocabulary
import SQLite

/// The prompts a review session asks, so that one that was broken off goes on where it was.
package struct KeptSession: Hashable, Sendable {
  /// What the session was limited to, in the words of whoever started it.
  package let selection: String
  package let day: Day
  /// When it began: answers before do not belong to it.
  package let start: Stamp
  /// In the order they are asked first.
  package let prompts: [ContentID]

  package init(selection: String, day: Day, start: Stamp, prompts: [ContentID]) {
    self.selection = selection
    self.day = day
    self.start = start
    self.prompts = prompts
  }
}

extension NoteStore {
  /// The session begun last here; nothing if there was none, or it cannot be read.
  package func session() throws(NoteStoreError) -> KeptSession? {
    try asking { () throws(SQLiteError) in
      guard case .text(let bytes) = try local("session") else { return nil }
      let parts = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      guard parts.count >= 3, let day = Int(parts[1]), let start = Int64(parts[2]) else {
        return nil
      }
      return KeptSession(
        selection: String(parts[0]), day: Day(number: day), start: Stamp(bits: start),
        prompts: parts.dropFirst(3).compactMap { ContentID(digits: $0) })
    }
  }

  /// Keeps a session that begins at `now`, and gives it.
  package func beginSession(
    selection: String, on day: Day, of prompts: [ContentID], at now: Moment
  ) throws(NoteStoreError) -> KeptSession {
    try change(at: now) { () throws(NoteStoreError) in
      try asking { () throws(SQLiteError) in
        let start = try nextStamp(at: now)
        let lines =
          [selection, String(day.number), String(start.bits)] + prompts.map(\.digits)
        try setLocal("session", to: .text(lines.joined(separator: "\n")))
        return KeptSession(selection: selection, day: day, start: start, prompts: prompts)
      }
    }
  }
}
