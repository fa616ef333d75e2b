/// Importing 100,000 files, against Python's sqlite3 that only fills a table and FTS5 with their
/// texts; and how long the file is then.
func importing() -> [Row] {
  let imported = BigLibrary.imported
  let bytes = Double(BigLibrary.files.bytes)
  return [
    Row(
      "import", "CPU to import 100,000 files / Python's sqlite3",
      ours: imported.map { .nanoseconds(Double($0.ownNanoseconds)) } ?? .unknown,
      reference: BigLibrary.plainNanoseconds.map { .nanoseconds($0) } ?? .unknown, must: 1.3,
      goal: 1.0),
    Row(
      "import", "library file / text",
      ours: imported == nil ? .unknown : .bytes(Scratch.size(of: BigLibrary.path)),
      reference: .bytes(bytes), must: 2.6, goal: 2.4),
  ]
}
