/// One key of a note's front matter.
package struct FrontMatterEntry: Hashable, Sendable {
  package var key: String
  /// The value; the values of a list; none when nothing follows the colon.
  package var values: [String]
  /// Whether it is written as a list, `[a, b]` or `- a` on lines of their own.
  package var isList: Bool

  package init(key: String, values: [String], isList: Bool) {
    self.key = key
    self.values = values
    self.isList = isList
  }
}

extension NoteReading {
  /// The keys of the front matter in their order, as far as they are plain:
  ///
  ///     title: Walden
  ///     tags: [woods, "simple life"]
  ///     authors:
  ///       - Henry David Thoreau
  ///
  /// Other lines (comments, nested keys, text over several lines) are passed over.
  package var frontMatter: [FrontMatterEntry] {
    var entries: [FrontMatterEntry] = []
    for node in nodes(of: .frontMatterText) {
      for line in bytes(of: node).split(whereSeparator: { $0 == 10 || $0 == 13 }) {
        if let item = FrontMatterLine.item(line) {
          guard let last = entries.last, last.isList || last.values.isEmpty else { continue }
          entries[entries.count - 1].isList = true
          entries[entries.count - 1].values.append(item)
        } else if let entry = FrontMatterLine.entry(line) {
          entries.append(entry)
        }
      }
    }
    return entries
  }
}

/// The two kinds of lines of front matter that are understood.
private enum FrontMatterLine {
  /// `- value`
  static func item(_ line: ArraySlice<UInt8>) -> String? {
    let line = trimmed(line)
    guard line.first == UInt8(ascii: "-"),
      line.count == 1 || line.dropFirst().first?.isWhite == true
    else { return nil }
    return value(line.dropFirst())
  }

  /// `key: value` from the first column.
  static func entry(_ line: ArraySlice<UInt8>) -> FrontMatterEntry? {
    guard let first = line.first, !first.isWhite, first != UInt8(ascii: "#"),
      let colon = line.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let after = line[(colon + 1)...]
    guard after.isEmpty || after.first?.isWhite == true else { return nil }
    let rest = trimmed(after)
    let key = value(line[..<colon])
    if rest.first == UInt8(ascii: "["), rest.last == UInt8(ascii: "]") {
      let parts = parts(of: rest.dropFirst().dropLast())
      return FrontMatterEntry(key: key, values: parts.map(value), isList: true)
    }
    return FrontMatterEntry(key: key, values: rest.isEmpty ? [] : [value(rest)], isList: false)
  }

  /// What stands between the commas that are not in quotation marks.
  private static func parts(of list: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = list.startIndex
    var quotation: UInt8?
    for index in list.indices {
      switch (quotation, list[index]) {
      case (nil, UInt8(ascii: "\"")), (nil, UInt8(ascii: "'")):
        // An apostrophe within a word opens nothing.
        if trimmed(list[start..<index]).isEmpty { quotation = list[index] }
      case (nil, UInt8(ascii: ",")):
        parts.append(list[start..<index])
        start = index + 1
      case (let mark?, let byte) where mark == byte: quotation = nil
      default: break
      }
    }
    parts.append(list[start...])
    return parts.filter { !trimmed($0).isEmpty }
  }

  /// Without white space and one pair of quotation marks around it.
  private static func value(_ written: ArraySlice<UInt8>) -> String {
    var value = trimmed(written)
    if value.count >= 2, let first = value.first, first == value.last,
      first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    {
      value = value.dropFirst().dropLast()
    }
    return String(decoding: value, as: UTF8.self)
  }

  private static func trimmed(_ written: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = written.drop(while: \.isWhite)
    while rest.last?.isWhite == true { rest.removeLast() }
    return rest
  }
}
