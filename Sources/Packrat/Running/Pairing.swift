/// Delimiters that find each other: the one thing of the note language that no parsing expression
/// can say, because whether a `*` opens depends on every delimiter between it and the next.
///
///     *one **two* three**       pieces are parsed left to right; each delimiter is put on the
///     │    ┊    │     ┊         tape as text and noted here. A closing delimiter looks back over
///     └────┊────┘     ┊         those still open, nearest first. At the end of the text the tape
///                               is written once more, with a branch for each pair.
///
/// The rules are those of CommonMark: delimiters that face the words they belong to, sums that are
/// multiples of three, a link takes the delimiters inside it out of play.
package struct Pairing: ~Copyable {
  /// The kinds that rows of delimiters and brackets make, by the number of their place in the
  /// grammar.
  package var runs: [Expression.Run] = []
  package var openings: [Expression.Opening] = []

  /// The text whose delimiters are being paired.
  package var region: Region = Region()

  /// Every delimiter of the open regions, in the order of the text.
  var marks: Pile<Mark> = Pile()
  /// Those that may still find a partner.
  var active: Pile<Int32> = Pile()
  /// The brackets that are open, as places in `active`.
  var brackets: Pile<Int32> = Pile()
  var pairs: Pile<Pair> = Pile()
  /// Where a search for an opening one need not look, by kind of closing one.
  var bottoms: Pile<Int32> = Pile()
  /// The entries that are written again, and the places of the branches that are open meanwhile.
  var kept: Pile<UInt32> = Pile()
  var slots: Pile<Int32> = Pile()
  /// What was done since the unit began, where asserts are checked.
  var work: Int = 0

  package init() {}

  /// One text with delimiters, and where its notes begin.
  package struct Region: Sendable {
    package var start: Int = 0
    package var text: UInt8 = 0
    package var mark: UInt8 = 0
    /// Whether the text can be cut, so that long rows of words come in pieces.
    var canCut: Bool = false
    var marks: Int = 0
    var active: Int = 0
    var brackets: Int = 0
    /// Up to here every open bracket knows that a link stands in it.
    var settled: Int = 0
    var pairs: Int = 0
  }

  /// A row of delimiters, or a bracket.
  struct Mark: BitwiseCopyable {
    var tape: Int32
    var position: Int32
    var length: Int32
    /// How many are not yet in a pair.
    var left: Int32
    /// The place in `runs`, or in `openings` for a bracket.
    var site: Int16
    var canOpen: Bool
    var canClose: Bool
    var isBracket: Bool
    /// Whether the entry before its own is a leaf beside it, that a leaf could be joined to.
    var followsLeaf: Bool
    /// A bracket around which, or in which, no further link can be.
    var isInactive: Bool = false
    var holdsBracket: Bool = false
    /// Neighbours among the active ones, while pairs are sought.
    var previous: Int32 = -1
    var next: Int32 = -1
    /// The pairs it opens, the outermost first; those it closes, the innermost first.
    var opens: Int32 = -1
    var closes: Int32 = -1
    var lastClose: Int32 = -1
  }

  struct Pair: BitwiseCopyable {
    var kind: UInt8
    var size: Int32
    /// The entries of a link's target, behind its closing bracket.
    var tail: Int32
    var nextOpen: Int32
    var nextClose: Int32 = -1
  }
}

extension Pairing {
  /// Pairs what is active from `base` on, and takes it out of play but for what still can open.
  mutating func findPairs(from base: Int) {
    guard base < active.count else { return }
    link(from: base)
    bottoms.cut(to: 0)
    var closer = active[base]
    while closer >= 0 {
      assert(works())
      let mark = marks[Int(closer)]
      guard mark.canClose else {
        closer = mark.next
        continue
      }
      let key = Int(mark.site) * 6 + (mark.canOpen ? 3 : 0) + Int(mark.length % 3)
      while bottoms.count <= key { bottoms.append(-1) }
      if let opener = opener(for: closer, above: bottoms[key]) {
        closer = pair(opener, closer)
      } else {
        bottoms[key] = mark.previous
        if !mark.canOpen { unlink(closer) }
        closer = mark.next
      }
    }
    keepOpeners(from: base)
  }

