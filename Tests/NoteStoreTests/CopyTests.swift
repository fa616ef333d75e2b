import Foundation
import History
import NoteVocabulary
import SQLite
import TestSupport
import Testing

@testable import NoteStore

@Suite struct `A copy of a library` {
  private let folder: TemporaryFolder
  private let original: AuthorID

  init() throws {
    folder = try TemporaryFolder()
    var generator = SystemRandomNumberGenerator()
    original = try NoteStore.make(
      at: folder.bytes("one"), deriving: Toy.derivation, knownTo: Self.registry(in: folder),
      using: &generator
    ).replica
  }

  private static func registry(in folder: TemporaryFolder) -> CopyRegistry {
    let chance = (0..<16).map { _ in UInt8.random(in: 0...255) }
    return CopyRegistry(in: folder.bytes("state/libnotes"), chance: chance)
  }

  private func open(_ name: String) throws -> NoteStore {
    try NoteStore(
      openingAt: folder.bytes(name), for: .writing, deriving: Toy.derivation,
      knownTo: Self.registry(in: folder))
  }

  /// Writes in a file; gives whether it found that it is a copy, and who wrote.
  @discardableResult
  private func write(
    _ name: String, with store: NoteStore? = nil
  ) throws -> (isNew: Bool, replica: AuthorID) {
    let store = if let store { store } else { try open(name) }
    store.notices = []
    let note = NoteID(bytes: (0..<16).map { _ in UInt8.random(in: 1...255) })
    try store.write(at: TestLibrary.start) { writing throws(NoteStoreError) in
      _ = try writing.setText(of: note, to: NoteText("fig"), by: .here(.edit))
    }
    #expect(try store.versions(of: note).map(\.author) == [store.replica])
    return (store.notices == [.copy], store.replica)
  }

  private func copy(_ name: String, to other: String) throws {
    try folder.write(try folder.contents(of: name), to: other)
  }

