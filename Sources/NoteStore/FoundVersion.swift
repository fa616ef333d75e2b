import History
import NoteVocabulary
import SQLite

/// The row of a version as it was found on a page.
struct FoundVersion {
  let seq: Int64
  let author: Int64
  private let id: ContentID
  private let field: Field
  private let parents: [ContentID]
  private let seen: [ContentID]
  private let time: Stamp
  private let reason: Version.Reason
  private let value: Cell
  private let droppedHash: [UInt8]?
  /// The earlier version whose text `back` gives.
  fileprivate let backOf: Int64?
  fileprivate let back: Cell

  /// Those of a note, the last first.
  static func rows(of n: Int64, in store: NoteStore) throws(SQLiteError) -> Rows {
    try store.connection.rows(
      """
      select seq, id, field, parents, seen, time, author, reason, value, back_of, back, hash
      from temp.found_version where note = ? order by seq desc
      """, .integer(n))
  }

  init(_ rows: borrowing Rows) throws(SQLiteError) {
    seq = try rows.integer(0)
    guard let id = ContentID(try rows.blob(1)) else { throw SQLiteError.damage("an id is cut") }
    self.id = id
    field = Field(name: try rows.string(2))
    parents = try ContentID.list(in: rows.blob(3))
    seen = try ContentID.list(in: rows.blob(4))
    time = Stamp(bits: try rows.integer(5))
    author = try rows.integer(6)
    reason = Version.Reason(rawValue: try rows.string(7))
    value = rows.cell(8)
    backOf = try rows.integerIfAny(9)
    back = rows.cell(10)
    droppedHash = try rows.blobIfAny(11)
  }

  /// The version it may be.
  func version(of note: NoteID, by author: AuthorID) -> Version {
    Version(
      id: id, field: field, note: note, parents: parents, seen: seen, time: time, author: author,
      reason: reason)
  }

  /// The value with which a version fits its id; `texts` are those it may have.
  func value(of version: Version, among texts: [[UInt8]]) -> SavedVersion.Value? {
    func fits(_ hash: [UInt8]) -> Bool { version.id(ofValueHashed: hash) == version.id }
    if let droppedHash { return fits(droppedHash) ? .dropped(droppedHash) : nil }
    if version.field == .text {
      return texts.first { fits(Value.text($0).hash) }.map { .text($0) }
    }
    guard let value = try? Value(value), fits(value.hash) else { return nil }
    return .value(value)
  }

  /// Its text, where it stands in its own row.
  fileprivate var ownText: [UInt8]? {
    if field == .text, case .text(let text) = value { text } else { nil }
  }
}

/// A version that fits its id.
struct SavedVersion {
  let seq: Int64
  let version: Version
  let value: Value

  enum Value {
    case text([UInt8])
    case value(History.Value)
    /// It was dropped for good; its hash.
    case dropped([UInt8])
  }
}

/// The texts that the versions of a note may have, by their numbers: from `body`, from their own rows,
/// and by the ways back from later ones.
struct TextCandidates {
  private var known: [Int64: [[UInt8]]] = [:]

  /// More texts for one version are not tried.
  private static let countMax = 8

  /// Takes the newest texts of a note.
  init(of n: Int64, in store: NoteStore) throws(SQLiteError) {
    let rows = try store.connection.rows(
      "select head, text from temp.found_body where note = ?", .integer(n))
    while try rows.next() { add(try rows.text(1), to: try rows.integer(0)) }
  }

  /// Those of the version that some rows say, which are not needed again.
  mutating func take(_ rows: [FoundVersion]) -> [[UInt8]] {
    for row in rows {
      if let text = row.ownText { add(text, to: row.seq) }
    }
    return rows.first.flatMap { known.removeValue(forKey: $0.seq) } ?? []
  }

  /// Works out the text a row keeps the way back to.
  mutating func goBack(from row: FoundVersion, _ texts: [[UInt8]]) {
    guard let older = row.backOf, older < row.seq else { return }
    switch row.back {
    case .text(let full): add(full, to: older)
    case .blob(let delta):
      for text in texts {
        if let before = BackDelta.text(before: text, by: delta) { add(before, to: older) }
      }
    case .null, .integer, .real: break
    }
  }

  private mutating func add(_ text: [UInt8], to seq: Int64) {
    guard known[seq, default: []].count < TextCandidates.countMax,
      !known[seq, default: []].contains(text)
    else { return }
    known[seq, default: []].append(text)
  }
}
