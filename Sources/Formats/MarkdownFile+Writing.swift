import NoteVocabulary

/// Writing a file that says all of this again.
extension MarkdownFile {
  package var bytes: [UInt8] {
    var lines = ["---"]
    if let id { lines.append("\(meta["id"] == nil ? "id" : "libnotes"): \(id.digits)") }
    let isCreatedKnown = meta["created"].flatMap { Moment(utc: $0) } != nil
    let others = meta.keys.filter {
      !MarkdownKey.book.contains($0) && ($0 != "created" || !isCreatedKnown)
    }
    for key in MarkdownKey.book + others.sorted() {
      if let value = meta[key] { lines.append(line(key, value)) }
    }
    if !tags.isEmpty { lines.append("tags: \(WrittenValue.written(tags))") }
    if let folder { lines.append("folder: \(WrittenValue.written(folder))") }
    if isPinned { lines.append("pinned: true") }
    if let created {
      lines.append("created: \(isCreatedKnown ? meta["created"] ?? "" : created.utc)")
    }
    // An empty line keeps them from belonging to what stands above. The second one ends the front
    // matter, whatever the text begins with.
    let front = lines.joined(separator: "\n") + "\n"
    return Array(front.utf8) + (kept.isEmpty ? [] : [10] + kept) + Array("---\n\n".utf8)
      + text.bytes
  }

  private func line(_ key: String, _ value: String) -> String {
    let name = WrittenValue.written(key: MarkdownKey.written(key))
    let isList = !MarkdownKey.book.contains(key) && WrittenValue.isList(value)
    let written = isList ? value : WrittenValue.written(value)
    return written.isEmpty ? "\(name):" : "\(name): \(written)"
  }
}
