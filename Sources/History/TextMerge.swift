/// Texts that went different ways from one base, in one text again.
///
///     base   Fig | Plum
///     one    Fig | Pear | Plum            Fig | Pear | Plums
///     two    Fig | Plums
///
/// Each text is cut into pieces and compared with the base, and all that was changed is done to the
/// base at once. Every piece a side added is in the result, and none is that no side has.
package enum TextMerge {
  /// More texts are not merged.
  package static let headsMax: Int = 8
  /// Longer texts are not merged.
  package static let countMax: Int = 8 << 20
  /// Texts of more pieces are not merged.
  package static let piecesMax: Int = 1 << 19

  /// The texts in one; nothing where they cannot all be had, or there is too much of them.
  ///
  /// The same change on several sides counts once. Where two sides take out pieces that overlap or
  /// touch, or one puts something in where another takes out, they cannot both be had. What is put
  /// in at the same place stands in the order of `heads`, which is that of their times.
  package static func merged(
    _ heads: [[UInt8]], from base: [UInt8], cutBy tokens: ([UInt8]) -> [Range<Int>]
  ) -> [UInt8]? {
    guard heads.count <= headsMax, ([base] + heads).allSatisfy({ $0.count <= countMax }) else {
      return nil
    }
    var numbers = TokenNumbers()
    guard let baseText = CutText(base, tokens, &numbers) else { return nil }
    var changes: [TextChange] = []
    var known: Set<TextChange> = []
    for head in heads where head != base {
      guard let text = CutText(head, tokens, &numbers),
        let found = Difference.changes(from: baseText.numbers, to: text.numbers)
      else { return nil }
      for change in found.map({ TextChange($0, text) }) where known.insert(change).inserted {
        changes.append(change)
      }
    }
    changes = inOrder(changes)
    guard canAllBeHad(changes) else { return nil }
    var text = applied(changes, to: baseText)
    if !endsLine(heads, from: base) { text.removeNewline() }
    return text
  }

  /// As they stand in the base. What is put in stands before what is put in another's place; at
  /// the same place the order stays.
  private static func inOrder(_ changes: [TextChange]) -> [TextChange] {
    changes.enumerated().sorted {
      ($0.element.removed.lowerBound, $0.element.removed.upperBound, $0.offset)
        < ($1.element.removed.lowerBound, $1.element.removed.upperBound, $1.offset)
    }.map(\.element)
  }

  /// Whether no two changes are in each other's way. They are in order.
  private static func canAllBeHad(_ changes: [TextChange]) -> Bool {
    var removed = -1..<(-1)
    for change in changes {
      let place = change.removed.lowerBound
      guard place > removed.upperBound || change.removed.isEmpty && place == removed.upperBound
      else { return false }
      if !change.removed.isEmpty { removed = change.removed }
    }
    return true
  }

  private static func applied(_ changes: [TextChange], to base: CutText) -> [UInt8] {
    var text: [UInt8] = []
    var place = 0
    for change in changes {
      text += base.bytes(of: place..<change.removed.lowerBound)
      text += change.added
      place = change.removed.upperBound
    }
    return text + base.bytes(of: place..<base.pieces.count)
  }

  /// Whether the result ends with a newline: as the base does, unless a side has changed that. A
  /// side that has nothing left says nothing about it.
  private static func endsLine(_ heads: [[UInt8]], from base: [UInt8]) -> Bool {
    heads.contains { !$0.isEmpty && $0.endsLine != base.endsLine } != base.endsLine
  }
}

/// A text in pieces, which are numbers that are equal where their bytes are.
///
/// The last line gets a newline if it has none: else whoever adds a line to a text would change its
/// last one too.
private struct CutText {
  let text: [UInt8]
  let pieces: [Range<Int>]
  let numbers: [Int32]

  /// Nothing when there are too many pieces.
  init?(_ text: [UInt8], _ tokens: ([UInt8]) -> [Range<Int>], _ known: inout TokenNumbers) {
    let whole = text.isEmpty || text.endsLine ? text : text + text.newline
    self.text = whole
    pieces = tokens(whole)
    guard pieces.count <= TextMerge.piecesMax else { return nil }
    numbers = pieces.map { piece in
      let startsLine = piece.lowerBound == 0 || whole[piece.lowerBound - 1].isNewline
      return known.number(of: Token(bytes: whole[piece], startsLine: startsLine))
    }
  }

  func bytes(of range: Range<Int>) -> ArraySlice<UInt8> {
    guard let first = range.first, let last = range.last else { return [] }
    return text[pieces[first].lowerBound..<pieces[last].upperBound]
  }
}

/// What one side, or several, did at one place of the base.
private struct TextChange: Hashable {
  let removed: Range<Int>
  let added: ArraySlice<UInt8>

  init(_ change: Difference.Change, _ text: CutText) {
    removed = change.removed
    added = text.bytes(of: change.added)
  }
}

/// A piece of a text. One that goes on with a line is another than one that starts one, so that
/// lines are never joined.
private struct Token: Hashable {
  let bytes: ArraySlice<UInt8>
  let startsLine: Bool
}

/// Numbers for tokens.
private struct TokenNumbers {
  private var numbers: [Token: Int32] = [:]

  mutating func number(of token: Token) -> Int32 {
    if let number = numbers[token] { return number }
    let number = Int32(numbers.count)
    numbers[token] = number
    return number
  }
}

extension [UInt8] {
  fileprivate var endsLine: Bool { last?.isNewline ?? false }

  /// The newline its lines end with.
  fileprivate var newline: [UInt8] {
    guard let place = lastIndex(where: \.isNewline) else { return [10] }
    if self[place] == 13 { return [13] }
    return place > 0 && self[place - 1] == 13 ? [13, 10] : [10]
  }

  fileprivate mutating func removeNewline() {
    if last == 10 {
      removeLast()
      if last == 13 { removeLast() }
    } else if last == 13 {
      removeLast()
    }
  }
}

extension UInt8 {
  fileprivate var isNewline: Bool { self == 10 || self == 13 }
}
