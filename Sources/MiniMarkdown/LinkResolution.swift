/// Which brackets of a note are links, and where they lead.
///
/// The tree says where brackets stand. Whether `[a][b]` is a link depends on the whole note:
/// on what is defined in it, and on the links inside, because no link may hold another.
package struct LinkResolution: Sendable {
  /// What one pair of brackets does.
  package enum Role: Hashable, Sendable {
    /// It is shown as it is written.
    case plain
    case leads(to: LinkTarget)
    /// It only says where the brackets before it lead, and is not shown.
    case label
  }

  /// The roles of both pairs of a reference, `[text][label]`.
  package struct Roles: Hashable, Sendable {
    package var text = Role.plain
    package var label = Role.plain

    package init() {}
  }

  private let definitions: Definitions
  private var roles: [Int: Roles] = [:]
  private var broken: Set<Int> = []

  package init(of reading: NoteReading) {
    definitions = Definitions(in: reading)
    resolve(reading)
  }

  package func roles(of reference: NoteReading.Node) -> Roles {
    roles[reference.index, default: Roles()]
  }

  /// Whether a `link` is shown as it is written, because there is a link in its text.
  package func isBroken(_ link: NoteReading.Node) -> Bool { broken.contains(link.index) }
}

extension LinkResolution {
  /// A branch the walk is in.
  private struct Frame {
    var holdsLink = false
    /// The brackets directly behind each other that end where the walk is.
    var row: [Bracket] = []
  }

  /// From the inside out, so that a link knows what it holds.
  private mutating func resolve(_ reading: NoteReading) {
    var frames = [Frame()]
    for step in reading.walk {
      switch step {
      case .enters(let node):
        if node.kind != .reference { settle(&frames[frames.count - 1]) }
        frames.append(Frame())
      case .meets:
        settle(&frames[frames.count - 1])
      case .leaves(let node):
        var inner = frames.removeLast()
        settle(&inner)
        let last = frames.count - 1
        frames[last].holdsLink = frames[last].holdsLink || inner.holdsLink || node.kind == .link
        if node.kind == .link && inner.holdsLink { broken.insert(node.index) }
        if !definitions.isEmpty && (node.kind == .reference || node.kind == .imageReference) {
          frames[last].row += reading.brackets(of: node, holdLink: inner.holdsLink)
        }
      }
    }
  }

  /// Decides what the brackets of a row do, from left to right.
  private mutating func settle(_ frame: inout Frame) {
    guard !frame.row.isEmpty else { return }
    var index = 0
    while index < frame.row.count {
      let bracket = frame.row[index]
      let label = index + 1 < frame.row.count ? frame.row[index + 1] : nil
      index += 1
      guard bracket.isImage || !bracket.holdsLink else { continue }
      let named = label.flatMap { $0.isLabel && !$0.isEmpty ? $0.name : nil } ?? bracket.name
      guard let target = named.flatMap({ definitions[$0] }) else { continue }
      set(bracket, to: .leads(to: target))
      frame.holdsLink = frame.holdsLink || !bracket.isImage
      if let label, label.isLabel {
        set(label, to: .label)
        index += 1
      }
    }
    frame.row.removeAll(keepingCapacity: true)
  }

  private mutating func set(_ bracket: Bracket, to role: Role) {
    if bracket.isSecond {
      roles[bracket.reference, default: Roles()].label = role
    } else {
      roles[bracket.reference, default: Roles()].text = role
    }
  }
}

/// One pair of brackets.
private struct Bracket {
  /// The place of the reference on the tape.
  var reference: Int
  /// Whether it is the `[label]` of `[text][label]`.
  var isSecond: Bool
  var isImage: Bool
  var holdsLink: Bool
  /// `[]`
  var isEmpty: Bool
  /// Whether it can name where the brackets before it lead: there are no brackets in it.
  var isLabel: Bool
  var name: LinkLabel?
}

extension NoteReading {
  fileprivate func brackets(of reference: Node, holdLink: Bool) -> [Bracket] {
    var inner: [[UInt8]] = [[]]
    var marks = 0
    for part in children(of: reference) {
      if part.kind == .mark {
        marks += 1
        if marks == 2 && bytes(of: part).contains(UInt8(ascii: "[")) { inner.append([]) }
      } else {
        appendWritten(part, to: &inner[inner.count - 1])
      }
    }
    return inner.enumerated().map { place, written in
      Bracket(
        reference: reference.index, isSecond: place == 1,
        isImage: place == 0 && reference.kind == .imageReference,
        holdsLink: place == 0 && holdLink, isEmpty: written.isEmpty,
        isLabel: !hasBrackets(written), name: LinkLabel(written))
    }
  }

  /// What is written in a part, without the margins of its lines; cut where no label goes on.
  private func appendWritten(_ part: Node, to written: inout [UInt8]) {
    for index in part.index..<part.next where written.count < 1000 {
      let leaf = node(at: index)
      if !leaf.isBranch && !leaf.kind.isMargin { written += bytes(of: leaf) }
    }
  }

  private func hasBrackets(_ written: [UInt8]) -> Bool {
    var isEscaped = false
    for byte in written {
      if !isEscaped && (byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")) { return true }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return false
  }
}
