/// Starting, against the sqlite3 shell: what every command pays.
func starting() -> [Row] {
  let times = medians(
    rounds: 101,
    of: [
      { _ in Program.libnotes.run(["version"]) },
      { _ in Program.sqlite?.run([":memory:", "select 1"]) },
    ])
  return [
    Row(
      "start", "libnotes version / sqlite3 'select 1'", ours: times[0], reference: times[1],
      must: 1.5, goal: 1.0)
  ]
}
