import Packrat
import Testing

/// A small grammar, texts with their trees, and texts that it does not match.
struct MachineCase: CustomTestStringConvertible, Sendable {
  let form: String
  let grammar: String
  let trees: [(text: String, tree: String)]
  let refused: [String]

  init(_ form: String, _ grammar: String, _ trees: [(String, String)], not refused: [String]) {
    self.form = form
    self.grammar = grammar
    self.trees = trees
    self.refused = refused
  }

  var testDescription: String { form }

  /// Holds the case against the machine, with its memo and without.
  func check() throws {
    let grammar = try PegGrammar(reading: Array(grammar.utf8))
    for usesMemo in [true, false] {
      for (text, tree) in trees {
        var machine = Machine(grammar, usesMemo: usesMemo)
        let written = try machine.parse(Array(text.utf8)).written
        #expect(written == tree, "in \(text.debugDescription)")
      }
      for text in refused {
        #expect(throws: SyntaxError.self, "\(text.debugDescription) is matched") {
          var machine = Machine(grammar, usesMemo: usesMemo)
          _ = try machine.parse(Array(text.utf8))
        }
      }
    }
  }
}

extension SyntaxTree {
  /// The tree as S-expressions side by side, each leaf with its text: `(list item'a' comma',')`.
  fileprivate var written: String { roots.map(written).joined(separator: " ") }

  private func written(_ node: Node) -> String {
    guard node.isBranch else {
      return "\(name(of: node))'\(String(decoding: bytes(of: node), as: UTF8.self))'"
    }
    return "(" + ([name(of: node)] + children(of: node).map(written)).joined(separator: " ") + ")"
  }
}
