/// Something in a note that leads elsewhere.
package struct NoteLink: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A link or an autolink.
    case link
    case image
    /// `[[another note]]`: the address is the note's name as it is typed.
    case note
  }

  package var kind: Kind
  package var target: LinkTarget
  /// What is shown for it.
  package var words: String
  package var range: Range<Int>
}

extension NoteReading {
  /// The links and images of the note in their order; references only if they are defined.
  package var links: [NoteLink] {
    let resolution = LinkResolution(of: self)
    var links: [NoteLink] = []
    for index in 0..<count {
      let node = node(at: index)
      switch node.kind {
      case .link where !resolution.isBroken(node), .autolink, .bareLink:
        links.append(link(node, .link, target(of: node)))
      case .image:
        links.append(link(node, .image, target(of: node)))
      case .reference, .imageReference:
        links += resolved(node, resolution.roles(of: node))
      case .noteLink:
        let name = children(of: node).first { $0.kind == .noteName }.map { written($0.range) }
        links.append(link(node, .note, LinkTarget(address: name ?? "")))
      default: break
      }
    }
    return links.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func link(_ node: Node, _ kind: NoteLink.Kind, _ target: LinkTarget) -> NoteLink {
    NoteLink(kind: kind, target: target, words: words(of: node), range: node.range)
  }

  /// The links a reference makes: none, one, or its label alone.
  private func resolved(_ node: Node, _ roles: LinkResolution.Roles) -> [NoteLink] {
    var links: [NoteLink] = []
    if case .leads(let target) = roles.text {
      links.append(link(node, node.kind == .imageReference ? .image : .link, target))
    }
    if case .leads(let target) = roles.label {
      for part in children(of: node) where part.kind == .label {
        let words = written(part.range)
        links.append(NoteLink(kind: .link, target: target, words: words, range: part.range))
      }
    }
    return links
  }
}
