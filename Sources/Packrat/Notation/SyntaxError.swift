/// A place in a text that does not follow its grammar.
package struct SyntaxError: Error, Hashable, Sendable {
  /// Counted from 1; the column in characters.
  package var line: Int
  package var column: Int
  package var offset: Int
  /// The line itself.
  package var excerpt: String
  /// What is wrong, in lower case: `expected ')'`.
  package var message: String

  package init(text: [UInt8], offset: Int, message: String) {
    let place = min(offset, text.count)
    let first = (text[..<place].lastIndex(of: 0x0A) ?? -1) + 1
    let end = text[place...].firstIndex(of: 0x0A) ?? text.count
    line = text[..<place].count { $0 == 0x0A } + 1
    column = String(decoding: text[first..<place], as: UTF8.self).count + 1
    self.offset = place
    excerpt = String(decoding: text[first..<end], as: UTF8.self)
    self.message = message
  }

  package init(text: [UInt8], offset: Int, wanted: [String]) {
    let found = offset < text.count ? "this" : "the end"
    self.init(
      text: text, offset: offset,
      message: wanted.isEmpty
        ? "\(found) does not belong here" : "expected \(wanted.joined(separator: " or "))")
  }

  /// The line with a caret below the place.
  package var picture: String {
    let before = excerpt.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }.joined()
    return "\(excerpt)\n\(before)^"
  }
}
