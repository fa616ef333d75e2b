import Foundation
import Grammar
import Packrat
import Testing

@testable import MiniMarkdown

/// Trees that the grammar of the iOS app itself gave. `mini` cases are of its core, which knows no
/// question, summary or cloze.
@Suite struct `The dialect of Library Notes` {
  @Test(arguments: ["upstream", "edge", "prompts"])
  func `has the trees of the app`(group: String) throws {
    try check(GoldenFile("library-notes-dialect").cases(group))
  }

  @Test func `has the trees of the app for random texts`() throws {
    try check(GoldenFile("library-notes-dialect-random").cases("cases"))
  }

  @Test(arguments: [
    ("library-notes-dialect", "incremental"), ("library-notes-dialect-random", "edits"),
  ])
  func `has the trees of the app after edits`(file: String, group: String) throws {
    let cases = try GoldenFile(file).cases(group)
    #expect(!cases.isEmpty)
    for example in cases {
      var parser = UnitParser(LibraryNotesParser())
      var document = Document(Array(example.text.utf8), parser: &parser)
      for edit in example.edits ?? [] {
        let start = document.offset(ofUTF16: edit.loc)
        let end = document.offset(ofUTF16: edit.loc + edit.len)
        document.replace(start..<end, with: Array(edit.with.utf8), parser: &parser)
      }
      #expect(
        document.tree.structure(root: "document") == example.structure, "\(group) \(example.id)")
    }
  }

  private func check(_ cases: [GoldenCase]) throws {
    #expect(!cases.isEmpty)
    let core = try coreGrammar()
    for example in cases {
      let text = Array(example.text.utf8)
      var parser = LibraryNotesParser()
      var machine = Machine(core)
      let tree = example.grammar == "mini" ? try machine.parse(text) : parser.tree(of: text)
      #expect(tree.structure(root: "document") == example.structure, "\(example.id)")
      #expect(leaves(of: tree) == example.leaves?.map(\.description), "\(example.id)")
    }
  }

  /// The grammar without the app's three additions.
  private func coreGrammar() throws -> PegGrammar {
    let whole = String(decoding: GrammarText.libraryNotes, as: UTF8.self)
    let core = whole.replacingOccurrences(of: "Question / Summary / ", with: "")
      .replacingOccurrences(of: " / Cloze", with: "")
    try #require(whole.utf8.count - core.utf8.count == 29)
    return try PegGrammar(reading: Array(core.utf8))
  }

  /// Each leaf with its place in units of UTF-16.
  private func leaves(of tree: SyntaxTree) -> [String] {
    var leaves: [String] = []
    var (position, place) = (0, 0)
    for entry in tree.tape where !entry.isBranch {
      let bytes = tree.text[position..<position + entry.count]
      let length = String(decoding: bytes, as: UTF8.self).utf16.count
      leaves.append("\(tree.kinds[Int(entry.kind)]) \(place) \(length)")
      position += entry.count
      place += length
    }
    return leaves
  }
}

private struct GoldenFile {
  let groups: [String: Any]

  init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases").appendingPathComponent("\(name).json")
    groups = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
  }

  func cases(_ group: String) throws -> [GoldenCase] {
    let data = try JSONSerialization.data(withJSONObject: groups[group] ?? [])
    return try JSONDecoder().decode([GoldenCase].self, from: data)
  }
}

private struct GoldenCase: Decodable {
  var id: String
  var grammar: String?
  var text: String
  var structure: String
  var leaves: [GoldenLeaf]?
  var edits: [GoldenEdit]?
}

private struct GoldenEdit: Decodable {
  var loc: Int
  var len: Int
  var with: String
}

/// `["text", 0, 12]`.
private struct GoldenLeaf: Decodable, CustomStringConvertible {
  var description: String

  init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    let kind = try parts.decode(String.self)
    description = "\(kind) \(try parts.decode(Int.self)) \(try parts.decode(Int.self))"
  }
}
