import NoteVocabulary
import SQLite

/// The days of a reader.
extension NoteStore {
  /// On how many days in a row, up to this one, something was answered.
  package func streak(endingOn day: Day) throws(NoteStoreError) -> Int {
    try asking { () throws(SQLiteError) in
      var streak = 0
      let rows = try connection.rows(
        "select distinct day from review where day <= ? order by day desc", .integer(day.number))
      while try rows.next(), try rows.integer(0) == Int64(day.number - streak) { streak += 1 }
      return streak
    }
  }

  /// The first day after this one on which something is due; nothing if nothing is.
  package func nextDue(after day: Day) throws(NoteStoreError) -> Day? {
    try asking { () throws(SQLiteError) in
      let due = try connection.cell(
        """
        select min(p.due) from prompt p join item i on i.n = p.note
        where p.due > ? and p.suspended = 0 and i.trashed is null
        """, .integer(day.number))
      return if case .integer(let number) = due { Day(number: Int(number)) } else { nil }
    }
  }
}
