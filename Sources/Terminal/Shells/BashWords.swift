/// The words of a command line as bash has them when it completes: with their quotes, and divided at
/// every `=` and `:`.
struct BashWords {
  /// The words as the program would get them.
  private(set) var words: [String] = []
  /// What stands before the part that bash replaces: `author:` of `author:aus`.
  private var prefix = ""
  /// The quote that is still open where the reader is typing.
  private var quote: Character?

  init(_ typed: [String]) {
    var wasDivided = false
    for word in typed {
      let isDivider = word == "=" || word == ":"
      let (plain, open) = BashWords.unquoted(word)
      if (isDivider || wasDivided), let last = words.last {
        words[words.count - 1] = last + plain
      } else {
        words.append(plain)
      }
      prefix = isDivider ? words.last ?? "" : wasDivided ? prefix : ""
      wasDivided = isDivider
      quote = open
    }
  }

  /// A candidate as bash is to put it into the line.
  func written(_ value: String) -> String {
    let value = prefix.isEmpty ? value : String(value.dropFirst(prefix.count))
    var written = ""
    for character in value {
      switch quote {
      case "'": written += character == "'" ? #"'\''"# : String(character)
      case "\"": written += (#"\"$`"#.contains(character) ? "\\" : "") + String(character)
      default:
        let isPlain =
          character.isLetter || character.isNumber || "-_./@:=,+%".contains(character)
        written += (isPlain ? "" : "\\") + String(character)
      }
    }
    return written
  }

  /// A word without its quotes and backslashes, and the quote that is not closed.
  private static func unquoted(_ word: String) -> (String, Character?) {
    var plain = ""
    var quote: Character?
    var isEscaped = false
    for character in word {
      switch (character, quote) {
      case (_, _) where isEscaped:
        plain.append(character)
        isEscaped = false
      case ("\\", nil), ("\\", "\""): isEscaped = true
      case ("'", nil), ("\"", nil): quote = character
      case (let closing, quote?) where closing == quote: quote = nil
      case (_, _): plain.append(character)
      }
    }
    return (plain, quote)
  }
}
