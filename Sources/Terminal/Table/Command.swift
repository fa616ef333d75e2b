/// One thing the program does. Help, usage, completion, the manual and suggestions are made from
/// these.
struct Command: Sendable {
  let name: String
  /// The command it is a part of: `trash` for `trash empty`.
  private(set) var parent: String?
  let group: Group
  /// What it is done to, as usage writes it.
  let operands: Operands
  /// One sentence.
  let summary: String
  /// What else help says.
  let details: [Detail]
  /// Lines to try, and what each does.
  let examples: [Example]
  let options: [Option]
  /// What else is done under its name: `trash list`, `trash empty`.
  let parts: [Command]
  /// Whether its answer is long enough at times to be read page by page.
  let isPaged: Bool
  /// Whether only programs use it: help on everything leaves it out.
  let isHidden: Bool
  let run: @Sendable (Words, Console) throws(Complaint) -> Status

  enum Group: String, CaseIterable, Sendable {
    case writing
    case reading
    case organising
    case review
    case awayAndBack = "away and back"
    case inAndOut = "in and out"
    case care
    case plumbing
    case help
  }

  /// A part of what help says of a command.
  enum Detail: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Part of a paragraph; an empty one ends it.
    case words(String)
    /// A line of a table.
    case row(String, String)

    init(stringLiteral words: String) { self = .words(words) }
  }

  struct Example: Hashable, Sendable {
    /// What is typed behind `libnotes`.
    let words: String
    let summary: String

    init(_ words: String, _ summary: String) {
      self.words = words
      self.summary = summary
    }
  }

  init(
    name: String, group: Group, operands: Operands = .none, summary: String,
    details: [Detail] = [], examples: [Example] = [], options: [Option] = [],
    parts: [Command] = [], isPaged: Bool = false, isHidden: Bool = false,
    run: @escaping @Sendable (Words, Console) throws(Complaint) -> Status
  ) {
    self.name = name
    self.group = group
    self.operands = operands
    self.summary = summary
    self.details = details
    self.examples = examples
    self.options = options + (isPaged ? [.noPager] : [])
    self.parts = parts.map { $0.part(of: name) }
    self.isPaged = isPaged
    self.isHidden = isHidden
    self.run = run
  }

  private func part(of parent: String) -> Command {
    var part = self
    part.parent = parent
    return part
  }

  /// Its name as it is typed: `trash empty`.
  var path: String { (parent.map { "\($0) " } ?? "") + name }

  /// How it is called, and how its parts are.
  var usage: [String] {
    let words = ["libnotes", path] + options.map { "[\($0.form)]" } + [operands.form]
    let own = words.filter { !$0.isEmpty }.joined(separator: " ")
    return [own] + parts.flatMap(\.usage)
  }
}
