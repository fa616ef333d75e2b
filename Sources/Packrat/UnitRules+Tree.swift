extension UnitRules where Self: ~Copyable {
  /// The tree of a whole text, unit after unit, without keeping anything for edits.
  ///
  /// Long blocks are not cut apart here: units that continue a block are joined to it.
  package mutating func tree(of text: [UInt8]) -> SyntaxTree {
    var tape: [Tape.Entry] = []
    var joiner = UnitJoiner()
    var position = 0
    var entry = UnitEntry.first
    while position < text.count {
      let (at, now) = (position, entry)
      let first = tape.count
      let result = unsafe text.withUnsafeBufferPointer { window in
        unsafe parseUnit(in: window, at: at, entry: now, seam: nil, onto: &tape)
      }
      precondition(result.end > position, "a grammar of units has to take every byte")
      joiner.join(&tape, from: first, continues: now.continues)
      position = result.end
      entry = result.next
    }
    return SyntaxTree(text: text, tape: tape, kinds: Self.kinds)
  }
}

/// Joins the units of a long block: the entries of the later ones go below the branch that the
/// first one opened.
package struct UnitJoiner {
  private var branch: Int = -1

  package init() {}

  /// Takes in the entries of one unit, which are on the tape from `first` on.
  package mutating func join(_ tape: inout [Tape.Entry], from first: Int, continues: Bool) {
    guard continues, branch >= 0 else {
      branch = first
      return
    }
    if first < tape.count, !tape[first].isBranch, joins(tape, first) {
      tape[first - 1] = Tape.Entry(
        leaf: tape[first].kind, length: tape[first - 1].count + tape[first].count)
      tape.remove(at: first)
    }
    tape[branch] = Tape.Entry(branch: tape[branch].kind, below: tape.count - branch - 1)
  }

  /// Whether the last entry before `first` is a leaf directly below the branch, of the same kind.
  private func joins(_ tape: [Tape.Entry], _ first: Int) -> Bool {
    let last = tape[first - 1]
    guard !last.isBranch, last.kind == tape[first].kind,
      last.count + tape[first].count <= Int(Tape.countMax)
    else { return false }
    var index = branch + 1
    while index < first - 1 { index += tape[index].isBranch ? tape[index].count + 1 : 1 }
    return index == first - 1
  }
}
