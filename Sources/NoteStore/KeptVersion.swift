import History
import NoteVocabulary
import SQLite

/// The row of a version as it stands, whether or not it fits its id.
struct KeptVersion {
  let seq: Int64
  let version: Version
  /// The value; null for a text that is kept in another place.
  let value: Cell
  /// The version whose text `back` gives.
  let backOf: Int64?
  let back: Cell
  /// The hash of a value that was dropped for good.
  let droppedHash: [UInt8]?

  /// Nothing where the row is not as libnotes writes it.
  init?(_ seq: Int64, of note: NoteID, in store: NoteStore) throws(SQLiteError) {
    let rows = try store.connection.rows(
      """
      select v.id, v.field, v.parents, v.seen, v.time, a.id, v.reason, v.value, v.back_of, v.back,
        v.hash
      from version v left join author a on a.a = v.author
      where v.seq = ?
      """, .integer(seq))
    guard try rows.next(), case .blob(let idCell) = rows.cell(0),
      case .text(let field) = rows.cell(1), case .blob(let parentsCell) = rows.cell(2),
      case .blob(let seenCell) = rows.cell(3), case .integer(let time) = rows.cell(4),
      case .blob(let authorCell) = rows.cell(5), case .text(let reason) = rows.cell(6),
      let id = ContentID(idCell), let author = AuthorID(authorCell),
      let parents = try? ContentID.list(in: parentsCell),
      let seen = try? ContentID.list(in: seenCell)
    else { return nil }
    self.seq = seq
    version = Version(
      id: id, field: Field(name: String(decoding: field, as: UTF8.self)), note: note,
      parents: parents, seen: seen, time: Stamp(bits: time), author: author,
      reason: Version.Reason(rawValue: String(decoding: reason, as: UTF8.self)))
    value = rows.cell(7)
    switch rows.cell(8) {
    case .null: backOf = nil
    case .integer(let seq): backOf = seq
    case .real, .text, .blob: return nil
    }
    back = rows.cell(9)
    switch rows.cell(10) {
    case .null: droppedHash = nil
    case .blob(let hash): droppedHash = hash
    case .integer, .real, .text: return nil
    }
  }

  /// Whether this version is what its id says when it sets its field to something with this hash.
  func fits(_ hash: [UInt8]) -> Bool { version.id(ofValueHashed: hash) == version.id }
}

/// The texts of a note, worked out from the newest back to the oldest. Of all of them only those are
/// held that an older one still leans on.
struct TextsGoingBack {
  let n: Int64
  let store: NoteStore
  /// By the number of their version.
  private var known: [Int64: [UInt8]] = [:]
  /// The versions whose text was dropped for good.
  private var dropped: Set<ContentID> = []

  init(of n: Int64, in store: NoteStore) {
    self.n = n
    self.store = store
  }

  /// Takes the newest text; gives the number of its version, if there is one.
  mutating func begin() throws(SQLiteError) -> Int64? {
    let rows = try store.connection.rows(
      "select head, text from body where note = ?", .integer(n))
    guard try rows.next() else { return nil }
    let head = try rows.integer(0)
    known[head] = try rows.text(1)
    return head
  }

  /// What is wrong with a version. To be asked of the last one first.
  mutating func damage(of row: KeptVersion) throws(SQLiteError) -> FileDamage.Kind? {
    let leant = known.removeValue(forKey: row.seq)
    guard row.version.field == .text else {
      guard leant == nil, row.backOf == nil, row.back == .null else { return .version }
      let hash = row.droppedHash ?? (try? Value(row.value))?.hash
      return hash.map { row.fits($0) } ?? false ? nil : .versionID
    }
    var texts = [leant].compactMap(\.self)
    switch row.value {
    case .null: break
    case .text(let own): texts.append(own)
    case .integer, .real, .blob: return .version
    }
    if let hash = row.droppedHash {
      dropped.insert(row.version.id)
      guard row.fits(hash), texts.isEmpty else { return .versionID }
      return goBack(from: row, nil) ? nil : .text
    }
    guard let text = texts.first else { return .text }
    guard texts.allSatisfy({ row.fits(Value.text($0).hash) }) else { return .versionID }
    return goBack(from: row, text) ? nil : .text
  }

  /// Works out the text that a version keeps the way back to; false where that leads nowhere.
  private mutating func goBack(from row: KeptVersion, _ text: [UInt8]?) -> Bool {
    guard let older = row.backOf else { return row.back == .null }
    let found: [UInt8]? =
      switch row.back {
      case .text(let full): full
      case .blob(let delta): text.flatMap { BackDelta.text(before: $0, by: delta) }
      case .null, .integer, .real: nil
      }
    guard older < row.seq, let found, known[older] ?? found == found else { return false }
    known[older] = found
    return true
  }

  /// Whether the text in `body` is that of the newest version which no other replaces, and no way
  /// back is left that leads to a version which is not there.
  func isNewest(_ head: Int64?, of versions: [Version], _ places: [ContentID: Int64]) -> Bool {
    let heads = versions.filter { $0.field == .text }.heads
    guard let head else { return heads.allSatisfy { dropped.contains($0.id) } }
    return known.isEmpty && heads.last.map { places[$0.id] == head } ?? false
  }
}
