import Foundation
import Grammar
import Packrat
import Testing

@testable import MiniMarkdown

/// Texts with their trees, in files a person can read: a line `=== title`, the text, a line
/// `=== tree`, the tree. ␍ stands for a carriage return, ␄ for a text without a newline at its end.
@Suite struct `The corpus` {
  @Test(arguments: try CorpusCase.all(in: ""))
  func `shows the trees of notes`(example: CorpusCase) {
    #expect(NoteSyntax.tree(of: example.text).structure(root: "document") == example.tree)
  }

  @Test(arguments: try CorpusCase.all(in: "LibraryNotes"))
  func `shows the trees of the dialect`(example: CorpusCase) {
    var parser = LibraryNotesParser()
    #expect(parser.tree(of: example.text).structure(root: "document") == example.tree)
  }

  @Test func `leaves out no rule of the note language`() throws {
    let missing = try unreached(by: CorpusCase.all(in: ""), in: GrammarText.miniMarkdown)
    #expect(missing == [])
  }

  @Test func `leaves out no rule of the dialect`() throws {
    let cases = try CorpusCase.all(in: "LibraryNotes")
    let missing = try unreached(by: cases, in: GrammarText.libraryNotes)
    #expect(missing == [])
  }

  /// The rules that match nothing in any of the cases; the first is never called, its blocks are.
  private func unreached(by cases: [CorpusCase], in text: [UInt8]) throws -> [String] {
    var machine = Machine(try PegGrammar(reading: text))
    for example in cases { _ = try machine.parse(example.text) }
    return zip(machine.grammar.rules, machine.isReached).dropFirst().filter { !$1 }.map(\.0.name)
  }
}

struct CorpusCase: CustomTestStringConvertible {
  let file: String
  let title: String
  let text: [UInt8]
  let tree: String

  var testDescription: String { "\(file): \(title)" }

  static func all(in folder: String) throws -> [CorpusCase] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let corpus = tests.appendingPathComponent("Corpus").appendingPathComponent(folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted()
    return try files.filter { $0.hasSuffix(".txt") }.flatMap { name in
      cases(
        in: try String(contentsOf: corpus.appendingPathComponent(name), encoding: .utf8),
        file: name)
    }
  }

  private static func cases(in text: String, file: String) -> [CorpusCase] {
    let parts = ("\n" + text).components(separatedBy: "\n=== ").dropFirst()
    return stride(from: parts.startIndex, to: parts.endIndex - 1, by: 2).map { index in
      let (title, body) = cut(parts[index])
      let (_, tree) = cut(parts[index + 1])
      let written = body.replacingOccurrences(of: "␍", with: "\r")
      return CorpusCase(
        file: file, title: title,
        text: Array((written.hasSuffix("␄") ? String(written.dropLast()) : written + "\n").utf8),
        tree: tree.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  /// The first line, and the rest.
  private static func cut(_ part: String) -> (String, String) {
    let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
  }
}
