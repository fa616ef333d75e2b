/// Puts the entries of units together to the tape of a whole tree: what belongs to one block is
/// below one branch again, as if it had never been cut.
///
///     [paragraph, 1] [text, 9] ┊ [text, 4] [tag, 5]   becomes   [paragraph, 2] [text, 13] [tag, 5]
package struct UnitJoiner {
  /// The branch of the block that is being joined, if it has one.
  private var branch: Int?
  /// Where the entries directly below it begin that have not been looked at, and the last that has.
  private var unseen: Int = 0
  private var lastBelow: Int?

  package init() {}

  /// Takes in the entries of one unit, which are on the tape from `first` on.
  package mutating func join(_ tape: inout [Tape.Entry], from first: Int, continues: Bool) {
    guard continues else {
      begin(at: first, hasBranch: first < tape.count && tape[first].isBranch)
      return
    }
    joinLeaves(&tape, at: first)
    guard let start = branch else { return }
    if tape.count - start - 1 <= Int(Tape.countMax) {
      tape[start] = Tape.Entry(branch: tape[start].kind, below: tape.count - start - 1)
    } else {
      // Too long for one branch: another of its kind goes on.
      tape.insert(Tape.Entry(branch: tape[start].kind, below: tape.count - first), at: first)
      begin(at: first, hasBranch: true)
    }
  }

  private mutating func begin(at first: Int, hasBranch: Bool) {
    branch = hasBranch ? first : nil
    unseen = hasBranch ? first + 1 : first
    lastBelow = nil
  }

  /// Joins the leaves with which a further unit begins to the last one before, as far as they are
  /// of its kind.
  private mutating func joinLeaves(_ tape: inout [Tape.Entry], at first: Int) {
    while unseen < first {
      lastBelow = unseen
      unseen += tape[unseen].isBranch ? tape[unseen].count + 1 : 1
    }
    guard let last = lastBelow, !tape[last].isBranch else { return }
    let kind = tape[last].kind
    var length = tape[last].count
    var end = first
    while end < tape.count && !tape[end].isBranch && tape[end].kind == kind {
      length += tape[end].count
      end += 1
    }
    guard end > first else { return }
    var joined: [Tape.Entry] = []
    while length > 0 {
      let part = min(length, Int(Tape.countMax))
      joined.append(Tape.Entry(leaf: kind, length: part))
      length -= part
    }
    tape.replaceSubrange(last..<end, with: joined)
    (unseen, lastBelow) = (last, nil)
  }
}
