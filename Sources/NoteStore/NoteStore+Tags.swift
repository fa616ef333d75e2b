import History
import NoteVocabulary
import SQLite

/// Tags form a tree by their names: a note with `books/novels` also counts for `books`.
extension NoteStore {
  /// Writes which tags a note has instead of those it had.
  func writeTags(
    _ n: Int64, _ note: KeptNote, _ tags: [TagName], changed: inout ChangedTags
  ) throws(SQLiteError) {
    try deleteTags(n, changed: &changed)
    try insertTags(n, note, tags, changed: &changed)
  }

  /// Takes its tags from a note.
  func deleteTags(_ n: Int64, changed: inout ChangedTags) throws(SQLiteError) {
    let branches = try numbers("select tag from note_branch where note = ?", [.integer(n)])
    for tag in branches { changed.count(tag, -1) }
    changed.touched.formUnion(branches)
    // Those of a note in the trash, and those that another program took away.
    changed.touched.formUnion(
      try numbers(
        "select tag from item_tag where note = ?1 union all select t from tag where oldest = ?1",
        [.integer(n)]))
    changed.rewritten.insert(n)
    try connection.run("delete from item_tag where note = ?", .integer(n))
    try connection.run("delete from note_branch where note = ?", .integer(n))
  }

  /// Writes which tags a note has that had none. A note in the trash keeps them, and is not counted.
  func insertTags(
    _ n: Int64, _ note: KeptNote, _ tags: [TagName], changed: inout ChangedTags
  ) throws(SQLiteError) {
    guard !tags.isEmpty else { return }
    let isLive = note.present.trashed == nil
    let created = note.present.created.utc
    var counted: Set<Int64> = []
    for tag in tags {
      let branch = try branchMade(for: tag, &changed)
      guard let own = branch.last else { continue }
      try connection.run(
        "insert into item_tag(tag, note, name, in_text, by_hand) values (?, ?, ?, ?, ?)",
        .integer(own), .integer(n), .text(tag.name), .integer(tag.isInText ? 1 : 0),
        .integer(tag.isByHand ? 1 : 0))
      let writer = ChangedTags.Writer(n: n, id: note.id, created: created, tag: tag)
      for number in branch {
        changed.has(number, writer)
        guard isLive, counted.insert(number).inserted else { continue }
        changed.count(number, 1)
        try connection.run(
          "insert into note_branch(tag, note) values (?, ?)", .integer(number), .integer(n))
      }
    }
  }

  /// The numbers of a tag and all above it, the topmost first.
  private func branchMade(
    for tag: TagName, _ changed: inout ChangedTags
  ) throws(SQLiteError) -> [Int64] {
    if let branch = changed.branches[tag.folded] { return branch }
    var branch: [Int64] = []
    var folded = ""
    var name = ""
    for (level, part) in zip(tag.folded.split(separator: "/"), tag.name.split(separator: "/")) {
      folded += folded.isEmpty ? String(level) : "/\(level)"
      name += name.isEmpty ? String(part) : "/\(part)"
      branch.append(try numberMade(forTag: folded, name: name, below: branch.last, &changed))
    }
    changed.branches[tag.folded] = branch
    return branch
  }

  private func numberMade(
    forTag folded: String, name: String, below parent: Int64?, _ changed: inout ChangedTags
  ) throws(SQLiteError) -> Int64 {
    if case .integer(let number) = try connection.cell(
      "select t from tag where folded = ?", .text(folded))
    {
      return number
    }
    try connection.run(
      "insert into tag(name, folded, parent) values (?, ?, ?)", .text(name), .text(folded),
      parent.map { .integer($0) } ?? .null)
    changed.made.insert(connection.lastRow)
    return connection.lastRow
  }
}

