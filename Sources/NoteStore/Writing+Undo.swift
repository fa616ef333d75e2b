import History
import NoteVocabulary
import SQLite

/// Writing again what was before a command.
///
///     field   a ──► b ──► c          b and c are the command's: a is written again, after c
///
/// Where the field was changed since, a text is merged; anything else is left as it is, and told.
extension Writing {
  mutating func takeBackVersions(
    of command: KeptCommand
  ) throws(NoteStoreError) -> [LeftChange] {
    let written = try asking { () throws(SQLiteError) in try store.versions(of: command) }
    var left: [LeftChange] = []
    for (n, ids) in written.sorted(by: { $0.key < $1.key }) {
      left += try takeBack(ids, ofNote: n)
    }
    return left
  }

  /// The versions of one note.
  private mutating func takeBack(
    _ ids: Set<ContentID>, ofNote n: Int64
  ) throws(NoteStoreError) -> [LeftChange] {
    let (old, revisions) = try asking { () throws(SQLiteError) -> (KeptNote?, [Revision]) in
      (try store.keptNote(n), try store.revisions(of: n))
    }
    let own = revisions.filter { ids.contains($0.version.id) }
    guard let note = own.first?.version.note else { return [] }
    change(n, from: old)
    let present = old?.present ?? Present(of: revisions)
    let deed = Deed(n: n, note: note, all: revisions, present: present)
    let fields = Dictionary(grouping: own, by: \.version.field)
    if let texts = fields[.text], deed.before(texts).isEmpty {
      return try takeBackCreation(texts, deed, of: old)
    }
    var left: [LeftChange] = []
    for (field, changes) in fields.sorted(by: { $0.key.name < $1.key.name }) {
      let isDone =
        if field == .text {
          try takeBackText(changes, deed, of: old)
        } else {
          try takeBackValue(changes, deed)
        }
      if !isDone { left.append(LeftChange(note: note, field: field)) }
    }
    return left
  }

  /// A note that the command made goes to the trash, with all else it has.
  private func takeBackCreation(
    _ texts: [Revision], _ deed: Deed, of old: KeptNote?
  ) throws(NoteStoreError) -> [LeftChange] {
    guard let old, let last = deed.last(texts) else { return [] }
    return try asking { () throws(SQLiteError) in
      guard try store.text(keptAs: last.id) == old.text else {
        return [LeftChange(note: deed.note, field: .text)]
      }
      try write(.text("trash"), in: .state, deed)
      return []
    }
  }

  private func takeBackText(
    _ texts: [Revision], _ deed: Deed, of old: KeptNote?
  ) throws(NoteStoreError) -> Bool {
    guard let old, let last = deed.last(texts) else { return false }
    let (wrote, before) = try asking { () throws(SQLiteError) in
      (
        try store.text(keptAs: last.id),
        try store.text(shownBy: deed.before(texts), note: deed.n)
      )
    }
    guard let wrote, let before else { return false }
    let isHead = deed.present.textHeads.contains { $0.id == last.id }
    // What was written since in other places of the text stays.
    let merged =
      isHead
      ? before.bytes
      : TextMerge.merged(
        [old.text.bytes, before.bytes], from: wrote.bytes, cutBy: store.derivation.tokens)
    guard let merged else { throw .changedSince(deed.note) }
    guard isHead || merged != old.text.bytes else { return true }
    try asking { () throws(SQLiteError) in
      let version = version(
        .text, of: deed.note, to: .text(merged),
        after: isHead ? [last.id] : old.replaced, by: .here(.undo))
      try store.insert(version, text: NoteText(merged), note: deed.n)
    }
    return true
  }

  /// False where the field was set to something else since.
  private func takeBackValue(
    _ changes: [Revision], _ deed: Deed
  ) throws(NoteStoreError) -> Bool {
    guard let last = changes.first(where: { $0.version == deed.last(changes) }) else {
      return false
    }
    let field = last.version.field
    let before = deed.value(shownBy: deed.before(changes), of: field)
    let isHead = deed.present.headIDs(of: field).contains(last.version.id)
    guard isHead || deed.present.value(of: field) == last.value else { return false }
    guard before != last.value else { return true }
    try asking { () throws(SQLiteError) in
      try write(before, in: field, deed, after: isHead ? [last.version.id] : nil)
    }
    return true
  }

  private func write(
    _ value: Value, in field: Field, _ deed: Deed, after parents: [ContentID]? = nil
  ) throws(SQLiteError) {
    let version = version(
      field, of: deed.note, to: value, after: parents ?? deed.present.headIDs(of: field),
      seeing: field == .state ? deed.present.headIDs(of: .text) : [], by: .here(.undo))
    try store.insert(version, value, note: deed.n)
  }
}

/// What a command did to one note.
private struct Deed {
  let n: Int64
  let note: NoteID
  /// Every version of the note, the command's and others'.
  let all: [Revision]
  let present: Present

  /// The versions that some changes of one field replaced.
  func before(_ changes: [Revision]) -> [ContentID] {
    let own = Set(changes.map(\.version.id))
    return Set(changes.flatMap(\.version.parents)).subtracting(own).sorted()
  }

  /// The last of some changes of one field.
  func last(_ changes: [Revision]) -> Version? { changes.map(\.version).heads.last }

  /// What a field was set to when these were its heads.
  func value(shownBy heads: [ContentID], of field: Field) -> Value {
    let revisions = all.filter { heads.contains($0.version.id) }
    let isTag = field.name(after: "tag") != nil
    if isTag, revisions.contains(where: { $0.value?.isTrue ?? false }) { return .truth(true) }
    return revisions.max { $0.version < $1.version }?.value ?? .nothing
  }
}

extension NoteStore {
  /// The versions a command wrote, by the number of their note.
  fileprivate func versions(
    of command: KeptCommand
  ) throws(SQLiteError) -> [Int64: Set<ContentID>] {
    let rows = try connection.rows(
      """
      select x.note, x.id from command_row r join version x on x.seq between r.first and r.last
      where r.c = ? and r.kind = 'version'
      """, .integer(command.number))
    var versions: [Int64: Set<ContentID>] = [:]
    while try rows.next() {
      guard let id = ContentID(try rows.blob(1)) else {
        throw SQLiteError.damage("an id of a version is not in order")
      }
      versions[try rows.integer(0), default: []].insert(id)
    }
    return versions
  }
}
