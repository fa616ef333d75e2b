import History
import NoteVocabulary
import SQLite

/// The tags whose notes changed, and whose counts and names are looked at when all is written.
struct ChangedTags {
  var numbers: Set<Int64> = []
}

/// Tags form a tree by their names: a note with `books/novels` also counts for `books`.
extension NoteStore {
  /// Writes which tags a note has. A note in the trash keeps them, and is not counted.
  func writeTags(
    _ n: Int64, _ names: [TagName], isLive: Bool, changed: inout ChangedTags
  ) throws(SQLiteError) {
    changed.numbers.formUnion(try tags(in: "item_tag", of: n))
    changed.numbers.formUnion(try tags(in: "note_branch", of: n))
    try connection.run("delete from item_tag where note = ?", .integer(n))
    try connection.run("delete from note_branch where note = ?", .integer(n))
    for tag in names {
      let branch = try branchMade(for: tag)
      changed.numbers.formUnion(branch)
      guard let own = branch.last else { continue }
      try connection.run(
        """
        insert or ignore into item_tag(tag, note, name, in_text, by_hand) values (?, ?, ?, ?, ?)
        """, .integer(own), .integer(n), .text(tag.name), .integer(tag.isInText ? 1 : 0),
        .integer(tag.isByHand ? 1 : 0))
      guard isLive else { continue }
      for number in branch {
        try connection.run(
          "insert or ignore into note_branch(tag, note) values (?, ?)", .integer(number),
          .integer(n))
      }
    }
  }

  /// Counts and names the tags that changed, and drops those no note has any more.
  func settle(_ changed: ChangedTags) throws(SQLiteError) {
    // The longest paths first: a tag stays while there is one below it. Those above a tag may go
    // along with it: a note in the trash has its own tags and no others.
    var tags: [(number: Int64, folded: String)] = []
    var waiting = Array(changed.numbers)
    var met = changed.numbers
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
      try settle(tag.number, tag.folded)
    }
  }

  private func settle(_ number: Int64, _ folded: String) throws(SQLiteError) {
    // The oldest note that has the tag, or one below it, says how it is written.
    let rows = try connection.rows(
      """
      select x.name
      from tag t
      join item_tag x on x.tag = t.t
      join item i on i.n = x.note
      join note_key k on k.n = x.note
      where t.folded = ?1 or (t.folded > ?1 || '/' and t.folded < ?1 || '0')
      order by i.created, k.id
      limit 1
      """, .text(folded))
    guard try rows.next() else {
      try connection.run("delete from tag where t = ?", .integer(number))
      return
    }
    let levels = folded.split(separator: "/").count
    let name = try rows.string(0).split(separator: "/").prefix(levels).joined(separator: "/")
    try connection.run(
      """
      update tag
      set name = ?2, notes = (select count(*) from note_branch where tag = ?1)
      where t = ?1
      """, .integer(number), .text(name))
  }

  private func tags(in table: String, of n: Int64) throws(SQLiteError) -> [Int64] {
    var tags: [Int64] = []
    let rows = try connection.rows("select tag from \(table) where note = ?", .integer(n))
    while try rows.next() { tags.append(try rows.integer(0)) }
    return tags
  }

  /// The numbers of a tag and all above it, the topmost first.
  private func branchMade(for tag: TagName) throws(SQLiteError) -> [Int64] {
    var branch: [Int64] = []
    var folded = ""
    var name = ""
    for (level, part) in zip(tag.folded.split(separator: "/"), tag.name.split(separator: "/")) {
      folded += folded.isEmpty ? String(level) : "/\(level)"
      name += name.isEmpty ? String(part) : "/\(part)"
      branch.append(try numberMade(forTag: folded, name: name, below: branch.last))
    }
    return branch
  }

  private func numberMade(
    forTag folded: String, name: String, below parent: Int64?
  ) throws(SQLiteError) -> Int64 {
    if case .integer(let number) = try connection.cell(
      "select t from tag where folded = ?", .text(folded))
    {
      return number
    }
    try connection.run(
      "insert into tag(name, folded, parent) values (?, ?, ?)", .text(name), .text(folded),
      parent.map { .integer($0) } ?? .null)
    return connection.lastRow
  }
}
