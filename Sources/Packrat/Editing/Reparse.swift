/// Parsing again after a change, from the first unit that the change can have touched to the first
/// old one that is as it was.
///
///     old   │ unit │ unit ──█████──┐ unit │ unit │      █ the change
///     new   │ unit │ new │ new │ new ┊→ meets the old one here
///                  first             ahead
struct Reparse {
  let edit: TextEdit
  /// The first unit that goes.
  let first: UnitCursor
  /// The first old unit behind the change that is not yet passed.
  private(set) var ahead: UnitCursor
  /// Where the next unit begins, in the new text, and what it continues.
  private(set) var position: Int
  private(set) var entry: UnitEntry

  private let byteCount: Int
  private var windowStart: Int = 0
  private var bytesExamined: Int = 0
  private var unitsParsed: Int = 0

  /// A scalar is at most so long.
  private static let scalarMax: Int = 4
  /// How many old units are looked at to find a seam.
  private static let seamUnitsMax: Int = 16
  /// How much of the text behind is made readable at first, and at least when that was too little.
  private static let lookahead: Int = 256
  private static let windowMin: Int = 2048

  init(of old: LeafTree, after edit: TextEdit) {
    self.edit = edit
    byteCount = old.byteCount + edit.delta
    first = old.firstUnit(examining: edit.range.lowerBound)
    ahead = first
    position = first.start
    entry = first.isAtEnd ? old.tail : first.entry
    skip(to: edit.range.upperBound, in: old)
  }

  /// Whether all from here on is as it was.
  mutating func hasMet(_ old: LeafTree) -> Bool {
    skip(to: position - edit.delta, in: old)
    guard ahead.start + edit.delta == position else { return false }
    return ahead.isAtEnd || ahead.entry == entry && isAsItWas(ahead)
  }

  /// Parses the next unit.
  mutating func parseUnit<Rules: UnitRules & ~Copyable>(
    of old: LeafTree, rules: inout Rules, room: inout ParsingRoom
  ) {
    if unsafe position >= windowStart + room.window.count || unitsParsed == 0 {
      let seen = first.isAtEnd ? 0 : first.end + first.sizes.look
      let end = max(ahead.start, seen, edit.range.upperBound) + edit.delta + Reparse.lookahead
      openWindow(of: old, count: max(end - position, Reparse.lookahead), room: &room)
    }
    let seam = seam(in: old)
    while true {
      let mark = room.tape.count
      let start = position - windowStart
      let result = unsafe rules.parseUnit(
        in: room.window, at: start, entry: entry, seam: seam.map { $0 - windowStart },
        onto: &room.tape)
      let readable = unsafe room.window.count
      unitsParsed += 1
      bytesExamined += min(max(result.examined, result.end), readable) - start
      if result.examined <= readable || windowStart + readable == byteCount {
        precondition(
          result.end > start && result.end <= readable,
          "a unit covers at least one byte, and no more than there are")
        room.add(result, start: start, entry: entry, mark: mark)
        position = windowStart + result.end
        entry = result.next
        return
      }
      room.tape.removeLast(room.tape.count - mark)
      openWindow(of: old, count: max((readable - start) * 2, Reparse.windowMin), room: &room)
    }
  }

  /// What has been done.
  var change: DocumentChange {
    unsafe DocumentChange(
      removed: edit.range, insertedCount: edit.bytes.count, parsed: first.start..<position,
      bytesExamined: bytesExamined, unitsParsed: unitsParsed)
  }

  /// Goes on to the first old unit that begins at or after `offset`.
  private mutating func skip(to offset: Int, in old: LeafTree) {
    if offset > ahead.leafEnd { ahead = old.firstUnit(from: offset) }
    while ahead.start < offset && !ahead.isAtEnd { ahead.advance(in: old) }
  }

  /// Whether the bytes on which an old unit behind the change depends are as they were. One that
  /// continues another also reads the scalar before it.
  private func isAsItWas(_ unit: UnitCursor) -> Bool {
    !unit.entry.continues || unit.start >= edit.range.upperBound + Reparse.scalarMax
  }

  /// Where the next old unit that continues another begins, in the new text.
  private func seam(in old: LeafTree) -> Int? {
    guard old.root.sums.continued > 0 else { return nil }
    var unit = ahead
    for _ in 0..<Reparse.seamUnitsMax where !unit.isAtEnd {
      let start = unit.start + edit.delta
      if start > position && unit.entry.continues && isAsItWas(unit) { return start }
      unit.advance(in: old)
    }
    return nil
  }

  /// Makes `count` bytes from the position on readable, and the scalar before.
  private mutating func openWindow(of old: LeafTree, count: Int, room: inout ParsingRoom) {
    windowStart = max(0, position - Reparse.scalarMax)
    let end = min(byteCount, position + count)
    unsafe room.makeWindow(count: end - windowStart) { target in
      unsafe edit.copyText(windowStart..<end, of: old, to: target, near: first)
    }
  }
}
