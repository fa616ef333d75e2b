/// What may stand where the reader is typing: found by walking the table of commands.
///
///     libnotes show Wal▮     words: ["show", "Wal"]     ─►  Walden
struct Completion {
  struct Candidate: Hashable {
    let value: String
    var summary = ""
  }

  private(set) var candidates: [Candidate] = []
  /// Whether files will do, too.
  private(set) var wantsFiles = false

  /// The words behind the program's name; the last one is being typed, and may be empty.
  init(_ words: [String], names: LibraryNames) {
    let typed = words.last ?? ""
    let before = Array(words.dropLast())
    guard let place = Completion.place(in: before, knowing: Option.everywhere) else {
      offer(before, typed, Option.everywhere + [.version], names) {
        Command.listed.map { Candidate(value: $0.name, summary: $0.summary) }
      }
      return
    }
    if let whole = Command.named(before[place]) {
      complete(whole, Array(before[(place + 1)...]), typed, names)
    }
  }

  private mutating func complete(
    _ whole: Command, _ before: [String], _ typed: String, _ names: LibraryNames
  ) {
    let partOptions = whole.parts.flatMap(\.options)
    let place = Completion.place(
      in: before, knowing: Option.everywhere + whole.options + partOptions)
    if let place, let part = whole.parts.first(where: { $0.name == before[place] }) {
      return complete(part, Array(before[(place + 1)...]), typed, names)
    }
    let known = whole.options + Option.everywhere
    let count = Completion.operandCount(in: before, knowing: known)
    let kind =
      whole.operands.takesQueryBehindDashes && before.contains("--")
      ? .query : whole.operands.kind(at: count)
    offer(before, typed, known, names) {
      let parts = count == 0 ? whole.parts : []
      return parts.map { Candidate(value: $0.name, summary: $0.summary) }
    }
    let isOption = typed.hasPrefix("-") && typed != "-" && !before.contains("--")
    let isValue = Completion.option(before.last, among: known) != nil
    if let kind, !isOption, !isValue { add(kind, typed, names, at: count) }
  }

  /// The value of an option, options, or what else there is.
  private mutating func offer(
    _ before: [String], _ typed: String, _ known: [Option], _ names: LibraryNames,
    else others: () -> [Candidate]
  ) {
    if let option = Completion.option(before.last, among: known) {
      add(option.kind, typed, names, at: 0)
    } else if typed.hasPrefix("--"), let equals = typed.firstIndex(of: "="),
      let option = Completion.option(String(typed[..<equals]), among: known)
    {
      var inner = self
      inner.add(option.kind, String(typed[typed.index(after: equals)...]), names, at: 0)
      wantsFiles = inner.wantsFiles
      candidates = inner.candidates.map {
        Candidate(value: "\(option.name)=\($0.value)", summary: $0.summary)
      }
    } else if typed.hasPrefix("-"), !before.contains("--") {
      add(known.map { Candidate(value: $0.name, summary: $0.summary) }, typed)
    } else {
      add(others(), typed)
    }
  }

  /// What an operand or the value of an option may be.
  private mutating func add(
    _ kind: Operands.Kind, _ typed: String, _ names: LibraryNames, at place: Int
  ) {
    switch kind {
    case .note: add(names.notes(typed), typed, isChecked: true)
    case .trashed: add(names.trashed, typed)
    case .query:
      add(names.tags.map { Candidate(value: "#\($0)") }, typed)
      add(["title:", "text:", "book:", "author:", "tag:"].map { Candidate(value: $0) }, typed)
    case .tag: add(names.tags.map { Candidate(value: $0) }, typed)
    case .folder: add(names.folders.map { Candidate(value: $0) }, typed)
    case .book: add(names.books.map { Candidate(value: $0) }, typed)
    case .backup:
      add(names.backups, typed)
      wantsFiles = true
    case .file: wantsFiles = true
    case .topic where place == 0:
      add(Command.listed.map { Candidate(value: $0.name, summary: $0.summary) }, typed)
      add(Topic.all.map { Candidate(value: $0.name, summary: $0.summary) }, typed)
    case .topic, .words: break
    case .oneOf(let values): add(values.map { Candidate(value: $0) }, typed)
    }
  }

  /// Those that go on from what is typed, in any case.
  private mutating func add(_ more: [Candidate], _ typed: String, isChecked: Bool = false) {
    let start = typed.lowercased()
    candidates += more.filter { isChecked || $0.value.lowercased().hasPrefix(start) }
  }

  /// The option that stands there and waits for its value.
  private static func option(_ word: String?, among known: [Option]) -> Option? {
    guard let word else { return nil }
    return known.first { ($0.name == word || $0.letter == word) && $0.value != nil }
  }

  /// Where the first word is that is neither an option nor the value of one.
  private static func place(in words: [String], knowing known: [Option]) -> Int? {
    words.indices.first { place in
      let isValue = place > 0 && option(words[place - 1], among: known) != nil
      return !isValue && (words[place] == "-" || !words[place].hasPrefix("-"))
    }
  }

  private static func operandCount(in words: [String], knowing known: [Option]) -> Int {
    var rest = words
    var count = 0
    while let place = place(in: rest, knowing: known) {
      count += 1
      rest.removeFirst(place + 1)
    }
    return count
  }
}