/// Counting and naming tags.
extension NoteStore {
  /// Counts and names the tags that changed, and drops those no note has any more.
  func settle(_ changed: ChangedTags) throws(SQLiteError) {
    // The longest paths first: a tag stays while there is one below it. Those above a tag may go
    // along with it: a note in the trash has its own tags and no others.
    var tags: [(number: Int64, folded: String)] = []
    var waiting = Array(changed.touched.union(changed.counts.keys).union(changed.oldest.keys))
    var met = Set(waiting)
    while let number = waiting.popLast() {
      let rows = try connection.rows(
        "select folded, parent from tag where t = ?", .integer(number))
      guard try rows.next() else { continue }
      tags.append((number, try rows.string(0)))
      if let parent = try rows.integerIfAny(1), met.insert(parent).inserted {
        waiting.append(parent)
      }
    }
    for tag in tags.sorted(by: {
      ($0.folded.utf8.count, $0.folded) > ($1.folded.utf8.count, $1.folded)
    }) {
      try settle(tag.number, tag.folded, changed)
    }
  }

  private func settle(
    _ number: Int64, _ folded: String, _ changed: ChangedTags
  ) throws(SQLiteError) {
    let oldest: ChangedTags.Writer?
    switch (try keptWriter(of: number, folded, changed), changed.oldest[number]) {
    case (.is(let kept), let new?): oldest = new.isOlder(than: kept) ? new : kept
    case (.is(let kept), nil): oldest = kept
    case (.none, let new): oldest = new
    case (.unknown, _): oldest = try oldestWriter(of: folded)
    }
    guard let oldest else {
      try connection.run("delete from tag where t = ?", .integer(number))
      return
    }
    let levels = folded.split(separator: "/").count
    try connection.run(
      "update tag set name = ?, notes = notes + ?, oldest = ?, since = ? where t = ?",
      .text(oldest.tag.name.split(separator: "/").prefix(levels).joined(separator: "/")),
      .integer(changed.counts[number, default: 0]), .integer(oldest.n), .text(oldest.created),
      .integer(number))
  }

  /// The oldest of the notes that were not written now.
  private enum KeptWriter {
    case `is`(ChangedTags.Writer)
    case none
    case unknown
  }

  private func keptWriter(
    of number: Int64, _ folded: String, _ changed: ChangedTags
  ) throws(SQLiteError) -> KeptWriter {
    if changed.made.contains(number) { return .none }
    let rows = try connection.rows(
      """
      select t.oldest, t.since, t.name, k.id from tag t join note_key k on k.n = t.oldest
      where t.t = ?
      """, .integer(number))
    guard try rows.next(), let id = NoteID(digits: try rows.string(3)) else { return .unknown }
    let n = try rows.integer(0)
    let kept = ChangedTags.Writer(
      n: n, id: id, created: try rows.string(1),
      tag: TagName(name: try rows.string(2), folded: folded))
    guard changed.rewritten.contains(n) else { return .is(kept) }
    // It was written now. If it still has the tag and is not younger, it is the oldest still.
    guard let new = changed.oldest[number], new.n == n || new.isOlder(than: kept),
      new.created <= kept.created
    else { return .unknown }
    return .none
  }

  /// Looks at all notes that have a tag, or one below it.
  private func oldestWriter(of folded: String) throws(SQLiteError) -> ChangedTags.Writer? {
    let rows = try connection.rows(
      """
      select x.note, k.id, i.created, x.name, t.folded
      from tag t
      join item_tag x on x.tag = t.t
      join item i on i.n = x.note
      join note_key k on k.n = x.note
      where t.folded = ?1 or (t.folded > ?1 || '/' and t.folded < ?1 || '0')
      order by i.created, k.id, t.folded
      limit 1
      """, .text(folded))
    guard try rows.next() else { return nil }
    guard let id = NoteID(digits: try rows.string(1)) else {
      throw SQLiteError.damage("note \(try rows.integer(0)) has no name")
    }
    return ChangedTags.Writer(
      n: try rows.integer(0), id: id, created: try rows.string(2),
      tag: TagName(name: try rows.string(3), folded: try rows.string(4)))
  }
}
