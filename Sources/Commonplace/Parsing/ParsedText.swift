import MiniMarkdown
import NoteRendering
import Packrat
import Prompts

/// A text with its tree, and the ways to show it.
public struct ParsedText: Sendable {
  private let tree: SyntaxTree
  /// Whether it was parsed as a note, so that it has tags, prompts and the like.
  public let isNote: Bool

  init(_ tree: SyntaxTree, isNote: Bool) {
    self.tree = tree
    self.isNote = isNote
  }

  /// A way to show it.
  public enum Form: String, CaseIterable, Sendable {
    case sexp
    case json
    case spans
    case outline
    case tags
    case prompts
    case html

    /// Whether it is made from what a note says, not from the tree alone.
    public var needsNote: Bool {
      switch self {
      case .sexp, .json, .spans: false
      case .outline, .tags, .prompts, .html: true
      }
    }
  }

  /// Shows it. Places are bytes, or units of UTF-16 with `utf16`.
  public func shown(as form: Form, utf16: Bool) -> String {
    var places = Places(text: tree.text, utf16: utf16)
    switch form {
    case .sexp: return tree.structure(root: "document")
    case .json: return json(&places)
    case .spans: return spans(&places)
    case .outline:
      return NoteReading(tree).outline.map { entry in
        String(repeating: "  ", count: entry.level - 1) + entry.words
      }.joined(separator: "\n")
    case .tags: return NoteReading(tree).tags.map { "#\($0.name)" }.joined(separator: "\n")
    case .prompts: return prompts(&places)
    case .html: return HTMLRendering().html(of: NoteReading(tree))
    }
  }

  /// Every leaf as `[kind, start, length]`.
  private func spans(_ places: inout Places) -> String {
    var spans: [String] = []
    var position = 0
    for entry in tree.tape where !entry.isBranch {
      let start = places.place(of: position)
      position += entry.count
      let length = places.place(of: position) - start
      spans.append("[\"\(tree.kinds[Int(entry.kind)])\", \(start), \(length)]")
    }
    return "[\(spans.joined(separator: ", "))]"
  }

  /// Every node as an object, the leaves with their text.
  private func json(_ places: inout Places) -> String {
    var text = "["
    var ends: [Int] = []
    var position = 0
    var isFirst = true
    for (index, entry) in tree.tape.enumerated() {
      while ends.last == index {
        text += "]}"
        ends.removeLast()
      }
      if !isFirst { text += ", " }
      let kind = "{\"kind\": \"\(tree.kinds[Int(entry.kind)])\", "
      let start = places.place(of: position)
      if entry.isBranch {
        text += "\(kind)\"start\": \(start), \"children\": ["
        ends.append(index + entry.count + 1)
        isFirst = true
      } else {
        let bytes = tree.text[position..<position + entry.count]
        position += entry.count
        let length = places.place(of: position) - start
        let words = JSONText.string(String(decoding: bytes, as: UTF8.self))
        text += "\(kind)\"start\": \(start), \"length\": \(length), \"text\": \(words)}"
        isFirst = false
      }
    }
    return text + String(repeating: "]}", count: ends.count) + "]"
  }

  private func prompts(_ places: inout Places) -> String {
    let lines = NoteReading(tree).prompts.map { prompt in
      let start = places.place(of: prompt.range.lowerBound)
      let parts = [
        "\"kind\": \"\(prompt.kind.rawValue)\"", "\"text\": \(JSONText.string(prompt.text))",
        "\"start\": \(start)", "\"front\": \(JSONText.string(prompt.front))",
        "\"back\": \(JSONText.string(prompt.back))",
        "\"citation\": \(prompt.citation.map(JSONText.string) ?? "null")",
      ]
      return "{\(parts.joined(separator: ", "))}"
    }
    return lines.isEmpty ? "[]" : "[\(lines.joined(separator: ",\n "))]"
  }
}

/// Turns offsets in bytes, asked for in rising order, into the unit that is shown.
private struct Places {
  let text: [UInt8]
  let utf16: Bool
  private var position: Int = 0
  private var units: Int = 0

  init(text: [UInt8], utf16: Bool) {
    self.text = text
    self.utf16 = utf16
  }

  mutating func place(of offset: Int) -> Int {
    guard utf16 else { return offset }
    if offset < position {
      position = 0
      units = 0
    }
    units += String(decoding: text[position..<offset], as: UTF8.self).utf16.count
    position = offset
    return units
  }
}
