/// The shortest way from one row of tokens to another: what is taken out, and what is put in.
///
///     old   a b c d e           taken out   b c     put in   x      at 1
///     new   a x d e f           taken out   –       put in   f      at 5
///
/// Tokens are numbers, equal where the texts are. The way is found as Myers describes ("An O(ND)
/// difference algorithm and its variations", 1986), from both ends at once, in little memory. The
/// same rows always give the same way.
package struct Difference {
  /// Tokens of the old row, and those of the new one that stand in their place. One of them may be
  /// empty. Between two changes there is at least one token that stays.
  package struct Change: Hashable {
    package var removed: Range<Int>
    package var added: Range<Int>

    package init(removed: Range<Int>, added: Range<Int>) {
      self.removed = removed
      self.added = added
    }
  }

  /// So many steps at most are looked at, a moment's work: rows that are in such disorder have
  /// little in common that a reader would see.
  package static let stepsMax: Int = 1 << 24

  /// The changes in their order; nothing where more steps would be needed to find them.
  package static func changes(
    from old: [Int32], to new: [Int32], stepsMax: Int = Difference.stepsMax
  ) -> [Change]? {
    var difference = Difference(old, new, stepsMax)
    guard difference.solve() else { return nil }
    return settled(difference.changes, new: new, old: old)
  }

  /// What both rows have, each token with its place in its row: what is in one of them alone
  /// has no counterpart, and is not searched.
  private let old: [(token: Int32, place: Int)]
  private let new: [(token: Int32, place: Int)]
  private var oldStays: [Bool]
  private var newStays: [Bool]
  private var stepsLeft: Int
  /// How far a way with so many changes gets on each diagonal, from the front and from the back.
  private var front: Reach
  private var back: Reach

  private init(_ old: [Int32], _ new: [Int32], _ stepsMax: Int) {
    let known = Set(old).intersection(new)
    self.old = old.indices.compactMap { known.contains(old[$0]) ? (old[$0], $0) : nil }
    self.new = new.indices.compactMap { known.contains(new[$0]) ? (new[$0], $0) : nil }
    oldStays = Array(repeating: false, count: old.count)
    newStays = Array(repeating: false, count: new.count)
    stepsLeft = stepsMax
    front = Reach(below: self.old.count, self.new.count)
    back = front
  }

  /// A part of both rows, and a part of its way that is straight.
  private struct Box {
    var old: Range<Int>
    var new: Range<Int>

    var isEmpty: Bool { old.isEmpty || new.isEmpty }
  }

  private mutating func solve() -> Bool {
    var boxes = [Box(old: old.indices, new: new.indices)]
    while var box = boxes.popLast() {
      trim(&box)
      guard !box.isEmpty else { continue }
      guard let middle = middle(of: box) else { return false }
      keep(middle)
      boxes.append(
        Box(
          old: box.old.lowerBound..<middle.old.lowerBound,
          new: box.new.lowerBound..<middle.new.lowerBound))
      boxes.append(
        Box(
          old: middle.old.upperBound..<box.old.upperBound,
          new: middle.new.upperBound..<box.new.upperBound))
    }
    return true
  }

  /// Keeps what both parts begin and end with.
  private mutating func trim(_ box: inout Box) {
    var head = Box(
      old: box.old.lowerBound..<box.old.lowerBound, new: box.new.lowerBound..<box.new.lowerBound)
    while head.old.upperBound < box.old.upperBound, head.new.upperBound < box.new.upperBound,
      old[head.old.upperBound].token == new[head.new.upperBound].token
    {
      head.old = head.old.lowerBound..<head.old.upperBound + 1
      head.new = head.new.lowerBound..<head.new.upperBound + 1
    }
    var tail = Box(
      old: box.old.upperBound..<box.old.upperBound, new: box.new.upperBound..<box.new.upperBound)
    while tail.old.lowerBound > head.old.upperBound, tail.new.lowerBound > head.new.upperBound,
      old[tail.old.lowerBound - 1].token == new[tail.new.lowerBound - 1].token
    {
      tail.old = tail.old.lowerBound - 1..<tail.old.upperBound
      tail.new = tail.new.lowerBound - 1..<tail.new.upperBound
    }
    keep(head)
    keep(tail)
    box.old = head.old.upperBound..<tail.old.lowerBound
    box.new = head.new.upperBound..<tail.new.lowerBound
  }

  private mutating func keep(_ straight: Box) {
    for (one, other) in zip(straight.old, straight.new) {
      oldStays[old[one].place] = true
      newStays[new[other].place] = true
    }
  }

  /// The straight part, which may be empty, in the middle of a shortest way through a box whose
  /// corners differ; nothing when the steps are used up.
  private mutating func middle(of box: Box) -> Box? {
    let (n, m) = (box.old.count, box.new.count)
    front.begin()
    back.begin()
    // Seen from the back, the diagonal d is n - m - d.
    for changes in 0...(n + m + 1) / 2 {
      front.widen(to: changes)
      for diagonal in Reach.diagonals(changes, n, m) {
        guard let start = front.start(on: diagonal, n, m) else { continue }
        var x = start
        while x < n, x - diagonal < m,
          old[box.old.lowerBound + x].token == new[box.new.lowerBound + x - diagonal].token
        {
          x += 1
        }
        guard spend(1 + x - start) else { return nil }
        front[diagonal] = x
        if (n - m) % 2 != 0, abs(n - m - diagonal) < changes, back[n - m - diagonal] >= 0,
          x + back[n - m - diagonal] >= n
        {
          return part(of: box, start..<x, diagonal)
        }
      }
      back.widen(to: changes)
      for diagonal in Reach.diagonals(changes, n, m) {
        guard let start = back.start(on: diagonal, n, m) else { continue }
        var x = start
        while x < n, x - diagonal < m,
          old[box.old.upperBound - 1 - x].token
            == new[box.new.upperBound - 1 - x + diagonal].token
        {
          x += 1
        }
        guard spend(1 + x - start) else { return nil }
        back[diagonal] = x
        if (n - m) % 2 == 0, abs(n - m - diagonal) <= changes, front[n - m - diagonal] >= 0,
          x + front[n - m - diagonal] >= n
        {
          return part(of: box, n - x..<n - start, n - m - diagonal)
        }
      }
    }
    preconditionFailure("the ways from both ends meet")
  }

  private mutating func spend(_ steps: Int) -> Bool {
    stepsLeft -= steps
    return stepsLeft >= 0
  }

  private func part(of box: Box, _ x: Range<Int>, _ diagonal: Int) -> Box {
    let old = box.old.lowerBound + x.lowerBound
    let new = box.new.lowerBound + x.lowerBound - diagonal
    return Box(old: old..<old + x.count, new: new..<new + x.count)
  }

  /// What does not stay, as changes.
  private var changes: [Change] {
    var changes: [Change] = []
    var (i, j) = (0, 0)
    while i < oldStays.count || j < newStays.count {
      if i < oldStays.count, j < newStays.count, oldStays[i], newStays[j] {
        (i, j) = (i + 1, j + 1)
        continue
      }
      let (from, to) = (i, j)
      while i < oldStays.count, !oldStays[i] { i += 1 }
      while j < newStays.count, !newStays[j] { j += 1 }
      changes.append(Change(removed: from..<i, added: to..<j))
    }
    return changes
  }

  /// The changes, moved down as far as they go: between equal tokens it makes no difference which
  /// one is called new, and copies that tell of the same change must tell it in the same place.
  private static func settled(_ changes: [Change], new: [Int32], old: [Int32]) -> [Change] {
    var settled: [Change] = []
    for var change in changes.reversed() {
      change.slide(to: settled.last?.removed.lowerBound ?? old.count, new: new, old: old)
      while let next = settled.last, change.removed.upperBound == next.removed.lowerBound {
        change.removed = change.removed.lowerBound..<next.removed.upperBound
        change.added = change.added.lowerBound..<next.added.upperBound
        settled.removeLast()
        change.slide(to: settled.last?.removed.lowerBound ?? old.count, new: new, old: old)
      }
      settled.append(change)
    }
    return settled.reversed()
  }
}

