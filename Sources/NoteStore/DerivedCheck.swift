import History
import SQLite

/// Compares what is derived with what follows from what is kept: it is derived anew, into temporary
/// tables. Their names hide those of the file from every statement that does not name a schema.
///
///     main.item  ◄── except ──►  temp.item  ◄── derive ── main.version, main.body …
struct DerivedCheck {
  let store: NoteStore
  var check: Check
  /// Notes and marks of which nothing follows that could be relied on.
  private let damaged: KeptCheck.Damaged
  /// Notes that other programs have written.
  private var outside: Set<Int64> = []

  init(_ store: NoteStore, _ check: Check, except damaged: KeptCheck.Damaged) {
    self.store = store
    self.check = check
    self.damaged = damaged
    let tables = Schema.objects.filter {
      $0.part == .derived && $0.kind == "table" && !$0.isVirtual
    }.map(\.name)
    precondition(Set(tables) == Set(DerivedTable.all.map(\.name)), "all tables are compared")
  }

  mutating func run(_ progress: (Double) -> Void) throws(SQLiteError) {
    var place = try hindrance { () throws(SQLiteError) in
      outside = Set(try store.numbers("select n from outside_edit", []))
      check.outsideEdits = outside.count
    }
    check.add(.unreadable, ifHinderedBy: place)
    var words = try WordCheck(store)
    try Schema.makeDerivedAside(in: store.connection)
    let numbers = try store.numbers("select n from note_key order by n", [])
      .filter { !damaged.notes.contains($0) }
    var done = 0
    place = try hindrance { () throws(SQLiteError) in
      try store.derive(numbers) { cut throws(SQLiteError) in
        try words.take(cut)
        done += cut.count
        progress(0.7 * Double(done) / Double(max(numbers.count, 1)))
      }
    }
    guard place == nil else { return check.add(.unreadable, ifHinderedBy: place) }
    for table in DerivedTable.all { try compare(table) }
    progress(0.8)
    place = try hindrance { () throws(SQLiteError) in
      let different = try words.differences().filter { !isExempt($0) }
      for n in different.sorted() { check.add(.derived("note_words"), store.place(ofNote: n)) }
      if !different.isEmpty || !damaged.notes.isEmpty { return }
      if try !words.isSummedUp() { check.add(.wordOrder) }
    }
    check.add(.derivedTable, ifHinderedBy: place)
    progress(1)
  }

  private func isExempt(_ n: Int64) -> Bool {
    damaged.notes.contains(n) || outside.contains(n)
  }

  private mutating func compare(_ table: DerivedTable) throws(SQLiteError) {
    // Sums over all notes say nothing where a note is left out.
    let isSum = !damaged.notes.isEmpty && ["tag", "folder"].contains(table.name)
    guard !isSum, !(damaged.hasMarks && table.name == "prompt") else { return }
    let place = try hindrance { () throws(SQLiteError) in
      var notes: Set<Int64> = []
      var others = 0
      for (one, other) in [("main", "temp"), ("temp", "main")] {
        let rows = try store.connection.rows(table.rows(in: one, notIn: other))
        while try rows.next() {
          switch rows.cell(0) {
          case .integer(let n): if !isExempt(n) { notes.insert(n) }
          case .null, .real, .text, .blob: others += 1
          }
        }
      }
      for n in notes.sorted() { check.add(.derived(table.name), store.place(ofNote: n)) }
      if others > 0 { check.add(.derived(table.name), count: others) }
    }
    check.add(.derivedTable, ifHinderedBy: place)
  }
}
