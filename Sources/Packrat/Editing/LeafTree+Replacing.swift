extension LeafTree {
  /// Changes the text, and parses again what the change can have touched.
  mutating func replace<Rules: UnitRules & ~Copyable>(
    by edit: TextEdit, rules: inout Rules, room: inout ParsingRoom
  ) -> DocumentChange {
    guard !edit.isEmpty else { return .none(at: edit.range) }
    var reparse = Reparse(of: self, after: edit)
    while !reparse.hasMet(self) {
      reparse.parseUnit(of: self, rules: &rules, room: &room)
    }
    let change = reparse.change
    if reparse.ahead.isAtEnd { tail = reparse.entry }
    commit(reparse, room: room)
    room.clear()
    return change
  }

  /// Puts what has been parsed in the place of the old.
  private mutating func commit(_ reparse: Reparse, room: borrowing ParsingRoom) {
    let (first, edit) = (reparse.first, reparse.edit)
    var last = reparse.ahead
    if last.leafStart != first.leafStart { last = last.beforeBorder(in: self) }
    room.withRow(start: first.start) { row in
      if last.leafStart == first.leafStart {
        let local = unsafe LeafEdit(
          range: edit.range.lowerBound - first.leafStart..<edit.range.upperBound - first.leafStart,
          bytes: edit.bytes, start: first.start - first.leafStart,
          units: first.unit..<last.unit, newRecords: row.records,
          words: first.word..<last.word, newWords: row.words)
        if suits(local.counts(of: first.leaf.counts), insteadOf: first.leaf.counts) {
          change(leafAt: first.path, by: local)
          return
        }
      }
      rebuild(from: first, to: last, row: row, edit: edit)
    }
  }

  /// Whether a leaf may become so heavy or light without its neighbours.
  private func suits(_ new: LeafCounts, insteadOf old: LeafCounts) -> Bool {
    if height == 0 && new.units <= 1 { return true }
    if new.units == 0 || new.units > 1 && new.weight > shape.leafWeightMax { return false }
    return height == 0 || new.weight >= shape.leafWeightMin || new.weight >= old.weight
  }

  /// Changes one leaf, and the sums above it.
  private mutating func change(leafAt path: LeafPath, by edit: LeafEdit) {
    root.change(level: height, path: path, by: edit)
  }
}

extension Subtree {
  fileprivate mutating func change(level: Int, path: LeafPath, by edit: LeafEdit) {
    if level == 0 {
      changeLeaf(by: edit)
      return
    }
    if !isOwned() { replaceNode(with: inner.copy.node) }
    let inner = lent.inner
    let index = path[level]
    inner.withChild(index) { child in
      sums.subtract(child.sums)
      child.change(level: level - 1, path: path, by: edit)
      sums.add(child.sums)
    }
    // No unit before those that go was examined as far as the change, so none reaches further.
    sums.reach = inner.reach(from: index)
  }

  private mutating func changeLeaf(by edit: LeafEdit) {
    let old = lent.leaf
    sums.lines &-= unsafe UInt32(newlines(in: .init(rebasing: old.text[edit.range])))
    sums.lines &+= unsafe UInt32(newlines(in: edit.bytes))
    sums.continued &-= unsafe continuedCount(of: .init(rebasing: old.allRecords[edit.units]))
    sums.continued &+= unsafe continuedCount(of: edit.newRecords)
    if isOwned() && old.hasRoom(for: edit) {
      leaf.apply(edit)
    } else {
      replaceNode(with: leaf.changed(by: edit).node)
    }
    let new = lent.leaf
    sums.bytes = UInt32(new.counts.bytes)
    sums.units = UInt32(new.counts.units)
    sums.reach = UInt32(
      new.reach(from: edit.units.lowerBound, start: edit.start, word: edit.words.lowerBound))
  }
}