  private var registryFiles: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path("state/libnotes")).sorted()
    }
  }

  @Test func `is the one of two files that writes second`() throws {
    try copy("one", to: "two")
    #expect(try write("one") == (false, original))
    let two = try write("two")
    #expect(two.isNew && two.replica != original)
    #expect(try write("one") == (false, original))
    #expect(try write("two") == (false, two.replica))
  }

  @Test func `says whom it had written as before`() throws {
    try copy("one", to: "two")
    try write("one")
    let replica = try write("two").replica
    let connection = try Connection(to: folder.bytes("two"), .reading)
    let rows = try connection.rows(
      "select m.kind, m.content, a.id from mark m join author a on a.a = m.author")
    #expect(try rows.next())
    #expect(try rows.string(0) == "fork")
    #expect(try rows.blob(1) == original.bytes)
    #expect(try rows.blob(2) == replica.bytes)
    // It is nobody's command: there is nothing to take back.
    let commands = try connection.cell("select count(*) from command_row where kind = 'mark'")
    #expect(commands == 0)
  }

  @Test func `is told from a file that was moved`() throws {
    try write("one")
    try FileManager.default.moveItem(atPath: folder.path("one"), toPath: folder.path("two"))
    #expect(try write("two") == (false, original))
  }

  @Test func `is what an older state becomes that was put back`() throws {
    try copy("one", to: "kept")
    try write("one")
    try FileManager.default.removeItem(atPath: folder.path("one"))
    try copy("kept", to: "one")
    #expect(try write("one").isNew)
    #expect(try write("one").isNew == false)
  }

  @Test func `is what a file becomes that the registry does not know`() throws {
    try FileManager.default.removeItem(atPath: folder.path("state"))
    #expect(try write("one").isNew)
    #expect(try write("one").isNew == false)
  }

  @Test func `is nothing to judge where the registry cannot be read`() throws {
    let name = try #require(try registryFiles.first)
    for nonsense in ["", "nonsense\n", String(repeating: "0", count: 5000)] {
      try folder.write(Array(nonsense.utf8), to: "state/libnotes/\(name)")
      #expect(try write("one") == (false, original))
    }
    try FileManager.default.removeItem(atPath: folder.path("state/libnotes/\(name)"))
    try FileManager.default.createDirectory(
      atPath: folder.path("state/libnotes/\(name)"), withIntermediateDirectories: false)
    #expect(try write("one") == (false, original))
  }

  @Test func `is nothing to judge where the registry cannot be written`() throws {
    let name = try #require(try registryFiles.first)
    let before = try folder.contents(of: "state/libnotes/\(name)")
    try copy("one", to: "two")
    try FileManager.default.createDirectory(
      atPath: folder.path("state/libnotes/\(name).new"), withIntermediateDirectories: false)
    #expect(try write("one") == (false, original))
    #expect(try write("two") == (false, original))
    #expect(try folder.contents(of: "state/libnotes/\(name)") == before)
    // Nothing was forgotten meanwhile.
    try FileManager.default.removeItem(atPath: folder.path("state/libnotes/\(name).new"))
    #expect(try write("one") == (false, original))
    #expect(try write("two").isNew)
  }

  @Test func `is not what a program leaves that ends between the library and the registry`() throws
  {
    let name = try #require(try registryFiles.first)
    let before = try folder.contents(of: "state/libnotes/\(name)")
    try write("one")
    let after = try folder.contents(of: "state/libnotes/\(name)")
    #expect(before != after && before.count == after.count)
    // As it stands before the transaction is on the disk, and just after it.
    try folder.write(before + after, to: "state/libnotes/\(name)")
    #expect(try write("one") == (false, original))
  }

  @Test func `is not what a transaction leaves that went back`() throws {
    let store = try open("one")
    #expect(throws: NoteStoreError.exists) {
      try store.write(at: TestLibrary.start) { _ throws(NoteStoreError) in throw .exists }
    }
    #expect(try write("one", with: store) == (false, original))
    try copy("one", to: "two")
    try write("one")
    let other = try open("two")
    #expect(throws: NoteStoreError.exists) {
      try other.write(at: TestLibrary.start) { _ throws(NoteStoreError) in throw .exists }
    }
    #expect(other.replica == original && other.notices == [])
    #expect(try write("two", with: other).isNew)
  }

  @Test func `is not what many programs make of one file`() throws {
    let stores = try (0..<8).map { _ in try open("one") }
    for _ in 0..<5 {
      for store in stores.shuffled() {
        #expect(try write("one", with: store) == (false, original))
      }
    }
    #expect(try registryFiles.count == 1)
  }

  @Test func `is not what a program makes that comes late to the registry`() throws {
    let registry = Self.registry(in: folder)
    let library = AuthorID.source("library")
    var file = FileName(library: library, replica: original, nonce: nil)
    let first = registry.nonce(after: file)
    #expect(registry.announce(first, of: file))
    // Another one writes before the first has said that it is done.
    let later = FileName(library: library, replica: original, nonce: first)
    #expect(registry.judgement(later) == .itself)
    let second = registry.nonce(after: later)
    #expect(registry.announce(second, of: later))
    registry.settle(first, of: file)
    for nonce in [first, second] {
      file.nonce = nonce
      #expect(registry.judgement(file) == .itself)
    }
    registry.settle(second, of: later)
    registry.settle(first, of: FileName(library: library, replica: original, nonce: nil))
    #expect(registry.judgement(file) == .itself)
    file.nonce = first
    #expect(registry.judgement(file) == .copy)
  }

  @Test func `is learned by a program that had the file open before`() throws {
    try copy("one", to: "two")
    let early = try open("two")
    try write("one")
    let replica = try write("two").replica
    #expect(try write("two", with: early) == (false, replica))
  }

  @Test func `is not looked for without a registry`() throws {
    try copy("one", to: "two")
    try write("one")
    let store = try NoteStore(
      openingAt: folder.bytes("two"), for: .writing, deriving: Toy.derivation)
    #expect(try write("two", with: store) == (false, original))
    #expect(try write("two").isNew)
  }
}
