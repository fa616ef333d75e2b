import NoteVocabulary
import SQLite

/// What a library holds, counted. Every question is answered by an index, never by a text.
package struct Counts: Hashable, Sendable {
  /// Outside the trash.
  package let notes: Int
  package let pinned: Int
  package let unsorted: Int
  package let trashed: Int
  package let tags: Int
  /// Books that are being read.
  package let reading: Int
  /// Prompts to ask on the day.
  package let due: Int
}

/// A folder or a tag, and how many notes outside the trash are in it or below it.
package struct CountedName: Hashable, Sendable {
  package let name: String
  package let count: Int
}

extension NoteStore {
  package func counts(on day: Day) throws(NoteStoreError) -> Counts {
    try asking { () throws(SQLiteError) in
      Counts(
        notes: try count("select count(*) from item indexed by item_folder where trashed is null"),
        pinned: try count("select count(*) from item where pinned = 1 and trashed is null"),
        unsorted: try count(
          "select count(*) from item where folder is null and trashed is null"),
        trashed: try count("select count(*) from item where trashed is not null"),
        tags: try count("select count(*) from tag where notes > 0"),
        reading: try count(
          """
          select count(*) from book b join item i on i.n = b.note
          where b.status = 'reading' and i.trashed is null
          """),
        due: try count(
          """
          select count(*) from prompt p join item i on i.n = p.note
          where p.due <= ?1 and p.suspended = 0 and (p.buried is null or p.buried <= ?1)
            and i.trashed is null
          """, .integer(day.number)))
    }
  }

  /// The pinned notes, those changed last first.
  package func pinnedNotes(countMax: Int) throws(NoteStoreError) -> [Note] {
    try asking { () throws(SQLiteError) in
      try notes(
        numbered: numbers(
          """
          select n from item where pinned = 1 and trashed is null
          order by modified desc, n desc limit ?
          """, [.integer(countMax)]))
    }
  }

  /// The notes about books that are being read, those changed last first.
  package func notesBeingRead(countMax: Int) throws(NoteStoreError) -> [Note] {
    try asking { () throws(SQLiteError) in
      try notes(
        numbered: numbers(
          """
          select i.n from book b join item i on i.n = b.note
          where b.status = 'reading' and i.trashed is null
          order by i.modified desc, i.n desc limit ?
          """, [.integer(countMax)]))
    }
  }

  /// The folders by name, each with the notes in it and in the folders inside it.
  package func foldersCounted() throws(NoteStoreError) -> [CountedName] {
    try asking { () throws(SQLiteError) in
      var counts: [String: Int] = [:]
      let folders = try connection.rows("select name from folder")
      while try folders.next() { counts[try folders.string(0)] = 0 }
      let rows = try connection.rows(
        """
        select folder, count(*) from item where trashed is null and folder is not null
        group by folder
        """)
      while try rows.next() {
        let (name, count) = (try rows.string(0), Int(try rows.integer(1)))
        counts[name, default: 0] += count
        if let slash = name.firstIndex(of: "/") {
          counts[String(name[..<slash]), default: 0] += count
        }
      }
      return counts.map { CountedName(name: $0.key, count: $0.value) }.sorted { $0.name < $1.name }
    }
  }

  /// The tags without one above them, those with most notes first.
  package func tagsCounted(countMax: Int) throws(NoteStoreError) -> [CountedName] {
    try asking { () throws(SQLiteError) in
      var tags: [CountedName] = []
      let rows = try connection.rows(
        """
        select name, notes from tag where parent is null and notes > 0
        order by notes desc, folded limit ?
        """, .integer(countMax))
      while try rows.next() {
        tags.append(CountedName(name: try rows.string(0), count: Int(try rows.integer(1))))
      }
      return tags
    }
  }

  private func count(_ sql: String, _ cells: Cell...) throws(SQLiteError) -> Int {
    let rows = try connection.rows(sql, binding: cells)
    return try rows.next() ? Int(try rows.integer(0)) : 0
  }
}
