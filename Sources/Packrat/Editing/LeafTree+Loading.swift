extension LeafTree {
  /// Parses a whole text, and packs it into leaves.
  init<Rules: UnitRules & ~Copyable>(
    _ text: UnsafeBufferPointer<UInt8>, shape: TreeShape, rules: inout Rules,
    room: inout ParsingRoom
  ) {
    self.init(shape: shape)
    var leaves: [Subtree] = []
    leaves.reserveCapacity(text.count / shape.leafWeight * 2)
    var position = 0
    while position < text.count {
      // Some leaves at a time, while the text just parsed is still near the processor.
      let start = position
      let end = start + shape.leafWeight * LeafTree.leavesAtOnce
      while position < min(end, text.count) {
        let mark = room.tape.count
        let result = unsafe rules.parseUnit(
          in: text, at: position, entry: tail, seam: nil, onto: &room.tape)
        precondition(
          result.end > position && result.end <= text.count,
          "a unit covers at least one byte, and no more than there are")
        room.add(result, start: position, entry: tail, mark: mark)
        position = result.end
        tail = result.next
      }
      room.withRow(start: start) { row in
        leaves += unsafe self.leaves(of: row) { range, target in
          unsafe UnsafeMutableRawBufferPointer(start: target, count: range.count)
            .copyBytes(from: text[range])
        }
      }
      room.clear()
    }
    setTop(leaves)
  }

  private static let leavesAtOnce: Int = 16
}
