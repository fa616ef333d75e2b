/// One word of a command line: bytes, as they were typed.
struct Word: Hashable, Sendable {
  let bytes: [UInt8]

  /// For showing.
  var shown: String { String(decoding: bytes, as: UTF8.self) }

  /// The word as text; throws if it is not UTF-8.
  func text() throws(Complaint) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Complaint("'\(shown)' is not UTF-8")
    }
    return text
  }
}

/// What follows a command's name: what it is done to, and how.
struct Words: Sendable {
  private(set) var operands: [Word] = []
  private(set) var options: [String: Word?] = [:]

  var isEmpty: Bool { operands.isEmpty }

  /// Whether an option is given.
  func has(_ option: Option) -> Bool { options.keys.contains(option.name) }

  /// What an option is set to; nothing if it is not given.
  func value(of option: Option) -> Word? { options[option.name] ?? nil }

  /// A whole number an option is set to; nothing if it is not given.
  func number(of option: Option, in range: ClosedRange<Int>) throws(Complaint) -> Int? {
    guard let word = value(of: option) else { return nil }
    guard let number = Int(word.shown), range.contains(number) else {
      throw .misused(
        "'\(option.name)' takes a number from \(range.lowerBound) to \(range.upperBound), "
          + "not '\(word.shown)'")
    }
    return number
  }

  /// Tells options from operands: `--name`, `--name VALUE`, `--name=VALUE`; behind `--` everything
  /// is an operand, as is `-`.
  init(_ typed: [[UInt8]], knowing known: [Option]) throws(Complaint) {
    var rest = typed[...]
    while let bytes = rest.popFirst() {
      if bytes == Array("--".utf8) {
        operands += rest.map { Word(bytes: $0) }
        break
      }
      guard bytes.first == UInt8(ascii: "-"), bytes.count > 1 else {
        operands.append(Word(bytes: bytes))
        continue
      }
      try take(bytes, &rest, knowing: known)
    }
  }

  private mutating func take(
    _ bytes: [UInt8], _ rest: inout ArraySlice<[UInt8]>, knowing known: [Option]
  ) throws(Complaint) {
    let parts = bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0], as: UTF8.self)
    guard let option = known.first(where: { $0.name == name || $0.letter == name }) else {
      throw .misused(
        "unknown option '\(name)'",
        hint: nearest(to: name, among: known.map(\.name)).map { "did you mean '\($0)'?" })
    }
    let given = parts.count == 2 ? Array(parts[1]) : nil
    switch (option.value, given) {
    case (nil, nil): options.updateValue(nil, forKey: option.name)
    case (nil, .some): throw .misused("'\(name)' takes no value")
    case (.some, let value?): options[option.name] = Word(bytes: value)
    case (let what?, nil):
      guard let value = rest.popFirst() else { throw .misused("'\(name)' needs \(what)") }
      options[option.name] = Word(bytes: value)
    }
  }
}
