import History
import NoteVocabulary
import SQLite

/// Something other programs wrote that cannot be kept.
package enum OutsideRefusal: Hashable, Sendable {
  case longText(count: Int)
  case noText
  case folder(String)
  case created(String)
  case tag(String)
}

/// What differs between a note as other programs left it and the note as it is kept.
struct OutsideChange {
  /// The new text, if there is one.
  private(set) var text: NoteText?
  /// The fields that were set, in the order to write them.
  private(set) var fields: [(Field, Value)] = []
  /// What no note can be.
  private(set) var refusals: [OutsideRefusal] = []

  var isEmpty: Bool { text == nil && fields.isEmpty }

  /// The note was deleted.
  static let deletion = OutsideChange(fields: [(.state, .text("trash"))])

  private init(fields: [(Field, Value)]) { self.fields = fields }

  /// `born` is when a note was written that is not kept yet. `losesTags` tells whether a tag that is
  /// missing was taken away.
  init(
    to row: OutsideRow, from old: KeptNote?, born: Moment?, losesTags: Bool, spelling: Spelling
  ) {
    takeText(row.text, old?.text)
    // A note that has no text is none.
    guard old != nil || text != nil else { return }
    takeFolder(row.folder, old?.present.folder, spelling)
    takePinned(row.pinned, old?.present.isPinned ?? false)
    takeCreated(row.created, old?.present.created ?? born)
    takeTags(row.tags, old?.present.tags ?? [], losesTags, spelling)
    // Last: whoever moves a note to the trash has seen its text.
    takeTrashed(row.trashed, old?.present.trashed)
  }

  private mutating func takeText(_ cell: Cell, _ old: NoteText?) {
    switch cell {
    case .null:
      if old == nil { refusals.append(.noText) }
    case .text(let bytes) where bytes.count > NoteText.countMax:
      refusals.append(.longText(count: bytes.count))
    case .text(let bytes):
      if bytes != old?.bytes { text = NoteText(bytes) }
    case .integer, .real, .blob: refusals.append(.noText)
    }
  }

  private mutating func takeFolder(_ cell: Cell, _ old: String?, _ spelling: Spelling) {
    if cell == .null || cell == "" {
      if old != nil { fields.append((.folder, .nothing)) }
    } else if let path = cell.string, path != old {
      guard let cleaned = spelling.folder(path) else { return refusals.append(.folder(path)) }
      if cleaned != old { fields.append((.folder, .text(cleaned))) }
    } else if cell.string == nil {
      refusals.append(.folder(cell.shown))
    }
  }

  private mutating func takePinned(_ cell: Cell, _ old: Bool) {
    let isPinned = cell != .null && cell != 0
    if isPinned != old { fields.append((.pinned, .truth(isPinned))) }
  }

  private mutating func takeCreated(_ cell: Cell, _ old: Moment?) {
    guard cell != .textIfAny(old?.utc) else { return }
    guard let moment = cell.string.flatMap({ Moment(utc: $0) }) else {
      return refusals.append(.created(cell.shown))
    }
    if moment.utc != old?.utc { fields.append((.meta("created"), .text(moment.utc))) }
  }

  private mutating func takeTags(
    _ cells: [Cell], _ old: [String], _ losesTags: Bool, _ spelling: Spelling
  ) {
    func folded(_ name: String) -> String { spelling.tag(name)?.folded ?? name }
    let kept = Set(old.map(folded))
    var set: Set<String> = []
    for cell in cells {
      if let name = cell.string, old.contains(name) {
        set.insert(folded(name))
      } else if let tag = cell.string.flatMap(spelling.tag) {
        guard set.insert(tag.folded).inserted, !kept.contains(tag.folded) else { continue }
        fields.append((.tag(tag.name), .truth(true)))
      } else {
        refusals.append(.tag(cell.shown))
      }
    }
    for name in old where losesTags && !set.contains(folded(name)) {
      fields.append((.tag(name), .truth(false)))
    }
  }

  /// Any date puts a note into the trash; which day that was is told by the version.
  private mutating func takeTrashed(_ cell: Cell, _ old: Moment?) {
    switch (cell == .null, old == nil) {
    case (true, true): break
    case (true, false): fields.append((.state, .text("live")))
    // A note in the trash comes back when its text is changed, unless it is moved there again.
    case (false, false): if text != nil { fields.append((.state, .text("trash"))) }
    case (false, true): fields.append((.state, .text("trash")))
    }
  }
}
