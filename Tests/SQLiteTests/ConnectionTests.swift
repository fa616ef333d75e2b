import SQLite
import TestSupport
import Testing

@Suite struct `A connection` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func opened(_ access: Connection.Access = .creating) throws -> Connection {
    try Connection(to: folder.bytes("fruit"), access)
  }

  @Test(arguments: [
    Cell.null, 0, -1, .integer(Int64.max), .real(0.5), "fig", "", .text([0xff, 0x00, 0x41]),
    .blob([]), .blob([0, 1, 255]),
  ])
  func `reads back what was written`(cell: Cell) throws {
    let connection = try opened()
    try connection.run("create table fruit(a any) strict")
    try connection.run("insert into fruit values (?)", cell)
    var read: [Cell] = []
    let rows = try connection.rows("select a from fruit")
    while try rows.next() { read.append(rows.cell(0)) }
    #expect(read == [cell])
  }

  @Test(arguments: [
    ("selec 1", "near \"selec\": syntax error"),
    ("select 1 from orchard", "no such table: orchard"),
    ("select \"no such column\"", "no such column: no such column"),
    ("", "nothing to do"),
  ])
  func `says what is wrong with a statement`(sql: String, message: String) throws {
    let connection = try opened()
    let error = #expect(throws: SQLiteError.self) { try connection.run(sql) }
    #expect(error?.message == message)
    #expect(error?.statement == sql)
  }

  @Test func `never tells the values in an error`() throws {
    let connection = try opened()
    try connection.run("create table fruit(name text unique) strict")
    try connection.run("insert into fruit values (?)", "a secret")
    let error = #expect(throws: SQLiteError.self) {
      try connection.run("insert into fruit values (?)", "a secret")
    }
    #expect(error?.reason == .constraint)
    #expect(error.map { "\($0)".contains("secret") } == false)
  }

  @Test func `throws where a column holds something else than what is asked for`() throws {
    let connection = try opened()
    let rows = try connection.rows("select 'fig' as name")
    let error = #expect(throws: SQLiteError.self) {
      while try rows.next() { _ = try rows.integer(0) }
    }
    #expect(error?.reason == .mismatch)
    #expect(error?.message == "column 0 (name) is not a whole number")
  }

  @Test func `runs one statement inside another of the same text`() throws {
    let connection = try opened()
    try connection.script("create table n(n integer); insert into n values (1), (2), (3);")
    var pairs: [[Int64]] = []
    let outer = try connection.rows("select n from n order by n")
    while try outer.next() {
      let inner = try connection.rows("select n from n order by n")
      while try inner.next() { pairs.append([try outer.integer(0), try inner.integer(0)]) }
    }
    #expect(pairs.count == 9)
    #expect(pairs.first == [1, 1] && pairs.last == [3, 3])
  }

  @Test func `gives the first cell, or nothing`() throws {
    let connection = try opened()
    let some = try connection.cell("select 7, 8")
    let none = try connection.cell("select 7 where 0")
    #expect(some == 7 && none == nil)
  }

  @Test(arguments: [":memory:", "file:fruit?mode=memory", " "])
  func `takes every name for the name of a file`(name: String) throws {
    let connection = try Connection(to: folder.bytes(name), .creating)
    try connection.run("create table fruit(a)")
    #expect(try folder.contents(of: name).starts(with: Array("SQLite format 3\0".utf8)))
  }

  @Test func `finds no file where there is none`() throws {
    let error = #expect(throws: SQLiteError.self) { _ = try opened(.writing) }
    #expect(error?.reason == .missing)
    #expect(error?.message == "No such file or directory")
  }

  @Test func `does not take a folder for a file`() throws {
    let error = #expect(throws: SQLiteError.self) {
      _ = try Connection(to: folder.bytes("."), .creating)
    }
    #expect(error?.reason == .cannotOpen)
    #expect(error?.message == "Is a directory")
  }

  @Test func `does not take another file for a database`() throws {
    try folder.write(Array(repeating: UInt8(ascii: "x"), count: 5000), to: "fruit")
    let error = #expect(throws: SQLiteError.self) { _ = try opened(.writing) }
    #expect(error?.reason == .notADatabase)
  }

  @Test func `does not write when opened for reading`() throws {
    _ = try Connection(to: folder.bytes("fruit"), .creating)
      .run("create table fruit(name text)")
    let error = #expect(throws: SQLiteError.self) {
      try opened(.reading).run("insert into fruit values ('fig')")
    }
    #expect(error?.reason == .readOnly)
  }
}
