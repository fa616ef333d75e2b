import NoteStore
import NoteVocabulary
import SQLite
import TestSupport
import Testing

@Suite struct `A library file` {
  private let folder: TemporaryFolder
  private let path: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    path = folder.bytes("library")
  }

  @discardableResult
  private func make() throws -> NoteStore {
    var generator = SystemRandomNumberGenerator()
    return try NoteStore.make(at: path, deriving: Toy.derivation, using: &generator)
  }

  private func open(for access: NoteStore.Access = .writing) throws -> NoteStore {
    try NoteStore(openingAt: path, for: access, deriving: Toy.derivation)
  }

  /// What another program does to the file.
  private func outside(_ sql: String) throws {
    try Connection(to: path, .creating).script(sql)
  }

  @Test func `is opened again as the copy it is`() throws {
    let replica = try make().replica
    #expect(try open().replica == replica)
    #expect(try open(for: .reading).replica == replica)
  }

  @Test func `is made of an empty file too`() throws {
    try folder.write([], to: "library")
    try make()
    #expect(try open(for: .reading).notes(countMax: 10) == [])
  }

  @Test func `is not made twice`() throws {
    try make()
    #expect(throws: NoteStoreError.exists) { try make() }
  }

  @Test func `is not made of another database`() throws {
    try outside("create table fruit(name text)")
    #expect(throws: NoteStoreError.notALibrary("it holds no notes table")) { try make() }
  }

  @Test func `is missed where there is none`() {
    #expect(throws: NoteStoreError.missing) { try open() }
    #expect(throws: NoteStoreError.missing) { try open(for: .reading) }
  }

  @Test(arguments: [NoteStore.Access.reading, .writing])
  func `is told from other files`(access: NoteStore.Access) throws {
    try folder.write(Array("Dear diary, ".utf8) + Array(repeating: 32, count: 1000), to: "library")
    #expect(throws: NoteStoreError.notALibrary("it is not a database")) { try open(for: access) }
    try folder.write([], to: "library")
    try outside("create table local(key text, value); create table note(text)")
    #expect(throws: NoteStoreError.notALibrary("it holds no notes table")) {
      try open(for: access)
    }
  }

  @Test func `is known without the header that a dump loses`() throws {
    try make()
    try outside("pragma application_id = 0; pragma user_version = 0;")
    #expect(throws: Never.self) { try open() }
  }

  @Test func `is left alone when a later program made it`() throws {
    try make()
    try outside("pragma user_version = 1999")
    #expect(throws: Never.self) { try open() }
    try outside("pragma user_version = 2000")
    #expect(throws: NoteStoreError.newer(format: 2000)) { try open() }
  }

  @Test func `is damaged when it does not say which copy it is`() throws {
    try make()
    try outside("delete from local where key = 'replica'")
    #expect(throws: NoteStoreError.damaged("it does not say which copy it is")) { try open() }
  }

  @Test func `is not written when opened for reading`() throws {
    try make()
    let store = try open(for: .reading)
    #expect(throws: NoteStoreError.readOnly) {
      try store.write(at: TestLibrary.start) { writing throws(NoteStoreError) in
        try writing.setText(of: TestLibrary.id(1), to: NoteText("fig"), by: .here(.edit))
      }
    }
  }

  @Test func `says in its schema what every table and column is for`() throws {
    try make()
    let connection = try Connection(to: path, .reading)
    var silent: [String] = []
    let tables = try connection.rows(
      """
      select name, sql from sqlite_schema
      where type in ('table', 'view') and name not like 'note_words_%' and sql is not null
      """)
    while try tables.next() {
      let name = try tables.string(0)
      let lines = try tables.string(1).split(separator: "\n").map { $0.drop { $0 == " " } }
      if !lines.contains(where: { $0.hasPrefix("-- ") }) { silent.append(name) }
      guard try tables.string(1).hasPrefix("CREATE TABLE") else { continue }
      let columns = try connection.rows("select name from pragma_table_info(?)", .text(name))
      while try columns.next() {
        let column = try columns.string(0)
        let line = lines.first { $0.hasPrefix(column + " ") }
        if line?.contains("-- ") != true { silent.append("\(name).\(column)") }
      }
    }
    #expect(silent == [])
  }
}
