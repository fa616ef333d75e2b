import Packrat

/// A value as it is written in front matter, and what it stands for.
///
///     plain    Walden                      "double"   \n \" \u2028 stand for what cannot be typed
///     |        lines, as they stand        'single'   '' stands for one quotation mark
///     >        lines, joined
enum WrittenValue {
  /// What a value stands for; nothing where that is no text.
  static func string(of value: SyntaxTree.Node, in tree: SyntaxTree) -> String? {
    let bytes: [UInt8]?
    switch tree.name(of: value) {
    case "plain":
      bytes = Array(lines(of: tree.bytes(of: value)).map(trimmed).joined(separator: [32]))
    case "double", "single": bytes = quoted(tree, value)
    case "block": bytes = block(tree, value)
    default: bytes = nil
    }
    return bytes.flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The pieces between quotation marks, one after the other.
  private static func quoted(_ tree: SyntaxTree, _ value: SyntaxTree.Node) -> [UInt8]? {
    var bytes: [UInt8] = []
    var pending: UInt16?
    for piece in tree.children(of: value) {
      let written = tree.bytes(of: piece)
      guard tree.name(of: piece) == "escape" else {
        // The first half of a letter without the second.
        guard pending == nil else { return nil }
        switch tree.name(of: piece) {
        case "words": bytes += written
        case "quote": bytes += written.prefix(written.count / 2)
        case "fold": fold(written, &bytes)
        default: continue
        }
        continue
      }
      guard let escaped = escaped(written, &pending) else { return nil }
      bytes += escaped
    }
    return pending == nil ? bytes : nil
  }

  /// A line end within a value is a space; each empty line after it is a line end.
  private static func fold(_ written: ArraySlice<UInt8>, _ bytes: inout [UInt8]) {
    while bytes.last == 32 || bytes.last == 9 { bytes.removeLast() }
    let ends = lines(of: written).count - 1
    bytes += ends == 1 ? [32] : Array(repeating: 10, count: ends - 1)
  }

  /// What `\n`, `\"`, `\x1B` or `\u2028` stands for. JSON writes letters beyond U+FFFF in two
  /// halves; the first waits for the second.
  private static func escaped(_ written: ArraySlice<UInt8>, _ half: inout UInt16?) -> [UInt8]? {
    guard let sign = written.dropFirst().first else { return nil }
    var number = Unicode.Scalar(sign).value
    if let known = signs[sign] {
      number = known
    } else if written.count > 2 {
      let digits = String(decoding: written.dropFirst(2), as: UTF8.self)
      guard let value = UInt32(digits, radix: 16) else { return nil }
      number = value
    }
    switch (half, number) {
    case (nil, 0xD800...0xDBFF):
      half = UInt16(number)
      return []
    case (let high?, 0xDC00...0xDFFF):
      half = nil
      return Array(String(decoding: [high, UInt16(number)], as: UTF16.self).utf8)
    case (nil, _): return Unicode.Scalar(number).map { Array(String($0).utf8) }
    case (.some, _): return nil
    }
  }

  private static let signs: [UInt8: UInt32] = [
    UInt8(ascii: "0"): 0, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9,
    UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    UInt8(ascii: "e"): 27, UInt8(ascii: "N"): 0x85, UInt8(ascii: "_"): 0xA0,
    UInt8(ascii: "L"): 0x2028, UInt8(ascii: "P"): 0x2029,
  ]

  /// Lines below a `|`, which stay, or below a `>`, which are joined.
  private static func block(_ tree: SyntaxTree, _ value: SyntaxTree.Node) -> [UInt8] {
    let parts = tree.children(of: value)
    let style: ArraySlice<UInt8> = parts.first.map { tree.bytes(of: $0) } ?? []
    guard let body = parts.first(where: { tree.name(of: $0) == "lines" }) else { return [] }
    var rows = lines(of: tree.bytes(of: body)).map { Array($0) }
    rows.removeLast()
    let said: UInt8? = style.first(where: { (49...57).contains($0) })
    let first = rows.first(where: { !trimmed($0[...]).isEmpty }) ?? []
    let indentation: Int = said.map { Int($0) - 48 } ?? first.prefix { $0 == 32 }.count
    rows = rows.map { row in
      Array(row.dropFirst(min(indentation, row.prefix { $0 == 32 }.count)))
    }
    let text =
      style.first == UInt8(ascii: ">") ? joined(rows) : Array(rows.joined(separator: [10]))
    return style.contains(UInt8(ascii: "-")) ? text : text + [10]
  }

  /// Lines side by side with a space between. An empty line is a line end, and lines that are
  /// indented further stay lines.
  private static func joined(_ rows: [[UInt8]]) -> [UInt8] {
    var text: [UInt8] = []
    var last: [UInt8]?
    var ends = 0
    for row in rows {
      guard !row.isEmpty else {
        ends += 1
        continue
      }
      if let last, [last[0], row[0]].contains(where: { $0 == 32 || $0 == 9 }) { ends += 1 }
      text += ends == 0 && last != nil ? [32] : Array(repeating: 10, count: ends)
      text += row
      last = row
      ends = 0
    }
    return text
  }

  /// The lines, without their ends; behind the last end another one, which may be empty.
  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let isPair = bytes[index] == 13 && index + 1 < bytes.endIndex && bytes[index + 1] == 10
      if bytes[index] == 10 || bytes[index] == 13 {
        lines.append(bytes[start..<index])
        if isPair { index += 1 }
        start = index + 1
      }
      index += 1
    }
    return lines + [bytes[start...]]
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = line.drop { $0 == 32 || $0 == 9 }
    while rest.last == 32 || rest.last == 9 { rest.removeLast() }
    return rest
  }
}
