/// How a tag may be written: levels separated by `/`, each with something in it.
enum TagSpelling {
  static let countMax = 200
  static let levelsMax = 16

  /// The tag without a pound sign, without empty levels and without white space at their ends;
  /// nothing if no tag is left, or one that is too long.
  static func cleaned(_ name: String) -> String? {
    let levels = PathSpelling.levels(of: name.drop { $0 == "#" || $0.isWhitespace })
    let cleaned = levels.joined(separator: "/")
    guard !cleaned.isEmpty, cleaned.utf8.count <= countMax, levels.count <= levelsMax,
      PathSpelling.isPlain(cleaned)
    else { return nil }
    return cleaned
  }

  /// The same; throws where no tag can have that name.
  static func required(_ name: String) throws(LibraryError) -> String {
    if let cleaned = cleaned(name) { return cleaned }
    throw LibraryError(
      "no tag can be named '\(name)'",
      hint: "a tag has at most \(countMax) bytes, \(levelsMax) levels and no control characters")
  }
}

/// How a folder may be written: a name, or two with a `/` between them.
enum FolderSpelling {
  static let countMax = 200
  static let levelsMax = 2

  /// The path without empty levels and without white space at their ends; nothing if no folder can
  /// have that name.
  static func cleaned(_ path: String) -> String? {
    let levels = PathSpelling.levels(of: path[...])
    let cleaned = levels.joined(separator: "/")
    guard !cleaned.isEmpty, cleaned.utf8.count <= countMax, levels.count <= levelsMax,
      PathSpelling.isPlain(cleaned)
    else { return nil }
    return cleaned
  }

  /// The same; throws where no folder can have that name.
  static func required(_ path: String) throws(LibraryError) -> String {
    if let cleaned = cleaned(path) { return cleaned }
    throw LibraryError(
      "no folder can be named '\(path)'",
      hint: "a folder has at most \(countMax) bytes and two levels, as in 'Books/Novels'")
  }
}

/// What names of tags and folders have in common.
private enum PathSpelling {
  /// Without empty ones, each with single spaces between its words and none at its ends.
  static func levels(of name: Substring) -> [String] {
    name.split(separator: "/").map { level in
      String(level.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }.filter { !$0.isEmpty }
  }

  static func isPlain(_ name: String) -> Bool {
    !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
