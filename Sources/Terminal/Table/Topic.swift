/// Something that is good to know beyond one command: 'libnotes help queries'.
struct Topic: Sendable {
  let name: String
  /// One sentence.
  let summary: String
  let details: [Command.Detail]

  /// Every topic, in the order help shows them.
  static let all: [Topic] = [
    .notes, .queries, .dates, .library, .files, .json, .output, .environment,
  ]
}
