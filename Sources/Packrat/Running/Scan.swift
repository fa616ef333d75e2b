/// What a parse knows while it runs: the text, how far it was read, the tape, the margins.
///
/// The machine and the generated parsers both work on one of these, so that both write the same
/// tape. Positions are byte offsets in `bytes`; a rule returns where it ended, or -1.
@safe @usableFromInline package struct Scan: ~Copyable {
  // The text.
  @usableFromInline package var bytes: UnsafePointer<UInt8>
  /// Where reading stops: the end of the window, or of the text inside a `@within`.
  @usableFromInline package var limit: Int = 0
  /// Where the unit begins.
  @usableFromInline package var start: Int = 0
  /// Whether the scalar before `start` belongs to the same block.
  package var hasBefore: Bool = false
  /// No newline stands between these two: the part of a line that was walked last.
  package var lineStart: Int = 0
  package var lineEnd: Int = 0
  /// One past the furthest byte looked at. Raised where a test fails and where a look-ahead
  /// returns, which is enough: what was read and taken lies before the end of the unit.
  @usableFromInline package var examined: Int = 0

  // The tree.
  @usableFromInline package var tape: UnsafeMutablePointer<UInt32>
  @usableFromInline package var count: Int = 0
  @usableFromInline package var room: Int
  /// The place of the leaf that a neighbour of its kind would be joined to, or -1.
  @usableFromInline package var joint: Int = -1
  /// Above 0 while no tree is written: in look-aheads, leaves and extents.
  @usableFromInline package var quiet: Int = 0
  /// How many recursive rules are open.
  package var depth: Int = 0
  /// How many of `@deep` are open.
  package var deep: Int = 0

  // Lines.
  /// What each further line begins with, outermost first; there is room for `marginsMax`.
  package var margins: UnsafeMutablePointer<Margin>
  @usableFromInline package var marginCount: Int = 0
  /// The place just behind the last margin taken; the character before it counts as white space.
  package var fresh: Int = -1

  /// A tab can be wider than what was asked for: how many columns of it are left, and behind which
  /// byte.
  @usableFromInline package var spare: Int = 0
  @usableFromInline package var spareAt: Int = -1

  // Cutting a long block into units.
  /// A block longer than this is cut.
  package var blockMax: Int = 4096
  /// Its units are at least so long.
  package var unitMin: Int = 1024
  /// From where a block may be cut; nowhere when it is `Int.max`.
  @usableFromInline package var cutFrom: Int = .max
  /// Where it is cut by preference, or -1.
  @usableFromInline package var seam: Int = -1
  /// Not 0 once it was cut: the entry of the next unit.
  package var cut: UInt32 = 0
  /// Where the extent of a long block stops for now, and whether it did.
  @usableFromInline package var reach: Int = .max
  @usableFromInline package var isPartial: Bool = false
  /// The rule to go on with when the text with delimiters parsed next is cut, or -1.
  package var treeRule: Int = -1

  // Delimiters.
  package var pairing: Pairing = Pairing()
  package var twins: Twins = Twins()
  /// What `@memo` has found: by its number and the place, where it ends.
  package var memo: [UInt64: Ending] = [:]
  package var usesMemo: Bool = true

  /// What was done since the unit began, where asserts are checked: one for each byte and each
  /// rule that was tried.
  @usableFromInline package var work: Int = 0

  /// What the further lines of a container begin with.
  @usableFromInline package struct Margin: BitwiseCopyable, Sendable {
    /// The number of the prefix; -1 for an indentation.
    @usableFromInline package var prefix: Int
    @usableFromInline package var columns: Int
    @usableFromInline package var kind: UInt8

    @inlinable @inline(__always)
    package init(prefix: Int, columns: Int, kind: UInt8) {
      self.prefix = prefix
      self.columns = columns
      self.kind = kind
    }
  }

  /// How a remembered expression ended.
  package struct Ending: Sendable {
    package var end: Int
    package var examined: Int

    package init(end: Int, examined: Int) {
      self.end = end
      self.examined = examined
    }
  }

  package init() {
    room = 1024
    unsafe tape = .allocate(capacity: room)
    unsafe margins = .allocate(capacity: Self.marginsMax)
    unsafe bytes = UnsafePointer(bitPattern: 1).unsafelyUnwrapped
  }

  deinit {
    unsafe tape.deallocate()
    unsafe margins.deallocate()
  }

  /// Containers may be nested so deep.
  package static let marginsMax: Int = 64
  /// Recursive rules may be nested so deep.
  package static let depthMax: Int = 256
}

// MARK: - Where a test fails

extension Scan {
  /// Says that the byte at `position` was looked at.
  @inlinable @inline(__always)
  package mutating func see(_ position: Int) {
    if position >= examined { examined = position &+ 1 }
  }

  /// Says that the byte at `position` was looked at, and does not suit.
  @inlinable @inline(__always)
  package mutating func miss(_ position: Int) -> Int {
    if position >= examined { examined = position &+ 1 }
    return -1
  }

  /// The byte at `position`, or nothing at the limit.
  @inlinable @inline(__always)
  package mutating func byte(_ position: Int) -> UInt8? {
    position < limit ? unsafe bytes[position] : nil
  }
}

extension Scan {
  /// Counts what is done; for asserts, so that it costs nothing where they are not checked.
  @inlinable @inline(__always)
  package mutating func works(_ steps: Int = 1) -> Bool {
    work &+= steps
    return true
  }

  /// Everything that was done since the unit began.
  package var workDone: Int { work &+ pairing.work }
}
