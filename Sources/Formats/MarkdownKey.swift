/// The keys of front matter that mean something, in any case.
///
/// What is known of a note may be called anything, also `tags`: then `meta:` stands before it.
enum MarkdownKey {
  /// What is known of a book, in the order it is written.
  static let book: [String] = [
    "title", "author", "year", "isbn", "publisher", "language", "pages", "series", "status",
    "rating", "started", "finished",
  ]

  /// What lists tags.
  static let tags: Set<String> = ["tags", "tag", "keywords"]

  /// What is not kept by its key.
  private static let others: [String] = [
    "libnotes", "id", "tags", "tag", "keywords", "folder", "pinned", "created", "date", "authors",
  ]

  /// Keys that say something else of a note wherever they stand.
  private static let taken: [String] = [
    "libnotes", "tags", "tag", "keywords", "folder", "pinned", "created", "authors",
  ]

  private static let prefix = "meta:"

  /// One name for all ways to write a key.
  static func name(of key: String) -> String {
    if key.hasPrefix(prefix) {
      let name = meta(key)
      return written(name) == name ? name : key
    }
    let small = key.lowercased()
    guard small != "authors" else { return "author" }
    return book.contains(small) || others.contains(small) ? small : key
  }

  /// The key of what is known of a note, by its name in the front matter.
  static func meta(_ name: String) -> String {
    name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  /// What is known of a note, as a key of its front matter.
  static func written(_ meta: String) -> String {
    let small = meta.lowercased()
    let isKnown = book.contains(small) || others.contains(small)
    let isOwn = isKnown ? meta == small && !taken.contains(small) : !meta.hasPrefix(prefix)
    return isOwn ? meta : prefix + meta
  }

  /// Whether a key that could not be used should have been.
  static func isTaken(_ name: String) -> Bool { taken.contains(name) }
}
