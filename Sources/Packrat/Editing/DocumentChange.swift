/// What an edit of a document did, and how much work it was.
package struct DocumentChange: Hashable, Sendable {
  /// The bytes that went, in the text before.
  package var removed: Range<Int>
  /// How many bytes came in their place.
  package var insertedCount: Int
  /// The bytes, in the text after, of the units that were parsed again. The tree of every block
  /// outside is as it was; a long block that lies partly in it has changed there at most.
  package var parsed: Range<Int>
  /// Bytes that were looked at, some more than once.
  package var bytesExamined: Int
  /// Units that were parsed, some more than once.
  package var unitsParsed: Int

  /// No change at all.
  static func none(at range: Range<Int>) -> DocumentChange {
    DocumentChange(
      removed: range, insertedCount: 0, parsed: range, bytesExamined: 0, unitsParsed: 0)
  }

  /// The bytes that came, in the text after.
  package var inserted: Range<Int> {
    removed.lowerBound..<removed.lowerBound + insertedCount
  }
}
