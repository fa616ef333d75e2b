import Foundation
import History
import NoteStore
import NoteVocabulary
import SQLite
import TestSupport
import Testing

@Suite struct `A backup` {
  private let library: TestLibrary
  private let backups: Backups

  init() throws {
    library = try TestLibrary()
    backups = Backups(of: library.folder.bytes("library"))
    try library.write("fig", as: TestLibrary.id(1))
  }

  private func backUp(minute: Int64, for reason: StoredBackup.Reason = .asked) throws
    -> StoredBackup
  {
    try library.store.backUp(to: backups, at: TestLibrary.moment(minute), for: reason)
  }

  private func restore(_ backup: StoredBackup, minute: Int64) throws -> Backups.Before {
    try backups.restore(
      backup.path, at: TestLibrary.moment(minute), deriving: Toy.derivation)
  }

  private func text(_ number: UInt8 = 1) throws -> String? {
    let store = try NoteStore(
      openingAt: library.folder.bytes("library"), for: .reading, deriving: Toy.derivation)
    return try store.text(of: TestLibrary.id(number))?.shown
  }

  @Test func `is the same file, byte by byte`() throws {
    let backup = try backUp(minute: 1)
    #expect(backup.name == "2025-11-20T090100Z-asked.sqlite")
    let copy = try Data(
      contentsOf: URL(fileURLWithPath: String(decoding: backup.path, as: UTF8.self)))
    #expect(try Array(copy) == library.folder.contents(of: "library"))
    #expect(try backups.list() == [backup])
    #expect(backup.size == Int64(copy.count))
  }

  @Test func `has a name of its own, also in the same second`() throws {
    let names = try (0..<3).map { _ in try backUp(minute: 1).name }
    #expect(Set(names).count == 3 && names == names.sorted())
  }

  @Test func `holds what is on the disk, and keeps nobody from writing afterwards`() throws {
    _ = try backUp(minute: 1)
    try library.write("plum", as: TestLibrary.id(1), minute: 2)
    try library.outside().run("update note set text = 'pear'")
    #expect(try library.kept().count > 3)
  }

  @Test func `is given back, and what was there is saved before`() throws {
    let backup = try backUp(minute: 1)
    try library.write("plum", as: TestLibrary.id(1), minute: 2)
    guard case .saved(let before) = try restore(backup, minute: 3) else {
      Issue.record("nothing was saved")
      return
    }
    #expect(try text() == "fig")
    #expect(before.reason == .restore)
    #expect(try backups.list() == [before, backup])
    _ = try restore(before, minute: 4)
    #expect(try text() == "plum")
  }

  @Test func `is given back where the library is gone`() throws {
    let backup = try backUp(minute: 1)
    try FileManager.default.removeItem(atPath: library.folder.path("library"))
    #expect(try restore(backup, minute: 2) == .nothing)
    #expect(try text() == "fig")
  }

  @Test(arguments: [0, 2, 5])
  func `is given back where the library is damaged, which is kept as it is`(page: Int) throws {
    let backup = try backUp(minute: 1)
    var bytes = try library.folder.contents(of: "library")
    for place in page * 8192..<(page + 1) * 8192 { bytes[place] = 0xa5 }
    try library.folder.write(bytes, to: "library")
    guard case .keptAside(let path) = try restore(backup, minute: 2) else {
      Issue.record("it was taken for whole")
      return
    }
    #expect(try text() == "fig")
    #expect(
      FileManager.default.contents(atPath: String(decoding: path, as: UTF8.self)) == Data(bytes))
  }

  @Test func `is not given back while another program is writing`() throws {
    let backup = try backUp(minute: 1)
    let other = try library.outside()
    try other.run("begin immediate; update note set text = 'plum'")
    #expect(throws: NoteStoreError.busy) { try restore(backup, minute: 2) }
    try other.run("commit")
    #expect(try backups.list() == [backup])
    #expect(try library.outside().texts("select text from note") == ["plum"])
  }

  @Test func `of another library is refused`() throws {
    let other = try TestLibrary()
    try other.write("fig", as: TestLibrary.id(1))
    let backup = try other.store.backUp(
      to: Backups(of: other.folder.bytes("library")), at: TestLibrary.moment(1), for: .asked)
    #expect(throws: NoteStoreError.foreign) { try restore(backup, minute: 2) }
  }

  @Test func `that is damaged is refused`() throws {
    let backup = try backUp(minute: 1)
    try library.write("plum", as: TestLibrary.id(1), minute: 2)
    try OtherProgram(path: String(decoding: backup.path, as: UTF8.self)).run(
      "update body set text = 'nothing'")
    #expect(throws: NoteStoreError.damaged("some of its notes are not as they were written")) {
      try restore(backup, minute: 3)
    }
    #expect(try text() == "plum")
    #expect(try library.folder.names() == ["library", "library.backups"])
  }

  @Test func `that is no library is refused`() throws {
    let path = library.folder.bytes("diary")
    try library.folder.write(Array("Dear diary".utf8), to: "diary")
    #expect(throws: NoteStoreError.notALibrary("it is not a database")) {
      try backups.restore(path, at: TestLibrary.moment(1), deriving: Toy.derivation)
    }
    #expect(throws: NoteStoreError.missing) {
      try backups.restore(
        library.folder.bytes("nothing"), at: TestLibrary.moment(1), deriving: Toy.derivation)
    }
    #expect(throws: NoteStoreError.failed("it is the library itself")) {
      try backups.restore(
        library.folder.bytes("library"), at: TestLibrary.moment(1), deriving: Toy.derivation)
    }
  }

  @Test func `of a damaged library is not made`() throws {
    var bytes = try library.folder.contents(of: "library")
    for place in 8192 * 5..<8192 * 6 { bytes[place] = 0xa5 }
    try library.folder.write(bytes, to: "library")
    #expect(throws: NoteStoreError.damaged("its copy is not whole")) { try backUp(minute: 1) }
    #expect(try backups.list() == [])
    #expect(try library.folder.names(in: "library.backups") == [])
  }

  @Test func `that was broken off leaves nothing behind for long`() throws {
    _ = try backUp(minute: 1)
    try library.folder.write([1], to: "library.backups/2025-11-20T080000Z-daily.sqlite.partial")
    try library.folder.write([1], to: "library.backups/my own notes.txt")
    _ = try backUp(minute: 2)
    #expect(
      try library.folder.names(in: "library.backups") == [
        "2025-11-20T090100Z-asked.sqlite", "2025-11-20T090200Z-asked.sqlite", "my own notes.txt",
      ])
  }

  @Test func `lies beside the file, also when that is named by a link`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: library.folder.path("link"), withDestinationPath: library.folder.path("library"))
    #expect(Backups(of: library.folder.bytes("link")) == backups)
  }
}