  /// Chains the active marks from `base` on.
  mutating func link(from base: Int) {
    var last: Int32 = -1
    for place in base..<active.count {
      assert(works())
      let index = active[place]
      marks[Int(index)].previous = last
      marks[Int(index)].next = -1
      if last >= 0 { marks[Int(last)].next = index }
      last = index
    }
  }

  mutating func unlink(_ index: Int32) {
    let mark = marks[Int(index)]
    if mark.previous >= 0 { marks[Int(mark.previous)].next = mark.next }
    if mark.next >= 0 { marks[Int(mark.next)].previous = mark.previous }
    marks[Int(index)].left = -abs(mark.left)
  }

  /// The nearest mark before a closing one that it can pair with.
  mutating func opener(for closer: Int32, above bottom: Int32) -> Int32? {
    let close = marks[Int(closer)]
    var index = close.previous
    while index > bottom {
      assert(works())
      let open = marks[Int(index)]
      if open.canOpen, open.site == close.site, !open.isBracket {
        let isEitherBoth = close.canOpen || open.canClose
        let isOdd = isEitherBoth && close.length % 3 != 0 && (open.length + close.length) % 3 == 0
        if !isOdd { return index }
      }
      index = open.previous
    }
    return nil
  }

  /// Makes a pair of two rows, and gives the mark to go on with.
  mutating func pair(_ opener: Int32, _ closer: Int32) -> Int32 {
    let run = runs[Int(marks[Int(opener)].site)]
    let isTwo = run.two != nil && marks[Int(opener)].left >= 2 && marks[Int(closer)].left >= 2
    let size: Int32 = isTwo ? 2 : 1
    note(opener, closer, kind: (isTwo ? run.two : run.one) ?? 0, size: size, tail: 0)
    // What stands between the two can no longer find a partner.
    var between = marks[Int(closer)].previous
    while between != opener {
      assert(works())
      marks[Int(between)].left = -abs(marks[Int(between)].left)
      between = marks[Int(between)].previous
    }
    marks[Int(closer)].previous = opener
    marks[Int(opener)].next = closer
    marks[Int(opener)].left -= size
    marks[Int(closer)].left -= size
    if marks[Int(opener)].left == 0 { unlink(opener) }
    guard marks[Int(closer)].left == 0 else { return closer }
    let next = marks[Int(closer)].next
    unlink(closer)
    return next
  }

  mutating func note(
    _ opener: Int32, _ closer: Int32, kind: UInt8, size: Int32, tail: Int32
  ) {
    let index = Int32(pairs.count)
    pairs.append(
      Pair(kind: kind, size: size, tail: tail, nextOpen: marks[Int(opener)].opens))
    marks[Int(opener)].opens = index
    if marks[Int(closer)].lastClose >= 0 {
      pairs[Int(marks[Int(closer)].lastClose)].nextClose = index
    } else {
      marks[Int(closer)].closes = index
    }
    marks[Int(closer)].lastClose = index
  }

  /// Leaves among the active ones only those that still can open.
  mutating func keepOpeners(from base: Int) {
    var kept = base
    for place in base..<active.count {
      assert(works())
      let mark = marks[Int(active[place])]
      guard mark.canOpen, mark.left > 0 else { continue }
      active[kept] = active[place]
      kept += 1
    }
    active.cut(to: kept)
  }

  /// Takes the last open bracket out of play.
  mutating func removeBracket() {
    brackets.removeLast()
    region.settled = min(region.settled, brackets.count)
  }

  /// Counts what is done; for asserts.
  private mutating func works() -> Bool {
    work &+= 1
    return true
  }
}
