// Texts in texts, and what is remembered.

extension Machine {
  mutating func texts(_ expression: Expression, _ position: Int) -> Int {
    switch expression {
    case .within(let extent, let content):
      return within(extent, content, position, reach: .max)
    case .reach(.repeated(let body, let least, let most)):
      return repeated(body, least, most, position, stops: true, cuts: false)
    case .tree(.repeated(let body, let least, let most)):
      return repeated(body, least, most, position, stops: false, cuts: true)
    case .tree(.within(let extent, let content)):
      return treeWithin(extent, content, position)
    case .memo(let body):
      return memo(body, position)
    default:
      preconditionFailure("a grammar that was not checked")
    }
  }

  mutating func within(
    _ extent: Expression, _ content: Expression, _ position: Int, reach: Int
  ) -> Int {
    let outerReach = scan.reach
    scan.reach = reach
    let end = ahead(extent, position)
    scan.reach = outerReach
    guard end >= 0 else { return -1 }
    let outer = scan.limit
    scan.limit = end
    let last = run(content, position)
    scan.limit = outer
    return last == end || scan.cut != 0 ? last : -1
  }

  mutating func treeWithin(
    _ extent: Expression, _ content: Expression, _ position: Int
  ) -> Int {
    var reach = scan.firstReach(position)
    let cutFrom = scan.cutFrom
    let mark = scan.mark()
    while true {
      scan.isPartial = false
      scan.reach = reach
      let limit = ahead(extent, position)
      scan.reach = .max
      guard limit >= 0 else { return -1 }
      let isPartial = scan.isPartial
      let (outer, examined) = (scan.limit, scan.examined)
      scan.limit = limit
      scan.examined = 0
      scan.treeRule = scan.isCutting() ? rule : -1
      let end = run(content, position)
      scan.treeRule = -1
      scan.limit = outer
      let sawLimit = scan.examined > limit
      scan.examined = max(examined, scan.examined)
      if end < 0 { return -1 }
      if !isPartial || (scan.cut != 0 && !sawLimit) { return end }
      scan.takeBack(to: mark)
      scan.cut = 0
      // Ever longer, and cut ever later, so that looking in vain costs no more than parsing.
      scan.cutFrom = max(cutFrom, reach)
      reach = position + (reach - position) * 4
    }
  }

  mutating func memo(_ body: Expression, _ position: Int) -> Int {
    guard scan.usesMemo, let number = memoNumbers[body] else { return run(body, position) }
    let key = UInt64(number) << 40 | UInt64(position)
    if let known = scan.memo[key] {
      scan.examined = max(scan.examined, known.examined)
      return known.end
    }
    guard case .repeated(let step, let least, nil) = body, least == 0 else {
      let outer = scan.examined
      scan.examined = 0
      let end = run(body, position)
      scan.memo[key] = Scan.Ending(end: end, examined: max(scan.examined, end))
      scan.examined = max(outer, scan.examined)
      return end
    }
    return walk(step, number, position)
  }

  /// A repetition that ends, from each of its steps on, where it ends from the first.
  mutating func walk(_ step: Expression, _ number: Int, _ position: Int) -> Int {
    let outer = scan.examined
    scan.examined = 0
    var places: [UInt64] = []
    var end = position
    while true {
      let key = UInt64(number) << 40 | UInt64(end)
      if let known = scan.memo[key] {
        scan.examined = max(scan.examined, known.examined)
        end = known.end
        break
      }
      places.append(key)
      let next = run(step, end)
      guard next > end else { break }
      end = next
    }
    let ending = Scan.Ending(end: end, examined: max(scan.examined, end))
    for place in places { scan.memo[place] = ending }
    scan.examined = max(outer, scan.examined)
    return end
  }
}
