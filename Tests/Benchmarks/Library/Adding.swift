/// Adding a note to 100,000, against the sqlite3 shell that inserts a row of the same text into an
/// indexed table with FTS5: both on the disk when they end.
func adding() -> [Row] {
  guard BigLibrary.imported != nil, BigLibrary.plainNanoseconds != nil else { return [] }
  let text = "# A walk by the pond\n\nIt was cold, and the ice sang. #winter/walks"
  _ = Program.sqlite?.run([
    BigLibrary.plainPath, "create index if not exists note_title on note(title)",
  ])
  let times = medians(
    rounds: 41,
    of: [
      { Program.libnotes.run(["--library", BigLibrary.path, "add", "\(text) \($0)"]) },
      { round in
        Program.sqlite?.run([
          BigLibrary.plainPath,
          """
          pragma journal_mode = delete; pragma synchronous = extra;
          begin immediate;
          insert into note(title, text) values ('A walk by the pond', '\(text) \(round)');
          insert into words(rowid, title, text)
            values (last_insert_rowid(), 'A walk by the pond', '\(text) \(round)');
          commit
          """,
        ])
      },
    ])
  return [
    Row(
      "add", "add, to 100,000 notes / sqlite3", ours: times[0], reference: times[1], must: 2,
      goal: 1.3)
  ]
}
