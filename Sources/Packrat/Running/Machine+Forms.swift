// What came before, lines, texts in texts, delimiters.

extension Machine {
  var currentRow: Scan.Row { rowBase < rows.count ? rows[rowBase] : Scan.Row() }

  mutating func before(_ expression: Expression, _ position: Int) -> Int {
    switch expression {
    case .after(let characters):
      guard let value = scan.scalar(before: position) else { return position }
      return characters.contains(value) ? position : -1
    case .keep(let name, let body):
      let end = run(body, position)
      guard end >= 0, let row = scan.row(position, end) else { return -1 }
      while rows.count <= rowBase + name { rows.append(Scan.Row()) }
      rows[rowBase + name] = row
      return end
    case .same(let name):
      guard rowBase + name < rows.count else { return -1 }
      return scan.takeRow(rows[rowBase + name].byte, rows[rowBase + name].length, position)
    default:
      preconditionFailure("not an expression about what came before")
    }
  }

  mutating func lines(_ expression: Expression, _ position: Int) -> Int {
    switch expression {
    case .margin: return margin(position, all: true)
    case .margins: return margin(position, all: false)
    case .columns(let columns): return scan.takeColumns(columns, position)
    case .inside(let prefix, let body):
      guard let number = prefixNumbers[prefix] else { return -1 }
      return inset(Scan.Margin(prefix: number, columns: 0, kind: 0), body, position)
    case .hanging(let opening, let body, let kind):
      let end = run(opening, position)
      guard end >= 0 else { return -1 }
      let columns = scan.hanging(position, end)
      return inset(Scan.Margin(prefix: -1, columns: columns, kind: kind), body, end)
    default:
      preconditionFailure("not an expression about lines")
    }
  }

  mutating func inset(
    _ margin: Scan.Margin, _ body: Expression, _ position: Int
  ) -> Int {
    guard scan.enter(margin) else { return -1 }
    let end = run(body, position)
    scan.leave()
    return end
  }

  mutating func margin(_ position: Int, all: Bool) -> Int {
    var end = position
    for index in 0..<scan.marginCount {
      let mark = scan.mark()
      let margin = unsafe scan.margins[index]
      let next =
        margin.prefix < 0
        ? scan.takeHanging(margin, end) : run(prefixes[margin.prefix], end)
      if next < 0 {
        scan.takeBack(to: mark)
        if all { return -1 }
        break
      }
      end = next
    }
    if end > position { scan.fresh = end }
    return end
  }

  mutating func delimiters(_ expression: Expression, _ position: Int) -> Int {
    switch expression {
    case .pairs(let piece, let text, let mark):
      return pairs(piece, text, mark, position)
    case .run(let run):
      guard let site = scan.pairing.runs.firstIndex(of: run) else { return -1 }
      return scan.takeRun(site, position)
    case .open(let opening):
      guard let site = scan.pairing.openings.firstIndex(of: opening) else { return -1 }
      return scan.takeOpening(site, position)
    case .close(let byte, let target, let label):
      return close(byte, target, label, position)
    case .twin(let byte):
      return scan.findTwin(byte, position)
    case .words(let characters, let sign):
      var end = position
      // How far was looked depends on where the words end, which only `words` can say.
      let examined = scan.examined
      while true {
        let next = scan.take(characters, end)
        guard next >= 0 else { break }
        end = next
      }
      scan.examined = examined
      if end > position, let first = sign.first, scan.byte(end) == first {
        end = scan.giveBack(position, end, before: Scan.number(sign))
      }
      return end > position ? scan.words(position, end) : scan.miss(position)
    default:
      preconditionFailure("not an expression about delimiters")
    }
  }

  mutating func pairs(
    _ piece: Expression, _ text: UInt8, _ mark: UInt8, _ position: Int
  ) -> Int {
    guard case .repeated(let step, _, _) = piece else { return -1 }
    let tree = scan.treeRule
    scan.treeRule = -1
    let outer = scan.beginPairs(position, text: text, mark: mark, canCut: tree >= 0)
    var end = position
    while true {
      if tree >= 0, scan.isPairCut(end, rule: tree) { break }
      let taken = scan.mark()
      let next = run(step, end)
      if next < 0 { scan.takeBack(to: taken) }
      guard next > end else { break }
      end = next
    }
    scan.endPairs(outer)
    return end
  }

  mutating func close(
    _ byte: UInt8, _ target: Expression, _ label: Expression, _ position: Int
  ) -> Int {
    guard scan.byte(position) == byte else { return scan.miss(position) }
    guard scan.opening() else {
      scan.leaf(scan.pairing.region.text, position, position + 1)
      return position + 1
    }
    let outset = scan.mark()
    scan.joint = -1
    let place = scan.count
    scan.leaf(scan.pairing.region.text, position, position + 1)
    scan.joint = -1
    let mark = scan.mark()
    for (index, tail) in [target, label].enumerated() {
      let end = run(tail, position + 1)
      if end >= 0 {
        scan.pairBrackets(
          position, tape: place, followsLeaf: outset.joint >= 0, isReference: index == 1)
        return end
      }
      scan.takeBack(to: mark)
    }
    if scan.isLabel(position) {
      scan.pairBrackets(position, tape: place, followsLeaf: outset.joint >= 0, isReference: true)
    } else {
      scan.dropOpening()
      scan.takeBack(to: outset)
      scan.leaf(scan.pairing.region.text, position, position + 1)
    }
    return position + 1
  }
}
