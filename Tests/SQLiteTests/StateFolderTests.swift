import Foundation
import SQLite
import TestSupport
import Testing

@Suite struct `A folder of small files` {
  private let folder: TemporaryFolder
  private let state: StateFolder

  init() throws {
    folder = try TemporaryFolder()
    state = StateFolder(at: folder.bytes("a/b/c"))
  }

  @Test func `is made when something is written`() throws {
    #expect(state.contents(of: "fig") == .missing)
    #expect(state.replace("fig", by: [1, 2, 3]))
    #expect(state.contents(of: "fig") == .bytes([1, 2, 3]))
    #expect(state.replace("fig", by: []))
    #expect(state.contents(of: "fig") == .bytes([]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("a/b/c")) == ["fig"])
    let rights = try FileManager.default.attributesOfItem(atPath: folder.path("a/b/c"))
    #expect(rights[.posixPermissions] as? Int == 0o700)
  }

  @Test func `replaces a file only while it holds what it should`() throws {
    #expect(state.replace("fig", holding: [1], by: [2]) == false)
    #expect(state.contents(of: "fig") == .missing)
    #expect(state.replace("fig", by: [1]))
    #expect(state.replace("fig", holding: [1], by: [2]))
    #expect(state.replace("fig", holding: [1], by: [3]) == false)
    #expect(state.contents(of: "fig") == .bytes([2]))
  }

  @Test func `does not read what is too large for it`() throws {
    #expect(state.replace("fig", by: [1]))
    try folder.write(Array(repeating: 1, count: 4097), to: "a/b/c/fig")
    #expect(state.contents(of: "fig") == .unreadable)
  }

  @Test func `is not written where a file has its name`() throws {
    try folder.write([], to: "a")
    #expect(state.replace("fig", by: [1]) == false)
    #expect(state.contents(of: "fig") == .missing)
  }

  @Test func `counts right, however many count in it at once`() async throws {
    #expect(state.replace("count", by: Array("0".utf8)))
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [state] in
          var done = 0
          while done < 50 {
            guard case .bytes(let bytes) = state.contents(of: "count"),
              let count = Int(String(decoding: bytes, as: UTF8.self))
            else { continue }
            if state.replace("count", holding: bytes, by: Array(String(count + 1).utf8)) {
              done += 1
            }
          }
        }
      }
    }
    #expect(state.contents(of: "count") == .bytes(Array("400".utf8)))
  }
}
