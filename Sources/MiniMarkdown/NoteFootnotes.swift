/// The footnotes of a note and their numbers: first those that are referred to, in the order in
/// which the text comes to them, then the others.
package struct Footnotes: Sendable {
  /// The footnotes by number, the first one is number 1.
  package private(set) var nodes: [NoteReading.Node] = []
  /// How many references lead to each.
  package private(set) var referenceCounts: [Int] = []
  private var numbers: [LinkLabel: Int] = [:]
  private var numbersByPlace: [Int: Int] = [:]

  package init(of reading: NoteReading) {
    var byLabel: [LinkLabel: NoteReading.Node] = [:]
    let all = Array(reading.nodes(of: .footnote))
    guard !all.isEmpty else { return }
    for node in all {
      if let label = reading.label(of: node), byLabel[label] == nil { byLabel[label] = node }
    }
    for reference in reading.nodes(of: .footnoteReference) {
      guard let label = reading.label(of: reference), let node = byLabel[label] else { continue }
      if numbers[label] == nil { numbers[label] = add(node) }
      if let number = numbers[label] { referenceCounts[number - 1] += 1 }
    }
    for node in all where numbersByPlace[node.index] == nil { _ = add(node) }
  }

  /// The number a reference shows; nothing when there is no such footnote.
  package func number(of reference: NoteReading.Node, in reading: NoteReading) -> Int? {
    reading.label(of: reference).flatMap { numbers[$0] }
  }

  package func number(of footnote: NoteReading.Node) -> Int? { numbersByPlace[footnote.index] }

  private mutating func add(_ node: NoteReading.Node) -> Int {
    nodes.append(node)
    referenceCounts.append(0)
    numbersByPlace[node.index] = nodes.count
    return nodes.count
  }
}

extension NoteReading {
  fileprivate func label(of node: Node) -> LinkLabel? {
    children(of: node).first { $0.kind == .label }.flatMap { LinkLabel(Array(bytes(of: $0))) }
  }
}
