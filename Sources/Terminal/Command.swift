/// One thing the program does. Help, usage and suggestions are made from these.
struct Command: Sendable {
  let name: String
  let group: Group
  /// What it is done to, as usage writes it.
  let operands: String
  /// One sentence.
  let summary: String
  /// What else help says, line by line.
  let details: [String]
  let options: [Option]
  let run: @Sendable (Words, Console) throws(Complaint) -> Status

  enum Group: String, CaseIterable, Sendable {
    case writing
    case reading
    case review
    case inAndOut = "in and out"
    case care
    case plumbing
    case help
  }

  init(
    name: String, group: Group, operands: String = "", summary: String, details: [String] = [],
    options: [Option] = [], run: @escaping @Sendable (Words, Console) throws(Complaint) -> Status
  ) {
    self.name = name
    self.group = group
    self.operands = operands
    self.summary = summary
    self.details = details
    self.options = options
    self.run = run
  }

  /// How it is called.
  var usage: String {
    let parts = ["libnotes", name] + options.map { "[\($0.form)]" } + [operands]
    return "usage: " + parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Every command, in the order help shows them.
  static let all: [Command] = [
    .add, .list, .show, .search, .prompts, .review, .importing, .make, .parse, .helping, .version,
  ]
}
