/// What one cell of a table holds, and what a statement is given for a `?`.
///
/// Text is bytes: SQLite keeps them as they are, UTF-8 or not.
package enum Cell: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text([UInt8])
  case blob([UInt8])
}

extension Cell {
  package static func text(_ string: String) -> Cell { .text(Array(string.utf8)) }
  package static func integer(_ number: Int) -> Cell { .integer(Int64(number)) }

  /// The text, or null where there is none.
  package static func textIfAny(_ string: String?) -> Cell { string.map { .text($0) } ?? .null }
  /// The number, or null where there is none.
  package static func integerIfAny(_ number: Int?) -> Cell { number.map { .integer($0) } ?? .null }
  /// The number, or null where there is none.
  package static func realIfAny(_ number: Double?) -> Cell { number.map { .real($0) } ?? .null }
}

extension Cell: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  package init(stringLiteral string: String) { self = .text(string) }
  package init(integerLiteral number: Int64) { self = .integer(number) }
}
