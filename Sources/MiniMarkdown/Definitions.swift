/// The definitions in a note, `[label]: target "title"`, by their labels. The first one wins.
struct Definitions {
  private var targets: [LinkLabel: LinkTarget] = [:]

  init(in reading: NoteReading) {
    for node in reading.nodes(of: .definition) {
      guard let label = reading.children(of: node).first(where: { $0.kind == .label }),
        let key = LinkLabel(Array(reading.bytes(of: label))), targets[key] == nil
      else { continue }
      targets[key] = reading.target(of: node)
    }
  }

  var isEmpty: Bool { targets.isEmpty }

  subscript(label: LinkLabel) -> LinkTarget? { targets[label] }
}

/// Where a link leads.
package struct LinkTarget: Hashable, Sendable {
  /// The address as it is meant, nothing escaped.
  package var address: String
  package var title: String?

  package init(address: String, title: String? = nil) {
    self.address = address
    self.title = title
  }
}

extension NoteReading {
  /// All nodes of one kind, in the order of the text.
  package func nodes(of kind: NodeKind) -> some Sequence<Node> {
    (0..<count).lazy.filter { self.kind(at: $0) == kind }.map { self.node(at: $0) }
  }

  /// Where a link, an image, an autolink, a bare link or a definition says it leads.
  package func target(of node: Node) -> LinkTarget {
    var target = LinkTarget(address: "")
    if node.kind == .bareLink { target.address = written(node.range) }
    for part in children(of: node) {
      switch part.kind {
      case .destination where node.kind == .autolink:
        // Nothing is escaped between angle brackets; an address without a scheme is for mail.
        let address = written(part.range)
        target.address = address.utf8.contains(UInt8(ascii: ":")) ? address : "mailto:" + address
      case .destination: target.address = said(part)
      case .title: target.title = said(part)
      default: break
      }
    }
    return target
  }
}
