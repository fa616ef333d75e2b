import SQLite
import TestSupport
import Testing

@Suite struct `A transaction` {
  let folder: TemporaryFolder

  struct Refusal: Error, Equatable {
    let words: String
  }

  init() throws { folder = try TemporaryFolder() }

  private func fruits(_ connection: borrowing Connection) throws -> [String] {
    var names: [String] = []
    let rows = try connection.rows("select name from fruit order by name")
    while try rows.next() { names.append(try rows.string(0)) }
    return names
  }

  @Test func `keeps all of its work`() throws {
    let connection = try Connection(to: folder.bytes("fruit"), .creating)
    try connection.run("create table fruit(name text)")
    try connection.transaction(refused: { $0 }) { () throws(SQLiteError) in
      try connection.run("insert into fruit values ('fig')")
      try connection.run("insert into fruit values ('plum')")
    }
    #expect(try fruits(Connection(to: folder.bytes("fruit"), .reading)) == ["fig", "plum"])
  }

  @Test func `keeps none of its work when that throws`() throws {
    let connection = try Connection(to: folder.bytes("fruit"), .creating)
    try connection.run("create table fruit(name text)")
    let error = #expect(throws: Refusal.self) {
      try connection.transaction(refused: { Refusal(words: $0.message) }) { () throws(Refusal) in
        try? connection.run("insert into fruit values ('fig')")
        throw Refusal(words: "enough")
      }
    }
    #expect(error == Refusal(words: "enough"))
    #expect(try fruits(connection) == [])
    let isInTransaction = connection.isInTransaction
    #expect(!isInTransaction)
  }

  @Test func `says in the caller's words that its end was refused, and keeps nothing`() throws {
    let connection = try Connection(to: folder.bytes("fruit"), .creating)
    try connection.script(
      """
      pragma foreign_keys = on;
      create table tree(name text primary key);
      create table fruit(name text, tree text references tree deferrable initially deferred);
      """)
    let error = #expect(throws: Refusal.self) {
      try connection.transaction(refused: { Refusal(words: $0.message) }) { () throws(Refusal) in
        try? connection.run("insert into fruit values ('fig', 'fig tree')")
      }
    }
    #expect(error == Refusal(words: "FOREIGN KEY constraint failed"))
    #expect(try fruits(connection) == [])
  }
}
