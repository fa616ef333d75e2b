/// How a text is parsed piece by piece: what the incremental tree asks of a grammar.
///
/// A text is a row of *units*: usually one block of it, with the blank lines after it. A unit's
/// parse depends on nothing but the bytes from its first one on, and on its `entry`.
///
///     ┌ unit ┐┌──── a long block, cut into units ────┐┌ unit ┐
///     # Title  A paragraph of a megabyte …             Q: …
///     entry first 0 e        e        e                0
///
/// A long block is cut, so that an edit inside it stays cheap: its first unit opens the block's
/// branch (its first tape entry, whose count covers the entries of this unit alone), the others
/// hold further children of that branch.
package protocol UnitRules: ~Copyable {
  /// Parses the unit that begins at `start`, and appends its entries to `tape`.
  ///
  /// - `window`: the bytes that can be read; the text before `start` in it is never read, but for
  ///   the one scalar before `start` when `entry` continues a block.
  /// - `entry`: what the unit continues; `.block` where a new block begins, `.first` at byte 0.
  /// - `seam`: a position at which an old unit that continues a block began. A long block is cut
  ///   there if it can be; else where it suits the rules. Nothing when there is none.
  ///
  /// A unit covers at least one byte when `start < window.count`, and never passes `window.count`.
  mutating func parseUnit(
    in window: UnsafeBufferPointer<UInt8>, at start: Int, entry: UnitEntry, seam: Int?,
    onto tape: inout [Tape.Entry]
  ) -> UnitResult

  /// The names of the kinds of nodes.
  static var kinds: [String] { get }
}

/// What a unit continues: nothing, or which rule of the grammar, and what that remembers.
package struct UnitEntry: Hashable, Sendable {
  package var bits: UInt32

  package init(bits: UInt32) { self.bits = bits }

  /// A new block begins.
  package static let block: UnitEntry = UnitEntry(bits: 0)
  /// The text begins. Only the first unit has this entry.
  package static let first: UnitEntry = UnitEntry(bits: 1 << 31)

  /// Whether the unit holds further children of the branch that an earlier unit opened.
  package var continues: Bool { bits != 0 && self != .first }
}

/// What became of a unit.
package struct UnitResult: Hashable, Sendable {
  /// Where the next unit begins.
  package var end: Int
  /// One past the furthest byte that was looked at; the end of the window counts as a byte, so
  /// `window.count + 1` says that the unit saw the end.
  package var examined: Int
  /// The entry of the next unit.
  package var next: UnitEntry

  package init(end: Int, examined: Int, next: UnitEntry) {
    self.end = end
    self.examined = examined
    self.next = next
  }
}
