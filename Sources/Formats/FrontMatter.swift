import Packrat

/// What stands in front of the text of a Markdown file, as `Grammar/FrontMatter.peg` reads it.
struct FrontMatter {
  private(set) var entries: [Entry] = []
  /// What is no entry: remarks, and lines that were not understood.
  private(set) var others: [Other] = []
  /// Where the text begins.
  let end: Int

  /// A key and what stands behind it.
  struct Entry {
    let key: String
    let value: Value
    /// Its bytes in the file.
    let range: Range<Int>
  }

  enum Value: Hashable {
    case one(String)
    case list([String])
  }

  struct Other {
    let range: Range<Int>
    let isRemark: Bool
  }

  /// Nothing where a file does not begin with front matter.
  init?(of file: [UInt8]) {
    guard file.starts(with: Array("---".utf8)) else { return nil }
    var parser = FrontMatterParser()
    guard let tree = parser.tree(ofBeginningOf: file) else { return nil }
    end = tree.text.count
    for node in tree.roots {
      switch tree.name(of: node) {
      case "entry":
        if let entry = Entry(node, in: tree) {
          entries.append(entry)
        } else {
          others.append(Other(range: node.range, isRemark: false))
        }
      case "remark": others.append(Other(range: node.range, isRemark: true))
      case "unread": others.append(Other(range: node.range, isRemark: false))
      default: continue
      }
    }
  }
}

extension FrontMatter.Entry {
  /// Nothing where a key or a value is no text.
  fileprivate init?(_ entry: SyntaxTree.Node, in tree: SyntaxTree) {
    let parts = tree.children(of: entry).filter { !["mark", "space"].contains(tree.name(of: $0)) }
    guard let first = parts.first, let key = WrittenValue.string(of: first, in: tree) else {
      return nil
    }
    self.key = key
    range = entry.range
    guard parts.count > 1 else {
      value = .one("")
      return
    }
    guard tree.name(of: parts[1]) == "list" else {
      guard let string = WrittenValue.string(of: parts[1], in: tree) else { return nil }
      value = .one(string)
      return
    }
    let members = tree.children(of: parts[1]).filter {
      !["mark", "space"].contains(tree.name(of: $0))
    }
    let strings = members.compactMap { WrittenValue.string(of: $0, in: tree) }
    guard strings.count == members.count else { return nil }
    value = .list(strings)
  }
}
