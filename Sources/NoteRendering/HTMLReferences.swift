import CCmark
import MiniMarkdown

extension HTMLWriter {
  /// Opens a bracketed text that is a link only if the note defines what it names, or a link
  /// that is none because it holds one.
  ///
  ///     [text][label]     first mark "[", second "][", third "]"
  ///
  /// What the two pairs of brackets do is decided; here they are shown accordingly.
  mutating func openBrackets(_ node: NoteReading.Node) {
    guard let last = branches.indices.last else { return }
    branches[last].showsMarks = true
    guard node.kind.isReference else { return }
    branches[last].roles = links.roles(of: node)
  }

  /// A mark of a reference.
  mutating func meetBracket(_ mark: NoteReading.Node) {
    guard let last = branches.indices.last else { return }
    branches[last].marksMet += 1
    let written = reading.bytes(of: mark)
    switch branches[last].marksMet {
    case 1: openText(branches[last], written)
    case 2:
      closeText(branches[last])
      branches[last].isHidden = false
      openLabel(branches[last], written.dropFirst())
    default: closeLabel(branches[last])
    }
  }

  /// The label of a reference, when it is shown.
  mutating func meetLabel(_ label: NoteReading.Node) {
    if branches.last?.roles.label != .label { append(unescaped(reading.bytes(of: label))[...]) }
  }

  private mutating func openText(_ reference: Branch, _ written: ArraySlice<UInt8>) {
    switch reference.roles.text {
    case .plain: append(written)
    case .leads(let target):
      flush()
      let isImage = reference.node.kind == .imageReference
      openLink(isImage ? CMARK_NODE_IMAGE : CMARK_NODE_LINK, to: target)
    case .label: branches[branches.count - 1].isHidden = true
    }
  }

  private mutating func closeText(_ reference: Branch) {
    switch reference.roles.text {
    case .plain: append([UInt8(ascii: "]")])
    case .leads:
      flush()
      tree.leave()
    case .label: break
    }
  }

  /// `rest` is what follows the bracket that closes the text: nothing, `[` or `[]`.
  private mutating func openLabel(_ reference: Branch, _ rest: ArraySlice<UInt8>) {
    switch reference.roles.label {
    case .plain: append(rest)
    case .leads(let target):
      flush()
      openLink(CMARK_NODE_LINK, to: target)
    case .label: break
    }
  }

  private mutating func closeLabel(_ reference: Branch) {
    switch reference.roles.label {
    case .plain: append([UInt8(ascii: "]")])
    case .leads:
      flush()
      tree.leave()
    case .label: break
    }
  }
}

extension NodeKind {
  var isReference: Bool { self == .reference || self == .imageReference }
}
