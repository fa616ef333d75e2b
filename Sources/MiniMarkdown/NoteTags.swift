/// A tag in the text of a note.
package struct NoteTag: Hashable, Sendable {
  /// The name without the pound sign, as it is spelled the first time.
  package var name: String
  /// The bytes of every place where it stands, pound sign included.
  package var ranges: [Range<Int>]

  package init(name: String, ranges: [Range<Int>]) {
    self.name = name
    self.ranges = ranges
  }
}

extension NoteReading {
  /// The tags of the note, each once whatever its case, in the order of their first places.
  package var tags: [NoteTag] {
    var tags: [NoteTag] = []
    var places: [String: Int] = [:]
    for node in nodes(of: .tag) {
      let name = written(node.range.dropFirst())
      let folded = caseFolded(name)
      if let place = places[folded] {
        tags[place].ranges.append(node.range)
      } else {
        places[folded] = tags.count
        tags.append(NoteTag(name: name, ranges: [node.range]))
      }
    }
    return tags
  }
}