extension Difference.Change {
  /// Moves what only takes out, or only puts in, down while the token behind it equals its first.
  fileprivate mutating func slide(to end: Int, new: [Int32], old: [Int32]) {
    while removed.isEmpty != added.isEmpty, removed.upperBound < end,
      removed.isEmpty
        ? new[added.lowerBound] == new[added.upperBound]
        : old[removed.lowerBound] == old[removed.upperBound]
    {
      removed = removed.lowerBound + 1..<removed.upperBound + 1
      added = added.lowerBound + 1..<added.upperBound + 1
    }
  }
}

/// How far ways with a number of changes get: on each diagonal, how many old tokens lie behind.
///
///     diagonal = old tokens behind - new tokens behind
private struct Reach {
  private var places: [Int]
  private let middle: Int

  init(below oldCount: Int, _ newCount: Int) {
    middle = oldCount + newCount + 2
    places = Array(repeating: -1, count: 2 * middle + 1)
  }

  /// Less than nothing where no way has got yet.
  subscript(diagonal: Int) -> Int {
    get { places[middle + diagonal] }
    set { places[middle + diagonal] = newValue }
  }

  /// A way without changes starts on diagonal 0, at nothing.
  mutating func begin() { self[1] = 0 }

  /// Forgets what an earlier search left where so many changes lead first.
  mutating func widen(to changes: Int) {
    self[-changes - 1] = -1
    if changes > 0 { self[changes + 1] = -1 }
  }

  /// The diagonals so many changes can lead to, inside the box.
  static func diagonals(_ changes: Int, _ n: Int, _ m: Int) -> StrideThrough<Int> {
    let low = changes <= m ? -changes : -m + (changes - m) % 2
    let high = changes <= n ? changes : n - (changes - n) % 2
    return stride(from: low, through: high, by: 2)
  }

  /// Where a diagonal is entered, one change after what is known; nothing if that is outside.
  func start(on diagonal: Int, _ n: Int, _ m: Int) -> Int? {
    let removing = self[diagonal - 1]
    let adding = self[diagonal + 1]
    var start = -1
    if removing >= 0, removing < n { start = removing + 1 }
    if adding > start, adding - diagonal <= m { start = adding }
    return start < 0 ? nil : start
  }
}
