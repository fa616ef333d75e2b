import MiniMarkdown
import Packrat

/// A tree written out by hand, every leaf with its text:
///
///     (emphasis (mark "*") (text "so") (mark "*"))
///
/// In a text, `\n`, `\t`, `\r`, `\0`, `\"` and `\\` are escapes.
public struct WrittenTree {
  private var rest: Substring.UnicodeScalarView
  private var text: [UInt8] = []
  private var tape: [Tape.Entry] = []

  private static let kinds: [String] = NodeKind.allCases.map(\.rawValue)

  private init(_ written: String) { rest = Substring(written).unicodeScalars }

  /// The note a written tree stands for. Stops the test run at a tree that is not well formed.
  package static func reading(_ written: String) -> NoteReading {
    var tree = WrittenTree(written)
    tree.passSpace()
    while !tree.rest.isEmpty {
      tree.node()
      tree.passSpace()
    }
    return NoteReading(SyntaxTree(text: tree.text, tape: tree.tape, kinds: kinds))
  }

  private mutating func node() {
    expect("(")
    var name = ""
    while let next = rest.first, next != " ", next != "\n", next != ")" {
      name.unicodeScalars.append(rest.removeFirst())
    }
    guard let kind = Self.kinds.firstIndex(of: name).map(UInt8.init) else {
      preconditionFailure("a written tree has no kind '\(name)'")
    }
    passSpace()
    if rest.first == "\"" {
      let bytes = quotedBytes()
      text += bytes
      tape.append(Tape.Entry(leaf: kind, length: bytes.count))
    } else {
      let place = tape.count
      tape.append(Tape.Entry(branch: kind, below: 0))
      while rest.first == "(" {
        node()
        passSpace()
      }
      tape[place] = Tape.Entry(branch: kind, below: tape.count - place - 1)
    }
    passSpace()
    expect(")")
  }

  private mutating func quotedBytes() -> [UInt8] {
    expect("\"")
    var scalars = String.UnicodeScalarView()
    while let next = rest.popFirst(), next != "\"" {
      guard next == "\\" else {
        scalars.append(next)
        continue
      }
      switch rest.popFirst() {
      case "n": scalars.append("\n")
      case "t": scalars.append("\t")
      case "r": scalars.append("\r")
      case "0": scalars.append("\0")
      case let other?: scalars.append(other)
      case nil: preconditionFailure("a written tree ends in a backslash")
      }
    }
    return Array(String(scalars).utf8)
  }

  private mutating func passSpace() {
    while let next = rest.first, next == " " || next == "\n" { rest.removeFirst() }
  }

  private mutating func expect(_ scalar: Unicode.Scalar) {
    precondition(rest.popFirst() == scalar, "a written tree misses a '\(scalar)' before '\(rest)'")
  }
}
