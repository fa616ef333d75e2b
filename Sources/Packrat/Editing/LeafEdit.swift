/// A change to one leaf: bytes of its text, and units with their words, become others.
@safe
struct LeafEdit {
  /// The bytes that go, counted from the start of the leaf, and those that come.
  let range: Range<Int>
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the first unit that goes or comes begins, counted so too.
  let start: Int
  /// The units that go, and those that come.
  let units: Range<Int>
  let newRecords: UnsafeBufferPointer<UnitRecord>
  /// The words that go, and those that come.
  let words: Range<Int>
  let newWords: UnsafeBufferPointer<UInt16>

  /// What a leaf holds after the change.
  func counts(of leaf: LeafCounts) -> LeafCounts {
    unsafe LeafCounts(
      capacity: leaf.capacity, bytes: leaf.bytes - range.count + bytes.count,
      units: leaf.units - units.count + newRecords.count,
      words: leaf.words - words.count + newWords.count)
  }
}

extension Leaf {
  /// The room that a leaf gets when it is copied: enough for some hundred keystrokes.
  static func spare(for counts: LeafCounts) -> Int { counts.weight / 8 }

  /// Makes the change in place; the leaf has room for it.
  func apply(_ edit: LeafEdit) {
    let old = view
    let counts = edit.counts(of: old.counts)
    // Each step leaves text and records apart: what shrinks goes first.
    if counts.weight - counts.bytes > old.counts.weight - old.counts.bytes {
      old.moveText(edit)
      old.moveUnits(edit)
    } else {
      old.moveUnits(edit)
      old.moveText(edit)
    }
    node.header = NodeHead(counts)
    view.place(edit)
  }

  /// A copy of the leaf with the change made, and with new room.
  func changed(by edit: LeafEdit) -> Leaf {
    let old = view
    let counts = edit.counts(of: old.counts)
    let made = Leaf(counts, spare: Leaf.spare(for: counts))
    let new = made.view
    let after = unsafe (
      records: new.records + (edit.units.lowerBound + edit.newRecords.count),
      words: new.words + (edit.words.lowerBound + edit.newWords.count)
    )
    unsafe new.base.copyMemory(from: old.base, byteCount: edit.range.lowerBound)
    unsafe (new.base + (edit.range.lowerBound + edit.bytes.count)).copyMemory(
      from: old.base + edit.range.upperBound, byteCount: old.counts.bytes - edit.range.upperBound)
    unsafe new.records.update(from: old.records, count: edit.units.lowerBound)
    unsafe after.records.update(
      from: old.records + edit.units.upperBound, count: old.counts.units - edit.units.upperBound)
    unsafe new.words.update(from: old.words, count: edit.words.lowerBound)
    unsafe after.words.update(
      from: old.words + edit.words.upperBound, count: old.counts.words - edit.words.upperBound)
    new.place(edit)
    return made
  }
}

extension LeafView {
  /// Whether the change can be made where the leaf is, and leaves not too much room.
  func hasRoom(for edit: LeafEdit) -> Bool {
    let counts = edit.counts(of: counts)
    let room = counts.capacity - counts.weight
    return room >= 0 && room <= Leaf.spare(for: counts) * 2 + 256
  }

  /// Moves the text behind the change to where it will be.
  fileprivate func moveText(_ edit: LeafEdit) {
    guard unsafe edit.bytes.count != edit.range.count else { return }
    unsafe (base + (edit.range.lowerBound + edit.bytes.count)).copyMemory(
      from: base + edit.range.upperBound, byteCount: counts.bytes - edit.range.upperBound)
  }

  /// Moves the words and records before the change to where they will be: the right edge stays.
  ///
  ///     words before ┊ going ┊ words after, records before ┊ going ┊ records after │
  fileprivate func moveUnits(_ edit: LeafEdit) {
    let recordShift =
      unsafe (edit.newRecords.count - edit.units.count) * MemoryLayout<UnitRecord>.stride
    let shift =
      unsafe recordShift + (edit.newWords.count - edit.words.count) * MemoryLayout<UInt16>.stride
    guard recordShift != 0 || shift != 0 else { return }
    let between = unsafe UnsafeMutableRawPointer(words + edit.words.upperBound)
    let betweenCount = unsafe UnsafeMutableRawPointer(records + edit.units.lowerBound) - between
    let before = unsafe UnsafeMutableRawPointer(words)
    let beforeCount = edit.words.lowerBound * MemoryLayout<UInt16>.stride
    // The one that moves away from the other goes first.
    if shift > 0 { unsafe (before - shift).copyMemory(from: before, byteCount: beforeCount) }
    unsafe (between - recordShift).copyMemory(from: between, byteCount: betweenCount)
    if shift < 0 { unsafe (before - shift).copyMemory(from: before, byteCount: beforeCount) }
  }

  /// Writes what comes; all else is in its place.
  fileprivate func place(_ edit: LeafEdit) {
    if let first = unsafe edit.bytes.baseAddress {
      unsafe (base + edit.range.lowerBound).copyMemory(from: first, byteCount: edit.bytes.count)
    }
    if let first = unsafe edit.newRecords.baseAddress {
      unsafe (records + edit.units.lowerBound).update(from: first, count: edit.newRecords.count)
    }
    if let first = unsafe edit.newWords.baseAddress {
      unsafe (words + edit.words.lowerBound).update(from: first, count: edit.newWords.count)
    }
  }
}
