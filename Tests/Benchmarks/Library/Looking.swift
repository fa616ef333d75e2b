import Foundation

/// Looking at notes among 100,000, against the sqlite3 shell that selects the same rows of the same
/// file by its indexes.
func looking() -> [Row] {
  guard BigLibrary.imported != nil else { return [] }
  let path = BigLibrary.path
  let ids = listedIDs(path, count: 21)
  let showing = medians(
    rounds: ids.count,
    of: [
      { Program.libnotes.run(["--library", path, "show", ids[$0]]) },
      { round in
        Program.sqlite?.run([
          path,
          """
          select b.text from note_key k join body b on b.note = k.n where k.id = '\(ids[round])'
          """,
        ])
      },
    ])
  let listing = medians(
    rounds: 41,
    of: [
      { _ in Program.libnotes.run(["--library", path, "list", "--count", "50"]) },
      { _ in
        Program.sqlite?.run([
          path,
          """
          select k.id, i.title, i.modified, group_concat(t.name)
          from (
            select n, pinned, title, modified from item where trashed is null
            order by pinned desc, modified desc, n desc limit 50) i
          join note_key k on k.n = i.n
          left join item_tag x on x.note = i.n
          left join tag t on t.t = x.tag
          group by i.n
          order by i.pinned desc, i.modified desc, i.n desc
          """,
        ])
      },
    ])
  return [
    Row(
      "look", "show, of 100,000 notes / sqlite3", ours: showing[0], reference: showing[1],
      must: 2, goal: 1),
    Row(
      "look", "list 50, of 100,000 notes / sqlite3", ours: listing[0], reference: listing[1],
      must: 2, goal: 1),
  ]
}

/// The ids of some notes.
func listedIDs(_ path: String, count: Int) -> [String] {
  let answer = Program.libnotes.run(
    ["--library", path, "list", "--json", "--count", String(count)], keepsAnswer: true)
  let parts = answer?.answer.components(separatedBy: "\"id\":") ?? []
  return parts.dropFirst().map { part in
    String(part.drop { $0 != "\"" }.dropFirst().prefix(32))
  }
}
