import History

/// Words of a text that stay, come or go.
public struct WordChange: Hashable, Sendable {
  public let kind: Kind
  /// The words as they stand there, with the white space between them.
  public let text: [UInt8]

  public enum Kind: Hashable, Sendable {
    case kept
    case added
    case removed
  }

  /// The way from one text to another, in order: all of it together without what was removed is
  /// the new text. Where they are too different to compare, all is removed and all is added.
  static func changes(from old: [UInt8], to new: [UInt8]) -> [WordChange] {
    let (oldWords, newWords) = (words(of: old), words(of: new))
    var numbers: [ArraySlice<UInt8>: Int32] = [:]
    func numbered(_ words: [ArraySlice<UInt8>]) -> [Int32] {
      words.map { word in
        let number = numbers[word] ?? Int32(truncatingIfNeeded: numbers.count)
        numbers[word] = number
        return number
      }
    }
    let found = Difference.changes(from: numbered(oldWords), to: numbered(newWords))
    var changes: [WordChange] = []
    func take(_ kind: Kind, _ words: ArraySlice<ArraySlice<UInt8>>) {
      if !words.isEmpty { changes.append(WordChange(kind: kind, text: Array(words.joined()))) }
    }
    var place = 0
    for change in found ?? [Difference.Change(removed: oldWords.indices, added: newWords.indices)] {
      take(.kept, oldWords[place..<change.removed.lowerBound])
      take(.removed, oldWords[change.removed])
      take(.added, newWords[change.added])
      place = change.removed.upperBound
    }
    take(.kept, oldWords[place...])
    return changes
  }

  /// Words and the white space between them, in turn.
  private static func words(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var start = 0
    for place in text.indices.dropFirst() where isWhite(text[place]) != isWhite(text[place - 1]) {
      words.append(text[start..<place])
      start = place
    }
    if start < text.count { words.append(text[start...]) }
    return words
  }

  private static func isWhite(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
