import Grammar
import Packrat

/// A list of edits, as JSON: `[{"at": 5, "length": 0, "with": "word"}]`, applied one by one.
///
/// Positions count bytes, or units of UTF-16, in the text as the edits before have left it.
public struct TextEdits: Sendable {
  public struct Edit: Hashable, Sendable {
    public var at: Int
    public var length: Int
    public var with: [UInt8]
  }

  public private(set) var edits: [Edit] = []

  /// Reads the list, or says where it is not one.
  public init(json text: [UInt8]) throws(GrammarMistake) {
    do throws(SyntaxError) {
      var machine = Machine(try PegGrammar(reading: GrammarText.json))
      let tree = try machine.parse(text)
      let reader = JSONReader(tree: tree)
      guard let list = reader.first("list", in: tree.roots) else {
        throw SyntaxError(text: text, offset: 0, message: "expected a list of edits")
      }
      for value in tree.children(of: list) where !["mark", "space"].contains(tree.name(of: value)) {
        edits.append(try reader.edit(value))
      }
    } catch {
      throw GrammarMistake(error)
    }
  }
}

/// Reads edits from the tree of a JSON text.
private struct JSONReader {
  let tree: SyntaxTree

  func first(_ kind: String, in nodes: [SyntaxTree.Node]) -> SyntaxTree.Node? {
    nodes.first { tree.name(of: $0) == kind }
  }

  func edit(_ object: SyntaxTree.Node) throws(SyntaxError) -> TextEdits.Edit {
    var edit = TextEdits.Edit(at: -1, length: 0, with: [])
    for member in tree.children(of: object) where tree.name(of: member) == "member" {
      let parts = tree.children(of: member)
      guard let name = first("string", in: parts), let value = parts.last(where: isValue) else {
        continue
      }
      switch String(decoding: string(name), as: UTF8.self) {
      case "at": edit.at = try number(value)
      case "length": edit.length = try number(value)
      case "with": edit.with = try text(value)
      default: throw mistake(name, "an edit has 'at', 'length' and 'with'")
      }
    }
    guard edit.at >= 0 else { throw mistake(object, "an edit needs 'at'") }
    return edit
  }

  private func isValue(_ node: SyntaxTree.Node) -> Bool {
    !["mark", "space"].contains(tree.name(of: node))
  }

  private func mistake(_ node: SyntaxTree.Node, _ message: String) -> SyntaxError {
    SyntaxError(text: tree.text, offset: node.range.lowerBound, message: message)
  }

  private func number(_ node: SyntaxTree.Node) throws(SyntaxError) -> Int {
    let written = String(decoding: tree.bytes(of: node), as: UTF8.self)
    guard tree.name(of: node) == "number", let number = Int(written), number >= 0 else {
      throw mistake(node, "expected a count of bytes")
    }
    return number
  }

  private func text(_ node: SyntaxTree.Node) throws(SyntaxError) -> [UInt8] {
    guard tree.name(of: node) == "string" else { throw mistake(node, "expected a string") }
    return string(node)
  }

  /// What a string stands for.
  private func string(_ node: SyntaxTree.Node) -> [UInt8] {
    var units: [UInt16] = []
    for part in tree.children(of: node) {
      switch tree.name(of: part) {
      case "characters": units += String(decoding: tree.bytes(of: part), as: UTF8.self).utf16
      case "escape": units.append(escaped(part))
      default: continue
      }
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private func escaped(_ node: SyntaxTree.Node) -> UInt16 {
    let sign = first("sign", in: tree.children(of: node)).map { tree.bytes(of: $0) } ?? []
    switch sign.first {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case UInt8(ascii: "u"):
      return UInt16(String(decoding: sign.dropFirst(), as: UTF8.self), radix: 16) ?? 0xFFFD
    case let other: return other.map(UInt16.init) ?? 0xFFFD
    }
  }
}
