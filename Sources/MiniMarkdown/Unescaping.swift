/// What the raw parts of a note (targets, titles, info strings, hints) say once the backslashes
/// and entities in them are understood, as CommonMark does.
package func unescaped(_ written: ArraySlice<UInt8>) -> [UInt8] {
  guard written.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) else {
    return Array(written)
  }
  var said: [UInt8] = []
  said.reserveCapacity(written.count)
  var index = written.startIndex
  while index < written.endIndex {
    let next = index + 1
    if written[index] == UInt8(ascii: "\\"), next < written.endIndex,
      written[next].isASCIIPunctuation
    {
      said.append(written[next])
      index += 2
    } else if let entity = Entities.prefix(of: written[index...]) {
      said += entity.characters
      index += entity.length
    } else {
      said.append(written[index])
      index = next
    }
  }
  return said
}

extension NoteReading {
  /// What a raw part says, such as a link's target: without the angle brackets or quotes around
  /// it, escapes and entities understood; bytes that are not UTF-8 become U+FFFD.
  package func said(_ node: Node) -> String {
    var written = bytes(of: node)
    switch (node.kind, written.first, written.last) {
    case (.destination, UInt8(ascii: "<")?, UInt8(ascii: ">")?),
      (.title, UInt8(ascii: "\"")?, UInt8(ascii: "\"")?),
      (.title, UInt8(ascii: "'")?, UInt8(ascii: "'")?),
      (.title, UInt8(ascii: "(")?, UInt8(ascii: ")")?):
      if written.count >= 2 { written = written.dropFirst().dropLast() }
    default: break
    }
    return String(decoding: unescaped(written), as: UTF8.self)
  }
}
