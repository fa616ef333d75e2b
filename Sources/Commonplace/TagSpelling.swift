/// How a tag may be written: levels separated by `/`, each with something in it.
enum TagSpelling {
  static let countMax = 200
  static let levelsMax = 16

  /// The tag without a pound sign, without empty levels and without white space at their ends;
  /// nothing if no tag is left, or one that is too long.
  static func cleaned(_ name: String) -> String? {
    let levels = name.drop { $0 == "#" }.split(separator: "/").map { level in
      String(level.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }.filter { !$0.isEmpty }
    let cleaned = levels.joined(separator: "/")
    guard !cleaned.isEmpty, cleaned.utf8.count <= countMax, levels.count <= levelsMax,
      !cleaned.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    return cleaned
  }
}
