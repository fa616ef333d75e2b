/// What receives folded letters, in the order of the text.
protocol LetterReader {
  /// A folded scalar from the bytes `start..<end`. Marks follow the letter they belong to.
  mutating func take(_ scalar: UInt32, _ kind: Letter.Kind, _ start: Int, _ end: Int)
}

/// Folds bytes to letters, and puts each letter and its marks together.
///
///     bytes ──▶ scalar ──▶ Letter ──▶ [letter mark mark] ──▶ reader
///                                      └── waits until no mark follows
struct LetterStream {
  /// More marks on one letter are dropped: no writing needs them, and sorting them would cost the
  /// square of their number.
  static let marksMax = 30

  private var waiting: (scalar: UInt32, kind: Letter.Kind, start: Int, end: Int)?
  private var marks: [UInt32] = []
  private var sawMovingMark = false
  private var mustCompose = false

  /// Reads from a byte on, up to the next ASCII byte after it, and gives its place.
  mutating func read(
    _ text: Span<UInt8>, from first: Int, by table: inout LetterTable,
    into reader: inout some LetterReader
  ) -> Int {
    let searching = table.forSearch
    var place = first
    repeat {
      let scalar = text.scalar(at: place)
      let end = place + scalar.length
      let letter = table.letter(scalar.value)
      if letter.kind == .several {
        for part in table.scalars(scalar.value) {
          take(table.letter(part), part, place, end, searching, into: &reader)
        }
      } else {
        take(letter, scalar.value, place, end, searching, into: &reader)
      }
      place = end
    } while place < text.count && text[place] >= 0x80
    release(into: &reader)
    return place
  }

  @inline(__always)
  private mutating func take(
    _ letter: Letter, _ scalar: UInt32, _ start: Int, _ end: Int, _ searching: Bool,
    into reader: inout some LetterReader
  ) {
    switch letter.kind {
    case .bare, .symbol, .region, .separator, .joiner:
      release(into: &reader)
      reader.take(letter.folded, letter.kind, start, end)
    case .letter, .unspaced:
      release(into: &reader)
      waiting = (letter.folded, letter.kind, start, end)
    case .mark, .movingMark, .fusingMark:
      guard let base = waiting?.scalar, marks.count < Self.marksMax else { return }
      if !searching || LetterTable.keeps(base, mark: letter.folded) {
        add(letter, end)
      }
    case .jamo:
      if waiting != nil, marks.count < Self.marksMax {
        add(letter, end)
      } else {
        release(into: &reader)
        waiting = (letter.folded, .unspaced, start, end)
      }
    case .several, .unknown:
      // A part that folds further stands for itself: no Unicode table says so, and so no loop.
      release(into: &reader)
      waiting = (scalar, .letter, start, end)
    case .invisible:
      break
    }
  }

  private mutating func add(_ mark: Letter, _ end: Int) {
    marks.append(mark.folded)
    waiting?.end = end
    switch mark.kind {
    case .mark: break
    case .movingMark:
      mustCompose = mustCompose || sawMovingMark
      sawMovingMark = true
    default: mustCompose = true
    }
  }

  /// Hands on the letter that waits, with its marks.
  @inline(__always)
  private mutating func release(into reader: inout some LetterReader) {
    guard let (scalar, kind, start, end) = waiting else { return }
    waiting = nil
    if marks.isEmpty {
      reader.take(scalar, kind, start, end)
    } else {
      releaseMarks(scalar, kind, start, end, into: &reader)
    }
  }

  private mutating func releaseMarks(
    _ scalar: UInt32, _ kind: Letter.Kind, _ start: Int, _ end: Int,
    into reader: inout some LetterReader
  ) {
    if mustCompose {
      let apart = UnicodeTables.decomposed(scalar, foldingCase: false, compatible: false)
      for (place, scalar) in UnicodeTables.composed(apart + marks).enumerated() {
        reader.take(scalar, place == 0 ? kind : .mark, start, end)
      }
    } else {
      reader.take(scalar, kind, start, end)
      for mark in marks { reader.take(mark, .mark, start, end) }
    }
    marks.removeAll(keepingCapacity: true)
    sawMovingMark = false
    mustCompose = false
  }
}
