/// One word of a command line: bytes, as they were typed.
struct Word: Hashable, Sendable {
  let bytes: [UInt8]

  /// For showing.
  var shown: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it stands for standard input or output.
  var isDash: Bool { bytes == [UInt8(ascii: "-")] }

  /// In quotes where a shell needs them.
  fileprivate var asTyped: String {
    let isPlain = !bytes.isEmpty && bytes.allSatisfy { $0 > 44 && $0 != 59 && $0 != 60 && $0 != 62 }
    return isPlain ? shown : String(decoding: bytes.quotedForShell, as: UTF8.self)
  }

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
  /// What follows `--`, for a command that takes a query there.
  private(set) var query: [Word] = []
  private var options: [String: [Word]] = [:]

  var isEmpty: Bool { operands.isEmpty && query.isEmpty }

  /// Whether an option is given.
  func has(_ option: Option) -> Bool { options.keys.contains(option.name) }

  /// What an option is set to, the last time if it is given more than once; nothing if it is not.
  func value(of option: Option) -> Word? { options[option.name]?.last }

  /// Everything an option is set to.
  func values(of option: Option) -> [Word] { options[option.name] ?? [] }

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

  /// The command as it was typed, without its options: `delete Walden`.
  func typed(for command: Command) -> String {
    let parts = [command.path] + operands.map(\.asTyped)
    let behind = query.isEmpty ? [] : ["--"] + query.map(\.asTyped)
    // Its beginning is enough to know it again.
    let line = (parts + behind).joined(separator: " ").prefix(200)
    return String(line).cut(to: Words.typedColumnsMax)
  }

  private static let typedColumnsMax = 60

  /// Tells options from operands: `--name`, `--name VALUE`, `--name=VALUE`. Behind `--` everything
  /// is an operand, or the query; `-` is one, too.
  init(_ typed: [[UInt8]], of command: Command) throws(Complaint) {
    let known = command.options + Option.everywhere
    var rest = typed[...]
    while let bytes = rest.popFirst() {
      if bytes == Array("--".utf8) {
        let behind = rest.map { Word(bytes: $0) }
        if command.operands.takesQueryBehindDashes { query = behind } else { operands += behind }
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
    let given = parts.count == 2 ? Word(bytes: Array(parts[1])) : nil
    switch (option.value, given) {
    case (nil, nil):
      // `-h` says less than `--help`: what was typed is kept.
      options[option.name, default: []].append(Word(bytes: Array(name.utf8)))
    case (nil, .some): throw .misused("'\(name)' takes no value")
    case (.some, let value?): options[option.name, default: []].append(value)
    case (let what?, nil):
      guard let value = rest.popFirst() else { throw .misused("'\(name)' needs \(what)") }
      options[option.name, default: []].append(Word(bytes: value))
    }
  }

  /// Holds how many operands there are against what the command takes.
  func check(for command: Command) throws(Complaint) {
    let taken = command.operands
    let count = operands.count + query.count
    if count < taken.countMin { throw .misused("'\(command.path)' needs \(taken.noun)") }
    guard count > taken.countMax, let word = operands.dropFirst(taken.countMax).first else {
      return
    }
    guard taken.countMax > 0 else {
      throw .misused("'\(command.path)' takes no words, such as '\(word.shown)'")
    }
    let most = taken.countMax == 1 ? "one word" : "\(taken.countMax) words"
    throw .misused(
      "'\(command.path)' takes \(most) at most, not also '\(word.shown)'",
      hint: "what belongs together is put in quotes: 'The Raven'")
  }
}
