/// The most memory that commands take at 100,000 notes, the system's account of it.
func peakMemory() -> [Row] {
  guard let imported = BigLibrary.imported else { return [] }
  let ids = listedIDs(BigLibrary.path, count: 1)
  let everyday: [[String]] = [
    ["version"], ["home"], ["show"] + ids, ["list", "--count", "50"], ["search", "memory"],
    ["add", "A thought #kept"], ["history"] + ids, ["undo"], ["info"], ["prompts"] + ids,
    ["pin"] + ids, ["delete"] + ids, ["trash"], ["settings"],
  ]
  return [
    worst("memory of an everyday command / 30 MB", of: everyday, megabytes: 30),
    worst("memory of 'check' / 100 MB", of: [["check"]], megabytes: 100),
    worst("memory of 'backup' / 100 MB", of: [["backup"]], megabytes: 100),
    Row(
      "peak-memory", "memory of 'import' / 100 MB", ours: .bytes(Double(imported.memoryBytes)),
      reference: .bytes(100e6), must: 1, goal: 0.8),
  ]
}

private func worst(_ summary: String, of commands: [[String]], megabytes: Double) -> Row {
  var most: Int?
  for words in commands {
    let spent = Program.libnotes.run(["--library", BigLibrary.path] + words)
    guard let spent else {
      report("failed: libnotes \(words.joined(separator: " "))")
      continue
    }
    if Double(spent.memoryBytes) > megabytes * 1e6 {
      report(
        "\(digits(Double(spent.memoryBytes) / 1e6)) MB: libnotes \(words.joined(separator: " "))")
    }
    most = max(most ?? 0, spent.memoryBytes)
  }
  return Row(
    "peak-memory", summary, ours: most.map { .bytes(Double($0)) } ?? .unknown,
    reference: .bytes(megabytes * 1e6), must: 1, goal: 0.7)
}
