import SQLite
import TestSupport
import Testing

@Suite struct `The rows on the pages of a file` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Cells of every kind and length, some longer than a page.
  private static func cell() -> Cell {
    switch Int.random(in: 0..<8) {
    case 0: .null
    case 1: .integer(Int64.random(in: -2...2))
    case 2: .integer(Int64.random(in: .min ... .max) >> Int64.random(in: 0..<64))
    case 3: .real(Double.random(in: -9...9))
    case 4: .text((0..<Int.random(in: 0...300)).map { _ in UInt8.random(in: 32...126) })
    case 5: .blob((0..<Int.random(in: 0...60)).map { _ in UInt8.random(in: 0...255) })
    case 6: .text([UInt8](repeating: 65, count: Int.random(in: 1900...2100)))
    default: .blob([UInt8](repeating: 7, count: Int.random(in: 0...20_000)))
    }
  }

  private func rows(usualPageSize: Int = 8192) throws -> [PageRows.Row] {
    let bytes = try folder.contents(of: "fruit")
    func read(_ place: Int64, _ count: Int) -> [UInt8] {
      Array(bytes.dropFirst(Int(place)).prefix(count))
    }
    let pages = PageRows(
      fileSize: Int64(bytes.count), usualPageSize: usualPageSize, read: read)
    var rows: [PageRows.Row] = []
    pages.forEach(by: read, saying: { _ in }) { rows.append($0) }
    return rows
  }

  @Test(arguments: [512, 4096, 8192, 65_536])
  func `are those that SQLite gives`(pageSize: Int) throws {
    var written: [Int64: [Cell]] = [:]
    var names: Set<Cell> = []
    do {
      let connection = try Connection(to: folder.bytes("fruit"), .creating)
      try connection.script(
        """
        pragma page_size = \(pageSize); vacuum;
        create table fruit(n integer primary key, a any, b any) strict;
        create table name(name text primary key) strict, without rowid;
        begin
        """)
      for _ in 0..<300 {
        let (a, b) = (Self.cell(), Self.cell())
        let n = Int64.random(in: .min ... .max) >> Int64.random(in: 0..<64)
        try connection.run("insert or replace into fruit values (?, ?, ?)", .integer(n), a, b)
        written[n] = [.null, a, b]
        let name = Cell.text("name \(n)")
        try connection.run("insert or ignore into name values (?)", name)
        names.insert(name)
      }
      try connection.run("commit")
    }
    let rows = try rows(usualPageSize: 1024)
    let table = rows.filter { $0.cells.count == 3 && $0.number != nil }
    #expect(table.count == written.count)
    for row in table { #expect(row.cells == written[row.number ?? 0] ?? []) }
    #expect(
      Set(rows.filter { $0.number == nil && $0.cells.count == 1 }.map { $0.cells[0] }) == names)
  }

  @Test func `are found where the head of the file is gone`() throws {
    do {
      let connection = try Connection(to: folder.bytes("fruit"), .creating)
      try connection.script("create table fruit(name text) strict; begin")
      for n in 0..<5000 { try connection.run("insert into fruit values (?)", .text("fig \(n)")) }
      try connection.run("commit")
    }
    var bytes = try folder.contents(of: "fruit")
    for place in 0..<200 { bytes[place] = 0 }
    try folder.write(bytes, to: "fruit")
    #expect(try rows().count == 5000)
  }

  @Test func `are none where there is nothing but noise`() throws {
    for _ in 0..<20 {
      try folder.write((0..<40_000).map { _ in UInt8.random(in: 0...255) }, to: "fruit")
      for row in try rows() { #expect(row.cells.count < 10_000) }
    }
    try folder.write([], to: "fruit")
    #expect(try rows() == [])
  }
}
