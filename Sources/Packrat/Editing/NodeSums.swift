/// What is known of all the text below a node.
struct NodeSums: Equatable, Sendable {
  var bytes: UInt32
  /// How far past the end of this text a unit in it has been examined.
  var reach: UInt32
  /// Newlines.
  var lines: UInt32
  var units: UInt32
  /// The units that continue another.
  var continued: UInt32

  static let none: NodeSums = NodeSums(bytes: 0, reach: 0, lines: 0, units: 0, continued: 0)

  @inline(__always) var byteCount: Int { Int(bytes) }

  /// Adds the sums of the text that follows.
  @inline(__always)
  mutating func append(_ next: NodeSums) {
    reach = max(next.reach, reach > next.bytes ? reach &- next.bytes : 0)
    add(next)
  }

  /// Adds all but the reach.
  @inline(__always)
  mutating func add(_ other: NodeSums) {
    bytes &+= other.bytes
    lines &+= other.lines
    units &+= other.units
    continued &+= other.continued
  }

  /// Takes all away but the reach.
  @inline(__always)
  mutating func subtract(_ other: NodeSums) {
    bytes &-= other.bytes
    lines &-= other.lines
    units &-= other.units
    continued &-= other.continued
  }
}
