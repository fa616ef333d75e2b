import CSQLite
import SQLite
import TestSupport
import Testing

@Suite struct `The settings of a connection` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("page_size", 8192), ("mmap_size", 0), ("cell_size_check", 1), ("secure_delete", 1),
    ("synchronous", 3), ("busy_timeout", 30_000), ("trusted_schema", 0),
  ])
  func `are these`(pragma: String, value: Int64) throws {
    let connection = try Connection(to: folder.bytes("fruit"), .creating)
    let kept = try connection.cell("pragma \(pragma)")
    #expect(kept == .integer(value))
  }

  @Test func `keep triggers in a file from running`() throws {
    let connection = try Connection(to: folder.bytes("fruit"), .creating)
    try connection.script(
      """
      create table fruit(name text);
      create trigger eaten after insert on fruit begin delete from fruit; end;
      insert into fruit values ('fig');
      """)
    let count = try connection.cell("select count(*) from fruit")
    #expect(count == 1)
  }

  @Test func `keep views in a file from being read`() throws {
    let connection = try Connection(to: folder.bytes("fruit"), .creating)
    try connection.run("create view fruit as select 'fig' as name")
    let error = #expect(throws: SQLiteError.self) { try connection.run("select * from fruit") }
    #expect(error?.message == "access to view \"fruit\" prohibited")
  }

  @Test func `keep the schema from being written by hand`() throws {
    let connection = try Connection(to: folder.bytes("fruit"), .creating)
    try connection.script("pragma writable_schema = on; create table fruit(name text);")
    let error = #expect(throws: SQLiteError.self) {
      try connection.run("delete from sqlite_schema")
    }
    #expect(error?.message == "table sqlite_master may not be modified")
  }

  @Test func `turn a file back that was left in WAL`() throws {
    try leaveInWAL(andStay: false) {
      _ = try Connection(to: folder.bytes("fruit"), .writing)
      let header = try folder.contents(of: "fruit")
      #expect(header[18...19] == [1, 1])
    }
  }

  @Test func `refuse a file while another program keeps it in WAL`() throws {
    try leaveInWAL(andStay: true) {
      let error = #expect(throws: SQLiteError.self) {
        _ = try Connection(to: folder.bytes("fruit"), .writing)
      }
      #expect(error?.reason == .keptInWAL)
      let connection = try Connection(to: folder.bytes("fruit"), .reading)
      let count = try connection.cell("select count(*) from fruit")
      #expect(count == 0)
    }
  }

  /// Another program, with settings of its own, writes the file.
  private func leaveInWAL(andStay stays: Bool, then look: () throws -> Void) throws {
    var other: OpaquePointer?
    try #require(sqlite3_open(folder.path("fruit"), &other) == SQLITE_OK)
    let sql = "pragma journal_mode = wal; create table fruit(name text);"
    try #require(sqlite3_exec(other, sql, nil, nil, nil) == SQLITE_OK)
    if !stays { sqlite3_close(other) }
    defer { if stays { sqlite3_close(other) } }
    try look()
  }
}
