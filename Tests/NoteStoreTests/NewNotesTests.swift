import History
import NoteStore
import NoteVocabulary
import SQLite
import Testing

/// So many new notes at once that their indexes are made last.
@Suite struct `Many new notes in one transaction` {
  private let library: TestLibrary

  init() throws { library = try TestLibrary() }

  private static func id(_ number: Int) -> NoteID {
    NoteID(
      bytes: [UInt8(truncatingIfNeeded: number &* 37), UInt8(number / 256), UInt8(number % 256)]
        + Array(repeating: 9, count: 13))
  }

  /// Notes with everything that can follow from one.
  private func add(_ numbers: Range<Int>, to writing: inout Writing) throws(NoteStoreError) {
    for number in numbers where try writing.isFree(Self.id(number)) {
      var fields: [(Field, Value)] = [(.tag("Hand/of \(number % 3)"), .truth(true))]
      if number % 3 == 0 { fields.append((.folder, .text("shelf \(number % 7)"))) }
      if number % 5 == 0 { fields.append((.meta("author"), .text("Ann"))) }
      if number % 11 == 0 { fields.append((.pinned, .truth(true))) }
      let month = 1 + (number * 7) % 12
      fields.append((.meta("created"), .text("2021-\(month < 10 ? "0" : "")\(month)-01")))
      let text = "Note \(number)\nfig \(number) #a/B\(number % 13) #A\nQ: \(number)"
      try writing.add(
        Self.id(number), NoteText(text),
        by: .source("test", at: Moment(utc: "2020-01-01")), fields: fields,
        by: .source("test", at: nil))
    }
  }

  private func write(_ work: (inout Writing) throws(NoteStoreError) -> Void) throws {
    try library.store.write(at: TestLibrary.moment(0)) { writing throws(NoteStoreError) in
      try work(&writing)
    }
  }

  /// The statements that made the tables and indexes of the file.
  private func schema() throws -> Set<String> {
    let connection = try Connection(to: library.folder.bytes("library"), .reading)
    let rows = try connection.rows("select name || ' ' || coalesce(sql, '') from sqlite_schema")
    var lines: Set<String> = []
    while try rows.next() { lines.insert(try rows.string(0)) }
    return lines
  }

  /// Whether what is derived is what follows from what is kept, and the file is in order.
  private func expectOrder() throws {
    let written = try library.derived()
    try library.store.deriveAnew(at: TestLibrary.moment(1))
    #expect(try library.derived() == written)
    let connection = try Connection(to: library.folder.bytes("library"), .reading)
    #expect(try connection.cell("pragma integrity_check") == "ok")
  }

  @Test(arguments: [1, 499, 700])
  func `are derived as single ones are`(count: Int) throws {
    let empty = try schema()
    try write { writing throws(NoteStoreError) in try add(0..<count, to: &writing) }
    #expect(try library.store.notes(countMax: .max).count == count)
    #expect(try schema() == empty)
    try expectOrder()
  }

  @Test func `are written among changes of others`() throws {
    try library.write("old #a", as: Self.id(5))
    try write { writing throws(NoteStoreError) in
      try add(0..<650, to: &writing)
      let text = NoteText("Old\nchanged #other")
      try writing.setText(of: Self.id(5), to: text, by: .here(.edit))
      try writing.setText(of: Self.id(640), to: NoteText("new again"), by: .here(.edit))
      try writing.set(.state, of: Self.id(3), to: .text("trash"), by: .here(.tags))
      try add(650..<1300, to: &writing)
    }
    #expect(try library.store.text(of: Self.id(640))?.shown == "new again")
    #expect(try library.store.versions(of: Self.id(640)).count { $0.field == .text } == 2)
    #expect(try library.ids(holding: "1299") == [Self.id(1299)])
    try expectOrder()
  }

  @Test func `are all gone when the transaction fails`() throws {
    let empty = try schema()
    #expect(throws: NoteStoreError.self) {
      try write { writing throws(NoteStoreError) in
        try add(0..<600, to: &writing)
        throw .busy
      }
    }
    #expect(try library.store.notes(countMax: .max).isEmpty)
    #expect(try schema() == empty)
    try write { writing throws(NoteStoreError) in try add(0..<10, to: &writing) }
    #expect(try library.ids(holding: "7") == [Self.id(7)])
    try expectOrder()
  }
}
