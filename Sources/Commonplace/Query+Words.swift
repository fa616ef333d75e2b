import NoteVocabulary

extension Query {
  /// The query that a line of text writes.
  ///
  ///     memory  mem*  "by heart"  #books/novels  author:austen  title:"northanger abbey"
  ///
  /// There are no mistakes: what is none of these is words to look for.
  public init(words line: String) {
    var terms: [Term] = []
    var rest = line[...]
    while let piece = Query.takePiece(&rest) { terms.append(Query.term(piece)) }
    self.init(terms)
  }

  /// The next piece: up to white space outside quotation marks.
  private static func takePiece(_ rest: inout Substring) -> Substring? {
    rest = rest.drop { $0.isWhitespace }
    guard !rest.isEmpty else { return nil }
    var isQuoted = false
    let end = rest.firstIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return character.isWhitespace && !isQuoted
    }
    let piece = rest[..<(end ?? rest.endIndex)]
    rest = rest[piece.endIndex...]
    return piece
  }

  private static func term(_ piece: Substring) -> Term {
    if piece.hasPrefix("#"), piece.count > 1 { return .tag(String(piece.dropFirst())) }
    if let colon = piece.firstIndex(of: ":") {
      let (name, value) = (piece[..<colon].lowercased(), piece[piece.index(after: colon)...])
      if name == "tag", !value.isEmpty { return .tag(unquoted(value)) }
      if let part = Part(rawValue: name), !value.isEmpty { return words(value, in: part) }
    }
    return words(piece, in: nil)
  }

  private static func words(_ piece: Substring, in part: Part?) -> Term {
    let isBeginning = piece.hasSuffix("*")
    let text = unquoted(isBeginning ? piece.dropLast() : piece)
    return isBeginning ? .beginning(text, in: part) : .phrase(text, in: part)
  }

  private static func unquoted(_ piece: Substring) -> String {
    piece.split(separator: "\"").joined(separator: " ")
  }
}
