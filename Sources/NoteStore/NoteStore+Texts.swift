import History
import NoteVocabulary
import SQLite

/// The text of a note as it is shown, and the versions it comes from.
package struct ShownText: Hashable, Sendable {
  package let text: NoteText
  /// The versions of the text that no other replaces, in order.
  package let heads: [Version]
  /// Whether the heads cannot all be had in one text. The last one is shown then, and the others
  /// are kept beside it.
  package let isInConflict: Bool

  /// What the next version of the text replaces: all that is shown. Whoever writes in a note in
  /// conflict has not seen the others, so that writing never buries them.
  package var replaced: [ContentID] {
    (isInConflict ? heads.suffix(1) : heads).map(\.id)
  }
}

/// Reading the texts of notes. Several heads are shown as one text where that can be had. It is
/// worked out whenever it is read, and never kept: copies that each kept their own would merge
/// those again, for ever.
extension NoteStore {
  /// The text of a note; nothing if there is none.
  package func text(of id: NoteID) throws(NoteStoreError) -> NoteText? {
    try asking { () throws(SQLiteError) in
      guard let n = try number(of: id) else { return nil }
      let rows = try connection.rows(
        """
        select b.text, (select count(*) from version v where v.note = b.note and v.field = 'text')
        from body b where b.note = ?
        """, .integer(n))
      guard try rows.next() else { return nil }
      if try rows.integer(1) == 1 { return NoteText(try rows.text(0)) }
      return try shownText(n, of: textVersions(of: n))?.text
    }
  }

  /// The text of a note, and the versions it comes from; nothing if there is none.
  package func shownText(of id: NoteID) throws(NoteStoreError) -> ShownText? {
    try asking { () throws(SQLiteError) in
      guard let n = try number(of: id) else { return nil }
      return try shownText(n, of: textVersions(of: n))
    }
  }

  /// What some versions of the text of a note, all that there are, add up to.
  func shownText(_ n: Int64, of versions: [Version]) throws(SQLiteError) -> ShownText? {
    guard let body = try body(of: n) else { return nil }
    let lineage = TextLineage(versions)
    guard lineage.heads.count > 1 else {
      return ShownText(text: NoteText(body.text), heads: lineage.heads, isInConflict: false)
    }
    let merged = try merged(lineage.heads, in: lineage, note: n)
    return ShownText(
      text: NoteText(merged ?? body.text), heads: lineage.heads, isInConflict: merged == nil)
  }

  /// The text a note had when these were its heads; nothing where none of them is known here.
  func text(shownBy heads: [ContentID], note n: Int64) throws(SQLiteError) -> NoteText? {
    let lineage = TextLineage(try textVersions(of: n))
    let versions = lineage.versions(named: heads)
    guard let newest = versions.last else { return nil }
    if versions.count > 1, let text = try merged(versions, in: lineage, note: n) {
      return NoteText(text)
    }
    return try text(keptAs: newest.id)
  }

  private func merged(
    _ versions: [Version], in lineage: TextLineage, note n: Int64
  ) throws(SQLiteError) -> [UInt8]? {
    let rows = try TextRows(of: n, in: self)
    return try lineage.merged(versions, cutBy: derivation.tokens) { id throws(SQLiteError) in
      try rows.text(of: id)
    }
  }

  /// The text of a version; nothing if it is not known here.
  func text(keptAs id: ContentID) throws(SQLiteError) -> NoteText? {
    guard
      case .integer(let n) = try connection.cell(
        "select note from version where id = ? and field = 'text'", .blob(id.bytes))
    else { return nil }
    return try TextRows(of: n, in: self).text(of: id).map { NoteText($0) }
  }
}
